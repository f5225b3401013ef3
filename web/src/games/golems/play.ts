// What is going on while events are played: the row, the pass, the step, what each golem did in it, and this moment.
import type { GameEvent, GolemView, GolemsView } from "../../gen/golems";
import type { Told } from "../../gen/room";
import { LADDER, SPAN, cellOf, golemOf, heading, solidAt } from "./box";

export type Tone = "done" | "failed" | "yes" | "no" | "hurt" | "good";

/** What a golem did in a step, as a sign on its lane: the letter of a command, or a word for something else. */
export interface Mark {
  step: number;
  sign: string;
  tone: Tone;
  count: number;
}

/** The die of a Bot and the command it led to. */
export interface Roll {
  die: number;
  command: string;
  sees: boolean;
  /** The answers to the questions of its card. */
  path: boolean[];
}

export interface Play {
  /** The step of the pass, 1 to 6; 0 while a row is opened and the Bots act; -1 between rows. */
  step: number;
  /** By golem: what it did in this pass. */
  marks: Mark[][];
  /** By golem: the roll for this row. */
  rolls: (Roll | null)[];
  /** By golem: the water cell it is in; -1 on land. */
  swims: number[];
  /** The events of this moment. */
  now: Told[];
  /** How the field was when this moment began. */
  start: Pick<GolemsView, "golems" | "barrels">;
}

type Seen = GolemsView & { play?: Play | null };

/** The beginning of a moment; `row` tells whether it opens a row. */
export function begun(view: Seen, row: boolean): Play {
  const { golems, barrels, play } = view;
  const start = { golems, barrels };
  if (row || !play) {
    return {
      step: row ? 0 : -1,
      marks: golems.map(() => []),
      rolls: golems.map(() => null),
      swims: golems.map(() => -1),
      now: [],
      start,
    };
  }
  return { ...play, now: [], start };
}

/** What is going on after an event. */
export function played(play: Play, before: Seen, view: Seen, event: Told): Play {
  const now = [...play.now, event];
  const step = stepOf(play.step, view, event);
  const next = { ...play, now, step };
  if (event.kind === "golems.pass_began") return { ...next, marks: next.marks.map(() => []) };
  const { seat, other, cell, end } = event.fields as { seat?: number; other?: number; cell?: string; end?: string };
  const at = golemOf(view, seat ?? -1);
  switch (event.kind) {
    case "golems.die_rolled":
      return { ...next, rolls: next.rolls.with(at, event.fields as Roll) };
    case "golems.swam":
      next.swims = next.swims.with(at, cellOf(cell!));
      break;
    case "golems.shoved": {
      const shoved = golemOf(view, other ?? -1);
      if (shoved >= 0 && view.golems[shoved]!.cell !== cellOf(end!) && !climbs(view, end!)) {
        next.swims = next.swims.with(shoved, cellOf(end!));
      }
      break;
    }
    case "golems.came_ashore":
      next.swims = next.swims.with(at, -1);
  }
  const mark = at < 0 ? null : markOf(before.golems[at]!, event);
  return mark ? { ...next, marks: next.marks.with(at, added(next.marks[at]!, { ...mark, step, count: 1 })) } : next;
}

const climbs = (view: Seen, cell: string): boolean => solidAt(view.field, cellOf(cell)) === LADDER;

type Kind = GameEvent["kind"];

const MOVEMENTS: ReadonlySet<string> = new Set<Kind>([
  "golems.turned",
  "golems.moved",
  "golems.pushed",
  "golems.climbed",
  "golems.blocked",
  "golems.ignored",
  "golems.stood",
  "golems.swam",
  "golems.slid",
  "golems.shoved",
  "golems.stopped",
]);
const AFTER_ROW: ReadonlySet<string> = new Set<Kind>([
  "golems.eliminated",
  "golems.round_ended",
  "golems.round_began",
  "golems.turn_began",
  "golems.game_over",
]);

/** The step an event belongs to, if the one before it belonged to `step`. */
function stepOf(step: number, view: Seen, { kind, fields }: Told): number {
  if (AFTER_ROW.has(kind)) return -1;
  if (kind === "golems.pass_began") return 1;
  if (step <= 0) return step;
  const told = fields as { seat: number; sensor?: string; by?: string };
  if (MOVEMENTS.has(kind)) return step === 2 ? 3 : step;
  switch (kind) {
    case "golems.looked":
      return told.sensor === "attack" ? 5 : 2;
    case "golems.loop_began":
      return 6;
    case "golems.loop_ended":
    case "golems.loop_endless":
      return step > 2 || !view.golems[golemOf(view, told.seat)]?.program[view.row] ? 6 : step;
    case "golems.struck":
      return step === 6 || loops(view, told.seat) ? 6 : 4;
    case "golems.defended":
    case "golems.shielded":
    case "golems.hit":
      return step === 6 ? 6 : 5;
    case "golems.hurt":
      return told.by === "loop" ? 6 : step;
    default:
      return step;
  }
}

/** Whether the row of a golem is a WHILE. */
function loops(view: Seen, seat: number): boolean {
  return view.golems[golemOf(view, seat)]?.program[view.row]?.kind === 3;
}

/** The mark an event leaves on the lane of its golem, whose looks are those before it. */
function markOf(golem: GolemView, { kind, fields }: Told): Pick<Mark, "sign" | "tone"> | null {
  const told = fields as {
    facing: string;
    end: string;
    cell: string;
    command: string;
    holds: boolean;
    met: string;
    by: string;
  };
  const way = (to: string): string => (heading(golem.cell, cellOf(to)) === golem.facing ? "F" : "B");
  switch (kind) {
    case "golems.turned":
      return { sign: "NESW".indexOf(told.facing) === (golem.facing + 1) % 4 ? "R" : "L", tone: "done" };
    case "golems.moved":
    case "golems.pushed":
      return { sign: way(told.end), tone: "done" };
    case "golems.climbed":
      return { sign: "ladder", tone: "done" };
    case "golems.slid":
    case "golems.shoved":
      return { sign: "slide", tone: "done" };
    case "golems.stopped":
      return { sign: "slide", tone: "failed" };
    case "golems.blocked":
      return { sign: cellOf(told.cell) === golem.cell ? "stop" : way(told.cell), tone: "failed" };
    case "golems.ignored":
      return { sign: told.command, tone: "failed" };
    case "golems.stood":
      return { sign: "S", tone: "done" };
    case "golems.swam":
      return { sign: "water", tone: "done" };
    case "golems.looked":
      return { sign: "look", tone: told.holds ? "yes" : "no" };
    case "golems.struck":
      return { sign: "X", tone: told.met === "golem" || told.met === "barrel" ? "done" : "failed" };
    case "golems.defended":
      return { sign: "D", tone: "done" };
    case "golems.shielded":
      return { sign: "shield", tone: "good" };
    case "golems.hit":
    case "golems.hurt":
      return { sign: "damage", tone: "hurt" };
    case "golems.repaired":
      return { sign: "repair", tone: "good" };
    case "golems.loop_ended":
      return { sign: "loop", tone: "yes" };
    case "golems.loop_endless":
      return { sign: "endless", tone: "hurt" };
    default:
      return null;
  }
}

/** Marks with one more; the same thing done again is counted. */
function added(marks: Mark[], mark: Mark): Mark[] {
  const last = marks.at(-1);
  const again = last?.step === mark.step && last.sign === mark.sign && last.tone === mark.tone;
  return again ? marks.with(-1, { ...last, count: last.count + 1 }) : [...marks, mark];
}

/** How far two cells are apart, in steps. */
export function distance(one: number, two: number): number {
  return Math.abs((one % SPAN) - (two % SPAN)) + Math.abs(Math.floor(one / SPAN) - Math.floor(two / SPAN));
}
