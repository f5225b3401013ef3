// What is in the box and how it is named: cards, colours, types, corners, squares. Nothing here decides anything.
import { term } from "../../core/naming";
import type { AlgoracingView, FieldView } from "../../gen/algoracing";

export { FACINGS, indexOf, squareName, squareOf, term } from "../../core/naming";

export const CARDS = ["S", "A", "J", "L", "R", "U", "T", "X2", "X3"] as const; // by number
export type CardName = (typeof CARDS)[number];
export const COLOURS = ["red", "yellow", "green", "blue"] as const; // by number
export const TYPES = ["yellow", "blue", "red", "green"] as const; // of samples, by number
export const CORNERS = ["sw", "nw", "ne", "se"] as const;
export const ENDINGS = ["no", "target", "exhausted", "rounds", "alone"] as const; // by `ending`

/** The colours whose labs are printed on the three-colour side of each base token. */
export const LABS = [
  [1, 2],
  [2, 3],
  [3, 0],
  [0, 1],
] as const;

/** How many rows of squares a field has. */
export function heightOf(field: FieldView): number {
  return field.levels.length / field.width;
}

/** The squares of the corners, in the order of their names. */
export function cornerSquares(field: FieldView): number[] {
  const size = field.levels.length;
  return [0, size - field.width, size - 1, field.width - 1];
}

/** The square beside another one; -1 beyond the rim. */
export function beside(field: FieldView, square: number, facing: number): number {
  const column = (square % field.width) + [0, 1, 0, -1][facing]!;
  const row = Math.floor(square / field.width) + [1, 0, -1, 0][facing]!;
  return column < 0 || column >= field.width || row < 0 || row >= heightOf(field) ? -1 : row * field.width + column;
}

/** The seat whose turn it is. */
export function onTurn(view: AlgoracingView): number {
  return (view.first + view.at) % view.players.length;
}

/** How many commands an algorithm can have on this table: one's own three, or the five of the shared one. */
export function places(view: AlgoracingView): number {
  return term(view, "shared") ? 5 : 3;
}

/** Cards one by one instead of counted. */
export function spread(counts: number[]): number[] {
  return counts.flatMap((count, card) => Array<number>(count).fill(card));
}
