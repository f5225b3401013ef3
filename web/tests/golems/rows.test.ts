import "./desk";
import { describe, expect, test } from "vitest";
import { COMMAND_NAMES, ROW_KIND_NAMES, type Command, type Sensor } from "../../src/gen/golems";
import {
  bonusWord,
  changeOf,
  draftOf,
  isWhole,
  move,
  put,
  putBonus,
  remove,
  wordsOf,
  type Bonus,
  type Row,
} from "../../src/games/golems/program/rows";

const [F, B, L, R, , X, D] = COMMAND_NAMES;
const [, FOR, IF, WHILE, CALL] = ROW_KIND_NAMES;
const plain = (first: Command): Row => ({ kind: "plain", first, second: null, sensor: "any" });
const bonus = (
  kind: Bonus,
  first: Command | null = null,
  second: Command | null = null,
  sensor: Sensor = "any",
): Row => ({ kind, first, second, sensor });
const at = (row: number, part: "head" | "first" | "second" = "first") => ({ row, part });

describe("the answers that lay a program", () => {
  test("come row by row, a Bonus card before its commands", () => {
    const rows = [plain(F), bonus(IF, L, X, "wall"), bonus(FOR, F), bonus(WHILE, B, null, "water"), bonus(CALL)];
    expect(wordsOf(rows)).toEqual([
      "lay:F",
      "if:wall",
      "lay:L",
      "lay:X",
      "for",
      "lay:F",
      "while:water",
      "lay:B",
      "call",
    ]);
  });

  test("name a sensor only where there is one", () => {
    expect([bonusWord(FOR), bonusWord(WHILE, "wall"), bonusWord(IF, "any")]).toEqual(["for", "while:wall", "if"]);
  });

  test("end at the first gap: what lies behind it cannot be laid yet", () => {
    const rows = [plain(F), bonus(IF, L), plain(R)];
    expect(wordsOf(rows)).toEqual(["lay:F", "if", "lay:L"]);
    expect(isWhole(rows)).toBe(false);
    expect(isWhole(rows.slice(0, 2))).toBe(true);
    expect(isWhole([bonus(IF, null, X)])).toBe(false);
    expect(draftOf([bonus(IF, null, X), plain(R)])).toEqual(["if", "gap", "lay:X", "lay:R"]);
  });
});

describe("the way from one program to another", () => {
  test("takes back only what is different, and lays the rest again", () => {
    const laid = [plain(F), plain(L), plain(X), plain(D)];
    expect(changeOf(laid, put(laid, at(1), R))).toEqual({
      back: 3,
      words: ["lay:R", "lay:X", "lay:D"],
    });
    expect(changeOf(laid, remove(laid, at(3)))).toEqual({ back: 1, words: [] });
    expect(changeOf(laid, laid)).toEqual({ back: 0, words: [] });
  });

  test("begins a condition anew if it is to react to something else", () => {
    const laid = [bonus(IF, L, X), plain(F)];
    expect(changeOf(laid, putBonus(laid, at(0, "head"), IF, "barrel"))).toEqual({
      back: 4,
      words: ["if:barrel", "lay:L", "lay:X", "lay:F"],
    });
  });
});

describe("changes", () => {
  test("a command replaces the one that lay there", () => {
    expect(put([plain(F), plain(L)], at(0), X)).toEqual([plain(X), plain(L)]);
    expect(put([bonus(IF, L, X)], at(0, "second"), D)).toEqual([bonus(IF, L, D)]);
    expect(put([bonus(CALL)], at(0, "head"), F)).toEqual([plain(F)]);
    expect(put([], at(0), F)).toEqual([plain(F)]);
  });

  test("a Bonus card goes under the command of a row; CALL takes its place", () => {
    expect(putBonus([plain(F), plain(L)], at(0), FOR)).toEqual([bonus(FOR, F), plain(L)]);
    expect(putBonus([plain(F)], at(0), IF, "wall")).toEqual([bonus(IF, F, null, "wall")]);
    expect(putBonus([plain(F)], at(0), CALL)).toEqual([bonus(CALL)]);
    expect(putBonus([plain(F)], at(1), WHILE)).toEqual([plain(F), bonus(WHILE)]);
  });

  test("taking away: rows move up, commands leave a gap, a Bonus card leaves its command", () => {
    expect(remove([plain(F), plain(L)], at(0))).toEqual([plain(L)]);
    expect(remove([bonus(IF, L, X)], at(0, "first"))).toEqual([bonus(IF, null, X)]);
    expect(remove([bonus(IF, null, X)], at(0, "head"))).toEqual([plain(X)]);
    expect(remove([bonus(FOR, F)], at(0, "head"))).toEqual([plain(F)]);
    expect(remove([bonus(FOR)], at(0, "head"))).toEqual([]);
    expect(remove([bonus(CALL)], at(0, "head"))).toEqual([]);
  });

  test("moving: rows change their order, commands of Bonus cards are exchanged or go into the gap", () => {
    expect(move([plain(F), plain(L), plain(X)], at(0), at(2))).toEqual([plain(L), plain(X), plain(F)]);
    expect(move([bonus(FOR, F), plain(L)], at(0, "head"), at(1))).toEqual([plain(L), bonus(FOR, F)]);
    expect(move([bonus(IF, L, X)], at(0), at(0, "second"))).toEqual([bonus(IF, X, L)]);
    expect(move([plain(F), bonus(IF, L)], at(0), at(1, "second"))).toEqual([bonus(IF, L, F)]);
    expect(move([bonus(FOR, F), plain(L)], at(0), at(1))).toEqual([bonus(FOR, L), plain(F)]);
    expect(move([bonus(FOR, F)], at(0), at(1))).toEqual([bonus(FOR), plain(F)]);
    expect(move([plain(F)], at(0), at(0))).toEqual([plain(F)]);
  });
});
