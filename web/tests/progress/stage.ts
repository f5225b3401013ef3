import { open } from "../../src/games/progress/box";
import type { GameEvent, ProgressView } from "../../src/gen/progress";
import type { Film, PieceInfo } from "../../src/gen/room";
import { fixture } from "../recorded";
import { stageFor } from "../stage";

export { listen } from "../stage";
export const { find, recorded, recordedNames, speakEnglish, stage, told, wordsOf } = stageFor<ProgressView, GameEvent>(
  "progress",
);

const box = fixture("progress.box");
if (box !== null) open(JSON.parse(box));

/** What the server explains, and the examples of How to play by their ids. */
export const pieces = JSON.parse(fixture("progress.pieces") ?? "[]") as PieceInfo[];
export const films = JSON.parse(fixture("progress.films") ?? "{}") as Record<string, Film>;
