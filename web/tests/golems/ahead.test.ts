import { describe, expect, test } from "vitest";
import { cellOf } from "../../src/games/golems/box";
import { fallenOf } from "../../src/games/golems/cup";
import { eyeOf, reachOf } from "../../src/games/golems/sight";
import { sketchOf } from "../../src/games/golems/sketch";
import type { CupView, GolemsView } from "../../src/gen/golems";
import { find } from "./stage";

const someView = (games = /duel/): GolemsView => find(({ view }) => view.round > 0, games).update.view;

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
