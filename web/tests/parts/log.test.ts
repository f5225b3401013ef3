import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { speakWith } from "../../src/core/messages.svelte";
import type { NumberedEvent } from "../../src/gen/room";
import Log from "../../src/parts/table/Log.svelte";

speakWith("en", ["page-log-earlier = Earlier lines\ntest-event = Something happens.\n"]);
afterEach(cleanup);

const events: NumberedEvent[] = Array.from({ length: 700 }, (_, number) => ({
  number,
  kind: "test.event",
  rules: [],
  fields: { number },
  args: {},
  seats: {},
}));

/** The numbers of the lines in the log of a long game. */
function lines(shown: number, back: boolean): number[] {
  const rest = { game: "test", names: [], events, known: 699, spot: () => {}, jump: () => {} };
  const { container } = render(Log, { props: { ...rest, shown, back } });
  return [...container.querySelectorAll("[data-number]")].map((line) => Number(line.getAttribute("data-number")));
}

test("a long log shows its last lines, and offers the earlier ones", () => {
  const numbers = lines(699, false);
  expect(numbers.at(-1)).toBe(699);
  expect(numbers[0]).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Earlier lines" })).toBeTruthy();
});

test.each([0, 63, 400, 699])("looking back at moment %i its line is there, and what came before and after", (shown) => {
  const numbers = lines(shown, true);
  expect(numbers).toContain(shown);
  expect(numbers).toContain(Math.max(0, shown - 100));
  expect(numbers).toContain(Math.min(699, shown + 50));
});
