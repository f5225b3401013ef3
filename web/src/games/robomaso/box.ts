// What is in the box and how it is named: cards, robots, colours, cells. Nothing here decides anything.
import { tr } from "../../core/words.svelte";
import type { RobomasoView } from "../../gen/robomaso";

export { FACINGS, indexOf, term } from "../../core/naming";

/** A card: a corridor card, or what lies on the board besides. */
export interface Card {
  /** "bend-speed2", "field", "computer", "gallery", "corner", "down". */
  id: string;
  /** end, straight, bend, tee, cross; "" without corridors of its own. */
  shape: string;
  /** A kind of card that robots can have, or plain, teleport, door, nest, mud, hole, field, computer, gallery … */
  symbol: string;
  /** How often the symbol is on it. */
  shown: number;
  /** Cards of this kind in the deck. */
  count: number;
  /** By quarter turns: the open sides as bits. */
  sides: number[];
  /** In how many ways it can lie. */
  ways: number;
}

export interface Box {
  cards: Card[];
  /** What robots can have, by number. */
  kinds: string[];
  /** The robots' ids, by number. */
  robots: string[];
  /** By seat. */
  colours: string[];
  /** The ways of shooting, as in answers. */
  ways: string[];
  deck: number;
}

export const WIDTH = 10; // cells in a row
export const CORNERS = [90, 99, 9, 0]; // the cells of the corner teleports, clockwise from the north-west
export const HOMES = [81, 88, 18, 11]; // the inner cells beside them
export const KINDS = [
  ...["speed", "manipulation", "reaction", "capacity"],
  ...["slimer", "ray", "snowbang", "jay", "flytrap"],
] as const; // what robots can have, by number
export const COLOURS = ["red", "blue", "green", "yellow"] as const; // by seat
export const MARKS: Record<string, number> = { red: 0, blue: 3, green: 2, yellow: 1 }; // by colour: its PlayerMark
export const ON_BOARD = 1; // where a robot is, as in `RobotView.status`
export const [IN_HAND, WORKING] = [0, 1]; // what a computer does
export const ENDINGS = ["", "goal", "rounds", "standstill"]; // why the game is over, as in `view.ending`

let box: Box | null = null;
let numbers = new Map<string, number>();

/** Takes the components, before anything is drawn. */
export function open(found: Box): void {
  box = found;
  numbers = new Map(found.cards.map(({ id }, number) => [id, number]));
}

/** All components. */
export function theBox(): Box {
  if (!box) throw new Error("the box of Robomaso is closed");
  return box;
}

export const cardOf = (number: number): Card => theBox().cards[number]!;
/** The number of a card by its id. */
export const numberOf = (id: string): number => numbers.get(id) ?? -1;

/** How a corridor card is called: "bend, speed ×2". */
export function cardName(number: number): string {
  const { shape, symbol, shown } = cardOf(number);
  return tr("robomaso-card", { shape, symbol, shown });
}

// seats and robots

export const seatOf = (robot: number): number => robot >> 1;
/** The class of a seat's colour. */
export const colourOf = (seat: number): string => COLOURS[seat] ?? "";
/** What a seat's colour is called. */
export const colourName = (seat: number): string => tr("robomaso-colour", { colour: theBox().colours[seat] ?? "" });
/** How a robot is called. */
export const robotName = (robot: number): string => tr("robomaso-robot", { robot: theBox().robots[robot] ?? "none" });
/** Who is on turn. */
export const onTurn = (view: RobomasoView): number => view.order[view.place] ?? -1;
/** The robots on a cell. */
export const robotsOn = (view: RobomasoView, cell: number): number[] =>
  view.robots.flatMap((robot, number) => (robot.status === ON_BOARD && robot.cell === cell ? [number] : []));
/** Whose deployment field or computer lies on a cell; -1: nobody's. */
export const ownerOf = (view: RobomasoView, cell: number): number =>
  view.players.findIndex(
    ({ field, computer, machine }) => field === cell || (computer === cell && machine === WORKING),
  );

// cells

/** The cell called so: 47 is four to the east and seven to the south of the north-west corner. */
export const cellOf = (name: string): number => (9 - Number(name[1])) * WIDTH + Number(name[0]);
export const xOf = (cell: number): number => cell % WIDTH;
export const yOf = (cell: number): number => 9 - Math.floor(cell / WIDTH);
/** How a cell is called in answers and events. */
export const cellName = (cell: number): string => `${xOf(cell)}${yOf(cell)}`;
/** The cell beside another one; -1 beyond the gallery. */
export function beside(cell: number, side: number): number {
  const [x, y] = [xOf(cell) + [0, 1, 0, -1][side]!, yOf(cell) + [-1, 0, 1, 0][side]!];
  return x < 0 || x > 9 || y < 0 || y > 9 ? -1 : cellOf(`${x}${y}`);
}
export const isInner = (cell: number): boolean => [xOf(cell), yOf(cell)].every((each) => each > 0 && each < 9);
export const back = (side: number): number => (side + 2) % 4;
/** Whether a side is in a set of sides. */
export const isOpen = (sides: number, side: number): boolean => (sides & (1 << side)) !== 0;
