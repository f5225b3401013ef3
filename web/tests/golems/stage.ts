import type { StageProps } from "../../src/games/contract";
import type { Story } from "../../src/games/golems/story";
import type { GameEvent, GolemsView } from "../../src/gen/golems";
import { open } from "../../src/games/golems/box";
import { fixture } from "../recorded";
import { stageFor, type Heard } from "../stage";

export { listen } from "../stage";

const box = fixture("golems.box");
if (box !== null) open(JSON.parse(box));

const made = stageFor<GolemsView, GameEvent>("golems");
export const { find, recorded, recordedNames, speakEnglish, told, wordsOf } = made;

/** The properties of a stage at a recorded moment; nothing goes on. */
export function stage(...where: Parameters<typeof made.stage>): StageProps<GolemsView, Story> & { ask: Heard } {
  return { ...made.stage(...where), story: undefined };
}
