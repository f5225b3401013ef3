import { expect, test } from "vitest";
import { withoutRepeats } from "../src/core/takeback";
import type { Told } from "../src/gen/room";

const told = (number: number, kind: string, seat = 0): Told => ({
  number,
  kind,
  rules: [],
  fields: kind.endsWith("sealed") ? { to: seat } : { seat },
  args: {},
  seats: {},
});
const numbers = (events: Told[]): number[] => withoutRepeats(events).map(({ number }) => number);

test("answers taken back one after another are told once", () => {
  const sealed = "core.took_back_sealed";
  expect(numbers([told(0, "game.began"), told(1, sealed), told(2, sealed), told(3, sealed)])).toEqual([0, 3]);
  expect(numbers([told(0, sealed), told(1, "game.moved"), told(2, sealed)])).toEqual([0, 1, 2]);
});

test("two players who take answers back are both told of", () => {
  const open = "core.took_back";
  expect(numbers([told(0, open, 0), told(1, open, 0), told(2, open, 1)])).toEqual([1, 2]);
});
