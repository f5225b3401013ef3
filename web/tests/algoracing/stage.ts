import type { Played } from "../../src/games/algoracing/animate";
import { stageFor } from "../stage";

export const { find, recorded, recordedNames, speakEnglish, stage, told } = stageFor<Played>(
  "algoracing",
  /^(basic|full)-/,
);
