// One seat at a table as this page has it: what the server sent, what is shown of it, and what can be asked.
import type { Ask, Change, GameModule, Unsaved } from "../games/contract";
import type { ChatLine, FromServer, Moment, Reason, TableInfo, NumberedEvent, Update } from "../gen/room";
import * as api from "./api";
import { keep } from "./keys";
import { forget, remember, remembered } from "./memory";
import { timelineOf } from "./frames";
import { looking, noLook } from "./looking";
import { Playback, type Player } from "./playback.svelte";
import { Refusal } from "./refusal";
import { Connection, browser, type ConnectionState, type Owner, type Request, type World } from "./socket";

type View = unknown;

export class Seat {
  state = $state<ConnectionState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  names = $state.raw<string[]>([]);
  /** The last thing the server told; null before the game begins. */
  update = $state.raw<Update | null>(null);
  events = $state.raw<NumberedEvent[]>([]);
  said = $state.raw<ChatLine[]>([]);
  private heard = 0; // lines of chat so far, with those from before we came
  playback = $state.raw<Playback<View> | null>(null);
  /** The reason that is shown beside the decision bar. */
  explanation = $state.raw<Reason | null>(null);
  /** Why the server has ended the connection for good. */
  ended = $state.raw<Reason | null>(null);
  /** What was asked for and changes the table, as long as it is on its way. */
  private running = $state.raw<Promise<boolean> | null>(null);
  /** What the desk has not saved. */
  private unsaved = $state.raw<Unsaved | null>(null);
  /** How the desk ends a turn, if it does. */
  private end = $state.raw<(() => void) | null>(null);
  /** The first event that passed while nobody was looking, and the one after the last; -1 if all was seen. */
  private missedFrom = $state(-1);
  private missedTo = $state(-1);
  /** When the time of those who are asked is up, on this page's clock; 0: they have as long as they like. */
  deadline = $state(0);
  /** Whether somebody looks at this seat's table now. */
  watched = true;

  private readonly connection: Connection;
  /** What the rules can see ahead, as long as nothing has changed. */
  private ahead = noLook;

  constructor(
    readonly tableId: string,
    readonly key: string,
    private readonly module: GameModule,
    private readonly drawing: () => string,
    world: World = browser,
  ) {
    const owner: Owner = {
      key,
      has: () => ({ since: this.events.length, said: this.heard }),
      drawing,
      changed: (state) => (this.state = state),
      received: (message) => this.read(message),
    };
    this.connection = new Connection(tableId, owner, world);
  }

  /** How many events passed while nobody was looking. */
  get missed(): number {
    return this.missedFrom < 0 ? 0 : this.missedTo - this.missedFrom;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.running !== null;
  }

  /** Whether this seat is asked now, and has seen all that led to it. */
  get mine(): boolean {
    return this.asked && (this.playback?.upToDate ?? false);
  }

  /** Whether this seat is asked, and no bot answers for it. */
  get asked(): boolean {
    return this.seat >= 0 && !this.replaced && (this.update?.asked.includes(this.seat) ?? false);
  }

  /** Whether a bot plays here until the player comes back. */
  get replaced(): boolean {
    const chair = this.table?.chairs[this.seat];
    return chair !== undefined && chair.away && chair.bot !== "";
  }

  private read(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.meet(message.table, message.names);
        if (this.key) keep({ table: this.tableId, seat: this.seat, key: this.key, name: this.names[this.seat] ?? "" });
        break;
      case "people":
        this.meet(message.table, message.names);
        break;
      case "update":
        this.take(message);
        break;
      case "said":
        this.said = message.first === this.heard ? [...this.said, ...message.lines] : message.lines;
        this.heard = message.first + message.lines.length;
        break;
      case "closing":
        if (!message.again) this.ended = message.reason;
        break;
    }
  }

  private meet(table: TableInfo, names: string[]): void {
    this.table = table;
    this.names = names;
  }

  private take(update: Update): void {
    const have = this.events.length;
    if (update.first > have || update.number < have) {
      // the server knows another past than we do: begin anew
      this.events = [];
      this.playback?.end();
      this.playback = null;
      if (update.first > 0) return this.connection.restart();
    }
    const from = this.events.length;
    const moments = update.moments
      .map(({ events, changes }) => ({ events: events.filter(({ number }) => number >= from), changes }))
      .filter(({ events, changes }) => events.length > 0 || changes.length > 0);
    this.events = [...this.events, ...moments.flatMap(({ events }) => events)];
    if (!this.playback) this.begin(update);
    else if (update.view !== null) this.returnTo(this.playback, from, update.view);
    else this.show(this.playback, from, moments);
    this.update = update;
    this.deadline = update.left > 0 ? performance.now() + update.left * 1000 : 0;
    this.explanation = null;
    this.ahead = looking(async (of) => {
      const reply = await this.connection.ask({ type: "look", of });
      return reply.type === "seen" ? reply.sight : null;
    });
    if (update.over) forget(this.seenName);
  }

  private show(playback: Playback<View>, from: number, moments: Moment[]): void {
    playback.push(moments, this.busy);
    if (this.watched || this.events.length === from) return;
    playback.skip();
    this.miss(from);
    playback.start = this.stepOf(this.missedFrom);
  }

  /** The table after a while without a connection: what happened meanwhile can be watched. */
  private returnTo(playback: Playback<View>, from: number, view: View): void {
    playback.reset(view);
    if (this.events.length > from) this.miss(from);
  }

  private miss(from: number): void {
    if (this.missedFrom < 0) this.missedFrom = from;
    this.missedTo = this.events.length;
  }

  /** The first picture. If this browser has shown an earlier one, what happened since can be watched. */
  private begin(update: Update): void {
    const seen = remembered<unknown>(this.seenName, null);
    if (!update.over && typeof seen === "number" && seen < update.number) this.miss(seen);
    this.playback = new Playback(this.player, update.view);
  }

  /** The game as this seat is shown it: what I did myself I need not see again. */
  private get player(): Player<View> {
    const { pace } = this.module;
    return { ...this.module, pace: (event) => pace(event, this.seat) };
  }

  private get seenName(): string {
    return `seen.${this.tableId}.${this.seat}`;
  }

  /** Remember what has been shown, before the page goes away. */
  saveProgress(): void {
    if (!this.playback || !this.update || this.update.over || this.missedFrom >= 0) return;
    const { steps, reached } = this.playback;
    const next = steps.slice(reached).find(({ events }) => events.length > 0)?.events[0];
    remember(this.seenName, next?.number ?? this.events.length);
  }

  /** Somebody looks at this table, or looks away. */
  watch(watched: boolean): void {
    if (!watched) this.saveProgress();
    this.watched = watched;
  }

  /** Play what happened while nobody was looking. */
  async watchMissed(): Promise<void> {
    const first = this.events[this.missedFrom];
    this.missedFrom = -1;
    if (!first || !this.playback) return;
    await this.fetchFrom(this.playback, first.number);
    this.playback.jump(this.stepOf(first.number));
    this.playback.play();
  }

  /** Do not offer to watch what was missed any longer. */
  skipMissed(): void {
    this.missedFrom = -1;
  }

  /** Show the moment after an event. Moments from before this page was opened are fetched first. */
  async jumpTo(event: NumberedEvent): Promise<void> {
    const playback = this.playback;
    if (!playback) return;
    await this.fetchFrom(playback, event.number);
    const place = this.stepOf(event.number);
    if (playback.steps[place]) playback.jump(place + 1);
  }

  /** The place of the step that shows this event. */
  private stepOf(number: number): number {
    return this.playback?.steps.findIndex(({ events }) => events.some((event) => event.number === number)) ?? -1;
  }

  /** Have the steps from an event on: those that are not known are put before the others. */
  private async fetchFrom(playback: Playback<View>, number: number): Promise<void> {
    const firstKnown = (): number =>
      playback.steps.find(({ events }) => events.length > 0)?.events[0]?.number ?? this.events.length;
    if (number >= firstKnown()) return;
    const { view, frames } = await api.allFrames(this.tableId, this.seat, this.drawing(), this.key);
    const known = firstKnown(); // another click may have been quicker
    const { steps } = timelineOf(view, frames, this.module);
    const end = steps.findIndex(({ events }) => events.some((event) => event.number >= known));
    if (number < known) playback.prepend(end < 0 ? steps : steps.slice(0, end));
  }

  /** The way of the game's parts to the server. */
  readonly ask: Ask = this.makeAsk();

  private makeAsk(): Ask {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const seat = this;
    return {
      get open() {
        return (seat.playback?.upToDate ?? false) && !seat.busy;
      },
      get past() {
        return seat.playback?.past ?? false;
      },
      get legal() {
        return seat.ask.open ? (seat.update?.legal ?? []) : [];
      },
      settled: () => seat.settled(),
      keepUnsaved(unsaved) {
        seat.unsaved = unsaved;
        return () => (seat.unsaved = null);
      },
      keepEnd(end) {
        seat.end = end;
        return () => (seat.end = null);
      },
      can: (word) => seat.ask.legal.some((answer) => answer.word === word),
      give: (word) => void seat.give(word),
      change: (change) => seat.change(change),
      explain: (why) => (typeof why === "string" ? void seat.explain(why) : (seat.explanation = why as Reason)),
      why: (word) => seat.why(word),
      look: (of) => (seat.playback?.upToDate ? seat.ahead(of) : noLook(of)), // the past is not asked
    };
  }

  private async give(word: string): Promise<void> {
    if (this.busy) return;
    this.explanation = null;
    if (this.ask.can(word)) await this.change({ back: 0, words: [word] });
    else await this.explain(word);
  }

  private async change({ back, words }: Change): Promise<boolean> {
    if (!this.ask.open || !this.update) return false;
    return this.carryOut({ type: "answer", question: this.update.question, words, back });
  }

  private async settled(): Promise<void> {
    while (this.running) await this.running;
    this.playback?.skip();
  }

  /** Ask for something that changes the table: until it is answered nothing else can be asked for. */
  private async carryOut(request: Request): Promise<boolean> {
    this.playback?.skip();
    this.running = this.request(request);
    const done = await this.running;
    this.running = null;
    return done;
  }

  private async explain(word: string): Promise<void> {
    if (word === "") {
      this.explanation = null;
      return;
    }
    if (!this.ask.open) return; // while events are shown nothing is asked
    const { update } = this;
    const reason = await this.why(word);
    if (!this.busy && update === this.update) this.explanation = reason; // else it is about what was before
  }

  private why(word: string): Promise<Reason | null> {
    return this.reason({ type: "why", word });
  }

  private async reason(request: Request): Promise<Reason | null> {
    try {
      const reply = await this.connection.ask(request);
      return reply.type === "because" ? reply.reason : null;
    } catch (problem) {
      if (problem instanceof Refusal) return problem.reason;
      throw problem;
    }
  }

  /** Whether there is something to take back. */
  get canUndo(): boolean {
    return (this.unsaved?.any ?? false) || (this.update?.undo ?? false);
  }

  /** Take back what I did last; if that is not allowed, the reason is shown. */
  async undo(): Promise<void> {
    this.explanation = null;
    while (this.busy && !this.unsaved?.any) await this.settled();
    if (this.unsaved?.any) {
      this.playback?.skip();
      return this.unsaved.undo();
    }
    if (this.update?.undo) await this.carryOut({ type: "undo" });
    else this.explanation = await this.reason({ type: "why_undo" });
  }

  /** Whether a turn of several answers can be begun anew. */
  get canRestart(): boolean {
    return (this.update?.turn ?? 0) > 1;
  }

  /** Go back to where my turn began. */
  async restartTurn(): Promise<void> {
    this.explanation = null;
    while (this.busy) await this.settled();
    const { update } = this;
    if (update && update.turn > 0) {
      await this.carryOut({ type: "answer", question: update.question, words: [], back: update.turn });
    }
  }

  /** Whether my turn can be ended now. */
  get canEnd(): boolean {
    return this.ask.open && (this.update?.end ?? "") !== "";
  }

  /** Whether the desk has a button to end the turn. */
  get endsAtDesk(): boolean {
    return this.end !== null;
  }

  /** End my turn. */
  endTurn(): void {
    if (!this.canEnd || !this.update) return;
    if (this.end) this.end();
    else void this.give(this.update.end);
  }

  /** Whether nothing is left to do in my turn but to end it. */
  get nothingLeft(): boolean {
    return this.canEnd && this.update?.legal.length === 1;
  }

  leave(how: "bot" | "out" | "wait"): Promise<boolean> {
    return this.request({ type: "leave", how });
  }

  comeBack(): Promise<boolean> {
    return this.request({ type: "return" });
  }

  say(text: string): Promise<boolean> {
    return this.request({ type: "say", text });
  }

  rematch(): Promise<boolean> {
    return this.request({ type: "rematch" });
  }

  /** Ask for something; whether it was done. A refusal is explained. */
  private async request(request: Request): Promise<boolean> {
    try {
      await this.connection.ask(request);
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) this.explanation = problem.reason;
      return false;
    }
  }

  /** The network is back, or somebody looks again: do not wait. */
  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  /** The network is gone. */
  networkLost(): void {
    this.connection.networkLost();
  }

  /** The language of the drawing has changed. */
  restart(): void {
    this.connection.restart();
  }

  close(): void {
    this.saveProgress();
    this.playback?.end();
    this.connection.close();
  }
}
