// Where the technologies lie in the picture of the tree: columns by age, bands by type, short arrows. Always the same.
import type { Point } from "../../core/points";
import { theBox } from "./box";
import { TYPES } from "./plan";

export const NODE = { width: 128, height: 88 };
const STEP = { x: 174, y: 106 };
const MARGIN = { left: 44, top: 14, right: 60, bottom: 16 };
const AGE_GAP = 22;
const BAND_GAP = 20;
const SWEEPS = 12;

/** A technology in the picture; x and y are its middle. */
export interface Node extends Point {
  card: number;
  column: number;
  row: number;
}

/** A price line of a technology: an arrow from its predecessor, or only the price. */
export interface Edge {
  /** The predecessor, or -1. */
  from: number;
  to: number;
  kind: number;
  amount: number;
  /** Where the price stands: before its technology. */
  at: Point;
  /** The arrow; empty without a predecessor. */
  path: string;
}

export interface Layout {
  nodes: Node[];
  edges: Edge[];
  width: number;
  height: number;
  ages: { age: number; x: number; width: number }[];
  bands: { type: number; y: number; height: number }[];
}

interface Place {
  card: number;
  age: number;
  type: number;
  /** The first and the last column of its age that it can have. */
  early: number;
  late: number;
  column: number; // in its age
  row: number; // in its band
}

const made = new Map<number, Layout>();

/** The picture of all ages up to the last one of a game. */
export function layoutOf(last: number): Layout {
  let found = made.get(last);
  if (!found) {
    found = draw(placesOf(last), last);
    made.set(last, found);
  }
  return found;
}

/** The columns, then the rows. */
function placesOf(last: number): Place[] {
  const all = theBox().technologies;
  const places = all.flatMap(({ age, type }, card): Place[] =>
    age <= last ? [{ card, age, type, early: 0, late: 0, column: 0, row: 0 }] : [],
  );
  const byCard = new Map(places.map((place) => [place.card, place]));
  const before = (place: Place): Place[] =>
    all[place.card]!.lines.flatMap(({ before }) => {
      const found = byCard.get(before);
      return found && found.age === place.age ? [found] : [];
    });
  // the data file names predecessors in any order: go on until nothing changes
  for (let changed = true; changed;) {
    changed = false;
    for (const place of places) {
      const early = Math.max(0, ...before(place).map((each) => each.early + 1));
      if (early !== place.early) changed = true;
      place.early = early;
    }
  }
  for (let age = 1; age <= last; age++) {
    const own = places.filter((place) => place.age === age);
    const columns = Math.max(...own.map(({ early }) => early)) + 1;
    for (const place of own) place.late = columns - 1;
    for (let changed = true; changed;) {
      changed = false;
      for (const place of own) {
        for (const each of before(place)) {
          if (each.late > place.late - 1) {
            each.late = place.late - 1;
            changed = true;
          }
        }
      }
    }
    spread(own, before);
  }
  putInRows(places, byCard);
  return places;
}

/** Each type gets about as many technologies in one column of an age as in another. */
function spread(own: Place[], before: (place: Place) => Place[]): void {
  const columns = Math.max(...own.map(({ late }) => late)) + 1;
  const after = (place: Place): Place[] => own.filter((each) => before(each).includes(place));
  for (const place of own) place.column = place.early;
  const count = (type: number, column: number): number =>
    own.filter((place) => place.type === type && place.column === column).length;
  for (let round = 0; round < columns * own.length; round++) {
    const mover = own.find((place) => {
      const right = place.column + 1;
      if (right > place.late || after(place).some((each) => each.column <= right)) return false;
      return count(place.type, place.column) > count(place.type, right) + 1;
    });
    if (!mover) return;
    mover.column += 1;
  }
}

/** How many rows a band has. */
function roomOf(places: Place[], type: number): number {
  const counts = new Map<string, number>();
  for (const place of places) {
    if (place.type !== type) continue;
    const key = `${place.age}.${place.column}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

/** The rows: cell by cell, forth and back, each technology as near to its neighbours as there is room. */
function putInRows(places: Place[], byCard: Map<number, Place>): void {
  const rooms = Array.from({ length: TYPES }, (_, type) => roomOf(places, type));
  const top = rooms.map((_, type) => rooms.slice(0, type).reduce((sum, room) => sum + room, 0));
  const cells = new Map<string, Place[]>();
  for (const place of places) {
    const key = `${place.age}.${place.column}.${place.type}`;
    cells.set(key, [...(cells.get(key) ?? []), place]);
  }
  const order = [...cells.keys()].sort();
  for (const cell of cells.values()) cell.forEach((place, index) => (place.row = index));
  const heightOf = (place: Place): number => top[place.type]! + place.row;
  const neighbours = new Map(places.map((place) => [place, neighboursOf(place, places, byCard)]));
  const length = (): number =>
    places.reduce(
      (sum, place) =>
        sum + neighbours.get(place)!.reduce((own, each) => own + Math.abs(heightOf(each) - heightOf(place)), 0),
      0,
    );
  let best = { length: Infinity, rows: places.map(({ row }) => row) };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const key of sweep % 2 === 0 ? order : [...order].reverse()) {
      const cell = cells.get(key)!;
      const type = cell[0]!.type;
      const wanted = cell.map((place) => neighbours.get(place)!.map((each) => heightOf(each) - top[type]!));
      const rows = nearest(wanted, rooms[type]!);
      cell.forEach((place, index) => (place.row = rows[index]!));
    }
    const now = length();
    if (now < best.length) best = { length: now, rows: places.map(({ row }) => row) };
  }
  places.forEach((place, index) => (place.row = best.rows[index]!));
}

function neighboursOf(place: Place, places: Place[], byCard: Map<number, Place>): Place[] {
  const all = theBox().technologies;
  const before = all[place.card]!.lines.flatMap(({ before }) => byCard.get(before) ?? []);
  const after = places.filter(({ card }) => all[card]!.lines.some(({ before }) => before === place.card));
  return [...before, ...after];
}

/** A different row for each, so that they are as near as can be to the rows they want; all ways are tried. */
function nearest(wanted: number[][], room: number): number[] {
  let best: { cost: number; rows: number[] } = { cost: Infinity, rows: [] };
  const go = (rows: number[], cost: number): void => {
    if (cost >= best.cost) return;
    if (rows.length === wanted.length) {
      best = { cost, rows };
      return;
    }
    for (let row = 0; row < room; row++) {
      if (rows.includes(row)) continue;
      const own = wanted[rows.length]!.reduce((sum, each) => sum + Math.abs(each - row), 0);
      go([...rows, row], cost + own);
    }
  };
  go([], 0);
  return best.rows;
}

function draw(places: Place[], last: number): Layout {
  const ages: Layout["ages"] = [];
  let x = MARGIN.left;
  for (let age = 1; age <= last; age++) {
    const columns = Math.max(...places.filter((place) => place.age === age).map(({ column }) => column)) + 1;
    const width = columns * STEP.x + AGE_GAP;
    ages.push({ age, x, width });
    x += width;
  }
  const bands: Layout["bands"] = [];
  let y = MARGIN.top;
  for (let type = 0; type < TYPES; type++) {
    const height = roomOf(places, type) * STEP.y + BAND_GAP;
    bands.push({ type, y, height });
    y += height;
  }
  const first = ages.map(({ age }) => columnsBefore(places, age));
  const nodes = places.map(({ card, age, type, column, row }) => ({
    card,
    column: first[age - 1]! + column,
    row,
    x: ages[age - 1]!.x + AGE_GAP / 2 + (column + 0.5) * STEP.x + 18,
    y: bands[type]!.y + BAND_GAP / 2 + (row + 0.5) * STEP.y,
  }));
  return { nodes, edges: edgesOf(nodes), width: x + MARGIN.right, height: y + MARGIN.bottom, ages, bands };
}

function columnsBefore(places: Place[], age: number): number {
  let count = 0;
  for (let each = 1; each < age; each++) {
    count += Math.max(...places.filter((place) => place.age === each).map(({ column }) => column)) + 1;
  }
  return count;
}

/** The price lines: two of one technology come in one above the other, as their predecessors lie. */
function edgesOf(nodes: Node[]): Edge[] {
  const byCard = new Map(nodes.map((node) => [node.card, node]));
  return nodes.flatMap((node) => {
    const lines = theBox().technologies[node.card]!.lines;
    const heights = lines.map(({ before }) => byCard.get(before)?.y ?? node.y);
    const isTurned = lines.length === 2 && heights[0]! > heights[1]!;
    return lines.map(({ kind, amount, before }, index): Edge => {
      const place = isTurned ? 1 - index : index;
      const dy = lines.length === 1 ? 0 : place === 0 ? -21 : 21;
      const at = { x: node.x - NODE.width / 2 - 17, y: node.y + dy };
      const from = byCard.get(before);
      return { from: before, to: node.card, kind, amount, at, path: from ? arrow(from, at) : "" };
    });
  });
}

function arrow(from: Node, to: Point): string {
  const x = from.x + NODE.width / 2;
  const end = to.x - 11;
  const bend = Math.max(18, Math.min(90, (end - x) / 2));
  return `M${x} ${from.y}C${x + bend} ${from.y} ${end - bend} ${to.y} ${end} ${to.y}`;
}

/** The technology that an arrow key leads to: the nearest one in that direction. */
export function neighbour(nodes: Node[], card: number, dx: number, dy: number): number {
  const from = nodes.find((node) => node.card === card);
  if (!from) return nodes[0]?.card ?? -1;
  let best = { cost: Infinity, card };
  for (const node of nodes) {
    const along = (node.x - from.x) * dx + (node.y - from.y) * dy;
    const aside = Math.abs((node.x - from.x) * dy) + Math.abs((node.y - from.y) * dx);
    if (along <= 1 || aside > 3 * along + STEP.y) continue;
    const cost = along + 2 * aside;
    if (cost < best.cost) best = { cost, card: node.card };
  }
  return best.card;
}
