// A program being laid. The server takes cards one by one from the first row to the last and gives back the last one;
// the player changes whatever he likes. What is wanted is shown at once, and the server is brought to it step by step;
// while cards lie behind a gap it keeps the program as it was, so that nothing is lost if the time is up.
import { showToast } from "../../../core/toast.svelte";
import { tr } from "../../../core/messages.svelte";
import { COMMAND_NAMES, type Command, type Sensor } from "../../../gen/golems";
import type { Ask } from "../../contract";
import {
  bonusWord,
  changeOf,
  hasBonus,
  isBonus,
  isSame,
  isWhole,
  layWord,
  leftOf,
  move,
  nextPlace,
  put,
  putBonus,
  remove,
  sensorsOf,
  setSensor,
  wordsOf,
  type Bonus,
  type Place,
  type Row,
} from "../program/rows";

/** What the table says of the program at this moment. */
export interface Table {
  laid: Row[];
  hand: number[];
  most: number;
  /** The Bonus cards of this round. */
  granted: Bonus[];
  ask: Ask;
}

export class Editor {
  /** What the player wants, as long as the server does not have it. */
  private draft = $state.raw<Row[] | null>(null);
  /** What the server had when a draft with a gap was made. */
  private kept = "";
  /** The place the player has chosen for the next card. */
  private chosen = $state.raw<Place | null>(null);
  private working: Promise<void> | null = null;

  constructor(private readonly table: () => Table) {}

  get rows(): Row[] {
    return this.draft ?? this.table().laid;
  }

  /** By command: how many cards are left in hand. */
  get left(): number[] {
    const { hand, laid } = this.table();
    return leftOf(hand, laid, this.rows);
  }

  /** Where the next card goes. */
  get cursor(): Place | null {
    return this.chosen ?? nextPlace(this.rows, this.table().most);
  }

  /** Whether the player has chosen a place himself. */
  get isChosen(): boolean {
    return this.chosen !== null;
  }

  /** Whether the cards lie as the server has them and nothing else is chosen: then it has said what is legal. */
  private get isPlain(): boolean {
    return this.draft === null && this.chosen === null && this.table().ask.legal.length > 0;
  }

  private has(command: Command): boolean {
    return (this.left[COMMAND_NAMES.indexOf(command)] ?? 0) > 0;
  }

  canLay(command: Command): boolean {
    if (this.isPlain) return this.table().ask.can(layWord(command));
    return this.cursor !== null && this.has(command);
  }

  canLayBonus(kind: Bonus, sensor?: Sensor): boolean {
    if (this.isPlain) return this.table().ask.can(bonusWord(kind, sensor));
    const place = this.cursor;
    if (!place || hasBonus(this.rows)) return false;
    return this.table().granted.includes(kind) && (this.rows[place.row]?.kind ?? "plain") === "plain";
  }

  lay(command: Command, place = this.cursor): void {
    const allowed = isSame(place, this.cursor) ? this.canLay(command) : this.has(command);
    if (!place || !allowed) return this.table().ask.explain(layWord(command));
    this.want(put(this.rows, place, command));
  }

  layBonus(kind: Bonus, sensor?: Sensor, place = this.cursor): void {
    const allowed = isSame(place, this.cursor)
      ? this.canLayBonus(kind, sensor)
      : !hasBonus(this.rows) && this.table().granted.includes(kind);
    if (!place || !allowed) return this.table().ask.explain(bonusWord(kind, sensor));
    this.want(putBonus(this.rows, place, kind, sensor));
  }

  /** Let the condition of the program react to something else; without one, lay it. */
  sense(sensor: Sensor): void {
    const row = this.rows.findIndex(({ kind }) => isBonus(kind) && kind !== "call");
    const kind = this.rows[row]?.kind ?? this.table().granted.find((each) => each !== "call");
    if (!kind || kind === "plain") return this.table().ask.explain(bonusWord("for"));
    if (sensor !== "any" && !sensorsOf(kind).includes(sensor)) return;
    if (row < 0) return this.layBonus(kind, sensor);
    if (sensorsOf(kind).includes(sensor) && this.rows[row]!.sensor !== sensor)
      this.want(setSensor(this.rows, row, sensor));
  }

  remove(place: Place): void {
    this.want(remove(this.rows, place));
  }

  move(from: Place, to: Place): void {
    this.want(move(this.rows, from, to));
  }

  choose(place: Place | null): void {
    this.chosen = place === null || isSame(place, nextPlace(this.rows, this.table().most)) ? null : place;
  }

  /** Take away the chosen card, or else the one laid last. */
  back(): boolean {
    const place = this.chosen ?? lastCard(this.rows);
    if (place) this.remove(place);
    return place !== null;
  }

  /** Give an answer when the server has all that was laid before it; behind a gap it knows of nothing. */
  async answer(word: string): Promise<void> {
    await this.working;
    if (!isWhole(this.rows)) return this.showGap();
    this.table().ask.give(word);
  }

  /** Say where a card is missing before others that lie there already. */
  private showGap(): void {
    const gap = nextPlace(this.rows, this.table().most);
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
    this.chosen = null;
  }

  private want(rows: Row[]): void {
    this.draft = rows;
    this.chosen = null;
    this.working ??= this.work().finally(() => (this.working = null));
  }

  /** Bring the server to what is wanted now, whatever that has become in the meantime. */
  private async work(): Promise<void> {
    for (;;) {
      const goal = this.draft;
      if (!goal) return;
      const { laid, ask } = this.table();
      this.kept = String(wordsOf(laid));
      if (!isWhole(goal)) return;
      const change = changeOf(laid, goal);
      const open = change.back + change.words.length > 0;
      if (open && !(await ask.change(change))) return this.forget();
      if (this.draft !== goal) continue;
      this.draft = null;
      return;
    }
  }
}

/** The card that was laid last. */
function lastCard(rows: Row[]): Place | null {
  const row = rows.length - 1;
  const last = rows[row];
  if (!last) return null;
  if (last.kind === "plain" || last.kind === "call") return { row, part: last.kind === "call" ? "head" : "first" };
  if (last.second) return { row, part: "second" };
  return { row, part: last.first ? "first" : "head" };
}
