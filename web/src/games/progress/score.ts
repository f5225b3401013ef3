// What the score sheet says beyond the sums: the tie-breakers that were used, single cards.
import { KIND_NAMES, type Card, type Kind, type PlayerView, type ProgressView } from "../../gen/progress";
import { tech, theBox } from "./box";

/** A comparison that was needed: who was tied, the kind of tokens, and how many each had. */
export interface Tie {
  kind: Kind;
  tied: { seat: number; tokens: number }[];
}

/** Tokens of a kind on either side (PR-R69). */
export function tokensOf(player: PlayerView, kind: Kind): number {
  const number = KIND_NAMES.indexOf(kind);
  return player.tokens[number]! + player.grey[number]!;
}

/** The tie-breakers that were used, in order; none if nobody was tied for the most points. */
export function tiesOf(view: ProgressView): Tie[] {
  const most = Math.max(...view.players.map(({ sheet }) => sheet.total));
  let best = view.players.flatMap(({ sheet }, seat) => (sheet.total === most ? [seat] : []));
  const ties: Tie[] = [];
  for (const kind of theBox().tie_breaks) {
    if (best.length < 2) break;
    const tied = best.map((seat) => ({ seat, tokens: tokensOf(view.players[seat]!, kind) }));
    ties.push({ kind, tied });
    const top = Math.max(...tied.map(({ tokens }) => tokens));
    best = tied.filter(({ tokens }) => tokens === top).map(({ seat }) => seat);
  }
  return ties;
}

/** The active cards that bring points, most first. */
export function cardPoints(player: PlayerView): { card: Card; points: number }[] {
  return player.active
    .map((card) => ({ card, points: tech(card).points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** The active cards with a symbol for five cards, and what each brings (PR-R103). */
export function symbolPoints({ active, sheet }: PlayerView): { card: Card; points: number }[] {
  return active.filter((card) => tech(card).per_five).map((card, at) => ({ card, points: sheet.per_five[at]! }));
}
