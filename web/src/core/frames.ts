// From the frames of a replay to steps that can be played.
import type { Frame } from "../gen/room";
import { stepsFrom, type Player, type Step } from "./playback.svelte";

/** The steps of a game with the places they come from, and for each frame how many of them had happened. */
export interface Timeline {
  steps: Step<unknown>[];
  places: { frame: number; moment: number }[];
  ends: number[];
}

/** All frames as steps, from the view before the first of them. Frames in which nothing changed have none. */
export function timelineOf(first: unknown, frames: Frame[], player: Pick<Player<unknown>, "story">): Timeline {
  const steps: Step<unknown>[] = [];
  const places: Timeline["places"] = [];
  const ends: number[] = [];
  for (const { number: frame, moments } of frames) {
    const last = steps.at(-1);
    const happened = moments.filter(({ events, changes }) => events.length > 0 || changes.length > 0);
    steps.push(...stepsFrom(last?.view ?? first, last?.story, happened, player));
    places.push(...happened.map((each) => ({ frame, moment: moments.indexOf(each) })));
    ends.push(steps.length);
  }
  return { steps, places, ends };
}
