// How long each event is shown at normal speed, and where playing stops when it goes from one great moment to the next.
import type { Told } from "../../gen/room";
import type { Kind } from "./events";

const MILLISECONDS: Record<Kind, number> = {
  "progress.turn_began": 400,
  "progress.refreshed": 250,
  "progress.discovering": 450,
  "progress.activated": 750,
  "progress.researched": 700,
  "progress.cube_removed": 300,
  "progress.returned": 600,
  "progress.knowledge_used": 200,
  "progress.token_spent": 200,
  "progress.card_spent": 350,
  "progress.paid": 0,
  "progress.draw_began": 350,
  "progress.card_drawn": 400,
  "progress.card_seen": 0,
  "progress.card_picked": 500,
  "progress.top_shown": 0,
  "progress.shuffled": 500,
  "progress.dropped": 400,
  "progress.skill_raised": 450,
  "progress.power_raised": 450,
  "progress.token_got": 400,
  "progress.age_began": 1800,
  "progress.cards_lost": 1500,
  "progress.person_taken": 1000,
  "progress.person_left": 500,
  "progress.inherited": 800,
  "progress.declined": 500,
  "progress.funding": 450,
  "progress.price_covered": 550,
  "progress.feat_completed": 1000,
  "progress.feat_won": 1000,
  "progress.feat_gone": 700,
  "progress.feat_shown": 700,
  "progress.feats_changed": 700,
  "progress.feat_honoured": 600,
  "progress.revealed": 700,
  "progress.exchanged": 800,
  "progress.scored": 0,
  "progress.game_over": 1200,
  "core.took_back": 0,
  "core.took_back_sealed": 0,
};

/** What a player has chosen a moment ago needs no showing to that player. */
const CHOSEN: ReadonlySet<string> = new Set<Kind>([
  "progress.discovering",
  "progress.knowledge_used",
  "progress.token_spent",
  "progress.card_spent",
  "progress.draw_began",
  "progress.funding",
  "progress.declined",
]);

const STOPS: ReadonlySet<string> = new Set<Kind>([
  "progress.age_began",
  "progress.cards_lost",
  "progress.person_taken",
  "progress.inherited",
  "progress.feat_completed",
]);

/** How long an event is shown at normal speed, in milliseconds. */
export function pace(event: Told, seat = -1): number {
  if (seat >= 0 && CHOSEN.has(event.kind) && event.seats.player?.[0] === seat) return 0;
  return MILLISECONDS[event.kind as Kind] ?? 0;
}

/** Whether playing stops here: an age began, a personality came, an achievement was completed. */
export function stops(event: Told): boolean {
  return STOPS.has(event.kind);
}
