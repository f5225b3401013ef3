// A short word that something was done.
import { announce } from "./announce.svelte";

const SHOWN = 2600; // milliseconds

let text = $state("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** The word that is shown now; "" for none. */
export function toast(): string {
  return text;
}

/** Show a short word for a moment. */
export function showToast(said: string): void {
  text = said;
  announce(said);
  clearTimeout(timer);
  timer = setTimeout(() => (text = ""), SHOWN);
}

/** Copy a text and say so; whether it worked. */
export async function copy(what: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
  } catch {
    return false;
  }
  showToast(done);
  return true;
}
