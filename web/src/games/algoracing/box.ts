// What is in the box and how it is named: cards, corners, squares. Nothing here decides anything.
import { boxOf } from "../../core/box";
import type { Box, Card, FieldView } from "../../gen/algoracing";

export { FACINGS, squareName, term } from "../../core/naming";

export const { open, theBox } = boxOf<Box>();

/** How many rows of squares a field has. */
export function heightOf(field: FieldView): number {
  return field.levels.length / field.width;
}

/** The square beside another one; -1 beyond the rim. */
export function beside(field: FieldView, square: number, facing: number): number {
  const column = (square % field.width) + [0, 1, 0, -1][facing]!;
  const row = Math.floor(square / field.width) + [1, 0, -1, 0][facing]!;
  return column < 0 || column >= field.width || row < 0 || row >= heightOf(field) ? -1 : row * field.width + column;
}

/** Whether this card of a hand is marked to be exchanged: of equal ones the last are. */
export function isMarked(hand: Card[], marked: Card[], index: number): boolean {
  const card = hand[index];
  const behind = hand.slice(index + 1).filter((each) => each === card).length;
  return behind < marked.filter((each) => each === card).length;
}
