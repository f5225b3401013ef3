// The picture of the tree: what lies where comes from the rules' own layout, columns by age and bands by type.
import type { Point } from "../../core/points";
import { KIND_NAMES, type Card, type Kind, type Spot } from "../../gen/progress";
import { tech, theBox } from "./box";

export const NODE = { width: 128, height: 88 };
const STEP = { x: 174, y: 106 };
const MARGIN = { left: 44, top: 14, right: 60, bottom: 16 };
const AGE_GAP = 22;
const BAND_GAP = 20;

/** A technology in the picture; x and y are its middle. */
export interface Node extends Point {
  card: Card;
}

/** A price line of a technology: an arrow from its predecessor, or only the price. */
export interface Edge {
  from: Card | null;
  to: Card;
  /** Which of its lines it is. */
  line: number;
  kind: Kind;
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
  bands: { type: Kind; y: number; height: number }[];
}

const made = new Map<number, Layout>();

/** The picture of all ages up to the last one of a game. */
export function layoutOf(last: number): Layout {
  let found = made.get(last);
  if (!found) {
    found = draw(theBox().tree[last]!, last);
    made.set(last, found);
  }
  return found;
}

/** So many as the largest of these numbers says, counted from 0. */
const count = (numbers: number[]): number => Math.max(-1, ...numbers) + 1;

function draw(spots: Spot[], last: number): Layout {
  const ages: Layout["ages"] = [];
  let x = MARGIN.left;
  for (let age = 1; age <= last; age++) {
    const columns = count(spots.filter(({ card }) => tech(card).age === age).map(({ column }) => column));
    const width = columns * STEP.x + AGE_GAP;
    ages.push({ age, x, width });
    x += width;
  }
  const bands: Layout["bands"] = [];
  let y = MARGIN.top;
  for (const type of KIND_NAMES.filter((kind) => kind !== "general")) {
    const rows = count(spots.filter(({ card }) => tech(card).type === type).map(({ row }) => row));
    const height = rows * STEP.y + BAND_GAP;
    bands.push({ type, y, height });
    y += height;
  }
  const nodes = spots.map(({ card, column, row }) => ({
    card,
    x: ages[tech(card).age - 1]!.x + AGE_GAP / 2 + (column + 0.5) * STEP.x + 18,
    y: bands.find(({ type }) => type === tech(card).type)!.y + BAND_GAP / 2 + (row + 0.5) * STEP.y,
  }));
  return { nodes, edges: edgesOf(nodes), width: x + MARGIN.right, height: y + MARGIN.bottom, ages, bands };
}

/** The price lines: two of one technology come in one above the other, as their predecessors lie. */
function edgesOf(nodes: Node[]): Edge[] {
  const byCard = new Map<Card, Node>(nodes.map((node) => [node.card, node]));
  return nodes.flatMap((node) => {
    const { lines } = tech(node.card);
    const heights = lines.map(({ before }) => (before && byCard.get(before)?.y) ?? node.y);
    const isTurned = lines.length === 2 && heights[0]! > heights[1]!;
    return lines.map(({ kind, amount, before }, line): Edge => {
      const place = isTurned ? 1 - line : line;
      const dy = lines.length === 1 ? 0 : place === 0 ? -21 : 21;
      const at = { x: node.x - NODE.width / 2 - 17, y: node.y + dy };
      const from = before ? byCard.get(before) : undefined;
      return { from: before, to: node.card, line, kind, amount, at, path: from ? arrow(from, at) : "" };
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
export function neighbour(nodes: Node[], card: Card, dx: number, dy: number): Card {
  const from = nodes.find((node) => node.card === card);
  if (!from) return nodes[0]?.card ?? card;
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
