// Where things are drawn: cells are 100 units wide, a1 at the top left.
import type { Point } from "../../core/points";
import { span } from "./box";

export * from "../../core/points";

export const UNIT = 100;
export const RIM = 34; // around the field, for its letters and numbers

/** The upper left corner of a cell. */
export function cornerOf(cell: number): Point {
  return { x: (cell % span) * UNIT, y: Math.floor(cell / span) * UNIT };
}

/** The middle of a cell. */
export function middle(cell: number): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}
