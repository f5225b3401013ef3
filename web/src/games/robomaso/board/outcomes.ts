// What answers lead to, as `sight` tells it, and how shots are coloured.
import { tr } from "../../../core/messages.svelte";
import type { Gun, Line, Outcome, RobomasoView, RobotView, Sight } from "../../../gen/robomaso";
import type { Ask } from "../../contract";
import { FACINGS, cellOf, indexOf, robotsOn } from "../box";
import { hand } from "../hand.svelte";
import { placeName, robotNames, sideName } from "../telling";

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

/** A way in which the robot of this seat could shoot now; undefined if that is not known. */
export const lineOf = (sight: Sight | null, way: string): Line | undefined =>
  sight?.lines.find((line) => line.robot === sight.shooter && line.way === way);

/** The shot of an answer; undefined if it is none. */
export const shotIn = (sight: Sight | null, word: string): Line | undefined =>
  word.startsWith("fire:") ? lineOf(sight, word.slice(5)) : undefined;

/** Give an answer. One by which own robots die, but need not, is only held back: `asked` says that it has been before. */
export function venture(sight: Sight | null, ask: Ask, word: string, asked = false): void {
  const { rash = false } = outcomeOf(sight, word) ?? shotIn(sight, word) ?? {};
  if (rash && !asked && ask.can(word)) hand.warned = word;
  else if (ask.legal.length > 0) ask.give(word);
}

/** The same on the board, where what is pressed a second time is given. */
export const press = (sight: Sight | null, ask: Ask, word: string): void =>
  venture(sight, ask, word, hand.warned === word);

/** A step of a robot: where to, as it looks, and what becomes of it there. */
export function stepText(sight: Sight | null, { heading }: RobotView, side: string): string {
  const relative = RELATIVE[(indexOf(FACINGS, side) - heading + 4) % 4]!;
  const fate = outcomeOf(sight, `step:${side}`)?.fate ?? "";
  return tr("robomaso-page-step", { side: sideName(side), relative, fate });
}

/** Being carried by a teleport: where to, how it looks there, and what becomes of it. */
export function hopText(sight: Sight | null, view: RobomasoView, word: string): string {
  const [, name = "", side = "none"] = word.split(":");
  const cell = cellOf(name);
  const fate = outcomeOf(sight, word)?.fate ?? "none";
  return tr("robomaso-page-hop", { cell: placeName(cell), side, fate, robots: robotNames(robotsOn(view, cell)) });
}
