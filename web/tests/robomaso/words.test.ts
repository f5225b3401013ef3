import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import { cardsOf, doing, gunsAt, kindName, playerText, robotText } from "../../src/games/robomaso/telling";
import { KIND_NAMES, QUESTION_NAMES } from "../../src/gen/robomaso";
import { testMessages } from "../messages";
import { recorded, speakEnglish, wordsOf } from "./stage";

testMessages("robomaso");

const BROKEN = /robomaso-|undefined|NaN|\{|\$/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => {
    speakWith(language, wordsOf(language));
    return speakEnglish;
  });

  test("robots, players and moments can be told", () => {
    const { names, updates } = recorded("robomaso-2-duels");
    for (const { view } of updates["-1"]!) {
      view.robots.forEach((_, robot) => expect(robotText(view, robot)).not.toMatch(BROKEN));
      view.players.forEach((_, seat) => expect(playerText(view, seat, names)).not.toMatch(BROKEN));
      if (view.asked.length > 0) expect(doing(view, names)).toContain(names[view.asked[0]!]);
    }
  });

  test("every question has a sentence of its own for those who are not asked", () => {
    const { view } = recorded("robomaso-2-duels").updates["-1"]![30]!;
    const texts = QUESTION_NAMES.map((asks) => doing({ ...view, asks, asked: [0], robot: 0 }, ["Anna", "Boris"]));
    expect(new Set(texts).size).toBe(QUESTION_NAMES.length);
  });

  test("everything a robot can have has a name", () => {
    expect(new Set(KIND_NAMES.map(kindName)).size).toBe(KIND_NAMES.length);
  });
});

test("cards are told by kind, and none that is not there", () => {
  const robot = { cards: [2, 0, 0, 1, 0, 0, 0, 0, 0] } as unknown as Parameters<typeof cardsOf>[0];
  expect(cardsOf(robot)).toEqual([
    { kind: "speed", count: 2 },
    { kind: "capacity", count: 1 },
  ]);
});

test("nobody hits anybody while nothing is known", () => {
  expect(gunsAt(null, 0, 2)).toEqual([]);
});
