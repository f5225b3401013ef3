import type { Played } from "../src/games/progress/animate";
import { open } from "../src/games/progress/box";
import { fixture } from "./recorded";
import { stageFor } from "./stage";

export { listen } from "./stage";
export const { find, recorded, recordedNames, speakEnglish, stage, told, wordsOf } = stageFor<Played>("progress");

const box = fixture("progress.box");
if (box !== null) open(JSON.parse(box));
