// What is in the box and how it is named: cards, cells, fields. Nothing here decides anything.
import { boxOf } from "../../core/box";
import type { Bot, Card, FieldView, GameBox, GolemsView, RowKind, Sensor, Sign } from "../../gen/golems";

export { FACINGS, term } from "../../core/naming";

/** Cells in a row of the numbering. */
export let span = 1;

export const { open, theBox } = boxOf<GameBox>((found) => (span = found.span));

/** How far a Bot sees; 0 for a player's golem. */
export function eyeOf(bot: Bot | null): number {
  return theBox().eyes.find(([each]) => each === bot)?.[1] ?? 0;
}

/** The row that a Luck card allows; null if it allows none. */
export function bonusOf(luck: Sign | null): RowKind | null {
  return theBox().bonuses.find(([sign]) => sign === luck)?.[1] ?? null;
}

/** What a Bonus card of this kind can react to. */
export function sensorsOf(kind: RowKind | null): readonly Sensor[] {
  return theBox().sensors.find(([each]) => each === kind)?.[1] ?? [];
}

/** Whether there is a real card of this name. */
export function isFace(card: Card): boolean {
  return theBox().cards.some(({ id }) => id === card);
}

/** The cell called so. */
export function cellOf(name: string): number {
  return theBox().cells.indexOf(name);
}

/** How a cell is called. */
export function cellName(cell: number): string {
  return theBox().cells[cell] ?? "";
}

/** The cell beside another one, whether there is one in the field or not; -1 outside of the numbering. */
export function beside(cell: number, facing: number): number {
  const column = (cell % span) + [0, 1, 0, -1][facing]!;
  const row = Math.floor(cell / span) + [-1, 0, 1, 0][facing]!;
  return column < 0 || column >= span || row < 0 || row >= span ? -1 : row * span + column;
}

/** The direction from one cell to another of the same row or column; -1 if there is none. */
export function heading(from: number, to: number): number {
  const [columns, rows] = [(to % span) - (from % span), Math.floor(to / span) - Math.floor(from / span)];
  if (columns !== 0 && rows !== 0) return -1;
  return columns > 0 ? 1 : columns < 0 ? 3 : rows > 0 ? 2 : rows < 0 ? 0 : -1;
}

/** The other end of a ladder; -1 if there is none on this cell. */
export function partner(field: FieldView, cell: number): number {
  const pair = field.ladders.find((each) => each.includes(cell));
  return pair ? pair[pair[0] === cell ? 1 : 0] : -1;
}

/** The golem that events and answers call by this number: a player's seat, or the number of a Bot. */
export function golemOf(view: GolemsView, seat: number): number {
  const owned = view.golems.findIndex((golem) => golem.owner === seat && seat >= 0);
  return owned >= 0 ? owned : view.golems[seat]?.owner === -1 ? seat : -1;
}
