import { describe, expect, test } from "vitest";
import { ROOMY, TIGHT, bandsOf, total } from "../../src/games/golems/program/bands";
import { flowchart, type Shape } from "../../src/games/golems/program/flowchart";
import type { Row } from "../../src/games/golems/program/rows";
import type { Command, RowKind, Sensor } from "../../src/gen/golems";

const row = (
  kind: RowKind | null,
  first: Command | null = null,
  second: Command | null = null,
  sensor: Sensor = "any",
): Row => ({ kind, first, second, sensor });
const box = ({ x, y, width, height }: Shape) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const WIDTHS = [150, 178, 200, 260];
const rows = [
  row("plain", "F"),
  row("for", "F"),
  row("if", "L", "X", "wall"),
  row("while", "F", null, "barrel"),
  row("call"),
  row(null),
];

describe("bands", () => {
  test("lie under each other without a gap, one for each row there can be", () => {
    const bands = bandsOf(rows, 7, [ROOMY], 1000);
    expect(bands).toHaveLength(7);
    for (const [index, { top }] of bands.entries()) expect(top).toBe(total(bands.slice(0, index)));
  });

  test("are lower where there is less room, and small only if they must be", () => {
    const heights = (room: number): number[] =>
      bandsOf([row("if")], 4, [ROOMY, TIGHT], room).map(({ height }) => height);
    expect(heights(1000)).toEqual([ROOMY.choice, ROOMY.plain, ROOMY.plain, ROOMY.plain]);
    expect(heights(200)).toEqual([ROOMY.choice, 35, 35, 35]);
    expect(heights(170)).toEqual([TIGHT.choice, 26, 26, 26]);
    expect(heights(50)).toEqual([TIGHT.choice, TIGHT.lowest, TIGHT.lowest, TIGHT.lowest]);
  });
});

describe("a flowchart", () => {
  const forms = (found: Shape[]): string[] => found.map(({ row, form }) => `${row} ${form}`);

  test("has the shape of each kind of row", () => {
    const { shapes } = flowchart(rows, bandsOf(rows, 7, [ROOMY], 1000), 200);
    expect(forms(shapes)).toEqual([
      "0 action",
      "1 loop",
      "1 action",
      "2 question",
      "2 action",
      "2 action",
      "3 loop",
      "3 action",
      "3 question",
      "4 call",
      "5 down",
      "6 empty",
    ]);
  });

  test.each(WIDTHS)("stays within its bands and its width of %i pixels", (width) => {
    for (const sizes of [ROOMY, TIGHT]) {
      const bands = bandsOf(rows, 7, [sizes], 200);
      for (const shape of flowchart(rows, bands, width).shapes) {
        const { left, right, top, bottom } = box(shape);
        const band = bands[shape.row]!;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(band.top);
        expect(bottom).toBeLessThanOrEqual(band.top + band.height);
      }
    }
  });

  test.each(WIDTHS)("has the body of a loop inside its hexagon, at %i pixels", (width) => {
    const { shapes } = flowchart(rows, bandsOf(rows, 7, [TIGHT], 1000), width);
    for (const loop of shapes.filter(({ form }) => form === "loop")) {
      const outer = box(loop);
      for (const part of shapes.filter((each) => each.row === loop.row && each !== loop)) {
        const inner = box(part);
        expect(inner.left).toBeGreaterThan(outer.left);
        expect(inner.right).toBeLessThan(outer.right);
        expect(inner.top).toBeGreaterThan(outer.top);
        expect(inner.bottom).toBeLessThan(outer.bottom);
      }
    }
  });

  test("leads both exits of a condition to their actions, and joins them again", () => {
    const bands = bandsOf(rows, 7, [ROOMY], 1000);
    const { shapes, ways } = flowchart(rows, bands, 200);
    const [yes, no] = shapes.filter(({ row, form }) => row === 2 && form === "action").map(box) as [
      ReturnType<typeof box>,
      ReturnType<typeof box>,
    ];
    expect(yes.right).toBeLessThan(no.left);
    for (const [says, target] of [
      ["yes", yes],
      ["no", no],
    ] as const) {
      const last = ways.find((way) => way.says === says)!.points.at(-1)!;
      expect(last.x).toBeGreaterThan(target.left);
      expect(last.x).toBeLessThan(target.right);
      expect(last.y).toBe(target.top);
    }
    const ends = ways
      .filter((way) => way.row === 2 && way.says === "" && way.part !== "head")
      .map((way) => way.points.at(-1));
    expect(ends[0]).toEqual(ends[1]);
    expect(ways.find((way) => way.row === 3 && way.arrow)!.points[0]).toEqual(ends[0]);
  });

  test("goes from its start through every row to its end", () => {
    const { ways, start, end, height } = flowchart([], bandsOf([], 3, [ROOMY], 1000), 200);
    expect(ways[0]!.points[0]).toEqual(start);
    expect(ways.map(({ row }) => row)).toEqual([0, 1, 2, 3]);
    expect(end.y).toBeLessThan(height);
  });
});
