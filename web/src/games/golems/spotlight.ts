// What an event speaks of: the board lights it when its line of the log is pointed at.
import type { GolemsView } from "../../gen/golems";
import type { NumberedEvent } from "../../gen/room";
import { golemOf } from "./box";

export interface Mention {
  cells: number[];
  golems: number[];
}

interface Named {
  cell?: number;
  start?: number;
  end?: number;
  barrel?: number;
}

/** The cells and golems an event speaks of. */
export function mention({ fields, seats }: NumberedEvent, view: GolemsView): Mention {
  const told = fields as Named;
  const cells = [told.cell, told.start, told.end, told.barrel].filter((cell) => cell !== undefined);
  const golems = Object.values(seats)
    .flat()
    .map((seat) => golemOf(view, seat))
    .filter((golem) => golem >= 0);
  return { cells: [...new Set(cells)], golems: [...new Set(golems)] };
}
