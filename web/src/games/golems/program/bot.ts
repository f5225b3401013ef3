// Where the shapes of a Bot Program card lie: a question above its two ways, Yes to the left.
import type { GolemView } from "../../../gen/golems";
import type { Point } from "./flowchart";

export interface Shape extends Point {
  /** A question, the letter of a command, or "memo": what the die says. */
  says: string;
  isQuestion: boolean;
  /** The answers that lead here. */
  path: boolean[];
  /** Where the way here comes from; null for the first shape. */
  from: Point | null;
}

export interface Chart {
  shapes: Shape[];
  width: number;
  height: number;
}

export const QUESTION = { width: 156, height: 62 };
export const ACTION = { width: 80, height: 30 };
const ACROSS = 88; // from way out to way out
const DOWN = 82; // from question to question
const TOP = 16 + QUESTION.height / 2; // room for the arrow into the first question

/** The flowchart of a Bot Program card. */
export function botChart(steps: GolemView["steps"]): Chart {
  const shapes: Shape[] = [];
  let outs = 0;

  function place(says: string, path: boolean[]): Shape {
    const step = steps.find(([question]) => question === says);
    const y = TOP + path.length * DOWN;
    const shape: Shape = { says, isQuestion: !!step, path, x: 0, y, from: null };
    shapes.push(shape);
    if (!step) {
      shape.x = outs * ACROSS;
      outs += 1;
      return shape;
    }
    const ways = [place(step[1], [...path, true]), place(step[2], [...path, false])] as const;
    shape.x = (ways[0].x + ways[1].x) / 2;
    for (const way of ways) way.from = shape;
    return shape;
  }

  const [question, always] = steps[0]!;
  place(question || always, []);
  const half = ({ isQuestion }: Shape): number => (isQuestion ? QUESTION : ACTION).width / 2;
  const left = Math.min(...shapes.map((shape) => shape.x - half(shape))) - 3;
  for (const shape of shapes) shape.x -= left;
  return {
    shapes,
    width: Math.max(...shapes.map((shape) => shape.x + half(shape))) + 3,
    height: Math.max(...shapes.map(({ y }) => y)) + ACTION.height / 2 + 3,
  };
}

/** Whether the answers given so far have led along this path. */
export function isOnWay(path: boolean[], answers: boolean[]): boolean {
  return path.length <= answers.length && path.every((answer, index) => answer === answers[index]);
}
