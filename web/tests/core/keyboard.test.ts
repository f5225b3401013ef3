import { expect, test } from "vitest";
import { letterOf } from "../../src/core/keyboard";

test.each([
  ["r", "KeyR", "r"],
  ["R", "KeyR", "r"],
  ["к", "KeyR", "r"], // Russian
  ["p", "KeyR", "p"], // Dvorak
  ["ř", "Digit5", ""], // Czech
  ["Escape", "Escape", ""],
])("%s on %s means “%s”", (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
