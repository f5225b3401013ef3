// What matters in an example of the rules: the part of the board where something is or happens, and who takes part.
import type { Deed } from "../../../core/film";
import type { RobomasoView, RobotView } from "../../../gen/robomaso";
import type { Shot } from "../../contract";
import { cellOf, isInner, theBox, xOf, yOf } from "../box";
import { EDGE, RIM, UNIT, across } from "../draw";
import { mention } from "../spotlight";

/** The moments of an example from its beginning, and what is done. */
export interface Film {
  film: Shot<RobomasoView>[];
  deeds: Deed[];
}

/** A rectangle: left, top, width, height. */
export type Rect = [number, number, number, number];

const MARGIN = 0.55; // so much of the cells around is seen, in cells
const LEAST = [4.2, 3.2] as const; // cells that are seen at least
const MOST = [7, 6] as const; // cells; what has more is cut down to where something happens

/** The corners of the smallest rectangle with these cells; [left, top, columns, rows]. */
function span(cells: Set<number>): Rect {
  const [columns, rows] = [[...cells].map(xOf), [...cells].map(yOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return [left, top, Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
}

/** The cell of which an answer speaks. */
const cellIn = (word: string): number =>
  /^(lay|field|computer|hop|corner):/.test(word) ? cellOf(word.split(":")[1]!) : -1;

/** The cells where something happens, or is refused. */
function eventful({ film, deeds }: Film): number[] {
  const changed = film.slice(1).flatMap(({ view }, number) => {
    const before = film[number]!.view;
    const cells = view.card.flatMap((card, cell) =>
      card !== before.card[cell] || view.open[cell] !== before.open[cell] || view.plant[cell] !== before.plant[cell]
        ? [cell]
        : [],
    );
    const ways = view.robots.flatMap(({ at, heading }, robot) => {
      const was = before.robots[robot]!;
      return at !== was.at || heading !== was.heading ? [at, was.at] : [];
    });
    return [...cells, ...ways];
  });
  const told = film.flatMap(({ events }) => events.flatMap((event) => mention(event).cells));
  const answered = deeds.flatMap(({ answer, refused }) => [cellIn(answer.word), ...(refused?.cells ?? [])]);
  return [...changed, ...told, ...answered];
}

/** The cells that are to be seen, the same for all of the film. A mere position is about all that lies there. */
function seen(shown: Film): Set<number> {
  const views = shown.film.map(({ view }) => view);
  const events = eventful(shown);
  const robots = views.flatMap((view) => view.robots.map(({ at }) => at));
  const plants = views.flatMap(({ plant }) => plant.flatMap((robot, cell) => (robot >= 0 ? [cell] : [])));
  const cards = views.flatMap(({ card }) => card.flatMap((each, cell) => (each && isInner(cell) ? [cell] : [])));
  const least = new Set([...events, ...robots, ...plants].filter((cell) => cell >= 0));
  const all = new Set([...least, ...cards]);
  if (all.size === 0) return new Set(theBox().corners.map(({ cell }) => cell));
  const [, , columns, rows] = span(all);
  return least.size === 0 || events.length === 0 || (columns <= MOST[0] && rows <= MOST[1]) ? all : least;
}

/** From where to where the board goes on one side; all of it if there is not more. */
function within(from: number, length: number): number {
  const [first, all] = [-RIM, across() + RIM + EDGE];
  return length >= all ? first - (length - all) / 2 : Math.max(first, Math.min(from, first + all - length));
}

/** What is seen of the board, without regard to the room for it; numbers of columns and rows stand at its edge. */
export function part(film: Film): Rect {
  const [left, top, columns, rows] = span(seen(film));
  const [wide, high] = [Math.max(columns + 2 * MARGIN, LEAST[0]), Math.max(rows + 2 * MARGIN, LEAST[1])];
  const most = across() + RIM + EDGE;
  const [width, height] = [Math.min(wide * UNIT + RIM, most), Math.min(high * UNIT + RIM, most)];
  const [x, y] = [(left + columns / 2) * UNIT, (top + rows / 2) * UNIT];
  return [within(x - (width + RIM) / 2, width), within(y - (height + RIM) / 2, height), width, height];
}

/** The same as wide or as high as the room for it asks. */
export function filling([x, y, width, height]: Rect, aspect: number): Rect {
  const [wide, high] = [Math.max(width, height * aspect), Math.max(height, width / aspect)];
  return [within(x - (wide - width) / 2, wide), within(y - (high - height) / 2, high), wide, high];
}

/** What is told of a robot beside the board. */
const has = ({ discs, total, cards }: RobotView): boolean => discs > 0 || total > 0 || cards.some((count) => count > 0);

/** The robots that take part: which have something, move, come or go. */
export function cast({ film }: Film): number[] {
  const views = film.map(({ view }) => view);
  return views[0]!.robots.flatMap((_, robot) =>
    views.some((view) => has(view.robots[robot]!) || view.robot === robot) ||
    new Set(views.map((view) => view.robots[robot]!.at)).size > 1
      ? [robot]
      : [],
  );
}

/** What is told beside the board besides, if it plays a part. */
export interface Beside {
  /** A card is drawn, or the deck is used up. */
  deck: boolean;
  truce: boolean;
  /** Somebody wins, or gets or loses discs in the computer. */
  score: boolean;
}

export function beside({ film }: Film): Beside {
  const views = film.map(({ view }) => view);
  const first = views[0]!;
  return {
    deck: views.some((view) => view.drawn !== null || view.deck_size !== first.deck_size),
    truce: views.some((view) => view.truce > 0),
    score: views.some((view) => view.ending !== null || view.players.some(({ stored }) => stored > 0)),
  };
}
