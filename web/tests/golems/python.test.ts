import { expect, test } from "vitest";
import { python, textOf } from "../../src/games/golems/program/python";
import { CALL, FOR, IF, PLAIN, WHILE, type Row } from "../../src/games/golems/program/rows";

const row = (kind: number, first = -1, second = -1, sensor = 0): Row => ({ kind, first, second, sensor });
const text = (...rows: Row[]): string => textOf(python(rows, [0, 5]));

test("commands are calls", () => {
  expect(text(...[0, 1, 2, 3, 4, 5, 6].map((command) => row(PLAIN, command)))).toBe(
    "forward()\nback()\nturn_left()\nturn_right()\nstand()\nstrike()\ndefend()",
  );
});

test("Repeat 2 is a for", () => {
  expect(text(row(FOR, 0))).toBe("for _ in range(2):\n    forward()");
});

test("a condition has two branches, with or without a sensor", () => {
  expect(text(row(IF, 2, 5))).toBe("if obstacle_ahead():\n    turn_left()\nelse:\n    strike()");
  expect(text(row(IF, 6, 4, 4))).toBe("if under_attack():\n    defend()\nelse:\n    stand()");
});

test("Repeat until is a while not", () => {
  expect(text(row(WHILE, 0, -1, 2))).toBe("while not wall_ahead():\n    forward()");
});

test("a subprogram is defined where it is called", () => {
  expect(text(row(CALL))).toBe("def subprogram():\n    forward()\n    strike()\nsubprogram()");
});

test("what is missing is an ellipsis, and what lies face down is not told", () => {
  expect(text(row(IF, 0), row(-1))).toBe("if obstacle_ahead():\n    forward()\nelse:\n    ...\n# ?");
});

test("every line knows its row and its branch", () => {
  expect(python([row(PLAIN, 0), row(IF, 2, 5)], [0, 0]).map(({ row, side }) => [row, side])).toEqual([
    [0, ""],
    [1, ""],
    [1, "first"],
    [1, "second"],
    [1, "second"],
  ]);
});
