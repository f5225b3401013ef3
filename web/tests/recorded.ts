// Recorded games: what the sockets of each seat received. `tools/fixtures.py` makes them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Update } from "../src/gen/room";

export interface Recorded<View = unknown> {
  names: string[];
  updates: Record<string, (Update & { view: View })[]>;
}

const wanted = process.env.IGROTEKA_FIXTURES ?? "web/.fixtures";
const folder = [wanted, resolve("..", wanted)].find((each) => existsSync(each)) ?? wanted;

let last: { name: string; game: unknown } | null = null;

/** The names of the recorded games, or of some of them. */
export function recordedNames(games = /./): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".json") && games.test(file)).map((file) => file.replace(".json", ""));
}

/** A recorded game; only the last one is kept in mind, for together they are large. */
export function recorded<View = unknown>(name: string): Recorded<View> {
  if (last?.name !== name) {
    last = { name, game: JSON.parse(readFileSync(resolve(folder, `${name}.json`), "utf8")) };
  }
  return last.game as Recorded<View>;
}

/** Another file that was made with the recorded games: a box of components, names; null if there is none. */
export function fixture(name: string): string | null {
  const file = resolve(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
