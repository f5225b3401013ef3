// A program being laid. The player changes whatever they like, and sees it at once. What may lie where the rules tell:
// they are asked about the program that is wanted, and a change that they do not allow is explained and left out. The
// table gets the program as one change once it is known to be allowed; while cards lie behind a gap the table keeps the
// last one, so that nothing is lost if the time is up.
import { showToast } from "../../../core/toast.svelte";
import { tr } from "../../../core/messages.svelte";
import type { Command, Draft, Sensor, Sight, Spot } from "../../../gen/golems";
import { COMMAND_NAMES, SENSOR_NAMES } from "../../../gen/golems";
import type { Ask, Unsaved } from "../../contract";
import { sensorsOf } from "../box";
import { bonusWord, changeOf, draftOf, isBonus, isSame, isWhole, wordsOf } from "../program/rows";
import { laid, move, placesOf, remove } from "../program/rows"; // what becomes of a program
import type { Bonus, Place, Row, Spotted } from "../program/rows";

/** What the table says of the program at this moment. */
export interface Table {
  laid: Row[];
  /** Whether the program can be changed now. */
  open: boolean;
  /** The round, and the match of a tournament: what was told before it is of no use any more. */
  round: string;
  /** The Bonus card of this round. */
  bonus: Bonus | null;
  ask: Ask;
}

type Reason = Exclude<Parameters<Ask["explain"]>[0], string>;
type Edit = (rows: Row[]) => Row[];

export class Editor implements Unsaved {
  /** What the server had when the player began to change it. */
  private start: Row[] = [];
  /** The player's changes since then, as long as the server does not have what has become of it. */
  private edits = $state.raw<Edit[]>([]);
  /** How many of the changes the rules are known to allow. */
  private allowed = $state(0);
  /** Whether the rules have refused the changes together: they are asked about one after the other. */
  private apart = $state(false);
  /** What the server has. */
  private kept = "";
  /** The place the player has chosen for the next card. */
  private chosen = $state.raw<Place | null>(null);
  private working: Promise<void> | null = null;
  /** Whether the server may lack something that is allowed. */
  private changed = false;
  /** What the rules have said last in this or another round, and of which program. */
  private heard = $state.raw<(Draft & { of: string; round: string }) | null>(null);
  /** The program they are being asked about. */
  private asking = "";
  /** The answer to be given as soon as the rules have said that this program is allowed. */
  private wish: { word: string; of: string } | null = null;
  /** Why a change was left out that was not allowed. */
  private why: Reason | null = null;
  /** What the player has done while the table did not listen. */
  private queue: Promise<void> | null = null;

  constructor(private readonly table: () => Table) {}

  get rows(): Row[] {
    return this.after(this.edits.length);
  }

  /** The program after so many changes. */
  private after(count: number): Row[] {
    const first = this.edits.length > 0 ? this.start : this.table().laid;
    return this.edits.slice(0, count).reduce((rows, edit) => edit(rows), first);
  }

  /** What the rules have said last in this round. */
  private get told(): (Draft & { of: string }) | null {
    return this.heard?.round === this.table().round ? this.heard : null;
  }

  /** What the rules say of what is wanted now; null before they have. */
  private get now(): Draft | null {
    return this.told?.of === questionOf(this.rows) ? this.told : null;
  }

  /** Whether the rules have not yet said what may be done with the program. */
  get isWaiting(): boolean {
    return this.now === null;
  }

  /** The places of the program, with those where cards are missing, and a further row as far as is known. */
  get places(): Spotted[] {
    return this.now?.spots ?? placesOf(this.rows);
  }

  private get next(): Place | null {
    return this.places.find(({ empty }) => empty) ?? null;
  }

  /** Where the next card goes. */
  get cursor(): Place | null {
    return this.chosen ?? this.next;
  }

  /** Whether the player has chosen a place. */
  get isChosen(): boolean {
    return this.chosen !== null;
  }

  /** Whether cards lie in all rows that must be filled. */
  get isReady(): boolean {
    return this.told !== null && this.told.ready === null;
  }

  /** How many cards of a command are left in hand; not known at first. */
  left(command: Command): number | undefined {
    return this.told?.left[COMMAND_NAMES.indexOf(command)];
  }

  /** Whether this may be laid next. */
  can(word: string): boolean {
    if (!this.told) return this.table().ask.can(word);
    const place = this.chosen ?? this.told.spots.find(({ empty }) => empty);
    return !!place && this.told.spots.some((spot) => isFor(spot, place) && spot.can.includes(word));
  }

  /** What the condition of a row can react to. */
  sensors(row: number): Sensor[] {
    const head = this.told?.spots.find((spot) => spot.row === row && spot.part === "head");
    return SENSOR_NAMES.filter((each) => head?.can.includes(bonusWord(this.rows[row]?.kind as Bonus, each)));
  }

  /** Lay what an answer lays, next or on a place. */
  lay(word: string, place?: Place): void {
    this.listen(() => {
      const at: Place = place ?? this.cursor ?? { row: this.rows.length, part: "first" };
      const edit: Edit = (rows) => laid(rows, at, word);
      if (!this.now) this.want(edit);
      else if (this.now.spots.some((spot) => isFor(spot, at) && spot.can.includes(word))) this.want(edit, true);
      else void this.explain(edit(this.rows), word);
    });
  }

  /** Let the condition of the program react to something else; without one, lay it. */
  sense(sensor: Sensor): void {
    const row = this.rows.findIndex(({ kind }) => isBonus(kind) && kind !== "call");
    const kind = (this.rows[row]?.kind ?? this.table().bonus ?? "for") as Bonus;
    if (!sensorsOf(kind).includes(sensor)) return;
    this.lay(bonusWord(kind, sensor), row < 0 ? undefined : { row, part: "head" });
  }

  remove(place: Place): void {
    this.listen(() => this.want((rows) => remove(rows, place)));
  }

  move(from: Place, to: Place): void {
    this.listen(() => this.want((rows) => move(rows, from, to)));
  }

  choose(place: Place | null): void {
    this.chosen = place === null || isSame(place, this.next) ? null : place;
  }

  /** Take away the chosen card, or else the one laid last. */
  back(): boolean {
    const place = this.chosen ?? this.places.findLast(({ empty }) => !empty);
    if (place) this.remove(place);
    return !!place;
  }

  /** Whether there is something the server does not have. */
  get any(): boolean {
    return this.edits.length > 0;
  }

  /** Take back the last change that the server does not have. */
  undo(): void {
    const isBack = this.edits.length === 1 && !this.working && this.kept === String(wordsOf(this.start));
    const begin = this.start;
    this.edits = this.edits.length > 1 ? this.edits.slice(0, -1) : isBack ? [] : [() => begin];
    this.allowed = Math.min(this.allowed, this.edits.length);
    this.apart = false;
    this.wish = null;
    this.chosen = null;
  }

  /** Give an answer when the server has all that is laid now; behind a gap it knows of nothing. */
  answer(word: string): void {
    const of = questionOf(this.rows);
    this.listen(() => {
      if (this.now && this.isAllowed) void this.give(word, of);
      else this.wish = { word, of };
    });
  }

  private async give(word: string, of: string): Promise<void> {
    await this.working;
    await this.table().ask.settled();
    if (of !== questionOf(this.rows)) return; // the player has gone on
    if (!isWhole(this.rows)) return this.showGap();
    this.table().ask.give(word);
  }

  /** Say where a card is missing before others that lie there already. */
  private showGap(): void {
    const gap = this.next;
    if (!gap) return;
    this.chosen = gap;
    showToast(tr("golems-page-fill-gap", { row: gap.row + 1 }));
  }

  /** Forget what was wanted, if the table has gone on without it. */
  private check(): void {
    const has = String(wordsOf(this.table().laid));
    if (!this.working && this.any && has !== this.kept && has !== String(wordsOf(this.rows))) this.forget();
  }

  forget(): void {
    this.edits = [];
    this.allowed = 0;
    this.apart = false;
    this.chosen = null;
    this.wish = null;
  }

  /** Ask the rules about what is wanted, and bring it to the server if they allow it; for an effect. */
  goOn(): void {
    const { ask, round, open } = this.table();
    if (ask.past) this.wish = null;
    if (open) this.check();
    if (!open || !this.hears) return;
    const of = questionOf(this.after(this.checked));
    if (this.told?.of === of) return this.allow(this.checked);
    if (this.asking === round + of) return;
    this.asking = round + of;
    void ask.look(of).then((seen: Sight | null) => {
      this.asking = "";
      if (round === this.table().round) this.hear(of, seen?.draft ?? null);
    });
  }

  /** How many of the changes the rules are asked about together. */
  private get checked(): number {
    return this.apart ? this.allowed + 1 : this.edits.length;
  }

  /** The rules have said what they think of a program; if they could not be asked, the table will know. */
  private hear(of: string, draft: Draft | null): void {
    const isWanted = of === questionOf(this.after(this.checked));
    if (draft && !draft.why) this.heard = { ...draft, of, round: this.table().round };
    else if (isWanted && draft?.why) this.refuse(draft.why);
    else if (isWanted) return this.allow(this.checked);
    this.goOn();
  }

  /** The last of the changes asked about is not allowed; if there are several, each is asked about alone. */
  private refuse(why: Reason): void {
    const last = this.checked - 1;
    this.wish = null;
    this.apart = last > this.allowed;
    if (this.apart) return;
    this.say(why);
    this.edits = this.edits.filter((_, at) => at !== last);
  }

  private say(why: Reason | null): void {
    this.why = why;
    this.table().ask.explain(why ?? "");
  }

  private get isAllowed(): boolean {
    return this.allowed >= this.edits.length;
  }

  /** The first changes are allowed. */
  private allow(count: number): void {
    this.allowed = Math.max(this.allowed, count);
    if (!this.isAllowed) return;
    this.apart = false;
    this.save();
    const { wish } = this;
    this.wish = null;
    if (wish) void this.give(wish.word, wish.of);
  }

  /** Show why rows cannot lie so. */
  private async explain(rows: Row[], word: string): Promise<void> {
    const { ask } = this.table();
    const seen = (await ask.look(questionOf(rows))) as Sight | null;
    if (seen?.draft?.why) this.say(seen.draft.why);
    else if (seen?.draft) ask.explain(word);
  }

  /** Do something now, or when what is under way at the table has been done and shown. */
  private listen(act: () => void): void {
    this.say(null); // what was said before is of no use any more
    if (!this.queue && this.hears) return act();
    const queue = (this.queue ?? Promise.resolve()).then(async () => {
      while (this.table().open && !this.hears) await this.table().ask.settled();
      if (this.queue === queue) this.queue = null;
      if (this.table().open) act();
    });
    this.queue = queue;
  }

  /** Whether the player can do something now: what is under way comes from here. */
  private get hears(): boolean {
    return this.table().ask.open || this.working !== null;
  }

  private want(edit: Edit, isSure = false): void {
    if (!this.any) {
      this.start = this.table().laid;
      this.allowed = 0;
      if (!this.working) this.kept = String(wordsOf(this.start));
    }
    this.edits = [...this.edits, edit];
    this.chosen = null;
    this.wish = null;
    if (isSure) this.allow(this.edits.length);
  }

  private save(): void {
    this.changed = true;
    this.working ??= this.work().finally(() => {
      this.working = null;
      if (this.changed && !this.table().ask.past) this.save();
    });
  }

  /** Bring the server to what is wanted now, whatever that has become in the meantime. */
  private async work(): Promise<void> {
    while (this.changed && !this.table().ask.past) {
      this.changed = false;
      while (!this.table().ask.open) await this.table().ask.settled();
      const { edits, rows } = this;
      const { laid, ask } = this.table();
      this.kept = String(wordsOf(laid));
      if (!this.any || !this.isAllowed || !isWhole(rows)) return;
      const change = changeOf(laid, rows);
      const isNew = change.back + change.words.length > 0;
      if (isNew && !(await ask.change(change))) return this.forget();
      if (this.why) this.say(this.why); // the update has taken it away
      if (this.edits === edits) this.edits = [];
      else this.changed = true;
    }
  }
}

function questionOf(rows: Row[]): string {
  return ["draft", ...draftOf(rows)].join(" ");
}

/** Whether what is laid on a place comes to lie here: a command on a Bonus card becomes its first. */
function isFor(spot: Spot, { row, part }: Place): boolean {
  return spot.row === row && (spot.part === part || (part === "head" && spot.part === "first"));
}
