import { describe, expect, test } from "vitest";
import type { AlgoracingView } from "../../src/gen/algoracing";
import type { Told } from "../../src/gen/room";
import { after, type Played } from "../../src/games/algoracing/animate";
import { recorded, recordedNames } from "./stage";

/**
 * What no event tells, and so only the next update brings: who is asked what, what one's own seat has prepared
 * (it tells of itself when it is run), and how a parked rover stands, which is put on its base in silence.
 */
const UNTOLD: ReadonlySet<string> = new Set(["asked", "prompt", "draft", "edits", "marked", "running"]);

function tellable(view: Played): object {
  const rovers = view.rovers.map((rover, at) =>
    at < view.players.length ? rover : { ...rover, square: null, facing: null },
  );
  return Object.fromEntries(Object.entries({ ...view, rovers }).filter(([name]) => !UNTOLD.has(name)));
}

test("there are recorded games", () => {
  expect(recordedNames().length).toBeGreaterThan(0);
});

describe.each(recordedNames())("in %s", (name) => {
  test("every seat sees after the events what the next view shows", () => {
    for (const [seat, rows] of Object.entries(recorded(name).updates)) {
      for (const [number, update] of rows.entries()) {
        if (number === 0) continue;
        const before: Played = ownHand(rows[number - 1]!.view, update.view, update.events);
        const folded = update.events.reduce(after, before);
        expect(tellable(folded), `seat ${seat}, update ${number}`).toEqual(tellable(update.view));
      }
    }
  });
});

/** While nothing is told, the hand changes only by what this seat prepares: then the view brings it. */
function ownHand(before: AlgoracingView, now: AlgoracingView, events: Told[]): Played {
  return events.length === 0 ? { ...before, hand: now.hand } : before;
}

// what the recorded games do not show

const event = (kind: string, fields: object): Told => ({ number: 0, kind, rules: [], fields, args: {}, seats: {} });

function someView(): AlgoracingView {
  const name = recordedNames().find((each) => each.startsWith("full-3"))!;
  return recorded(name).updates["-1"]!.find(({ view }) => !view.choosing)!.view;
}

test("who leaves takes the rover away; samples and cards stay", () => {
  const view = someView();
  const left = after(view, event("algoracing.left", { seat: 1, square: "c3", count: 2, cards: ["S", "X2"] }));
  expect(left.rovers[1]).toMatchObject({ square: -1, aboard: 0, waiting: false });
  expect(left.players[1]).toMatchObject({ cards: 0, away: true });
  expect(left.samples[20]).toBe(view.samples[20]! + 2);
  expect(left.pile.slice(-2)).toEqual([0, 7]);
});

test("a rover waits for a busy elevator until it leaves its square", () => {
  const waiting = after(someView(), event("algoracing.elevator_busy", { seat: 0, other: 1 }));
  expect(waiting.rovers[0]!.waiting).toBe(true);
  expect(after(waiting, event("algoracing.rode", { seat: 0, start: "d3", end: "d4" })).rovers[0]).toMatchObject({
    square: 30,
    waiting: false,
  });
});

test("a cycle card that a shift takes away is found behind the new card", () => {
  const view = { ...someView(), row: { cards: [0, 1, 2], cycles: [[1, 2, 3]], covered: [] } } as AlgoracingView;
  const shifted = after(view, event("algoracing.inserted", { seat: 0, card: "L", place: 2 }));
  expect(shifted.row.cycles).toEqual([[2, 2, 3]]);
  expect(after(shifted, event("algoracing.cycle_lost", { card: "X3", place: 2 })).row.cycles).toEqual([]);
});

test("what is taken back and unknown kinds leave the picture as it is", () => {
  const view = someView();
  for (const kind of ["core.took_back", "core.took_back_sealed", "algoracing.unheard_of"]) {
    expect(after(view, event(kind, { seat: 0, to: 0 }))).toBe(view);
  }
});
