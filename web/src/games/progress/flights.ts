// What flies over the page when an event is played, from one place to another. Places are found by their data-pr.
import type { Card, GameEvent, ProgressView } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";
import { tech, theBox } from "./box";
import type { EventKind } from "./events";

export interface Flight {
  /** A card, the back of an age, a token, or a picture by its id. */
  what: { card?: Card; back?: number; sign?: string; icon?: string };
  /** Places in order of preference. */
  from: string[];
  to: string[];
}

type Told<K extends EventKind> = Extract<GameEvent, { kind: K }>["fields"];
type Flights = { [K in EventKind]?: (told: Told<K>, view: ProgressView) => Flight[] };

const handOf = (view: ProgressView, seat: number): string[] =>
  seat === view.seat ? ["hand:own", `hand:${seat}`] : [`hand:${seat}`];
const areaOf = (seat: number): string[] => [`area:${seat}`, `seat:${seat}`];

const FLIGHTS: Flights = {
  "progress.card_drawn": ({ seat, age }, view) => [
    { what: { back: age }, from: [`deck:${age}`], to: handOf(view, seat) },
  ],
  "progress.card_picked": ({ seat, card, age }, view) => [
    { what: { card }, from: [`pile:${age}`], to: handOf(view, seat) },
  ],
  "progress.card_spent": thrown,
  "progress.dropped": thrown,
  "progress.activated": ({ seat, card, how }, view) =>
    how === "developed" ? [] : [{ what: { card }, from: handOf(view, seat), to: areaOf(seat) }],
  "progress.researched": ({ seat, card }, view) => [{ what: { card }, from: handOf(view, seat), to: areaOf(seat) }],
  "progress.returned": ({ seat, card }, view) => [{ what: { card }, from: areaOf(seat), to: handOf(view, seat) }],
  "progress.token_got": ({ seat, knowledge }) => [
    { what: { sign: knowledge }, from: areaOf(seat), to: [`tokens:${seat}`, `purse:${seat}`] },
  ],
  "progress.shuffled": ({ age }) => [{ what: { back: age }, from: [`pile:${age}`], to: [`deck:${age}`] }],
  "progress.price_covered": ({ seat, price }) => [
    { what: { sign: "cube" }, from: [`seat:${seat}`], to: [`price:${price - 1}`] },
  ],
  "progress.feat_won": ({ seat, feat }) => [{ what: { icon: feat }, from: ["feat"], to: areaOf(seat) }],
  "progress.person_taken": ({ seat, person }) => [{ what: { icon: person }, from: ["table"], to: areaOf(seat) }],
  "progress.revealed": ({ card, kept }) => {
    const { age } = tech(card);
    return [{ what: { card }, from: [`deck:${age}`], to: kept ? ["time"] : [`pile:${age}`] }];
  },
  "progress.exchanged": ({ seat, card, other }, view) => [
    { what: { card }, from: handOf(view, seat), to: ["time"] },
    { what: { card: other }, from: ["time"], to: handOf(view, seat) },
  ],
};

function thrown({ seat, card }: { seat: number; card: Card }, view: ProgressView): Flight[] {
  return [{ what: { card }, from: handOf(view, seat), to: [`pile:${tech(card).age}`] }];
}

/** What flies when this event is played. */
export function flightsOf(event: NumberedEvent, view: ProgressView): Flight[] {
  const { kind, fields } = event as Pick<GameEvent, "kind" | "fields">;
  return FLIGHTS[kind]?.(fields as never, view) ?? [];
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
