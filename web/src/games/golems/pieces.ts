// What is drawn, by its names in GameInfo.pieces: `data-piece` says them, and the page explains what they name.
import { COMMAND_NAMES, type Command, type GolemView, type GolemsView, type RowKind } from "../../gen/golems";
import { isFace, theBox } from "./box";

/** A value of a Golem card, as the box and the views call it. */
export type Value = "power" | "limit" | "rows" | "reach";

export const valuePiece = (value: Value): string => `value:${value === "reach" ? "range" : value}`;

/** A command, or the Bonus card of a row. */
export function cardPiece(sign: Command | RowKind | null): string | undefined {
  if (sign === null || sign === "plain") return undefined;
  return (COMMAND_NAMES as readonly string[]).includes(sign) ? `command:${sign}` : `bonus:${sign}`;
}

/** A golem: its Bot, or its card if it has a real one. */
export function golemPiece({ bot, card }: GolemView): string {
  if (bot) return `bot:${bot}`;
  return isFace(card) ? `card:${card}` : "obstacle:golem";
}

/** What a golem has won or lost for its next Program. */
export function modifierPiece(modifier: number): string {
  const content = theBox().rows_won.find(([, rows]) => Math.sign(rows) === Math.sign(modifier))?.[0];
  return `content:${content}`;
}

/** What lies uppermost on a cell; undefined if there is nothing to explain. */
export function cellPiece(view: GolemsView, cell: number): string | undefined {
  const { field, golems, barrels, logic, objects, goals } = view;
  const golem = golems.find((each) => each.cell === cell);
  if (golem) return golemPiece(golem);
  const barrel = barrels.find(([at]) => at === cell);
  if (barrel) return barrel[1] && barrel[1] !== "none" ? `content:${barrel[1]}` : "obstacle:barrel";
  const token = logic.find(([at]) => at === cell);
  if (token) return `logic:${token[1]}`;
  const object = objects.find(([at]) => at === cell);
  if (object) return `object:${object[1]}`;
  if (field.walls.includes(cell)) return "obstacle:wall";
  if (field.water.includes(cell)) return "obstacle:water";
  if (field.ladders.flat().includes(cell)) return "obstacle:ladder";
  const goal = goals.find(([at]) => at === cell);
  if (goal) return `landmark:${goal[2]}`;
  if (field.ice.includes(cell)) return "terrain:ice";
  return field.snow.includes(cell) ? "terrain:snow" : undefined;
}
