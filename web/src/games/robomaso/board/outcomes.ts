// What answers lead to, as `sight` tells it, and how shots are coloured.
import type { Outcome, Sight } from "../../../gen/robomaso";
import type { Ask } from "../../contract";

/** By gun: the colour of its shot. */
export const TONES: Record<string, string> = {
  slimer: "var(--rm-slime)",
  ray: "var(--rm-ray)",
  nest: "var(--rm-hazard)",
  snowbang: "var(--rm-snow)",
  jay: "var(--rm-jay)",
};

/** Where an answer leads a robot, and what becomes of it there; undefined if that is not known. */
export const outcomeOf = (sight: Sight | null, word: string): Outcome | undefined =>
  sight?.outcomes.find((outcome) => outcome.word === word);

/** Whether a robot would die by this answer although it need not. */
export const isRash = (sight: Sight | null, ask: Ask, word: string): boolean =>
  ask.can(word) && outcomeOf(sight, word)?.rash === true;
