// How long each event is shown at normal speed, and where playing stops when it goes from one great moment to the next.
import { pacing } from "../../core/pace";
import type { Gun } from "../../gen/robomaso";
import type { NumberedEvent } from "../../gen/room";
import type { EventKind } from "./events";

const FLIGHT = 140; // a jay needs so long for a cell, at most LONGEST in all
const LONGEST = 2600;

const usual = pacing<EventKind>(
  {
    "robomaso.discs_given": 500,
    "robomaso.corner_chosen": 700,
    "robomaso.card_set_aside": 900,
    "robomaso.set_aside_shuffled": 500,
    "robomaso.robot_placed": 700,
    "robomaso.turn_began": 450,
    "robomaso.truce_over": 1600,
    "robomaso.card_drawn": 600,
    "robomaso.card_shown": 1000,
    "robomaso.card_laid": 650,
    "robomaso.field_laid": 750,
    "robomaso.computer_laid": 750,
    "robomaso.cell_filled": 600,
    "robomaso.building_skipped": 400,
    "robomaso.robot_deployed": 700,
    "robomaso.deployment_postponed": 600,
    "robomaso.move_began": 200,
    "robomaso.robot_drove": 420,
    "robomaso.robot_turned": 450,
    "robomaso.robot_waited": 900,
    "robomaso.move_ended": 250,
    "robomaso.robot_hopped": 850,
    "robomaso.robots_crashed": 900,
    "robomaso.robot_eaten": 1100,
    "robomaso.robot_died": 900,
    "robomaso.cards_lost": 450,
    "robomaso.card_taken": 750,
    "robomaso.symbol_left": 400,
    "robomaso.discs_won": 1000,
    "robomaso.looted": 800,
    "robomaso.capacity_won": 800,
    "robomaso.disc_stored": 600,
    "robomaso.computer_cancelled": 900,
    "robomaso.computer_raided": 1000,
    "robomaso.robot_sent_home": 700,
    "robomaso.robots_met": 1300,
    "robomaso.fire_held": 700,
    "robomaso.secrets_shown": 1200,
    "robomaso.peace_made": 1100,
    "robomaso.shot_fired": 900,
    "robomaso.flytrap_laid": 650,
    "robomaso.flytrap_shot": 650,
    "robomaso.game_over": 1600,
    "core.took_back": 0,
    "core.took_back_sealed": 0,
  },
  [
    "robomaso.discs_given",
    "robomaso.move_began",
    "robomaso.move_ended",
    "robomaso.symbol_left",
    "robomaso.deployment_postponed",
  ],
  [
    "robomaso.robots_met",
    "robomaso.robots_crashed",
    "robomaso.robot_eaten",
    "robomaso.robot_died",
    "robomaso.computer_raided",
  ],
);

export const { stops } = usual;

/** How long an event is shown at normal speed, in milliseconds. */
export function pace(event: NumberedEvent, seat = -1): number {
  const time = usual.pace(event, seat);
  const { gun, path } = event.fields as { gun?: Gun; path?: number[] };
  return gun === "jay" ? Math.min(LONGEST, time + FLIGHT * path!.length) : time;
}
