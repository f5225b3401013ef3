// Outlines around the point 0, 0, about 24 units wide.
import type { Colour } from "../../gen/golems";

/** The golems' symbols by colour: circle, diamond, square, triangle. */
export const SYMBOLS: Record<Colour, string> = {
  red: "M0 -10a10 10 0 1 0 0 20a10 10 0 1 0 0 -20z",
  blue: "M0 -12.5L12.500 0L0 12.500L-12.500 0z",
  green: "M-9 -9h18v18h-18z",
  yellow: "M0 -11.5L12 9H-12z",
};

/** A wheel with eight teeth. */
export const GEAR =
  "M-2.6 -8.4L-2.0 -11.8L2.0 -11.8L2.6 -8.4L4.1 -7.8L6.9 -9.8L9.8 -6.9L7.8 -4.1L8.4 -2.6L11.8 -2.0L11.8 2.0L8.4 2.6L7.8 4.1L9.8 6.9L6.9 9.8L4.1 7.8L2.6 8.4L2.0 11.8L-2.0 11.8L-2.6 8.4L-4.1 7.8L-6.9 9.8L-9.8 6.9L-7.8 4.1L-8.4 2.6L-11.8 2.0L-11.8 -2.0L-8.4 -2.6L-7.8 -4.1L-9.8 -6.9L-6.9 -9.8L-4.1 -7.8z";

/** A shield. */
export const SHIELD = "M0 -13L11 -9.500V0C11 7 6.500 11.500 0 14C-6.500 11.500 -11 7 -11 0V-9.500z";

/** An open eye. */
export const EYE = "M-12 0C-6 -8 6 -8 12 0C6 8 -6 8 -12 0z";

/** A snowflake. */
export const FLAKE =
  "M0 -11V11M-9.500 -5.500L9.500 5.500M9.500 -5.500L-9.500 5.500M-3 -9L0 -6.500L3 -9M-3 9L0 6.500L3 9";

/** The dots of a die, by number. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
