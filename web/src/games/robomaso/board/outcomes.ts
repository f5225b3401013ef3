// What answers lead to, as `sight` tells it, and how shots are coloured.
import { tr } from "../../../core/messages.svelte";
import type { Gun, Outcome, RobotView, Sight } from "../../../gen/robomaso";
import type { Ask } from "../../contract";
import { FACINGS, indexOf } from "../box";
import { hand } from "../hand.svelte";
import { sideName } from "../telling";

const RELATIVE = ["ahead", "right", "back", "left"];

/** By gun: the colour of its shot. */
export const TONES: Record<Gun, string> = {
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

/** An answer that is pressed on the board; one by which a robot need not die is given when it is pressed again. */
export function press(sight: Sight | null, ask: Ask, word: string): void {
  if (hand.warned !== word && isRash(sight, ask, word)) hand.warned = word;
  else ask.give(word);
}

/** A step of a robot: where to, as it looks, and what becomes of it there. */
export function stepText(sight: Sight | null, { heading }: RobotView, side: string): string {
  const relative = RELATIVE[(indexOf(FACINGS, side) - heading + 4) % 4]!;
  const fate = outcomeOf(sight, `step:${side}`)?.fate ?? "";
  return tr("robomaso-page-step", { side: sideName(side), relative, fate });
}
