// The places of the row a card may be held over, from left to right, each with the answer it stands for.
import type { Card } from "../../gen/algoracing";
import { theBox } from "./box";

export interface Slot {
  word: string;
  kind: "insert" | "end" | "cover" | "one" | "two";
  place: number; // from 0
  message: string;
  args: Record<string, string | number>;
}

/** Where a card could go; which of these places are allowed, the server has said. */
export function slotsFor(card: Card, length: number, places: number): Slot[] {
  return theBox().commands.includes(card) ? commandSlots(card, length, places) : cycleSlots(card, length);
}

/** Before, between and behind the cards, and over each of them. */
function commandSlots(card: string, length: number, places: number): Slot[] {
  const found: Slot[] = [];
  for (let place = 0; place <= length; place++) {
    const args = { card, place: place + 1 };
    if (place < places) {
      const kind = place === length ? "end" : "insert";
      found.push({ word: `lay:${card}:${place + 1}`, kind, place, message: "algoracing-answer-lay", args });
    }
    if (place < length) {
      const word = `cover:${card}:${place + 1}`;
      found.push({ word, kind: "cover", place, message: "algoracing-answer-cover", args });
    }
  }
  return found;
}

/** Over each card, and over each pair of neighbours. */
function cycleSlots(card: string, length: number): Slot[] {
  const found: Slot[] = [];
  for (let place = 0; place < Math.max(length, 1); place++) {
    const args = { card, place: place + 1, last: place + 2 };
    found.push({ word: `cycle:${card}:${place + 1}`, kind: "one", place, message: "algoracing-answer-cycle", args });
    if (place + 1 < length) {
      const word = `cycle:${card}:${place + 1}-${place + 2}`;
      found.push({ word, kind: "two", place, message: "algoracing-answer-cycle-two", args });
    }
  }
  return found;
}
