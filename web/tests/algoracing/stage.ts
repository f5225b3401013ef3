import type { AlgoracingView } from "../../src/gen/algoracing";
import { stageFor } from "../stage";

export const { find, recorded, recordedNames, speakEnglish, stage, told } = stageFor<AlgoracingView>(
  "algoracing",
  /^(basic|full)-/,
);
