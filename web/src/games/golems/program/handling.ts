// What the hands of a player can do with a program.
import type { Attachment } from "svelte/attachments";
import type { Place } from "./rows";

export interface Handling {
  /** Where the next card goes; null if there is no room. */
  cursor: Place | null;
  /** The place under a dragged card. */
  over: Place | null;
  /** The place a card is dragged from. */
  held: Place | null;
  /** What a condition of this kind of row can react to. */
  sensors(kind: number): number[];
  choose(place: Place, click: MouseEvent): void;
  remove(place: Place): void;
  sense(row: number, sensor: number): void;
  /** Lets what lies at a place be dragged from it. */
  drag(place: Place): Attachment<HTMLElement>;
}

/** A card in hand: a command, or a Bonus card. */
export interface Held {
  command: number; // -1 for a Bonus card
  bonus: number; // 0 for a command
}

/** A logic token on a program. */
export interface Token {
  sign: number;
  row: number;
  on: number; // 0 the whole row, 1 the card for Yes, 2 the card for No
  done: boolean;
}
