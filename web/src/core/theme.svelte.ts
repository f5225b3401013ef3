// Light, dark, or as the system has it.
import { remember, remembered } from "./memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
let chosen = $state<Theme>(THEMES.find((each) => each === remembered("theme", "system")) ?? "system");

/** The theme that was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Choose a theme and remember it. */
export function chooseTheme(wanted: Theme): void {
  chosen = wanted;
  remember("theme", wanted);
  showTheme();
}

/** Choose the theme that comes after the present one. */
export function nextTheme(): void {
  chooseTheme(THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? "system");
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return chosen === "dark" || (chosen === "system" && systemIsDark.matches);
}

/** Put the theme on the page; called once at the start, and by itself whenever the system changes. */
export function showTheme(): void {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isDark() ? "#1e1915" : "#f5efe3");
}

systemIsDark.addEventListener("change", showTheme);
