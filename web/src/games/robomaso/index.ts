// Robomaso in the page.
import { tr } from "../../core/messages.svelte";
import type { GameView } from "../../gen/robomaso";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { colourOf, open } from "./box";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import Little from "./Little.svelte";
import { pace, stops } from "./pace";
import Piece from "./Piece.svelte";
import Players from "./Players.svelte";
import "./robomaso.css";
import Score from "./Score.svelte";
import { story } from "./story";

const robomaso: GameModule = {
  Board,
  Desk,
  Players,
  Score,
  Little,
  Piece,
  Scene: null,
  Emblem,
  open,
  pace,
  stops,
  story,
  nextStop: "robomaso-page-next-stop",
  mark: colourOf,
  stage: (view: GameView) => (view.round > 0 ? tr("robomaso-page-round", { round: view.round }) : ""),
};

export default robomaso;
