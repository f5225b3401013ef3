import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, speakWith, type Language } from "../../src/core/words.svelte";
import golems from "../../src/games/golems";
import { pace, stops } from "../../src/games/golems/pace";
import { recorded, recordedNames } from "./fixtures";
import { find, told, wordsOf } from "./stage";

const folder = resolve("src/games/golems");
const source = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("dev"))
  .map((file) => readFileSync(resolve(folder, file), "utf8"))
  .join("\n");
const built = ["golems-page-yes", "golems-page-no"]; // by the side of a condition
const used = [...new Set([...(source.match(/(?<=["'`])golems-[a-z-]+[a-z](?=["'`])/g) ?? []), ...built])];

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of wordsOf(language)) bundle.addResource(new FluentResource(text));
  return bundle;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const bundle = bundleOf(language);
  const own = wordsOf(language)[0]!.match(/^golems-page-[a-z-]+/gm)!;

  test("every message the page uses is there", () => {
    expect(used.length).toBeGreaterThan(60);
    const text = wordsOf(language).join("\n");
    const known = (id: string): boolean => bundle.hasMessage(id) || text.includes(`\n${id}-`); // or how some begin
    expect(used.filter((id) => !known(id))).toEqual([]);
  });

  test("no message is there for nothing", () => {
    expect(own.filter((id) => !used.includes(id))).toEqual([]);
  });

  test("messages can be said with all numbers", () => {
    const text = wordsOf(language).join("\n");
    const names = new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!));
    for (const count of [0, 1, 2, 5, 11, 21]) {
      const args = Object.fromEntries([...names].map((name) => [name, count]));
      for (const id of own) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
        expect(errors, id).toEqual([]);
      }
    }
  });

  test("it is said how far the game is", () => {
    speakWith(language, wordsOf(language));
    const { view } = find((update) => update.view.round === 3, /duel/).update;
    expect(golems.stage(view)).toMatch(/3.*10/);
    expect(golems.stage({ ...view, round: 0 })).toBe("");
    expect(golems.stage({ ...view, extra: 2 })).toMatch(/2/);
    expect(golems.stage(find((update) => update.view.round === 4, /labyrinth/).update.view)).toMatch(/4/);
  });
});

test("every recorded event has its time", () => {
  const silent = new Set<string>();
  for (const name of recordedNames()) {
    for (const { events } of recorded(name).updates["-1"]!) {
      for (const event of events) if (pace(event) === 0) silent.add(event.kind);
    }
  }
  expect([...silent]).toEqual(["golems.pass_began"]);
});

test("conflicts stop the playing, other things do not", () => {
  for (const kind of ["blocked", "stopped", "barrel_opened", "hit", "shielded", "loop_endless", "eliminated"]) {
    expect(stops(told(kind, { seat: 0 })), kind).toBe(true);
  }
  for (const kind of ["moved", "turned", "row_opened", "luck_drawn", "round_ended"]) {
    expect(stops(told(kind, { seat: 0 })), kind).toBe(false);
  }
});

test("another pass is shown, the first one is not", () => {
  expect(pace(told("pass_began", { row: 1, number: 1 }))).toBe(0);
  expect(pace(told("pass_began", { row: 1, number: 2 }))).toBeGreaterThan(0);
});

test("who has made a choice does not see it made again", () => {
  const taken = told("card_taken", { seat: 1, card: "axe" });
  expect(pace(taken, 1)).toBe(0);
  expect(pace(taken, 0)).toBeGreaterThan(0);
});
