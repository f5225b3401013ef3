// What is in the box and how it is named: commands, cards, signs, tokens, cells. Nothing here decides anything.
import { squareName, squareOf } from "../../core/naming";
import type { FieldView, GolemView, GolemsView } from "../../gen/golems";

export { FACINGS, indexOf, term } from "../../core/naming";

export const SPAN = 16; // cells in a row of the numbering
export const COLOURS = ["red", "blue", "green", "yellow"] as const; // by number
export const MARKS = [0, 3, 2, 1] as const; // by colour: the number of its mark in the room
export const COMMANDS = ["F", "B", "L", "R", "S", "X", "D"] as const; // by number
export const KINDS = ["plain", "for", "if", "while", "call"] as const; // of rows, by number
export const SENSORS = ["any", "barrel", "wall", "water", "attack"] as const; // by number
export const SIGNS = ["-", "FOR", "IF", "WHILE", "AND", "OR", "NOT", "XOR"] as const; // of Luck cards and tokens
export const CONTENTS = ["none", "empty", "dynamite", "repair", "plus", "minus", "hole"] as const; // of barrels
export const OBJECTS = ["none", "crystal", "gear", "treasure"] as const;
export const BOTS = ["dice", "hunter", "guard", "fox", "breaker", "duelist", "patrol", "dummy", "clockwork"] as const;
export const EYES = [0, 3, 3, 2, 2, 3, 2, 0, 0] as const; // by Bot program: how far it sees
export const ENDINGS = ["no", "standing", "rounds", "goal", "lost", "draw"] as const; // by `ending`
export const ROUNDS = 10; // cards in a Luck deck
export const FREE_LIMIT = 99; // the damage limit of a golem without a card
export const UNCHOSEN = -3; // the card of a golem that has none yet

export const ICE = 1;
export const SNOW = 2;
export const WALL = 1;
export const WATER = 2;
export const LADDER = 3;
export const FACE_DOWN = -1;
export const KIDS = 1; // the term `mode`
export const OUT = 1;
export const AWAY = 2;
export const EXIT = 6; // the question where to go ashore
export const SEND = 7; // the question where to send a golem

/** A face of a Golem card. */
export interface Card {
  name: string;
  power: number;
  limit: number;
  rows: number;
  reach: number;
}

/** The faces of the Golem cards, by number. */
export const CARDS: readonly Card[] = [
  { name: "sword", power: 1, limit: 3, rows: 4, reach: 1 },
  { name: "twin-swords", power: 1, limit: 2, rows: 5, reach: 1 },
  { name: "axe", power: 2, limit: 3, rows: 3, reach: 1 },
  { name: "great-axe", power: 2, limit: 2, rows: 4, reach: 1 },
  { name: "spear", power: 1, limit: 3, rows: 3, reach: 2 },
  { name: "pike", power: 1, limit: 2, rows: 4, reach: 2 },
  { name: "halberd", power: 2, limit: 3, rows: 2, reach: 2 },
  { name: "flail", power: 2, limit: 2, rows: 3, reach: 2 },
  { name: "longbow", power: 1, limit: 3, rows: 2, reach: 3 },
  { name: "crossbow", power: 1, limit: 2, rows: 3, reach: 3 },
  { name: "ballista", power: 2, limit: 2, rows: 2, reach: 3 },
  { name: "hammer", power: 3, limit: 2, rows: 2, reach: 1 },
];

/** The cell called so: a1 is 0, a2 is 16. */
export function cellOf(name: string): number {
  return squareOf(name, SPAN);
}

/** How a cell is called. */
export function cellName(cell: number): string {
  return squareName(cell, SPAN);
}

/** The cell beside another one, whether there is one in the field or not; -1 outside of the numbering. */
export function beside(cell: number, facing: number): number {
  const column = (cell % SPAN) + [0, 1, 0, -1][facing]!;
  const row = Math.floor(cell / SPAN) + [-1, 0, 1, 0][facing]!;
  return column < 0 || column >= SPAN || row < 0 || row >= SPAN ? -1 : row * SPAN + column;
}

/** The direction from one cell to another of the same row or column; -1 if there is none. */
export function heading(from: number, to: number): number {
  const [columns, rows] = [(to % SPAN) - (from % SPAN), Math.floor(to / SPAN) - Math.floor(from / SPAN)];
  if (columns !== 0 && rows !== 0) return -1;
  return columns > 0 ? 1 : columns < 0 ? 3 : rows > 0 ? 2 : rows < 0 ? 0 : -1;
}

/** What stands on a cell for good. */
export function solidAt(field: FieldView, cell: number): number {
  return field.solid[field.cells.indexOf(cell)] ?? 0;
}

/** The other end of a ladder. */
export function partner(field: FieldView, cell: number): number {
  const pair = field.ladders.find((each) => each.includes(cell));
  return pair ? pair[pair[0] === cell ? 1 : 0] : -1;
}

/** All water cells connected with one. */
export function stream(field: FieldView, cell: number): number[] {
  const found = [cell];
  for (const wet of found) {
    for (const facing of [0, 1, 2, 3]) {
      const there = beside(wet, facing);
      if (!found.includes(there) && solidAt(field, there) === WATER) found.push(there);
    }
  }
  return found;
}

/** A line of the scenario's text: the value of this word. */
export function line(view: GolemsView, word: string): string {
  return new RegExp(`^${word}:[ \\t]*(.*)$`, "m").exec(view.scenario)?.[1]?.trim() ?? "";
}

/** What the scenario is won by: standard, reach, eliminate, hill, home, race, collect or bracket. */
export function goal(view: GolemsView): string {
  return line(view, "win").split(/\s+/)[0] || "standard";
}

/** The golem that events and answers call by this number: a player's seat, or the number of a Bot. */
export function golemOf(view: GolemsView, seat: number): number {
  const owned = view.golems.findIndex((golem) => golem.owner === seat && seat >= 0);
  return owned >= 0 ? owned : view.golems[seat]?.owner === -1 ? seat : -1;
}

/** The name of a golem's card; "" without one. */
export function cardName(golem: GolemView): string {
  return CARDS[golem.card]?.name ?? "";
}
