import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, silence, speech } from "../../src/core/announce.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("sentences that come quickly are said together", () => {
  announce("One.");
  announce("Two.");
  vi.runAllTimers();
  expect(speech()).toBe("One. Two.");
});

test("nothing is left for the next listener, not even what was about to be said", () => {
  announce("You get: Jump.");
  vi.runAllTimers();
  announce("You get: U-turn.");
  silence();
  expect(speech()).toBe("");
  vi.runAllTimers();
  expect(speech()).toBe("");
  announce("Boris is on turn.");
  vi.runAllTimers();
  expect(speech()).toBe("Boris is on turn.");
});

test("the same sentence twice in a row is said once", () => {
  announce("Where does the card go?");
  announce("Where does the card go?");
  vi.runAllTimers();
  expect(speech()).toBe("Where does the card go?");
});
