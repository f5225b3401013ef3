// What a game's own part of the page is: drawings, and what goes on between them. No rules.
import type { Component } from "svelte";
import type { PlayerColour } from "../core/colours";
import type { Deed } from "../core/film";
import type { Shown } from "../core/playback.svelte";
import type { Answer, Reason, NumberedEvent } from "../gen/room";

/** Answers to be given in place of the last ones. */
export interface Change {
  /** How many of this seat's last answers are taken back. */
  back: number;
  /** What is given then, in order. */
  words: string[];
}

/** What a desk has changed that the server does not have yet. */
export interface Unsaved {
  /** Whether there is anything. */
  readonly any: boolean;
  /** Take the last change back. */
  undo(): void;
}

/** How a part of the page asks the server. */
export interface Ask {
  /** Whether something can be asked for now: all events have been shown, and nothing that was asked for is under way. */
  readonly open: boolean;
  /** Whether the table is shown as it was, because the player looks back or has stopped the playing. */
  readonly past: boolean;
  /** Wait until nothing is under way, and show what is still to be shown. */
  settled(): Promise<void>;
  /** From now on Undo takes back first what a desk has not saved; for an effect. */
  keepUnsaved(unsaved: Unsaved): () => void;
  /** From now on a turn is ended as a desk does it, which has a button for that itself and may warn; for an effect. */
  keepEnd(end: () => void): () => void;
  /** The answers that are legal now; none while events are being played or when this seat is not asked. */
  legal: Answer[];
  /** Whether this word is legal now. */
  can(word: string): boolean;
  /** Give an answer. A word that is not legal is explained instead of being sent. */
  give(word: string): void;
  /** Take answers back and give others, shown as one; false if that is refused: all is as before, the reason shown. */
  change(change: Change): Promise<boolean>;
  /** Show why an answer is not allowed, or a reason the rules have told, in the decision bar; no word takes it away. */
  explain(why: string | Spoken<Reason>): void;
  /** Why an answer is not allowed; null if it is. */
  why(word: string): Promise<Reason | null>;
  /** What the rules can see ahead: what would come of answers, or whatever else the game knows; null: nothing, or not now. */
  look(of: string): Promise<any>;
}

/** A reason as a look ahead tells it. */
type Spoken<R> = Omit<R, "args"> & { args: Record<string, unknown> };

/** An event of a game, as it is told; E are the events of the game by their kinds. */
export type Happening<E> = Omit<NumberedEvent, "kind" | "fields"> & E;

/** What every part of a game's page gets. V is the game's view, S its story. */
export interface StageProps<V = unknown, S = unknown> {
  /** The table as it is shown at this moment of the playing of events. */
  view: V;
  /** The same before the moment that is being played; equal to `view` when none is. */
  before: V;
  /** The events of the moment that is being played: they happen at once; none if none is played. */
  events: NumberedEvent[];
  /** What goes on beyond the view, as the game's `story` tells it; undefined before the first moment. */
  story: S | undefined;
  /** How long this moment takes, in milliseconds; 0 if there is to be no motion. */
  duration: number;
  /** Whose eyes these are; -1 is a spectator. */
  seat: number;
  /** The players' names by seat. */
  names: string[];
  ask: Ask;
  /** What the game works out from the view, to be laid over the board; null while events are being played.
   *  In a replay that stands still it is there, too, with the events of its moment. */
  sight: any;
  /** The event of the log line under the pointer: the board lights what it speaks of. */
  spotlight: NumberedEvent | null;
  /** Why an answer is not allowed, as long as that is shown: the board lights what it speaks of. */
  reason?: Reason | null;
  /** The game drawn in characters, for games without a board of their own. */
  drawing: string;
}

/** A moment of an example: the table after it, and what happened. */
export interface Shot<V = unknown> {
  view: V;
  events: NumberedEvent[];
}

/** What the board of an example gets: also all that happens in it, so that what it shows of the table does not jump. */
export type LittleProps<V = unknown, S = unknown> = StageProps<V, S> & {
  /** The example from its beginning. */
  film: Shot<V>[];
  /** What is done in it, with what is refused. */
  deeds: Deed[];
  /** How many of its moments have been shown. */
  at: number;
};

/** What a score sheet gets. */
export type ScoreProps<V = unknown> = StageProps<V, any> & { winners: number[]; scores: number[] };

/** A game's part of the page. */
export interface GameModule {
  /** The board: the largest part of the page. */
  Board: Component<StageProps<any, any>>;
  /** What a player handles: hand, algorithm, choices. */
  Desk: Component<StageProps<any, any>>;
  /** What everybody may know of each player. */
  Players: Component<StageProps<any, any>>;
  /** The end of the game: who has how many points, and why. */
  Score: Component<ScoreProps<any>>;
  /** The board of an example of the rules, with what matters there beside it; without one it is the board itself. */
  Little?: Component<LittleProps<any, any>>;
  /** The picture of a piece that GameInfo.pieces names. */
  Piece?: Component<{ kind: string; name: string }>;
  /** A small picture of a value of an option; the view comes from GameInfo.scenes. */
  Scene: Component<{ view: any }> | null;
  /** The picture of the game on the home page. */
  Emblem: Component<Record<string, never>>;
  /** Takes the components as the server has them (GameInfo.box), once, before anything is drawn. */
  open?(box: any): void;
  /** What goes on beyond the view after a moment: who was shot by whom, which command runs. `before` is undefined at first. */
  story?(before: any, shown: Shown<any>): unknown;
  /** How long an event is shown to this seat at normal speed, in milliseconds; 0: not at all by itself. */
  pace(event: NumberedEvent, seat: number): number;
  /** The same on the board of an example, if there it is not the same as on the table. */
  littlePace?(event: NumberedEvent, seat: number): number;
  /** The colour of a seat's PlayerMark; without a view: what it most likely becomes when the game begins. */
  mark(seat: number, view: any): PlayerColour;
  /** How far the game is, in a word or two: "Round 3"; "" for nothing. */
  stage(view: any): string;
  /** Whether playing pauses at this event when it is played step by step (conflicts, collisions). */
  stops(event: NumberedEvent): boolean;
  /** The message that tells where playing goes on to from pause to pause; "page-next-stop" speaks of conflicts. */
  nextStop?: string;
}
