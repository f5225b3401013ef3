// What the hands of a player can do with a program.
import type { Attachment } from "svelte/attachments";
import type { Command, Sensor, Side, Sign } from "../../../gen/golems";
import type { Bonus, Place } from "./rows";

export interface Handling {
  /** Where the next card goes; null if there is no room. */
  cursor: Place | null;
  /** The place under a dragged card. */
  over: Place | null;
  /** The place a card is dragged from. */
  held: Place | null;
  /** What the condition of a row can react to. */
  sensors(row: number): Sensor[];
  choose(place: Place, click: MouseEvent): void;
  remove(place: Place): void;
  sense(row: number, sensor: Sensor): void;
  /** Lets what lies at a place be dragged from it. */
  drag(place: Place): Attachment<HTMLElement>;
}

/** A card in hand: a command, or a Bonus card. */
export type Held = { command: Command; bonus: null } | { command: null; bonus: Bonus };

/** A logic token on a program. */
export interface Token {
  sign: Sign;
  row: number;
  on: Side;
  done: boolean;
}
