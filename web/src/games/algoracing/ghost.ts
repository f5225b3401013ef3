// Where the program as it is laid would take the rover: read from the moments the server is sure of, and no further.
import { folded } from "../../core/view";
import type { AlgoracingView, Impulse, Moved, RoverView, Started } from "../../gen/algoracing";
import type { Moment, Told } from "../../gen/room";

export interface Leg {
  from: number;
  to: number;
  kind: "drive" | "jump" | "ride" | "beam";
}

/** What a command does, marked on the square where it ends. */
export interface Note {
  square: number;
  place: number; // of the card, from 1
  skipped: string; // why, or ""
  run: number; // which of the commands that are carried out
}

export interface Trace {
  legs: Leg[];
  notes: Note[];
  impulses: number[][];
  end: RoverView | null;
}

const LAST: ReadonlySet<string> = new Set(["algoracing.row_discarded", "algoracing.drew", "algoracing.turn_started"]);

const NOTED: ReadonlySet<string> = new Set(["algoracing.moved", "algoracing.turned", "algoracing.skipped"]);

/** The way of a seat's rover through the moments of a preview. */
export function trace(view: AlgoracingView, seat: number, preview: Moment[]): Trace {
  const found: Trace = { legs: [], notes: [], impulses: [], end: null };
  let now = view;
  let [place, run] = [0, 0];
  for (const { events, changes } of preview) {
    const event = events[0]; // others of the same moment follow from it
    if (!event || LAST.has(event.kind)) break;
    const next = folded(now, changes);
    const fields = event.fields as { seat?: number; why?: string };
    if (fields.seat === seat) {
      const [from, to] = [now.rovers[seat]!.square, next.rovers[seat]!.square];
      if (event.kind === "algoracing.started") [place, run] = [(event.fields as Started).place, run + 1];
      const kind = legOf(event);
      if (kind) found.legs.push({ from, to, kind });
      if (event.kind === "algoracing.impulse") {
        const { path } = event.fields as Impulse;
        found.impulses.push([from, ...path]);
      }
      if (NOTED.has(event.kind)) note(found.notes, { square: to, place, skipped: fields.why ?? "", run });
    }
    now = next;
  }
  if (place > 0) found.end = now.rovers[seat] ?? null;
  return found;
}

function legOf(event: Told): Leg["kind"] | "" {
  if (event.kind === "algoracing.moved") return (event.fields as Moved).jump ? "jump" : "drive";
  if (event.kind === "algoracing.rode") return "ride";
  return event.kind === "algoracing.teleported" ? "beam" : "";
}

/** A long drive is marked once, where it ends; the same command on the same square once, too. */
function note(notes: Note[], next: Note): void {
  const last = notes.at(-1);
  if (last?.run === next.run) notes.pop();
  const same = (each: Note): boolean =>
    each.square === next.square && each.place === next.place && each.skipped === next.skipped;
  if (!notes.some(same)) notes.push(next);
}
