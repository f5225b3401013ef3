import { expect, test } from "vitest";
import "./stage";
import { python, type Line } from "../../src/games/golems/program/python";
import type { Row } from "../../src/games/golems/program/rows";
import { COMMAND_NAMES, type Command, type RowKind, type Sensor } from "../../src/gen/golems";

const row = (
  kind: RowKind | null,
  first: Command | null = null,
  second: Command | null = null,
  sensor: Sensor = "any",
): Row => ({ kind, first, second, sensor });
const textOf = ({ indent, pieces }: Line): string => "    ".repeat(indent) + pieces.map(({ text }) => text).join("");
const text = (...rows: Row[]): string => python(rows, ["F", "X"]).map(textOf).join("\n");

test("commands are calls", () => {
  expect(text(...COMMAND_NAMES.map((command) => row("plain", command)))).toBe(
    "forward()\nback()\nturn_left()\nturn_right()\nstand()\nstrike()\ndefend()",
  );
});

test("Repeat 2 is a for", () => {
  expect(text(row("for", "F"))).toBe("for _ in range(2):\n    forward()");
});

test("a condition has two branches, with or without a sensor", () => {
  expect(text(row("if", "L", "X"))).toBe("if obstacle_ahead():\n    turn_left()\nelse:\n    strike()");
  expect(text(row("if", "D", "S", "attack"))).toBe("if under_attack():\n    defend()\nelse:\n    stand()");
});

test("Repeat until is a while not", () => {
  expect(text(row("while", "F", null, "wall"))).toBe("while not wall_ahead():\n    forward()");
});

test("a subprogram is defined where it is called", () => {
  expect(text(row("call"))).toBe("def subprogram():\n    forward()\n    strike()\nsubprogram()");
});

test("what is missing is an ellipsis, and what lies face down is not told", () => {
  expect(text(row("if", "F"), row(null))).toBe("if obstacle_ahead():\n    forward()\nelse:\n    ...\n# ?");
});

test("every line knows its row and its branch", () => {
  expect(python([row("plain", "F"), row("if", "L", "X")], ["F", "F"]).map(({ row, side }) => [row, side])).toEqual([
    [0, ""],
    [1, ""],
    [1, "first"],
    [1, "second"],
    [1, "second"],
  ]);
});
