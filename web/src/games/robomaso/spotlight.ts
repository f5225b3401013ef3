// What an event speaks of: the board lights it when its line of the log is pointed at.
import type { NumberedEvent } from "../../gen/room";

export interface Mention {
  cells: number[];
  robots: number[];
}

interface Named {
  cell?: number;
  start?: number;
  path?: number[];
  robot?: number;
  foe?: number;
  victim?: number;
  layer?: number;
  robots?: number[];
  hit?: number[];
}

/** The cells and robots an event speaks of. */
export function mention(event: NumberedEvent): Mention {
  const told = event.fields as Named;
  const cells = [told.cell, told.start, ...(told.path ?? [])].filter((cell) => cell !== undefined);
  const named = [told.robot, told.foe, told.victim, told.layer, ...(told.robots ?? []), ...(told.hit ?? [])];
  const robots = named.filter((robot) => robot !== undefined && robot >= 0) as number[];
  return { cells: [...new Set(cells)], robots: [...new Set(robots)] };
}
