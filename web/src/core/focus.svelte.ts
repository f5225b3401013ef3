// Who works somewhere on the page with the keys does not lose the place when the thing that had the focus is gone.
import { tick } from "svelte";
import { on } from "svelte/events";

/** Whether it is there to have the focus: the page as a whole is not. */
const isFor = (element: EventTarget | null): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.tabIndex >= 0;

interface Place {
  /** What one works in. */
  where: () => HTMLElement | undefined;
  /** All by which things come and go there. */
  changes: () => unknown;
  /** Whether it can be said where to go on; else the focus waits. */
  settled: () => boolean;
  /** Where to go on. */
  home: () => HTMLElement | null | undefined;
}

/** Whenever something has changed: if the focus was here last and is nowhere now, it goes home. */
export function keepFocus({ where, changes, settled, home }: Place): void {
  let inside = false; // whether the focus was here last
  $effect(() =>
    on(document, "focusin", ({ target }) => {
      if (isFor(target)) inside = where()?.contains(target) ?? false;
    }),
  );
  $effect(() => {
    changes();
    if (!settled() || !inside) return;
    void tick().then(() => isFor(document.activeElement) || home()?.focus({ preventScroll: true }));
  });
}
