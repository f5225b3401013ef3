// What an event speaks of: the board lights it when its line of the log is pointed at.
import type { GolemsView } from "../../gen/golems";
import type { Told } from "../../gen/room";
import { cellOf, golemOf } from "./box";

export interface Mention {
  cells: number[];
  golems: number[];
}

interface Named {
  cell?: string;
  start?: string;
  end?: string;
  barrel?: string;
}

/** The cells and golems an event speaks of. */
export function mention({ fields, seats }: Told, view: GolemsView): Mention {
  const told = fields as Named;
  const names = [told.cell, told.start, told.end, told.barrel].filter(Boolean) as string[];
  const golems = Object.values(seats)
    .flat()
    .map((seat) => golemOf(view, seat))
    .filter((golem) => golem >= 0);
  return { cells: [...new Set(names.map(cellOf))], golems: [...new Set(golems)] };
}
