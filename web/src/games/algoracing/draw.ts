// Where things are drawn: squares are 100 units wide, and every level lifts its squares up and a little to the left.
import type { Point } from "../../core/points";
import type { FieldView } from "../../gen/algoracing";
import { heightOf } from "./box";

export * from "../../core/points";

export const UNIT = 100;
export const RIM = 34; // around the squares, for the frame and its letters
const LEFT = 7; // by level
const UP = 18; // by level

/** The upper left corner of a square, if it lay on this level. */
export function cornerOf(field: FieldView, square: number, level: number): Point {
  const row = Math.floor(square / field.width);
  return {
    x: (square % field.width) * UNIT - LEFT * level,
    y: (heightOf(field) - 1 - row) * UNIT - UP * level,
  };
}

/** The middle of a square, on top of whatever hill is there. */
export function middle(field: FieldView, square: number): Point {
  const { x, y } = cornerOf(field, square, field.levels[square] ?? 0);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** Points as the attribute of a polygon or polyline. */
export function joined(points: Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}
