import { expect, test } from "vitest";
import { stepsOf } from "../src/core/frames";
import type { Frame, Told } from "../src/gen/room";

const told = (number: number, kind: string): Told => ({ number, kind, rules: [], fields: {}, args: {}, seats: {} });
const frame = (number: number, events: Told[], view: string): Frame => ({
  number,
  seat: 0,
  events,
  view,
  drawing: "",
});
const player = {
  after: (view: unknown, event: Told) => `${String(view)}${event.kind}`,
  pace: () => 1,
  stops: () => false,
};

test("moments become steps: computed in between, as the server saw it at their end", () => {
  const film = stepsOf(
    [
      frame(0, [], ""),
      frame(1, [told(0, "a"), told(1, "b")], "AB"),
      frame(2, [], "AB!"),
      frame(3, [told(2, "c")], "ABC"),
    ],
    player,
  );
  expect(film.steps.map(({ before, view }) => [before, view])).toEqual([
    ["", "a"],
    ["a", "AB"],
    ["AB", "AB!"],
    ["AB!", "ABC"],
  ]);
  expect(film.steps.map(({ event }) => event?.kind)).toEqual(["a", "b", undefined, "c"]);
  expect(film.ends).toEqual([0, 2, 3, 4]);
});
