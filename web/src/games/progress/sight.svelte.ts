// What the rules see ahead for the own hand.
import type { HandSight } from "../../gen/progress";

/** While events are played the rules say nothing: what they said last stays. Who looks back is told nothing. */
export function lastSight(stage: () => { sight: unknown; duration: number }): { readonly sight: HandSight | null } {
  const now = (): HandSight | null => stage().sight as HandSight | null;
  let last = $state.raw<HandSight | null>(null);
  $effect(() => {
    if (now() || stage().duration === 0) last = now();
  });
  return {
    get sight() {
      return now() ?? last;
    },
  };
}
