// What the pieces of a game are, in words: for the thing under the pointer, under the finger or in focus.
//
// Whatever is drawn of a piece names it: `data-piece="card:jump"`, with its kind and name in GameInfo.pieces.
// `data-note` says in words what stands on this very piece; then it has no title, as both would be shown.
import type { PieceInfo } from "../gen/room";
import { game as gameInfo } from "./api";

let known = $state.raw<Map<string, PieceInfo>>(new Map());

/** The pieces of this game are those that are explained from now on. */
export async function explainPieces(game: string): Promise<void> {
  const found = (await gameInfo(game))?.pieces ?? [];
  known = new Map(found.map((piece) => [`${piece.kind}:${piece.name}`, piece]));
}

/** The piece that an element, or what it lies in, is drawn of. */
export function pieceAt(target: EventTarget | null): { piece: PieceInfo; drawn: Element } | null {
  const drawn = target instanceof Element ? target.closest("[data-piece]") : null;
  const piece = known.get(drawn?.getAttribute("data-piece") ?? "");
  return drawn && piece ? { piece, drawn } : null;
}
