// Which place a dragged card is over: the nearest one, and rather an allowed one.
import type { Ask } from "../contract";

const REACH = 46; // pixels
const DARK = 14; // pixels by which a forbidden place must be nearer

/** The answer of the place nearest to a point; "" if none is near. */
export function nearestSlot(within: HTMLElement, point: { x: number; y: number }, ask: Ask): string {
  let [best, found] = [REACH, ""];
  for (const slot of within.querySelectorAll<HTMLElement>("[data-word]")) {
    const word = slot.dataset.word!;
    const distance = distanceTo(slot.getBoundingClientRect(), point) + (ask.can(word) ? 0 : DARK);
    if (distance < best) [best, found] = [distance, word];
  }
  return found;
}

/** How far a point is from the middle line of a place, upwards and downwards counted less. */
function distanceTo(place: DOMRect, { x, y }: { x: number; y: number }): number {
  const aside = Math.abs(x - (place.left + place.width / 2));
  const outside = Math.max(place.top - y, 0, y - place.bottom);
  return Math.max(aside - place.width / 4, 0) + outside * 0.6;
}
