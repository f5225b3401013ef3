// How long events are shown at normal speed, and where playing stops when it goes from one great moment to the next.
import type { NumberedEvent } from "../gen/room";

/** The pace of a game whose events have these kinds: the milliseconds of each, those a player has chosen a moment ago and
    need not be shown, and those at which playing stops. */
export function pacing<Kind extends string>(times: Record<Kind, number>, chosen: Kind[], great: Kind[]) {
  const [own, stopping] = [new Set<string>(chosen), new Set<string>(great)];
  return {
    pace: ({ kind, seats }: NumberedEvent, seat = -1): number =>
      seat >= 0 && own.has(kind) && seats.player?.[0] === seat ? 0 : (times[kind as Kind] ?? 0),
    stops: ({ kind }: NumberedEvent): boolean => stopping.has(kind),
  };
}
