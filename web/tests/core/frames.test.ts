import { expect, test } from "vitest";
import { timelineOf } from "../../src/core/frames";
import type { Frame, Moment, NumberedEvent } from "../../src/gen/room";

const told = (number: number, kind: string): NumberedEvent => ({
  number,
  kind,
  rules: [],
  fields: {},
  args: {},
  seats: {},
});
const moment = (table: string, ...events: NumberedEvent[]): Moment => ({ events, changes: [[["table"], table]] });
const frame = (number: number, ...moments: Moment[]): Frame => ({ number, seat: 0, moments, drawing: "" });

test("frames become steps, each with the table before and after it and with the story so far", () => {
  const timeline = timelineOf(
    { table: "" },
    [
      frame(0),
      frame(1, moment("A", told(0, "a")), moment("AB", told(1, "b"), told(2, "c"))),
      frame(2, moment("AB!")),
      frame(3, { events: [], changes: [] }),
      frame(4, moment("ABC", told(3, "d"))),
    ],
    { story: (before: string | undefined, { events }) => (before ?? "") + events.map(({ kind }) => kind).join("") },
  );
  expect(timeline.steps.map(({ before, view }) => [before, view])).toEqual([
    [{ table: "" }, { table: "A" }],
    [{ table: "A" }, { table: "AB" }],
    [{ table: "AB" }, { table: "AB!" }],
    [{ table: "AB!" }, { table: "ABC" }],
  ]);
  expect(timeline.steps.map(({ events }) => events.map(({ kind }) => kind).join(""))).toEqual(["a", "bc", "", "d"]);
  expect(timeline.steps.map(({ story }) => story)).toEqual(["a", "abc", "abc", "abcd"]);
  expect(timeline.ends).toEqual([0, 2, 3, 3, 4]);
  expect(timeline.places.map(({ frame, moment }) => [frame, moment])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [4, 0],
  ]);
});
