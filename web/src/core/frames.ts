// From the frames of a replay to steps that can be played.
import type { Frame } from "../gen/room";
import { stepsFrom, type Player, type Step } from "./playback.svelte";

/** The steps of a game with the places they come from, and for each frame how many of them had happened. */
export interface Timeline {
  steps: Step<unknown>[];
  places: { frame: number; moment: number }[];
  ends: number[];
}

export const EMPTY: Timeline = { steps: [], places: [], ends: [] };

/** Frames as steps, behind those of earlier frames; `first` is the view before all. Frames in which nothing changed have none. */
export function timelineOf(
  first: unknown,
  frames: Frame[],
  player: Pick<Player<unknown>, "story">,
  earlier = EMPTY,
): Timeline {
  const [steps, places, ends] = [[...earlier.steps], [...earlier.places], [...earlier.ends]];
  for (const { number: frame, moments } of frames) {
    const last = steps.at(-1);
    const happened = moments.filter(({ events, changes }) => events.length > 0 || changes.length > 0);
    steps.push(...stepsFrom(last?.view ?? first, last?.story, happened, player));
    places.push(...happened.map((each) => ({ frame, moment: moments.indexOf(each) })));
    ends.push(steps.length);
  }
  return { steps, places, ends };
}
