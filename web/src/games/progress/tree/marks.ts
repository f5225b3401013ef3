// What the picture of the tree says about each technology, as one player sees it.
import { tr } from "../../../core/messages.svelte";
import type { Card, ProgressView, TreeCard } from "../../../gen/progress";
import { hasInArea, roman, tech, techName } from "../box";
import { linesText } from "../telling";

export const MODES = ["all", "mine", "payable", "free", "unlocked", "lacking"] as const;
export type Mode = (typeof MODES)[number];

export interface Mark {
  card: Card;
  /** In the area of the player, whose tree this is. */
  active: boolean;
  /** Cubes left if it is in development; 0 if not. */
  cubes: number;
  /** Copies in the own hand. */
  held: number;
  /** On top of its discard pile. */
  onPile: boolean;
  /** How the technology stands by the rules; undefined until that is known. */
  state: TreeCard["state"] | undefined;
  /** The other players who have it, active or in development. */
  others: { seat: number; active: boolean }[];
}

/** The marks of all technologies of the game; what they cost is in `tree`. */
export function marksOf(
  view: ProgressView,
  seat: number,
  cards: Card[],
  tree: ReadonlyMap<Card, TreeCard>,
): Map<Card, Mark> {
  const player = view.players[seat]!;
  return new Map(
    cards.map((card) => {
      const mark: Mark = {
        card,
        active: player.active.includes(card),
        cubes: player.developing.find((each) => each.card === card)?.cubes ?? 0,
        held: seat === view.seat ? view.hand.filter((each) => each === card).length : 0,
        onPile: view.pile[tech(card).age]!.at(-1) === card,
        state: tree.get(card)?.state,
        others: view.players.flatMap((other, each) =>
          each !== seat && hasInArea(other, card) ? [{ seat: each, active: other.active.includes(card) }] : [],
        ),
      };
      return [card, mark];
    }),
  );
}

/** Whether a technology is meant by a filter; `looked` is the one that is pointed at or chosen. */
export function isMeant(mode: Mode, mark: Mark, looked: TreeCard | undefined): boolean {
  const inArea = mark.active || mark.cubes > 0;
  switch (mode) {
    case "mine":
      return inArea;
    case "payable":
      return mark.state === "payable" || (mark.state === "free" && mark.held > 0);
    case "free":
      return mark.state === "free";
    case "lacking":
      return !inArea && mark.state !== "gone";
    case "unlocked":
      if (!looked) return true;
      return mark.card === looked.card || looked.opens.some(({ card }) => card === mark.card);
    default:
      return true;
  }
}

/** What the first look at the tree is for: what is on hand; if there is nothing, what can be paid, or the age. */
export function wantedOf(marks: Mark[], age: number): Mark[] {
  const isOpen = ({ active, cubes, state }: Mark): boolean => !active && cubes === 0 && state !== "gone";
  const ways = [
    (mark: Mark): boolean => mark.held > 0 && isOpen(mark),
    ({ state }: Mark): boolean => state === "free" || state === "payable",
    ({ card }: Mark): boolean => tech(card).age === age,
  ];
  return ways.map((way) => marks.filter(way)).find((found) => found.length > 0) ?? marks;
}

/** A technology in words, with all its marks. */
export function markText(mark: Mark, names: string[]): string {
  const { card, active, cubes, held, onPile, state, others } = mark;
  const texts = [
    techName(card),
    tr("progress-tree-of-age", { age: roman(tech(card).age) }),
    linesText(tech(card).lines),
    active ? tr("progress-tree-active") : "",
    cubes > 0 ? tr("progress-tree-developing", { cubes }) : "",
    state === "gone" ? tr("progress-tree-gone") : "",
    state === "free" ? tr("progress-tree-free") : state === "payable" ? tr("progress-tree-payable") : "",
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
