// A table for the desk: views made by hand, and a server that takes cards one by one, as the real one does.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { nothing } from "../../src/core/looking";
import { speakWith, type Language } from "../../src/core/messages.svelte";
import type { Change, Ask, StageProps } from "../../src/games/contract";
import { open } from "../../src/games/golems/box";
import { bonusWord, draftOf, isBonus, partsOf, rowOf } from "../../src/games/golems/program/rows";
import { laid, wordsOf as answersOf, type Bonus, type Place, type Row } from "../../src/games/golems/program/rows";
import type { Story } from "../../src/games/golems/story";
import {
  COMMAND_NAMES,
  SENSOR_NAMES,
  type GolemView,
  type GolemsView,
  type Sight,
  type Spot,
} from "../../src/gen/golems";
import { fixture } from "../recorded";

const box = fixture("golems.box");
if (box !== null) open(JSON.parse(box));

export function wordsOf(language: Language): string[] {
  const server = resolve("../src/igroteka");
  return [
    resolve(`src/games/golems/locale/${language}.ftl`),
    `${server}/core/locale/${language}.ftl`,
    `${server}/games/golems/locale/${language}.ftl`,
  ].map((file) => readFileSync(file, "utf8"));
}

export function speakEnglish(): void {
  speakWith("en", wordsOf("en"));
}

export function golem(change: Partial<GolemView> = {}): GolemView {
  return {
    owner: 0,
    bot: null,
    steps: [],
    colour: "red",
    card: "sword",
    power: 1,
    limit: 3,
    rows: 4,
    reach: 1,
    cell: 49,
    facing: 0,
    home: 49,
    front: 0,
    damage: 0,
    worn: 0,
    out: "in-action",
    wet: -1,
    snow: null,
    modifier: 0,
    dealt: 0,
    fell: [0, 0],
    score: null,
    carried: 0,
    missing: 0,
    reached: 0,
    luck: null,
    luck_left: 0,
    joined: false,
    past: [],
    shown: [],
    held: null,
    sub: [null, null],
    least: 4,
    most: 4,
    program: [],
    ready: false,
    token: null,
    token_row: 0,
    token_on: "whole",
    acted: false,
    ...change,
  };
}

export const HAND = [3, 3, 2, 2, 1, 2, 2];

export function view(golems: GolemView[], change: Partial<GolemsView> = {}): GolemsView {
  const cells = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => 16 * y + x));
  return {
    seat: 0,
    asked: [0],
    prompt: "golems-lay-program",
    terms: [],
    scenario: "",
    mode: "standard",
    rounds: 10,
    goal: "standard",
    target: 0,
    object: "none",
    cup: null,
    luck_deck: [],
    card_terms: golems.map(() => "sword"),
    colour_terms: golems.map(() => null),
    bots: [],
    field: {
      width: 4,
      height: 4,
      cells,
      ice: [],
      snow: [],
      walls: [],
      water: [],
      streams: [],
      ladders: [],
      parts: [],
      starts: [],
    },
    goals: [],
    golems,
    barrels: [],
    opened: [],
    logic: [],
    objects: [],
    supply: [],
    gone: [],
    round: 1,
    turn: 0,
    extra: 0,
    ending: null,
    outcome: null,
    standing: [],
    asks: "golems-lay-program",
    setup: false,
    run: null,
    row: 0,
    passes: 0,
    step: -1,
    blocks: [],
    teleporting: -1,
    hand: HAND,
    ...change,
  };
}

const LAYS = COMMAND_NAMES.map((letter) => `lay:${letter}`);
const SENSED = (["if", "while"] as const).flatMap((kind) => SENSOR_NAMES.map((sensor) => bonusWord(kind, sensor)));
const CARDS = [...LAYS, "for", ...SENSED.filter((word) => word !== "while:attack"), "call"];
export const NOT_SO = { message: "golems-not-so", rules: [], args: {}, cells: [] };

/** The rows that answers and gaps lay. */
export function rowsOf(words: string[]): Row[] {
  let rows: Row[] = [];
  let missing: Place[] = [];
  for (const word of words) {
    const place = missing.shift() ?? { row: rows.length, part: "first" };
    if (word === "gap") continue;
    rows = laid(rows, place, word);
    if (word.startsWith("lay:")) continue;
    const row = rows.length - 1;
    missing = partsOf(rows[row]!.kind).flatMap((part) => (part === "head" ? [] : [{ row, part }]));
  }
  return rows;
}

/** What the rules say of a draft, if they allow what `allows` allows. */
export function sightOf(
  question: string,
  hand: number[],
  most: number,
  allows: (rows: Row[]) => boolean,
): Sight | null {
  const words = question.split(" ").slice(1);
  if (!words.every((word) => word === "gap" || CARDS.includes(word))) return null;
  const rows = rowsOf(words);
  const told = { ahead: [], way: null };
  const used = (now: Row[], word: string): number => draftOf(now).filter((each) => each === word).length;
  const fits = (now: Row[]): boolean =>
    now.length <= most && LAYS.every((word, at) => used(now, word) <= hand[at]!) && allows(now);
  if (!fits(rows)) return { ...told, draft: { why: NOT_SO, left: [], spots: [], ready: null } };
  const can = (place: Place): string[] =>
    CARDS.filter((word) => {
      const [old, isLay] = [rows[place.row]?.kind ?? "plain", word.startsWith("lay:")];
      if (isBonus(old) && (isLay ? place.part === "head" && old !== "call" : word.split(":")[0] !== old)) return false;
      return (isLay || old === "plain" || place.part === "head") && fits(laid(rows, place, word));
    });
  const places = rows.flatMap(({ kind }, row) => partsOf(kind).map((part): Place => ({ row, part })));
  const spots = places.map((place): Spot => {
    const empty = place.part !== "head" && rows[place.row]![place.part] === null;
    return { ...place, empty, can: can(place) };
  });
  const next: Place = { row: rows.length, part: "first" };
  if (rows.length < most) spots.push({ ...next, empty: true, can: can(next) });
  const left = LAYS.map((word, at) => hand[at]! - used(rows, word));
  const isReady = rows.length === most && !draftOf(rows).includes("gap");
  return { ...told, draft: { why: null, left, spots, ready: isReady ? null : NOT_SO } };
}

/** A server that appends cards and takes back the last one. Of Bonus cards it grants one. */
export class Server {
  rows: Row[] = [];
  round = "1";
  heard: string[] = [];
  changes: Change[] = [];
  looks: string[] = [];
  given = vi.fn<(word: string) => void>();
  explained = vi.fn<Ask["explain"]>();

  constructor(
    readonly most = 4,
    readonly granted: Bonus[] = [],
  ) {}

  /** Rows that may not be laid for another reason. */
  refuses: (rows: Row[]) => boolean = () => false;

  /** Whether such rows may be laid, as far as Bonus cards and other reasons go. */
  grants(rows: Row[]): boolean {
    if (this.refuses(rows)) return false;
    const kinds = rows.flatMap(({ kind }) => (isBonus(kind) ? [kind] : []));
    return kinds.length < 2 && kinds.every((kind) => this.granted.includes(kind));
  }

  look(question: string): Sight | null {
    return sightOf(question, HAND, this.most, (rows) => this.grants(rows));
  }

  allows(word: string): boolean {
    const { draft } = this.look(["draft", ...draftOf(this.rows)].join(" "))!;
    if (word === "finish") return true;
    if (word === "ready") return draft!.ready === null;
    return draft!.spots.find(({ empty }) => empty)?.can.includes(word) ?? false;
  }

  private take(word: string): void {
    this.heard.push(word);
    this.rows = rowsOf([...answersOf(this.rows), word]);
  }

  private undo(): void {
    this.heard.push("undo");
    this.rows = rowsOf(answersOf(this.rows).slice(0, -1));
  }

  /** What is shown beside the decision. */
  shown: Parameters<Ask["explain"]>[0] | null = null;
  /** How many milliseconds a look takes. */
  slow = 0;
  /** Whether the player looks back. */
  past = false;
  /** What is under way. */
  under: Promise<unknown> | null = null;

  /** Do what takes a while: until it is done nothing else can be asked for. */
  async during<T>(act: () => Promise<T>): Promise<T> {
    const under = act();
    this.under = under;
    const done = await under;
    this.under = null;
    this.shown = ""; // by an update
    return done;
  }

  private async carryOut(change: Change): Promise<boolean> {
    this.changes.push(change);
    await Promise.resolve();
    const before = this.rows;
    for (let count = 0; count < change.back; count++) this.undo();
    for (const word of change.words) {
      if (!this.allows(word)) {
        this.rows = before;
        this.explained(word);
        return false;
      }
      this.take(word);
    }
    return true;
  }

  get ask(): Ask {
    const words = (): string[] => [...CARDS, "ready", "finish"].filter((word) => this.allows(word));
    return {
      ...nothing,
      open: !this.under && !this.past,
      past: this.past,
      settled: async () => {
        while (this.under) await this.under;
      },
      get legal() {
        return words().map((word) => ({ word, message: "", args: {} }));
      },
      can: (word) => this.allows(word),
      give: (word) => (this.allows(word) ? this.given : this.explained)(word),
      change: (change) => this.during(() => this.carryOut(change)),
      explain: (why) => {
        this.shown = why;
        if (why !== "") this.explained(why);
      },
      why: () => Promise.resolve(null),
      look: async (of) => {
        this.looks.push(of);
        if (this.slow > 0) await new Promise((resolve) => setTimeout(resolve, this.slow));
        return this.look(of);
      },
    };
  }
}

/** What a desk gets. */
export function stage(
  seen: GolemsView,
  ask: Partial<Ask> & { words?: string[] } = {},
): StageProps<GolemsView, Story> & { ask: Ask } {
  const legal = (ask.words ?? []).map((word) => ({ word, message: "", args: {} }));
  const can = (word: string): boolean => legal.some((each) => each.word === word);
  const explain = vi.fn<Ask["explain"]>();
  const me = seen.golems[0]!;
  const has = new Set([...(ask.words ?? []), ...draftOf(me.program.map(rowOf))]);
  const all = seen.hand.map(
    (count, at) => count + answersOf(me.program.map(rowOf)).filter((word) => word === LAYS[at]).length,
  );
  const gift = me.luck && me.luck.toLowerCase();
  const isGift = (word: string): boolean => !!gift && word.startsWith(gift) && !word.endsWith("attack");
  const allows = (rows: Row[]): boolean => answersOf(rows).every((word) => has.has(word) || isGift(word));
  return {
    view: seen,
    before: seen,
    events: [],
    story: undefined,
    duration: 0,
    seat: 0,
    names: ["Anna", "Boris", "Cyril"],
    ask: {
      ...nothing,
      open: true,
      past: false,
      legal,
      can,
      give: vi.fn<(word: string) => void>((word) => can(word) || explain(word)),
      change: vi.fn(() => Promise.resolve(true)),
      explain,
      why: () => Promise.resolve(null),
      look: (of) => Promise.resolve(of.startsWith("draft") ? sightOf(of, all, me.most, allows) : null),
      ...ask,
    },
    sight: null,
    spotlight: null,
    drawing: "",
  };
}
