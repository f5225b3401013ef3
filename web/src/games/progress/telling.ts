// Components in words: what a card shows, for those who hear the page and for tooltips.
import { list, tr } from "../../core/messages.svelte";
import type { Card, Effect, Feat, Line, Person } from "../../gen/progress";
import { featName, featOf, personName, personOf, roman, tech, techName, theBox } from "./box";

export const kindName = (kind: string): string => tr("progress-page-kind", { kind });
export const skillName = (skill: string): string => tr("progress-page-skill", { skill });
export const powerName = (power: string): string => tr("progress-page-power", { power });
/** "Age II". */
export const ageName = (age: number): string => tr("progress-page-age", { age: roman(age) });
/** What comes after the last age. */
export const endName = (): string => tr("progress-page-age", { age: theBox().ages.at(-1)! });

/** Price lines in words: "2 engineering or Pottery". */
export function linesText(lines: Line[]): string {
  return lines
    .map(({ kind, amount, before }) =>
      before === null
        ? tr("progress-page-line", { amount, kind })
        : tr("progress-page-line-or", { amount, kind, card: techName(before) }),
    )
    .join("; ");
}

/** Something that a card brings, in words. */
export function effectText(effect: Effect): string {
  const { what, amount } = effect;
  return tr("progress-page-effect", { what, name: nameOf(effect), amount });
}

function nameOf({ what, which }: Effect): string {
  if (which === null) return "";
  if (what === "skill") return skillName(which);
  return what === "power" ? powerName(which) : kindName(which);
}

/** What a technology brings when it becomes active. */
export function benefits(id: Card): string[] {
  const card = tech(id);
  const texts = card.benefits.map(effectText);
  if (card.points > 0) texts.push(tr("progress-page-points", { points: card.points }));
  if (card.per_five)
    texts.push(tr("progress-page-per-cards", { kind: card.per_five, cards: theBox().cards_per_point }));
  return texts;
}

/** All that stands on a technology card. */
export function cardText(id: Card): string {
  const card = tech(id);
  const texts = [
    `${techName(id)}: ${ageName(card.age)}, ${kindName(card.type)}`,
    tr("progress-page-price", { lines: linesText(card.lines) }),
    tr("progress-page-brings", { benefits: list(benefits(id)) }),
    tr("progress-page-worth", { worth: card.worth }),
  ];
  if (card.symbol > 0) texts.push(tr("progress-page-symbol", { age: roman(card.symbol) }));
  return texts.join(". ");
}

/** The tooltip of a technology card: all that stands on it, and how sure its values are. */
export function cardTip(card: Card): string {
  const source = tr("progress-page-source", { source: tech(card).source });
  return source ? `${cardText(card)}\n${source}` : cardText(card);
}

/** All that stands on a personality. */
export function personText(person: Person): string {
  const { group, lasting, heritage, points } = personOf(person);
  const texts = [`${personName(person)}: ${tr("progress-page-group", { group })}`, lasting.map(effectText).join(", ")];
  if (heritage.length > 0) {
    texts.push(tr("progress-page-heritage", { benefits: list(heritage.map(effectText)) }));
  }
  texts.push(tr("progress-page-points", { points }));
  return texts.join(". ");
}

/** All that stands on an achievement. */
export function featText(feat: Feat): string {
  const { age, prices, benefits: brings, points } = featOf(feat);
  return [
    `${featName(feat)}: ${ageName(age)}`,
    tr("progress-page-price", { lines: linesText(prices) }),
    tr("progress-page-brings", { benefits: list(brings.map(effectText)) }),
    tr("progress-page-points", { points }),
  ].join(". ");
}

/** How tightly words must be set, as one of them is long. */
export function tightness(text: string): "" | "long" | "longer" {
  const longest = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return longest > 14 ? "longer" : longest > 11 ? "long" : "";
}
