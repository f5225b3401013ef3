// @vitest-environment node
import { expect, test } from "vitest";
import { pace, stops } from "../../src/games/robomaso/pace";
import { mention } from "../../src/games/robomaso/spotlight";
import { told } from "./stage";

test("a jay needs the longer the further it flies, and a player's own choices need no time", () => {
  const flight = (cells: number) =>
    pace(told("shot_fired", { seat: 0, gun: "jay", path: Array<number>(cells).fill(11) }));
  expect(flight(9)).toBeGreaterThan(flight(2));
  expect(flight(150)).toBe(flight(100));
  const ended = told("move_ended", { seat: 1, robot: 2, cell: 11, how: "stops" });
  expect([pace(ended, 1), pace(ended, 0) > 0, pace(ended) > 0]).toEqual([0, true, true]);
  const [lost, died] = [pace(told("cards_lost", { robot: 0 })), pace(told("robot_died", { robot: 0 }))];
  expect([lost > 0, lost < died]).toEqual([true, true]);
});

test("playing stops at encounters, deaths and raids", () => {
  const kinds = ["robots_met", "robots_crashed", "robot_eaten", "robot_died", "computer_raided"] as const;
  expect(kinds.filter((kind) => !stops(told(kind, {})))).toEqual([]);
  expect((["robot_drove", "card_laid", "shot_fired"] as const).filter((kind) => stops(told(kind, {})))).toEqual([]);
});

test("an event speaks of its cells and of all robots in it", () => {
  const shot = told("shot_fired", { seat: 0, robot: 1, start: 81, path: [71, 61], hit: [4, 1] });
  expect(mention(shot)).toEqual({ cells: [81, 71, 61], robots: [1, 4] });
  expect(mention(told("cards_lost", { robot: 3 }))).toEqual({ cells: [], robots: [3] });
  const met = told("robots_met", { robot: 0, foe: 3, first: -1 });
  expect(mention(met)).toEqual({ cells: [], robots: [0, 3] });
});
