// How high each row of a program is: its cards, its part of the flowchart and its lines of Python lie in one band.
import type { Command, RowKind } from "../../../gen/golems";
import type { Row } from "./rows";

export interface Band {
  top: number;
  height: number;
}

/** What is drawn beside the cards of a program gets. */
export interface Beside {
  rows: Row[];
  bands: Band[];
  sub: readonly (Command | null)[];
  lit: number[];
  /** The branch of a condition that is being taken. */
  branch: "" | "first" | "second";
}

/** The heights by kind of row, in pixels. */
export interface Sizes {
  plain: number;
  lowest: number; // a plain row when there is not enough room
  loop: number;
  until: number;
  choice: number;
  call: number;
}

export const ROOMY: Sizes = { plain: 38, lowest: 32, loop: 42, until: 64, choice: 94, call: 66 };
export const TIGHT: Sizes = { plain: 33, lowest: 24, loop: 36, until: 56, choice: 90, call: 58 };

/** The bands of so many rows in as much room as there is, from the top on; the first sizes that go into it are taken. */
export function bandsOf(rows: Row[], count: number, sizes: Sizes[], room: number): Band[] {
  const kinds = Array.from({ length: Math.max(count, rows.length) }, (_, index) => rows[index]?.kind ?? null);
  const tried = sizes.map((each) => ({ each, plain: plainHeight(kinds, each, room) }));
  const { each, plain } = tried.find(({ each, plain }) => plain >= each.lowest) ?? tried.at(-1)!;
  const found: Band[] = [];
  for (const kind of kinds) {
    found.push({ top: total(found), height: heightOf(kind, each) ?? Math.max(plain, each.lowest) });
  }
  return found;
}

/** How high plain rows can be, if all others have their heights. */
function plainHeight(kinds: (RowKind | null)[], sizes: Sizes, room: number): number {
  const heights = kinds.map((kind) => heightOf(kind, sizes));
  const taken = heights.reduce<number>((sum, height) => sum + (height ?? 0), 0);
  const plain = heights.filter((height) => height === null).length;
  return Math.min(sizes.plain, Math.floor((room - taken) / Math.max(plain, 1)));
}

function heightOf(kind: RowKind | null, sizes: Sizes): number | null {
  if (kind === "for") return sizes.loop;
  if (kind === "while") return sizes.until;
  if (kind === "if") return sizes.choice;
  return kind === "call" ? sizes.call : null;
}

/** How high all of them are together. */
export function total(bands: Band[]): number {
  const last = bands.at(-1);
  return last ? last.top + last.height : 0;
}
