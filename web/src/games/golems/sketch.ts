// Where a Program would lead if nothing came in between: a sketch for the one who lays it, drawn as far as it is plain.
import type { GolemView, GolemsView, RowView } from "../../gen/golems";
import { COMMANDS, WALL, beside, solidAt } from "./box";

export interface Sketch {
  /** The cells of the way, the first one is where the golem stands. */
  cells: number[];
  facing: number;
  /** Whether the rest of the way depends on something: a condition, a loop, a thing on the next cell. */
  open: boolean;
}

/** The commands of a row, if they are plain. */
function commandsOf({ kind, first }: RowView, { sub }: GolemView): number[] | null {
  if (kind === 0) return [first];
  if (kind === 1) return [first, first];
  return kind === 4 ? [...sub] : null;
}

/** The way of a golem with the rows laid so far, and one more command. */
export function sketchOf(view: GolemsView, golem: number, more: number): Sketch {
  const { cell, facing, program } = view.golems[golem]!;
  const sketch: Sketch = { cells: [cell], facing, open: false };
  for (const row of [...program, { kind: 0, first: more }] as RowView[]) {
    const commands = commandsOf(row, view.golems[golem]!);
    if (!commands) sketch.open = true;
    for (const command of commands ?? []) if (!sketch.open) go(view, golem, sketch, COMMANDS[command]);
    if (sketch.open) break;
  }
  return sketch;
}

function go(view: GolemsView, golem: number, sketch: Sketch, command: string | undefined): void {
  if (command === "L") sketch.facing = (sketch.facing + 3) % 4;
  if (command === "R") sketch.facing = (sketch.facing + 1) % 4;
  if (command !== "F" && command !== "B") return;
  const here = sketch.cells.at(-1)!;
  const next = beside(here, command === "F" ? sketch.facing : (sketch.facing + 2) % 4);
  const { field } = view;
  if (!field.cells.includes(next) || solidAt(field, next) === WALL) return;
  const plain = (cell: number): boolean => field.terrain[field.cells.indexOf(cell)] === 0;
  const free =
    solidAt(field, next) === 0 &&
    plain(here) &&
    !view.barrels.some(([at]) => at === next) &&
    !view.golems.some((each, at) => at !== golem && each.cell === next);
  sketch.open = !free;
  if (free) sketch.cells.push(next);
}
