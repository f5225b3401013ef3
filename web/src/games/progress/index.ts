// Progress in the page.
import type { PlayerColour } from "../../core/colours";
import { tr } from "../../core/messages.svelte";
import { COLOUR_NAMES, type ProgressView } from "../../gen/progress";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { open, roman } from "./box";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import { pace, stops } from "./pace";
import Little from "./Little.svelte";
import Piece from "./Piece.svelte";
import Players from "./Players.svelte";
import "./progress.css";
import Score from "./Score.svelte";
import { story } from "./story";

/** A seat's mark in its colour; without a view the colours in the order of the seats. */
function mark(seat: number, view: ProgressView | null): PlayerColour {
  return view?.colours[seat] ?? COLOUR_NAMES[seat]!;
}

const progress: GameModule = {
  Board,
  Desk,
  Players,
  Score,
  Little,
  Piece,
  Scene: null,
  Emblem,
  open,
  story,
  pace,
  stops,
  nextStop: "progress-page-next-stop",
  mark,
  stage: (view: ProgressView) => tr("progress-page-stage", { age: roman(view.age), turn: view.turn }),
};

export default progress;
