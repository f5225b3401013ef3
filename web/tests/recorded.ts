// Recorded games: what the sockets of each seat received. `tools/fixtures.py` makes them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { folded } from "../src/core/view";
import type { NumberedEvent, Update } from "../src/gen/room";

/** An update with all its events, and with the view that a page has after it. */
export type Received<View = unknown> = Update & { view: View; events: NumberedEvent[] };

export interface Recorded<View = unknown> {
  names: string[];
  updates: Record<string, Received<View>[]>;
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
  if (last?.name !== name) last = { name, game: read<View>(name) };
  return last.game as Recorded<View>;
}

function read<View>(name: string): Recorded<View> {
  const { names, updates } = JSON.parse(readFileSync(resolve(folder, `${name}.json`), "utf8")) as Recorded<View>;
  for (const rows of Object.values(updates)) {
    rows.forEach((row, at) => {
      row.events = row.moments.flatMap(({ events }) => events);
      row.view ??= row.moments.reduce((view, { changes }) => folded(view, changes), rows[at - 1]!.view);
    });
  }
  return { names, updates };
}

/** Another file that was made with the recorded games: a box of components, names; null if there is none. */
export function fixture(name: string): string | null {
  const file = resolve(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
