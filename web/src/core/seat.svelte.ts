// One seat at a table as this page has it: what came over the line, what is shown of it, and what can be asked.
import type { Ask, Change, GameModule } from "../games/contract";
import type { ChatLine, FromServer, Reason, TableInfo, Told, Update } from "../gen/room";
import * as api from "./api";
import { keep } from "./keys";
import { forget, remember, remembered } from "./memory";
import { Playback, type Player, type Step } from "./playback.svelte";
import { stepsOf } from "./frames";
import { Denied, Line, browser, type LineState, type Owner, type Request, type World } from "./socket";
import { withoutRepeats } from "./takeback";

type View = unknown;

/** The last moment this browser has shown of a table. */
interface Seen {
  number: number;
  view: View;
}

/** Events that are not shown yet, and the table after them. */
interface Held {
  events: Told[];
  view: View;
}

export class Seat {
  state = $state<LineState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  names = $state.raw<string[]>([]);
  /** The last thing the server told; null before the game begins. */
  update = $state.raw<Update | null>(null);
  events = $state.raw<Told[]>([]);
  said = $state.raw<ChatLine[]>([]);
  private heard = 0; // lines of chat so far, with those from before we came
  playback = $state.raw<Playback<View> | null>(null);
  /** The reason that is shown beside the decision bar. */
  explanation = $state.raw<Reason | null>(null);
  /** Why the server has ended the connection for good. */
  ended = $state.raw<Reason | null>(null);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** The step from which on nobody was looking, and the one until which; -1 if all was seen. */
  private missedFrom = $state(-1);
  private missedTo = $state(-1);
  /** When the time of those who are asked is up, on this page's clock; 0: they have as long as they like. */
  deadline = $state(0);
  /** Whether somebody looks at this seat's table now. */
  watched = true;
  /** What came while several answers are changed as one: it is shown at their end. */
  private held: Held | null = null;
  /** How many answers my last clicks gave, each of them: a click is taken back as a whole. */
  private clicks: number[] = [];

  private readonly line: Line;

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
    this.line = new Line(tableId, owner, world);
  }

  /** How many events passed while nobody was looking. */
  get missed(): number {
    return this.missedFrom < 0 ? 0 : this.missedTo - this.missedFrom;
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
      if (update.first > 0) return this.line.renew();
    }
    const fresh = update.events.slice(this.events.length - update.first);
    this.events = [...this.events, ...fresh];
    if (!this.playback) {
      this.begin(update);
      if (this.held) this.held = { events: [], view: update.view };
    } else if (this.held) {
      this.held = { events: [...this.held.events, ...fresh], view: update.view };
    } else {
      this.show(this.playback, fresh, update.view);
    }
    if (!this.busy && update.question !== this.update?.question) this.clicks = []; // somebody else has answered
    this.update = update;
    this.deadline = update.left > 0 ? performance.now() + update.left * 1000 : 0;
    this.explanation = null;
    if (update.over) forget(this.seenName);
  }

  private show(playback: Playback<View>, fresh: Told[], view: View): void {
    const before = playback.steps.length;
    playback.push(fresh, view, this.busy);
    if (this.watched || fresh.length === 0) return;
    playback.skip();
    if (this.missedFrom < 0) this.missedFrom = before;
    this.missedTo = playback.steps.length;
    playback.start = this.missedFrom;
  }

  /** The first picture. If this browser has shown an earlier one, what happened since can be watched. */
  private begin(update: Update): void {
    const seen = update.over ? null : remembered<Seen | null>(this.seenName, null);
    const since = seen && seen.number < update.number ? update.events.slice(seen.number) : [];
    try {
      if (seen && since.length > 0) {
        const playback = new Playback(this.player, seen.view);
        playback.push(since, update.view);
        playback.skip();
        this.missedFrom = 0;
        this.missedTo = playback.steps.length;
        this.playback = playback;
        return;
      }
    } catch {
      // what was kept is of another version: simply begin with now
    }
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
  leaveMark(): void {
    if (!this.playback || !this.update || this.update.over || this.missedFrom >= 0) return;
    const { steps, reached } = this.playback;
    const unseen = steps.length - reached;
    const view = unseen > 0 ? (steps[reached - 1]?.view ?? steps[0]!.before) : this.update.view;
    const seen: Seen = { number: this.events.length - unseen, view };
    remember(this.seenName, seen);
  }

  /** Somebody looks at this table, or looks away. */
  watch(watched: boolean): void {
    if (!watched) this.leaveMark();
    this.watched = watched;
  }

  /** Play what happened while nobody was looking. */
  watchMissed(): void {
    this.playback?.jump(this.missedFrom);
    this.missedFrom = -1;
    this.playback?.play();
  }

  /** Let the past be past. */
  skipMissed(): void {
    this.missedFrom = -1;
  }

  /** Show the moment after an event. Moments from before this page was opened are fetched first. */
  async jumpTo(event: Told): Promise<void> {
    const playback = this.playback;
    if (!playback) return;
    const firstKnown = () => playback.steps.find((step) => step.event)?.event?.number ?? this.events.length;
    if (event.number < firstKnown()) {
      const past = await this.past();
      if (event.number < firstKnown()) this.fill(playback, past, firstKnown()); // else another click was quicker
    }
    const place = playback.steps.findIndex((step) => step.event?.number === event.number);
    if (place >= 0) playback.jump(place + 1);
  }

  /** Put the past before what is known. */
  private fill(playback: Playback<View>, past: Step<View>[], firstKnown: number): void {
    const known = past.findIndex((step) => step.event?.number === firstKnown);
    const added = known < 0 ? past : past.slice(0, known);
    playback.prepend(added);
    if (this.missedFrom < 0) return;
    this.missedFrom += added.length;
    this.missedTo += added.length;
  }

  private async past(): Promise<Step<View>[]> {
    const frames = await api.allFrames(this.tableId, this.seat, this.drawing(), this.key);
    return stepsOf(frames, this.module).steps;
  }

  /** The way of the game's parts to the server. */
  readonly ask: Ask = this.makeAsk();

  private makeAsk(): Ask {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const seat = this;
    return {
      get legal() {
        return seat.playback?.upToDate && !seat.busy ? (seat.update?.legal ?? []) : [];
      },
      can: (word) => seat.ask.legal.some((answer) => answer.word === word),
      give: (word) => void seat.give(word),
      change: (change) => seat.change(change),
      explain: (word) => void seat.explain(word),
      why: (word) => seat.why(word),
    };
  }

  private async give(word: string): Promise<void> {
    if (this.busy) return;
    if (!this.ask.can(word)) return this.explain(word);
    this.busy = true;
    this.playback?.skip();
    if (await this.request({ type: "answer", question: this.update?.question ?? 0, word })) this.clicks.push(1);
    this.busy = false;
  }

  /** Change answers as if it were one step: what happens on the way is not shown. */
  private async change({ back, words, old }: Change): Promise<boolean> {
    if (this.busy || !this.playback) return false;
    this.busy = true;
    this.playback.skip();
    this.held = { events: [], view: this.update?.view };
    const taken = await this.takeBack(back);
    const { given, refused } = taken === back ? await this.giveAll(words) : { given: 0, refused: this.explanation };
    const done = taken === back && given === words.length;
    if (!done) {
      await this.takeBack(given);
      await this.giveAll(old.slice(old.length - taken));
    }
    this.clicks = done ? counted(this.clicks, back, words.length) : [];
    this.release();
    this.busy = false;
    if (!done) this.explanation = refused;
    return done;
  }

  /** Take so many answers back; how many that were. */
  private async takeBack(count: number): Promise<number> {
    for (let taken = 0; taken < count; taken++) {
      if (!this.update?.undo || !(await this.request({ type: "undo" }))) return taken;
    }
    return count;
  }

  /** Give answers as long as they are legal: how many that were, and what speaks against the next one. */
  private async giveAll(words: string[]): Promise<{ given: number; refused: Reason | null }> {
    for (const [given, word] of words.entries()) {
      const { question, legal } = this.update ?? { question: 0, legal: [] };
      if (!legal.some((answer) => answer.word === word)) return { given, refused: await this.why(word) };
      if (!(await this.request({ type: "answer", question, word }))) return { given, refused: this.explanation };
    }
    return { given: words.length, refused: null };
  }

  /** Show what was held back. */
  private release(): void {
    const held = this.held;
    this.held = null;
    if (!held || !this.playback) return;
    this.show(this.playback, withoutRepeats(held.events), held.view);
  }

  private async explain(word: string): Promise<void> {
    if (word === "") {
      this.explanation = null;
      return;
    }
    if (!this.playback?.upToDate || this.busy) return; // while events are shown nothing is asked
    this.explanation = await this.why(word);
  }

  private why(word: string): Promise<Reason | null> {
    return this.reason({ type: "why", word });
  }

  private async reason(request: Request): Promise<Reason | null> {
    try {
      const reply = await this.line.ask(request);
      return reply.type === "because" ? reply.reason : null;
    } catch (problem) {
      if (problem instanceof Denied) return problem.reason;
      throw problem;
    }
  }

  /** Take back what my last click answered, as far as that is allowed; if nothing is, the reason is shown. */
  async undo(): Promise<void> {
    if (this.busy) return;
    if (!this.update?.undo) return this.explainUndo();
    this.busy = true;
    this.playback?.skip();
    this.held = { events: [], view: this.update.view };
    await this.takeBack(this.clicks.pop() ?? 1);
    this.release();
    this.busy = false;
  }

  private async explainUndo(): Promise<void> {
    this.explanation = await this.reason({ type: "why_undo" });
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
      await this.line.ask(request);
      return true;
    } catch (problem) {
      if (problem instanceof Denied) this.explanation = problem.reason;
      return false;
    }
  }

  /** The network is back, or somebody looks again: do not wait. */
  hurry(): void {
    this.line.hurry();
  }

  /** The network is gone. */
  doubt(): void {
    this.line.doubt();
  }

  /** The language of the drawing has changed. */
  renew(): void {
    this.line.renew();
  }

  close(): void {
    this.leaveMark();
    this.playback?.end();
    this.line.close();
  }
}

/** The answers of each click, when so many were taken back and others given: those in place of old ones stay single. */
function counted(clicks: number[], back: number, given: number): number[] {
  const left = [...clicks];
  for (let open = back; open > 0;) {
    const last = left.pop() ?? open;
    if (last > open) left.push(last - open);
    open -= last;
  }
  return [...left, ...(back > 0 ? Array<number>(given).fill(1) : given > 0 ? [given] : [])];
}
