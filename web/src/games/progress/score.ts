// What the score sheet says beyond the sums: the tie-breakers that were used, titles, single cards.
import type { PlayerView, ProgressView } from "../../gen/progress";
import { tech, theBox } from "./box";

export const DEFEAT = 3;
export const ENDINGS = ["", "symbols", "exhausted", "defeat"];
/** In this order tokens break a tie (PR-136). */
export const TIE_BREAKS = [3, 2, 0, 1];

/** A comparison that was needed: who was tied, the kind of tokens, and how many each had. */
export interface Tie {
  kind: number;
  tied: { seat: number; tokens: number }[];
}

/** Tokens of a kind on either side (PR-R69). */
export const tokensOf = (player: PlayerView, kind: number): number => player.tokens[kind]! + player.grey[kind]!;

/** The tie-breakers that were used, in order; none if nobody was tied for the most points. */
export function tiesOf(view: ProgressView): Tie[] {
  const most = Math.max(...view.players.map(({ sheet }) => sheet.total));
  let best = view.players.flatMap(({ sheet }, seat) => (sheet.total === most ? [seat] : []));
  const ties: Tie[] = [];
  for (const kind of TIE_BREAKS) {
    if (best.length < 2) break;
    const tied = best.map((seat) => ({ seat, tokens: tokensOf(view.players[seat]!, kind) }));
    ties.push({ kind, tied });
    const top = Math.max(...tied.map(({ tokens }) => tokens));
    best = tied.filter(({ tokens }) => tokens === top).map(({ seat }) => seat);
  }
  return ties;
}

/** What a solo player may be called (PR-150). */
export function titleOf(view: ProgressView): string {
  if (view.ending === DEFEAT) return "defeat";
  const total = view.players[0]!.sheet.total;
  const { titles } = theBox();
  return (titles.findLast(({ from }, index) => index === 0 || total >= from) ?? titles[0]!).id;
}

/** The active cards that bring points, most first. */
export function cardPoints(player: PlayerView): { card: number; points: number }[] {
  return player.active
    .map((card) => ({ card, points: tech(card).points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.card - b.card);
}

/** The active cards with a symbol for five cards, and what each brings (PR-R103). */
export function symbolPoints(player: PlayerView): { card: number; points: number }[] {
  return player.active.flatMap((card) => {
    const { perFive } = tech(card);
    if (perFive < 0) return [];
    return [{ card, points: Math.floor(player.active.filter((each) => tech(each).type === perFive).length / 5) }];
  });
}
