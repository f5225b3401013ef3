import { cleanup, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import Score from "../../src/games/progress/Score.svelte";
import type { ProgressView, ScoreSight } from "../../src/gen/progress";
import { recorded, recordedNames, speakEnglish, stage, wordsOf } from "./stage";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The last moment of a recorded game. */
function end(game: string) {
  const { names, updates } = recorded(game);
  const update = updates["0"]!.at(-1)!;
  return { update, seat: 0, names };
}

function sheet(game: string, change: Partial<ProgressView> = {}) {
  const found = end(game);
  const props = { ...stage(found, change), winners: found.update.winners, scores: found.update.scores };
  return { ...props, ...render(Score, { props }) };
}

/** The numbers of a row, from the winner on. */
const row = (name: string): string[] =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map((cell) => cell.firstChild!.textContent!.trim());

describe("the sheet of a recorded game", () => {
  test.each(recordedNames())("of %s adds up, and is what the server says", (game) => {
    const { view, scores, winners } = sheet(game);
    const hidden = !view.counted;
    view.players.forEach((player, seat) => {
      if (!hidden) expect(player.sheet.total).toBe(scores[seat]);
    });
    if (hidden) {
      expect(screen.queryByRole("row", { name: /^Total/ })).toBeNull();
      expect(screen.getByText(/^Defeat/)).toBeTruthy();
      return;
    }
    const columns = view.players
      .map(({ sheet: own }, seat) => ({ seat, own, won: winners.includes(seat) }))
      .sort((a, b) => Number(b.won) - Number(a.won) || b.own.total - a.own.total || a.seat - b.seat);
    expect(row("Total")).toEqual(columns.map(({ own }) => String(own.total)));
    expect(row("Prestige")).toEqual(columns.map(({ own }) => String(own.power[0])));
    expect(row("Hand limit")).toEqual(columns.map(({ own }) => String(own.skills[2])));
    expect(row("Technologies")).toEqual(columns.map(({ own }) => String(own.cards)));
  });

  test("expansions have rows of their own, and only then", () => {
    sheet("progress-3-everything-greedy");
    for (const name of ["Every 5 cards of a type", "Achievements", "Personalities"]) row(name);
    expect(screen.queryByRole("row", { name: /^Time deck/ })).toBeNull();
    cleanup();
    sheet("progress-2-greedy");
    expect(screen.queryByRole("row", { name: /^(Every 5|Achievements|Personalities)/ })).toBeNull();
  });

  test("says in words what brings the points of tracks and skills", () => {
    const { view } = sheet("progress-3-everything-greedy");
    const text = (name: string): string[] =>
      within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent!);
    for (const cell of text("Prestige")) expect(cell).toMatch(/place \d(, shared)?.*step \d+/);
    for (const cell of text("Hand limit")) expect(cell).toMatch(/value \d+/);
    const { active } = view.players[0]!;
    expect(text("Technologies").join()).toContain(`${active.length} cards`);
  });

  test("a solo game has a penalty and a title", () => {
    const { view } = sheet("progress-solo-greedy");
    expect(row("Time deck")).toEqual([String(view.players[0]!.sheet.time)]);
    expect(screen.getByText(/Your title:/)).toBeTruthy();
  });

  test("a defeat shows points only if that was agreed", () => {
    sheet("progress-solo-greedy", { ending: "defeat", counted: false });
    expect(screen.queryByRole("row", { name: /^Total/ })).toBeNull();
    cleanup();
    sheet("progress-solo-greedy", { ending: "defeat", counted: true });
    expect(screen.getByRole("row", { name: /^Total/ })).toBeTruthy();
  });

  test("has no barrier that axe finds", async () => {
    const { container } = sheet("progress-3-everything-greedy");
    const off = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(container, { rules: off });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });

  test.each(LANGUAGES)("is complete in %s", (language) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith(language, wordsOf(language));
    for (const game of ["progress-3-everything-greedy", "progress-solo-greedy"]) {
      sheet(game);
      cleanup();
    }
    speakEnglish();
    expect(error.mock.calls).toEqual([]);
  });
});

describe("what the rules say of the points", () => {
  const seen: ScoreSight = {
    players: [
      {
        cards: [
          { card: "poetry", points: 3 },
          { card: "writing", points: 1 },
        ],
        symbols: [],
      },
      { cards: [], symbols: [{ card: "poetry", points: 2 }] },
    ],
    ties: [
      { kind: "general", tokens: [1, 1] },
      { kind: "culture", tokens: [0, null] },
    ],
  };

  async function scored(change: Partial<ProgressView> = {}) {
    const found = end("progress-2-greedy");
    const props = { ...stage(found, change), winners: [0], scores: found.update.scores };
    const look = vi.fn(() => Promise.resolve(seen));
    const drawn = render(Score, { props: { ...props, ask: { ...props.ask, look } } });
    await tick();
    expect(look).toHaveBeenCalledWith("score");
    return drawn;
  }

  test("a tie is shown with the tokens that broke it", async () => {
    await scored();
    const ties = screen.getAllByRole("row", { name: /^Tie-breaker/ }).map((each) => within(each).getAllByRole("cell"));
    expect(ties.map((cells) => cells.map((cell) => cell.textContent))).toEqual([
      ["1", "1"],
      ["0", ""],
    ]);
    cleanup();
    await scored({ ending: null });
    expect(screen.queryByRole("row", { name: /^Tie-breaker/ })).toBeNull();
  });

  test("cards are listed with what they bring", async () => {
    const { container } = await scored();
    const lines = [...container.querySelectorAll("details p")].map((line) => line.textContent);
    expect(lines).toContain("Technologies: Poetry 3 · Writing 1");
    expect(lines).toContain("Every 5 cards of a type: Poetry 2");
  });
});
