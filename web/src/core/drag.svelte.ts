// Dragging: what a pointer carries, and the place it is over. The click at the end of a drag does not count.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "./points";

const FAR = 6; // pixels a pointer moves before a click becomes a drag

interface Ways<Thing, Place> {
  /** Whether anything can be dragged now. */
  can: () => boolean;
  /** The place under a point; null for none. */
  find: (point: Point) => Place | null;
  /** It is let go of, over a place or none. */
  drop: (thing: Thing, place: Place | null, point: Point) => void;
}

export class Drag<Thing, Place> {
  /** What is carried, and where; null until the pointer has gone far enough. */
  carried = $state.raw<(Point & { thing: Thing }) | null>(null);
  /** The place under it. */
  over = $state.raw<Place | null>(null);

  private held: (Point & { thing: Thing }) | null = null; // where it was taken
  private dropped = false;

  constructor(private readonly ways: Ways<Thing, Place>) {}

  /** Lets an element be dragged; `thing` is asked for when it is taken, and may be nothing. */
  from(thing: () => Thing | null): Attachment<HTMLElement> {
    return (element) => {
      const stops = [
        on(element, "pointerdown", (pointer) => this.grab(pointer, element, thing())),
        on(element, "pointermove", (pointer) => this.carry(pointOf(pointer))),
        on(element, "pointerup", (pointer) => this.release(pointOf(pointer))),
        on(element, "pointercancel", () => this.cancel()),
      ];
      return () => stops.forEach((stop) => stop());
    };
  }

  /** Whether a click counts: not if it only ended a drag. */
  isClick(click: MouseEvent): boolean {
    const ended = this.dropped && click.detail > 0;
    this.dropped = false;
    return !ended;
  }

  /** It goes back to where it came from; whether there was anything. */
  cancel(): boolean {
    const held = this.held !== null;
    if (this.carried) this.dropped = true;
    this.held = this.carried = this.over = null;
    return held;
  }

  private grab(pointer: PointerEvent, element: HTMLElement, thing: Thing | null): void {
    if (thing === null) return;
    this.dropped = false;
    if (!this.ways.can() || pointer.button !== 0) return;
    this.held = { thing, ...pointOf(pointer) };
    element.setPointerCapture?.(pointer.pointerId);
  }

  private carry(point: Point): void {
    if (!this.held) return;
    if (!this.carried && Math.hypot(point.x - this.held.x, point.y - this.held.y) <= FAR) return;
    this.carried = { thing: this.held.thing, ...point };
    this.over = this.ways.find(point);
  }

  private release(point: Point): void {
    const { carried, over } = this;
    this.cancel();
    if (carried) this.ways.drop(carried.thing, over, point);
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Of the elements that match, the one with the smallest distance; null if none is within reach. */
export function nearest(
  within: HTMLElement | undefined,
  selector: string,
  reach: number,
  distance: (place: DOMRect, element: HTMLElement) => number,
): HTMLElement | null {
  let [best, found] = [reach, null as HTMLElement | null];
  for (const element of within?.querySelectorAll<HTMLElement>(selector) ?? []) {
    const far = distance(element.getBoundingClientRect(), element);
    if (far < best) [best, found] = [far, element];
  }
  return found;
}

/** How far a point is from a place, sideways and upwards or downwards. */
export function apart(place: DOMRect, { x, y }: Point): Point {
  return { x: Math.max(place.left - x, 0, x - place.right), y: Math.max(place.top - y, 0, y - place.bottom) };
}
