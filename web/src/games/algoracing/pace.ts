// How long each event is shown at normal speed, and where playing stops when it goes from conflict to conflict.
import { pacing } from "../../core/pace";
import type { GameEvent, Moved } from "../../gen/algoracing";
import type { NumberedEvent } from "../../gen/room";

const JUMP = 450;

const usual = pacing<GameEvent["kind"]>(
  {
    "algoracing.based": 600,
    "algoracing.spare_based": 350,
    "algoracing.drew": 150,
    "algoracing.dealt": 250,
    "algoracing.reshuffled": 400,
    "algoracing.passed": 700,
    "algoracing.turn_started": 450,
    "algoracing.inserted": 450,
    "algoracing.covered": 550,
    "algoracing.cycled": 550,
    "algoracing.cycle_lifted": 450,
    "algoracing.cycle_lost": 500,
    "algoracing.started": 250,
    "algoracing.moved": 350,
    "algoracing.turned": 250,
    "algoracing.skipped": 600,
    "algoracing.futile": 900,
    "algoracing.loaded": 450,
    "algoracing.full": 600,
    "algoracing.delivered": 900,
    "algoracing.collided": 600,
    "algoracing.compensated": 650,
    "algoracing.bar_lifted": 0,
    "algoracing.impulse": 500,
    "algoracing.teleported": 700,
    "algoracing.dropped": 400,
    "algoracing.pulled": 500,
    "algoracing.rode": 700,
    "algoracing.elevator_busy": 700,
    "algoracing.row_discarded": 350,
    "algoracing.left": 700,
    "algoracing.game_over": 1200,
    "core.took_back": 0,
    "core.took_back_sealed": 0,
  },
  // the changes of the algorithm: who made them has seen them already
  [
    "algoracing.inserted",
    "algoracing.covered",
    "algoracing.cycled",
    "algoracing.cycle_lifted",
    "algoracing.cycle_lost",
  ],
  [
    "algoracing.skipped",
    "algoracing.collided",
    "algoracing.compensated",
    "algoracing.elevator_busy",
    "algoracing.futile",
    "algoracing.full",
  ],
);

export const { stops } = usual;

/** How long an event is shown at normal speed, in milliseconds. To `seat` its own preparations are not shown again. */
export function pace(event: NumberedEvent, seat = -1): number {
  return event.kind === "algoracing.moved" && (event.fields as Moved).jump ? JUMP : usual.pace(event, seat);
}
