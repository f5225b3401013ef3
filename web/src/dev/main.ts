// A game's part of the page alone, playing a recorded game: open /src/dev/ in the dev server.
// The address says what to show: ?game=golems&record=golems-frozen-lake-greedy&seat=0&update=12&event=3
// and how: &theme=dark&language=cs&speed=2&spotlight=1&still, or &show=emblem, &show=score; &folder= has the records.
import { mount } from "svelte";
import "../core/theme.css";
import { speak, type Language } from "../core/messages.svelte";
import { gameModule } from "../games";
import Harness from "./Harness.svelte";

const RECORDS: Record<string, string> = {
  algoracing: "full-2-greedy",
  golems: "golems-first-duel-random",
  progress: "progress-2-greedy",
  robomaso: "robomaso-2-duels",
};

const query = new URLSearchParams(location.search);
const name = query.get("game") ?? "algoracing";
const record = query.get("record") ?? RECORDS[name] ?? `${name}-random`;
document.documentElement.dataset.theme = query.get("theme") ?? "light";
await speak((query.get("language") ?? "en") as Language);
const recorded = await (await fetch(`${query.get("folder") ?? "/.fixtures"}/${record}.json`)).json();
mount(Harness, {
  target: document.getElementById("app")!,
  props: { name, game: await gameModule(name), recorded, query },
});
