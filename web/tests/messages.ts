// What holds for the messages of every game's part of the page.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../src/core/messages.svelte";
import { wordsOf } from "./stage";

/** The ids of messages that stand in the source of a game's part of the page. */
function idsIn(game: string): string[] {
  const folder = resolve("src/games", game);
  const source = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(resolve(folder, file), "utf8"))
    .join("\n");
  return source.match(new RegExp(`(?<=["'\`])${game}-[a-z-]+[a-z](?=["'\`])`, "g")) ?? [];
}

function bundleOf(game: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of wordsOf(game, language)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Test that the messages of a game are those it uses; `built` are ids made of parts. */
export function testMessages(game: string, built: string[] = []): void {
  const used = [...new Set([...idsIn(game), ...built])];

  describe.each(LANGUAGES)("in %s", (language) => {
    const bundle = bundleOf(game, language);
    const text = wordsOf(game, language).join("\n");
    const own = wordsOf(game, language)[0]!.match(new RegExp(`^${game}-page-[a-z-]+`, "gm"))!;

    test("every message the page uses is there", () => {
      const known = (id: string): boolean => bundle.hasMessage(id) || text.includes(`\n${id}-`); // or how some begin
      expect(used.length).toBeGreaterThan(40);
      expect(used.filter((id) => !known(id))).toEqual([]);
    });

    test("no message is there twice", () => {
      const ids = text.match(/^[a-z][a-z0-9-]*(?= =)/gm)!;
      expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    });

    test("no message is there for nothing", () => {
      expect(own.filter((id) => !used.includes(id))).toEqual([]);
    });

    test("messages can be said with all numbers", () => {
      const names = [...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!);
      for (const count of [0, 1, 2, 5, 11, 21]) {
        const args = Object.fromEntries(names.map((name) => [name, count]));
        for (const id of own) {
          const errors: Error[] = [];
          bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
          expect(errors, id).toEqual([]);
        }
      }
    });
  });
}
