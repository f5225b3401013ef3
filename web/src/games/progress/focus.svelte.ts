// Whose area is looked at. Nobody chosen: one's own, or that of the player on turn for those who watch. While the moment
// of a line of the log is shown it is the area this line speaks of.
import type { ProgressView } from "../../gen/progress";
import type { StageProps } from "../contract";
import { onTurn } from "./box";
import { areaOf } from "./spotlight";

type Shown = Pick<StageProps<ProgressView>, "view" | "seat" | "event" | "spotlight">;

let chosen = $state(-1);

/** Whether the moment of a line of the log is shown, and the line is meant. */
export const isPointed = ({ event, spotlight }: Pick<Shown, "event" | "spotlight">): boolean =>
  event !== null && event.number === spotlight?.number;

/** The player whose area is shown. */
export function focused({ view, seat, event, spotlight }: Shown): number {
  const meant = event && isPointed({ event, spotlight }) ? areaOf(event, view) : -1;
  if (meant >= 0) return meant;
  if (chosen >= 0 && chosen < view.players.length) return chosen;
  return seat >= 0 ? seat : onTurn(view);
}

/** Look at a player's area; at one's own again if it was looked at already. */
export function look(seat: number): void {
  chosen = chosen === seat ? -1 : seat;
}

/** Nobody's area is chosen: a table has just been opened. */
export function forget(): void {
  chosen = -1;
}
