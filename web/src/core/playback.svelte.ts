// Moments are shown one by one. Pure order and time; what a moment looks like is the game's business.
import type { Moment, NumberedEvent } from "../gen/room";
import { remember, remembered } from "./memory";
import { folded } from "./view";

/** As much of a game as playing needs. */
export interface Player<V> {
  pace(event: NumberedEvent): number;
  stops(event: NumberedEvent): boolean;
  /** What goes on beyond the view after a step; see `GameModule.story`. */
  story?(before: unknown, step: Shown<V>): unknown;
}

/** What happened at once, with the table before and after it; without events it was a change without a word. */
export interface Shown<V> {
  events: NumberedEvent[];
  before: V;
  view: V;
}

/** A moment and what goes on at its end. */
export interface Step<V> extends Shown<V> {
  story: unknown;
}

/** Moments as steps that lead on from a view and a story. */
export function stepsFrom<V>(view: V, story: unknown, moments: Moment[], player: Pick<Player<V>, "story">): Step<V>[] {
  return moments.map(({ events, changes }) => {
    const shown = { events, before: view, view: folded(view, changes) };
    view = shown.view;
    story = player.story?.(story, shown);
    return { ...shown, story };
  });
}

/** The world around a playback; tests bring their own. */
export interface Clock {
  after(milliseconds: number, then: () => void): () => void;
  still(): boolean;
}

export const SPEEDS = [0.5, 1, 2, 4, Infinity] as const;
export type Speed = (typeof SPEEDS)[number];

export const browserClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  still: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
};

const SILENT = 450; // milliseconds a change without an event is shown
const QUICK = 400; // milliseconds of events that one's own answer may make without being played

/** The speed chosen last; JSON has no infinity, so that is 0. */
export function rememberedSpeed(): Speed {
  const found = remembered("speed", 1) || Infinity;
  return SPEEDS.find((each) => each === found) ?? 1;
}

/** The playing of a table's events: a row of steps and the place in it that is shown. */
export class Playback<V> {
  /** All steps whose views are known. */
  steps = $state.raw<Step<V>[]>([]);
  /** How many of them have been shown, with the one that is being shown. */
  at = $state(0);
  /** How many of them have been shown at any time: who looks back has seen these. */
  reached = $state(0);
  /** Where the steps began that came last: the timeline shows from here on. */
  start = $state(0);
  /** Whether steps follow each other by themselves. */
  running = $state(false);
  /** Whether the viewer has stopped the playing, or looks back. */
  held = $state(false);
  /** Whether everything has been shown: only then may answers be given. */
  readonly upToDate: boolean = $derived(this.at === this.steps.length && !this.running);
  /** Whether the table is shown as it was: the viewer looks back, or has stopped the playing. */
  readonly past: boolean = $derived(this.left > 0 && (this.held || this.at < this.reached));
  speed = $state<Speed>(rememberedSpeed());
  /** How long the step that is shown takes. */
  duration = $state(0);

  private now = $state.raw() as V;
  private lit = $state(false);
  private cancel: (() => void) | null = null;

  constructor(
    private readonly player: Player<V>,
    view: V,
    private readonly clock: Clock = browserClock,
  ) {
    this.now = view;
  }

  /** How many steps are still to be shown. */
  get left(): number {
    return this.steps.length - this.at;
  }

  private get step(): Step<V> | undefined {
    return this.steps[this.at - 1];
  }

  /** What goes on at the step that is shown. */
  get story(): unknown {
    return this.step?.story;
  }

  /** The last event that has been shown; null if that was before the first step. */
  get lastEvent(): NumberedEvent | null {
    return this.lastBefore(this.at);
  }

  /** The last event that has been shown at any time. */
  get lastKnown(): NumberedEvent | null {
    return this.lastBefore(this.reached);
  }

  private lastBefore(at: number): NumberedEvent | null {
    return (
      this.steps
        .slice(0, at)
        .findLast(({ events }) => events.length > 0)
        ?.events.at(-1) ?? null
    );
  }

  /** How long a step is shown: as long as the longest of its events. */
  private pace({ events }: Step<V>): number {
    return events.length > 0 ? Math.max(...events.map((event) => this.player.pace(event))) : SILENT;
  }

  get view(): V {
    if (this.at === this.steps.length && !this.lit) return this.now;
    return this.step ? this.step.view : (this.steps[0]?.before ?? this.now);
  }

  get before(): V {
    return this.lit && this.events.length > 0 ? this.step!.before : this.view;
  }

  /** The events that are being shown, or that were stopped at. */
  get events(): NumberedEvent[] {
    return this.lit ? (this.step?.events ?? []) : [];
  }

  /** What happened next. `mine`: it comes from the viewer's own answer. */
  push(moments: Moment[], mine = false): void {
    const caughtUp = this.at === this.steps.length && !this.running;
    const added = stepsFrom(this.now, this.steps.at(-1)?.story, moments, this.player);
    this.now = added.at(-1)?.view ?? this.now;
    while (added.length > 0 && added[0]!.events.length === 0) this.settle(added.shift()!.view);
    if (added.length === 0) return;
    if (caughtUp) this.start = this.steps.length;
    this.steps = [...this.steps, ...added];
    const time = added.reduce((sum, step) => sum + this.pace(step), 0);
    if (caughtUp && !this.held && (time === 0 || this.speed === Infinity || (mine && time <= QUICK))) this.skip();
    else if (!this.held && !this.running) this.play();
  }

  /** The table has changed without an event: the last step leads there. */
  private settle(view: V): void {
    const last = this.steps.at(-1);
    if (last && !this.lit) this.steps = [...this.steps.slice(0, -1), { ...last, view }];
  }

  /** Go on by itself. */
  play(): void {
    this.held = false;
    this.running = true;
    this.next();
  }

  /** Show one step after the other, up to one that takes time. */
  private next(): void {
    while (this.left > 0) {
      if (this.speed === Infinity) return this.skip();
      this.show(this.at + 1);
      const wait = this.pace(this.step!) / this.speed;
      if (wait > 0) {
        this.cancel = this.clock.after(wait, () => this.next());
        return;
      }
    }
    this.rest();
  }

  private goTo(at: number): void {
    this.at = at;
    this.reached = Math.max(this.reached, at);
  }

  /** Show the step that ends at this place, with its motion. */
  private show(at: number): void {
    this.stopTimer();
    this.goTo(at);
    this.lit = true;
    this.duration = this.clock.still() || this.speed === Infinity ? 0 : this.pace(this.step!) / this.speed;
  }

  /** Stop where we are. */
  pause(): void {
    this.stopTimer();
    this.running = false;
    this.held = true;
  }

  /** Stop, or go on. */
  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** One event further. Events that are not shown by themselves go with the next one. */
  forward(): void {
    this.pause();
    if (this.left === 0) return this.rest();
    let to = this.at + 1;
    while (to < this.steps.length && this.pace(this.steps[to - 1]!) === 0) to += 1;
    this.show(to);
  }

  /** One event back. */
  back(): void {
    if (this.at === 0) return;
    let to = this.at - 1;
    while (to > 0 && this.pace(this.steps[to - 1]!) === 0) to -= 1;
    this.jump(to);
  }

  /** Go on to the next event that is worth a stop; to the end if there is none. */
  toNextStop(): void {
    const stops = ({ events }: Step<V>): boolean => events.some((event) => this.player.stops(event));
    const found = this.steps.findIndex((step, index) => index >= this.at && stops(step));
    if (found < 0) this.skip();
    else this.jump(found + 1);
  }

  /** Show the moment after this many steps, without motion. */
  jump(at: number): void {
    this.pause();
    this.goTo(Math.max(0, Math.min(at, this.steps.length)));
    this.start = Math.min(this.start, this.at);
    this.lit = this.at > 0;
    this.duration = 0;
  }

  /** Show everything at once and be up to date. */
  skip(): void {
    this.stopTimer();
    this.goTo(this.steps.length);
    this.rest();
  }

  /** Begin anew with a table whose past is not known. */
  reset(view: V): void {
    this.steps = [];
    this.at = this.start = this.reached = 0;
    this.now = view;
    this.rest();
  }

  /** Put later steps of a recorded game behind the ones that are known; what is shown stays. */
  append(steps: Step<V>[]): void {
    this.steps = [...this.steps, ...steps];
    this.now = steps.at(-1)?.view ?? this.now;
  }

  /** Put older steps before the ones that are known. */
  prepend(steps: Step<V>[]): void {
    this.steps = [...steps, ...this.steps];
    this.at += steps.length;
    this.start += steps.length;
    this.reached += steps.length;
  }

  private rest(): void {
    this.stopTimer();
    this.running = false;
    this.held = false;
    this.lit = false;
    this.duration = 0;
  }

  /** Choose how fast events follow each other. */
  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed === Infinity ? 0 : speed);
  }

  /** Play no more. */
  end(): void {
    this.stopTimer();
    this.running = false;
  }

  private stopTimer(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
