import { describe, expect, test } from "vitest";
import type { FieldView } from "../../src/gen/golems";
import { cellName, cellOf } from "../../src/games/golems/box";
import { plan, type Course } from "../../src/games/golems/program/plan";
import { CALL, FOR, IF, PLAIN, WHILE, type Row } from "../../src/games/golems/program/rows";

const NORTH = 0;
const row = (kind: number, first = -1, second = -1, sensor = 0): Row => ({ kind, first, second, sensor });
const LETTERS = "FBLRSXD";
const laid = (letters: string): Row[] => [...letters].map((letter) => row(PLAIN, LETTERS.indexOf(letter)));

/** A field drawn in the characters of the scenarios. */
function field(...lines: string[]): FieldView {
  const cells = lines.flatMap((line, y) => [...line].map((sign, x) => ({ cell: 16 * y + x, sign })));
  const there = cells.filter(({ sign }) => sign !== "_");
  return {
    width: lines[0]!.length,
    height: lines.length,
    cells: there.map(({ cell }) => cell),
    terrain: there.map(({ sign }) => (sign === "i" ? 1 : sign === "s" ? 2 : 0)),
    solid: there.map(({ sign }) => Math.max(0, " #~H".indexOf(sign))),
    ladders: [],
    parts: [],
    goals: [],
    starts: [],
  };
}

const OPEN = field("....", "....", "....", "....");

function planned(rows: Row[], start = "b4", facing = NORTH, ground = OPEN, things: string[] = []): Course[] {
  return plan({ field: ground, things: new Set(things.map(cellOf)) }, { cell: cellOf(start), facing }, rows, [0, 3]);
}

const end = ({ end }: Course): string => `${cellName(end.cell)} ${"NESW"[end.facing]}`;
const kinds = ({ legs }: Course): string => legs.map(({ kind }) => kind).join(" ");

describe("a plan", () => {
  test("goes and turns as the golem looks", () => {
    expect(planned(laid("FFRF")).map(end)).toEqual(["c2 E"]);
    expect(planned(laid("LBB")).map(end)).toEqual(["d4 W"]);
    expect(kinds(planned(laid("FXDS"))[0]!)).toBe("step strike guard wait");
  });

  test("stops at edges, gaps and walls", () => {
    expect(planned(laid("B")).map(end)).toEqual(["b4 N"]);
    expect(kinds(planned(laid("FF"), "b4", NORTH, field("....", ".#..", "....", "...."))[0]!)).toBe("step bump");
    expect(kinds(planned(laid("F"), "b4", NORTH, field("....", "....", "._..", "...."))[0]!)).toBe("bump");
  });

  test("says in which direction it does not get on", () => {
    expect(planned(laid("B"))[0]!.legs[0]!.towards).toBe(2);
  });

  test("repeats and calls", () => {
    expect(planned([row(FOR, 0)]).map(end)).toEqual(["b2 N"]);
    expect(planned([row(CALL)]).map(end)).toEqual(["b3 E"]);
    expect(planned([row(FOR, 0)])[0]!.legs.map(({ row }) => row)).toEqual([0, 0]);
  });

  test("has two courses with a condition, and is sure of neither", () => {
    const courses = planned([row(PLAIN, 0), row(IF, 2, 0), row(PLAIN, 0)]);
    expect(courses.map(({ side }) => side)).toEqual(["yes", "no"]);
    expect(courses.map(end)).toEqual(["a3 W", "b1 N"]);
    expect(courses.map(({ sure }) => sure)).toEqual([false, false]);
    expect(courses[0]!.legs[0]!.sure).toBe(true);
  });

  test("runs until something is ahead, and does not know what comes then", () => {
    const free = planned([row(WHILE, 0), row(PLAIN, 3)])[0]!;
    expect([end(free), free.sure]).toEqual(["b1 E", false]);
    expect(planned([row(WHILE, 0)], "b4", NORTH, OPEN, ["b2"]).map(end)).toEqual(["b3 N"]);
    expect(planned([row(WHILE, 2)]).map(end)).toEqual(["b4 W"]);
  });

  test("is not sure where something lies or the ground is not plain", () => {
    expect(planned(laid("F"), "b4", NORTH, OPEN, ["b3"])[0]!.sure).toBe(false);
    expect(planned(laid("F"), "b4", NORTH, field("....", "....", ".i..", "...."))[0]!.sure).toBe(false);
    expect(planned(laid("F"))[0]!.sure).toBe(true);
  });

  test("ends where nobody stays", () => {
    const wet = planned(laid("FFR"), "b4", NORTH, field("....", "....", ".~..", "...."))[0]!;
    expect([end(wet), kinds(wet), wet.lost]).toEqual(["b3 N", "step", true]);
  });

  test("leaves gaps out", () => {
    expect(planned([row(FOR), row(PLAIN, 0)]).map(end)).toEqual(["b3 N"]);
  });
});
