// The games' own parts of the page, each in a chunk of its own. A game without one is played on the plain board.
import { game as gameInfo } from "../core/api";
import type { GameModule } from "./contract";

const own = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./plain/index.ts"]);
const emblems = import.meta.glob<{ default: Emblem }>("./*/Emblem.svelte");
const loaded = new Map<string, Promise<GameModule>>();

type Emblem = GameModule["Emblem"];

/** The picture of a game, without the rest of its part. */
export async function emblemOf(game: string): Promise<Emblem> {
  const load = emblems[`./${game}/Emblem.svelte`] ?? emblems["./plain/Emblem.svelte"]!;
  return (await load()).default;
}

/** Whether a game has a board of its own; without one the server's drawing in characters is shown. */
export function hasOwnBoard(game: string): boolean {
  return `./${game}/index.ts` in own;
}

/** The part of the page that belongs to a game. */
export function gameModule(game: string): Promise<GameModule> {
  let found = loaded.get(game);
  if (!found) {
    const load = own[`./${game}/index.ts`] ?? (() => import("./plain"));
    found = load().then(async (module) => {
      if (module.default.open) module.default.open((await gameInfo(game))?.box);
      return module.default;
    });
    found.catch(() => loaded.delete(game)); // so that it can be tried again
    loaded.set(game, found);
  }
  return found;
}
