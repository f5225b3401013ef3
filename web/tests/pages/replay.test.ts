import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../../src/core/api";
import plain from "../../src/games/plain";
import type { Frame, Frames, Moment, TableInfo } from "../../src/gen/room";
import Replay from "../../src/pages/Replay.svelte";
import Asking from "./Asking.svelte";

vi.mock("../../src/games", () => ({
  gameModule: () => Promise.resolve({ ...plain, Board: Asking }),
  hasOwnBoard: () => true,
}));

const table = { id: "abc", game: "any", stage: "over", chairs: [], options: {} } as unknown as TableInfo;
const moment = (number: number): Moment => ({
  events: [{ number, kind: "any.done", rules: [], fields: {}, args: {}, seats: {} }],
  changes: [[["done"], number + 1]],
});
const frame = (number: number, ...moments: Moment[]): Frame => ({ number, seat: 0, moments, drawing: "" });
const film: Frames = {
  table,
  names: ["Ann", "Bob"],
  total: 3,
  first: 0,
  view: { done: 0 },
  frames: [frame(0), frame(1, moment(0), moment(1)), frame(2, moment(2))],
};
type Sight = typeof api.sight;
const sight = vi.fn<Sight>();
const told = (name: string): string => screen.getByTestId(name).textContent;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const press = async (key: string): Promise<void> => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  await wait(0);
};

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(api, "table").mockResolvedValue(table);
  vi.spyOn(api, "game").mockResolvedValue(undefined);
  vi.spyOn(api, "allFrames").mockImplementation((_id, _seat, _drawing, _key, progress) => {
    progress?.(film);
    return Promise.resolve(film);
  });
  vi.spyOn(api, "sight").mockImplementation(sight);
  sight.mockImplementation((_id, at, of) => Promise.resolve(`${of || "over"} ${at.frame}.${at.moment}`));
  render(Replay, { props: { route: { page: "replay", table: "abc", at: 1, seat: 1, key: "k" } } });
  await wait(200);
});
afterEach(() => {
  cleanup();
  sight.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a replay sees ahead from the moment that is shown, and asks once", async () => {
  expect([told("view"), told("seen"), told("sight")]).toEqual(['{"done":2}', "way 1.1", "over 1.1"]);
  expect(sight.mock.calls).toEqual(["way", ""].map((of) => ["abc", { seat: 1, frame: 1, moment: 1 }, of, "k"]));

  await press("ArrowLeft");
  expect([told("view"), told("sight")]).toEqual(['{"done":1}', ""]); // not known yet: nothing of another moment
  await wait(200);
  expect([told("seen"), told("sight")]).toEqual(["way 1.0", "over 1.0"]);

  await press("ArrowLeft");
  await wait(200);
  expect([told("view"), told("seen")]).toEqual(['{"done":0}', "way 0.-1"]);
});

test("whoever goes on is not held up, and what comes late is not shown", async () => {
  sight.mockClear();
  let late = (_: unknown): void => {};
  sight.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  await press("ArrowLeft");
  await press("ArrowRight"); // nobody looks at what was passed by
  await press("ArrowRight");
  await wait(200);
  expect(sight.mock.calls.map(([, at]) => at.frame)).toEqual([2, 2]);
  await press("ArrowLeft");
  await wait(200);
  late("of another moment");
  await wait(0);
  expect([told("seen"), told("sight")]).toEqual(["way 1.1", "over 1.1"]);
});

test("frames that arrive later neither stop the playing nor move the place", async () => {
  let more = (_: Frames): void => {};
  vi.mocked(api.allFrames).mockImplementation((_id, _seat, _drawing, _key, progress) => {
    more = progress!;
    more({ ...film, frames: film.frames.slice(0, 2) });
    return new Promise(() => {});
  });
  cleanup();
  render(Replay, { props: { route: { page: "replay", table: "abc", at: 0, seat: 1, key: "k" } } });
  await wait(0);
  await press(" ");
  expect(told("view")).toBe('{"done":1}');
  more({ ...film, frames: film.frames.slice(2) });
  await wait(0);
  expect(told("view")).toBe('{"done":1}');
  await wait(10_000);
  expect(told("view")).toBe('{"done":3}');
});

test("while a replay is played nothing is asked, and where nothing can be seen nothing is shown", async () => {
  sight.mockClear();
  await press(" ");
  await wait(200);
  expect(sight).not.toHaveBeenCalled();
  expect([told("view"), told("seen"), told("sight")]).toEqual(['{"done":3}', "", ""]);
  await wait(1000);
  sight.mockRejectedValue(new Error("no line"));
  await press("ArrowLeft");
  await wait(200);
  expect([told("seen"), told("sight")]).toEqual(["", ""]);
});
