// Where things are drawn: cells are 100 units wide, a1 at the top left.
import { SPAN } from "./box";

export const UNIT = 100;
export const RIM = 34; // around the field, for its letters and numbers

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export function cornerOf(cell: number): Point {
  return { x: (cell % SPAN) * UNIT, y: Math.floor(cell / SPAN) * UNIT };
}

/** The middle of a cell. */
export function middle(cell: number): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** A point on the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function shifted(from: Point, x: number, y: number): Point {
  return { x: from.x + x, y: from.y + y };
}

/** The unit step of a facing on the screen. */
export function step(facing: number): Point {
  return { x: [0, 1, 0, -1][facing] ?? 0, y: [-1, 0, 1, 0][facing] ?? 0 };
}

/** A place as a transform of CSS. */
export function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Something between 0 and 1 that is always the same for a number: where grass grows. */
export function scatter(number: number): number {
  const wave = Math.sin(number * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
