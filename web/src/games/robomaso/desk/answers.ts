// The words of answers, taken apart.
import type { Ask } from "../../contract";

/** Asks once more before an answer is given: what would happen, and what the button says. */
export type Warn = (word: string, text: string, label: string) => void;

/** What every panel of the desk needs. */
export interface Asking {
  ask: Ask;
  /** The answers that are legal, or were until a moment ago: what is shown does not vanish while one is on its way. */
  words: string[];
}

/** Those of the words that have this verb. */
export const withVerb = (words: string[], verb: string): string[] =>
  words.filter((word) => word === verb || word.startsWith(`${verb}:`));

/** Give an answer, or learn why it cannot be given; while there is no question, nothing. */
export function answer(ask: Ask, word: string): void {
  if (ask.legal.length > 0) ask.give(word);
}
