// Events by their kind.
import { teller } from "../../core/answers";
import type { GameEvent } from "../../gen/progress";

export type EventKind = GameEvent["kind"];

export const eventsOf = teller<GameEvent>();
