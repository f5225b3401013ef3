// Straight ahead: the cells a strike of a golem can reach and those a Bot looks at, as the field is now.
import type { GolemsView } from "../../gen/golems";
import { EYES, LADDER, WALL, WATER, beside, partner, solidAt, term } from "./box";

export interface Sight {
  cells: number[];
  /** What is met there; -1 if nothing is. */
  met: number;
  /** The other end of a ladder that the strike goes into; -1 for none. */
  through: number;
}

/** The cells ahead of a golem that its strike covers, up to the first thing in its way. */
export function reachOf(view: GolemsView, golem: number): Sight {
  const { cell, facing, reach } = view.golems[golem]!;
  const cells: number[] = [];
  for (let next = beside(cell, facing); cells.length < reach; next = beside(next, facing)) {
    if (cell < 0 || !view.field.cells.includes(next)) break;
    cells.push(next);
    const solid = solidAt(view.field, next);
    const taken = view.golems.some((each) => each.cell === next) || view.barrels.some(([at]) => at === next);
    if (taken || solid === WALL || (solid === WATER && !term(view, "strike_over_water"))) {
      return { cells, met: next, through: -1 };
    }
    if (solid === LADDER) return { cells, met: -1, through: partner(view.field, next) };
  }
  return { cells, met: -1, through: -1 };
}

/** The cells ahead of a Bot that it looks at; a wall hides what is behind it. */
export function eyeOf(view: GolemsView, golem: number): number[] {
  const { cell, facing, bot } = view.golems[golem]!;
  const cells: number[] = [];
  for (let next = beside(cell, facing); cells.length < (EYES[bot] ?? 0); next = beside(next, facing)) {
    if (!view.field.cells.includes(next) || solidAt(view.field, next) === WALL) break;
    cells.push(next);
  }
  return cells;
}
