// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { RobomasoView } from "../src/gen/robomaso";
import { after, type Played } from "../src/games/robomaso/animate";
import { KINDS, numberOf } from "../src/games/robomaso/box";
import { pace, stops } from "../src/games/robomaso/pace";
import { mention } from "../src/games/robomaso/spotlight";
import type { Told } from "../src/gen/room";
import { find, recorded, recordedNames, told } from "./robomaso-stage";

/** What no event tells, and so only the next update brings: who is asked what, and how the move goes on inside. */
const UNTOLD: ReadonlySet<string> = new Set([
  ...["asked", "prompt", "asks", "stage", "level", "field_level", "computer_level", "begun", "checking", "survived"],
  ...[
    "bogged",
    "spins",
    "hop",
    "takes",
    "gives",
    "met",
    "peace",
    "foe",
    "turn_of",
    "held",
    "shot",
    "choice",
    "looter",
    "prey",
  ],
  ...["haul", "rank", "shots", "source", "graves"],
]);

/** Whether the move of a robot that was shot is over before its cards have been looted, only the next update tells. */
function tellable(view: Played, open: boolean): object {
  const robots = view.robots.map((robot) => (robot.dead ? { ...robot, moved: true } : robot));
  const told = Object.entries({ ...view, robots }).filter(([name]) => !UNTOLD.has(name));
  return Object.fromEntries(open ? told.filter(([name]) => !["robot", "points"].includes(name)) : told);
}

test("there are recorded games", () => {
  expect(recordedNames().length).toBeGreaterThan(0);
});

// all seats are told the same events, so one of them will do
describe.each(recordedNames())("in %s", (name) => {
  test("after the events is what the next view shows", () => {
    for (const [number, update] of recorded(name).updates[0]!.entries()) {
      if (number === 0) continue;
      const before: RobomasoView = recorded(name).updates[0]![number - 1]!.view;
      const folded = update.events.reduce(after, before as Played);
      const open = update.view.looter >= 0 || (update.view.ending > 0 && folded.robot < 0);
      expect(tellable(folded, open), `update ${number}`).toEqual(tellable(update.view, open));
    }
  }, 60_000);
});

// what the recorded games may not show

const FLYTRAP = KINDS.indexOf("flytrap");
const CAPACITY = KINDS.indexOf("capacity");
const SPEED = KINDS.indexOf("speed");

const someView = (): Played => find(({ view }) => view.round > 4, /2-document/).update.view;

/** The same with another value of a term. */
function termed(view: Played, term: string, value: number): Played {
  return { ...view, terms: view.terms.map(([name, old]): [string, number] => [name, name === term ? value : old]) };
}

/** The same with these cards and discs of a robot. */
function having(
  view: Played,
  number: number,
  { cards = {}, discs = 0 }: { cards?: Record<number, number>; discs?: number },
): Played {
  const row = KINDS.map((_, kind) => cards[kind] ?? 0);
  return {
    ...view,
    robots: view.robots.with(number, { ...view.robots[number]!, status: 1, cell: 90, cards: row, discs }),
  };
}

test("who is shot loses the discs; who shoots oneself keeps them", () => {
  const view = having(having(someView(), 0, { discs: 2 }), 2, { discs: 3 });
  const fired = after(view, told("shot_fired", { seat: 0, robot: 0, gun: "nest", path: [], hit: [0, 2] }));
  const both = [0, 2].reduce((now, robot) => after(now, told("robot_died", { robot, how: "shot" })), fired);
  expect(both.robots[0]!.discs).toBe(2);
  expect(both.robots[2]).toMatchObject({ discs: 0, cell: -1, status: 2, dead: true });
  expect([both.source, both.graves]).toEqual([90, { 0: 90, 2: 90 }]);
});

test("a dead robot has its cards until they are looted or lost; only a counted supply and capacity come back", () => {
  const start = having(someView(), 2, { cards: { [SPEED]: 2, [FLYTRAP]: 1, [CAPACITY]: 2 } });
  for (const counted of [0, 1]) {
    const died = after(termed(start, "counted", counted), told("robot_died", { robot: 2, how: "shot" }));
    expect(died.robots[2]).toMatchObject({ cards: start.robots[2]!.cards, total: 3 });

    const looted = after(died, told("looted", { robot: 0, victim: 2, kind_of_card: "speed" }));
    const won = after(looted, told("capacity_won", { robot: 0, victim: 2 }));
    const gain = (kind: number): number => won.robots[0]!.cards[kind]! - start.robots[0]!.cards[kind]!;
    expect([gain(SPEED), gain(CAPACITY), gain(FLYTRAP)]).toEqual([1, 2, 0]);
    expect(won.robots[2]).toMatchObject({ total: 2 });
    expect(won.supply).toEqual(start.supply);

    const returned = (view: Played): number[] =>
      [SPEED, FLYTRAP, CAPACITY].map((kind) => view.supply[kind]! - start.supply[kind]!);
    const lost = after(won, told("cards_lost", { robot: 2 }));
    expect(lost.robots[2]).toMatchObject({ cards: KINDS.map(() => 0), total: 0, reaction: 0 });
    expect(returned(lost)).toEqual(counted ? [1, 1, 0] : [0, 0, 0]);
    expect(returned(after(died, told("cards_lost", { robot: 2 })))).toEqual(counted ? [2, 1, 2] : [0, 0, 2]);
  }
});

test("a speed card lengthens the move only with the option for it, and not out of mud", () => {
  const start = having(someView(), 2, { cards: { [SPEED]: 2 } });
  const points = (atOnce: number, muddy: boolean, gain: Told): number => {
    const robots = start.robots.with(0, { ...start.robots[0]!, muddy });
    const begun = after(
      { ...termed(start, "speed_at_once", atOnce), robots },
      told("move_began", { robot: 0, points: 1 }),
    );
    const out = { ...begun, robots: begun.robots.with(0, { ...begun.robots[0]!, muddy: false }) };
    return after(out, gain).points;
  };
  const gains = [
    told("card_taken", { robot: 0, kind_of_card: "speed" }),
    told("looted", { robot: 0, victim: 2, kind_of_card: "speed" }),
  ];
  for (const gain of gains) {
    expect([points(0, false, gain), points(1, false, gain), points(1, true, gain)]).toEqual([1, 2, 1]);
  }
});

test.each(["robot_placed", "robot_deployed"])("%s: only the way back is barred, also in a corner", (kind) => {
  const entered = after(someView(), told(kind, { seat: 0, robot: 0, cell: "00", heading: "E" }));
  expect(entered.robots[0]).toMatchObject({ cell: 90, heading: 1, barred: 3 });
});

test("a corner teleport bars its other opening", () => {
  const hopped = after(someView(), told("robot_hopped", { seat: 0, robot: 0, start: "44", cell: "00", heading: "E" }));
  expect(hopped.robots[0]).toMatchObject({ cell: 90, heading: 1, barred: 2 });
});

test("who crashes keeps the discs, whoever shot before", () => {
  const fired = after(
    having(someView(), 2, { discs: 3 }),
    told("shot_fired", { seat: 0, robot: 0, gun: "nest", path: [], hit: [2] }),
  );
  expect(after(fired, told("robot_died", { robot: 2, how: "crash" })).robots[2]!.discs).toBe(3);
});

test("a flytrap lies until it is shot or eats; only a counted supply gets its card back", () => {
  const view = having(someView(), 1, { cards: { [FLYTRAP]: 1 } });
  const laid = after(view, told("flytrap_laid", { seat: 0, robot: 1, cell: "30" }));
  expect(laid.plants).toContainEqual([93, 1]);
  expect(laid.robots[1]!.cards[FLYTRAP]).toBe(0);
  for (const kind of ["flytrap_shot", "robot_eaten"]) {
    const gone = (counted: number): Played =>
      after(termed(laid, "counted", counted), told(kind, { robot: 2, cell: "30", layer: 1 }));
    expect(gone(0).plants).toEqual(view.plants);
    expect(gone(0).supply).toEqual(view.supply);
    expect(gone(1).supply[FLYTRAP]).toBe(view.supply[FLYTRAP]! + 1);
  }
});

test("a computer that is cancelled is a face-down card, and no card of the deck", () => {
  const view = { ...someView(), blanks: [] };
  const over = after(view, told("computer_cancelled", { seat: 0, cell: "44", one: 1, two: 0 }));
  expect(over.cards[54]).toBe(numberOf("down"));
  expect([over.sides[54], over.blanks]).toEqual([0, [54]]);
  expect(over.players[0]).toMatchObject({ machine: 2, stored: 0 });
});

test("what is taken back and unknown kinds leave the picture as it is", () => {
  const view = someView();
  for (const kind of ["core.took_back", "core.took_back_sealed", "robomaso.unheard_of"]) {
    expect(after(view, { ...told("x", { seat: 0, to: 0 }), kind })).toBe(view);
  }
});

test("a jay needs the longer the further it flies, and a player's own choices need no time", () => {
  const flight = (cells: number) => pace(told("shot_fired", { seat: 0, gun: "jay", path: Array(cells).fill("11") }));
  expect(flight(9)).toBeGreaterThan(flight(2));
  expect(flight(150)).toBe(flight(100));
  const ended = told("move_ended", { seat: 1, robot: 2, cell: "11", how: "done" });
  expect([pace(ended, 1), pace(ended, 0) > 0, pace(ended) > 0]).toEqual([0, true, true]);
  const [lost, died] = [pace(told("cards_lost", { robot: 0 })), pace(told("robot_died", { robot: 0 }))];
  expect([lost > 0, lost < died]).toEqual([true, true]);
});

test("playing stops at encounters, deaths and raids", () => {
  const kinds = ["robots_met", "robots_crashed", "robot_eaten", "robot_died", "computer_raided"];
  expect(kinds.filter((kind) => !stops(told(kind, {})))).toEqual([]);
  expect(["robot_drove", "card_laid", "shot_fired"].filter((kind) => stops(told(kind, {})))).toEqual([]);
});

test("an event speaks of its cells and of all robots in it", () => {
  const shot = told("shot_fired", { seat: 0, robot: 1, start: "11", path: ["12", "13"], hit: [4, 1] });
  expect(mention(shot)).toEqual({ cells: [81, 71, 61], robots: [1, 4] });
  expect(mention(told("cards_lost", { robot: 3 }))).toEqual({ cells: [], robots: [3] });
  const met = told("robots_met", { robot: 0, foe: 3, first: -1 });
  expect(mention(met)).toEqual({ cells: [], robots: [0, 3] });
});
