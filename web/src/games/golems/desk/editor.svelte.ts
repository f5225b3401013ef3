// A program being laid. The player changes whatever they like, and sees it at once. What may lie where the rules tell:
// they are asked about the program that is wanted, and what cannot lie so is explained and taken back. The table gets a
// program as one change once it is known to be allowed; while cards lie behind a gap the table keeps the last one, so
// that nothing is lost if the time is up.
import { showToast } from "../../../core/toast.svelte";
import { tr } from "../../../core/messages.svelte";
import { COMMAND_NAMES, SENSOR_NAMES, type Command, type Draft, type Sensor } from "../../../gen/golems";
import type { Sight, Spot } from "../../../gen/golems";
import type { Ask } from "../../contract";
import { hasCondition } from "../box";
import {
  bonusWord,
  changeOf,
  draftOf,
  isBonus,
  isSame,
  isWhole,
  laid,
  move,
  placesOf,
  remove,
  wordsOf,
  type Bonus,
  type Place,
  type Row,
  type Spotted,
} from "../program/rows";

/** What the table says of the program at this moment. */
export interface Table {
  laid: Row[];
  /** The round, and the match of a tournament: what was told before it is of no use any more. */
  round: string;
  /** The Bonus card of this round. */
  bonus: Bonus | null;
  ask: Ask;
}

export class Editor {
  /** What the player wants, as long as the server does not have it. */
  private draft = $state.raw<Row[] | null>(null);
  /** Whether the rules allow it. */
  private isSure = true;
  /** The drafts before each change since the last one that they are known to allow. */
  private trail: (Row[] | null)[] = [];
  /** What the server had when a draft with a gap was made. */
  private kept = "";
  /** The place the player has chosen for the next card. */
  private chosen = $state.raw<Place | null>(null);
  private working: Promise<void> | null = null;
  /** What the rules have said last in this or another round, and of which program. */
  private heard = $state.raw<(Draft & { of: string; round: string }) | null>(null);
  /** The program they are being asked about. */
  private asking = "";
  /** What is done as soon as they have said what may be done. */
  private waiting: (() => void)[] = [];

  constructor(private readonly table: () => Table) {}

  get rows(): Row[] {
    return this.draft ?? this.table().laid;
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
    const at: Place = place ?? this.cursor ?? { row: this.rows.length, part: "first" };
    const rows = laid(this.rows, at, word);
    if (!this.now) this.want(rows);
    else if (this.now.spots.some((spot) => isFor(spot, at) && spot.can.includes(word))) this.want(rows, true);
    else void this.explain(rows, word);
  }

  /** Let the condition of the program react to something else; without one, lay it. */
  sense(sensor: Sensor): void {
    const row = this.rows.findIndex(({ kind }) => isBonus(kind) && kind !== "call");
    const kind = (this.rows[row]?.kind ?? this.table().bonus ?? "for") as Bonus;
    if (sensor !== "any" && !hasCondition(kind)) return;
    this.lay(bonusWord(kind, sensor), row < 0 ? undefined : { row, part: "head" });
  }

  remove(place: Place): void {
    this.want(remove(this.rows, place));
  }

  move(from: Place, to: Place): void {
    this.want(move(this.rows, from, to));
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

  /** Give an answer when the server has all that was laid before it; behind a gap it knows of nothing. */
  answer(word: string): void {
    if (this.now) void this.give(word);
    else this.waiting.push(() => this.answer(word));
  }

  private async give(word: string): Promise<void> {
    await this.working;
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
  check(): void {
    const has = String(wordsOf(this.table().laid));
    if (!this.working && this.draft && has !== this.kept && has !== String(wordsOf(this.draft))) this.forget();
  }

  forget(): void {
    this.draft = null;
    this.isSure = true;
    this.trail = [];
    this.chosen = null;
    this.waiting = [];
  }

  /** Ask the rules about what is wanted now, if they have not been; for an effect. */
  look(): void {
    const { ask, round } = this.table();
    const of = questionOf(this.rows);
    void ask.legal; // where nothing could be asked, it is tried again when the table goes on
    if (this.told?.of === of || this.asking === round + of) return;
    this.asking = round + of;
    void ask.look(of).then((seen: Sight | null) => {
      this.asking = "";
      if (of === questionOf(this.rows) && round === this.table().round) this.hear(of, seen?.draft ?? null);
    });
  }

  /** The rules have said what may be done with the program; if they could not be asked, the table will know. */
  private hear(of: string, draft: Draft | null): void {
    if (draft?.why) {
      this.table().ask.explain(draft.why);
      this.draft = this.trail.pop() ?? null;
      if (!this.now) return; // they are asked about what was there before, too
    } else if (draft) this.heard = { ...draft, of, round: this.table().round };
    this.save();
    while (this.now && this.waiting.length > 0) this.waiting.shift()!();
  }

  /** Show why rows cannot lie so. */
  private async explain(rows: Row[], word: string): Promise<void> {
    const { ask } = this.table();
    const seen = (await ask.look(questionOf(rows))) as Sight | null;
    if (seen?.draft) ask.explain(seen.draft.why ?? word);
  }

  private want(rows: Row[], isSure = false): void {
    this.trail.push(this.draft);
    this.draft = rows;
    this.chosen = null;
    if (!this.working) this.kept = String(wordsOf(this.table().laid));
    if (isSure) this.save();
    else this.isSure = false;
  }

  /** The program is allowed: bring it to the server. */
  private save(): void {
    this.isSure = true;
    this.trail = [];
    this.working ??= this.work().finally(() => (this.working = null));
  }

  /** Bring the server to what is wanted now, whatever that has become in the meantime. */
  private async work(): Promise<void> {
    for (;;) {
      const goal = this.draft;
      if (!goal) return;
      const { laid, ask } = this.table();
      this.kept = String(wordsOf(laid));
      if (!this.isSure || !isWhole(goal)) return;
      const change = changeOf(laid, goal);
      const open = change.back + change.words.length > 0;
      if (open && !(await ask.change(change))) return this.forget();
      if (this.draft !== goal) continue;
      this.draft = null;
      return;
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
