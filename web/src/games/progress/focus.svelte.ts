// Whose area is looked at. Nobody chosen: one's own, or that of the player on turn for those who watch. While the moment
// of a line of the log is shown it is the area this line speaks of.
import type { ProgressView } from "../../gen/progress";
import type { NumberedEvent } from "../../gen/room";
import type { StageProps } from "../contract";
import { areaOf } from "./spotlight";

type Shown = Pick<StageProps<ProgressView>, "view" | "seat" | "events" | "spotlight">;

let chosen = $state(-1);

/** The event whose line of the log is meant, while its moment is shown. */
export const pointed = ({ events, spotlight }: Pick<Shown, "events" | "spotlight">): NumberedEvent | undefined =>
  events.find(({ number }) => number === spotlight?.number);

/** The player whose area is shown. */
export function focused({ view, seat, events, spotlight }: Shown): number {
  const line = pointed({ events, spotlight });
  const meant = line ? areaOf(line, view) : -1;
  if (meant >= 0) return meant;
  if (chosen >= 0 && chosen < view.players.length) return chosen;
  return seat >= 0 ? seat : view.on_turn;
}

/** Look at a player's area; at one's own again if it was looked at already. */
export function look(seat: number): void {
  chosen = chosen === seat ? -1 : seat;
}

/** Nobody's area is chosen: a table has just been opened. */
export function forget(): void {
  chosen = -1;
}
