import { expect, test } from "vitest";
import { isFree, letterOf } from "../../src/core/keyboard";

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

test("a key is free unless it is used, held with another, or pressed in a field, a window or where it is said", () => {
  document.body.innerHTML = `<input /><dialog><button>no</button></dialog><ul role="tablist"><li></li></ul><p></p>`;
  const pressed = (selector: string, more: KeyboardEventInit = {}): KeyboardEvent => {
    const key = new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true, ...more });
    document.querySelector(selector)!.dispatchEvent(key);
    return key;
  };
  expect(["p", "li", "input", "dialog button"].map((place) => isFree(pressed(place)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isFree(pressed("li"), "[role=tablist]")).toBe(false);
  expect(isFree(pressed("p", { ctrlKey: true }))).toBe(false);
  const used = pressed("p");
  used.preventDefault();
  expect(isFree(used)).toBe(false);
});
