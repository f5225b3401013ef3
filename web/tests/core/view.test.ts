import { expect, test } from "vitest";
import { folded } from "../../src/core/view";

test("changes are laid over a view; what does not change is the same object", () => {
  const view = { round: 1, robots: [{ cell: 3 }, { cell: 4 }], field: { width: 5 }, pile: [1, 2] };
  const next = folded(view, [
    [["round"], 2],
    [["robots", 1, "cell"], 9],
    [["pile"], [1, 2, 3]],
  ]);
  expect(next).toEqual({ round: 2, robots: [{ cell: 3 }, { cell: 9 }], field: { width: 5 }, pile: [1, 2, 3] });
  expect(view.robots[1]).toEqual({ cell: 4 });
  expect([next.field, next.robots[0]]).toEqual([view.field, view.robots[0]]);
  expect(next.field).toBe(view.field);
  expect(next.robots[0]).toBe(view.robots[0]);
  expect(folded(view, [])).toBe(view);
});

test("a change of everything replaces the view", () => {
  expect(folded({ a: 1 } as object, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
