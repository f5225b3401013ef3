import { describe, expect, test } from "vitest";
import {
  chairWanted,
  effective,
  firstChairs,
  fittingScenes,
  nearestSeats,
  optionMessage,
  possibleSeats,
  presetOf,
  sent,
} from "../../src/core/new-table";
import type { GameInfo, PresetInfo } from "../../src/gen/room";

const game: GameInfo = {
  name: "race",
  prefix: "RA",
  seats: [2, 3],
  turn_end: "",
  hidden: true,
  options: [
    { name: "mode", kind: "choice", default: "basic", values: ["basic", "full"], low: 0, high: 0 },
    { name: "layout", kind: "text", default: "standard", values: [], low: 0, high: 0 },
    { name: "max_rounds", kind: "number", default: 0, values: [], low: 0, high: 9 },
  ],
  presets: [],
  scenes: [
    { option: "layout", value: "small", title: "t", needs: { mode: "basic" }, view: null, seats: [] },
    { option: "layout", value: "large", title: "t", needs: { mode: "full" }, view: null, seats: [3] },
  ],
  bots: ["random", "greedy"],
  pieces: [],
  box: null,
};

test("a table is played by the preset that says most of what was chosen", () => {
  const presets: PresetInfo[] = [
    { name: "usual", options: {} },
    { name: "quick", options: { max_rounds: 3 } },
    { name: "full", options: { mode: "full", max_rounds: 3 } },
  ];
  const name = (options: Record<string, string | number>) => presetOf({ ...game, presets }, options)?.name;
  expect(name({})).toBe("usual");
  expect(name({ max_rounds: 3, layout: "small" })).toBe("quick");
  expect(name({ max_rounds: 3, mode: "full" })).toBe("full");
  expect(name({ max_rounds: 4, mode: "full" })).toBe("usual");
  expect(presetOf(game, {})).toBeUndefined();
});

describe("a new table", () => {
  test("has what was chosen, else what the preset says, else the default", () => {
    expect(effective(game, { mode: "full" }, { max_rounds: 3 })).toEqual({
      mode: "full",
      layout: "standard",
      max_rounds: 3,
    });
  });

  test("sends only what differs from the defaults", () => {
    expect(sent(game, { mode: "full" }, { max_rounds: 0, layout: "large" })).toEqual({ mode: "full", layout: "large" });
  });

  test("shows the pictures that fit", () => {
    expect(fittingScenes(game, { mode: "full" }).map((scene) => scene.value)).toEqual(["large"]);
  });

  test("has as many players as its picture is for", () => {
    const [small, large] = game.scenes;
    expect(possibleSeats(game, game.scenes, large)).toEqual([3]);
    expect(possibleSeats(game, game.scenes, small)).toEqual([2, 3]);
    expect(possibleSeats(game, [], undefined)).toEqual([2, 3]);
  });

  test("without a chosen picture has as many players as any of them is for", () => {
    const scenes = [
      { ...game.scenes[0]!, seats: [2] },
      { ...game.scenes[1]!, seats: [3, 4] },
    ];
    expect(possibleSeats({ ...game, seats: [1, 2, 3] }, scenes, undefined)).toEqual([2, 3]);
    expect(possibleSeats({ ...game, seats: [1, 2, 3] }, game.scenes, undefined)).toEqual([1, 2, 3]);
  });

  test("keeps the number of players that is nearest to the one before", () => {
    expect(nearestSeats([1, 3, 4], 2)).toBe(1);
    expect(nearestSeats([3, 4], 2)).toBe(3);
    expect(nearestSeats([2, 3], 8)).toBe(3);
    expect(nearestSeats([], 2)).toBe(2);
  });

  test("begins with the people of the way that was chosen", () => {
    const who = (kind: string) => firstChairs(game, kind, ["Anna"], 2).map((chair) => chair.who);
    expect(who("screen")).toEqual(["me", "me"]);
    expect(who("friends")).toEqual(["me", "person"]);
    expect(who("")).toEqual(["me", "greedy"]);
  });

  test("asks for its chairs in the words of the server", () => {
    expect(chairWanted({ who: "me", name: " Anna " })).toEqual({ kind: "me", name: "Anna" });
    expect(chairWanted({ who: "open", name: "x" })).toEqual({ kind: "open" });
    expect(chairWanted({ who: "greedy", name: "x" })).toEqual({ kind: "bot", bot: "greedy" });
  });

  test("labels its options with hyphens", () => {
    expect(optionMessage("race", "max_rounds")).toBe("race-option-max-rounds");
    expect(optionMessage("race", "tie_break", "fewest_cards")).toBe("race-option-tie-break-fewest-cards");
  });
});
