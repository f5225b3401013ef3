// Components in words: what a card shows, for those who hear the page and for tooltips.
import { list, tr } from "../../core/words.svelte";
import { GENERAL, QUICK_DRAW, ROMAN, featName, personName, tech, techName, theBox } from "./box";
import type { Effect, Line } from "./box";

export const kindName = (kind: string): string => tr("progress-page-kind", { kind });
export const skillName = (skill: string): string => tr("progress-page-skill", { skill });
export const powerName = (power: string): string => tr("progress-page-power", { power });
/** "Age II", or "end" for the fifth. */
export const ageName = (age: number): string => tr("progress-page-age", { age: ROMAN[age] ?? "" });

/** Price lines in words: "2 engineering or Pottery". */
export function linesText(lines: Line[]): string {
  return lines
    .map(({ kind, amount, before }) =>
      before < 0
        ? tr("progress-page-line", { amount, kind: theBox().kinds[kind]! })
        : tr("progress-page-line-or", { amount, kind: theBox().kinds[kind]!, card: techName(before) }),
    )
    .join("; ");
}

/** Something a personality or an achievement brings, in words. */
export function effectText({ what, which, amount }: Effect): string {
  return tr("progress-page-effect", { what, name: nameOf(what, which), amount });
}

function nameOf(what: Effect["what"], which: string): string {
  if (what === "skill") return skillName(which);
  if (what === "power") return powerName(which);
  return which ? kindName(which) : "";
}

/** What a technology brings when it becomes active. */
export function benefits(number: number): string[] {
  const card = tech(number);
  const { skills, kinds, powers } = theBox();
  const texts: string[] = [];
  if (card.skill >= 0) texts.push(effectText({ what: "skill", which: skills[card.skill]!.id, amount: 1 }));
  if (card.token >= 0) texts.push(effectText({ what: "token", which: kinds[card.token]!, amount: 1 }));
  card.power.forEach((amount, track) => {
    if (amount > 0) texts.push(effectText({ what: "power", which: powers[track]!.id, amount }));
  });
  if (card.points > 0) texts.push(tr("progress-page-points", { points: card.points }));
  if (card.perFive >= 0) texts.push(tr("progress-page-per-five", { kind: kinds[card.perFive]! }));
  return texts;
}

/** All that stands on a technology card. */
export function cardText(number: number): string {
  const card = tech(number);
  const texts = [
    `${techName(number)}: ${ageName(card.age)}, ${kindName(theBox().kinds[card.type] ?? theBox().kinds[GENERAL]!)}`,
    tr("progress-page-price", { lines: linesText(card.lines) }),
    tr("progress-page-brings", { benefits: list(benefits(number)) }),
    tr("progress-page-worth", { worth: card.worth }),
  ];
  if (card.symbol > 0) texts.push(tr("progress-page-symbol", { age: ROMAN[card.symbol]! }));
  return texts.join(". ");
}

/** The tooltip of a technology card: all that stands on it, and how sure its values are. */
export function cardTip(number: number): string {
  const source = tr("progress-page-source", { source: tech(number).source });
  return source ? `${cardText(number)}\n${source}` : cardText(number);
}

/** All that stands on a personality. */
export function personText(number: number): string {
  const { group, lasting, heritage, points } = theBox().personalities[number]!;
  const texts = [
    `${personName(number)}: ${tr("progress-page-group", { group: theBox().groups[group]! })}`,
    lasting.map(effectText).join(", "),
  ];
  if (heritage.length > 0) {
    texts.push(tr("progress-page-heritage", { benefits: list(heritage.map(effectText)) }));
  }
  texts.push(tr("progress-page-points", { points }));
  return texts.join(". ");
}

/** All that stands on an achievement. */
export function featText(number: number): string {
  const { age, prices, benefits: brings, points } = theBox().achievements[number]!;
  return [
    `${featName(number)}: ${ageName(age)}`,
    tr("progress-page-price", { lines: linesText(prices) }),
    tr("progress-page-brings", { benefits: list(brings.map(effectText)) }),
    tr("progress-page-points", { points }),
  ].join(". ");
}

/** A value of a skill as it is read at a position: "3", for quick draw "2/1". */
export function valueAt(skill: number, position: number): string {
  const { skills, drops } = theBox();
  const value = skills[skill]!.values[position];
  if (value === undefined) return "";
  return skill === QUICK_DRAW ? `${value}/${drops[position]}` : String(value);
}

/** How tightly words must be set, as one of them is long. */
export function tightness(text: string): "" | "long" | "longer" {
  const longest = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return longest > 14 ? "longer" : longest > 11 ? "long" : "";
}
