// Where robots stand on the board, and where they come onto it.
import type { RobomasoView } from "../../../gen/robomaso";
import { numberOf, robotsOf, robotsOn, seatOf } from "../box";
import { middle, shifted, step, type Point } from "../draw";

export interface Place extends Point {
  /** How large a robot is drawn there. */
  size: number;
}

export const WHOLE = 84; // how large a robot is drawn
const HALF = 62; // one of two on one field
const ASIDE = { x: 19, y: 15 }; // two robots on one field stand so far from its middle

/** Where a robot stands: partners share a field, and who runs into another one stops before it. */
export function placeOf(view: RobomasoView, number: number): Place {
  const robot = view.robots[number]!;
  const [seat, place] = [seatOf(number), middle(robot.at)];
  const others = robotsOn(view, robot.at).filter((other) => other !== number);
  if (others.length === 0) return { ...place, size: WHOLE };
  if (others.every((other) => seatOf(other) === seat) && view.players[seat]!.field === robot.at) {
    const sign = numberOf(number) === 1 ? -1 : 1;
    return { ...shifted(place, sign * ASIDE.x, sign * ASIDE.y), size: HALF };
  }
  const back = number === view.robot ? -34 : 0;
  const way = step(robot.heading);
  return { ...shifted(place, way.x * back, way.y * back), size: WHOLE };
}

/** The robots that can come onto the board by these answers. */
export const entrants = (words: string[], seat: number, verb: "place" | "deploy"): number[] =>
  robotsOf(seat).filter((robot) => words.some((word) => word.startsWith(`${verb}:${numberOf(robot)}:`)));
