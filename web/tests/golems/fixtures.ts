// Recorded games: what the sockets of each seat received. `tools/fixtures.py` makes them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { GolemsView } from "../../src/gen/golems";
import type { Update } from "../../src/gen/room";

export interface Recorded {
  names: string[];
  updates: Record<string, (Update & { view: GolemsView })[]>;
}

const wanted = process.env.IGROTEKA_FIXTURES ?? "web/.fixtures";
const folder = [wanted, resolve("..", wanted)].find((each) => existsSync(each)) ?? wanted;

let last: { name: string; game: Recorded } | null = null;

/** The names of all recorded games of golems. */
export function recordedNames(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => /^golems-.*\.json$/.test(file)).map((file) => file.replace(".json", ""));
}

/** A recorded game; only the last one is kept in mind, for together they are large. */
export function recorded(name: string): Recorded {
  if (last?.name !== name) {
    last = { name, game: JSON.parse(readFileSync(resolve(folder, `${name}.json`), "utf8")) as Recorded };
  }
  return last.game;
}
