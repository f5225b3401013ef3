// Events are told by the page's live region; what says the table in words waits until they have been played.

/** The last view that was shown while no event was. */
export function settled<V>(stage: () => { view: V; events: unknown[] }): { readonly view: V } {
  let view = $state.raw(stage().view);
  $effect(() => {
    if (stage().events.length === 0) view = stage().view;
  });
  return {
    get view() {
      return view;
    },
  };
}
