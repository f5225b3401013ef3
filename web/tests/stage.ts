// What a part of a game's page gets, from a recorded update; and an `ask` that writes down what it is asked.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { nothing } from "../src/core/looking";
import { speakWith, type Language } from "../src/core/messages.svelte";
import type { Ask, StageProps } from "../src/games/contract";
import type { Answer, NumberedEvent } from "../src/gen/room";
import { fixture, recorded, recordedNames, type Recorded } from "./recorded";

export interface Heard extends Ask {
  give: ReturnType<typeof vi.fn<(word: string) => void>>;
  explain: ReturnType<typeof vi.fn<(word: string) => void>>;
}

export function listen(legal: Answer[]): Heard {
  const can = (word: string): boolean => legal.some((each) => each.word === word);
  const explain = vi.fn<(word: string) => void>();
  return {
    ...nothing,
    open: true,
    past: false,
    legal,
    can,
    give: vi.fn<(word: string) => void>((word) => can(word) || explain(word)),
    change: () => Promise.resolve(false),
    explain,
    why: () => Promise.resolve(null),
    look: () => Promise.resolve(null),
  };
}

/** The messages of the page's own part and of the server, in a language. */
export function wordsOf(game: string, language: Language): string[] {
  const server = resolve("../src/igroteka");
  const texts = [
    resolve(`src/games/${game}/locale/${language}.ftl`),
    `${server}/core/locale/${language}.ftl`,
    `${server}/games/${game}/locale/${language}.ftl`,
  ].map((file) => readFileSync(file, "utf8"));
  const made = fixture(`${game}.${language}.ftl`); // names that stand in data files
  return made === null ? texts : [...texts, made];
}

/** A kind of event without the name of the game. */
type Short<Kind extends string> = Kind extends `${string}.${infer S}` ? S : never;

/** What the tests of a game with these events need; its recorded games are called so. */
export function stageFor<View, E extends { kind: string; fields: object }>(
  game: string,
  records = new RegExp(`^${game}-`),
) {
  type Moment = Recorded<View>["updates"][string][number];
  type Found = { update: Moment; seat: number; names: string[] };

  return {
    recorded: recorded<View>,
    recordedNames: () => recordedNames(records),
    wordsOf: (language: Language) => wordsOf(game, language),
    speakEnglish: () => speakWith("en", wordsOf(game, "en")),

    /** The first moment of the recorded games that is as wanted, with its seat. */
    find(wanted: (update: Moment, seat: number) => boolean, games = /./): Found {
      for (const name of recordedNames(records).filter((each) => games.test(each))) {
        const { names, updates } = recorded<View>(name);
        for (const seat of Object.keys(updates).map(Number)) {
          const update = updates[seat]!.find((each) => wanted(each, seat));
          if (update) return { update, seat, names };
        }
      }
      throw new Error("no recorded game has such a moment");
    },

    /** The properties of a stage at a recorded moment. */
    stage({ update, seat, names }: Found, change: Partial<View> = {}): StageProps<View, never> & { ask: Heard } {
      const view = { ...update.view, ...change };
      return {
        view,
        before: view,
        events: [],
        story: undefined,
        duration: 0,
        seat,
        names,
        ask: listen(update.legal),
        sight: update.sight ?? null,
        spotlight: null,
        drawing: "",
      };
    },

    /** An event as it is told, with the fields that matter. */
    told<S extends Short<E["kind"]>>(
      kind: S,
      fields: Partial<Extract<E, { kind: `${string}.${S}` }>["fields"]>,
      number = 0,
    ): NumberedEvent {
      const { seat, rules = [] } = fields as { seat?: number; rules?: string[] };
      const seats: NumberedEvent["seats"] = seat === undefined ? {} : { player: [seat] };
      return { number, kind: `${game}.${kind}`, rules, fields, args: {}, seats };
    },
  };
}
