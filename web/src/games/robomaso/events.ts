// Events by their kind.
import { teller } from "../../core/answers";
import type { GameEvent } from "../../gen/robomaso";

export type EventKind = GameEvent["kind"];

export const eventsOf = teller<GameEvent>();
