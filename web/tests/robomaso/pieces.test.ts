import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { reel } from "../../src/core/film";
import Board from "../../src/games/robomaso/Board.svelte";
import { cellOf } from "../../src/games/robomaso/box";
import Desk from "../../src/games/robomaso/Desk.svelte";
import Little from "../../src/games/robomaso/Little.svelte";
import { filling, part } from "../../src/games/robomaso/little/film";
import Piece from "../../src/games/robomaso/Piece.svelte";
import Players from "../../src/games/robomaso/Players.svelte";
import { story } from "../../src/games/robomaso/story";
import type { Shot } from "../../src/games/contract";
import type { RobomasoView } from "../../src/gen/robomaso";
import type { Film, PieceInfo } from "../../src/gen/room";
import { fixture } from "../recorded";
import { find, recorded, speakEnglish, stage } from "./stage";

const pieces = JSON.parse(fixture("robomaso.pieces")!) as PieceInfo[];
const films = Object.values(JSON.parse(fixture("robomaso.films")!) as Record<string, Film>);
const named = new Set(pieces.map(({ kind, name }) => `${kind}:${name}`));

beforeAll(speakEnglish);
afterEach(cleanup);

/** The pieces that are drawn now. */
const drawn = (): string[] =>
  [...document.querySelectorAll("[data-piece]")].map((each) => each.getAttribute("data-piece")!);

describe("a picture", () => {
  test.each(pieces.map(({ kind, name }) => [kind, name]))("of %s %s is drawn", (kind, name) => {
    const { container } = render(Piece, { props: { kind: kind!, name: name! } });
    expect(container.querySelectorAll("svg :is(path, circle, rect)").length).toBeGreaterThan(1);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  });

  test("is another one for every piece", () => {
    const pictures = pieces.map(({ kind, name }) => {
      const { container } = render(Piece, { props: { kind, name } });
      return container.innerHTML.replaceAll(/data-piece="[^"]*"/g, "");
    });
    expect(new Set(pictures).size).toBeGreaterThan(pieces.length - 2); // a straight corridor is one, plain or not
  });
});

test("what is drawn of a piece names one that there is, and all kinds of pieces occur", () => {
  const found = new Set<string>();
  for (const name of ["robomaso-2-duels", "robomaso-3-raids"]) {
    const { names, updates } = recorded(name);
    updates["0"]!.forEach((update, number) => {
      if (number % 25 > 0) return;
      const props = stage({ update, seat: 0, names });
      for (const Part of [Board, Desk, Players]) render(Part, { props });
      for (const piece of drawn()) found.add(piece);
      cleanup();
    });
  }
  expect([...found].filter((piece) => !named.has(piece))).toEqual([]);
  expect(new Set([...found].map((piece) => piece.split(":")[0]))).toEqual(new Set(pieces.map(({ kind }) => kind)));
});

/** Moments of different questions: a card with nothing on it is laid, an ability is there for the taking, and others. */
const ASKED: ((view: RobomasoView) => boolean)[] = [
  ({ prompt, drawn }) => prompt === "robomaso-lay" && /-plain$/.test(drawn!),
  ({ prompt, card, robots, robot }) => prompt === "robomaso-take" && /speed|reaction/.test(card[robots[robot]!.at]!),
  ({ prompt, card, robots, robot }) => prompt === "robomaso-take" && /capacity/.test(card[robots[robot]!.at]!),
  ({ prompt }) => prompt === "robomaso-build",
  ({ prompt }) => prompt === "robomaso-drive",
  ({ prompt }) => prompt === "robomaso-fight",
];

test("every kind of piece can be reached with the keyboard", () => {
  const found = new Set<string>();
  for (const wanted of ASKED) {
    const props = stage(find(({ view }, seat) => seat >= 0 && wanted(view)));
    for (const Part of [Board, Desk, Players]) render(Part, { props });
    for (const each of document.querySelectorAll("button[data-piece], [tabindex='0'][data-piece]"))
      found.add(each.getAttribute("data-piece")!.split(":")[0]!);
    cleanup();
  }
  expect(found).toEqual(new Set(pieces.map(({ kind }) => kind)));
});

test("while a card is laid, the board does not speak of what lies there", () => {
  const { container } = render(Board, { props: stage(find(({ view }, seat) => seat >= 0 && ASKED[0]!(view))) });
  expect(container.querySelectorAll(".spoken").length).toBe(100);
  expect(container.querySelectorAll(".spoken[data-piece]").length).toBe(0);
});

/** A film as the board of an example gets it. */
function shown(film: Film) {
  const { steps, deeds } = reel(film, { story });
  const shots = [{ view: film.view, events: [] }, ...steps] as Shot<RobomasoView>[];
  return { deeds, shots };
}

/** The board of an example when so many of its moments have been shown. */
function little(film: Film, at: number) {
  const { deeds, shots } = shown(film);
  const { view } = shots[at]!;
  const before = shots[Math.max(0, at - 1)]!.view;
  const found = { update: { view, legal: [] }, seat: film.seat, names: film.names } as never;
  const props = { ...stage(found), before, events: shots[at]!.events, film: shots, deeds, at };
  return { view, ...render(Little, { props }) };
}

/** What part of the board is seen: left, top, width, height in its units. */
const crop = (container: Element): number[] =>
  container.querySelector("svg svg")!.getAttribute("viewBox")!.split(" ").map(Number);

describe.each(films.map((film) => [film.title, film] as const))("the little board of “%s”", (_, film) => {
  test("does not jump, and shows every robot where it is", () => {
    const { shots } = shown(film);
    const places = shots.map((_, at) => {
      const { view, container } = little(film, at);
      const [left, top, width, height] = crop(container) as [number, number, number, number];
      for (const { at: cell } of view.robots.filter(({ status }) => status === "board")) {
        const [x, y] = [(cell % 10) * 100, (9 - Math.floor(cell / 10)) * 100];
        expect([x - left, y - top, left + width - x - 100, top + height - y - 100].every((far) => far >= 0)).toBe(true);
      }
      expect(container.innerHTML).not.toMatch(/undefined|NaN/);
      cleanup();
      return [left, top, width, height].join(" ");
    });
    expect(new Set(places).size).toBe(1);
    expect(shots.length).toBeGreaterThan(1);
  });

  test("names the pieces it draws", () => {
    little(film, 0);
    expect(drawn().filter((piece) => !named.has(piece))).toEqual([]);
  });
});

describe("of the board", () => {
  const film = films.find(({ id }) => id === "TB-R1")!;

  test("only the part where something happens is seen, at least four cells wide", () => {
    const [, , width, height] = part({ film: shown(film).shots, deeds: [] });
    expect([width > 400, width < 600, height < 500]).toEqual([true, true, true]);
  });

  test("a part at its edge does not go beyond it", () => {
    const corner = films.find(({ id }) => id === "TB-R5")!;
    expect(filling(part({ film: shown(corner).shots, deeds: [] }), 2).slice(0, 2)).toEqual([-34, -34]);
  });
});

test("a card that cannot be laid so is shown there as long as that is refused", () => {
  const film = films.find(({ id }) => id === "TB-R5")!;
  const laid = shown(film).deeds.find(({ answer }) => answer.word.startsWith("lay:"))!;
  const refused = { message: "robomaso-no-link", args: {}, rules: [], cells: [cellOf("22")] };
  const { shots } = shown(film);
  const deeds = [{ ...laid, refused, at: 1 }];
  const ghosts = [0, 1, 2].map((at) => {
    const found = { update: { view: shots[at]!.view, legal: [] }, seat: 0, names: film.names } as never;
    render(Little, { props: { ...stage(found), film: shots, deeds, at } });
    const count = document.querySelectorAll(".ghost").length;
    cleanup();
    return count;
  });
  expect(ghosts).toEqual([0, 1, 0]);
});
