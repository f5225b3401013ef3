// What is asked, by number, and what belongs to it.
import type { Ask } from "../../contract";
import type { ProgressView } from "../../../gen/progress";
import { SPAN, onTurn, tech, theBox } from "../box";
import { lastingOf } from "../plan";

export const START = 0;
export const BACK = 1;
export const ACT = 2;
export const PAY = 3;
export const DRAWING = 4;
export const QUICKLY = 5;
export const DROPPING = 6;
export const SHUFFLING = 7;
export const GIVING = 8;
export const AFTER = 9;
export const LIMIT = 10;
export const SUCCESSOR = 11;

export const RESEARCH = 5; // a skill
export const HAND = 2; // a skill

/** Where the turn is: by stage of the engine. */
export function phaseOf({ stage }: ProgressView): "development" | "action" | "upkeep" {
  return stage <= 2 ? "development" : stage <= 10 ? "action" : "upkeep";
}

/** The question that this seat is asked now, or -1: what is paid or exchanged is asked for no more. */
export function asksMe(view: ProgressView, seat: number): number {
  const isDone = (view.asks === PAY && view.target < 0) || (view.asks === GIVING && view.wanted < 0);
  return seat >= 0 && view.asked.includes(seat) && !isDone ? view.asks : -1;
}

/** The ids that legal answers of a verb name. */
export function named(ask: Ask, verb: string): string[] {
  const start = `${verb}:`;
  return ask.legal.flatMap(({ word }) => (word.startsWith(start) ? [word.slice(start.length)] : []));
}

/** The personality of this id. */
export const personOf = (id: string): number => theBox().personalities.findIndex((each) => each.id === id);

/** How many cards must still be discarded: for a Quick draw, or for the hand limit. */
export function owedOf(view: ProgressView, seat: number): number {
  if (view.asks === DROPPING) return Math.min(view.owed - view.count, view.hand.length);
  const level = view.players[seat]!.levels[HAND]!;
  return Math.max(0, view.hand.length - theBox().skills[HAND]!.values[level]!);
}

/** What a player can still spend in this turn, counted: every answer of a payment takes one thing away. */
export function resources(view: ProgressView, seat: number): number {
  const lasting = lastingOf(view, seat).reduce((sum, count) => sum + count, 0);
  return lasting + view.players[seat]!.tokens.reduce((sum, count) => sum + count, 0) + view.hand.length;
}

/** The word that begins a payment. */
export const wordFor = (target: number): string =>
  target >= SPAN ? `fund:${target - SPAN + 1}` : `discover:${tech(target).id}`;

/** Whether it is this seat's turn. */
export const isMyTurn = (view: ProgressView, seat: number): boolean => seat >= 0 && onTurn(view) === seat;
