import type { Played } from "../../src/games/golems/animate";
import { stageFor } from "../stage";

export { listen } from "../stage";
export const { find, recorded, recordedNames, speakEnglish, stage, told, wordsOf } = stageFor<Played>("golems");
