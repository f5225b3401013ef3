import { describe, expect, test } from "vitest";
import { after, joins, type Played } from "../../src/games/golems/animate";
import { cellOf } from "../../src/games/golems/box";
import { fallenOf } from "../../src/games/golems/cup";
import { motion } from "../../src/games/golems/pace";
import { eyeOf, reachOf } from "../../src/games/golems/sight";
import { sketchOf } from "../../src/games/golems/sketch";
import type { CupView, GolemsView } from "../../src/gen/golems";
import type { Told } from "../../src/gen/room";
import { find, recorded, recordedNames, told } from "./stage";

const someView = (games = /duel/): GolemsView => find(({ view }) => view.round > 0, games).update.view;

/** The moments of a row of events, each as the kinds of its events. */
function moments(view: Played, events: Told[]): string[][] {
  const found: string[][] = [];
  for (const event of events) {
    const kind = event.kind.replace("golems.", "");
    if (joins(view, event)) found.at(-1)!.push(kind);
    else found.push([kind]);
    view = after(view, event);
  }
  return found;
}

describe("a moment", () => {
  test("has all rows that are opened, all golems of a step, all strikes", () => {
    const events = [
      told("row_opened", { seat: 0, row: 1, bonus: "plain", command: "F", no: "", sensor: "" }),
      told("row_opened", { seat: 1, row: 1, bonus: "plain", command: "X", no: "", sensor: "" }),
      told("pass_began", { row: 1, number: 1 }),
      told("moved", { seat: 0, start: "b4", end: "b3" }),
      told("turned", { seat: 1, facing: "E" }),
      told("struck", { seat: 0, cell: "b2", met: "none", other: -1, power: 0 }),
      told("struck", { seat: 1, cell: "b3", met: "golem", other: 0, power: 1 }),
      told("hit", { seat: 0, power: 1, blocked: 0, damage: 1, limit: 3 }),
    ];
    expect(moments(someView(), events)).toEqual([
      ["row_opened", "row_opened"],
      ["pass_began"],
      ["moved", "turned"],
      ["struck", "struck"],
      ["hit"],
    ]);
  });

  test("ends when a golem does its next thing", () => {
    const step = (seat: number, start: string, end: string) => told("moved", { seat, start, end });
    const loops = [step(0, "a4", "a3"), step(1, "d1", "d2"), step(0, "a3", "a2"), step(1, "d2", "d3")];
    expect(moments(someView(), loops)).toEqual([
      ["moved", "moved"],
      ["moved", "moved"],
    ]);
  });

  test("of a loop that ends before it begins is the look; a loop that runs ends later", () => {
    const look = (holds: boolean) => told("looked", { seat: 0, holds, ahead: "wall", sensor: "any", command: "" });
    const ended = told("loop_ended", { seat: 0, repeats: 0 });
    expect(moments(someView(), [look(true), ended])).toEqual([["looked", "loop_ended"]]);
    expect(moments(someView(), [look(false), ended])).toEqual([["looked"], ["loop_ended"]]);
  });

  test("of a barrel has what came out of it; every barrel has its own", () => {
    const open = (cell: string) => told("barrel_opened", { cell, content: "dynamite", seats: [0] });
    const hurt = told("hurt", { seat: 0, by: "dynamite", damage: 1, limit: 3 });
    expect(moments(someView(), [open("b2"), hurt, open("c2"), hurt])).toEqual([
      ["barrel_opened", "hurt"],
      ["barrel_opened", "hurt"],
    ]);
  });

  test("remembers how the field was when it began", () => {
    const view = someView();
    const one = after(view, told("moved", { seat: 0, start: "b4", end: "b3" }));
    const two = after(one, told("turned", { seat: 1, facing: "E" }));
    expect(two.play!.start.golems).toBe(view.golems);
    expect(two.play!.now).toHaveLength(2);
  });

  test("lets things move no longer than a motion takes, and reasons stay", () => {
    const blocked = told("blocked", { seat: 0, cell: "a1", why: "wall", other: -1 });
    expect(motion([blocked], 1200)).toBe(600);
    expect(motion([told("turned", { seat: 0, facing: "N" })], 450)).toBe(450);
    expect(motion([], 0)).toBe(0);
  });
});

describe("the steps of a row", () => {
  test("are told by what happens", () => {
    const events: [string, object, number][] = [
      ["row_opened", { seat: 0, row: 1, bonus: "if", command: "F", no: "X", sensor: "any" }, 0],
      ["pass_began", { row: 1, number: 1 }, 1],
      ["turned", { seat: 1, facing: "E" }, 1],
      ["looked", { seat: 0, holds: true, ahead: "golem", sensor: "any", command: "F" }, 2],
      ["moved", { seat: 0, start: "b4", end: "b3" }, 3],
      ["struck", { seat: 1, cell: "b3", met: "golem", other: 0, power: 1 }, 4],
      ["defended", { seat: 0, blocks: 1 }, 5],
      ["hit", { seat: 0, power: 2, blocked: 1, damage: 1, limit: 3 }, 5],
      ["loop_began", { seat: 1, command: "F" }, 6],
      ["moved", { seat: 1, start: "c1", end: "c2" }, 6],
      ["round_ended", { round: 1 }, -1],
    ];
    let view: Played = someView();
    for (const [kind, fields, step] of events) {
      view = after(view, told(kind, fields));
      expect(view.play!.step, kind).toBe(step);
    }
  });

  test("leave marks on the lanes; the same thing again is counted", () => {
    const move = (start: string, end: string) => told("moved", { seat: 0, start, end });
    const view = someView();
    const start = { ...view, golems: view.golems.with(0, { ...view.golems[0]!, cell: cellOf("b4"), facing: 0 }) };
    const events = [
      told("row_opened", { seat: 0, row: 1, bonus: "while", command: "F", no: "", sensor: "any" }),
      told("pass_began", { row: 1, number: 1 }),
      told("looked", { seat: 0, holds: false, ahead: "none", sensor: "any", command: "F" }),
      told("loop_began", { seat: 0, command: "F" }),
      move("b4", "b3"),
      move("b3", "b2"),
      told("loop_endless", { seat: 0, why: "obstacle", repeats: 2 }),
    ];
    const { marks } = events.reduce(after, start as Played).play!;
    expect(marks[0]).toEqual([
      { step: 2, sign: "look", tone: "no", count: 1 },
      { step: 6, sign: "F", tone: "done", count: 2 },
      { step: 6, sign: "endless", tone: "hurt", count: 1 },
    ]);
  });

  test("begin anew with every pass and row", () => {
    const events = [
      told("row_opened", { seat: 0, row: 1, bonus: "for", command: "F", no: "", sensor: "" }),
      told("pass_began", { row: 1, number: 1 }),
      told("moved", { seat: 0, start: "b4", end: "b3" }),
      told("pass_began", { row: 1, number: 2 }),
    ];
    const view = events.reduce(after, someView() as Played);
    expect(view.play!.marks[0]).toEqual([]);
    expect([view.row, view.passes]).toEqual([0, 2]);
  });
});

test("in every recorded game a step never goes back within a pass", () => {
  for (const name of recordedNames()) {
    const rows = recorded(name).updates["-1"]!;
    rows.forEach(({ events }, number) => {
      if (number === 0) return;
      let view: Played = rows[number - 1]!.view;
      for (const event of events) {
        const last = view.play?.step ?? -1;
        const starts = event.kind === "golems.pass_began" || event.kind === "golems.row_opened";
        view = after(view, event);
        const step = view.play?.step ?? -1;
        if (!starts && event.kind !== "golems.waited" && step >= 0) {
          expect(step, `${name} ${event.number}`).toBeGreaterThanOrEqual(last);
        }
      }
    });
  }
});

describe("straight ahead", () => {
  const view = someView(/two-floors/);
  const put = (cell: string, facing: number, reach: number): GolemsView => ({
    ...view,
    golems: [{ ...view.golems[0]!, cell: cellOf(cell), facing, reach, owner: -1, bot: 1 }],
    barrels: [[cellOf("b2"), -1]],
  });

  test("a strike goes as far as its range, up to the first thing", () => {
    expect(reachOf(put("d2", 3, 3), 0)).toEqual({
      cells: [cellOf("c2"), cellOf("b2")],
      met: cellOf("b2"),
      through: -1,
    });
    expect(reachOf(put("a3", 0, 1), 0)).toEqual({ cells: [cellOf("a2")], met: -1, through: -1 });
  });

  test("a ladder passes it on, the edge and gaps end it", () => {
    expect(reachOf(put("c1", 1, 3), 0)).toEqual({ cells: [cellOf("d1")], met: -1, through: cellOf("f1") });
    expect(reachOf(put("d2", 1, 3), 0)).toEqual({ cells: [], met: -1, through: -1 });
  });

  test("a Bot looks through barrels but not through walls", () => {
    expect(eyeOf(put("d2", 3, 1), 0)).toEqual(["c2", "b2", "a2"].map(cellOf));
    expect(eyeOf(put("f2", 1, 1), 0)).toEqual([cellOf("g2")]);
  });
});

describe("the sketch of a program", () => {
  const view = someView();
  const laid = (cell: string, rows: [number, number][]): GolemsView => ({
    ...view,
    barrels: [],
    golems: [
      {
        ...view.golems[0]!,
        cell: cellOf(cell),
        facing: 0,
        sub: [3, 0],
        program: rows.map(([kind, first]) => ({ kind, first, second: -1, sensor: 0, open: false, used: false })),
      },
    ],
  });

  test("follows plain commands, repeats and subprograms", () => {
    const { cells, facing, open } = sketchOf(
      laid("a4", [
        [0, 0],
        [1, 0],
        [4, -1],
      ]),
      0,
      2,
    );
    expect(cells).toEqual(["a4", "a3", "a2", "a1", "b1"].map(cellOf));
    expect([facing, open]).toEqual([0, false]);
  });

  test("stays at the edge, and ends where something decides", () => {
    expect(sketchOf(laid("a1", [[0, 0]]), 0, -1)).toMatchObject({ cells: [cellOf("a1")], open: false });
    expect(
      sketchOf(
        laid("a4", [
          [0, 0],
          [2, 0],
          [0, 0],
        ]),
        0,
        0,
      ),
    ).toMatchObject({ cells: ["a4", "a3"].map(cellOf), open: true });
  });
});

test("who has lost a match of a bracket is out", () => {
  const cup = { size: 4, tree: [-1, -1, 0, -1, 0, 3, 2, 1] } as CupView; // 0 has beaten 3; 2 meets 1
  expect(fallenOf(cup)).toEqual([3]);
  expect(fallenOf({ ...cup, tree: [-1, 2, 0, 2, 0, 3, 2, 1] })).toEqual([0, 3, 1]);
  expect(fallenOf({ ...cup, tree: [-1, -1, 0, -1, 0, -1, 2, 1] })).toEqual([]); // a bye
  expect(fallenOf({ ...cup, size: 0 })).toEqual([]);
});
