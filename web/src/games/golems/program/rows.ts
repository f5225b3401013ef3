// A program as it is laid, and as its player wants it: rows of cards, where a card may go, and the answers that say so.
import {
  COMMAND_NAMES,
  SENSOR_NAMES,
  type Command,
  type RowKind,
  type RowView,
  type Sensor,
} from "../../../gen/golems";
import type { Change } from "../../contract";

/** A row of a program; null where a command is missing. */
export interface Row {
  kind: RowKind | null; // null if it is not known
  first: Command | null; // of IF the one for Yes
  second: Command | null; // of IF the one for No
  sensor: Sensor;
}

/** A kind of row that a Bonus card begins; its name is the answer that does so. */
export type Bonus = Exclude<RowKind, "plain">;

/** What of a row a card can be laid on: its Bonus card, or a command. */
export type Part = "head" | "first" | "second";

export interface Place {
  row: number;
  part: Part;
}

const ANY: Sensor = "any";
const PARTS: Record<RowKind, readonly Part[]> = {
  plain: ["first"],
  for: ["head", "first"],
  if: ["head", "first", "second"],
  while: ["head", "first"],
  call: ["head"],
};

/** Whether a row of this kind begins with a Bonus card. */
export function isBonus(kind: RowKind | null): kind is Bonus {
  return kind !== null && kind !== "plain";
}

/** A row as the server tells it. */
export function rowOf({ kind, first, second, sensor }: RowView): Row {
  return { kind, first, second, sensor };
}

/** The parts a kind of row has, in the order in which they are laid. */
export function partsOf(kind: RowKind | null): readonly Part[] {
  return kind ? PARTS[kind] : [];
}

/** The command at a part of a row. */
export function commandAt(row: Row | undefined, part: Part): Command | null {
  return !row || part === "head" ? null : row[part];
}

/** The first part of a row where a command is missing. */
export function gapOf(row: Row): Part | null {
  return partsOf(row.kind).find((part) => part !== "head" && row[part] === null) ?? null;
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
export function sensorsOf(kind: RowKind | null): Sensor[] {
  return SENSOR_NAMES.filter((name) => kind === "if" || (kind === "while" && name !== "attack"));
}

/** The answer that begins a row with this Bonus card. */
export function bonusWord(kind: Bonus, sensor = ANY): string {
  return sensor !== ANY && sensorsOf(kind).includes(sensor) ? `${kind}:${sensor}` : kind;
}

/** The answer that lays a command. */
export function layWord(command: Command): string {
  return `lay:${command}`;
}

/** The answers that lay these rows. What lies behind a gap cannot be laid yet. */
export function wordsOf(rows: Row[]): string[] {
  const words: string[] = [];
  for (const row of rows) {
    for (const part of partsOf(row.kind)) {
      const command = commandAt(row, part);
      if (part === "head") words.push(bonusWord(row.kind as Bonus, row.sensor));
      else if (command) words.push(layWord(command));
      else return words;
    }
  }
  return words;
}

/** Whether all that these rows hold can be laid now. */
export function isWhole(rows: Row[]): boolean {
  const cards = rows.reduce((sum, row) => sum + (isBonus(row.kind) ? 1 : 0) + commandsOf([row]).length, 0);
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
export function commandsOf(rows: Row[]): Command[] {
  return rows.flatMap((row) =>
    row.kind === "call" ? [] : [row.first, row.second].filter((command) => command !== null),
  );
}

/** How many cards of each command would be left in hand, if instead of what is laid this were laid. */
export function leftOf(hand: number[], laid: Row[], wanted: Row[]): number[] {
  const count = (rows: Row[], command: Command | undefined) =>
    commandsOf(rows).filter((each) => each === command).length;
  return hand.map((left, at) => left + count(laid, COMMAND_NAMES[at]) - count(wanted, COMMAND_NAMES[at]));
}

/** Whether a Bonus card lies in a program. */
export function hasBonus(rows: Row[]): boolean {
  return rows.some(({ kind }) => isBonus(kind));
}

// changes: each gives new rows and leaves the old ones alone

function plain(command: Command | null): Row {
  return { kind: "plain", first: command, second: null, sensor: ANY };
}

function replaced(rows: Row[], index: number, ...now: Row[]): Row[] {
  return [...rows.slice(0, index), ...now, ...rows.slice(index + 1)];
}

/** Lay a command on a place; what lay there goes back into the hand. */
export function put(rows: Row[], { row, part }: Place, command: Command | null): Row[] {
  const old = rows[row];
  if (!old) return [...rows, plain(command)];
  if (old.kind === "call") return replaced(rows, row, plain(command));
  return replaced(rows, row, { ...old, [part === "head" ? "first" : part]: command });
}

/** Lay a Bonus card: on a row of its own, or under a command that lies there already. CALL takes its place. */
export function putBonus(rows: Row[], { row }: Place, kind: Bonus, sensor = ANY): Row[] {
  const first = kind === "call" ? null : (rows[row]?.first ?? null);
  return replaced(rows, row, { kind, first, second: null, sensor });
}

/** Let a condition react to something else. */
export function setSensor(rows: Row[], row: number, sensor: Sensor): Row[] {
  return replaced(rows, row, { ...rows[row]!, sensor });
}

/** Take a card away. The command in a Bonus card that is taken away stays. */
export function remove(rows: Row[], { row, part }: Place): Row[] {
  const old = rows[row];
  if (!old) return rows;
  if (old.kind === "plain" || old.kind === "call") return replaced(rows, row);
  if (part !== "head") return replaced(rows, row, { ...old, [part]: null });
  const left = old.first ?? old.second;
  return left === null ? replaced(rows, row) : replaced(rows, row, plain(left));
}

/** Move a card from one place to another: rows change their order, commands in Bonus cards are exchanged. */
export function move(rows: Row[], from: Place, to: Place): Row[] {
  const [one, two] = [rows[from.row], rows[to.row]];
  if (!one || isSame(from, to)) return rows;
  const isRow = from.part === "head" || one.kind === "plain";
  if (isRow && (from.row === to.row || !two || two.kind === "plain" || to.part === "head")) {
    const rest = replaced(rows, from.row);
    return [...rest.slice(0, to.row), one, ...rest.slice(to.row)];
  }
  if (!two) return [...remove(rows, from), plain(one[from.part as "first"])];
  if (from.part === "head" || to.part === "head") return rows;
  const [moved, other] = [one[from.part], two[to.part]];
  const laid = put(rows, to, moved);
  return other === null ? remove(laid, from) : put(laid, from, other);
}

/** Whether a row is not known. */
export function isDown(row: Row): boolean {
  return row.kind === null;
}
