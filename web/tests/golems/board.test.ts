import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { stepsFrom } from "../../src/core/playback.svelte";
import Board from "../../src/games/golems/Board.svelte";
import { cellName, cellOf } from "../../src/games/golems/box";
import Players from "../../src/games/golems/Players.svelte";
import Scene from "../../src/games/golems/Scene.svelte";
import Score from "../../src/games/golems/Score.svelte";
import type { Question, RowView, SceneView } from "../../src/gen/golems";
import { story, type Story } from "../../src/games/golems/story";
import { find, listen, recorded, recordedNames, speakEnglish, stage, told } from "./stage";

beforeAll(speakEnglish);
afterEach(cleanup);

const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-cell]")];
const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${cellOf(name)}"]`)!;

/** A stage where cells are chosen: those of a recorded question, or of a made one. */
const choosing = (prompt: Question) => {
  const moment = find((update) => update.prompt === "golems-lay-token");
  return stage(moment, { prompt });
};

describe("choosing a cell", () => {
  test.each(["golems-lay-token", "golems-choose-exit", "golems-choose-teleport"] as const)(
    "%s lights what is allowed",
    (prompt) => {
      const props = choosing(prompt);
      render(Board, { props });
      expect(cells()).toHaveLength(props.view.field.cells.length);
      const lit = cells().filter((each) => each.getAttribute("aria-disabled") === "false");
      const legal = props.ask.legal.filter(({ word }) => word.startsWith("cell:"));
      expect(lit.map((each) => `cell:${cellName(Number(each.dataset.cell))}`)).toEqual(legal.map(({ word }) => word));
    },
  );

  test("a lit cell is the answer, by pointer and by key; a dark one explains itself", async () => {
    const props = choosing("golems-lay-token");
    render(Board, { props });
    const word = props.ask.legal.find((each) => each.word.startsWith("cell:"))!.word;
    await fireEvent.click(cell(word.slice(5)));
    await fireEvent.keyDown(cell(word.slice(5)), { key: "Enter" });
    expect(props.ask.give.mock.calls).toEqual([[word], [word]]);
    const taken = cellName(props.view.golems[0]!.cell);
    await fireEvent.click(cell(taken));
    expect(props.ask.explain).toHaveBeenCalledWith(`cell:${taken}`);
  });

  test("one cell is reached with Tab, the others with the arrows", async () => {
    const props = choosing("golems-lay-token");
    render(Board, { props });
    const stop = cells().filter((each) => each.getAttribute("tabindex") === "0");
    expect(stop).toHaveLength(1);
    cell("b2").focus();
    await fireEvent.keyDown(cell("b2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("c2"));
    await fireEvent.keyDown(cell("c2"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell("c1"));
  });

  test("while events are played nothing can be chosen", async () => {
    const props = choosing("golems-lay-token");
    render(Board, { props: { ...props, events: [told("stood", { seat: 0 })] } });
    expect(cells()).toHaveLength(0);
  });

  test("the stream is lit for a golem that looks for a way ashore, and the golem is in it", () => {
    const moment = { ...find(({ view }) => view.round > 0, /river/), seat: 0 };
    const { golems } = moment.update.view;
    const swimmer = { ...golems[0]!, cell: cellOf("b4"), wet: cellOf("b3") }; // c3 is water, too
    const props = stage(moment, {
      prompt: "golems-choose-exit",
      asks: "golems-choose-exit",
      asked: [0],
      golems: golems.with(0, swimmer),
    });
    const legal = ["a3", "b2", "d3", "b4"].map((name) => ({ word: `cell:${name}`, message: "", args: {} }));
    const { container } = render(Board, { props: { ...props, ask: listen(legal) } });
    expect(container.querySelectorAll(".flow")).toHaveLength(2);
    expect(container.querySelector(".ripple")).not.toBeNull();
  });
});

describe("the board in words", () => {
  test.each(recordedNames().filter((name) => name.endsWith("random")))("in %s says all there is", (name) => {
    const { names, updates } = recorded(name);
    const update = updates["-1"]!.find(({ view }) => view.round > 0)!;
    const { view } = update;
    render(Board, { props: stage({ update, seat: -1, names }) });
    const table = screen.getByRole("table", { name: "The field" });
    expect(table.querySelectorAll("tbody td")).toHaveLength(view.field.width * view.field.height);
    const text = [...table.querySelectorAll("tbody td")].map((each) => each.textContent).join("\n");
    const count = (words: RegExp): number => text.match(words)?.length ?? 0;
    const gaps = view.field.width * view.field.height - view.field.cells.length;
    expect(count(/no cell/g)).toBe(gaps);
    expect(count(/golem of/g)).toBe(view.golems.filter((golem) => golem.cell >= 0).length);
    expect(count(/\bbarrel\b/g)).toBe(view.barrels.length);
    expect(count(/\bice\b/g)).toBe(view.field.ice.length);
    expect(count(/\bsnow\b/g)).toBe(view.field.snow.length);
    expect(count(/\bwall\b/g)).toBe(view.field.walls.length);
    expect(count(/ladder [AB] (up|down), leads to/g)).toBe(2 * view.field.ladders.length);
    expect(count(/Logic token/g)).toBe(view.logic.length);
  });
});

test("a golem is examined with the pointer, the focus or a click: its reach is shown", async () => {
  const props = stage(find(({ view }) => view.round > 0, /two-floors/));
  const ahead = props.view.golems.map(({ cell: at }) => ({ cells: [at], met: -1, through: -1, seen: [] }));
  const ask = { ...props.ask, look: () => Promise.resolve({ ahead, way: null }) };
  const { container } = render(Board, { props: { ...props, ask, view: { ...props.view, prompt: "" } } });
  const golem = screen.getAllByRole("button", { name: /Strike power \d, range \d/ })[1]!;
  await fireEvent.focus(golem);
  await expect.poll(() => container.querySelector(".reach")).not.toBeNull();
  await fireEvent.blur(golem);
  await expect.poll(() => container.querySelector(".reach")).toBeNull();
  await fireEvent.click(golem);
  expect(golem.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => container.querySelector(".reach")).not.toBeNull();
});

test("every kind of recorded event is drawn", async () => {
  const drawn = new Set<string>();
  for (const name of recordedNames()) {
    const { names, updates } = recorded(name);
    const [first, ...rows] = updates["0"]!;
    const steps = stepsFrom(
      first!.view,
      undefined,
      rows.flatMap(({ moments }) => moments),
      { story },
    );
    const { rerender } = render(Board, { props: stage({ update: first!, seat: 0, names }) });
    for (const { events, before, view, story: now } of steps) {
      if (events.every(({ kind }) => drawn.has(kind))) continue;
      await rerender({ view, before, events, story: now as Story, duration: 100 });
      for (const { kind } of events) drawn.add(kind);
    }
    cleanup();
  }
  expect(drawn.size).toBeGreaterThan(35);
}, 60_000);

describe("at a conflict", () => {
  const standing = () =>
    stage(find(({ view }) => view.round > 0 && view.golems.every(({ cell: at }) => at >= 0), /duel/));

  test("the reason stands there with its paragraph", () => {
    const props = standing();
    const event = told("blocked", { seat: 0, cell: cellOf("a1"), why: "wall", other: -1, rules: ["GB-088", "GB-172"] });
    render(Board, { props: { ...props, events: [event] } });
    expect(screen.getByText("wall")).toBeTruthy();
    expect(screen.getByText("GB-172")).toBeTruthy();
  });

  test("two who want one cell have one reason", () => {
    const props = standing();
    const one = told("blocked", { seat: 0, cell: cellOf("b2"), why: "cell", other: 1, rules: ["GB-171"] }, 1);
    const two = told("blocked", { seat: 1, cell: cellOf("b2"), why: "cell", other: 0, rules: ["GB-171"] }, 2);
    render(Board, { props: { ...props, events: [one, two] } });
    expect(screen.getAllByText("two want the same cell")).toHaveLength(1);
  });

  test("a condition shows its question with Yes or No", () => {
    const props = standing();
    const looks = props.view.golems[0]!.cell;
    const event = told("looked", { seat: 0, holds: true, looks, ahead: "golem", sensor: "any", command: "X" });
    const { container } = render(Board, { props: { ...props, events: [event] } });
    expect(screen.getByText("Yes")).toBeTruthy();
    expect(screen.getByText("?")).toBeTruthy();
    expect(container.querySelectorAll(".glance")).toHaveLength(1);
  });

  test("a condition that looks beyond the edge, or at attacks, lights no cell", () => {
    const props = standing();
    const event = told("looked", { seat: 0, holds: false, looks: -1, ahead: "edge", sensor: "any", command: "X" });
    const { container } = render(Board, { props: { ...props, events: [event] } });
    expect(screen.getByText("No")).toBeTruthy();
    expect(container.querySelectorAll(".glance")).toHaveLength(0);
  });
});

test("news that leave a moment as it is do not begin its motions anew", async () => {
  const moment = find(({ view }) => view.round > 0, /duel/);
  const props = stage(moment);
  const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel: () => {} }));
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true, writable: true });
  const event = told("stood", { seat: 0 });
  const { rerender } = render(Board, { props: { ...props, events: [event], duration: 300 } });
  const begun = animate.mock.calls.length;
  expect(begun).toBeGreaterThan(0);
  await rerender({ names: [...props.names], ask: listen([]), spotlight: event });
  expect(animate.mock.calls.length).toBe(begun);
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("a strike goes as far as it is told, through a ladder, and sparks only where it hits", () => {
  const found = find(({ view }) => view.round > 0, /duel/);
  const [path, a3] = [["b1", "c1", "d1"].map(cellOf), cellOf("a3")];
  const strike = { seat: 0, cell: a3, met: "golem" as const, other: 1, power: 2, path, through: a3 };
  const draw = (hits: boolean): HTMLElement => {
    const props = { ...stage(found), events: [told("struck", { ...strike, hits })] };
    return render(Board, { props }).container;
  };
  const hit = draw(true);
  expect(hit.querySelectorAll("circle.reach")).toHaveLength(3);
  expect(hit.querySelector("path.passed")!.getAttribute("d")).toBe("M350 50L50 250");
  expect(hit.querySelector(".power")!.textContent).toBe("2");
  cleanup();
  const spared = draw(false);
  expect([spared.querySelector(".spark"), spared.querySelector(".power")]).toEqual([null, null]);
  expect(spared.querySelector("path.miss")).toBeTruthy();
});

test("everybody who is hit at a moment is shaken in the strip", () => {
  const props = stage(find(({ view }) => view.round > 0, /bots/));
  const hit = (seat: number) => told("hit", { seat, power: 1, blocked: 0, damage: 1, limit: 3 }, seat);
  const events = [hit(0), told("shielded", { seat: 1, blocked: 1, left: 0 }, 1), hit(2)];
  const { container } = render(Players, { props: { ...props, events, duration: 500 } });
  const rows = [...container.querySelectorAll("ul > li")];
  expect(rows.map((row) => row.classList.contains("flash"))).toEqual(rows.map((_, golem) => golem !== 1 && golem < 3));
});

test("a golem stays in the water it fell into until it comes ashore", async () => {
  const moment = find(({ view }) => view.round > 0, /river/);
  const { view } = moment.update;
  const dry = { ...view, step: 1, golems: view.golems.with(0, { ...view.golems[0]!, cell: cellOf("b4") }) };
  const wet = { ...dry, golems: dry.golems.with(0, { ...dry.golems[0]!, wet: cellOf("b3") }) };
  const swam = told("swam", { seat: 0, cell: cellOf("b3") });
  const { container, rerender } = render(Board, { props: { ...stage(moment, wet), before: dry, events: [swam] } });
  expect(container.querySelectorAll(".ripple")).toHaveLength(1);
  await rerender({ events: [] });
  expect(container.querySelectorAll(".ripple")).toHaveLength(1);
  await rerender({ view: dry });
  expect(container.querySelectorAll(".ripple")).toHaveLength(0);
});

test("the strip of golems says everything in words, too", () => {
  const moment = find(({ view }) => view.golems.some(({ sub, luck }) => sub[0] && luck), /bots/);
  const props = stage(moment);
  render(Players, { props });
  const rows = document.querySelectorAll("ul > li");
  expect(rows).toHaveLength(props.view.golems.length);
  props.view.golems.forEach(({ owner, damage, limit, power, reach }, golem) => {
    const text = rows[golem]!.querySelector(".hidden-text")!.textContent;
    expect(text).toContain(owner >= 0 ? `${props.names[owner]} (` : "Hunter Bot (");
    expect(text).toContain(`strike power ${power}`);
    expect(text).toContain(`range ${reach}`);
    expect(text).toContain(`damage ${damage} of ${limit}`);
  });
});

test("rows lie face down until they are opened, and those that are used up are struck through", () => {
  const moment = find(({ view }) => view.round > 0, /logic/);
  const open: RowView = { kind: "plain", first: "F", second: null, sensor: "any", open: true, used: false };
  const down: RowView = { ...open, kind: null, first: null, open: false };
  const golems = moment.update.view.golems.map((golem) => ({
    ...golem,
    program: [open, { ...open, used: true }, down],
  }));
  const { container } = render(Players, { props: stage(moment, { golems }) });
  expect(container.querySelectorAll(".program > li")).toHaveLength(3 * golems.length);
  expect(container.querySelectorAll(".program > .down")).toHaveLength(golems.length);
  expect(container.querySelectorAll(".program > .used")).toHaveLength(golems.length);
});

test("the score begins with the winner and says why it ended", () => {
  const moment = find(({ over, winners, view }) => over && winners.length === 1 && !view.cup);
  const { winners, scores } = moment.update;
  render(Score, { props: { ...stage(moment), winners, scores } });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[0]!.textContent).toContain(moment.names[winners[0]!]);
  expect(rows).toHaveLength(moment.update.view.golems.length);
  expect(screen.getByText(/^The game is over:/)).toBeTruthy();
});

test("a tournament shows how everybody stands, and at its end the table", () => {
  const moment = find(({ over }) => over, /tournament/);
  const { winners, scores } = moment.update;
  render(Players, { props: stage(moment) });
  const standings = screen.getByRole("list", { name: "The tournament" });
  expect(standings.querySelectorAll("li")).toHaveLength(moment.names.length);
  cleanup();
  render(Score, { props: { ...stage(moment), winners, scores } });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(moment.names.length);
  for (const seat of winners) expect(rows[0]!.closest("table")!.textContent).toContain(moment.names[seat]);
});

test("a scenario has a small picture", () => {
  const { view } = find(({ view: { barrels } }) => barrels.length > 0, /gate/).update;
  const scene: SceneView = {
    field: view.field,
    goals: view.goals,
    golems: view.golems.map(({ home, front, bot }) => [home, front, bot]),
    barrels: view.barrels.map(([at]) => at),
    logic: [[view.field.cells[1]!, "NOT"]],
    objects: [[view.field.cells[2]!, "crystal"]],
  };
  const { container } = render(Scene, { props: { view: scene } });
  expect(container.querySelectorAll("[data-spin]")).toHaveLength(view.golems.length);
  expect(container.textContent).toContain("NOT");
});

test("an answer elsewhere lights the cell it means", async () => {
  const { pointed } = await import("../../src/games/golems/program/pointed.svelte");
  const props = choosing("golems-choose-teleport");
  const word = props.ask.legal.find((each) => each.word.startsWith("cell:"))!.word;
  pointed.cell = cellOf(word.slice(5));
  render(Board, { props: { ...props, ask: listen(props.ask.legal) } });
  expect(cell(word.slice(5)).closest(".pointed")).not.toBeNull();
  pointed.cell = -1;
});
