// Short motions through the browser's own animations; where there are none, things are simply where they belong.
import type { Attachment } from "svelte/attachments";

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
