// What an event speaks of: the table lights it when its line of the log is pointed at.
import type { ProgressView } from "../../gen/progress";
import type { Told } from "../../gen/room";
import { hasInArea, numberOf, theBox } from "./box";

export interface Mention {
  cards: number[];
  seats: number[];
  /** A power track, or -1. */
  track: number;
  /** A skill, or -1. */
  skill: number;
  /** An age whose deck or pile is meant, or -1. */
  age: number;
  /** A personality or an achievement, or -1. */
  person: number;
  feat: number;
}

interface Named {
  card?: string;
  other?: string;
  cards?: string[];
  track?: string;
  skill?: string;
  age?: number;
  person?: string;
  feat?: string;
}

/** The cards, players and tracks an event speaks of. */
export function mention(event: Told): Mention {
  const told = event.fields as Named;
  const { powers, skills, personalities, achievements } = theBox();
  const ids = [told.card, told.other, ...(told.cards ?? [])].filter((id) => typeof id === "string");
  const found = (things: { id: string }[], id: string | undefined): number =>
    things.findIndex((each) => each.id === id);
  return {
    cards: [...new Set(ids.map(numberOf))],
    seats: [...new Set(Object.values(event.seats).flat())],
    track: found(powers, told.track),
    skill: found(skills, told.skill),
    age: typeof told.age === "number" ? told.age : -1,
    person: found(personalities, told.person),
    feat: found(achievements, told.feat),
  };
}

/** The player in whose area lies what an event speaks of, or -1. */
export function areaOf(event: Told, view: ProgressView): number {
  const { cards, seats, skill, person, feat } = mention(event);
  const [seat = -1] = seats;
  const player = view.players[seat];
  if (!player) return -1;
  const has =
    cards.some((card) => hasInArea(player, card)) ||
    player.persons.some((each) => each.person === person) ||
    player.owns.includes(feat);
  return has || skill >= 0 ? seat : -1;
}
