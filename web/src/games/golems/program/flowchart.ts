// Where the shapes of a flowchart lie: rectangle, hexagon, diamond, double-sided rectangle, and the arrows between them.
import { total, type Band } from "./bands";
import type { Command, Sensor } from "../../../gen/golems";
import { isDown, type Part, type Row } from "./rows";

export interface Point {
  x: number;
  y: number;
}

/** A shape around its middle. */
export interface Shape {
  form: "action" | "loop" | "question" | "call" | "down" | "empty";
  row: number;
  part: Part;
  x: number;
  y: number;
  width: number;
  height: number;
  command: Command | null; // of an action; null where one is missing
  sensor: Sensor; // of a question
}

/** A line from shape to shape. */
export interface Way {
  row: number; // it leads into this row, or lies within it
  part: Part; // of a condition: the side it belongs to; else "head"
  points: Point[];
  arrow: boolean;
  says: "" | "yes" | "no";
}

export interface Chart {
  shapes: Shape[];
  ways: Way[];
  start: Point;
  end: Point;
  height: number;
}

const LEAD = 9; // above a shape, for the arrow into it; less where a row is low
const FOOT = 1; // below it
const TAIL = 10; // below the last row, for the end
const SIDE = 2;

/** The flowchart of rows in their bands, in a column so wide. */
export function flowchart(rows: Row[], bands: Band[], width: number): Chart {
  const shapes: Shape[] = [];
  const ways: Way[] = [];
  const middle = width / 2;
  const start: Point = { x: middle, y: 3.5 };
  let from = start.y;
  for (const [index, { top, height }] of bands.entries()) {
    const row = rows[index];
    const [high, low] = [top + Math.min(LEAD, height / 4), top + height - FOOT];
    ways.push({ row: index, part: "head", points: straight(middle, from, high), arrow: true, says: "" });
    const drawn = shapesOf(row, index, high, low, width);
    shapes.push(...drawn.shapes);
    ways.push(...drawn.ways);
    from = low;
  }
  const height = total(bands) + TAIL;
  const end: Point = { x: middle, y: height - 3.5 };
  ways.push({ row: bands.length, part: "head", points: straight(middle, from, end.y - 3), arrow: false, says: "" });
  return { shapes, ways, start, end, height };
}

function straight(x: number, from: number, to: number): Point[] {
  return [
    { x, y: from },
    { x, y: to },
  ];
}

function shapesOf(
  row: Row | undefined,
  index: number,
  high: number,
  low: number,
  width: number,
): { shapes: Shape[]; ways: Way[] } {
  const [x, y, tall] = [width / 2, (high + low) / 2, low - high];
  const wide = Math.min(150, width - 12);
  const shape = (form: Shape["form"], part: Part, more: Partial<Shape> = {}): Shape => ({
    form,
    row: index,
    part,
    x,
    y,
    width: wide,
    height: tall,
    command: null,
    sensor: row?.sensor ?? "any",
    ...more,
  });
  if (!row) return { shapes: [shape("empty", "first")], ways: [] };
  if (isDown(row)) return { shapes: [shape("down", "first")], ways: [] };
  if (row.kind === "call") return { shapes: [shape("call", "head")], ways: [] };
  if (row.kind === "for" || row.kind === "while") {
    const outer = Math.min(196, width - SIDE * 2);
    const left = x - outer / 2;
    const sign = row.kind === "for" ? 46 : 66; // what stands before the body: how often, or until when
    const body = outer - sign - 18;
    const inner = shape("action", "first", {
      x: left + sign + body / 2,
      width: body,
      height: Math.min(28, tall - 10),
      command: row.first,
    });
    const shapes = [shape("loop", "head", { width: outer }), inner];
    if (row.kind === "for") return { shapes, ways: [] };
    const question = shape("question", "head", { x: left + 36, width: 50, height: Math.min(40, tall - 8) });
    const across: Way = {
      row: index,
      part: "head",
      points: [
        { x: question.x + 25, y },
        { x: inner.x - body / 2, y },
      ],
      arrow: true,
      says: "",
    };
    return { shapes: [...shapes, question], ways: [across] };
  }
  if (row.kind === "if") return choice(row, index, high, low, width);
  return { shapes: [shape("action", "first", { command: row.first })], ways: [] };
}

/** A diamond whose two exits lead to an action each and join again. */
function choice(row: Row, index: number, high: number, low: number, width: number): { shapes: Shape[]; ways: Way[] } {
  const x = width / 2;
  const wide = (width - SIDE * 2 - 8) / 2;
  const tall = Math.min(28, low - high - 46);
  const joint = low - 4;
  const y = joint - 7 - tall / 2;
  const question: Shape = {
    form: "question",
    row: index,
    part: "head",
    x,
    y: high + 17,
    width: Math.min(88, width * 0.44),
    height: 34,
    command: null,
    sensor: row.sensor,
  };
  const shapes = [question];
  const ways: Way[] = [];
  for (const part of ["first", "second"] as const) {
    const side = part === "first" ? -1 : 1;
    const at = x + side * (4 + wide / 2);
    shapes.push({ ...question, form: "action", part, x: at, y, width: wide, height: tall, command: row[part] });
    ways.push({
      row: index,
      part,
      points: [
        { x: x + side * (question.width / 2), y: question.y },
        { x: at + side * 6, y: question.y },
        { x: at + side * 6, y: y - tall / 2 },
      ],
      arrow: true,
      says: part === "first" ? "yes" : "no",
    });
    ways.push({
      row: index,
      part,
      points: [
        { x: at, y: y + tall / 2 },
        { x: at, y: joint },
        { x, y: joint },
        { x, y: low },
      ],
      arrow: false,
      says: "",
    });
  }
  return { shapes, ways };
}
