// Whether my turns end by themselves when nothing is left to do in them but to end them.
import { remember, remembered } from "./memory";

let chosen = $state(remembered("turn-ends-by-itself", false));

/** Whether a turn ends by itself. */
export function endsByItself(): boolean {
  return chosen;
}

/** Choose whether turns end by themselves, and remember it. */
export function letEndByItself(wanted: boolean): void {
  chosen = wanted;
  remember("turn-ends-by-itself", wanted);
}
