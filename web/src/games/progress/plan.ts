// What a technology would cost a player now, what could pay for it, and the cheapest way to it. Nothing is shown here.
import type { PlayerView, ProgressView } from "../../gen/progress";
import { GENERAL, SPAN, hasInArea, onTurn, tech, theBox, type Line } from "./box";

/** What could pay: by kind of knowledge, and the cards that could be discarded. */
export interface Means {
  pool: number[];
  lasting: number[];
  tokens: number[];
  /** Technologies; general knowledge as far as they are worth. */
  cards: number[];
}

/** What pays for something: so much lasting knowledge and so many tokens by kind, and cards in this order. */
export interface Payment {
  uses: number[];
  spends: number[];
  drops: number[];
}

/** What is missing: so much in all, of these types. */
export interface Lack {
  short: number;
  /** By type: what neither pool nor typed knowledge meets. */
  types: number[];
}

/** How a card of the hand stands: free, payable, to be researched only, in the area already, or none of these. */
export type Standing = "free" | "payable" | "research" | "inPlay" | "lacking";

/** A step on the way to a technology, and the knowledge it costs by type. */
export interface Step {
  card: number;
  due: number[];
}

export const TYPES = 3;
export const KINDS = 4;
const LETTERS = ["S", "E", "C", "G"];
const DEVELOPMENT = 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const worth = (cards: readonly number[]): number => sum(cards.map((card) => tech(card).worth));
export const none = (): Payment => ({ uses: [0, 0, 0, 0], spends: [0, 0, 0, 0], drops: [] });

// prices

/** The lines of a technology, or of one price of the current achievement. */
export function linesOf(view: ProgressView, target: number): Line[] {
  if (target < SPAN) return tech(target).lines;
  const price = theBox().achievements[view.achievement]?.prices[target - SPAN];
  return price ? [price] : [];
}

/** Whether a line costs nothing: its predecessor lies in the area (PR-062). */
export function isMet(player: PlayerView, line: Line): boolean {
  return line.before >= 0 && hasInArea(player, line.before);
}

/** What the lines cost by type (PR-R30). */
export function dueOf(player: PlayerView, lines: readonly Line[]): number[] {
  const due = [0, 0, 0];
  for (const line of lines) if (!isMet(player, line)) due[line.kind]! += line.amount;
  return due;
}

// means

/** The lasting knowledge of the personality that lies face up; what was used in this turn is taken off (PR-R84). */
export function lastingOf(view: ProgressView, seat: number): number[] {
  const found = [0, 0, 0, 0];
  const player = view.players[seat]!;
  const up = player.persons.find((each) => each.up);
  const lent = onTurn(view) === seat ? view.lent : [0, 0, 0, 0];
  for (const { what, which, amount } of up ? theBox().personalities[up.person]!.lasting : []) {
    if (what === "knowledge") found[theBox().kinds.indexOf(which)]! += amount;
  }
  return found.map((amount, kind) => Math.max(0, amount - lent[kind]!));
}

/** All a player could pay with. Of others' hands only the cards that everybody saw are known. */
export function meansOf(view: ProgressView, seat: number, target = -1): Means {
  const player = view.players[seat]!;
  const cards = seat === view.seat ? [...view.hand] : [...player.known];
  const own = cards.indexOf(target); // a card does not pay for itself
  if (own >= 0 && view.target !== target) cards.splice(own, 1);
  const past = view.target === target && target >= 0 ? view.step : 0; // in a payment the engine goes kind by kind
  return {
    pool: onTurn(view) === seat ? [...view.pool] : [0, 0, 0, 0],
    lasting: lastingOf(view, seat).map((count, kind) => (kind < past ? 0 : count)),
    tokens: player.tokens.map((count, kind) => (KINDS + kind < past ? 0 : count)),
    cards,
  };
}

/** What is missing if so much knowledge by kind meets a price (PR-036, PR-R28, PR-R29). */
export function lackOf(due: readonly number[], have: readonly number[]): Lack {
  const types = due.map((amount, type) => Math.max(0, amount - have[type]!));
  return { short: Math.max(0, sum(types) - have[GENERAL]!), types };
}

/** All knowledge by kind that the means can bring. */
export function knowledgeOf({ pool, lasting, tokens, cards }: Means): number[] {
  return pool.map((count, kind) => count + lasting[kind]! + tokens[kind]! + (kind === GENERAL ? worth(cards) : 0));
}

/** What is missing for a technology or a price of the achievement when everything is spent. */
export function missing(view: ProgressView, seat: number, target: number): Lack {
  const player = view.players[seat]!;
  return lackOf(dueOf(player, linesOf(view, target)), knowledgeOf(meansOf(view, seat, target)));
}

/** Whether a player can pay now. */
export const isPayable = (view: ProgressView, seat: number, target: number): boolean =>
  missing(view, seat, target).short === 0;

/** Whether all its lines are met. */
export function isFree(player: PlayerView, card: number): boolean {
  return tech(card).lines.every((line) => isMet(player, line));
}

/** Actions that a player on turn has left. */
export const actionsLeft = (view: ProgressView): number => Math.max(0, view.actions - view.used);

/** Whether one more technology may be in development (PR-074, PR-R16). */
export function hasRoom(view: ProgressView, seat: number): boolean {
  const player = view.players[seat]!;
  const skill = theBox().skills[DEVELOPMENT]!.values[player.levels[DEVELOPMENT]!]!;
  const literal = view.terms.find(([name]) => name === "literal")?.[1] ?? 0;
  return player.developing.length < skill + literal;
}

/** How a card of the hand stands, whoever is on turn and whether or not an action is left. */
export function standing(view: ProgressView, seat: number, card: number): Standing {
  const player = view.players[seat]!;
  if (hasInArea(player, card)) return "inPlay";
  if (isFree(player, card)) return "free";
  if (isPayable(view, seat, card)) return "payable";
  return hasRoom(view, seat) ? "research" : "lacking";
}

// payments

/** The knowledge by kind that a payment adds to the pool. */
export function broughtBy({ uses, spends, drops }: Payment): number[] {
  return uses.map((count, kind) => count + spends[kind]! + (kind === GENERAL ? worth(drops) : 0));
}

/** The pool with what a payment adds. */
export const poolWith = (pool: readonly number[], payment: Payment): number[] =>
  broughtBy(payment).map((count, kind) => count + pool[kind]!);

/** What stays in the pool when the price is taken, typed knowledge first (PR-066). */
export function leftAfter(due: readonly number[], have: readonly number[]): number[] {
  const { short, types } = lackOf(due, have);
  const left = have.map((count, kind) => (kind === GENERAL ? count : Math.max(0, count - due[kind]!)));
  left[GENERAL] = left[GENERAL]! - (sum(types) - short);
  return left;
}

/** How many of the things a payment uses could be kept, and the price would be met all the same. */
export function superfluous(due: readonly number[], pool: readonly number[], payment: Payment): number {
  return itemsOf(payment).filter((item) => lackOf(due, poolWith(pool, without(payment, item))).short === 0).length;
}

type Item = { how: "uses" | "spends"; kind: number } | { how: "drops"; card: number };

function itemsOf({ uses, spends, drops }: Payment): Item[] {
  const row = (how: "uses" | "spends", counts: number[]): Item[] =>
    counts.flatMap((count, kind) => Array<Item>(count).fill({ how, kind }));
  return [...row("uses", uses), ...row("spends", spends), ...drops.map((card): Item => ({ how: "drops", card }))];
}

function without(payment: Payment, item: Item): Payment {
  if (item.how === "drops") {
    const at = payment.drops.indexOf(item.card);
    return { ...payment, drops: payment.drops.filter((_, index) => index !== at) };
  }
  const counts = payment[item.how].map((count, kind) => count - (kind === item.kind ? 1 : 0));
  return { ...payment, [item.how]: counts };
}

/** PR-R39: the pool first, then typed knowledge, general knowledge, then cards with the smallest waste; null: it is
 * not enough. Cards for which there is no use, `idle`, go first. */
export function suggest(due: readonly number[], means: Means, idle: (card: number) => boolean): Payment | null {
  const payment = none();
  const { types, short } = lackOf(due, means.pool);
  let open = short;
  const take = (how: "uses" | "spends", kind: number, most: number): void => {
    const count = Math.min(open, most, how === "uses" ? means.lasting[kind]! : means.tokens[kind]!);
    payment[how][kind] = count;
    open -= count;
    if (kind < TYPES) types[kind]! -= count;
  };
  for (let type = 0; type < TYPES; type++) take("uses", type, types[type]!);
  for (let type = 0; type < TYPES; type++) take("spends", type, types[type]!);
  take("uses", GENERAL, open);
  take("spends", GENERAL, open);
  if (open === 0) return payment;
  const drops = leastWaste(means.cards, open, idle);
  if (!drops) return null;
  return spare(due, means.pool, { ...payment, drops });
}

/** What large cards make needless is kept: general tokens first, then typed ones. */
function spare(due: readonly number[], pool: readonly number[], payment: Payment): Payment {
  const rank = (item: Item): number =>
    item.how === "drops" ? -1 : (item.kind === GENERAL ? 10 : 0) + (item.how === "spends" ? 5 : 0);
  const items = itemsOf(payment).sort((a, b) => rank(b) - rank(a));
  return items.reduce((kept, item) => {
    const less = without(kept, item);
    return lackOf(due, poolWith(pool, less)).short === 0 ? less : kept;
  }, payment);
}

/** The cards that bring at least so much with the least left over; among those the fewest useful, then the fewest. */
function leastWaste(cards: readonly number[], open: number, idle: (card: number) => boolean): number[] | null {
  // by what they bring: the best choice of cards
  const best = new Map<number, { cards: number[]; useful: number }>([[0, { cards: [], useful: 0 }]]);
  const order = [...cards].sort((a, b) => tech(a).worth - tech(b).worth || a - b);
  for (const card of order) {
    for (const [brought, chosen] of [...best]) {
      const next = { cards: [...chosen.cards, card], useful: chosen.useful + (idle(card) ? 0 : 1) };
      const total = brought + tech(card).worth;
      if (brought < open && isBetter(next, best.get(total))) best.set(total, next);
    }
  }
  const enough = [...best.keys()].filter((brought) => brought >= open);
  return enough.length > 0 ? best.get(Math.min(...enough))!.cards : null;
}

function isBetter(a: { cards: number[]; useful: number }, b?: { cards: number[]; useful: number }): boolean {
  return !b || a.useful < b.useful || (a.useful === b.useful && a.cards.length < b.cards.length);
}

/** The suggested payment for a technology or a price of the achievement, while it is paid or before. */
export function suggested(view: ProgressView, seat: number, target: number): Payment | null {
  const player = view.players[seat]!;
  const means = meansOf(view, seat, target);
  const seen = new Map<number, number>();
  for (const card of means.cards) seen.set(card, (seen.get(card) ?? 0) + 1);
  const idle = (card: number): boolean => card === target || hasInArea(player, card) || seen.get(card)! > 1;
  return suggest(dueOf(player, linesOf(view, target)), means, idle);
}

/** The answers that make a payment, in the order the engine takes them. */
export function wordsOf({ uses, spends, drops }: Payment): string[] {
  const row = (verb: string, counts: number[]): string[] =>
    counts.flatMap((count, kind) => Array<string>(count).fill(`${verb}:${LETTERS[kind]}`));
  return [...row("use", uses), ...row("spend", spends), ...drops.map((card) => `drop:${tech(card).id}`), "pay"];
}

// the tree

let following: number[][] | null = null;

/** The technologies that name this one as a predecessor. */
export function successorsOf(card: number): number[] {
  const all = theBox().technologies;
  if (following?.length !== all.length) {
    following = all.map(() => []);
    all.forEach(({ lines }, number) => lines.forEach(({ before }) => before >= 0 && following![before]!.push(number)));
  }
  return following[card]!;
}

/** The technologies whose lines it would meet, as far as the player has not got them; `whole`: it would be free. */
export function unlockedBy(player: PlayerView, card: number): { card: number; saves: number; whole: boolean }[] {
  if (hasInArea(player, card)) return [];
  return successorsOf(card)
    .filter((each) => !hasInArea(player, each))
    .map((each) => {
      const lines = tech(each).lines;
      const saves = sum(lines.filter(({ before }) => before === card).map(({ amount }) => amount));
      return { card: each, saves, whole: lines.every((line) => line.before === card || isMet(player, line)) };
    });
}

/** Whether cards of its age are still in the game, or will be. */
export const isGone = (view: ProgressView, card: number): boolean => tech(card).age < view.age - 1;

/** The cheapest way to a technology: what to discover, predecessors first, so that all costs the least knowledge.
 *
 * To have a predecessor or to pay the line is a choice for every line; the cheapest choice is a smallest cut between
 * the technology and what must be paid in any case.
 */
export function wayTo(view: ProgressView, player: PlayerView, target: number): Step[] {
  if (hasInArea(player, target)) return [];
  const chosen = cheapestSet(
    target,
    (card) => hasInArea(player, card),
    (card) => !isGone(view, card),
  );
  const order = [...chosen].sort((a, b) => depthOf(a) - depthOf(b) || a - b);
  return order.map((card) => {
    const due = [0, 0, 0];
    for (const { kind, amount, before } of tech(card).lines) {
      if (before < 0 || !(hasInArea(player, before) || chosen.has(before))) due[kind]! += amount;
    }
    return { card, due };
  });
}

/** The knowledge of all steps by type. */
export const costOf = (steps: readonly Step[]): number[] =>
  steps.reduce((total, { due }) => total.map((amount, type) => amount + due[type]!), [0, 0, 0]);

const SINK = -1;

function cheapestSet(target: number, has: (card: number) => boolean, can: (card: number) => boolean): Set<number> {
  const room = new Map<string, number>(); // by edge: what can still flow
  const ways = new Map<number, Set<number>>();
  const join = (from: number, to: number, amount: number): void => {
    room.set(`${from}>${to}`, (room.get(`${from}>${to}`) ?? 0) + amount);
    if (!room.has(`${to}>${from}`)) room.set(`${to}>${from}`, 0);
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      ways.set(a, (ways.get(a) ?? new Set()).add(b));
  };
  const known = new Set<number>();
  const visit = (card: number): void => {
    if (known.has(card)) return;
    known.add(card);
    for (const { amount, before } of tech(card).lines) {
      if (before >= 0 && has(before)) continue;
      const to = before >= 0 && can(before) ? before : SINK;
      join(card, to, amount);
      if (to !== SINK) visit(to);
    }
  };
  visit(target);
  const reached = (): Map<number, number> => {
    const from = new Map<number, number>([[target, target]]);
    for (const card of from.keys()) {
      for (const next of ways.get(card) ?? []) {
        if (!from.has(next) && room.get(`${card}>${next}`)! > 0) from.set(next, card);
      }
    }
    return from;
  };
  for (let from = reached(); ; from = reached()) {
    if (!from.has(SINK)) return new Set(from.keys());
    const path: [number, number][] = [];
    for (let at = SINK; at !== target; at = from.get(at)!) path.push([from.get(at)!, at]);
    const flow = Math.min(...path.map(([a, b]) => room.get(`${a}>${b}`)!));
    for (const [a, b] of path) {
      room.set(`${a}>${b}`, room.get(`${a}>${b}`)! - flow);
      room.set(`${b}>${a}`, room.get(`${b}>${a}`)! + flow);
    }
  }
}

const depths = new Map<number, number>();

/** The longest row of predecessors before a technology. */
export function depthOf(card: number): number {
  const found = depths.get(card);
  if (found !== undefined) return found;
  const before = tech(card).lines.flatMap(({ before }) => (before >= 0 ? [depthOf(before) + 1] : []));
  const depth = Math.max(0, ...before);
  depths.set(card, depth);
  return depth;
}
