// What is under the pointer at the desk, so that the board can answer: a command of the hand, a cell of a list.

class Pointed {
  /** A command of the hand; -1 for none. */
  command = $state(-1);
  /** A cell that a button stands for; -1 for none. */
  cell = $state(-1);
}

export const pointed = new Pointed();
