// Where things are drawn, and the outlines of corridors. A cell is 100 units wide.
import type { Point } from "../../core/points";
import { isOpen, theBox, xOf, yOf } from "./box";

export * from "../../core/points";

export const UNIT = 100;
export const RIM = 34; // in the north and the west, for the frame and its numbers
export const EDGE = 14; // of the frame in the south and the east
const [NEAR, FAR] = [25, 75]; // where the walls of a corridor are
const BEND = 15; // how round its corners are

/** The radius of what a finger can press; `pixel` is how many units of the drawing a pixel is. */
export const finger = (pixel: number): number => Math.min(66, 20 * pixel);

/** The width of all cells together. */
export const across = (): number => theBox().width * UNIT;

/** The upper left corner of a cell. */
export const cornerOf = (cell: number): Point => ({ x: xOf(cell) * UNIT, y: yOf(cell) * UNIT });

/** The middle of a cell. */
export const middle = (cell: number): Point => ({ x: (xOf(cell) + 0.5) * UNIT, y: (yOf(cell) + 0.5) * UNIT });

/** The middle of a side of a cell. */
export function edge(cell: number, side: number, far = 0.5): Point {
  const { x, y } = middle(cell);
  return { x: x + [0, far, 0, -far][side]! * UNIT, y: y + [-far, 0, far, 0][side]! * UNIT };
}

/** Points as a path. */
export const pathOf = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

interface Corridor {
  /** The floor, as a closed path. */
  floor: string;
  /** The walls along it; open sides have none. */
  walls: string;
  /** Joints and the lane in the middle of the floor. */
  seams: string;
}

/** The floor and the walls of a cell with these open sides. */
export const corridor = (sides: number): Corridor => CORRIDORS[sides]!;

/** A corner of the outline: at the edge of the cell, or round and inside. */
type Turn = Point & { rim: boolean };

/** The outline, clockwise from the inner corner in the north-west. */
function outline(sides: number): Turn[] {
  const inner = [
    { x: NEAR, y: NEAR },
    { x: FAR, y: NEAR },
    { x: FAR, y: FAR },
    { x: NEAR, y: FAR },
  ];
  return inner.flatMap((corner, side): Turn[] => {
    const next = inner[(side + 1) % 4]!;
    const out = ({ x, y }: Point): Turn => ({
      x: side === 1 ? UNIT : side === 3 ? 0 : x,
      y: side === 0 ? 0 : side === 2 ? UNIT : y,
      rim: true,
    });
    const here = { ...corner, rim: false };
    return isOpen(sides, side) ? [here, out(corner), out(next)] : [here];
  });
}

/** A point so far before a corner, coming from another point. */
function short(corner: Point, from: Point): string {
  const length = Math.hypot(from.x - corner.x, from.y - corner.y);
  const part = Math.min(BEND, length / 2) / length;
  return `${corner.x + (from.x - corner.x) * part} ${corner.y + (from.y - corner.y) * part}`;
}

function corridorOf(sides: number): Corridor {
  const turns = outline(sides);
  const at = (place: number): Turn => turns[(place + turns.length) % turns.length]!;
  let [floor, walls] = ["", ""];
  turns.forEach((turn, place) => {
    const [before, after] = [at(place - 1), at(place + 1)];
    const way = turn.rim ? `L${turn.x} ${turn.y}` : `L${short(turn, before)}Q${turn.x} ${turn.y} ${short(turn, after)}`;
    floor += way;
    walls += before.rim && turn.rim ? `M${turn.x} ${turn.y}` : way;
  });
  const end = `L${short(at(0), at(-1))}`; // the walls go round to where they began
  const seams = SEAMS.filter((_, side) => isOpen(sides, side)).join("");
  return { floor: `M${floor.slice(1)}z`, walls: `M${walls.slice(1)}${end}`, seams };
}

const SEAMS = [
  "M50 0V26M25 26H75M25 1H75",
  "M100 50H74M74 25V75M99 25V75",
  "M50 100V74M25 74H75M25 99H75",
  "M0 50H26M26 25V75M1 25V75",
]; // by side
const CORRIDORS = Array.from({ length: 16 }, (_, sides) => corridorOf(sides));
