import { expect, test } from "vitest";
import { story } from "../../src/games/algoracing/story";
import type { AlgoracingView } from "../../src/gen/algoracing";
import { told } from "./stage";

const view = {} as AlgoracingView;
const after = (before: ReturnType<typeof story>, kind: Parameters<typeof told>[0], fields = {}) =>
  story(before, { events: [told(kind, fields)], before: view, view });

test("a command runs from its start until the row is done with", () => {
  const running = after(null, "started", { seat: 1, place: 2, time: 1, times: 3 });
  expect(running).toEqual({ seat: 1, place: 1, time: 1, times: 3 });
  expect(after(running, "moved")).toBe(running);
  expect(after(running, "row_discarded")).toBeNull();
  expect(after(running, "turn_started")).toBeNull();
});

test("nothing runs before the first command", () => {
  expect(story(undefined, { events: [], before: view, view })).toBeNull();
});
