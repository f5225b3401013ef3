import { describe, expect, test } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import golems from "../../src/games/golems";
import { pace, stops } from "../../src/games/golems/pace";
import { testMessages } from "../messages";
import { find, recorded, recordedNames, told, wordsOf } from "./stage";

testMessages("golems", ["golems-page-yes", "golems-page-no"]); // by the side of a condition

describe.each(LANGUAGES)("in %s", (language) => {
  test("it is said how far the game is", () => {
    speakWith(language, wordsOf(language));
    const { view } = find((update) => update.view.round === 3, /duel/).update;
    expect(golems.stage(view)).toMatch(/3.*10/);
    expect(golems.stage({ ...view, round: 0 })).toBe("");
    expect(golems.stage({ ...view, extra: 2 })).toMatch(/2/);
    expect(golems.stage(find((update) => update.view.round === 4, /labyrinth/).update.view)).toMatch(/4/);
  });
});

test("every recorded event has its time", () => {
  const silent = new Set<string>();
  for (const name of recordedNames()) {
    for (const { events } of recorded(name).updates["-1"]!) {
      for (const event of events) if (pace(event) === 0) silent.add(event.kind);
    }
  }
  expect([...silent]).toEqual(["golems.pass_began"]);
});

test("conflicts stop the playing, other things do not", () => {
  for (const kind of [
    "blocked",
    "stopped",
    "barrel_opened",
    "hit",
    "shielded",
    "loop_endless",
    "eliminated",
  ] as const) {
    expect(stops(told(kind, { seat: 0 })), kind).toBe(true);
  }
  for (const kind of ["moved", "turned", "row_opened", "luck_drawn", "round_ended"] as const) {
    expect(stops(told(kind, { seat: 0 })), kind).toBe(false);
  }
});

test("another pass is shown, the first one is not", () => {
  expect(pace(told("pass_began", { row: 1, number: 1 }))).toBe(0);
  expect(pace(told("pass_began", { row: 1, number: 2 }))).toBeGreaterThan(0);
});

test("who has made a choice does not see it made again", () => {
  const taken = told("card_taken", { seat: 1, card: "axe" });
  expect(pace(taken, 1)).toBe(0);
  expect(pace(taken, 0)).toBeGreaterThan(0);
});
