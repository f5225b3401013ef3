// A program as it is laid, and as its player wants it: rows of cards, what becomes of them, and the answers that say so.
import type { Command, RowKind, RowPart as Part, RowView, Sensor } from "../../../gen/golems";
import type { Change } from "../../contract";
import { theBox } from "../box";

export type { Part };

/** A row of a program; null where a command is missing. */
export interface Row {
  kind: RowKind | null; // null if it is not known
  first: Command | null; // of IF the one for Yes
  second: Command | null; // of IF the one for No
  sensor: Sensor;
}

/** A kind of row that a Bonus card begins; its name is the answer that does so. */
export type Bonus = Exclude<RowKind, "plain">;

export interface Place {
  row: number;
  part: Part; // what of the row a card can be laid on
}

const ANY: Sensor = "any";
const GAP = "gap"; // where a command is missing

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
  return theBox().parts.find(([each]) => each === kind)?.[1] ?? [];
}

/** A place, and whether a card is missing there. */
export interface Spotted extends Place {
  empty: boolean;
}

/** The places of a program, and one for a further row. */
export function placesOf(rows: Row[]): Spotted[] {
  const places = rows.flatMap((each, row) =>
    partsOf(each.kind).map((part) => ({ row, part, empty: part !== "head" && each[part] === null })),
  );
  return [...places, { row: rows.length, part: "first", empty: true }];
}

export function isSame(one: Place | null, two: Place | null): boolean {
  return one !== null && two !== null && one.row === two.row && one.part === two.part;
}

/** The answer that begins a row with this Bonus card. */
export function bonusWord(kind: Bonus, sensor = ANY): string {
  return sensor === ANY ? kind : `${kind}:${sensor}`;
}

/** The answer that lays a command. */
export function layWord(command: Command): string {
  return `lay:${command}`;
}

/** The answers that would lay these rows, with their gaps. */
export function draftOf(rows: Row[]): string[] {
  return rows.flatMap((row) =>
    partsOf(row.kind).map((part) => {
      if (part === "head") return bonusWord(row.kind as Bonus, row.sensor);
      const command = row[part];
      return command ? layWord(command) : GAP;
    }),
  );
}

/** The answers that lay these rows. What lies behind a gap cannot be laid yet. */
export function wordsOf(rows: Row[]): string[] {
  const words = draftOf(rows);
  return words.includes(GAP) ? words.slice(0, words.indexOf(GAP)) : words;
}

/** Whether all that these rows hold can be laid now. */
export function isWhole(rows: Row[]): boolean {
  return draftOf(rows)
    .slice(wordsOf(rows).length)
    .every((word) => word === GAP);
}

/** What must be taken back and given to come from one program to another. */
export function changeOf(laid: Row[], wanted: Row[]): Change {
  const [have, want] = [wordsOf(laid), wordsOf(wanted)];
  let same = 0;
  while (same < have.length && have[same] === want[same]) same += 1;
  return { back: have.length - same, words: want.slice(same) };
}

// changes: each gives new rows and leaves the old ones alone

function plain(command: Command | null): Row {
  return { kind: "plain", first: command, second: null, sensor: ANY };
}

function replaced(rows: Row[], index: number, ...now: Row[]): Row[] {
  return [...rows.slice(0, index), ...now, ...rows.slice(index + 1)];
}

/** Lay what an answer lays on a place. */
export function laid(rows: Row[], place: Place, word: string): Row[] {
  const [what, more] = word.split(":");
  if (what === "lay") return put(rows, place, more as Command);
  return putBonus(rows, place, what as Bonus, more as Sensor | undefined);
}

/** Lay a command on a place; what lay there goes back into the hand. */
export function put(rows: Row[], { row, part }: Place, command: Command | null): Row[] {
  const old = rows[row];
  if (!old) return [...rows, plain(command)];
  if (old.kind === "call") return replaced(rows, row, plain(command));
  return replaced(rows, row, { ...old, [part === "head" ? "first" : part]: command });
}

/** Lay a Bonus card: on a row of its own, or under the commands that lie there already. CALL takes their place. */
export function putBonus(rows: Row[], { row }: Place, kind: Bonus, sensor = ANY): Row[] {
  const { first = null, second = null } = kind === "call" ? {} : (rows[row] ?? {});
  return replaced(rows, row, { kind, first, second, sensor });
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
