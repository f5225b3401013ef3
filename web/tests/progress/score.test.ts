import { cleanup, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/words.svelte";
import Score from "../../src/games/progress/Score.svelte";
import { cardPoints, symbolPoints, tiesOf } from "../../src/games/progress/score";
import type { ProgressView } from "../../src/gen/progress";
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

/** A view of players with these totals and tokens. */
function standings(...players: { total: number; tokens: number[]; grey?: number[] }[]): ProgressView {
  return {
    ending: "symbols",
    players: players.map(({ total, tokens, grey = [0, 0, 0, 0] }) => ({ tokens, grey, sheet: { total } })),
  } as unknown as ProgressView;
}

describe("the sheet of a recorded game", () => {
  test.each(recordedNames())("of %s adds up, and is what the server says", (game) => {
    const { view, scores, winners } = sheet(game);
    const hidden = view.ending === "defeat";
    view.players.forEach((player, seat) => {
      if (!hidden) expect(player.sheet.total).toBe(scores[seat]);
      const points = (rows: { points: number }[]): number => rows.reduce((sum, each) => sum + each.points, 0);
      expect(points(cardPoints(player))).toBe(player.sheet.cards);
      expect(points(symbolPoints(player))).toBe(player.sheet.symbols);
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
    const terms = end("progress-2-greedy").update.view.terms;
    const shown = terms.map(([name, value]): [string, number] => [name, name === "solo_defeat_score" ? 1 : value]);
    sheet("progress-solo-greedy", { ending: "defeat" });
    expect(screen.queryByRole("row", { name: /^Total/ })).toBeNull();
    cleanup();
    sheet("progress-solo-greedy", { ending: "defeat", terms: shown });
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

describe("ties", () => {
  test("nobody is tied", () => {
    expect(tiesOf(standings({ total: 5, tokens: [0, 0, 0, 0] }, { total: 4, tokens: [0, 0, 0, 9] }))).toEqual([]);
  });

  test("general tokens decide first, grey ones too", () => {
    const one = { total: 5, tokens: [0, 0, 0, 1], grey: [0, 0, 0, 1] };
    const ties = tiesOf(standings(one, { total: 5, tokens: [9, 9, 9, 1] }, { total: 3, tokens: [9, 9, 9, 9] }));
    expect(ties).toEqual([
      {
        kind: "general",
        tied: [
          { seat: 0, tokens: 2 },
          { seat: 1, tokens: 1 },
        ],
      },
    ]);
  });

  test("then culture, science and engineering, among those still tied", () => {
    const ties = tiesOf(
      standings(
        { total: 5, tokens: [1, 0, 2, 1] },
        { total: 5, tokens: [2, 0, 2, 1] },
        { total: 5, tokens: [9, 9, 1, 1] },
      ),
    );
    expect(ties.map(({ kind, tied }) => [kind, tied.map(({ seat }) => seat)])).toEqual([
      ["general", [0, 1, 2]],
      ["culture", [0, 1, 2]],
      ["science", [0, 1]],
    ]);
  });

  test("all four are used if nothing decides", () => {
    const same = { total: 5, tokens: [1, 1, 1, 1] };
    expect(tiesOf(standings(same, same)).map(({ kind }) => kind)).toEqual([
      ...["general", "culture", "science", "engineering"],
    ]);
  });

  test("a tie is shown with the tokens that broke it", () => {
    const { players } = end("progress-2-greedy").update.view;
    const total = players[0]!.sheet.total;
    sheet("progress-2-greedy", {
      players: players.map((player) => ({ ...player, sheet: { ...player.sheet, total } })),
    });
    expect(screen.getAllByRole("row", { name: /^Tie-breaker/ }).length).toBeGreaterThan(0);
  });
});
