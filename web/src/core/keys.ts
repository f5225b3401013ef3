// The chairs of this browser: who has the key has the chair.
import type { Made } from "../gen/room";
import { lasts, remember, remembered } from "./memory";

/** A chair of a table, or a place to watch from (seat -1). */
export interface ChairKept {
  table: string;
  seat: number;
  key: string;
  name: string;
}

/** What the maker of a table can still give away. */
export interface Invitations {
  table: string;
  chairs: { seat: number; key: string }[];
  watch: string;
}

const MOST = 100; // tables a browser keeps

/** All chairs, the newest first. */
export function chairs(): ChairKept[] {
  return remembered<ChairKept[]>("chairs", []);
}

/** The chairs of this browser at one table, by seat; places to watch from only if there is nothing better. */
export function chairsAt(table: string): ChairKept[] {
  const found = chairs().filter((each) => each.table === table);
  const seated = found.filter((each) => each.seat >= 0);
  return (seated.length > 0 ? seated : found.slice(0, 1)).sort((a, b) => a.seat - b.seat);
}

/** Keep a chair; it replaces what was kept for the same seat. */
export function keep(chair: ChairKept): void {
  const others = chairs().filter((each) => each.table !== chair.table || each.seat !== chair.seat);
  remember("chairs", [chair, ...others].slice(0, MOST));
}

/** Whether the chairs will still be known when the page is opened again. */
export function chairsLast(): boolean {
  return lasts("chairs");
}

/** Forget the chairs of a table. */
export function drop(table: string): void {
  remember(
    "chairs",
    chairs().filter((each) => each.table !== table),
  );
  remember(
    "invitations",
    remembered<Invitations[]>("invitations", []).filter((each) => each.table !== table),
  );
}

/** Keep all that came with a new table: the chairs on this screen and the invitations for the others. */
export function keepMade(made: Made, names: string[]): void {
  const table = made.table.id;
  for (const { seat, key } of made.keys) keep({ table, seat, key, name: names[seat] ?? "" });
  if (made.keys.length === 0) keep({ table, seat: -1, key: made.watch, name: "" });
  const others = remembered<Invitations[]>("invitations", []).filter((each) => each.table !== table);
  remember("invitations", [{ table, chairs: made.invitations, watch: made.watch }, ...others].slice(0, MOST));
}

/** Keep an invitation; it replaces an earlier one to the same chair. */
export function keepInvitation(table: string, seat: number, key: string): void {
  const all = remembered<Invitations[]>("invitations", []);
  const mine = all.find((each) => each.table === table) ?? { table, chairs: [], watch: "" };
  const chairs = [...mine.chairs.filter((each) => each.seat !== seat), { seat, key }];
  remember("invitations", [{ ...mine, chairs }, ...all.filter((each) => each.table !== table)].slice(0, MOST));
}

/** The invitations of a table this browser has made; null for a table of somebody else. */
export function invitationsOf(table: string): Invitations | null {
  return remembered<Invitations[]>("invitations", []).find((each) => each.table === table) ?? null;
}

/** The name this person used last; "" if none. */
export function myName(): string {
  return remembered<string[]>("names", [])[0] ?? "";
}

/** Names used on this screen, the last one first. */
export function knownNames(): string[] {
  return remembered<string[]>("names", []);
}

/** Remember a name for the next table. */
export function useName(name: string): void {
  remember("names", [name, ...knownNames().filter((each) => each !== name)].slice(0, 8));
}
