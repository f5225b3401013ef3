// What matters in an example of the rules: the part of the board where something is or happens, and who takes part.
import type { Deed } from "../../../core/film";
import type { AlgoracingView, GameEvent, RowView } from "../../../gen/algoracing";
import type { Shot } from "../../contract";
import { heightOf, term } from "../box";
import { RIM, UNIT } from "../draw";
import { mention } from "../spotlight";

type Film = Shot<AlgoracingView>[];

/** A rectangle: left, top, width, height. */
export type Rect = [number, number, number, number];

const MARGIN = 0.5; // so much of the squares around is seen, in squares
const LEAST = [4.2, 3.2] as const; // squares that are seen at least
const MOST = [6, 3] as const; // squares; what has more is cut down to where something happens
const EDGE = RIM + 4; // of the frame around the board

/** What happens to somebody's cards or turn, wherever the rover stands. */
const CARDS: ReadonlySet<string> = new Set<GameEvent["kind"]>([
  "algoracing.inserted",
  "algoracing.covered",
  "algoracing.cycled",
  "algoracing.cycle_lifted",
  "algoracing.passed",
  "algoracing.drew",
  "algoracing.turn_started",
  "algoracing.game_over",
]);

/** The squares where something happens. */
function eventful(film: Film): number[] {
  return film.flatMap(({ view, events }, number) => {
    const before = film[Math.max(0, number - 1)]!.view;
    const told = events.flatMap((event) => mention(event, view.field).squares);
    const changed = view.samples.flatMap((count, square) => (count !== before.samples[square] ? [square] : []));
    const ways = view.rovers.flatMap(({ square, facing, aboard, waiting }, rover) => {
      const was = before.rovers[rover]!;
      const same = square === was.square && facing === was.facing && aboard === was.aboard && waiting === was.waiting;
      return same ? [] : [square, was.square];
    });
    const named = events.flatMap((event) => (CARDS.has(event.kind) ? [] : mention(event, view.field).rovers));
    return [...told, ...changed, ...ways, ...named.map((rover) => view.rovers[rover]?.square ?? -1)];
  });
}

/** The squares that are to be seen, the same for all of the film; none: the whole board. */
function seen(film: Film): number[] {
  const { view } = film[0]!;
  if (film.some((shot) => shot.view.choosing)) return [];
  const rovers = film.flatMap((shot) => shot.view.rovers.map(({ square }) => square));
  const waiting = view.rovers.flatMap(({ square, bars }) => (bars.length > 0 ? [square] : []));
  const lying = view.samples.flatMap((count, square) => (count > 0 ? [square] : []));
  const least = [...eventful(film), ...waiting];
  const found = [[...least, ...rovers, ...lying], [...least, ...rovers], least]
    .map((squares) => squares.filter((square) => square >= 0))
    .filter((squares) => squares.length > 0);
  const fits = (squares: number[]): boolean =>
    span(squares, view.field.width)
      .slice(2)
      .every((length, way) => length <= MOST[way]!);
  return found.find(fits) ?? found.at(-1) ?? [];
}

/** The smallest rectangle with these squares: its first column and row, and how many there are. */
function span(squares: number[], width: number): Rect {
  const columns = squares.map((square) => square % width);
  const rows = squares.map((square) => Math.floor(square / width));
  const [left, low] = [Math.min(...columns), Math.min(...rows)];
  return [left, low, Math.max(...columns) - left + 1, Math.max(...rows) - low + 1];
}

/** From where to where a length of the board goes, which has so much in all; all of it if there is not more. */
function within(from: number, length: number, all: number): number {
  const most = all + 2 * EDGE;
  return length >= most ? -EDGE - (length - most) / 2 : Math.max(-EDGE, Math.min(from, most - EDGE - length));
}

/** What is seen of the board in a room of this aspect, with its ruler at the left and below. */
export function part(film: Film, aspect: number): Rect {
  const { field } = film[0]!.view;
  const [across, down] = [field.width * UNIT, heightOf(field) * UNIT];
  const squares = seen(film);
  const [left, low, columns, rows] = squares.length > 0 ? span(squares, field.width) : [0, 0, field.width, field.width];
  const wide = Math.min(Math.max(columns + 2 * MARGIN, LEAST[0]) * UNIT + RIM, across + 2 * EDGE);
  const high = Math.min(Math.max(rows + 2 * MARGIN, LEAST[1]) * UNIT + RIM, down + 2 * EDGE);
  const [width, height] = [Math.max(wide, high * aspect), Math.max(high, wide / aspect)];
  const middle = { x: (left + columns / 2) * UNIT, y: down - (low + rows / 2) * UNIT };
  return [
    within(middle.x - (width + RIM) / 2, width, across),
    within(middle.y - (height - RIM) / 2, height, down),
    width,
    height,
  ];
}

/** The algorithm as it is laid or carried out; a new one as it will be carried out, a discarded one as it was. */
export function rowOf(film: Film, view: AlgoracingView): { row: RowView; gone: boolean } {
  const now = view.draft ?? view.row;
  const shown = film.findLastIndex((shot) => shot.view === view);
  const start = film.findIndex(({ events }) => events.some(({ kind }) => kind === "algoracing.started"));
  if (shown < start && film[0]!.view.row.cards.length === 0) return { row: film[start]!.view.row, gone: false };
  if (now.cards.length > 0) return { row: now, gone: false };
  const last = film.slice(0, shown + 1).findLast((shot) => shot.view.row.cards.length > 0);
  return { row: last?.view.row ?? now, gone: last !== undefined };
}

/** How many places of the algorithm are shown, and whether cycle cards lie over them. */
export function room(film: Film): { places: number; cycles: boolean } {
  const rows = film.flatMap(({ view: { row, draft } }) => (draft ? [row, draft] : [row]));
  return {
    places: Math.max(...rows.map(({ cards }) => cards.length)),
    cycles: rows.some(({ cycles }) => cycles.some((card) => card !== null)),
  };
}

const happens = (film: Film, ...kinds: GameEvent["kind"][]): boolean =>
  film.some(({ events }) => events.some(({ kind }) => (kinds as string[]).includes(kind)));

/** Whether it is about cards in the hand: they are exchanged or refused, or nothing is carried out. */
export function isAboutCards(film: Film, deeds: Deed[]): boolean {
  if (film[0]!.view.choosing || happens(film, "algoracing.left")) return false;
  const exchanged = film.some(({ view }) => view.prompt === "algoracing-exchange");
  return exchanged || deeds.some(({ refused }) => refused) || !happens(film, "algoracing.started");
}

/** Whether the draw deck and the discard pile play a part. */
export function hasPiles(film: Film): boolean {
  const shared = term(film[0]!.view, "shared") > 0;
  return (
    happens(film, "algoracing.passed", "algoracing.reshuffled", "algoracing.left") ||
    (shared && happens(film, "algoracing.row_discarded"))
  );
}

/** The rovers that have something, at any time. */
export function cast(film: Film): number[] {
  const has = (view: AlgoracingView, rover: number): boolean =>
    view.rovers[rover]!.aboard > 0 || (view.players[rover]?.delivered ?? []).some((count) => count > 0);
  return film[0]!.view.rovers.flatMap((_, rover) => (film.some(({ view }) => has(view, rover)) ? [rover] : []));
}

/** Who has won by now. */
export function winners(film: Film, view: AlgoracingView): number[] {
  if (!view.ending) return [];
  return film.flatMap(({ events }) =>
    events.flatMap(({ kind, fields }) =>
      kind === "algoracing.game_over" ? (fields as { winners: number[] }).winners : [],
    ),
  );
}
