import { open } from "../../src/games/progress/box";
import type { GameEvent, ProgressView } from "../../src/gen/progress";
import { fixture } from "../recorded";
import { stageFor } from "../stage";

export { listen } from "../stage";
export const { find, recorded, recordedNames, speakEnglish, stage, told, wordsOf } = stageFor<ProgressView, GameEvent>(
  "progress",
);

const box = fixture("progress.box");
if (box !== null) open(JSON.parse(box));
