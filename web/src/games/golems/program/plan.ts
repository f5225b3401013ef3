// A plan, not a promise: where the commands laid so far would lead a golem that had the field for itself.
// It knows cells, facings, edges and walls. At everything else it says that it does not know.
import type { FieldView } from "../../../gen/golems";
import { WALL, beside } from "../box";
import { CALL, EMPTY, FOR, IF, PLAIN, WHILE, type Row } from "./rows";

/** A golem's place in the field. */
export interface Stand {
  cell: number;
  facing: number;
}

/** What one command means for it. */
export interface Leg {
  kind: "step" | "turn" | "bump" | "strike" | "guard" | "wait";
  row: number;
  from: Stand;
  to: Stand;
  towards: number; // the direction it goes or looks in
  sure: boolean; // whether nothing has come in between of which the plan knows nothing
}

/** One course of events. With a condition there are two. */
export interface Course {
  side: "" | "yes" | "no";
  legs: Leg[];
  end: Stand;
  sure: boolean;
  lost: boolean; // whether it got somewhere from where on nothing can be said at all
}

/** The field as a plan sees it. */
export interface Ground {
  field: FieldView;
  /** Cells where something lies or stands that may change the way: barrels, golems, tokens. */
  things: ReadonlySet<number>;
}

const [FORWARD, BACK, LEFT, RIGHT, , STRIKE, DEFENCE] = [0, 1, 2, 3, 4, 5, 6] as const;
const LONGEST = 16; // cells of a field in a row

/** The courses of a program from where the golem stands. */
export function plan(ground: Ground, start: Stand, rows: Row[], sub: readonly [number, number]): Course[] {
  const branches = rows.some(({ kind }) => kind === IF) ? (["yes", "no"] as const) : ([""] as const);
  return branches.map((side) => course(ground, start, rows, sub, side));
}

function course(
  ground: Ground,
  start: Stand,
  rows: Row[],
  sub: readonly [number, number],
  side: Course["side"],
): Course {
  const found: Course = { side, legs: [], end: start, sure: isCalm(ground, start.cell), lost: false };
  for (const [index, row] of rows.entries()) {
    if (row.kind === IF) found.sure = false;
    if (row.kind === WHILE) runUntil(ground, found, index, row.first);
    else for (const command of commandsOf(row, sub, side)) take(ground, found, index, command);
  }
  return found;
}

/** The commands of a row in their order. */
function commandsOf(row: Row, sub: readonly [number, number], side: Course["side"]): number[] {
  if (row.kind === PLAIN) return [row.first];
  if (row.kind === FOR) return [row.first, row.first];
  if (row.kind === IF) return [side === "yes" ? row.first : row.second];
  return row.kind === CALL ? [...sub] : [];
}

/** Whether a cell is plain ground: neither ice nor snow nor anything else that has a will of its own. */
function isCalm({ field }: Ground, cell: number): boolean {
  const index = field.cells.indexOf(cell);
  return index >= 0 && field.terrain[index] === 0 && field.solid[index] === 0;
}

/** Whether nobody stays on a cell: water, ladders. */
function isSolid({ field }: Ground, cell: number): boolean {
  return (field.solid[field.cells.indexOf(cell)] ?? 0) > 0;
}

function isClosed({ field }: Ground, cell: number): boolean {
  const index = field.cells.indexOf(cell);
  return index < 0 || field.solid[index] === WALL;
}

/** One command more. */
function take(ground: Ground, course: Course, row: number, command: number): void {
  if (command === EMPTY || course.lost) return;
  const from = course.end;
  const add = (kind: Leg["kind"], to = from, towards = to.facing): void => {
    course.legs.push({ kind, row, from, to, towards, sure: course.sure });
    course.end = to;
  };
  if (command === LEFT || command === RIGHT) {
    return add("turn", { ...from, facing: (from.facing + (command === LEFT ? 3 : 1)) % 4 });
  }
  if (command === STRIKE) return add("strike");
  if (command === DEFENCE) return add("guard");
  if (command !== FORWARD && command !== BACK) return add("wait");
  const towards = command === FORWARD ? from.facing : (from.facing + 2) % 4;
  const there = beside(from.cell, towards);
  if (isClosed(ground, there)) return add("bump", from, towards);
  if (!isCalm(ground, there) || ground.things.has(there)) course.sure = false;
  course.lost = isSolid(ground, there);
  add("step", { ...from, cell: there }, towards);
}

/** Repeat until something is met: as far as the plan can see, and what comes then it does not know. */
function runUntil(ground: Ground, course: Course, row: number, command: number): void {
  if (command === FORWARD || command === BACK) {
    for (let steps = 0; steps < LONGEST; steps++) {
      const facing = command === FORWARD ? course.end.facing : (course.end.facing + 2) % 4;
      const there = beside(course.end.cell, facing);
      if (isClosed(ground, there) || !isCalm(ground, there) || ground.things.has(there)) break;
      take(ground, course, row, command);
    }
  } else {
    take(ground, course, row, command);
  }
  course.sure = false;
}
