// How long each event is shown at normal speed, and where playing stops when it goes from conflict to conflict.
import { pacing } from "../../core/pace";
import type { GameEvent } from "../../gen/golems";
import type { NumberedEvent } from "../../gen/room";
import { happenings } from "./story";

const ANOTHER_PASS = 450;
const BETWEEN = ["golems.readied", "golems.locked", "golems.round_ended", "golems.round_began", "golems.luck_drawn"];
const MOTION = 600; // the longest a motion takes; what is written beside it is shown longer

const usual = pacing<GameEvent["kind"]>(
  {
    "golems.card_taken": 600,
    "golems.colour_taken": 500,
    "golems.sub_laid": 500,
    "golems.round_began": 500,
    "golems.turn_began": 500,
    "golems.luck_drawn": 900,
    "golems.luck_seen": 900,
    "golems.token_got": 900,
    "golems.token_lacking": 1000,
    "golems.readied": 200,
    "golems.locked": 450,
    "golems.token_laid": 900,
    "golems.token_placed": 800,
    "golems.token_kept": 400,
    "golems.row_opened": 1000,
    "golems.waited": 700,
    "golems.token_worked": 1300,
    "golems.option_chosen": 900,
    "golems.die_rolled": 1000,
    "golems.pass_began": 0,
    "golems.looked": 1200,
    "golems.ignored": 1200,
    "golems.turned": 450,
    "golems.moved": 500,
    "golems.pushed": 550,
    "golems.climbed": 900,
    "golems.blocked": 1200,
    "golems.swam": 700,
    "golems.came_ashore": 600,
    "golems.slid": 450,
    "golems.shoved": 650,
    "golems.stopped": 1100,
    "golems.stood": 350,
    "golems.token_picked": 900,
    "golems.token_lost": 1300,
    "golems.struck": 900,
    "golems.barrel_opened": 1400,
    "golems.hurt": 1000,
    "golems.repaired": 900,
    "golems.row_won": 1000,
    "golems.row_lost": 1000,
    "golems.no_effect": 900,
    "golems.hole_opened": 1000,
    "golems.teleported": 900,
    "golems.declined": 500,
    "golems.defended": 650,
    "golems.shielded": 1100,
    "golems.spared": 1100,
    "golems.hit": 1100,
    "golems.loop_began": 700,
    "golems.loop_ended": 800,
    "golems.loop_endless": 1500,
    "golems.eliminated": 1400,
    "golems.respawned": 800,
    "golems.object_taken": 700,
    "golems.object_dropped": 600,
    "golems.brought_home": 1000,
    "golems.scored": 1000,
    "golems.token_returned": 400,
    "golems.round_ended": 450,
    "golems.sudden_death": 1000,
    "golems.match_began": 1000,
    "golems.match_ended": 1400,
    "golems.game_over": 1600,
    "core.took_back": 0,
    "core.took_back_sealed": 0,
  },
  ["golems.readied", "golems.card_taken", "golems.colour_taken", "golems.sub_laid"],
  [
    "golems.token_worked",
    "golems.ignored",
    "golems.blocked",
    "golems.swam",
    "golems.shoved",
    "golems.stopped",
    "golems.token_lost",
    "golems.barrel_opened",
    "golems.hole_opened",
    "golems.shielded",
    "golems.spared",
    "golems.hit",
    "golems.loop_endless",
    "golems.eliminated",
  ],
);

export const { stops } = usual;

/** How long an event is shown at normal speed, in milliseconds. */
export function pace(event: NumberedEvent, seat = -1): number {
  const [told] = happenings([event]);
  if (told!.kind === "golems.pass_began") return told!.fields.number > 1 ? ANOTHER_PASS : 0;
  return usual.pace(event, seat);
}

/** On the board of an example rows run at once, and what comes between rounds is only told. */
export function littlePace(event: NumberedEvent, seat = -1): number {
  return BETWEEN.includes(event.kind) ? 0 : pace(event, seat);
}

/** How long things move in a moment that takes so long: reasons stay longer than motions. */
export function motion(moment: NumberedEvent[], duration: number): number {
  const times = moment.map((event) => pace(event));
  const [longest, moving] = [Math.max(...times), Math.max(...times.map((time) => Math.min(time, MOTION)))];
  return longest > 0 ? (duration * moving) / longest : 0;
}
