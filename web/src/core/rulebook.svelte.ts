// Paragraphs of the rules, fetched once each; and the one that is shown in a small window now.
import { paragraph } from "./api";

const known = new Map<string, Promise<string>>();

/** The text of a paragraph. */
export function ruleText(game: string, rule: string): Promise<string> {
  const name = `${game}/${rule}`;
  let found = known.get(name);
  if (!found) {
    found = paragraph(game, rule).then(({ text }) => text);
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
