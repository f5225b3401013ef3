// What an event speaks of: the table lights it when its line of the log is pointed at.
import type { Card, Feat, Person, Power, ProgressView, Skill } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";
import { hasInArea } from "./box";

export interface Mention {
  cards: Card[];
  seats: number[];
  track: Power | null;
  skill: Skill | null;
  /** An age whose deck or pile is meant, or -1. */
  age: number;
  person: Person | null;
  feat: Feat | null;
}

interface Named {
  card?: Card;
  other?: Card;
  cards?: Card[] | number;
  track?: Power;
  skill?: Skill;
  age?: number;
  person?: Person;
  feat?: Feat;
}

/** The cards, players and tracks an event speaks of. */
export function mention(event: NumberedEvent): Mention {
  const told = event.fields as Named;
  const several = Array.isArray(told.cards) ? told.cards : [];
  const cards = [told.card, told.other, ...several].filter((card) => card !== undefined);
  return {
    cards: [...new Set(cards)],
    seats: [...new Set(Object.values(event.seats).flat())],
    track: told.track ?? null,
    skill: told.skill ?? null,
    age: typeof told.age === "number" ? told.age : -1,
    person: told.person ?? null,
    feat: told.feat ?? null,
  };
}

/** The player in whose area lies what an event speaks of, or -1. */
export function areaOf(event: NumberedEvent, view: ProgressView): number {
  const { cards, seats, skill, person, feat } = mention(event);
  const [seat = -1] = seats;
  const player = view.players[seat];
  if (!player) return -1;
  const has =
    cards.some((card) => hasInArea(player, card)) ||
    player.persons.some((each) => each.person === person) ||
    (feat !== null && player.owns.includes(feat));
  return has || skill !== null ? seat : -1;
}
