// What is on the board, in words.
import { tr } from "../../core/messages.svelte";
import type { AlgoracingView } from "../../gen/algoracing";
import { FACINGS, beside, squareName } from "./box";

/** What a rover is called, where it looks and what it carries. */
function roverText(view: AlgoracingView, rover: number, name: string): string {
  const { facing, aboard, waiting } = view.rovers[rover]!;
  const text = tr("algoracing-page-rover", {
    player: name,
    colour: view.colours[rover]!,
    facing: FACINGS[facing]!,
    count: aboard,
  });
  return waiting ? `${text}, ${tr("algoracing-page-busy")}` : text;
}

/** All that is on a square. */
export function squareText(view: AlgoracingView, square: number, names: string[]): string {
  const field = view.field;
  const name = (rover: number): string => names[rover] ?? tr("algoracing-nobody");
  const corner = field.corners.indexOf(square);
  const base = corner < 0 ? null : view.bases[corner]!;
  const labs = corner < 0 ? [] : view.labs[corner]!;
  const texts = [tr("algoracing-page-level", { level: field.levels[square]! })];
  if (base) texts.push(tr("algoracing-page-base", { colour: base }));
  if (labs.length > 0) texts.push(tr("algoracing-page-lab", { players: labs.map(name).join(", ") }));
  view.rovers.forEach((rover, number) => {
    if (rover.square === square) texts.push(roverText(view, number, name(number)));
  });
  const lying = view.samples[square]!;
  if (lying > 0) texts.push(tr("algoracing-page-samples", { count: lying }));
  for (const { upper, facing, lower, works } of field.elevators) {
    const args = { facing: FACINGS[facing]!, square: lower < 0 ? "" : squareName(lower, field.width) };
    if (upper === square)
      texts.push(tr(works ? "algoracing-page-elevator-down" : "algoracing-page-elevator-broken", args));
    if (lower === square && works) {
      texts.push(tr("algoracing-page-elevator-up", { square: squareName(upper, field.width) }));
    }
  }
  for (const [one, two] of [...field.walls, ...field.foot_walls]) {
    if (one !== square && two !== square) continue;
    const other = one === square ? two : one;
    const facing = [0, 1, 2, 3].find((each) => beside(field, square, each) === other) ?? 0;
    texts.push(tr("algoracing-page-wall", { facing: FACINGS[facing]! }));
  }
  return texts.join("; ");
}
