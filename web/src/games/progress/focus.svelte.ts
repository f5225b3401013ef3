// Whose area is looked at. Nobody chosen: one's own, or that of the player on turn for those who watch.
import type { ProgressView } from "../../gen/progress";
import { onTurn } from "./box";

let chosen = $state(-1);

/** The player whose area is shown. */
export function focused(view: ProgressView, seat: number): number {
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
