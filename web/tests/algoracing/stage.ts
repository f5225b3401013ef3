import { open } from "../../src/games/algoracing/box";
import type { AlgoracingView } from "../../src/gen/algoracing";
import { fixture } from "../recorded";
import { stageFor } from "../stage";

export const { find, recorded, recordedNames, speakEnglish, stage, told } = stageFor<AlgoracingView>(
  "algoracing",
  /^(basic|full)-/,
);

const box = fixture("algoracing.box");
if (box !== null) open(JSON.parse(box));
