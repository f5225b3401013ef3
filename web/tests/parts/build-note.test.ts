import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import type { Build } from "../../src/gen/room";
import BuildNote from "../../src/parts/BuildNote.svelte";

const fetched = vi.fn<typeof fetch>();
const says = (bots: Build["bots"]) => fetched.mockImplementation(() => Promise.resolve(Response.json({ bots })));
const speak = (language: (typeof LANGUAGES)[number]) =>
  speakWith(language, [readFileSync(`src/locale/${language}.ftl`, "utf8")]);
const minute = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  speak("en");
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the note says, after the server has answered. */
async function note(): Promise<() => string> {
  const { container } = render(BuildNote);
  await vi.advanceTimersByTimeAsync(0);
  return () => container.textContent.trim();
}

test("while the rules are compiled it is asked again, and no longer when they are", async () => {
  says("compiling");
  const text = await note();
  expect(text()).toBe("The rules are being compiled. Until that is done, bots take longer to think.");

  says("compiled");
  await minute();
  expect(text()).toBe("The rules are compiled: bots think at full speed.");

  const asked = fetched.mock.calls.length;
  await minute();
  expect(fetched).toHaveBeenCalledTimes(asked);
});

test("rules that stay interpreted are asked for once", async () => {
  says("interpreted");
  const text = await note();
  await minute();
  expect(text()).toBe("The rules are not compiled: bots take longer to think.");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a page nobody looks at does not ask again", async () => {
  says("compiling");
  await note();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await minute();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("nothing is asked after the page has gone", async () => {
  says("compiling");
  await note();
  cleanup();
  await minute();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a server that cannot be reached leaves the note as it is", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  const text = await note();
  expect(text()).toBe("");
});

test.each(LANGUAGES)("all states have words in %s", async (language) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  speak(language);
  for (const bots of ["interpreted", "compiling", "compiled"] as const) {
    says(bots);
    const text = await note();
    expect(text()).not.toBe("");
    cleanup();
  }
  expect(error).not.toHaveBeenCalled();
});
