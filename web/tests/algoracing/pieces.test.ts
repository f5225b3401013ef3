import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { reel } from "../../src/core/film";
import Board from "../../src/games/algoracing/Board.svelte";
import { heightOf } from "../../src/games/algoracing/box";
import Desk from "../../src/games/algoracing/Desk.svelte";
import { middle } from "../../src/games/algoracing/draw";
import Little from "../../src/games/algoracing/Little.svelte";
import { part, rowOf } from "../../src/games/algoracing/little/film";
import Piece from "../../src/games/algoracing/Piece.svelte";
import Players from "../../src/games/algoracing/Players.svelte";
import Score from "../../src/games/algoracing/Score.svelte";
import { story } from "../../src/games/algoracing/story";
import type { Shot } from "../../src/games/contract";
import type { AlgoracingView } from "../../src/gen/algoracing";
import type { Film, PieceInfo } from "../../src/gen/room";
import { fixture } from "../recorded";
import { find, recorded, recordedNames, speakEnglish, stage } from "./stage";

const pieces = JSON.parse(fixture("algoracing.pieces")!) as PieceInfo[];
const films = Object.values(JSON.parse(fixture("algoracing.films")!) as Record<string, Film>);
const named = new Set(pieces.map(({ kind, name }) => `${kind}:${name}`));
const kinds = new Set(pieces.map(({ kind }) => kind));

beforeAll(speakEnglish);
afterEach(cleanup);

/** The pieces that are drawn now. */
const drawn = (selector = ""): string[] =>
  [...document.querySelectorAll(`${selector}[data-piece]`)].map((each) => each.getAttribute("data-piece")!);
const kindOf = (piece: string): string => piece.split(":")[0]!;

describe("a picture", () => {
  test.each(pieces.map(({ kind, name }) => [kind, name]))("of %s %s is drawn", (kind, name) => {
    const { container } = render(Piece, { props: { kind: kind!, name: name! } });
    expect(container.querySelectorAll("svg :is(path, circle, rect), .back").length).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
  });

  test("is another one for every piece", () => {
    const pictures = pieces.map(({ kind, name }) => {
      const { container } = render(Piece, { props: { kind, name } });
      return container.innerHTML.replaceAll(/(data-piece|id)="[^"]*"|url\([^)]*\)/g, "");
    });
    expect(new Set(pictures).size).toBe(pieces.length);
  });
});

test("what is drawn of a piece names one that there is, and all kinds of pieces occur", () => {
  const found = new Set<string>();
  for (const name of recordedNames().filter((each) => /^full-3.*greedy/.test(each))) {
    const { names, updates } = recorded(name);
    updates["0"]!.forEach((update, number) => {
      if (number % 40 > 0) return;
      const props = stage({ update, seat: 0, names });
      for (const Part of [Board, Desk, Players]) render(Part, { props });
      render(Score, { props: { ...props, winners: [], scores: [] } });
      for (const piece of drawn()) found.add(piece);
      cleanup();
    });
  }
  expect([...found].filter((piece) => !named.has(piece))).toEqual([]);
  expect(new Set([...found].map(kindOf))).toEqual(kinds);
  expect(found).toContain("field:wall");
  expect(found).toContain("base:lab");
});

describe("with the keyboard", () => {
  const playing = () => {
    const props = stage(find(({ view }, seat) => seat >= 0 && !view.choosing && view.hand.length > 0, /^full/));
    render(Board, { props });
    return props;
  };
  const cell = (): Element => screen.getByRole("gridcell");

  test("one looks at the squares, beginning with one's own rover", async () => {
    const { view, seat } = playing();
    expect(cell().getAttribute("data-piece")).toMatch(/^rover:/);
    const { square } = view.rovers[seat]!;
    const row = Math.floor(square / view.field.width);
    const key = row > 0 ? "ArrowDown" : "ArrowUp";
    (cell() as SVGElement).focus();
    await fireEvent.keyDown(cell(), { key });
    await tick();
    expect(document.activeElement).toBe(cell());
    const name = "abcdefghi"[square % view.field.width]! + String(row + (row > 0 ? 0 : 2));
    expect(cell().getAttribute("aria-label")).toMatch(new RegExp(`^${name}: level `));
  });

  test("no square beyond the rim is reached", async () => {
    const { view } = playing();
    for (let step = 0; step < heightOf(view.field) + 2; step++) await fireEvent.keyDown(cell(), { key: "ArrowUp" });
    expect(cell().getAttribute("aria-label")).toMatch(/^[a-i]9: /);
  });

  test("every kind of piece can be reached", async () => {
    const props = playing();
    render(Desk, { props });
    const found = new Set(drawn("button").map(kindOf));
    const { field } = props.view;
    const walk = async (key: string, steps: number): Promise<void> => {
      for (let step = 0; step < steps; step++) {
        await fireEvent.keyDown(cell(), { key });
        found.add(kindOf(cell().getAttribute("data-piece") ?? ""));
      }
    };
    await walk("ArrowUp", 9);
    await walk("ArrowLeft", 9);
    for (let row = 0; row < heightOf(field); row++) {
      await walk(row % 2 === 0 ? "ArrowRight" : "ArrowLeft", field.width);
      await walk("ArrowDown", 1);
    }
    expect([...kinds].filter((kind) => !found.has(kind))).toEqual([]);
  });
});

/** A film as the board of an example gets it. */
function shown(film: Film) {
  const { start, steps, deeds } = reel(film, { story });
  const shots = [{ view: start, events: [] }, ...steps] as Shot<AlgoracingView>[];
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

describe.each(films.map((film) => [film.title, film] as const))("the little board of “%s”", (_, film) => {
  test("does not jump, and shows the rover that runs wherever it is", () => {
    const { shots } = shown(film);
    const places = [0, Math.floor(shots.length / 2), shots.length - 1].map((at) => {
      const { view, container } = little(film, at);
      const box = container.querySelector(".arena svg")!.getAttribute("viewBox")!;
      const [left, top, width, height] = box.split(" ").map(Number) as [number, number, number, number];
      const { x, y } = middle(view.field, view.rovers[film.seat]!.square);
      expect([x - left, y - top, left + width - x, top + height - y].every((far) => far > 40)).toBe(true);
      expect(container.innerHTML).not.toMatch(/undefined|NaN/);
      cleanup();
      return box;
    });
    expect(new Set(places).size).toBe(1);
    expect(shots.length).toBeGreaterThan(1);
  });

  test("shows the algorithm from beginning to end", () => {
    const { shots } = shown(film);
    const running = shots.find(({ events }) => events.some(({ kind }) => kind === "algoracing.started"))!.view.row;
    expect(rowOf(shots, shots.at(-1)!.view).row.cards).toEqual(running.cards);
    little(film, 0);
    expect(document.querySelectorAll(".row .top")).toHaveLength(running.cards.length);
  });

  test("names the pieces it draws", () => {
    little(film, 0);
    expect(drawn().filter((piece) => !named.has(piece))).toEqual([]);
  });
});

test("beside the board stand the samples aboard and what has been delivered", () => {
  const film = films.find(({ id }) => id === "TB-A4")!;
  little(film, 0);
  expect(document.querySelectorAll(".aside .full")).toHaveLength(3);
  cleanup();
  little(film, shown(film).shots.length - 1);
  expect(document.querySelectorAll(".aside .full")).toHaveLength(0);
  expect(drawn(".types ")).toEqual(["sample:yellow", "sample:yellow", "sample:blue"]);
  expect(document.querySelector(".aside b")!.textContent).toBe("5/7");
});

test("only the part of the board where something happens is seen, and never more than there is", () => {
  const parts = films.map((film) => part(shown(film).shots, 1.4));
  for (const [left, top, width, height] of parts) {
    expect([left >= -38, top >= -38, left + width <= 638, top + height <= 638]).toEqual([true, true, true, true]);
  }
  expect(parts.filter(([, , width]) => width < 600).length).toBeGreaterThan(5);
});
