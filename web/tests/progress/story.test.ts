import { expect, test } from "vitest";
import { stepsFrom } from "../../src/core/playback.svelte";
import { story, type Story } from "../../src/games/progress/story";
import type { CardsLost } from "../../src/gen/progress";
import type { NumberedEvent } from "../../src/gen/room";
import { recorded, recordedNames, told } from "./stage";

/** The story after moments of these events. */
function after(...moments: NumberedEvent[][]): Story | undefined {
  return moments.reduce<Story | undefined>((before, events) => story(before, { events } as never), undefined);
}

const BEGAN = [told("age_began", { age: 3, why: "symbols" })];
const LOST = { seat: 1, cards: ["pottery", "wheel"], place: "hand" } satisfies Partial<CardsLost>;

test("an age that begins is news, with all that is lost by it", () => {
  expect(after([told("turn_began", { seat: 0, turn: 3 })])).toEqual({ news: null });
  expect(after(BEGAN)).toEqual({ news: { age: 3, lost: [] } });
  const more = { ...LOST, place: "development" as const };
  const both = after(BEGAN, [told("cards_lost", LOST)], [told("cards_lost", more)]);
  expect(both).toEqual({ news: { age: 3, lost: [LOST, more] } });
});

test("it is news until the game goes on", () => {
  const lost = [told("cards_lost", LOST)];
  const feats = [told("feats_changed", { removed: 1, added: 4 }), told("feat_shown", { feat: "great_wall", left: 3 })];
  const left = [told("person_left", { seat: 0, person: "plato" })];
  expect(after(BEGAN, lost, feats, left, [])).toEqual({ news: { age: 3, lost: [LOST] } });
  expect(after(BEGAN, lost, [told("power_raised", { seat: 0, track: "army", position: 1, steps: 1 })])).toEqual({
    news: null,
  });
  expect(after(left)).toEqual({ news: null });
  expect(after(BEGAN, [...left, told("person_taken", { seat: 0, person: "avicenna" })])).toEqual({ news: null });
});

test.each(recordedNames())("in %s every age that begins is news once, and at its end everybody's losses", (name) => {
  const [first, ...rows] = recorded(name).updates["-1"]!;
  const moments = rows.flatMap((row) => row.moments);
  const steps = stepsFrom(first!.view, undefined, moments, { story });
  const news = steps.map((step) => (step.story as Story).news);
  const last = news.filter((each, at) => each !== null && news[at + 1]?.age !== each.age);
  const events = moments.flatMap((moment) => moment.events);
  const of = (kind: string): NumberedEvent[] => events.filter((event) => event.kind === `progress.${kind}`);
  expect(last.map((each) => each!.age)).toEqual(of("age_began").map(({ fields }) => (fields as { age: number }).age));
  expect(last.flatMap((each) => each!.lost)).toEqual(of("cards_lost").map(({ fields }) => fields));
});
