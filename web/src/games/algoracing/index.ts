// Algoracing in the page.
import { tr } from "../../core/messages.svelte";
import { COLOUR_NAMES, type GameView } from "../../gen/algoracing";
import type { GameModule } from "../contract";
import "./algoracing.css";
import Board from "./Board.svelte";
import { open } from "./box";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import Little from "./Little.svelte";
import { pace, stops } from "./pace";
import Piece from "./Piece.svelte";
import Players from "./Players.svelte";
import Scene from "./Scene.svelte";
import Score from "./Score.svelte";
import { story } from "./story";

const algoracing: GameModule = {
  Board,
  Desk,
  Players,
  Score,
  Little,
  Piece,
  Scene,
  Emblem,
  open,
  story,
  pace,
  stops,
  mark: (seat: number, view: GameView | null) => view?.colours[seat] ?? COLOUR_NAMES[seat]!,
  stage: (view: GameView) => (view.choosing ? "" : tr("algoracing-page-round", { round: view.round })),
};

export default algoracing;
