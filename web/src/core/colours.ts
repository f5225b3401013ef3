// The colours of players, each with a symbol: colour never stands alone.

/** By colour, around the point 0, 0 and about 24 units wide: circle, triangle, square, diamond, star. */
export const SYMBOLS = {
  red: "M0 -10a10 10 0 1 0 0 20a10 10 0 1 0 0 -20z",
  yellow: "M0 -11.5L12 9H-12z",
  green: "M-9 -9h18v18h-18z",
  blue: "M0 -12.5L12.5 0L0 12.5L-12.5 0z",
  white: "M0 -13L3.9 -4.3L13.3 -3.3L6.3 3L8.3 12.2L0 7.4L-8.3 12.2L-6.3 3L-13.3 -3.3L-3.9 -4.3z",
} as const;

export type PlayerColour = keyof typeof SYMBOLS;

const COLOURS = Object.keys(SYMBOLS) as PlayerColour[];

/** The colour of a seat for which a game has none. */
export const seatColour = (seat: number): PlayerColour => COLOURS[seat % COLOURS.length]!;
