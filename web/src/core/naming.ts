// How games name things in messages between page and server: squares, facings, what was agreed.

export const FACINGS = ["N", "E", "S", "W"] as const;

/** The place of a name in a list of names. */
export function indexOf(names: readonly string[], name: string): number {
  return names.indexOf(name);
}

/** The letter of a column. */
export function columnName(column: number): string {
  return String.fromCharCode(97 + column);
}

export function rowName(row: number): string {
  return String(row + 1);
}

/** How a square is called. */
export function squareName(square: number, width: number): string {
  return columnName(square % width) + rowName(Math.floor(square / width));
}

/** Something that was agreed before the game. */
export function term(view: { terms: [string, number][] }, name: string): number {
  return view.terms.find(([each]) => each === name)?.[1] ?? 0;
}
