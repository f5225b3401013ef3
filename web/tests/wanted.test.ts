import { describe, expect, test } from "vitest";
import { chairWanted, effective, firstChairs, fittingScenes, optionMessage, sent } from "../src/core/wanted";
import type { GameInfo } from "../src/gen/room";

const game: GameInfo = {
  name: "race",
  prefix: "RA",
  seats: [2, 3],
  hidden: true,
  options: [
    { name: "mode", kind: "choice", default: "basic", values: ["basic", "full"], low: 0, high: 0 },
    { name: "layout", kind: "text", default: "standard", values: [], low: 0, high: 0 },
    { name: "max_rounds", kind: "number", default: 0, values: [], low: 0, high: 9 },
  ],
  presets: [],
  scenes: [
    { option: "layout", value: "small", title: "t", needs: { mode: "basic" }, view: null },
    { option: "layout", value: "large", title: "t", needs: { mode: "full" }, view: null },
  ],
  bots: ["random", "greedy"],
};

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
