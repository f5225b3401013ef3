import { describe, expect, test } from "vitest";
import type { ProgressView } from "../src/gen/progress";
import { after, type Played } from "../src/games/progress/animate";
import { numberOf } from "../src/games/progress/box";
import { find, recorded, recordedNames, told } from "./progress-stage";

/**
 * What no event tells, and so only the next update brings: who is asked what, how the turn goes on after an answer
 * that changes nothing, and the offers that come with an age.
 */
const UNTOLD: ReadonlySet<string> = new Set([
  ...["asked", "prompt", "asks", "stage", "step", "count", "room", "owed", "wanted", "offers", "news"],
]);

function tellable(view: Played): object {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !UNTOLD.has(name)));
}

test("there are recorded games", () => {
  expect(recordedNames().length).toBeGreaterThan(0);
});

describe.each(recordedNames())("in %s", (name) => {
  test("every seat sees after the events what the next view shows", () => {
    for (const [seat, rows] of Object.entries(recorded(name).updates)) {
      for (const [number, update] of rows.entries()) {
        if (number === 0) continue;
        const before: ProgressView = rows[number - 1]!.view;
        const folded = update.events.reduce(after, before as Played);
        expect(tellable(folded), `seat ${seat}, update ${number}`).toEqual(tellable(update.view));
      }
    }
  }, 60_000);
});

// what the recorded games may not show

const someView = (): Played => find(({ view }) => view.players.length === 3 && view.turn > 10).update.view;

test("with hidden piles only the top card is known", () => {
  const view = someView();
  const hidden: Played = {
    ...view,
    terms: view.terms.map(([name, value]) => [name, name === "browse" ? 0 : value]),
    piles: view.piles.with(view.age - 1, [numberOf("pottery")]),
  };
  const picked = after(hidden, told("card_picked", { seat: 0, card: "pottery", age: view.age }));
  expect(picked.piles[view.age - 1]).toEqual([]);
  expect(picked.pile_sizes[view.age - 1]).toBe(view.pile_sizes[view.age - 1]! - 1);
  const shown = after(picked, told("top_shown", { age: view.age, card: "burial" }));
  expect(shown.piles[view.age - 1]).toEqual([numberOf("burial")]);
  const age = hidden.piles.findIndex((pile) => pile.length > 0);
  expect(after({ ...hidden, age: age + 1 }, told("revealed", { card: "wheel", kept: false })).piles[0]).toEqual([
    numberOf("wheel"),
  ]);
});

test("what an age takes away is news until the game goes on", () => {
  const begun = after(someView(), told("age_began", { age: 3, why: "symbols" }));
  expect(begun.news).toEqual({ age: 3, lost: [] });
  expect(begun.decks[0]).toBe(0);
  const lost = after(begun, told("cards_lost", { seat: 1, cards: [], place: "hand" }));
  expect(lost.news!.lost).toHaveLength(1);
  expect(after(lost, told("turn_began", { seat: 1, turn: 12 })).news).toBeNull();
});

test("a personality adds to a skill as long as it lies face up", () => {
  const view = someView();
  const taken = after(view, told("person_taken", { seat: 0, person: "leonardo_da_vinci" }));
  expect(taken.players[0]!.levels[0]).toBe(view.players[0]!.skills[0]! + 1);
  const left = after(taken, told("person_left", { seat: 0, person: "leonardo_da_vinci" }));
  expect(left.players[0]!.levels[0]).toBe(view.players[0]!.skills[0]);
});

test("what is taken back and unknown kinds leave the picture as it is", () => {
  const view = someView();
  for (const kind of ["core.took_back", "core.took_back_sealed", "progress.unheard_of"]) {
    expect(after(view, { ...told("x", { seat: 0, to: 0 }), kind })).toBe(view);
  }
});
