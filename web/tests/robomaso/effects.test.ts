// What is seen while a moment is played: effects, robots that move and die, flying discs.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { stepsFrom, type Step } from "../../src/core/playback.svelte";
import Board from "../../src/games/robomaso/Board.svelte";
import Figure from "../../src/games/robomaso/board/Figure.svelte";
import { placeOf } from "../../src/games/robomaso/board/places";
import { cellOf } from "../../src/games/robomaso/box";
import { at, middle } from "../../src/games/robomaso/draw";
import Effects from "../../src/games/robomaso/Effects.svelte";
import { eventsOf } from "../../src/games/robomaso/events";
import { pace } from "../../src/games/robomaso/pace";
import { story, type Story } from "../../src/games/robomaso/story";
import type { Gun, RobomasoView, RobotView } from "../../src/gen/robomaso";
import type { NumberedEvent } from "../../src/gen/room";
import { find, recorded, speakEnglish, stage, told } from "./stage";

const SMALL = /2-duels/;

beforeAll(speakEnglish);
afterEach(cleanup);

/** One of each kind, of each gun and of each way to die. */
const found = new Map<string, Step<RobomasoView>>();
const moments = (): Map<string, Step<RobomasoView>> => {
  if (found.size > 0) return found;
  for (const name of ["robomaso-2-duels", "robomaso-3-raids"]) {
    const [first, ...rows] = recorded(name).updates[0]!;
    const all = rows.flatMap((row) => row.moments);
    for (const step of stepsFrom(first!.view, undefined, all, { story })) {
      for (const { kind, fields } of step.events) {
        const { gun = "", how = "" } = fields as { gun?: string; how?: string };
        const key = `${kind} ${gun} ${how}`;
        if (!found.has(key)) found.set(key, step);
      }
    }
  }
  return found;
};

test("events of every kind can be shown", () => {
  const all = moments();
  expect(all.size).toBeGreaterThan(35);
  for (const { view, before, events, story } of all.values()) {
    for (const event of events) {
      render(Effects, { props: { view, before, event, story: story as Story, duration: pace(event) } });
    }
    const robots = view.robots.map((_, number) => ({ view, before, number, events, duration: 300, moving: false }));
    for (const props of robots) render(Figure, { props });
    cleanup();
  }
}, 60_000);

test("nothing can be pressed while a moment is played", () => {
  const props = stage(find(({ prompt }) => prompt === "robomaso-drive", SMALL));
  const began = told("move_began", { seat: 0, robot: 0, points: 1 });
  render(Board, { props: { ...props, events: [began], sight: null } });
  expect(document.querySelector(".target.legal:not([aria-label^='Look at'])")).toBeNull();
});

test("a robot that dies is seen until it has gone; without motion it is gone at once", async () => {
  const { view, before, events } = moments().get("robomaso.robot_died  hole")!;
  const props = { ...stage(find(() => true, SMALL)), before, view, events };
  const { rerender } = render(Board, { props: { ...props, duration: 300 } });
  const seen = document.querySelectorAll(".robot").length;
  await rerender({ ...props, duration: 0 });
  expect(document.querySelectorAll(".robot")).toHaveLength(seen - 1);
});

test("what happens at once is shown at once: both robots of a crash die", () => {
  const { view, before, events, story } = moments().get("robomaso.robot_died  crash")!;
  const props = { ...stage(find(() => true, SMALL)), before, view, events, story: story as Story };
  render(Board, { props: { ...props, duration: 300 } });
  const deaths = eventsOf(events, "robomaso.robot_died");
  expect(deaths).toHaveLength(2);
  expect(document.querySelectorAll(".smoke")).toHaveLength(2);
  const smoke = [...document.querySelectorAll<SVGElement>(".smoke")].map(({ style }) => style.transform);
  expect(smoke).toEqual(deaths.map(({ robot }) => at(placeOf(before, robot))));
});

test("both shots of an exchange are seen", () => {
  const props = stage(find(({ view }) => view.round > 5, SMALL));
  const fired = (robot: number, ...cells: string[]): NumberedEvent => {
    const [start, ...path] = cells.map(cellOf);
    return told("shot_fired", { seat: 0, robot, gun: "ray", start, side: 1, far: 0, path, hit: [2 - robot] }, robot);
  };
  const events = [fired(0, "20", "30", "40"), fired(2, "40", "30", "20")];
  render(Board, { props: { ...props, events, duration: 300 } });
  const lines = [...document.querySelectorAll(".line.wide")].map((line) => line.getAttribute("d"));
  expect(lines).toEqual(["M250 50L350 50L450 50", "M450 50L350 50L250 50"]);
});

test("discs fly from where they were won, and without a story they appear", () => {
  const props = stage(find(({ view }) => view.round > 5 && view.robots[0]!.status === "board", SMALL));
  const won = [told("discs_won", { seat: 0, robot: 0, count: 1, stored: false })];
  const start = (story?: Story): string => {
    const { container } = render(Effects, { props: { ...props, event: won[0]!, story, duration: 0 } });
    return container.querySelector<SVGElement>("g")!.style.transform;
  };
  expect(start({ graves: {}, sources: { 0: cellOf("44") } })).toBe(at(middle(cellOf("44"))));
  cleanup();
  expect(start()).toBe(at(placeOf(props.view, 0)));
});

test("lost cards rise where their robot was, or where it died before", () => {
  const { view } = find(({ view }) => view.round > 5 && view.robots[0]!.status === "board", SMALL).update;
  const event = told("cards_lost", { robot: 0 });
  const risen = (robot: Partial<RobotView>, story?: Story): string[] => {
    const before = { ...view, robots: view.robots.with(0, { ...view.robots[0]!, cards: [2, 0, 0], ...robot }) };
    const { container } = render(Effects, { props: { view: before, before, event, story, duration: 300 } });
    const places = [...container.querySelectorAll<SVGElement>("g[style]")].map(({ style }) => style.transform);
    cleanup();
    return places;
  };
  expect(risen({})).toEqual([at(placeOf(view, 0))]);
  expect(risen({ at: -1 }, { graves: { 0: cellOf("44") }, sources: {} })).toEqual([at(middle(cellOf("44")))]);
  expect(risen({ at: -1 })).toEqual([]);
});

test("a snowbang blows up all its cells, a jay follows its way", async () => {
  const { update, names } = find(({ view }) => view.round > 5, SMALL);
  const props = stage({ update, names, seat: 0 });
  const fired = (gun: Gun, path: string[]): NumberedEvent => {
    const shot = { seat: 0, robot: 0, gun, start: cellOf("20"), side: 1, far: 1, path: path.map(cellOf), hit: [] };
    return told("shot_fired", shot);
  };
  const blast = fired("snowbang", ["30", "20", "40"]);
  const { rerender } = render(Board, { props: { ...props, events: [blast], duration: 300 } });
  expect(document.querySelectorAll(".blast")).toHaveLength(3);
  await rerender({ ...props, events: [{ ...fired("jay", ["30", "31", "41"]), number: 1 }], duration: 300 });
  expect(document.querySelector(".trail")!.getAttribute("d")).toBe("M250 50L350 50L350 150L450 150");
});
