// Recorded games of all kinds: what the sockets of each seat received. `tools/fixtures.py` makes them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Update } from "../src/gen/room";

export interface Recorded {
  names: string[];
  updates: Record<string, Update[]>;
}

const wanted = process.env.IGROTEKA_FIXTURES ?? "web/.fixtures";
const folder = [wanted, resolve("..", wanted)].find((each) => existsSync(each));

/** The names of all recorded games. */
export const recordedNames = folder
  ? readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => file.replace(".json", ""))
  : [];

/** A recorded game. */
export function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(resolve(folder ?? wanted, `${name}.json`), "utf8")) as Recorded;
}
