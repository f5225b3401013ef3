// What things are called in GameInfo.pieces: whoever points at them is told what they are.
import type { Card, Family, Gun, Kind, RobomasoView } from "../../gen/robomaso";
import { cardOf, isKind, kindOf } from "./box";

export type Sign = Kind | Gun | "disc";

export const familyOf = (sign: Sign): Family | "disc" =>
  sign === "disc" ? "disc" : isKind(sign) ? kindOf(sign).family : "weapon"; // the gun of a nest belongs to the board

/** Of something a robot can have, of the gun of a nest, or of a disc. */
export const pieceOfSign = (sign: Sign, family = familyOf(sign)): string =>
  family === "disc" ? "token:disc" : `${family}:${sign}`;

/** Of what lies on a cell: its symbol, or without one the shape of the corridor. */
export function pieceOfCard(card: Card): string {
  const { symbol, shape, shown } = cardOf(card);
  if (shown > 1) return "token:double";
  if (isKind(symbol)) return pieceOfSign(symbol);
  return symbol === "plain" && shape ? `shape:${shape}` : `symbol:${symbol}`;
}

/** Of what is on a cell: a flytrap that was laid there, else what lies there; undefined for nothing. */
export function pieceAt(view: RobomasoView, cell: number): string | undefined {
  if (view.plant[cell]! >= 0) return pieceOfSign("flytrap");
  const card = view.card[cell];
  return card ? pieceOfCard(card) : undefined;
}
