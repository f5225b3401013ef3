import { expect, test } from "vitest";
import { ranked } from "../../src/core/ranking";

test("winners come first, then who has more, then the order of the seats", () => {
  const [points, cards] = [
    [3, 9, 3, 5],
    [1, 0, 2, 7],
  ];
  const counts = [points, cards].map((count) => (seat: number) => count![seat]!);
  const order = ranked(4, [3], ...counts);
  expect(order.map(({ seat }) => seat)).toEqual([3, 1, 2, 0]);
  expect(order[0]).toEqual({ seat: 3, won: true });
});
