import { expect, test } from "vitest";
import { reel } from "../../src/core/film";
import type { Film } from "../../src/gen/room";

const answer = { word: "go", message: "go", args: {} };
const moment = (x: number) => ({ events: [], changes: [[["x"], x]] as [string[], number][] });

test("a film goes on from position to position, and knows what is done when", () => {
  const film: Film = {
    id: "X-1",
    title: "",
    rules: [],
    seat: 0,
    names: ["red"],
    view: { x: 0 },
    acts: [
      { seat: 0, answer, moments: [moment(1)], refused: null, view: null },
      { seat: -1, answer: null, moments: [], refused: null, view: { x: 7 } },
      { seat: 0, answer, moments: [moment(8), { events: [], changes: [] }], refused: null, view: null },
    ],
  };
  const { steps, deeds } = reel(film, {});
  expect(steps.map(({ before, view }) => [before, view])).toEqual([
    [{ x: 0 }, { x: 1 }],
    [{ x: 1 }, { x: 7 }],
    [{ x: 7 }, { x: 8 }],
  ]);
  expect(deeds.map(({ at }) => at)).toEqual([0, 2]);
});

test("what is arranged before anything is done is where a film begins", () => {
  const acts = [
    { seat: -1, answer: null, moments: [], refused: null, view: { x: 3 } },
    { seat: 0, answer, moments: [moment(4)], refused: null, view: null },
  ];
  const film: Film = { id: "X-2", title: "", rules: [], seat: 0, names: ["red"], view: { x: 0 }, acts };
  const { start, steps } = reel(film, {});
  expect(start).toEqual({ x: 3 });
  expect(steps.map(({ before, view }) => [before, view])).toEqual([[{ x: 3 }, { x: 4 }]]);
});
