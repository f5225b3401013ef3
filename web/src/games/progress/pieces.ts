// Which piece of GameInfo.pieces a sign is drawn of, for those who want it explained.
import { POWER_NAMES, SKILL_NAMES } from "../../gen/progress";
import { TOKENS } from "./shapes";

const has = (names: readonly string[], name: string): boolean => names.includes(name);

/** As `data-piece` names it; undefined for what explains itself. A kind of knowledge is what is asked for or left over. */
export function pieceOf(sign: string, value: string | number, colour: string): string | undefined {
  if (TOKENS[sign]) return `knowledge:${sign}`;
  if (has(SKILL_NAMES, sign)) return `skill:${sign}`;
  if (has(POWER_NAMES, sign)) return `power:${sign}`;
  if (sign === "age") return `symbol:${value}`;
  if (sign === "cube") return colour ? undefined : "table:cube";
  return { points: "card:points", cards: "card:active", time: "table:time" }[sign];
}
