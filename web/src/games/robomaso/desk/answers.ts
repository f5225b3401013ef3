// The words of answers, taken apart.
import type { Sight } from "../../../gen/robomaso";
import type { Ask } from "../../contract";
import { isRash } from "../board/outcomes";
import { hand } from "../hand.svelte";

/** Asks once more before an answer is given: what would happen, and what the button says. */
export type Warn = (word: string, text: string, label: string) => void;

/** What every panel of the desk needs. */
export interface Asking {
  ask: Ask;
  /** The answers that are legal, or were until a moment ago: what is shown does not vanish while one is on its way. */
  words: string[];
}

/** Those of the words that have this verb. */
export const named = (words: string[], verb: string): string[] =>
  words.filter((word) => word === verb || word.startsWith(`${verb}:`));

/** Give an answer, or learn why it cannot be given; while there is no question, nothing. */
export function answer(ask: Ask, word: string): void {
  if (ask.legal.length > 0) ask.give(word);
}

/** The same for an answer by which a robot may die: if it need not, the desk asks once more. */
export function venture(sight: Sight | null, ask: Ask, word: string): void {
  if (isRash(sight, ask, word)) hand.warned = word;
  else answer(ask, word);
}
