// The board in words: what a golem is like, and all that is on a cell.
import { tr } from "../../core/messages.svelte";
import type { GolemsView } from "../../gen/golems";
import { FACINGS, cellName, partner } from "./box";

/** What a golem is called: its player's name, or the Bot's. */
export function golemName(view: GolemsView, golem: number, names: string[]): string {
  const { owner, bot } = view.golems[golem]!;
  return owner >= 0 ? (names[owner] ?? "") : tr("golems-bot", { bot: bot ?? "" });
}

/** A golem, where it looks and how damaged it is. */
export function golemText(view: GolemsView, golem: number, names: string[]): string {
  const { colour, facing, damage, limit, snow, carried } = view.golems[golem]!;
  const texts = [
    tr("golems-page-golem", {
      player: golemName(view, golem, names),
      colour: colour ?? "none",
      facing: FACINGS[facing]!,
    }),
  ];
  if (limit !== null) texts.push(tr("golems-page-damage", { damage, limit }));
  if (snow) texts.push(tr("golems-page-in-snow"));
  if (carried > 0) texts.push(tr("golems-page-carries", { object: view.object }));
  return texts.join(", ");
}

/** All that is on a cell. */
export function cellText(view: GolemsView, cell: number, names: string[]): string {
  const { field } = view;
  if (!field.cells.includes(cell)) return "";
  const texts: string[] = [];
  if (field.walls.includes(cell)) texts.push(tr("golems-obstacle", { obstacle: "wall" }));
  if (field.water.includes(cell)) texts.push(tr("golems-obstacle", { obstacle: "water" }));
  const pair = field.ladders.findIndex((each) => each.includes(cell));
  if (pair >= 0) {
    texts.push(
      tr("golems-page-ladder", {
        letter: String.fromCharCode(65 + pair),
        way: field.ladders[pair]?.[0] === cell ? "up" : "down",
        cell: cellName(partner(field, cell)),
      }),
    );
  }
  for (const terrain of ["ice", "snow"] as const) {
    if (field[terrain].includes(cell)) texts.push(tr("golems-page-terrain", { terrain }));
  }
  for (const [at, whose, sign] of view.goals) {
    const name = sign === "home" ? "golems-page-home-of" : "golems-page-goal-of";
    if (at === cell) texts.push(whose < 0 ? tr("golems-page-goal") : tr(name, { player: who(whose) }));
  }
  const barrel = view.barrels.find(([at]) => at === cell);
  if (barrel) {
    texts.push(
      barrel[1] ? tr("golems-page-barrel-with", { content: barrel[1] }) : tr("golems-obstacle", { obstacle: "barrel" }),
    );
  }
  for (const [at, sign] of view.logic) {
    if (at === cell) texts.push(tr("golems-page-token", { token: tr("golems-page-sign", { sign }) }));
  }
  for (const [at, kind, count] of view.objects) {
    const object = tr("golems-object", { object: kind });
    if (at === cell) texts.push(count > 1 ? `${object} ×${count}` : object);
  }
  view.golems.forEach((golem, index) => {
    if (golem.cell === cell) texts.push(golemText(view, index, names));
  });
  return texts.join("; ");

  function who(golem: number): string {
    return view.golems[golem] ? golemName(view, golem, names) : "";
  }
}
