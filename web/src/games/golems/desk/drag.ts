// Which place a dragged card is over: the nearest one.
import { apart, nearest } from "../../../core/drag.svelte";
import type { Point } from "../../../core/points";
import type { Part, Place } from "../program/rows";

const REACH = 44; // pixels

/** The place nearest to a point, the way to its middle counted a little, so that the smaller of two wins; null if none is near. */
export function nearestPlace(desk: HTMLElement | undefined, point: Point): Place | null {
  const found = nearest(desk, "[data-place]", REACH, (place) => {
    const { x, y } = apart(place, point);
    const off = Math.hypot(point.x - (place.left + place.width / 2), point.y - (place.top + place.height / 2));
    return Math.hypot(x, y) + off / 50;
  });
  const [row, part] = found?.dataset.place!.split(":") ?? [];
  return found ? { row: Number(row), part: part as Part } : null;
}
