import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import { robotName } from "../../src/games/robomaso/box";
import Score from "../../src/games/robomaso/Score.svelte";
import type { RobomasoView } from "../../src/gen/robomaso";
import { barriers } from "./barriers";
import { recorded, speakEnglish, stage, wordsOf } from "./stage";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The score sheet at the end of a recorded game; of one that ended otherwise it says so. */
function sheet(game: string, change: Partial<RobomasoView> = {}) {
  const { names, updates } = recorded(game);
  const update = updates["0"]!.at(-1)!;
  const props = { ...stage({ update, seat: 0, names }, change), winners: update.winners, scores: update.scores };
  return { ...props, ...render(Score, { props }) };
}

const rows = (): HTMLElement[] => screen.getAllByRole("row").slice(1);

test.each(["robomaso-2-document", "robomaso-2-duels"])("%s: all discs are accounted for", (game) => {
  const { view, names, scores, winners } = sheet(game);
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!);
  order.forEach((seat, place) => {
    const row = rows()[place]!;
    const cells = within(row).getAllByRole("cell");
    expect(within(row).getByRole("rowheader").textContent).toContain(names[seat]);
    expect(Number(cells.at(-1)!.textContent)).toBe(scores[seat]);
    for (const robot of [2 * seat, 2 * seat + 1]) {
      expect(cells[0]!.textContent).toContain(`${robotName(robot)}: ${view.robots[robot]!.discs}`);
    }
    expect(cells[1]!.textContent).toBe(String(view.players[seat]!.stored || "–"));
    expect(within(row).queryAllByRole("img", { name: "Winner" })).toHaveLength(winners.includes(seat) ? 1 : 0);
  });
});

test("it is said why the game is over", () => {
  const { view } = sheet("robomaso-2-document");
  expect(view.ending).toBe("goal");
  expect(screen.getByText(/^The game is over: the goal is reached\. Victory: /)).toBeTruthy();
  cleanup();
  expect(sheet("robomaso-2-duels").view.ending).toBe("rounds");
  expect(screen.getByText(/^The game is over: the last round has been played/)).toBeTruthy();
  cleanup();
  sheet("robomaso-2-duels", { ending: "standstill" });
  expect(screen.getByText(/^The game is over: nobody can do anything any more/)).toBeTruthy();
});

test.each(LANGUAGES)("is complete in %s", (language) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  speakWith(language, wordsOf(language));
  sheet("robomaso-2-document");
  speakEnglish();
  expect(error.mock.calls).toEqual([]);
});

test("has no barriers that axe finds", async () => {
  const { container } = sheet("robomaso-2-document");
  expect(await barriers(container)).toEqual([]);
});
