// What goes on beyond the view: the command that is being carried out.
import type { Shown } from "../../core/playback.svelte";
import type { AlgoracingView, GameEvent, Started } from "../../gen/algoracing";

/** The command that is being carried out: its place from 0, and which repetition of how many this is. */
export interface Running {
  seat: number;
  place: number;
  time: number;
  times: number;
}

/** After these no command is carried out any more. */
const OVER: ReadonlySet<string> = new Set<GameEvent["kind"]>([
  "algoracing.row_discarded",
  "algoracing.drew",
  "algoracing.turn_started",
  "algoracing.left",
  "algoracing.game_over",
]);

/** The command that runs after a moment; null for none. */
export function story(before: Running | null | undefined, { events }: Shown<AlgoracingView>): Running | null {
  let running = before ?? null;
  for (const { kind, fields } of events) {
    if (kind === "algoracing.started") {
      const { seat, place, time, times } = fields as Started;
      running = { seat, place: place - 1, time, times };
    } else if (OVER.has(kind)) running = null;
  }
  return running;
}
