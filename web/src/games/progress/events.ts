// Events by their kind.
import type { GameEvent } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";

export type Kind = GameEvent["kind"];

/** What the events of a kind tell, in order. */
export function allOf<K extends Kind>(events: NumberedEvent[], kind: K): Extract<GameEvent, { kind: K }>["fields"][] {
  return events.flatMap((event) => (event.kind === kind ? [event.fields as never] : []));
}
