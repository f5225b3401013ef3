// A program as it is laid, and as its player wants it: rows of cards, where a card may go, and the answers that say so.
import type { RowView } from "../../../gen/golems";
import type { Change } from "../../contract";
import { COMMANDS, FACE_DOWN, SENSORS } from "../box";

/** A row of a program; -1 where a command is missing. */
export interface Row {
  kind: number; // as in KINDS; FACE_DOWN if it is not known
  first: number; // the command; of IF the one for Yes
  second: number; // of IF the one for No
  sensor: number;
}

/** What of a row a card can be laid on: its Bonus card, or a command. */
export type Part = "head" | "first" | "second";

export interface Place {
  row: number;
  part: Part;
}

export const PLAIN = 0;
export const FOR = 1;
export const IF = 2;
export const WHILE = 3;
export const CALL = 4;
export const EMPTY = -1; // no command there

const WORDS = ["", "for", "if", "while", "call"] as const; // by kind: the answer that begins such a row
const PARTS: readonly (readonly Part[])[] = [
  ["first"],
  ["head", "first"],
  ["head", "first", "second"],
  ["head", "first"],
  ["head"],
];

/** A row as the server tells it. */
export function rowOf({ kind, first, second, sensor }: RowView): Row {
  return { kind, first, second, sensor };
}

/** The parts a kind of row has, in the order in which they are laid. */
export function partsOf(kind: number): readonly Part[] {
  return PARTS[kind] ?? [];
}

/** The command at a part of a row. */
export function commandAt(row: Row | undefined, part: Part): number {
  return !row || part === "head" ? EMPTY : row[part];
}

/** The first part of a row where a command is missing. */
export function gapOf(row: Row): Part | null {
  return partsOf(row.kind).find((part) => part !== "head" && row[part] === EMPTY) ?? null;
}

/** Where the next card goes: into the first gap, or behind the last row; null if there is no room. */
export function nextPlace(rows: Row[], most: number): Place | null {
  for (const [row, each] of rows.entries()) {
    const part = gapOf(each);
    if (part) return { row, part };
  }
  return rows.length < most ? { row: rows.length, part: "first" } : null;
}

/** All places of a program from its beginning on, with the next empty one behind the last row. */
export function placesOf(rows: Row[], most: number): Place[] {
  const found = rows.flatMap(({ kind }, row) => partsOf(kind).map((part): Place => ({ row, part })));
  const next = nextPlace(rows, most);
  return next && next.row === rows.length ? [...found, next] : found;
}

export function isSame(one: Place | null, two: Place | null): boolean {
  return one !== null && two !== null && one.row === two.row && one.part === two.part;
}

/** What a condition of this kind of row can react to; only IF can ask about an attack. */
export function sensorsOf(kind: number): number[] {
  return SENSORS.flatMap((name, sensor) => (kind === IF || (kind === WHILE && name !== "attack") ? [sensor] : []));
}

/** The answer that begins a row with this Bonus card. */
export function bonusWord(kind: number, sensor = 0): string {
  return sensor > 0 && sensorsOf(kind).includes(sensor) ? `${WORDS[kind]}:${SENSORS[sensor]}` : WORDS[kind]!;
}

/** The answer that lays a command. */
export function layWord(command: number): string {
  return `lay:${COMMANDS[command]}`;
}

/** The answers that lay these rows. What lies behind a gap cannot be laid yet. */
export function wordsOf(rows: Row[]): string[] {
  const words: string[] = [];
  for (const row of rows) {
    for (const part of partsOf(row.kind)) {
      if (part !== "head" && row[part] === EMPTY) return words;
      words.push(part === "head" ? bonusWord(row.kind, row.sensor) : layWord(row[part]));
    }
  }
  return words;
}

/** Whether all that these rows hold can be laid now. */
export function isWhole(rows: Row[]): boolean {
  const cards = rows.reduce((sum, row) => sum + (row.kind > PLAIN ? 1 : 0) + commandsOf([row]).length, 0);
  return wordsOf(rows).length === cards;
}

/** What must be taken back and given to come from one program to another. */
export function changeOf(laid: Row[], wanted: Row[]): Change {
  const [have, want] = [wordsOf(laid), wordsOf(wanted)];
  let same = 0;
  while (same < have.length && have[same] === want[same]) same += 1;
  return { back: have.length - same, words: want.slice(same) };
}

/** All commands lying in rows. */
export function commandsOf(rows: Row[]): number[] {
  return rows.flatMap((row) =>
    row.kind === CALL ? [] : [row.first, row.second].filter((command) => command !== EMPTY),
  );
}

/** How many cards of each command would be left in hand, if instead of what is laid this were laid. */
export function leftOf(hand: number[], laid: Row[], wanted: Row[]): number[] {
  const count = (rows: Row[], command: number) => commandsOf(rows).filter((each) => each === command).length;
  return hand.map((left, command) => left + count(laid, command) - count(wanted, command));
}

/** Whether a Bonus card lies in a program. */
export function hasBonus(rows: Row[]): boolean {
  return rows.some(({ kind }) => kind > PLAIN);
}

// changes: each gives new rows and leaves the old ones alone

function plain(command: number): Row {
  return { kind: PLAIN, first: command, second: EMPTY, sensor: 0 };
}

function replaced(rows: Row[], index: number, ...now: Row[]): Row[] {
  return [...rows.slice(0, index), ...now, ...rows.slice(index + 1)];
}

/** Lay a command on a place; what lay there goes back into the hand. */
export function put(rows: Row[], { row, part }: Place, command: number): Row[] {
  const old = rows[row];
  if (!old) return [...rows, plain(command)];
  if (old.kind === CALL) return replaced(rows, row, plain(command));
  return replaced(rows, row, { ...old, [part === "head" ? "first" : part]: command });
}

/** Lay a Bonus card: on a row of its own, or under a command that lies there already. CALL takes its place. */
export function putBonus(rows: Row[], { row }: Place, kind: number, sensor = 0): Row[] {
  const first = kind === CALL ? EMPTY : (rows[row]?.first ?? EMPTY);
  return replaced(rows, row, { kind, first, second: EMPTY, sensor });
}

/** Let a condition react to something else. */
export function setSensor(rows: Row[], row: number, sensor: number): Row[] {
  return replaced(rows, row, { ...rows[row]!, sensor });
}

/** Take a card away. The command in a Bonus card that is taken away stays. */
export function remove(rows: Row[], { row, part }: Place): Row[] {
  const old = rows[row];
  if (!old) return rows;
  if (old.kind === PLAIN || old.kind === CALL) return replaced(rows, row);
  if (part !== "head") return replaced(rows, row, { ...old, [part]: EMPTY });
  const left = old.first !== EMPTY ? old.first : old.second;
  return left === EMPTY ? replaced(rows, row) : replaced(rows, row, plain(left));
}

/** Move a card from one place to another: rows change their order, commands in Bonus cards are exchanged. */
export function move(rows: Row[], from: Place, to: Place): Row[] {
  const [one, two] = [rows[from.row], rows[to.row]];
  if (!one || isSame(from, to)) return rows;
  const isRow = from.part === "head" || one.kind === PLAIN;
  if (isRow && (from.row === to.row || !two || two.kind === PLAIN || to.part === "head")) {
    const rest = replaced(rows, from.row);
    return [...rest.slice(0, to.row), one, ...rest.slice(to.row)];
  }
  if (!two) return [...remove(rows, from), plain(one[from.part as "first"])];
  if (from.part === "head" || to.part === "head") return rows;
  const [moved, other] = [one[from.part], two[to.part]];
  const laid = put(rows, to, moved);
  return other === EMPTY ? remove(laid, from) : put(laid, from, other);
}

/** Whether a row is not known. */
export function isDown(row: Row): boolean {
  return row.kind === FACE_DOWN;
}
