// Everything a person reads: Fluent messages of the page, of the games' parts of it, and of the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { NumberedEvent } from "../gen/room";
import { remember, remembered } from "./memory";

export const LANGUAGES = ["en", "ru", "cs", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", ru: "Русский", cs: "Čeština", nl: "Nederlands" };

const pageMessages = import.meta.glob<string>(["../locale/*.ftl", "../games/*/locale/*.ftl"], {
  query: "?raw",
  import: "default",
});
const bundles = new Map<Language, FluentBundle>();
const reported = new Set<string>();
let shown = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: bundleOf("en", []) });

/** The language that is spoken now. */
export function language(): Language {
  return shown.language;
}

/** The language chosen before, else the first one this browser asks for that we speak. */
export function wantedLanguage(asked: readonly string[] = navigator.languages): Language {
  const known = (tag: string | null): Language | undefined => LANGUAGES.find((each) => tag?.slice(0, 2) === each);
  return known(remembered<string | null>("language", null)) ?? asked.map(known).find(Boolean) ?? "en";
}

let last: Language = "en"; // the language that was asked for last

/** Speak another language: everything on the page changes at once, when its words are there. */
export async function speak(wanted: Language): Promise<void> {
  remember("language", wanted);
  last = wanted;
  let bundle = bundles.get(wanted);
  if (!bundle) {
    const [own, server] = await Promise.all([messagesOfPage(wanted), messagesOfServer(wanted)]);
    bundle = bundleOf(wanted, server === null ? own : [...own, server]);
    if (server !== null) bundles.set(wanted, bundle);
  }
  if (last === wanted) use(wanted, bundle);
}

/** Speak with these texts; for tests and for drawing without a server. */
export function speakWith(wanted: Language, texts: string[]): void {
  use(wanted, bundleOf(wanted, texts));
}

function use(wanted: Language, bundle: FluentBundle): void {
  shown = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

function bundleOf(wanted: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function messagesOfPage(wanted: Language): Promise<string[]> {
  const files = Object.entries(pageMessages).filter(([path]) => path.endsWith(`/${wanted}.ftl`));
  return Promise.all(files.map(([, load]) => load()));
}

async function messagesOfServer(wanted: Language): Promise<string | null> {
  try {
    const reply = await fetch(`/api/words/${wanted}`);
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return shown.bundle.hasMessage(id);
}

/** A message in the language spoken now. What is missing is reported, and its id is shown. */
export function tr(id: string, args: object = {}): string {
  const { bundle } = shown;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(id);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  for (const error of errors) report(`${id}: ${error.message}`);
  return text;
}

function report(what: string): void {
  const whole = `missing message: ${what} (${shown.language})`;
  if (!reported.has(whole)) console.error(whole);
  reported.add(whole);
}

/** Names as one reads them aloud: "Anna, Boris and Cyril". */
export function list(names: string[]): string {
  return new Intl.ListFormat(shown.language, { type: "conjunction" }).format(names);
}

/** The sentence of an event, with the players' names. */
export function tell(event: NumberedEvent, game: string, names: string[]): string {
  const people = Object.entries(event.seats).map(([role, seats]) => [
    role,
    list(seats.map((seat) => names[seat] ?? tr(`${game}-nobody`, { number: seat }))),
  ]);
  const args = Object.entries(event.args as Record<string, string | number | string[]>).map(([name, value]) => [
    name,
    Array.isArray(value) ? spelled(game, name, value) : value,
  ]);
  return tr(messageOf(event.kind), { ...Object.fromEntries(args), ...Object.fromEntries(people) });
}

/** A row of things, each said by its own message: `cards` by <game>-card. */
function spelled(game: string, name: string, items: string[]): string {
  const one = name.replace(/s$/, "");
  return items.map((item) => tr(`${game}-${one}`, { [one]: item })).join(", ") || "–";
}

/** The message id of an event kind: algoracing.bar_lifted is told by algoracing-bar-lifted. */
export function messageOf(kind: string): string {
  return kind.replace(/[._]/g, "-");
}
