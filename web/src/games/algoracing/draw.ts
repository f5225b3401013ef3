// Where things are drawn: squares are 100 units wide, and every level lifts its squares up and a little to the left.
import type { FieldView } from "../../gen/algoracing";
import { heightOf } from "./box";

export const UNIT = 100;
export const RIM = 34; // around the squares, for the frame and its letters
const LEFT = 7; // by level
const UP = 18; // by level

export interface Point {
  x: number;
  y: number;
}

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

/** A point on the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The unit step of a facing on the screen. */
export function step(facing: number): Point {
  return [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ][facing]!;
}

/** Points as the attribute of a polygon or polyline. */
export function joined(points: Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** A place as a transform of CSS. */
export function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Something between 0 and 1 that is always the same for a number: where pebbles lie. */
export function scatter(number: number): number {
  const wave = Math.sin(number * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
