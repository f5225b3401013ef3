// The components of Progress as the server has them, and small questions about them.
import { boxOf } from "../../core/box";
import { tr } from "../../core/messages.svelte";
import {
  SKILL_NAMES,
  type Achievement,
  type Box,
  type Card,
  type Feat,
  type Person,
  type Personality,
  type PlayerView,
  type Skill,
  type Technology,
} from "../../gen/progress";

export { term } from "../../core/naming";

let technologies = new Map<Card, Technology>();
let personalities = new Map<Person, Personality>();
let achievements = new Map<Feat, Achievement>();

export const { open, theBox } = boxOf<Box>((found) => {
  technologies = new Map(found.technologies.map((each) => [each.id, each]));
  personalities = new Map(found.personalities.map((each) => [each.id, each]));
  achievements = new Map(found.achievements.map((each) => [each.id, each]));
});

export const tech = (card: Card): Technology => technologies.get(card)!;
export const personOf = (person: Person): Personality => personalities.get(person)!;
export const featOf = (feat: Feat): Achievement => achievements.get(feat)!;
export const techName = (card: Card): string => tr("progress-card", { card });
export const personName = (person: Person): string => tr("progress-person", { person });
export const featName = (feat: Feat): string => tr("progress-feat", { feat });

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

/** How an age is called: II. */
export const roman = (age: number): string => theBox().ages[age]!;
