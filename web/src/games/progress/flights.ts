// What flies over the page when an event is played, from one place to another. Places are found by their data-pr.
import type { Card, ProgressView } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";
import { tech, theBox } from "./box";

export interface Flight {
  /** A card, the back of an age, a token, or a picture by its id. */
  what: { card?: Card; back?: number; sign?: string; icon?: string };
  /** Places in order of preference. */
  from: string[];
  to: string[];
}

interface Named {
  seat?: number;
  card?: Card;
  other?: Card;
  age?: number;
  how?: string;
  kept?: boolean;
  knowledge?: string;
  price?: number;
  person?: string;
  feat?: string;
}

type Flights = (told: Named, view: ProgressView) => Flight[];

const handOf = (view: ProgressView, seat: number): string[] =>
  seat === view.seat ? ["hand:own", `hand:${seat}`] : [`hand:${seat}`];
const areaOf = (seat: number): string[] => [`area:${seat}`, `seat:${seat}`];

const FLIGHTS: Record<string, Flights> = {
  card_drawn: ({ seat, age }, view) => [{ what: { back: age! }, from: [`deck:${age}`], to: handOf(view, seat!) }],
  card_picked: ({ seat, card, age }, view) => [
    { what: { card: card! }, from: [`pile:${age}`], to: handOf(view, seat!) },
  ],
  card_spent: thrown,
  dropped: thrown,
  activated: ({ seat, card, how }, view) =>
    how === "developed" ? [] : [{ what: { card: card! }, from: handOf(view, seat!), to: areaOf(seat!) }],
  researched: ({ seat, card }, view) => [{ what: { card: card! }, from: handOf(view, seat!), to: areaOf(seat!) }],
  returned: ({ seat, card }, view) => [{ what: { card: card! }, from: areaOf(seat!), to: handOf(view, seat!) }],
  token_got: ({ seat, knowledge }) => [
    { what: { sign: knowledge! }, from: areaOf(seat!), to: [`tokens:${seat}`, `purse:${seat}`] },
  ],
  shuffled: ({ age }) => [{ what: { back: age! }, from: [`pile:${age}`], to: [`deck:${age}`] }],
  price_covered: ({ seat, price }) => [{ what: { sign: "cube" }, from: [`seat:${seat}`], to: [`price:${price! - 1}`] }],
  feat_won: ({ seat, feat }) => [{ what: { icon: feat! }, from: ["feat"], to: areaOf(seat!) }],
  person_taken: ({ seat, person }) => [{ what: { icon: person! }, from: ["table"], to: areaOf(seat!) }],
  revealed: ({ card, kept }) => {
    const { age } = tech(card!);
    return [{ what: { card: card! }, from: [`deck:${age}`], to: kept ? ["time"] : [`pile:${age}`] }];
  },
  exchanged: ({ seat, card, other }, view) => [
    { what: { card: card! }, from: handOf(view, seat!), to: ["time"] },
    { what: { card: other! }, from: ["time"], to: handOf(view, seat!) },
  ],
};

function thrown({ seat, card }: Named, view: ProgressView): Flight[] {
  return [{ what: { card: card! }, from: handOf(view, seat!), to: [`pile:${tech(card!).age}`] }];
}

/** What flies when this event is played. */
export function flightsOf(event: NumberedEvent, view: ProgressView): Flight[] {
  const flights = FLIGHTS[event.kind.replace("progress.", "")];
  return flights ? flights(event.fields as Named, view) : [];
}

/** Where the first of these places is on the screen, if one can be seen. */
export function placeOf(names: string[]): DOMRect | null {
  for (const name of names) {
    const found = document.querySelector(`[data-pr="${name}"]`)?.getBoundingClientRect();
    if (found && found.width > 0 && found.bottom > 0 && found.top < innerHeight) return found;
  }
  return null;
}

/** The kind of things whose pictures are icons. */
export const iconFallback = (id: string): string =>
  theBox().achievements.some((each) => each.id === id) ? "prestige" : "population";
