import { describe, expect, test } from "vitest";
import { stepsFrom } from "../../src/core/playback.svelte";
import { cellOf } from "../../src/games/golems/box";
import { motion } from "../../src/games/golems/pace";
import { story, type Story } from "../../src/games/golems/story";
import type { GolemView, GolemsView, RowKind } from "../../src/gen/golems";
import type { NumberedEvent } from "../../src/gen/room";
import { find, recorded, recordedNames, told } from "./stage";

const someView = (games = /duel/): GolemsView => find(({ view }) => view.round > 0, games).update.view;

/** A view in which a golem is like this. */
const like = (view: GolemsView, golem: number, change: Partial<GolemView>): GolemsView => ({
  ...view,
  golems: view.golems.with(golem, { ...view.golems[golem]!, ...change }),
});

/** What goes on after some moments, each with its step and the cell to which the first golem gets. */
function after(view: GolemsView, moments: [number, NumberedEvent[], string?][]): Story | undefined {
  let last: Story | undefined;
  for (const [step, events, cell] of moments) {
    const next = { ...(cell ? like(view, 0, { cell: cellOf(cell) }) : view), step };
    last = story(last, { events, before: view, view: next });
    view = next;
  }
  return last;
}

const opened = (bonus: RowKind) =>
  told("row_opened", { seat: 0, row: 1, bonus, command: "F", no: null, sensor: bonus === "while" ? "any" : null });
const pass = (number: number) => told("pass_began", { row: 1, number });
const moved = (seat: number, start: string, end: string) =>
  told("moved", { seat, start: cellOf(start), end: cellOf(end), command: "F" });

describe("the story of a row", () => {
  const start = like(someView(), 0, { cell: cellOf("b4"), facing: 0 });

  test("leaves marks on the lanes; the same thing again is counted", () => {
    const { marks } = after(start, [
      [0, [opened("while")]],
      [1, [pass(1)]],
      [2, [told("looked", { seat: 0, holds: false, looks: -1, ahead: "none", sensor: "any", command: "F" })]],
      [6, [told("loop_began", { seat: 0, command: "F" })]],
      [6, [moved(0, "b4", "b3")], "b3"],
      [6, [moved(0, "b3", "b2")], "b2"],
      [6, [told("loop_endless", { seat: 0, why: "obstacle", repeats: 2 })]],
    ])!;
    expect(marks[0]).toEqual([
      { step: 2, sign: "look", tone: "no", count: 1 },
      { step: 6, sign: "F", tone: "done", count: 2 },
      { step: 6, sign: "endless", tone: "hurt", count: 1 },
    ]);
  });

  test("marks a step that was blocked as its command, and a strike as what it did", () => {
    const cell = cellOf("b4");
    const { marks } = after(start, [
      [0, [opened("plain")]],
      [1, [told("blocked", { seat: 0, cell, why: "edge", other: -1, command: "B", heading: 2 })]],
      [
        4,
        [told("struck", { seat: 0, cell, met: "golem", other: 1, power: 1, hits: false, path: [cell], through: -1 })],
      ],
    ])!;
    expect(marks[0]!.map(({ sign, tone }) => `${sign} ${tone}`)).toEqual(["B failed", "X failed"]);
  });

  test("has a mark for each golem of a moment", () => {
    const turned = told("turned", { seat: 1, facing: 1, command: "R" });
    const { marks } = after(start, [
      [0, [opened("plain")]],
      [1, [turned, moved(0, "b4", "b3")], "b3"],
    ])!;
    expect(marks.map((each) => each.map(({ sign }) => sign))).toEqual([["F"], ["R"]]);
  });

  test("begins anew with every pass and row, and ends with the row", () => {
    const first: [number, NumberedEvent[], string?][] = [
      [0, [opened("for")]],
      [1, [pass(1)]],
      [1, [moved(0, "b4", "b3")], "b3"],
    ];
    expect(after(start, first)!.marks[0]).toHaveLength(1);
    expect(after(start, [...first, [1, [pass(2)]]])!.marks[0]).toEqual([]);
    expect(after(start, [...first, [0, [opened("plain")]]])!.marks[0]).toEqual([]);
    expect(after(start, [...first, [-1, [told("round_ended", { round: 1 })]]])!.marks[0]).toEqual([]);
  });

  test("keeps the rolls of the Bots for the whole row", () => {
    const roll = { seat: 0, die: 3, command: "L" as const, sees: false, path: [false] };
    const bots = { ...start, golems: start.golems.map((golem) => ({ ...golem, owner: -1 })) };
    const row: [number, NumberedEvent[]][] = [
      [0, [opened("plain")]],
      [0, [told("die_rolled", roll)]],
      [1, [pass(1)]],
    ];
    expect(after(bots, row)!.rolls[0]).toMatchObject({ die: 3, command: "L" });
    expect(after(bots, [...row, [0, [told("waited", { seat: 0, row: 2 })]]])!.rolls).toEqual([null, null]);
  });
});

test("in every recorded game a step never goes back within a pass, and every mark is in its step", () => {
  for (const name of recordedNames()) {
    const [first, ...rows] = recorded(name).updates["-1"]!;
    const moments = rows.flatMap((row) => row.moments);
    for (const step of stepsFrom(first!.view, undefined, moments, { story })) {
      const [{ step: now }, { step: last }] = [step.view, step.before];
      const starts = step.events.some(({ kind }) => /pass_began|row_opened|waited/.test(kind));
      if (!starts && now >= 0) expect(now, `${name} ${step.events[0]?.number}`).toBeGreaterThanOrEqual(last);
      for (const mark of (step.story as Story).marks.flat()) expect(mark.step).toBeLessThanOrEqual(now);
    }
  }
});

test("things move no longer than a motion takes, and reasons stay", () => {
  const blocked = told("blocked", { seat: 0, cell: cellOf("a1"), why: "wall", other: -1 });
  expect(motion([blocked], 1200)).toBe(600);
  expect(motion([told("turned", { seat: 0, facing: 0 })], 450)).toBe(450);
  expect(motion([], 0)).toBe(0);
});
