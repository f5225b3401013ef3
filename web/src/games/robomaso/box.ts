// What is in the box and how it is named: cards, robots, colours, cells. Nothing here decides anything.
import { boxOf } from "../../core/box";
import { FACINGS, indexOf, term } from "../../core/naming";
import { ARROWS } from "../../core/keyboard";
import { tr } from "../../core/messages.svelte";
import {
  KIND_NAMES,
  type Box,
  type Card,
  type CardInfo,
  type Colour,
  type Gun,
  type Kind,
  type KindInfo,
  type RobomasoView,
} from "../../gen/robomaso";

export { FACINGS, indexOf, term };

let cards = new Map<Card, CardInfo>();
let cells = new Map<string, number>();

export const { open, theBox } = boxOf<Box>((found) => {
  cards = new Map(found.cards.map((card) => [card.id, card]));
  cells = new Map(found.cells.map((name, cell) => [name, cell]));
});

export const cardOf = (card: Card): CardInfo => cards.get(card)!;
export const kindOf = (kind: Kind): KindInfo => theBox().kinds.find(({ id }) => id === kind)!;
/** Whether a symbol is what robots can have. */
export const isKind = (symbol: string): symbol is Kind => KIND_NAMES.some((kind) => kind === symbol);

/** How a corridor card is called: "bend, speed ×2". */
export function cardName(card: Card): string {
  const { shape, symbol, shown } = cardOf(card);
  return tr("robomaso-card", { shape: shape ?? "", symbol, shown });
}

// seats and robots

export const seatOf = (robot: number): number => theBox().robots[robot]?.seat ?? -1;
/** Which one of its seat a robot is, as in answers: 1 or 2. */
export const numberOf = (robot: number): number => theBox().robots[robot]!.number;
export const robotsOf = (seat: number): number[] =>
  theBox().robots.flatMap((robot, number) => (robot.seat === seat ? [number] : []));
/** The robot of a seat of which an answer speaks: "move:2". */
export const robotIn = (seat: number, word: string): number =>
  robotsOf(seat).find((robot) => numberOf(robot) === Number(word.split(":")[1])) ?? -1;
/** The other robot of the same seat. */
export const partnerOf = (robot: number): number => robotsOf(seatOf(robot)).find((other) => other !== robot)!;
/** The colour of a seat, which is its class, too. */
export const colourOf = (seat: number): Colour => theBox().colours[seat]!;
/** How a robot is drawn. */
export interface Look {
  colour: Colour;
  number: number;
}
export const lookOf = (robot: number): Look => ({ colour: colourOf(seatOf(robot)), number: numberOf(robot) });
/** How a robot is called. */
export const robotName = (robot: number): string =>
  tr("robomaso-robot", { robot: theBox().robots[robot]?.id ?? "none" });
/** The robots on a cell. */
export const robotsOn = (view: RobomasoView, cell: number): number[] =>
  view.robots.flatMap((robot, number) => (robot.at === cell ? [number] : []));
/** Whose deployment field or computer, turned over or not, lies on a cell; -1: nobody's. */
export const ownerOf = (view: RobomasoView, cell: number): number =>
  view.players.findIndex(({ field, computer }) => field === cell || computer === cell);

/** A way of shooting, as in answers, taken apart: "snowbang:N2". */
export function shotOf(way: string): { gun: Gun; how: string; side: number } {
  const [gun, how = ""] = way.split(":");
  return { gun: gun as Gun, how, side: indexOf(FACINGS, how.charAt(0)) };
}

// cells

/** The cell called so: 47 is four to the east and seven to the south of the north-west corner. */
export const cellOf = (name: string): number => cells.get(name) ?? -1;
/** How a cell is called in answers. */
export const cellName = (cell: number): string => theBox().cells[cell] ?? "";
export const xOf = (cell: number): number => cell % theBox().width;
export const yOf = (cell: number): number => theBox().width - 1 - Math.floor(cell / theBox().width);
/** How a corner of the board is called; what it is if none is chosen. */
export const cornerName = (corner: number): string =>
  tr("robomaso-page-corner", { corner: theBox().corners[corner]?.id ?? "none" });
const WAYS = [ARROWS.ArrowUp!, ARROWS.ArrowRight!, ARROWS.ArrowDown!, ARROWS.ArrowLeft!]; // by side
/** The side to which an arrow key leads. */
export const sideOf = (way: [number, number]): number => WAYS.indexOf(way);
/** The cell that lies so far from another one; -1 beyond the gallery. */
export const from = (cell: number, [x, y]: [number, number]): number => cellOf(`${xOf(cell) + x}${yOf(cell) + y}`);
export const beside = (cell: number, side: number): number => from(cell, WAYS[side]!);
export const isInner = (cell: number): boolean =>
  [xOf(cell), yOf(cell)].every((each) => each > 0 && each < theBox().width - 1);
export const back = (side: number): number => (side + 2) % 4;
/** Whether a side is in a set of sides. */
export const isOpen = (sides: number, side: number): boolean => (sides & (1 << side)) !== 0;
