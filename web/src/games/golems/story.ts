// What goes on beyond the view while a row runs: what each golem did in this pass, and the dice.
import type { Shown } from "../../core/playback.svelte";
import type { Command, DieRolled, GameEvent, GolemsView } from "../../gen/golems";
import type { NumberedEvent } from "../../gen/room";
import type { Happening } from "../contract";
import { golemOf } from "./box";

export type Tone = "done" | "failed" | "yes" | "no" | "hurt" | "good";

/** What a golem did in a step: a command, or something else. */
export type Deed = Command | Aside;
export type Aside = "ladder" | "slide" | "water" | "look" | "shield" | "damage" | "repair" | "loop" | "endless";

/** The same as a sign on its lane. */
export interface Mark {
  step: number;
  sign: Deed;
  tone: Tone;
  count: number;
}

export interface Story {
  /** By golem: what it did in this pass. */
  marks: Mark[][];
  /** By golem: the roll for this row. */
  rolls: (DieRolled | null)[];
}

/** Events as the events of this game. */
export function happenings(events: NumberedEvent[]): Happening<GameEvent>[] {
  return events as Happening<GameEvent>[];
}

/** What goes on after a moment. */
export function story(last: Story | undefined, { events, view }: Shown<GolemsView>): Story {
  if (view.step < 0) return nothing(view);
  const told = happenings(events);
  const opens = told.some(({ kind }) => kind === "golems.row_opened" || kind === "golems.waited");
  const start = last && !opens ? last : nothing(view);
  return told.reduce((now, event) => after(now, event, view), start);
}

function nothing({ golems }: GolemsView): Story {
  return { marks: golems.map(() => []), rolls: golems.map(() => null) };
}

/** What goes on after one of the events of a moment. */
function after(now: Story, event: Happening<GameEvent>, view: GolemsView): Story {
  if (event.kind === "golems.pass_began") return { ...now, marks: now.marks.map(() => []) };
  const at = "seat" in event.fields ? golemOf(view, event.fields.seat) : -1;
  if (at < 0) return now;
  if (event.kind === "golems.die_rolled") return { ...now, rolls: now.rolls.with(at, event.fields) };
  const mark = markOf(event);
  if (!mark) return now;
  return { ...now, marks: now.marks.with(at, added(now.marks[at]!, { ...mark, step: view.step, count: 1 })) };
}

/** The mark an event leaves on the lane of its golem. */
function markOf({ kind, fields }: GameEvent): Pick<Mark, "sign" | "tone"> | null {
  switch (kind) {
    case "golems.turned":
    case "golems.moved":
    case "golems.pushed":
      return { sign: fields.command, tone: "done" };
    case "golems.climbed":
      return { sign: "ladder", tone: "done" };
    case "golems.slid":
    case "golems.shoved":
      return { sign: "slide", tone: "done" };
    case "golems.stopped":
      return { sign: "slide", tone: "failed" };
    case "golems.blocked":
    case "golems.ignored":
      return { sign: fields.command, tone: "failed" };
    case "golems.stood":
      return { sign: "S", tone: "done" };
    case "golems.swam":
      return { sign: "water", tone: "done" };
    case "golems.looked":
      return { sign: "look", tone: fields.holds ? "yes" : "no" };
    case "golems.struck":
      return { sign: "X", tone: fields.hits ? "done" : "failed" };
    case "golems.defended":
      return { sign: "D", tone: "done" };
    case "golems.shielded":
    case "golems.spared":
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
