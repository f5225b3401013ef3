// Events are told by the page's live region; what says the table in words waits until they have been played.

const STAYS = 200; // milliseconds after which a moment does not pass by: somebody looks at it

/** The last view that was shown while no event was, or that stayed with its events. */
export function settled<V>(stage: () => { view: V; events: unknown[]; duration: number }): { readonly view: V } {
  let view = $state.raw(stage().view);
  $effect(() => {
    const { view: shown, events, duration } = stage();
    if (events.length === 0) view = shown;
    const timer = setTimeout(() => (view = shown), duration + STAYS);
    return () => clearTimeout(timer);
  });
  return {
    get view() {
      return view;
    },
  };
}
