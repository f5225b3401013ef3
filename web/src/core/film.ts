// Examples of the rules as films: a position, answers, and what comes of them.
import type { Answer, Film, Reason } from "../gen/room";
import { stepsFrom, type Player, type Step } from "./playback.svelte";

/** Something that is done in a film, and where in its steps that begins. */
export interface Deed {
  seat: number;
  answer: Answer;
  refused: Reason | null;
  at: number;
}

/** A film that can be played: what it begins with, its steps, and what is done in it. */
interface Reel {
  start: unknown;
  steps: Step<unknown>[];
  deeds: Deed[];
}

/** A film that can be played; a position that is arranged before anything is done is its beginning. */
export function reel(film: Film, player: Pick<Player<unknown>, "story">): Reel {
  const steps: Step<unknown>[] = [];
  const deeds: Deed[] = [];
  let view: unknown = film.view;
  let start = view;
  for (const { seat, answer, moments, refused, view: other } of film.acts) {
    if (other !== null && steps.length + deeds.length === 0) start = view = other;
    else if (other !== null) {
      steps.push({ events: [], before: view, view: other, story: undefined });
      view = other;
    }
    if (answer) deeds.push({ seat, answer, refused, at: steps.length });
    const happened = moments.filter(({ events, changes }) => events.length > 0 || changes.length > 0);
    steps.push(...stepsFrom(view, steps.at(-1)?.story, happened, player));
    view = steps.at(-1)?.view ?? view;
  }
  return { start, steps, deeds };
}
