// What lies on a cell, in words.
import { list, tr } from "../../../core/messages.svelte";
import type { RobomasoView } from "../../../gen/robomaso";
import { FACINGS, cardName, cardOf, isOpen, ownerOf, robotName, robotsOn, seatOf } from "../box";
import { sideName } from "../telling";

/** The card of a cell: what it is, and where it is open. */
export function cardText(view: RobomasoView, cell: number, names: string[]): string {
  const card = view.card[cell];
  if (!card) return tr("robomaso-page-cell", { what: "empty" });
  const { symbol, shape } = cardOf(card);
  const player = names[ownerOf(view, cell)] ?? "";
  const own = ["field", "computer"].includes(symbol);
  const text = shape && !own ? cardName(card) : tr("robomaso-page-cell", { what: symbol, player });
  const sides = FACINGS.filter((_, side) => isOpen(view.open[cell]!, side)).map(sideName);
  if (sides.length === 0) return text;
  const exit = symbol === "door" ? [tr("robomaso-page-exit", { side: FACINGS[view.turned[cell]!]! })] : [];
  return [text, tr("robomaso-page-open", { sides: list(sides) }), ...exit].join(", ");
}

/** All that is on a cell. */
export function cellText(view: RobomasoView, cell: number, names: string[]): string {
  const texts = [cardText(view, cell, names)];
  const owner = view.players[ownerOf(view, cell)];
  if (owner && view.card[cell] === "computer") texts.push(tr("robomaso-page-stored", { count: owner.stored }));
  const plant = view.plant[cell]!;
  if (plant >= 0) texts.push(tr("robomaso-page-plant", { robot: robotName(plant) }));
  for (const robot of robotsOn(view, cell)) texts.push(robotHere(view, robot, names));
  return texts.join("; ");
}

/** A robot where it stands: whose it is, where it looks, and its discs. */
export function robotHere(view: RobomasoView, number: number, names: string[]): string {
  const { heading, discs } = view.robots[number]!;
  return tr("robomaso-page-robot-here", {
    robot: robotName(number),
    player: names[seatOf(number)] ?? "",
    side: FACINGS[heading]!,
    count: discs,
  });
}
