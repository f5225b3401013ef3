// What is under the pointer at the desk, so that the board can answer: a command of the hand, a cell of a list.

import type { Command } from "../../../gen/golems";

class Pointed {
  /** A command of the hand; null for none. */
  command = $state<Command | null>(null);
  /** A cell that a button stands for; -1 for none. */
  cell = $state(-1);
}

export const pointed = new Pointed();
