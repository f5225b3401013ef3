import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "./fluent";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  LANGUAGES,
  has,
  language,
  list,
  messageOf,
  speakWith,
  tell,
  tr,
  wantedLanguage,
} from "../../src/core/messages.svelte";
import type { NumberedEvent } from "../../src/gen/room";

const told = (kind: string, args: object, seats: Record<string, number[]>): NumberedEvent => ({
  number: 0,
  kind,
  rules: [],
  fields: {},
  args,
  seats,
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("words", () => {
  test("are said in the language that was chosen last", () => {
    speakWith("en", ["hello = Hello, { $name }!"]);
    expect(tr("hello", { name: "Anna" })).toBe("Hello, Anna!");
    speakWith("cs", ["hello = Ahoj, { $name }!"]);
    expect(tr("hello", { name: "Anna" })).toBe("Ahoj, Anna!");
    expect(language()).toBe("cs");
    expect(document.documentElement.lang).toBe("cs");
  });

  test("use the plurals of the language", () => {
    const text =
      "n = { $count ->\n    [one] { $count } карта\n    [few] { $count } карты\n   *[other] { $count } карт\n}";
    speakWith("ru", [text]);
    expect([1, 3, 5, 21].map((count) => tr("n", { count }))).toEqual(["1 карта", "3 карты", "5 карт", "21 карта"]);
  });

  test("that are missing are reported with a fixed prefix, and shown as their id", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith("nl", []);
    expect(tr("not-there")).toBe("not-there");
    expect(has("not-there")).toBe(false);
    expect(error).toHaveBeenCalledWith("missing message: not-there (nl)");
  });

  test("whose argument is missing are reported, too", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith("en", ["hello = Hello, { $who }!"]);
    tr("hello");
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^missing message: hello: /));
  });

  test("of an event name the players, and nobody where there is none", () => {
    speakWith("en", [
      "game-bumped-into = { $player } bumps into { $other } on { $square }.",
      "game-won = { $winners } won.",
      "game-nobody = a parked rover",
    ]);
    const names = ["Anna", "Boris"];
    const bumped = told("game.bumped_into", { square: "c4" }, { player: [1], other: [7] });
    expect(tell(bumped, "game", names)).toBe("Boris bumps into a parked rover on c4.");
    expect(tell(told("game.won", {}, { winners: [0, 1] }), "game", names)).toBe("Anna and Boris won.");
    expect(messageOf("core.took_back_sealed")).toBe("core-took-back-sealed");
    expect(list(["A", "B", "C"])).toBe("A, B, and C");
  });

  test("are first those that were chosen, then those the browser asks for, then English", () => {
    expect(wantedLanguage(["de-DE", "nl-BE", "ru"])).toBe("nl");
    expect(wantedLanguage(["fr"])).toBe("en");
    localStorage.setItem("igroteka.language", '"cs"');
    expect(wantedLanguage(["nl"])).toBe("cs");
  });
});

/** All files below a folder. */
function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

describe("the words of the page", () => {
  const folders = [
    "src/locale",
    ...files("src/games")
      .filter((path) => path.endsWith("en.ftl"))
      .map((path) => join(path, "..")),
  ];

  test.each(folders)("%s has the same messages with the same arguments in all languages", (folder) => {
    const english = parse(readFileSync(join(folder, "en.ftl"), "utf8"));
    for (const each of LANGUAGES) {
      const other = parse(readFileSync(join(folder, `${each}.ftl`), "utf8"));
      expect([...other.keys()].sort(), each).toEqual([...english.keys()].sort());
      for (const [id, args] of english)
        expect([...(other.get(id) ?? [])].sort(), `${id} in ${each}`).toEqual([...args].sort());
    }
  });

  test("are all there, and all used", () => {
    const known = parse(readFileSync("src/locale/en.ftl", "utf8"));
    const source = files("src")
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const used = new Set([...source.matchAll(/["'](page-[a-z0-9-]+)["']/g)].map((match) => match[1] ?? ""));
    const built = [...source.matchAll(/`(page-[a-z-]*)\$\{[^`]*`/g)].map((match) => match[1] ?? "");
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    const unused = [...known.keys()].filter(
      (id) => !used.has(id) && !built.some((start) => start !== "page-" && id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
