// The board in words: what a golem is like, and all that is on a cell.
import { tr } from "../../core/words.svelte";
import type { GolemsView } from "../../gen/golems";
import {
  COLOURS,
  CONTENTS,
  FACINGS,
  FREE_LIMIT,
  ICE,
  KIDS,
  LADDER,
  OBJECTS,
  SIGNS,
  SNOW,
  WALL,
  WATER,
  cellName,
  goal,
  partner,
  term,
} from "./box";

/** What a golem is called: its player's name, or the Bot's. */
export function golemName(view: GolemsView, golem: number, names: string[]): string {
  const { owner, bot } = view.golems[golem]!;
  return owner >= 0 ? (names[owner] ?? "") : tr("golems-bot", { bot });
}

/** A golem, where it looks and how damaged it is. */
export function golemText(view: GolemsView, golem: number, names: string[]): string {
  const { colour, facing, damage, limit, snow, carried } = view.golems[golem]!;
  const texts = [
    tr("golems-page-golem", {
      player: golemName(view, golem, names),
      colour: COLOURS[colour] ?? "none",
      facing: FACINGS[facing]!,
    }),
  ];
  if (limit > 0 && limit < FREE_LIMIT) texts.push(tr("golems-page-damage", { damage, limit }));
  if (snow > 0) texts.push(tr("golems-page-in-snow"));
  if (carried > 0) texts.push(tr("golems-page-carries"));
  return texts.join(", ");
}

/** The kind of objects this plot is about. */
export function objectOf(view: GolemsView): number {
  return view.objects[0]?.[1] ?? (goal(view) === "home" ? OBJECTS.indexOf("crystal") : 0);
}

/** Whether the contents of barrels mean anything. */
export function hasContents(view: GolemsView): boolean {
  return term(view, "mode") !== KIDS;
}

/** All that is on a cell. */
export function cellText(view: GolemsView, cell: number, names: string[]): string {
  const { field } = view;
  const number = field.cells.indexOf(cell);
  if (number < 0) return "";
  const [terrain, solid] = [field.terrain[number], field.solid[number]];
  const texts: string[] = [];
  if (solid === WALL) texts.push(tr("golems-obstacle", { obstacle: "wall" }));
  if (solid === WATER) texts.push(tr("golems-obstacle", { obstacle: "water" }));
  if (solid === LADDER) {
    const pair = field.ladders.findIndex((each) => each.includes(cell));
    texts.push(
      tr("golems-page-ladder", {
        letter: String.fromCharCode(65 + pair),
        way: field.ladders[pair]?.[0] === cell ? "up" : "down",
        cell: cellName(partner(field, cell)),
      }),
    );
  }
  if (terrain === ICE || terrain === SNOW) {
    texts.push(tr("golems-page-terrain", { terrain: terrain === ICE ? "ice" : "snow" }));
  }
  for (const [at, whose] of field.goals) {
    if (at === cell) texts.push(whose < 0 ? tr("golems-page-goal") : tr("golems-page-goal-of", { player: who(whose) }));
  }
  if (goal(view) === "home") {
    view.golems.forEach(({ home, owner }, golem) => {
      if (home === cell && owner >= 0) texts.push(tr("golems-page-home-of", { player: who(golem) }));
    });
  }
  const barrel = view.barrels.find(([at]) => at === cell);
  if (barrel) {
    const known = barrel[1] > 0 && hasContents(view);
    texts.push(
      known
        ? tr("golems-page-barrel-with", { content: CONTENTS[barrel[1]]! })
        : tr("golems-obstacle", { obstacle: "barrel" }),
    );
  }
  for (const [at, sign] of view.logic) {
    if (at === cell) texts.push(tr("golems-page-token", { token: tr("golems-page-sign", { sign: SIGNS[sign]! }) }));
  }
  for (const [at, kind, count] of view.objects) {
    const object = tr("golems-object", { object: OBJECTS[kind]! });
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
