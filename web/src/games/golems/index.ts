// Battle of Golems in the page.
import type { PlayerColour } from "../../core/colours";
import { tr } from "../../core/messages.svelte";
import { COLOUR_NAMES, type GolemsView } from "../../gen/golems";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { golemOf, open } from "./box";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import "./golems.css";
import Little from "./Little.svelte";
import { littlePace, pace, stops } from "./pace";
import Piece from "./Piece.svelte";
import Players from "./Players.svelte";
import Scene from "./Scene.svelte";
import Score from "./Score.svelte";
import { story } from "./story";

/** How far the game is: the round of how many, and the row while one runs. */
function stage(view: GolemsView): string {
  if (view.round === 0) return "";
  if (view.mode === "kids") return tr("golems-page-turn", { turn: view.round });
  const { rounds } = view;
  if (view.cup) return tr("golems-page-match", { match: view.cup.match, round: view.round });
  if (view.extra > 0) return tr("golems-page-extra-round", { round: view.extra });
  return rounds > 1 ? tr("golems-page-round", { round: view.round, rounds }) : "";
}

/** A seat's mark in its golem's colour; the colours are taken in the order of the seats. */
function mark(seat: number, view: GolemsView | null): PlayerColour {
  return view?.golems[golemOf(view, seat)]?.colour ?? COLOUR_NAMES[seat % COLOUR_NAMES.length]!;
}

const golems: GameModule = {
  open,
  Board,
  Desk,
  Players,
  Score,
  Little,
  Piece,
  Scene,
  Emblem,
  story,
  pace,
  littlePace,
  stops,
  mark,
  stage,
};

export default golems;
