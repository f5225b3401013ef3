import { open } from "../../src/games/robomaso/box";
import type { GameEvent, RobomasoView } from "../../src/gen/robomaso";
import { fixture } from "../recorded";
import { stageFor } from "../stage";

export { listen } from "../stage";
const { find: search, ...others } = stageFor<RobomasoView, GameEvent>("robomaso");
export const { recorded, recordedNames, speakEnglish, stage, told, wordsOf } = others;

/** The first moment that is as wanted, in a game that no change of a bot changes. */
export const find = (wanted: Parameters<typeof search>[0], games = /-[23]-/): ReturnType<typeof search> =>
  search(wanted, games);

const box = fixture("robomaso.box");
if (box !== null) open(JSON.parse(box));
