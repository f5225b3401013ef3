// The components of Progress as the server has them, and small questions about them.
import { tr } from "../../core/words.svelte";
import {
  SKILL_NAMES,
  type Achievement,
  type Box,
  type Card,
  type Colour,
  type Feat,
  type Person,
  type Personality,
  type PlayerView,
  type ProgressView,
  type Skill,
  type Technology,
} from "../../gen/progress";

export const ROMAN = ["", "I", "II", "III", "IV", "END"];
/** By colour: the number of its PlayerMark. */
export const MARKS: Record<Colour, number> = { red: 0, green: 2, blue: 3, yellow: 1, white: 4 };

let box: Box | null = null;
let technologies = new Map<Card, Technology>();
let personalities = new Map<Person, Personality>();
let achievements = new Map<Feat, Achievement>();

/** Takes the components, before anything is drawn. */
export function open(found: Box): void {
  box = found;
  technologies = new Map(found.technologies.map((each) => [each.id, each]));
  personalities = new Map(found.personalities.map((each) => [each.id, each]));
  achievements = new Map(found.achievements.map((each) => [each.id, each]));
}

/** All components. */
export function theBox(): Box {
  if (!box) throw new Error("the box of Progress is closed");
  return box;
}

export const tech = (card: Card): Technology => technologies.get(card)!;
export const personOf = (person: Person): Personality => personalities.get(person)!;
export const featOf = (feat: Feat): Achievement => achievements.get(feat)!;
export const techName = (card: Card): string => tr("progress-card", { card });
export const personName = (person: Person): string => tr("progress-person", { person });
export const featName = (feat: Feat): string => tr("progress-feat", { feat });

/** A term of the game by name: an option as a number. */
export function term(view: ProgressView, name: string): number {
  return view.terms.find(([each]) => each === name)?.[1] ?? 0;
}

/** The value of a skill as it is read at a position: "3", for quick draw "2/1"; "" beyond the end of its track. */
export function valueAt(skill: Skill, position: number): string {
  const { skills, drops } = theBox();
  const value = skills.find(({ id }) => id === skill)?.values[position];
  if (value === undefined) return "";
  return skill === "quickdraw" ? `${value}/${drops[position]}` : String(value);
}

/** The value of a skill as it is read now. */
export const skillValue = (player: PlayerView, skill: Skill): string =>
  valueAt(skill, player.levels[SKILL_NAMES.indexOf(skill)]!);

/** Whether a technology lies in a player's area, active or in development. */
export function hasInArea(player: PlayerView, card: Card): boolean {
  return player.active.includes(card) || player.developing.some((each) => each.card === card);
}

/** Who is on turn. */
export const onTurn = (view: ProgressView): number => view.order[view.at]!;
/** Actions that the player on turn has left. */
export const actionsLeft = (view: ProgressView): number => Math.max(0, view.actions - view.used);
