// From the moments of a replay to steps that can be played.
import type { Frame } from "../gen/room";
import type { Player, Step } from "./playback.svelte";

/** The steps of a game, and for each moment how many of them had happened. */
export interface Film {
  first: unknown;
  steps: Step<unknown>[];
  ends: number[];
}

/** All moments as steps. A moment without an event is a silent step, if anything changes. */
export function stepsOf(frames: Frame[], player: Pick<Player<unknown>, "after">): Film {
  const steps: Step<unknown>[] = [];
  const ends: number[] = [];
  let view: unknown = frames[0]?.view;
  for (const frame of frames) {
    for (const [index, event] of frame.events.entries()) {
      const after = index === frame.events.length - 1 ? frame.view : player.after(view, event);
      steps.push({ event, before: view, view: after });
      view = after;
    }
    const isSilent = frame.events.length === 0 && ends.length > 0;
    if (isSilent && !isEqual(view, frame.view)) steps.push({ event: null, before: view, view: frame.view });
    view = frame.view;
    ends.push(steps.length);
  }
  return { first: frames[0]?.view, steps, ends };
}

function isEqual(view: unknown, other: unknown): boolean {
  return JSON.stringify(view) === JSON.stringify(other);
}
