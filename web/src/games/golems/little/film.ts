// What a little board shows of an example: the part of the field it is about, and the Programs that run in it.
import type { GolemsView, RowView } from "../../../gen/golems";
import type { Shot } from "../../contract";
import { span } from "../box";
import { mention } from "../spotlight";

type Film = Shot<GolemsView>[];

/** A part of a field, in cells. */
export interface Crop {
  column: number;
  row: number;
  width: number;
  height: number;
}

const LARGE = { width: 6, height: 5 }; // cells: a field as large as this is shown whole
const LEAST = 4; // cells that are shown of a larger one

/** The part of the field where something stands or happens, with what is around it. */
export function cropOf(film: Film): Crop {
  const { field } = film[0]!.view;
  const whole = { column: 0, row: 0, width: field.width, height: field.height };
  if (field.width <= LARGE.width && field.height <= LARGE.height) return whole;
  const cells = film.flatMap(({ view, events }) => [
    ...view.golems.map(({ cell }) => cell),
    ...events.flatMap((event) => mention(event, view).cells),
    ...changed(film, view),
  ]);
  const seen = cells.filter((cell) => field.cells.includes(cell));
  if (seen.length === 0) return whole;
  const [column, width] = around(
    seen.map((cell) => cell % span),
    field.width,
  );
  const [row, height] = around(
    seen.map((cell) => Math.floor(cell / span)),
    field.height,
  );
  return { column, row, width, height };
}

/** Where things lie that do not lie there all the time. */
function changed(film: Film, { barrels, objects, logic }: GolemsView): number[] {
  const { view } = film[0]!;
  const lain = new Set([...view.barrels, ...view.objects, ...view.logic].map(([cell]) => cell));
  return [...barrels, ...objects, ...logic].map(([cell]) => cell).filter((cell) => !lain.has(cell));
}

/** The first of these columns or rows and how many there are, with one more on both sides if there is. */
function around(places: number[], most: number): [number, number] {
  const size = Math.min(most, Math.max(LEAST, Math.max(...places) - Math.min(...places) + 3));
  const middle = (Math.max(...places) + Math.min(...places)) / 2;
  const first = Math.max(0, Math.min(most - size, Math.round(middle - (size - 1) / 2)));
  return [first, size];
}

/** The Program of a golem as a reader may see it: also what opens later, or has run before it was taken back. */
export function programOf(film: Film, view: GolemsView, golem: number): RowView[] {
  return laid(film, view, golem).map((row) => ({ ...row, open: row.kind !== null }));
}

function laid(film: Film, view: GolemsView, golem: number): RowView[] {
  const round = (each: GolemsView): string => `${each.cup?.match ?? 0}.${each.extra}.${each.round}`;
  const views = film.map((shot) => shot.view).filter((each) => (each.golems[golem]?.program.length ?? 0) > 0);
  const same = views.filter((each) => round(each) === round(view));
  const ran = same.findLast(({ step }) => step >= 0)?.golems[golem]?.program ?? [];
  const now = view.golems[golem]?.program ?? [];
  if (now.length > 0) return now.map((row, at) => (row.kind === null ? (ran[at] ?? row) : row));
  const isLaidRowByRow = same.some(({ golems }) => golems[golem]!.program.length < golems[golem]!.least);
  if (ran.length > 0 && !isLaidRowByRow) return ran;
  const before = views.findLast((each) => film.findIndex((shot) => shot.view === each) < at(film, view));
  return before && same.length === 0 ? before.golems[golem]!.program : [];
}

function at(film: Film, view: GolemsView): number {
  const found = film.findLastIndex((shot) => shot.view === view);
  return found < 0 ? film.length : found;
}
