// What a part of the page gets, from a recorded update; and an `ask` that writes down what it is asked.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { speakWith, type Language } from "../../src/core/words.svelte";
import type { Played } from "../../src/games/golems/animate";
import type { Ask, StageProps } from "../../src/games/contract";
import type { GolemsView } from "../../src/gen/golems";
import type { Answer, Told } from "../../src/gen/room";
import { recorded, recordedNames, type Recorded } from "./fixtures";

type Moment = Recorded["updates"][string][number];

/** The messages of the page's own part and of the server, in a language. */
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

/** The first moment of the recorded games that is as wanted, with its seat. */
export function find(
  wanted: (update: Moment, seat: number) => boolean,
  games = /./,
): { update: Moment; seat: number; names: string[] } {
  for (const name of recordedNames().filter((each) => games.test(each))) {
    const { names, updates } = recorded(name);
    for (const seat of Object.keys(updates).map(Number)) {
      const update = updates[seat]!.find((each) => wanted(each, seat));
      if (update) return { update, seat, names };
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
  change: Partial<GolemsView> = {},
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

/** An event as it is told. */
export function told(kind: string, fields: object, number = 0): Told {
  const { seat, rules = [] } = fields as { seat?: number; rules?: string[] };
  return {
    number,
    kind: `golems.${kind}`,
    rules,
    fields,
    args: {},
    seats: seat === undefined ? {} : { player: [seat] },
  };
}
