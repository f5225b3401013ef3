import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../src/core/words.svelte";
import { pace, stops } from "../../src/games/algoracing/pace";
import { recorded, recordedNames } from "./fixtures";
import { wordsOf } from "./stage";

const folder = resolve("src/games/algoracing");
const source = readdirSync(folder)
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(resolve(folder, file), "utf8"))
  .join("\n");
const used = [...new Set(source.match(/(?<=["'`])algoracing-[a-z-]+[a-z](?=["'`])/g))];

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of wordsOf(language)) bundle.addResource(new FluentResource(text));
  return bundle;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const bundle = bundleOf(language);
  const own = wordsOf(language)[0]!.match(/^algoracing-page-[a-z-]+/gm)!;

  test("every message the page uses is there", () => {
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  test("no message is there for nothing", () => {
    expect(own.filter((id) => !used.includes(id))).toEqual([]);
  });

  test("messages can be said with all numbers", () => {
    const args = { card: "S", colour: "red", type: "red", facing: "N", corner: "sw", player: "Ann", players: "Ann" };
    const more = {
      level: 1,
      square: "a1",
      cards: "S",
      corners: "",
      aboard: 1,
      points: 1,
      target: 7,
      length: 1,
      limit: 3,
      round: 2,
    };
    for (const count of [0, 1, 2, 5, 11, 21]) {
      for (const id of own) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(id)!.value!, { ...args, ...more, count, skipped: count }, errors);
        expect(errors, id).toEqual([]);
      }
    }
  });
});

test("every recorded event has its time, and conflicts stop the playing", () => {
  const silent = new Set<string>();
  const halting = new Set<string>();
  for (const name of recordedNames()) {
    for (const { events } of recorded(name).updates["-1"]!) {
      for (const event of events) {
        if (pace(event) === 0) silent.add(event.kind);
        if (stops(event)) halting.add(event.kind);
      }
    }
  }
  expect([...silent]).toEqual(["algoracing.bar_lifted"]);
  expect([...halting].sort()).toEqual([
    "algoracing.collided",
    "algoracing.compensated",
    "algoracing.futile",
    "algoracing.skipped",
  ]);
});

test("who has laid the cards does not see them laid again", () => {
  const laid = { number: 0, kind: "algoracing.inserted", rules: [], fields: {}, args: {}, seats: { player: [1] } };
  expect(pace(laid, 1)).toBe(0);
  expect(pace(laid, 0)).toBeGreaterThan(0);
});
