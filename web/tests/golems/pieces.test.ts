import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { reel } from "../../src/core/film";
import type { Shot } from "../../src/games/contract";
import Board from "../../src/games/golems/Board.svelte";
import { cellOf } from "../../src/games/golems/box";
import Desk from "../../src/games/golems/Desk.svelte";
import Lanes from "../../src/games/golems/Lanes.svelte";
import Little from "../../src/games/golems/Little.svelte";
import { cropOf, programOf } from "../../src/games/golems/little/film";
import { littlePace, pace } from "../../src/games/golems/pace";
import Piece from "../../src/games/golems/Piece.svelte";
import Players from "../../src/games/golems/Players.svelte";
import { story, type Story } from "../../src/games/golems/story";
import type { GolemsView, RowView } from "../../src/gen/golems";
import type { Film, PieceInfo } from "../../src/gen/room";
import { fixture } from "../recorded";
import { find, recorded, recordedNames, speakEnglish, stage, told } from "./stage";

const pieces = JSON.parse(fixture("golems.pieces")!) as PieceInfo[];
const films = Object.values(JSON.parse(fixture("golems.films")!) as Record<string, Film>);
const named = new Set(pieces.map(({ kind, name }) => `${kind}:${name}`));

beforeAll(speakEnglish);
afterEach(cleanup);

/** What is drawn of pieces now. */
const drawn = (which = "[data-piece]"): string[] =>
  [...document.querySelectorAll(which)].map((each) => each.getAttribute("data-piece")!);
const kindsOf = (found: Iterable<string>): Set<string> => new Set([...found].map((each) => each.split(":")[0]!));

describe("a picture", () => {
  test.each(pieces.map(({ kind, name }) => [kind, name]))("of %s %s is drawn", (kind, name) => {
    const { container } = render(Piece, { props: { kind: kind!, name: name! } });
    expect(container.querySelector("path, circle, rect, text, .luck")).not.toBeNull();
    expect(container.innerHTML).not.toMatch(/undefined|NaN|golems-/);
  });

  test("is another one for every piece", () => {
    const pictures = pieces.map(({ kind, name }) => {
      const { container } = render(Piece, { props: { kind, name } });
      return container.innerHTML.replaceAll(/data-piece="[^"]*"|id="[^"]*"|url\([^)]*\)/g, "");
    });
    expect(new Set(pictures).size).toBe(pieces.length);
  });
});

describe("what is drawn of a piece", () => {
  test("names one that there is, and all kinds occur", () => {
    const found = new Set<string>();
    for (const name of recordedNames()) {
      const { names, updates } = recorded(name);
      const rows = updates["0"]!;
      rows.forEach((update, number) => {
        const opens = update.events.some(({ kind }) => kind === "golems.barrel_opened");
        if (number % Math.ceil(rows.length / 7) > 0 && !opens) return;
        const props = stage({ update, seat: 0, names });
        for (const part of [Board, Desk, Players]) render(part, { props });
        if (opens) render(Board, { props: { ...props, events: update.events } });
        render(Lanes, { props: { view: update.view, story: undefined, names } });
        for (const each of drawn()) found.add(each);
        cleanup();
      });
    }
    expect([...found].filter((each) => !named.has(each))).toEqual([]);
    expect(kindsOf(found)).toEqual(kindsOf(named));
  });

  test("is reached with the keys: cards, conditions, golems, cells that are chosen from", () => {
    const found = new Set<string>();
    const reached = "button[data-piece], [tabindex][data-piece]";
    const look = (moment: Parameters<typeof stage>[0], change: Partial<GolemsView> = {}): void => {
      const props = stage(moment, change);
      for (const part of [Board, Desk, Players]) render(part, { props });
      for (const each of drawn(reached)) found.add(each);
      cleanup();
    };
    for (const prompt of ["golems-choose-card", "golems-lay-sub", "golems-lay-program"]) {
      look(find((update) => update.prompt === prompt));
    }
    look(find(({ view }) => view.round > 0, /bots/));
    look(find(({ view }) => view.golems.some(({ out }) => out === "out") && view.prompt === "", /duel/));
    for (const games of [/logic/, /frozen/, /hill/, /crystal/, /river/]) {
      const moment = find(({ view }, seat) => view.round > 0 && seat >= 0, games);
      const golems = moment.update.view.golems.map((golem) => ({ ...golem, held: "AND" as const }));
      look(moment, { prompt: "golems-lay-token", golems });
    }
    const conditions = find(({ prompt, view }, seat) => {
      const own = view.golems.find(({ owner }) => owner === seat);
      return prompt === "golems-lay-program" && (own?.luck === "IF" || own?.luck === "WHILE" || own?.luck === "-");
    });
    look(conditions, {
      golems: conditions.update.view.golems.map((golem) => ({ ...golem, luck: "-" as const })),
    });
    const kinds = kindsOf(found);
    for (const kind of ["command", "luck", "card", "value", "bot", "obstacle", "terrain", "logic", "object", "mark"]) {
      expect(kinds, kind).toContain(kind);
    }
  });

  test("says what a cell is about: the golem on it, a barrel, or the ground", () => {
    const moment = find(({ view }) => view.round > 0 && view.barrels.length > 0);
    const { golems, barrels, field } = moment.update.view;
    const [barrel, ice] = [barrels[0]![0], field.cells.find((cell) => golems.every((golem) => golem.cell !== cell))!];
    render(Board, {
      props: stage(moment, { barrels: [[barrel, "repair"]], field: { ...field, ice: [ice], walls: [], water: [] } }),
    });
    const cells = [...document.querySelectorAll("rect.area[data-piece], rect.area:not([data-piece])")];
    const at = (cell: number): string | null => cells[field.cells.indexOf(cell)]?.getAttribute("data-piece") ?? null;
    expect(at(barrel)).toBe("content:repair");
    if (ice !== barrel) expect(at(ice)).toBe("terrain:ice");
    expect(at(golems[0]!.cell)).toMatch(/^card:/);
  });
});

describe("the board of an example", () => {
  /** All that a film shows, from its beginning. */
  function shots(film: Film): { shots: Shot<GolemsView>[]; stories: (Story | undefined)[] } {
    const { start, steps } = reel(film, { story } as Parameters<typeof reel>[1]);
    return {
      shots: [{ view: start, events: [] }, ...steps] as Shot<GolemsView>[],
      stories: [undefined, ...steps.map((step) => step.story as Story)],
    };
  }

  test.each(films.map((film) => [film.id, film] as const))("%s shows its Programs from first to last", (_, film) => {
    const { shots: all, stories } = shots(film);
    const moment = stage(find(({ view }) => view.round > 0));
    const boxes = new Set<string | null>();
    all.forEach(({ view, events }, at) => {
      const before = all[Math.max(0, at - 1)]!.view;
      const props = {
        ...moment,
        view,
        before,
        events,
        story: stories[at],
        names: film.names,
        film: all,
        deeds: [],
        at,
      };
      const { container } = render(Little, { props: { ...props, seat: film.seat } });
      boxes.add(container.querySelector(".arena svg")!.getAttribute("viewBox"));
      expect(container.querySelectorAll(".program > li:not(.down)").length, `${film.id} ${at}`).toBeGreaterThan(0);
      expect(container.querySelectorAll(".program > .down")).toHaveLength(0);
      expect(drawn().filter((each) => !named.has(each))).toEqual([]);
      expect(container.querySelectorAll("button, [role=button]")).toHaveLength(0);
      cleanup();
    });
    expect(boxes.size).toBe(1);
  });

  test("lights the row that runs", () => {
    const film = films.find(({ id }) => id === "TB-G1")!;
    const { shots: all } = shots(film);
    const opened = all.filter(({ events }) => events.some(({ kind }) => kind === "golems.row_opened"));
    const moment = stage(find(({ view }) => view.round > 0));
    const rows = opened.map(({ view }) => {
      const { container } = render(Little, { props: { ...moment, view, before: view, film: all, deeds: [], at: 0 } });
      const found = [...container.querySelectorAll(".program > li")].findIndex((row) => row.matches(".lit"));
      cleanup();
      return found;
    });
    expect(rows).toEqual([0, 1]);
  });

  const row: RowView = { kind: "plain", first: "F", second: null, sensor: "any", open: true, used: false };
  const down: RowView = { ...row, kind: null, first: null, open: false };
  const seen = (program: RowView[], change: Partial<GolemsView> = {}): Shot<GolemsView> => {
    const { view } = find((update) => update.view.round > 0 && update.view.golems.length === 2).update;
    const golems = view.golems.map((golem) => ({ ...golem, program, least: 2 }));
    return { view: { ...view, golems, round: 1, step: -1, ...change }, events: [] };
  };
  const commands = (film: Shot<GolemsView>[], at: number): (string | null)[] =>
    programOf(film, film[at]!.view, 0).map(({ first }) => first);

  test("shows rows face down as they are opened later, and a Program that was taken back", () => {
    const second = { ...row, first: "L" as const };
    const ran = seen([row, second], { step: 1 });
    const film = [seen([]), seen([down, down]), ran, seen([], { round: 2 })];
    for (const at of film.keys()) expect(commands(film, at)).toEqual(["F", "L"]);
  });

  test("does not show what is still to be laid row by row", () => {
    const film = [seen([]), seen([row]), seen([row, row]), seen([row, row], { step: 1 })];
    expect([0, 1, 2].map((at) => commands(film, at).length)).toEqual([0, 1, 2]);
  });

  test("shows a large field where something stands or happens", () => {
    const { view } = seen([]);
    const cells = Array.from({ length: 100 }, (_, at) => (at % 10) + 16 * Math.floor(at / 10));
    const field = { ...view.field, width: 10, height: 10, cells };
    const standing = (...names: string[]): GolemsView => ({
      ...view,
      field,
      barrels: [],
      objects: [],
      logic: [],
      golems: view.golems.map((golem, at) => ({ ...golem, cell: cellOf(names[at] ?? names[0]!) })),
    });
    const [one, two] = [standing("i9", "i9"), standing("i8", "i9")];
    const struck = told("struck", { seat: 0, cell: cellOf("e8") });
    const film = [
      { view: one, events: [] },
      { view: two, events: [struck] },
    ];
    expect(cropOf(film.slice(0, 1))).toEqual({ column: 6, row: 6, width: 4, height: 4 });
    expect(cropOf(film)).toEqual({ column: 3, row: 6, width: 7, height: 4 });
    expect(cropOf([seen([])])).toMatchObject({ column: 0, row: 0 });
  });

  test("does not dwell on what comes between rounds", () => {
    expect(littlePace(told("locked", {}))).toBe(0);
    expect(littlePace(told("moved", { seat: 0 }))).toBe(pace(told("moved", { seat: 0 })));
  });
});
