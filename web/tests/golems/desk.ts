// A table for the desk: views made by hand, and a server that takes cards one by one, as the real one does.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { speakWith, type Language } from "../../src/core/messages.svelte";
import type { Change, Ask, StageProps } from "../../src/games/contract";
import { open } from "../../src/games/golems/box";
import { gapOf, hasBonus, leftOf, nextPlace, type Bonus, type Row } from "../../src/games/golems/program/rows";
import type { Story } from "../../src/games/golems/story";
import { COMMAND_NAMES, type Command, type GolemView, type GolemsView, type Sensor } from "../../src/gen/golems";
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
    points: 0,
    score: null,
    carried: 0,
    taken: 0,
    missing: 0,
    reached: 0,
    luck: "-",
    past: [],
    shown: [],
    held: "-",
    sub: [null, null],
    least: 4,
    most: 4,
    program: [],
    ready: false,
    token: "-",
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
      goals: [],
      starts: [],
    },
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
    run: null,
    row: 0,
    passes: 0,
    step: -1,
    queues: [],
    blocks: [],
    teleporting: -1,
    hand: HAND,
    ...change,
  };
}

const BONUS = /^(for|if|while|call)(?::(\w+))?$/;

/** A server that appends cards and takes back the last one. Of Bonus cards it grants one. */
export class Server {
  rows: Row[] = [];
  heard: string[] = [];
  changes: Change[] = [];
  given = vi.fn<(word: string) => void>();
  explained = vi.fn<(word: string) => void>();

  constructor(
    readonly most = 4,
    readonly granted: Bonus[] = [],
  ) {}

  get hand(): number[] {
    return leftOf(HAND, [], this.rows);
  }

  allows(word: string): boolean {
    const gap = this.rows.some((row) => gapOf(row) !== null);
    const bonus = BONUS.exec(word);
    if (word === "ready") return !gap && this.rows.length === this.most;
    if (word === "finish") return true;
    if (bonus) {
      const kind = bonus[1] as Bonus;
      return !gap && !hasBonus(this.rows) && this.rows.length < this.most && this.granted.includes(kind);
    }
    const left = this.hand[COMMAND_NAMES.indexOf(word.slice(4) as Command)] ?? 0;
    return left > 0 && nextPlace(this.rows, this.most) !== null;
  }

  private take(word: string): void {
    this.heard.push(word);
    const bonus = BONUS.exec(word);
    if (bonus) {
      const sensor = (bonus[2] ?? "any") as Sensor;
      this.rows = [...this.rows, { kind: bonus[1] as Bonus, first: null, second: null, sensor }];
      return;
    }
    const { row, part } = nextPlace(this.rows, this.most)!;
    const command = word.slice(4) as Command;
    const old: Row = this.rows[row] ?? { kind: "plain", first: null, second: null, sensor: "any" };
    this.rows = [...this.rows.slice(0, row), { ...old, [part]: command }];
  }

  private undo(): void {
    this.heard.push("undo");
    const last = this.rows.at(-1)!;
    const rest = this.rows.slice(0, -1);
    if (last.kind === "plain" || last.kind === "call" || last.first === null) this.rows = rest;
    else if (last.second !== null) this.rows = [...rest, { ...last, second: null }];
    else this.rows = [...rest, { ...last, first: null }];
  }

  async change(change: Change): Promise<boolean> {
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
    const words = [...COMMAND_NAMES.map((letter) => `lay:${letter}`), "for", "if", "while", "call", "ready", "finish"];
    return {
      legal: words.filter((word) => this.allows(word)).map((word) => ({ word, message: "", args: {} })),
      can: (word) => this.allows(word),
      give: (word) => (this.allows(word) ? this.given : this.explained)(word),
      change: (change) => this.change(change),
      explain: this.explained,
      why: () => Promise.resolve(null),
      look: () => Promise.resolve(null),
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
  const explain = vi.fn<(word: string) => void>();
  return {
    view: seen,
    before: seen,
    events: [],
    story: undefined,
    duration: 0,
    seat: 0,
    names: ["Anna", "Boris", "Cyril"],
    ask: {
      legal,
      can,
      give: vi.fn<(word: string) => void>((word) => can(word) || explain(word)),
      change: vi.fn(() => Promise.resolve(true)),
      explain,
      why: () => Promise.resolve(null),
      look: () => Promise.resolve(null),
      ...ask,
    },
    sight: null,
    spotlight: null,
    drawing: "",
  };
}
