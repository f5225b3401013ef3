// Short motions through the browser's own animations; where there are none, things are simply where they belong.
import type { Attachment } from "svelte/attachments";
import { at, between, shifted, type Point } from "./points";

export type Frames = Keyframe[];

/** Play frames on an element; the returned function stops it. */
export function play(
  element: Element | null | undefined,
  frames: Frames,
  options: KeyframeAnimationOptions,
): () => void {
  if (!element || !options.duration || typeof element.animate !== "function") return () => {};
  const playing = element.animate(frames, options);
  playing.finished.catch(() => {}); // to be stopped is no mistake
  return () => playing.cancel();
}

/** Play frames on an element as soon as it is there. It keeps the last frame, since it belongs to one event only. */
export function played(frames: Frames, duration: number, easing = "ease"): Attachment<Element> {
  return (element) => play(element, frames, { duration, easing, fill: "both" });
}

/** Motions of what appears with an event, which lasts `duration`; `height` and `size` are of the top of a flight. */
export function motions(duration: number, [height, size] = [34, 1.15]) {
  return {
    /** Grows around a place and fades. */
    wave: (place: Point) =>
      played(
        [
          { transform: `${at(place)} scale(0.2)`, opacity: 1 },
          { transform: `${at(place)} scale(1)`, opacity: 0 },
        ],
        duration,
        "ease-out",
      ),

    /** Flies in an arc; `last` is its size at the end. */
    flight: (from: Point, to: Point, last = 1) =>
      played(
        [
          { transform: `${at(from)} scale(1)`, opacity: 1 },
          { transform: `${at(shifted(between(from, to, 0.5), 0, -height))} scale(${size})`, opacity: 1 },
          { transform: `${at(to)} scale(${last})`, opacity: last },
        ],
        duration,
        "ease-in-out",
      ),

    /** Appears from below, rises slowly and fades. */
    rising: (place: Point, [start, high, gone] = [-14, 10, 22], appeared = 0.25) =>
      played(
        [
          { transform: at(shifted(place, 0, -start)), opacity: 0 },
          { transform: at(place), opacity: 1, offset: appeared },
          { transform: at(shifted(place, 0, -high)), opacity: 1, offset: 0.8 },
          { transform: at(shifted(place, 0, -gone)), opacity: 0 },
        ],
        duration,
      ),

    /** Springs up at a place and stays. */
    popping: (place: Point) =>
      played(
        [
          { transform: `${at(place)} scale(0.3)`, opacity: 0 },
          { transform: `${at(place)} scale(1.15)`, opacity: 1, offset: 0.22 },
          { transform: `${at(place)} scale(1)`, opacity: 1, offset: 0.35 },
          { transform: `${at(place)} scale(1)`, opacity: 1 },
        ],
        duration,
      ),
  };
}
