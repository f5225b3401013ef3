// What the picture of the tree says about each technology, as one player sees it.
import { tr } from "../../../core/words.svelte";
import type { ProgressView } from "../../../gen/progress";
import { ROMAN, hasInArea, tech, techName } from "../box";
import { isFree, isGone, isPayable, unlockedBy } from "../plan";
import { linesText } from "../telling";

export const MODES = ["all", "mine", "payable", "free", "unlocked", "lacking"] as const;
export type Mode = (typeof MODES)[number];

export interface Mark {
  card: number;
  /** In the area of the player, whose tree this is. */
  active: boolean;
  /** Cubes left if it is in development; 0 if not. */
  cubes: number;
  /** Copies in the own hand. */
  held: number;
  /** On top of its discard pile. */
  onPile: boolean;
  /** Cards of its age have left the game, and the player has not got it. */
  gone: boolean;
  free: boolean;
  payable: boolean;
  /** The other players who have it, active or in development. */
  others: { seat: number; active: boolean }[];
}

/** The marks of all technologies up to the last age of the game. */
export function marksOf(view: ProgressView, seat: number, cards: number[]): Map<number, Mark> {
  const player = view.players[seat]!;
  const tops = view.piles.map((pile) => pile.at(-1) ?? -1);
  return new Map(
    cards.map((card) => {
      const has = hasInArea(player, card);
      const gone = !has && isGone(view, card);
      const open = !has && !gone;
      const mark: Mark = {
        card,
        active: player.active.includes(card),
        cubes: player.developing.find(([each]) => each === card)?.[1] ?? 0,
        held: seat === view.seat ? view.hand.filter((each) => each === card).length : 0,
        onPile: tops[tech(card).age - 1] === card,
        gone,
        free: open && isFree(player, card),
        payable: open && tech(card).age <= view.age && isPayable(view, seat, card),
        others: view.players.flatMap((other, each) =>
          each !== seat && hasInArea(other, card) ? [{ seat: each, active: other.active.includes(card) }] : [],
        ),
      };
      return [card, mark];
    }),
  );
}

/** Whether a technology is meant by a filter; `looked` is the one that is pointed at or chosen. */
export function isMeant(mode: Mode, mark: Mark, view: ProgressView, seat: number, looked: number): boolean {
  const inArea = mark.active || mark.cubes > 0;
  switch (mode) {
    case "mine":
      return inArea;
    case "payable":
      return mark.payable;
    case "free":
      return mark.free;
    case "lacking":
      return !inArea && !mark.gone;
    case "unlocked":
      if (looked < 0) return true;
      return mark.card === looked || unlockedBy(view.players[seat]!, looked).some(({ card }) => card === mark.card);
    default:
      return true;
  }
}

/** What the first look at the tree is for: what is on hand; if there is nothing, what can be paid, or the age. */
export function wantedOf(marks: Mark[], age: number): Mark[] {
  const isOpen = ({ active, cubes, gone }: Mark): boolean => !active && cubes === 0 && !gone;
  const ways = [
    (mark: Mark): boolean => mark.held > 0 && isOpen(mark),
    ({ free, payable }: Mark): boolean => free || payable,
    ({ card }: Mark): boolean => tech(card).age === age,
  ];
  return ways.map((way) => marks.filter(way)).find((found) => found.length > 0) ?? marks;
}

/** A technology in words, with all its marks. */
export function markText(mark: Mark, names: string[]): string {
  const { card, active, cubes, held, onPile, gone, free, payable, others } = mark;
  const texts = [
    techName(card),
    tr("progress-tree-of-age", { age: ROMAN[tech(card).age]! }),
    linesText(tech(card).lines),
    active ? tr("progress-tree-active") : "",
    cubes > 0 ? tr("progress-tree-developing", { cubes }) : "",
    gone ? tr("progress-tree-gone") : "",
    free ? tr("progress-tree-free") : payable ? tr("progress-tree-payable") : "",
    held > 0 ? tr("progress-tree-held") : "",
    onPile ? tr("progress-tree-on-pile") : "",
    ...others.map(({ seat, active: whole }) =>
      tr(whole ? "progress-tree-others" : "progress-tree-others-developing", { player: names[seat] ?? "" }),
    ),
  ];
  return texts.filter(Boolean).join(", ");
}

const NARROW = /[iljftríI.,' -]/;
const WIDE = /[mwMWжмшщыюфДЖМФЦШЩЮ]/;

/** About how wide a text is, for letters of size 1. */
function widthOf(text: string): number {
  const letters = [...text].map((letter): number => {
    if (NARROW.test(letter)) return 0.33;
    if (WIDE.test(letter)) return 0.86;
    return letter === letter.toLowerCase() ? 0.58 : 0.72;
  });
  return letters.reduce((sum, width) => sum + width, 0);
}

/** A name in up to three lines, and the size of letters at which it fits so many units. */
export function wrapped(name: string, width: number, most: number): { lines: string[]; size: number } {
  const words = name.split(/(?<=-)|\s+/).filter(Boolean);
  let best = { lines: [name], size: 0 };
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    for (const lines of cuts(words, count)) {
      const widest = Math.max(...lines.map(widthOf));
      const size = Math.min(most, width / widest, (2.3 * most) / count);
      if (size > best.size + 0.4) best = { lines, size };
    }
  }
  return best;
}

/** All ways to cut a row of words into so many lines. */
function cuts(words: string[], count: number): string[][] {
  if (count === 1) return [[words.reduce((line, word) => line + (line.endsWith("-") ? "" : " ") + word)]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      cuts(words.slice(index + 1), count - 1).map((rest) => [...cuts(words.slice(0, index + 1), 1)[0]!, ...rest]),
    );
}
