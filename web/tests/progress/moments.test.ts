// Desks at many recorded moments: they can be shown, in every language and without barriers.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { stepsFrom } from "../../src/core/playback.svelte";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import Desk from "../../src/games/progress/Desk.svelte";
import { find, listen, recorded, recordedNames, speakEnglish, stage, wordsOf } from "./stage";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const prompts =
  (prompt: string): Parameters<typeof find>[0] =>
  ({ view }) =>
    view.prompt === `progress-${prompt}`;
const firsts = new Map<string, ReturnType<typeof find>>();

/** The first moment in which this is asked; each is looked for only once, for recorded games are large. */
function first(question: string): ReturnType<typeof find> {
  if (!firsts.has(question)) {
    const rare = ["give", "start", "after", "shuffle"].includes(question);
    firsts.set(question, find(prompts(question), rare ? /solo|2-personalities/ : /2-greedy/));
  }
  return firsts.get(question)!;
}

describe("every recorded moment", () => {
  const QUESTIONS = ["start", "back", "act", "pay", "draw", "quick", "drop", "shuffle", "give", "after", "limit"];

  test.each(LANGUAGES)("can be shown in %s, without a missing message", (language) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith(language, wordsOf(language));
    for (const question of QUESTIONS) {
      render(Desk, { props: stage(first(question)) });
      cleanup();
    }
    speakEnglish();
    expect(error.mock.calls).toEqual([]);
  });

  test.each(recordedNames().filter((name) => name.includes("greedy")))("of %s can be shown to every seat", (name) => {
    const { names, updates } = recorded(name);
    for (const seat of Object.keys(updates).map(Number)) {
      for (const update of updates[seat]!.filter((_, index) => index % 71 === 0)) {
        render(Desk, { props: stage({ update, seat, names }) });
        expect(screen.getByRole("region", { name: "Hand and turn" })).toBeTruthy();
        cleanup();
      }
    }
  });

  test.each(QUESTIONS)("of %s has no barrier that axe finds", async (question) => {
    const { container } = render(Desk, { props: stage(first(question)) });
    if (question === "act")
      await fireEvent.click(within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button")[0]!);
    const { violations } = await axe.run(container, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });
});

test("the desk can be shown while a game is played", { timeout: 60_000 }, () => {
  const { names, updates } = recorded("progress-solo-everything-greedy");
  const [first, ...rows] = updates["0"]!;
  const moments = rows.flatMap((row) => row.moments);
  const shown = new Set<string>();
  for (const { events, view } of stepsFrom(first!.view, undefined, moments, {})) {
    const kind = `${view.prompt} ${events.at(-1)?.kind}`;
    if (shown.has(kind)) continue;
    shown.add(kind);
    const props = { ...stage({ update: first!, seat: 0, names }), view, events, ask: listen([]), duration: 200 };
    expect(() => render(Desk, { props }), kind).not.toThrow();
    cleanup();
  }
});

test("who watches sees whose turn it is", () => {
  const found = find((_, seat) => seat === -1, /2-greedy/);
  render(Desk, { props: stage(found) });
  expect(screen.getByText(/^Turn of/)).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
});

test.each(LANGUAGES)(
  "in %s no message of desk, tree and score sheet is there for nothing, and all are there",
  (language) => {
    const folder = resolve("src/games/progress");
    const source = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map((file) => readFileSync(resolve(folder, file), "utf8"))
      .join("\n");
    const used = new Set(source.match(/(?<=["'`])progress-(?:desk|tree|score)-[a-z-]+[a-z](?=["'`])/g));
    for (const name of ["cards", "symbols", "feats", "persons"]) used.add(`progress-score-${name}`); // built of parts
    const own = wordsOf(language)[0]!.match(/^progress-(?:desk|tree|score)-[a-z-]+/gm)!;
    expect(own.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !own.includes(id))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  },
);
