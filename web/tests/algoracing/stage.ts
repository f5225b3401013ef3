import { open } from "../../src/games/algoracing/box";
import type { GameEvent, AlgoracingView } from "../../src/gen/algoracing";
import { fixture } from "../recorded";
import { stageFor } from "../stage";

export const { find, recorded, recordedNames, speakEnglish, stage, told } = stageFor<AlgoracingView, GameEvent>(
  "algoracing",
  /^(basic|full)-/,
);

const box = fixture("algoracing.box");
if (box !== null) open(JSON.parse(box));
