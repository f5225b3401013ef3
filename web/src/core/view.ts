// A view as the server keeps it, told change by change.
import type { Moment } from "../gen/room";

export type Change = Moment["changes"][number];

/** The view with changes laid over it; what does not change is shared with the old one. */
export function folded<V>(view: V, changes: Change[]): V {
  return changes.reduce<unknown>((changed, [path, value]) => laid(changed, path, value), view) as V;
}

function laid(old: unknown, [first, ...rest]: (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(old)) return old.with(Number(first), laid(old[Number(first)], rest, value));
  return { ...(old as object), [first]: laid((old as Record<string, unknown>)[first], rest, value) };
}
