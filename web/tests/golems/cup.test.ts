import { expect, test } from "vitest";
import { fallenOf } from "../../src/games/golems/cup";
import type { CupView } from "../../src/gen/golems";

test("who has lost a match of a bracket is out", () => {
  const cup = { size: 4, tree: [-1, -1, 0, -1, 0, 3, 2, 1] } as CupView; // 0 has beaten 3; 2 meets 1
  expect(fallenOf(cup)).toEqual([3]);
  expect(fallenOf({ ...cup, tree: [-1, 2, 0, 2, 0, 3, 2, 1] })).toEqual([0, 3, 1]);
  expect(fallenOf({ ...cup, tree: [-1, -1, 0, -1, 0, -1, 2, 1] })).toEqual([]); // a bye
  expect(fallenOf({ ...cup, size: 0 })).toEqual([]);
});
