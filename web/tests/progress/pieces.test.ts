import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { reel } from "../../src/core/film";
import type { Shot } from "../../src/games/contract";
import Board from "../../src/games/progress/Board.svelte";
import Desk from "../../src/games/progress/Desk.svelte";
import progress from "../../src/games/progress";
import { passing } from "../../src/games/progress/little/film";
import Little from "../../src/games/progress/Little.svelte";
import Piece from "../../src/games/progress/Piece.svelte";
import Players from "../../src/games/progress/Players.svelte";
import type { ProgressView } from "../../src/gen/progress";
import { films, find, listen, pieces, recorded, recordedNames, speakEnglish, stage } from "./stage";

beforeAll(speakEnglish);
afterEach(cleanup);

const NAMES = new Set(pieces.map(({ kind, name }) => `${kind}:${name}`));

/** What is drawn of pieces. */
const drawn = (container: Element): string[] =>
  [...container.querySelectorAll("[data-piece]")].map((each) => each.getAttribute("data-piece")!);

test.each(pieces.map(({ kind, name }) => [kind, name]))("%s %s has a picture", (kind, name) => {
  const { container } = render(Piece, { props: { kind, name } });
  expect(container.querySelector("svg path[d]:not([d='']), .back, .worth")).toBeTruthy();
  expect(container.textContent).not.toMatch(/undefined|progress-/);
});

test("everything the table draws of a piece is explained, and every kind is drawn somewhere", () => {
  const found = new Set<string>();
  for (const name of recordedNames()) {
    const { names, updates } = recorded(name);
    for (const seat of [-1, 0]) {
      const rows = updates[seat]!;
      for (const at of [0.1, 0.35, 0.6, 0.85].map((part) => Math.floor(rows.length * part))) {
        const props = stage({ update: rows[at]!, seat, names });
        for (const part of [Board, Desk, Players])
          drawn(render(part, { props }).container).forEach((each) => found.add(each));
        cleanup();
      }
    }
  }
  expect([...found].filter((each) => !NAMES.has(each))).toEqual([]);
  const kinds = new Set([...found].map((each) => each.split(":")[0]));
  expect([...new Set(pieces.map(({ kind }) => kind))].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("with the keys up and down one goes from piece to piece", () => {
  const { container } = render(Board, { props: stage(find(({ view }) => view.turn > 5)) });
  const panel = container.querySelector<HTMLElement>("[role=tabpanel]")!;
  for (const each of panel.querySelectorAll("[data-piece]")) each.getClientRects = () => [{}] as unknown as DOMRectList;
  panel.focus();
  const press = (key: string): string | null | undefined => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute("data-piece");
  };
  const [first, second] = drawn(panel);
  expect(press("ArrowDown")).toBe(first);
  expect(press("ArrowDown")).toBe(second);
  expect(press("ArrowUp")).toBe(first);
});

describe("the board of an example", () => {
  const shownAt = (id: string): { at: (step: number) => Element; last: number } => {
    const film = films[id]!;
    const { start, steps, deeds } = reel(film, progress as Parameters<typeof reel>[1]);
    const shots = [{ view: start, events: [] }, ...steps] as Shot<ProgressView>[];
    const at = (step: number): Element => {
      cleanup();
      const { view } = shots[step]!;
      const ask = listen([]);
      const given = { view, before: view, events: [], story: undefined, duration: 0, sight: null, spotlight: null };
      const props = { ...given, seat: film.seat, names: film.names, ask, drawing: "", film: shots, deeds, at: step };
      const { container } = render(Little, { props });
      flushSync();
      return container;
    };
    return { at, last: steps.length };
  };

  test.each(Object.keys(films))("%s is drawn from first to last at one size", (id) => {
    const { at, last } = shownAt(id);
    const widths = new Set<string>();
    for (let step = 0; step <= last; step++) {
      const board = at(step).querySelector<HTMLElement>(".little")!;
      expect(board.textContent).not.toMatch(/progress-|undefined|\{/);
      expect(drawn(board).filter((each) => !NAMES.has(each))).toEqual([]);
      widths.add(board.style.getPropertyValue("--width"));
    }
    expect(widths.size).toBe(1);
  });

  test("a card that is paid with goes, and one that is drawn comes", () => {
    const lost = shownAt("TB-P8");
    expect(lost.at(lost.last - 1).querySelector(".hand .goes")?.textContent).toContain("Calendar");
    const taken = shownAt("TB-P7");
    expect(taken.at(2).querySelector(".hand .comes")).toBeTruthy();
    const fates = passing(["wheel", "wheel", "pottery"], ["wheel", "poetry"]).map(({ fate }) => fate);
    expect(fates.toSorted()).toEqual(["comes", "goes", "goes", "stays"]);
  });
});
