// What the board of an example shows of a table: the same parts from its first position to its last.
import type { Card, PlayerView, ProgressView } from "../../../gen/progress";
import { POWER_NAMES, SKILL_NAMES, type Power, type Skill } from "../../../gen/progress";

/** A card of a row, and whether it comes or goes just now. */
export interface Passing {
  card: Card;
  fate: "stays" | "comes" | "goes";
}

/** A row of cards with those that have just left it. */
export function passing(before: Card[], now: Card[]): Passing[] {
  const left = [...before];
  const take = (cards: Card[], card: Card): boolean => {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
    return at >= 0;
  };
  const kept = [...now];
  const old = before.map((card): Passing => ({ card, fate: take(kept, card) ? "stays" : "goes" }));
  const fresh = now.filter((card) => !take(left, card)).map((card): Passing => ({ card, fate: "comes" }));
  return [...old, ...fresh];
}

/** What of a table matters in an example, and how much room it takes. */
export interface Parts {
  ages: boolean;
  powers: boolean;
  feat: boolean;
  time: boolean;
  /** Knowledge or cards are paid. */
  paying: boolean;
  /** Ages whose discard piles change. */
  piles: number[];
  /** More than one player's turn. */
  turns: boolean;
  /** The victory points. */
  points: boolean;
  /** Of the player whose board it is: tracks that change or have begun. */
  skills: Skill[];
  tracks: Power[];
  /** The other players that have something or to whom something happens. */
  others: number[];
  /** How many cards lie in the hand and in the area, at most. */
  hand: number;
  area: number;
  persons: number;
  /** Rows of the time deck. */
  rows: number;
  /** How wide it is drawn, in pixels, before it is made as wide as its room. */
  width: number;
}

const FIRST = 288;
const WIDTHS = [FIRST, 316, 348, 384, 424, 468, 516, 568, 626, 690, 760];
const [HIGH, WIDE] = [3, 4];
/** How high each part is drawn. */
const HEIGHT = { head: 43, ages: 49, track: 30, lane: 20, feat: 74, time: 34, row: 42, line: 41, hand: 143 };
const CHIP = 60; // wide, in the head

export const has = (values: readonly number[]): boolean => values.some((value) => value > 0);

/** Whether a player has anything that an example would give. */
const isGiven = ({ active, developing, tokens, grey, persons, owns }: PlayerView): boolean =>
  active.length + developing.length + persons.length + owns.length > 0 || has(tokens) || has(grey);

/** The parts of a table that matter in all these positions of it. */
export function partsOf(views: ProgressView[], of: number): Parts {
  const [first] = views as [ProgressView, ...ProgressView[]];
  const changes = (told: (view: ProgressView) => unknown): boolean =>
    new Set(views.map((view) => JSON.stringify(told(view)))).size > 1;
  const most = (count: (view: ProgressView, at: number) => number): number => Math.max(...views.map(count));
  const own = (view: ProgressView): PlayerView => view.players[of]!;
  const solo = first.players.length === 1;
  const ages = first.age_states.map((_, age) => age);
  const found = {
    ages:
      changes(({ age, deck_size, age_states, symbols_left }) => [age, deck_size, age_states, symbols_left]) ||
      views.some(({ asks }) => asks === "progress-draw" || asks === "progress-shuffle" || asks === "progress-quick"),
    powers: !solo && first.players.filter(({ power }) => has(power)).length > 1,
    feat: views.some(({ achievement }) => achievement !== null),
    time: views.some(({ time }) => time.length > 0),
    turns: changes(({ on_turn }) => on_turn),
    points: views.length === 1 || solo || views.some(({ ending }) => ending !== null),
    skills: SKILL_NAMES.filter((_, at) => own(first).levels[at]! > 0 || changes((view) => own(view).levels[at])),
    tracks: POWER_NAMES.filter((_, at) => own(first).power[at]! > 0 || changes((view) => own(view).power[at])),
    others: first.order.filter(
      (seat) =>
        seat !== of &&
        (isGiven(first.players[seat]!) ||
          changes(({ players }) => ({ ...players[seat]!, sheet: null, power: null, backs: players[seat]!.backs }))),
    ),
    hand: most((view, at) => passing(views[at - 1]?.hand ?? [], view.hand).length),
    area: most((view) => own(view).active.length + own(view).developing.length + Number(view.paying !== null)),
    persons: most((view) => own(view).persons.length + own(view).owns.length),
    rows: most((view) => new Set(view.time_costs.slice(0, view.time.length)).size),
  };
  const piles = found.ages ? [] : ages.filter((age) => changes(({ pile }) => pile[age]));
  const paying = piles.length > 0 || views.some(({ due, pool }) => has(due) || has(pool));
  const parts = { ...found, piles, paying, width: FIRST };
  const fits = (width: number): boolean => heightOf(parts, width, first.players.length) <= (width * HIGH) / WIDE;
  return { ...parts, width: WIDTHS.find(fits) ?? WIDTHS.at(-1)! };
}

/** How many cards lie beside each other. */
export const handOf = (parts: Parts, width: number): number =>
  Math.min(Math.max(parts.hand, 3), Math.floor((width - 12) / 86));
export const areaOf = (width: number): number => Math.floor((width - 12) / 128);

function heightOf(parts: Parts, width: number, players: number): number {
  const lines = (count: number, columns: number): number => Math.ceil(count / columns);
  return (
    HEIGHT.head * lines(3 + Number(parts.turns) + parts.skills.length + parts.tracks.length, Math.floor(width / CHIP)) +
    Number(parts.ages) * HEIGHT.ages +
    Number(parts.powers) * (HEIGHT.track + players * HEIGHT.lane) +
    Number(parts.feat) * HEIGHT.feat +
    (parts.time ? HEIGHT.time + parts.rows * HEIGHT.row : 0) +
    Number(parts.paying) * HEIGHT.line +
    lines(parts.persons, 2) * HEIGHT.line +
    lines(parts.area, areaOf(width)) * HEIGHT.line +
    (parts.hand > 0 ? lines(parts.hand, handOf(parts, width)) * HEIGHT.hand : 0) +
    parts.others.length * HEIGHT.line
  );
}
