import { describe, expect, test } from "vitest";
import icons from "virtual:game-icons";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import progress from "../../src/games/progress";
import { featName, personName, techName, theBox } from "../../src/games/progress/box";
import { pace, stops } from "../../src/games/progress/pace";
import { cardText, cardTip, featText, personText } from "../../src/games/progress/telling";
import { testMessages } from "../messages";
import { find, pieces, recorded, recordedNames, told, wordsOf } from "./stage";

testMessages("progress");

describe.each(LANGUAGES)("in %s", (language) => {
  test("it is said how far the game is", () => {
    speakWith(language, wordsOf(language));
    const { view } = find((update) => update.view.turn === 3).update;
    expect(progress.stage(view)).toMatch(/I.*3|3.*I/);
  });

  test("every component has a name, and all that stands on it can be said", () => {
    speakWith(language, wordsOf(language));
    const { technologies, personalities, achievements } = theBox();
    const texts = [
      ...technologies.flatMap(({ id }) => [techName(id), cardText(id), cardTip(id)]),
      ...personalities.flatMap(({ id }) => [personName(id), personText(id)]),
      ...achievements.flatMap(({ id }) => [featName(id), featText(id)]),
    ];
    for (const text of texts) expect(text).not.toMatch(/progress-|\{|undefined|_/);
  });
});

test("every technology, personality and achievement has a picture of its own", () => {
  const { technologies, personalities, achievements } = theBox();
  const ids: string[] = [...technologies, ...personalities, ...achievements].map(({ id }) => id);
  expect(ids.filter((id) => !icons[id])).toEqual([]);
  expect(new Set(ids.map((id) => icons[id])).size).toBe(ids.length);
  const others = Object.keys(icons).filter((id) => !ids.includes(id));
  expect(others.filter((id) => !pieces.some(({ name }) => name === id))).toEqual([]);
});

test("every recorded event has its time, but for what belongs to others", () => {
  const silent = new Set<string>();
  for (const name of recordedNames()) {
    for (const { events } of recorded(name).updates["-1"]!) {
      for (const event of events) if (pace(event) === 0) silent.add(event.kind);
    }
  }
  const shown = [...silent].filter(
    (kind) => !["progress.paid", "progress.scored", "progress.top_shown"].includes(kind),
  );
  expect(shown).toEqual([]);
});

test("great moments stop the playing, other things do not", () => {
  for (const kind of ["age_began", "cards_lost", "feat_completed"] as const)
    expect(stops(told(kind, {})), kind).toBe(true);
  for (const kind of ["activated", "card_drawn", "token_spent", "turn_began"] as const)
    expect(stops(told(kind, {})), kind).toBe(false);
});

test("who has made a choice does not see it made again", () => {
  const spent = told("token_spent", { seat: 1, knowledge: "science" });
  expect(pace(spent, 1)).toBe(0);
  expect(pace(spent, 0)).toBeGreaterThan(0);
});

test("every colour has a mark of its own", () => {
  const { view } = find(({ view: { players } }) => players.length === 5).update;
  expect(new Set(view.players.map((_, seat) => progress.mark(seat, view))).size).toBe(5);
  expect(new Set([0, 1, 2, 3, 4].map((seat) => progress.mark(seat, null))).size).toBe(5);
});
