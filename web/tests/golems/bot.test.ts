// Bot Program cards as flowcharts.
import { describe, expect, it } from "vitest";
import type { GolemView } from "../../src/gen/golems";
import { ACTION, QUESTION, botChart, isOnWay, type Shape } from "../../src/games/golems/program/bot";

const GUARD: GolemView["steps"] = [
  ["sees", "hits", "low"],
  ["hits", "X", "D"],
  ["low", "L", "high"],
  ["high", "D", "R"],
];

const size = ({ isQuestion }: Shape) => (isQuestion ? QUESTION : ACTION);

describe("a Bot Program card", () => {
  it("has a shape for every question and every way out", () => {
    const { shapes } = botChart(GUARD);
    expect(shapes.filter(({ isQuestion }) => isQuestion).map(({ says }) => says)).toEqual([
      "sees",
      "hits",
      "low",
      "high",
    ]);
    expect(shapes.filter(({ isQuestion }) => !isQuestion).map(({ says }) => says)).toEqual(["X", "D", "L", "D", "R"]);
  });

  it("lays no shape over another or over the edge", () => {
    const { shapes, width, height } = botChart(GUARD);
    for (const shape of shapes) {
      expect(shape.x - size(shape).width / 2).toBeGreaterThanOrEqual(0);
      expect(shape.x + size(shape).width / 2).toBeLessThanOrEqual(width);
      expect(shape.y + size(shape).height / 2).toBeLessThanOrEqual(height);
      for (const other of shapes.filter((each) => each !== shape && each.y === shape.y)) {
        expect(Math.abs(shape.x - other.x)).toBeGreaterThan((size(shape).width + size(other).width) / 2);
      }
    }
  });

  it("without a question is one shape", () => {
    expect(botChart([["", "memo", "memo"]]).shapes.map(({ says }) => says)).toEqual(["memo"]);
  });

  it("lights the way that the answers have taken", () => {
    const taken = botChart(GUARD).shapes.filter(({ path }) => isOnWay(path, [false, false, true]));
    expect(taken.map(({ says }) => says)).toEqual(["sees", "low", "high", "D"]);
  });
});
