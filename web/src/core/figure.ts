// The motions of a figure on a board: `outer` carries it from place to place, `inner` turns, shakes and swells it; in
// it, what turns with its facing is marked `data-spin`, and what stays upright nevertheless `data-unspin`.
import type { NumberedEvent } from "../gen/room";
import { play, type Frames } from "./motion";
import { at, step, type Point } from "./points";

type Part = "outer" | "inner" | "spin" | "unspin";

/** What a part does while an event is shown. */
export type Motion = [part: Part, frames: Frames, easing?: string];

/** By kind of event: what it does to a figure. E are the events of the game. */
export type Motions<E extends { kind: string; fields: unknown }> = {
  [K in E["kind"]]?: (told: Extract<E, { kind: K }>["fields"]) => Motion[];
};

/** What an event does to a figure of which it tells. */
export function motionsOf<E extends { kind: string; fields: unknown }>(
  motions: Motions<E>,
  event: NumberedEvent,
): Motion[] {
  return motions[event.kind as E["kind"]]?.(event.fields as never) ?? [];
}

/** Let a figure move; the returned function stops it. */
export function animate(outer: Element | undefined, motions: Motion[], duration: number): () => void {
  const find = (part: Part): Element | null | undefined =>
    part === "outer" ? outer : outer?.querySelector(`[data-${part}]`);
  const stops = motions.map(([part, frames, easing]) => play(find(part), frames, { duration, easing }));
  return () => stops.forEach((stop) => stop());
}

/** From place to place. */
export const moved = (places: Point[], easing = "linear"): Motion => [
  "outer",
  places.map((place) => ({ transform: at(place) })),
  easing,
];

/** Swells, or shrinks, and is as before. */
export const pulse = (size: number): Motion[] => [
  ["inner", [1, size, 1].map((each) => ({ transform: `scale(${each})` }))],
];

/** To and fro in a direction, so far one after the other. */
export function along(facing: number, far: number[]): Motion[] {
  const { x, y } = step(facing);
  return [["inner", far.map((each) => ({ transform: `translate(${x * each}px, ${y * each}px)` }))]];
}

/** Comes from above. */
export const landed = (): Motion[] => [
  [
    "inner",
    [
      { transform: "scale(1.7)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ],
  ],
];

/** From its old facing to the new one, the short way; it has turned after this part of the time. */
export function turned(was: number, is: number, easing = "ease-in-out", until = 1): Motion[] {
  const quarters = ((is - was + 5) % 4) - 1;
  if (quarters === 0) return [];
  const frames = (sign: number): Frames => {
    const [start, end] = [is - quarters, is].map((each) => ({ transform: `rotate(${sign * each * 90}deg)` }));
    return until < 1 ? [start!, { ...end, offset: until }, end!] : [start!, end!];
  };
  return [
    ["spin", frames(1), easing],
    ["unspin", frames(-1), easing],
  ];
}

/** Vanishes in one place, wholly for this part of the time, and appears in another. */
export function beamed(from: Point, to: Point, spin: string, part: number): Motion[] {
  const whole = { transform: "scale(1) rotate(0deg)", opacity: 1 };
  const small = { transform: `scale(0.1) rotate(${spin})`, opacity: 0 };
  const [there, here] = [{ transform: at(from) }, { transform: at(to) }];
  return [
    ["outer", [there, { ...there, offset: 0.5 }, { ...here, offset: 0.501 }, here], "linear"],
    ["inner", [whole, { ...small, offset: 0.5 - part / 2 }, { ...small, offset: 0.5 + part / 2 }, whole]],
  ];
}
