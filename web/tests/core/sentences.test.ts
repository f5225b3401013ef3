import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith, tell, tr } from "../../src/core/messages.svelte";
import { fixture, recorded, recordedNames } from "../recorded";

const FOLDERS = [
  "../src/igroteka/core/locale",
  "../src/igroteka/games/algoracing/locale",
  "../src/igroteka/games/golems/locale",
  "../src/igroteka/games/progress/locale",
  "../src/igroteka/games/robomaso/locale",
  "../examples/fourinarow/src/igroteka_fourinarow/locale",
];

afterEach(() => vi.restoreAllMocks());

test("there are recorded games", () => expect(recordedNames().length).toBeGreaterThan(0));

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(recordedNames())("everything that happened in %s can be said", (name) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const texts = FOLDERS.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
    speakWith(language, [...texts, fixture(`progress.${language}.ftl`) ?? ""]);
    const game = ["fourinarow", "golems", "progress", "robomaso"].find((each) => name.startsWith(each)) ?? "algoracing";
    const { names, updates } = recorded(name);
    for (const update of Object.values(updates).flat()) {
      for (const event of update.events) expect(tell(event, game, names)).not.toBe("");
      for (const answer of update.legal) expect(tr(answer.message, answer.args)).not.toBe("");
      if (update.prompt) expect(tr(update.prompt)).not.toBe("");
    }
    expect(error.mock.calls).toEqual([]);
  });
});
