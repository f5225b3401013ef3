// Which place a dragged card is over: the nearest one, and rather an allowed one.
import { apart, nearest } from "../../core/drag.svelte";
import type { Point } from "../../core/points";
import type { Ask } from "../contract";

const REACH = 46; // pixels
const DARK = 14; // pixels by which a forbidden place must be nearer

/** The answer of the place whose middle line is nearest to a point, upwards and downwards counted less; null if none is near. */
export function nearestSlot(desk: HTMLElement | undefined, point: Point, ask: Ask): string | null {
  const slot = nearest(desk, "[data-word]", REACH, (place, { dataset }) => {
    const aside = Math.abs(point.x - (place.left + place.width / 2));
    return Math.max(aside - place.width / 4, 0) + apart(place, point).y * 0.6 + (ask.can(dataset.word!) ? 0 : DARK);
  });
  return slot?.dataset.word ?? null;
}
