// What the rules can see ahead at one moment of a game.
import type { Ask } from "../games/contract";

type Look = Ask["look"];

/** Everything is asked for once; what cannot be had is null. */
export function looking(ask: Look): Look {
  const known = new Map<string, Promise<unknown>>();
  return (of) => {
    const found = known.get(of) ?? ask(of).catch(() => null);
    known.set(of, found);
    return found;
  };
}

/** At a moment that passes by nothing is asked for. */
export const noLook: Look = () => Promise.resolve(null);

/** Where nothing can be answered. */
export const nothing: Ask = {
  open: false,
  past: true,
  settled: () => Promise.resolve(),
  keepUnsaved: () => () => {},
  keepEnd: () => () => {},
  legal: [],
  can: () => false,
  give: () => {},
  change: () => Promise.resolve(false),
  explain: () => {},
  why: () => Promise.resolve(null),
  look: noLook,
};

/** For an effect: ask, and take what is seen unless something else is asked for by then. */
export function lookFor<T>(ask: Pick<Ask, "look">, of: string, take: (found: T | null) => void): () => void {
  let late = false;
  void ask.look(of).then((found: T | null) => late || take(found));
  return () => (late = true);
}
