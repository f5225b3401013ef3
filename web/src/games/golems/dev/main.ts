// The game's part of the page alone, playing a recorded game: open /src/games/golems/dev/ in the dev server.
// The address says what to show: ?game=golems-frozen-lake-greedy&seat=0&update=12&event=3&theme=dark&language=cs
import { mount } from "svelte";
import "../../../core/theme.css";
import { speak, type Language } from "../../../core/words.svelte";
import Harness from "./Harness.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
await speak((query.get("language") ?? "en") as Language);
const game = query.get("game") ?? "golems-first-duel-random";
const recorded = await (await fetch(`${query.get("folder") ?? "/.fixtures"}/${game}.json`)).json();
mount(Harness, { target: document.getElementById("app")!, props: { recorded, query } });
