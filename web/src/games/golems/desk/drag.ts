// Which place a dragged card is over: the nearest one.
import type { Part, Place } from "../program/rows";

const REACH = 44; // pixels

/** The place nearest to a point; null if none is near. */
export function nearestPlace(within: HTMLElement, point: { x: number; y: number }): Place | null {
  let [best, found] = [REACH, ""];
  for (const place of within.querySelectorAll<HTMLElement>("[data-place]")) {
    const distance = distanceTo(place.getBoundingClientRect(), point);
    if (distance < best) [best, found] = [distance, place.dataset.place!];
  }
  const [row, part] = found.split(":");
  return found ? { row: Number(row), part: part as Part } : null;
}

/** How far a point is from a place, and a little for the way to its middle, so that the smaller of two wins. */
function distanceTo(place: DOMRect, { x, y }: { x: number; y: number }): number {
  const aside = Math.max(place.left - x, 0, x - place.right);
  const above = Math.max(place.top - y, 0, y - place.bottom);
  const off = Math.hypot(x - (place.left + place.width / 2), y - (place.top + place.height / 2));
  return Math.hypot(aside, above) + off / 50;
}
