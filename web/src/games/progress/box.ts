// The components of Progress as the server has them, and small questions about them.
import { tr } from "../../core/words.svelte";
import type { PlayerView, ProgressView } from "../../gen/progress";

/** What must be paid: an amount of knowledge, or nothing if the predecessor lies in the area. */
export interface Line {
  kind: number;
  amount: number;
  /** A technology, or -1. */
  before: number;
}

/** Something a personality or an achievement brings. */
export interface Effect {
  what: "skill" | "knowledge" | "token" | "power" | "cubes";
  /** A skill, a kind of knowledge or a track by name; "" for cubes. */
  which: string;
  amount: number;
}

export interface Technology {
  id: string;
  age: number;
  /** Science 0, engineering 1, culture 2. */
  type: number;
  lines: Line[];
  /** The skill it raises, or -1. */
  skill: number;
  /** The kind of the knowledge token it brings, or -1. */
  token: number;
  /** Steps by power track. */
  power: number[];
  points: number;
  /** The type of which five active cards bring a point at the end, or -1. */
  perFive: number;
  /** Knowledge when it is discarded. */
  worth: number;
  /** 0, or the age that it brings nearer; 5 is the end of the game. */
  symbol: number;
  /** By number of players from 1. */
  copies: number[];
  source: string;
}

export interface Personality {
  id: string;
  /** Philosopher 0, scholar 1, master 2. */
  group: number;
  order: number;
  points: number;
  lasting: Effect[];
  heritage: Effect[];
}

export interface Achievement {
  id: string;
  age: number;
  points: number;
  prices: Line[];
  benefits: Effect[];
}

export interface Box {
  technologies: Technology[];
  personalities: Personality[];
  achievements: Achievement[];
  /** By skill: its values and the points left of the cube, by position. */
  skills: { id: string; values: number[]; points: number[] }[];
  /** By position of quick draw: the cards to be discarded. */
  drops: number[];
  /** By track: points by place, and by position of a solo game. */
  powers: { id: string; places: number[]; solo: number[] }[];
  kinds: string[];
  groups: string[];
  symbols: string[];
  titles: { id: string; from: number }[];
}

export const ROMAN = ["", "I", "II", "III", "IV", "END"];
export const COLOURS = ["red", "green", "blue", "yellow", "white"];
/** By colour: the number of its PlayerMark. */
export const MARKS = [0, 2, 3, 1, 4];
/** From here on `target` is a price of the current achievement. */
export const SPAN = 96;
export const GENERAL = 3;
export const QUICK_DRAW = 6;

let box: Box | null = null;
let numbers = new Map<string, number>();

/** Takes the components, before anything is drawn. */
export function open(found: Box): void {
  box = found;
  numbers = new Map(found.technologies.map((card, number) => [card.id, number]));
}

/** All components. */
export function theBox(): Box {
  if (!box) throw new Error("the box of Progress is closed");
  return box;
}

export const tech = (number: number): Technology => theBox().technologies[number]!;
/** The number of a technology by its id. */
export const numberOf = (id: string): number => numbers.get(id) ?? -1;
export const techName = (number: number): string => tr("progress-card", { card: tech(number).id });
export const personName = (number: number): string =>
  tr("progress-person", { person: theBox().personalities[number]!.id });
export const featName = (number: number): string => tr("progress-feat", { feat: theBox().achievements[number]!.id });

/** A term of the game by name: an option as a number. */
export function term(view: ProgressView, name: string): number {
  return view.terms.find(([each]) => each === name)?.[1] ?? 0;
}

/** The value of a skill as it is read now: "3", for quick draw "2/1". */
export function skillValue(player: PlayerView, skill: number): string {
  const level = player.levels[skill]!;
  const value = String(theBox().skills[skill]!.values[level]);
  return skill === QUICK_DRAW ? `${value}/${theBox().drops[level]}` : value;
}

/** Whether a technology lies in a player's area, active or in development. */
export function hasInArea(player: PlayerView, number: number): boolean {
  return player.active.includes(number) || player.developing.some(([card]) => card === number);
}

/** Who is on turn. */
export const onTurn = (view: ProgressView): number => view.order[view.at]!;
/** The last age of this game. */
export const lastAge = (view: ProgressView): number => view.last_age;
