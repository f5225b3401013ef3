// The view after each event: what the page shows between two updates. One function per kind, all pure.
import type { GameEvent, PlayerView, ProgressView } from "../../gen/progress";
import type { Told } from "../../gen/room";
import { GENERAL, SPAN, hasInArea, numberOf, onTurn, tech, theBox } from "./box";
import { reckoned } from "./sheet";

/** Cards that left the game when an age began. */
export interface Lost {
  seat: number;
  cards: number[];
  /** "hand" or "development". */
  place: string;
}

/** A view while events are played: with the age that begins just now, and what was lost by it. */
export type Played = ProgressView & { news?: { age: number; lost: Lost[] } | null };

type Kind = GameEvent["kind"];
type Fields<K extends Kind> = Extract<GameEvent, { kind: K }>["fields"];
type After = { [K in Kind]: (view: Played, event: Fields<K>) => Played };

const ACTING = 3;
const PAYING = 4;
const OVER = 13;
const DRAWS: Record<string, number> = { draw: 5, quick: 6, shuffle: 8 };
const ENDINGS = ["", "symbols", "exhausted", "defeat"];
const NOTHING = [0, 0, 0, 0];

/** Events that belong to the beginning of an age. */
const OF_AN_AGE: ReadonlySet<string> = new Set<Kind>([
  "progress.age_began",
  "progress.cards_lost",
  "progress.feats_changed",
  "progress.feat_shown",
  "progress.person_left",
]);

/** The view after an event; the same view if the event is of a kind that changes nothing. */
export function after(view: Played, event: Told): Played {
  const change = AFTER[event.kind as Kind] as ((view: Played, fields: unknown) => Played) | undefined;
  const calm = view.news && !OF_AN_AGE.has(event.kind) ? { ...view, news: null } : view;
  const changed = change ? change(calm, event.fields) : calm;
  return changed === view ? view : reckoned(changed);
}

const same = (view: Played): Played => view;

const AFTER: After = {
  // the turn

  "progress.turn_began": (view, { seat, turn }) => ({
    ...view,
    ...{ at: view.order.indexOf(seat), turn, used: 0, funded: false, exchanged: false, stage: 0 },
  }),
  "progress.refreshed": (view, { seat }) => ({
    ...player(view, seat, ({ tokens, grey }) => ({
      tokens: tokens.map((count, kind) => count + grey[kind]!),
      grey: NOTHING,
    })),
    ...{ pool: NOTHING, lent: NOTHING, count: 0, room: 0 },
  }),

  // technologies

  "progress.discovering": (view, { seat, card }) => {
    const number = numberOf(card);
    return { ...paying(lose(view, seat, [number]), number), used: view.used + 1 };
  },
  "progress.activated": (view, { seat, card }) => {
    const number = numberOf(card);
    const laid = player(view, seat, ({ active, developing }) => ({
      active: [...active, number],
      developing: developing.filter(([other]) => other !== number),
    }));
    const symbol = tech(number).symbol;
    return symbol > 0 ? { ...laid, symbols: changed(view.symbols, symbol - 2, 1) } : laid;
  },
  "progress.researched": (view, { seat, card, cubes }) => {
    const number = numberOf(card);
    const laid = player(lose(view, seat, [number]), seat, ({ developing }) => ({
      developing: [...developing, [number, cubes]],
    }));
    return { ...laid, used: view.used + 1 };
  },
  "progress.cube_removed": (view, { seat, card, left }) =>
    player(view, seat, ({ developing }) => ({
      developing: developing.map(([other, cubes]) => [other, other === numberOf(card) ? left : cubes]),
    })),
  "progress.returned": (view, { seat, card }) => {
    const number = numberOf(card);
    const taken = player(view, seat, ({ developing }) => ({
      developing: developing.filter(([other]) => other !== number),
    }));
    return gainOpenly(taken, seat, number);
  },

  // paying

  "progress.knowledge_used": (view, { knowledge }) => {
    const kind = kindOf(knowledge);
    return { ...view, pool: changed(view.pool, kind, 1), lent: changed(view.lent, kind, 1), step: kind };
  },
  "progress.token_spent": (view, { seat, knowledge }) => {
    const kind = kindOf(knowledge);
    const turned = player(view, seat, ({ tokens, grey }) => ({
      tokens: changed(tokens, kind, -1),
      grey: changed(grey, kind, 1),
    }));
    return { ...turned, pool: changed(view.pool, kind, 1), step: NOTHING.length + kind };
  },
  "progress.card_spent": (view, { seat, card, worth }) => {
    const number = numberOf(card);
    const thrown = onPile(lose(view, seat, [number]), number);
    return { ...thrown, pool: changed(view.pool, GENERAL, worth), step: 2 * NOTHING.length };
  },
  "progress.paid": (view, { science, engineering, culture, general }) => ({
    ...view,
    ...{ pool: [science, engineering, culture, general], target: -1, due: [0, 0, 0], step: 0, stage: ACTING },
  }),

  // drawing

  "progress.draw_began": (view, { seat, action, count }) => {
    const owed = action === "quick" ? theBox().drops[view.players[seat]!.levels.at(-1)!]! : view.owed;
    return { ...view, stage: DRAWS[action] ?? view.stage, used: view.used + 1, count: 0, room: count, owed };
  },
  "progress.card_drawn": (view, { seat, age }) => ({
    ...player(view, seat, ({ backs }) => ({ backs: changed(backs, age - 1, 1) })),
    decks: changed(view.decks, age - 1, -1),
    count: view.count + 1,
  }),
  "progress.card_seen": (view, { to, card }) =>
    to === view.seat ? { ...view, hand: sorted([...view.hand, numberOf(card)]) } : view,
  "progress.card_picked": (view, { seat, card, age }) => ({
    ...gainOpenly(view, seat, numberOf(card)),
    piles: view.piles.with(age - 1, view.piles[age - 1]!.slice(0, -1)),
    pile_sizes: changed(view.pile_sizes, age - 1, -1),
    count: view.count + 1,
  }),
  "progress.top_shown": (view, { age, card }) => ({ ...view, piles: view.piles.with(age - 1, [numberOf(card)]) }),
  "progress.shuffled": (view, { age, count }) => ({
    ...view,
    decks: changed(view.decks, age - 1, count),
    piles: view.piles.with(age - 1, []),
    pile_sizes: view.pile_sizes.with(age - 1, 0),
  }),
  "progress.dropped": (view, { seat, card }) => ({
    ...onPile(lose(view, seat, [numberOf(card)]), numberOf(card)),
    count: view.count + 1,
  }),

  // benefits

  "progress.skill_raised": (view, { seat, skill, position }) => {
    const track = theBox().skills.findIndex(({ id }) => id === skill);
    return player(view, seat, ({ skills }) => ({ skills: skills.with(track, position) }));
  },
  "progress.power_raised": (view, { seat, track, position }) => {
    const number = theBox().powers.findIndex(({ id }) => id === track);
    return player(view, seat, ({ power }) => ({ power: power.with(number, position) }));
  },
  "progress.token_got": (view, { seat, knowledge }) =>
    player(view, seat, ({ tokens }) => ({ tokens: changed(tokens, kindOf(knowledge), 1) })),

  // ages

  "progress.age_began": (view, { age }) => {
    const players = view.players.map((each) => ({ ...each, declined: false }));
    const begun: Played = { ...view, players, age, news: { age, lost: [] } };
    const gone = age - 3; // the place of the age before the last
    if (gone < 0) return begun;
    return {
      ...begun,
      decks: view.decks.with(gone, 0),
      piles: view.piles.with(gone, []),
      pile_sizes: view.pile_sizes.with(gone, 0),
    };
  },
  "progress.cards_lost": (view, { seat, cards, place }) => {
    const numbers = cards.map(numberOf);
    const news = { age: view.age, lost: [...(view.news?.lost ?? []), { seat, cards: numbers, place }] };
    if (place === "hand") return { ...lose(view, seat, numbers), news };
    const left = player(view, seat, ({ developing }) => ({
      developing: developing.filter(([card]) => !numbers.includes(card)),
    }));
    return { ...left, news };
  },

  // personalities

  "progress.person_taken": (view, { seat, person }) => {
    const number = personOf(person);
    const taken = player(view, seat, ({ persons }) => ({
      persons: [...persons, { person: number, up: true }].sort((one, two) => one.person - two.person),
    }));
    return { ...answered(taken, seat), persons_left: view.persons_left.filter((each) => each !== number) };
  },
  "progress.person_left": (view, { seat, person }) => {
    const turned = player(view, seat, ({ persons }) => ({
      persons: persons.map((each) => (each.person === personOf(person) ? { ...each, up: false } : each)),
    }));
    return seat === onTurn(view) ? { ...turned, lent: NOTHING } : turned;
  },
  "progress.inherited": same,
  "progress.declined": (view, { seat }) =>
    answered(
      player(view, seat, () => ({ declined: true })),
      seat,
    ),

  // achievements

  "progress.funding": (view, { price, free }) => ({
    ...paying(view, SPAN + price - 1),
    ...(free ? { funded: true } : { used: view.used + 1 }),
  }),
  "progress.price_covered": (view, { seat, price }) => ({ ...view, paid: view.paid.with(price - 1, seat) }),
  "progress.feat_completed": same,
  "progress.feat_won": (view, { seat, feat }) =>
    player(noFeat(view), seat, ({ owns }) => ({ owns: sorted([...owns, featOf(feat)]) })),
  "progress.feat_gone": (view) => noFeat(view),
  "progress.feat_shown": (view, { feat }) => ({
    ...noFeat(view),
    achievement: featOf(feat),
    under: view.under.filter((each) => each !== featOf(feat)),
  }),
  "progress.feats_changed": (view) => ({
    ...view,
    under: theBox().achievements.flatMap(({ age }, number) => (age === view.age ? [number] : [])),
  }),
  "progress.feat_honoured": same,

  // a solo game

  "progress.revealed": (view, { card, kept }) => {
    const number = numberOf(card);
    const left: Played = { ...view, decks: changed(view.decks, tech(number).age - 1, -1) };
    return kept ? { ...left, time: [...view.time, number] } : onPile(left, number);
  },
  "progress.exchanged": (view, { seat, card, other }) => {
    const [given, got] = [numberOf(card), numberOf(other)];
    const swapped = gainOpenly(lose(view, seat, [given]), seat, got);
    const time = [...view.time.toSpliced(view.time.indexOf(got), 1), given];
    return { ...swapped, time, wanted: -1, exchanged: true, stage: ACTING };
  },

  // the end

  "progress.scored": (view) => over(view),
  "progress.game_over": (view, { why }) => ({ ...over(view), ending: ENDINGS.indexOf(why) }),

  // what was taken back only the next view can tell

  "core.took_back": same,
  "core.took_back_sealed": same,
};

const kindOf = (name: string): number => theBox().kinds.indexOf(name);
const personOf = (id: string): number => theBox().personalities.findIndex((each) => each.id === id);
const featOf = (id: string): number => theBox().achievements.findIndex((each) => each.id === id);
const sorted = (numbers: number[]): number[] => numbers.toSorted((one, two) => one - two);

/** Numbers of which one is changed by so much. */
function changed(numbers: number[], at: number, by: number): number[] {
  return numbers.with(at, numbers[at]! + by);
}

/** A player changes. */
function player(view: Played, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Played {
  const own = view.players[seat]!;
  return { ...view, players: view.players.with(seat, { ...own, ...change(own) }) };
}

/** Numbers without some others, each as often as it is named. */
function without(numbers: number[], others: number[]): number[] {
  const left = [...numbers];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

/** Cards leave a hand; everybody sees which. */
function lose(view: Played, seat: number, cards: number[]): Played {
  const less = player(view, seat, ({ backs, known }) => ({
    backs: cards.reduce((counts, card) => changed(counts, tech(card).age - 1, -1), backs),
    known: without(known, cards),
  }));
  return seat === view.seat ? { ...less, hand: without(view.hand, cards) } : less;
}

/** A card comes into a hand before the eyes of all. */
function gainOpenly(view: Played, seat: number, card: number): Played {
  const more = player(view, seat, ({ backs, known }) => ({
    backs: changed(backs, tech(card).age - 1, 1),
    known: sorted([...known, card]),
  }));
  return seat === view.seat ? { ...more, hand: sorted([...view.hand, card]) } : more;
}

/** A card lies on the discard pile of its age. */
function onPile(view: Played, card: number): Played {
  const at = tech(card).age - 1;
  const browse = view.terms.some(([name, value]) => name === "browse" && value === 1);
  const pile = browse ? [...view.piles[at]!, card] : [card];
  return { ...view, piles: view.piles.with(at, pile), pile_sizes: changed(view.pile_sizes, at, 1) };
}

/** A payment begins. */
function paying(view: Played, target: number): Played {
  const { technologies, achievements } = theBox();
  const lines = target < SPAN ? technologies[target]!.lines : [achievements[view.achievement]!.prices[target - SPAN]!];
  const due = [0, 0, 0];
  for (const { kind, amount, before } of lines) {
    if (before < 0 || !hasInArea(view.players[onTurn(view)]!, before)) due[kind]! += amount;
  }
  return { ...view, target, due, step: 0, stage: PAYING };
}

/** An offer of a successor is answered. */
function answered(view: Played, seat: number): Played {
  return view.offers[0] === seat ? { ...view, offers: view.offers.slice(1) } : view;
}

/** There is no current achievement, and no cube on one. */
function noFeat(view: Played): Played {
  return { ...view, achievement: -1, paid: view.paid.map(() => -1) };
}

/** Before the players score, technologies in development are removed. */
function over(view: Played): Played {
  const players = view.players.map((each) => ({ ...each, developing: [] }));
  return { ...view, players, target: -1, due: [0, 0, 0], stage: OVER, offers: [] };
}
