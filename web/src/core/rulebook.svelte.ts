// Paragraphs of the rules, fetched once each; and the one that is shown in a small window now.
import type { Paragraph } from "../gen/room";
import { paragraph } from "./api";

const known = new Map<string, Promise<Paragraph>>();

/** A paragraph of the rules in a language. */
export function paragraphIn(language: string, game: string, rule: string): Promise<Paragraph> {
  const name = `${language}/${game}/${rule}`;
  let found = known.get(name);
  if (!found) {
    found = paragraph(game, rule, language);
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

let open = $state.raw<{ game: string; rule: string; beside: HTMLElement } | null>(null);

/** The paragraph that is shown, and the thing it stands beside. */
export function openRule(): { game: string; rule: string; beside: HTMLElement } | null {
  return open;
}

/** Show a paragraph beside something. */
export function showRule(game: string, rule: string, beside: HTMLElement): void {
  open = { game, rule, beside };
}

/** Show no paragraph. */
export function closeRule(): void {
  open = null;
}
