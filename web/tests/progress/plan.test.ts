import { describe, expect, test } from "vitest";
import { GENERAL, SPAN, hasInArea, numberOf, onTurn, tech, theBox } from "../../src/games/progress/box";
import {
  actionsLeft,
  costOf,
  dueOf,
  hasRoom,
  isFree,
  isGone,
  isPayable,
  lackOf,
  leftAfter,
  linesOf,
  meansOf,
  missing,
  none,
  poolWith,
  standing,
  suggest,
  suggested,
  superfluous,
  unlockedBy,
  wayTo,
  wordsOf,
  type Means,
} from "../../src/games/progress/plan";
import type { PlayerView, ProgressView } from "../../src/gen/progress";
import { recorded, recordedNames } from "./stage";

const games = recordedNames();
const ACT = 2;
const PAY = 3;

interface Moment {
  view: ProgressView;
  words: string[];
}

/** The moments of a recorded game in which a seat is asked this. */
function moments(game: string, question: number): Moment[] {
  return Object.values(recorded(game).updates)
    .flat()
    .filter(({ view }) => view.asks === question && view.asked.includes(view.seat))
    .map(({ view, legal }) => ({ view, words: legal.map(({ word }) => word) }));
}

const cards = (words: string[], verb: string): number[] =>
  words.flatMap((word) => (word.startsWith(`${verb}:`) ? [numberOf(word.slice(verb.length + 1))] : []));
const n = (id: string): number => {
  expect(numberOf(id), id).toBeGreaterThanOrEqual(0);
  return numberOf(id);
};

function player(active: string[] = [], change: Partial<PlayerView> = {}): PlayerView {
  return {
    colour: 0,
    backs: [0, 0, 0, 0],
    known: [],
    active: active.map(n),
    developing: [],
    tokens: [0, 0, 0, 0],
    grey: [0, 0, 0, 0],
    skills: [0, 0, 0, 0, 0, 0, 0],
    levels: [0, 0, 0, 0, 0, 0, 0],
    power: [0, 0, 0],
    persons: [],
    owns: [],
    declined: false,
    sheet: {} as PlayerView["sheet"],
    ...change,
  };
}

function table(one: PlayerView, change: Partial<ProgressView> = {}): ProgressView {
  return {
    seat: 0,
    terms: [],
    players: [one],
    hand: [],
    order: [0],
    at: 0,
    age: 1,
    achievement: -1,
    pool: [0, 0, 0, 0],
    lent: [0, 0, 0, 0],
    target: -1,
    actions: 2,
    used: 0,
    ...change,
  } as ProgressView;
}

describe("what the server allows", () => {
  test.each(games)("in %s a card can be discovered exactly if it is called payable", (game) => {
    let seen = 0;
    for (const { view, words } of moments(game, ACT)) {
      const wanted = [...new Set(view.hand)].filter(
        (card) =>
          actionsLeft(view) > 0 &&
          !hasInArea(view.players[view.seat]!, card) &&
          ["free", "payable"].includes(standing(view, view.seat, card)),
      );
      expect(cards(words, "discover").sort()).toEqual(wanted.sort());
      seen += wanted.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test.each(games)("in %s a card can be researched exactly if there is room", (game) => {
    for (const { view, words } of moments(game, ACT)) {
      const me = view.players[view.seat]!;
      const wanted = [...new Set(view.hand)].filter(
        (card) => actionsLeft(view) > 0 && hasRoom(view, view.seat) && !hasInArea(me, card),
      );
      expect(cards(words, "research").sort()).toEqual(wanted.sort());
    }
  });

  test.each(games)("in %s a price of the achievement can be paid exactly if it is payable", (game) => {
    for (const { view, words } of moments(game, ACT)) {
      const prices = theBox().achievements[view.achievement]?.prices ?? [];
      const able = view.funded ? actionsLeft(view) > 0 : true;
      const wanted = prices.flatMap((_, price) =>
        able && view.paid[price] === -1 && isPayable(view, view.seat, SPAN + price) ? [`fund:${price + 1}`] : [],
      );
      expect(words.filter((word) => word.startsWith("fund:"))).toEqual(wanted);
    }
  });

  test.each(games)("in %s what is due is what the server says, and the suggestion begins with a legal word", (game) => {
    for (const { view, words } of moments(game, PAY)) {
      const me = view.players[view.seat]!;
      expect(dueOf(me, linesOf(view, view.target))).toEqual(view.due);
      const payment = suggested(view, view.seat, view.target);
      expect(payment).not.toBeNull();
      expect(lackOf(view.due, poolWith(view.pool, payment!)).short).toBe(0);
      expect(superfluous(view.due, view.pool, payment!)).toBe(0);
      expect(words).toContain(wordsOf(payment!)[0]);
    }
  });
});

describe("prices", () => {
  test("a line whose predecessor lies in the area is free, active or in development", () => {
    const due = (one: PlayerView): number[] => dueOf(one, tech(n("irrigation")).lines);
    expect(due(player())).toEqual([3, 2, 0]);
    expect(due(player(["calendar"]))).toEqual([0, 2, 0]);
    expect(due(player(["agriculture"], { developing: [[n("calendar"), 3]] }))).toEqual([0, 0, 0]);
    expect(isFree(player(["agriculture", "calendar"]), n("irrigation"))).toBe(true);
  });

  test("two lines of one type add up (PR-E20)", () => {
    const philosophy = n("philosophy");
    const view = table(player([], { tokens: [0, 0, 3, 0] }), { hand: [philosophy] });
    expect(missing(view, 0, philosophy)).toEqual({ short: 1, types: [0, 0, 1] });
    expect(isPayable({ ...view, hand: [philosophy, n("poetry")] }, 0, philosophy)).toBe(true);
  });

  test("typed knowledge does not pay for another type (PR-E18), and a card not for itself", () => {
    const burial = n("burial");
    const view = table(player([], { tokens: [2, 0, 0, 0] }), { hand: [burial] });
    expect(isPayable(view, 0, burial)).toBe(false);
    expect(isPayable({ ...view, hand: [burial, burial] }, 0, burial)).toBe(true);
  });

  test("lasting knowledge counts as long as it was not used in this turn", () => {
    const thales = theBox().personalities.findIndex(({ id }) => id === "thales");
    const view = table(player([], { persons: [{ person: thales, up: true }] }));
    expect(meansOf(view, 0).lasting).toEqual([0, 1, 0, 0]);
    expect(meansOf({ ...view, lent: [0, 1, 0, 0] }, 0).lasting).toEqual([0, 0, 0, 0]);
    const down = table(player([], { persons: [{ person: thales, up: false }] }));
    expect(meansOf(down, 0).lasting).toEqual([0, 0, 0, 0]);
  });

  test("the cards of others are not known, nor is their pool one's own", () => {
    const view = table(player(), { hand: [1, 2, 3], pool: [1, 0, 0, 0] });
    const two = { ...view, players: [...view.players, player([], { known: [4] })], order: [0, 1] };
    expect(meansOf(two, 1)).toMatchObject({ cards: [4], pool: [0, 0, 0, 0] });
  });
});

describe("a suggested payment", () => {
  const pays = (due: number[], means: Partial<Means>): string[] | null => {
    const whole = { pool: [0, 0, 0, 0], lasting: [0, 0, 0, 0], tokens: [0, 0, 0, 0], cards: [], ...means };
    const found = suggest(due, whole, () => false);
    return found && wordsOf(found);
  };

  test("takes the pool first, then typed knowledge, then general", () => {
    const tokens = [1, 1, 1, 1];
    expect(pays([1, 1, 0], { pool: [1, 0, 0, 1], tokens })).toEqual(["pay"]);
    expect(pays([2, 1, 0], { pool: [0, 0, 0, 1], tokens })).toEqual(["spend:S", "spend:E", "pay"]);
    expect(pays([2, 0, 0], { tokens, lasting: [1, 0, 0, 1] })).toEqual(["use:S", "spend:S", "pay"]);
    expect(pays([3, 0, 0], { tokens, lasting: [0, 0, 0, 1] })).toEqual(["use:G", "spend:S", "spend:G", "pay"]);
  });

  test("takes cards with the smallest waste, the least worthy first", () => {
    const [one, two, three] = [n("pottery"), n("paper"), n("opera")];
    expect(pays([3, 0, 0], { cards: [one, two, three] })).toEqual(["drop:opera", "pay"]);
    expect(pays([4, 0, 0], { cards: [one, two, three] })).toEqual(["drop:pottery", "drop:opera", "pay"]);
    expect(pays([1, 0, 0], { cards: [two, three] })).toEqual(["drop:paper", "pay"]);
    expect(pays([9, 0, 0], { cards: [one, two, three] })).toBeNull();
  });

  test("keeps tokens that a large card makes needless", () => {
    expect(pays([3, 0, 0], { tokens: [1, 0, 0, 1], cards: [n("opera")] })).toEqual(["drop:opera", "pay"]);
    expect(pays([4, 0, 0], { tokens: [1, 0, 0, 1], cards: [n("opera")] })).toEqual(["spend:S", "drop:opera", "pay"]);
  });

  test("gives cards away that are of no use", () => {
    const view = table(player(["pottery"]), { hand: [n("wheel"), n("pottery"), n("calendar"), n("calendar")] });
    expect(wordsOf(suggested(view, 0, n("agriculture"))!)).toEqual(["drop:pottery", "drop:calendar", "pay"]);
  });

  test("what is too much can be told, and what is left", () => {
    const payment = { ...none(), spends: [1, 0, 0, 1], drops: [n("paper")] };
    expect(superfluous([2, 0, 0], [0, 0, 0, 0], payment)).toBe(3);
    expect(superfluous([3, 0, 0], [0, 0, 0, 0], payment)).toBe(2);
    expect(superfluous([4, 0, 0], [0, 0, 0, 0], payment)).toBe(0);
    expect(leftAfter([2, 0, 0], [1, 2, 0, 3])).toEqual([0, 2, 0, 2]);
    expect(leftAfter([0, 0, 0], [1, 2, 0, 3])).toEqual([1, 2, 0, 3]);
  });
});

describe("the tree", () => {
  test("what a technology unlocks", () => {
    const found = unlockedBy(player(["mathematics", "writing"]), n("calendar"));
    expect(found).toEqual([
      { card: n("irrigation"), saves: 3, whole: false },
      { card: n("astronomy"), saves: 3, whole: true },
    ]);
    expect(unlockedBy(player(["calendar"]), n("calendar"))).toEqual([]);
  });

  test("it is cheaper to have Pottery before Writing than to pay for it", () => {
    const steps = wayTo(table(player()), player(), n("writing"));
    expect(steps).toEqual([
      { card: n("pottery"), due: [0, 1, 0] },
      { card: n("writing"), due: [0, 0, 0] },
    ]);
  });

  test("there is no way to what one has, and one step to what is free", () => {
    expect(wayTo(table(player(["pottery"])), player(["pottery"]), n("pottery"))).toEqual([]);
    expect(wayTo(table(player(["pottery"])), player(["pottery"]), n("wheel"))).toEqual([
      { card: n("wheel"), due: [0, 0, 0] },
    ]);
  });

  test("predecessors that have left the game are paid for", () => {
    const one = player();
    const view = table(one, { age: 3 });
    const steps = wayTo(view, one, n("crop_rotation"));
    expect(steps).toEqual([{ card: n("crop_rotation"), due: [3, 3, 0] }]);
    expect(isGone(view, n("agriculture"))).toBe(true);
  });

  test("no other choice of predecessors is cheaper, and every step comes after its predecessors", () => {
    const one = player(["agriculture"]);
    const view = table(one);
    for (const [card, { age }] of theBox().technologies.entries()) {
      if (hasInArea(one, card) || age > 2) continue;
      const steps = wayTo(view, one, card);
      const total = costOf(steps).reduce((a, b) => a + b);
      expect(total, tech(card).id).toBe(cheapestByTrying(one, card));
      steps.forEach(({ card: each }, place) => {
        const before = tech(each).lines.map((line) => line.before);
        expect(steps.slice(place).some((later) => before.includes(later.card))).toBe(false);
      });
      expect(steps.at(-1)!.card).toBe(card);
    }
  });
});

/** The cheapest cost of all choices, tried one by one. */
function cheapestByTrying(one: PlayerView, target: number): number {
  const above = new Set<number>();
  const visit = (card: number): void => {
    for (const { before } of tech(card).lines) {
      if (before < 0 || hasInArea(one, before) || above.has(before)) continue;
      above.add(before);
      visit(before);
    }
  };
  visit(target);
  const all = [...above];
  expect(all.length).toBeLessThan(18);
  let best = Infinity;
  for (let choice = 0; choice < 1 << all.length; choice++) {
    const chosen = [target, ...all.filter((_, index) => choice & (1 << index))];
    let total = 0;
    for (const card of chosen) {
      for (const { amount, before } of tech(card).lines) {
        if (before < 0 || !(hasInArea(one, before) || chosen.includes(before))) total += amount;
      }
    }
    best = Math.min(best, total);
  }
  return best;
}

test("who is on turn has the pool", () => {
  expect(GENERAL).toBe(3);
  const view = table(player(), { pool: [1, 2, 3, 4] });
  expect(onTurn(view)).toBe(0);
  expect(meansOf(view, 0).pool).toEqual([1, 2, 3, 4]);
});
