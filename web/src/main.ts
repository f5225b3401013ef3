import { mount } from "svelte";
import App from "./App.svelte";
import "./core/theme.css";
import { followLinks } from "./core/router.svelte";
import { showTheme } from "./core/theme.svelte";
import { speak, wantedLanguage } from "./core/messages.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
showTheme();
followLinks();
await speak(wantedLanguage());
mount(App, { target });
