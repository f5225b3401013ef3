// What a part of the page gets, from a recorded update; and an `ask` that writes down what it is asked.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { speakWith, type Language } from "../../src/core/words.svelte";
import type { Played } from "../../src/games/algoracing/animate";
import type { Ask, StageProps } from "../../src/games/contract";
import type { AlgoracingView } from "../../src/gen/algoracing";
import type { Answer } from "../../src/gen/room";
import { recorded, recordedNames, type Recorded } from "./fixtures";

type Moment = Recorded["updates"][string][number];

/** The messages of the page's own part and of the server, in a language. */
export function wordsOf(language: Language): string[] {
  const server = resolve("../src/igroteka");
  return [
    resolve(`src/games/algoracing/locale/${language}.ftl`),
    `${server}/core/locale/${language}.ftl`,
    `${server}/games/algoracing/locale/${language}.ftl`,
  ].map((file) => readFileSync(file, "utf8"));
}

export function speakEnglish(): void {
  speakWith("en", wordsOf("en"));
}

/** The first moment of the recorded games that is as wanted, with its seat. */
export function find(
  wanted: (update: Moment) => boolean,
  games = /./,
): { update: Moment; seat: number; names: string[] } {
  for (const name of recordedNames().filter((each) => games.test(each))) {
    const { names, updates } = recorded(name);
    for (const seat of Object.keys(updates)) {
      const update = updates[seat]!.find(wanted);
      if (update) return { update, seat: Number(seat), names };
    }
  }
  throw new Error("no recorded game has such a moment");
}

export interface Heard extends Ask {
  give: ReturnType<typeof vi.fn<(word: string) => void>>;
  explain: ReturnType<typeof vi.fn<(word: string) => void>>;
}

export function listen(legal: Answer[]): Heard {
  return {
    legal,
    can: (word) => legal.some((each) => each.word === word),
    give: vi.fn<(word: string) => void>(),
    change: () => Promise.resolve(false),
    explain: vi.fn<(word: string) => void>(),
    why: () => Promise.resolve(null),
  };
}

/** The properties of a stage at a recorded moment. */
export function stage(
  { update, seat, names }: ReturnType<typeof find>,
  change: Partial<AlgoracingView> = {},
): StageProps<Played> & { ask: Heard } {
  const view = { ...update.view, ...change };
  return {
    view,
    before: view,
    event: null,
    duration: 0,
    seat,
    names,
    ask: listen(update.legal),
    preview: update.preview,
    spotlight: null,
    drawing: "",
  };
}
