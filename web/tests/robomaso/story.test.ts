// @vitest-environment node
import { expect, test } from "vitest";
import { stepsFrom } from "../../src/core/playback.svelte";
import { cellOf } from "../../src/games/robomaso/box";
import { eventsOf } from "../../src/games/robomaso/events";
import { story, type Story } from "../../src/games/robomaso/story";
import type { RobomasoView } from "../../src/gen/robomaso";
import type { NumberedEvent } from "../../src/gen/room";
import { find, recorded, recordedNames, told } from "./stage";

/** Robots on these cells, by number. */
function standing(...cells: number[]): RobomasoView {
  const { view } = find(({ view }) => view.round > 4, /2-document/).update;
  return { ...view, robots: view.robots.map((robot, number) => ({ ...robot, at: cells[number] ?? -1 })) };
}

const after = (view: RobomasoView, events: NumberedEvent[], past?: Story): Story =>
  story(past, { events, before: view, view });

test("discs come from whom a robot has shot, not from itself", () => {
  const fired = told("shot_fired", { robot: 0, hit: [0, 2, 3] });
  expect(after(standing(11, 12, 13, 14), [fired]).sources).toEqual({ 0: 13 });
  const alone = told("shot_fired", { robot: 0, hit: [0] });
  expect(after(standing(11), [alone]).sources).toEqual({});
});

test("in an exchange each gets them from the other", () => {
  const shots = [told("shot_fired", { robot: 0, hit: [2] }), told("shot_fired", { robot: 2, hit: [0] }, 1)];
  expect(after(standing(11, -1, 13), shots).sources).toEqual({ 0: 13, 2: 11 });
});

test("they also come from a robot that was eaten, and from a computer", () => {
  const eaten = told("robot_eaten", { robot: 2, cell: cellOf("44"), layer: 1 });
  expect(after(standing(11, 12, 13), [eaten]).sources).toEqual({ 1: cellOf("44") });
  const raided = told("computer_raided", { robot: 1, owner: 1, discs: 1, cell: cellOf("55") });
  const past = { graves: { 2: 13 }, sources: { 0: 13, 1: 13 } };
  expect(after(standing(11, 12), [raided], past)).toEqual({ graves: { 2: 13 }, sources: { 0: 13, 1: cellOf("55") } });
});

test("robots that die at once have each a grave where it stood", () => {
  const deaths = [told("robot_died", { robot: 0, how: "shot" }), told("robot_died", { robot: 2, how: "shot" }, 1)];
  expect(after(standing(11, -1, 13), deaths).graves).toEqual({ 0: 11, 2: 13 });
});

test("it is known where discs come from that were won, and where lost cards lay", () => {
  for (const name of recordedNames()) {
    const [first, ...rows] = recorded(name).updates[0]!;
    const all = rows.flatMap(({ moments }) => moments);
    for (const { events, story: now } of stepsFrom(first!.view, undefined, all, { story })) {
      const { graves, sources } = now as Story;
      for (const { robot } of eventsOf(events, "robomaso.discs_won")) expect(sources[robot]).toBeGreaterThanOrEqual(0);
      for (const { robot } of eventsOf(events, "robomaso.cards_lost")) expect(graves[robot]).toBeGreaterThanOrEqual(0);
    }
  }
}, 60_000);
