// The plain board: for a game that has no part of its own in the page.
import { seatColour } from "../../core/colours";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import Players from "./Players.svelte";
import Score from "./Score.svelte";

const plain: GameModule = {
  Board,
  Desk,
  Players,
  Score,
  Scene: null,
  Emblem,
  pace: () => 400, // long enough to read who did what
  stops: () => false,
  mark: seatColour,
  stage: () => "",
};

export default plain;
