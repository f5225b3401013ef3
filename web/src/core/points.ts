// Points of a drawing.

export interface Point {
  x: number;
  y: number;
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

/** Something between 0 and 1 that is always the same for a number: where pebbles lie and grass grows. */
export function scatter(number: number): number {
  const wave = Math.sin(number * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
