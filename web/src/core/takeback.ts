// Answers taken back. Who changes a prepared program takes back several at once: that is told as one.
import type { Told } from "../gen/room";

function isTakenBack(event: Told | undefined): boolean {
  return event?.kind === "core.took_back" || event?.kind === "core.took_back_sealed";
}

/** The same events; of answers that one seat took back one after another only the last. */
export function withoutRepeats(events: Told[]): Told[] {
  return events.filter((event, index) => {
    const next = events[index + 1];
    return !isTakenBack(event) || event.kind !== next?.kind || seatOf(event) !== seatOf(next);
  });
}

/** Who took an answer back. */
function seatOf({ fields }: Told): number {
  const { seat, to } = fields as { seat?: number; to?: number };
  return seat ?? to ?? -1;
}
