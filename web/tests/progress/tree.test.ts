import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import { hasInArea, tech, techName, theBox } from "../../src/games/progress/box";
import type { Ask } from "../../src/games/contract";
import type { Card, ProgressView, TreeCard, TreeSight, TreeState, WaySight } from "../../src/gen/progress";
import Tree from "../../src/games/progress/Tree.svelte";
import { NODE, layoutOf, neighbour } from "../../src/games/progress/tree";
import { Camera } from "../../src/games/progress/tree/camera.svelte";
import { marksOf, wantedOf, wrapped } from "../../src/games/progress/tree/marks";
import { find, listen, speakEnglish, stage, wordsOf } from "./stage";

describe.each([3, 4])("the tree of %s ages", (last) => {
  test("has every technology of these ages once", () => {
    const wanted = theBox().technologies.flatMap(({ age, id }) => (age <= last ? [id] : []));
    expect(layoutOf(last).nodes.map(({ card }) => card)).toEqual(wanted);
  });

  test("no two technologies overlap, and all are inside", () => {
    const { nodes, width, height } = layoutOf(last);
    for (const [index, a] of nodes.entries()) {
      for (const b of nodes.slice(index + 1)) {
        const apart = Math.abs(a.x - b.x) >= NODE.width + 30 || Math.abs(a.y - b.y) >= NODE.height + 6;
        expect(apart, `${tech(a.card).id} ${tech(b.card).id}`).toBe(true);
      }
      expect(a.x - NODE.width / 2).toBeGreaterThan(0);
      expect(a.x + NODE.width / 2).toBeLessThan(width);
      expect(a.y - NODE.height / 2).toBeGreaterThan(0);
      expect(a.y + NODE.height / 2).toBeLessThan(height);
    }
  });

  test("every predecessor is left of its successor", () => {
    const { nodes, edges } = layoutOf(last);
    const byCard = new Map(nodes.map((node) => [node.card, node]));
    expect(edges.filter(({ from }) => from !== null).length).toBeGreaterThan(90);
    for (const { from, to, path } of edges) {
      expect(path !== "").toBe(from !== null);
      if (from) expect(byCard.get(from)!.x).toBeLessThan(byCard.get(to)!.x - NODE.width);
    }
  });

  test("ages lie beside each other, types one under the other", () => {
    const { nodes, ages, bands } = layoutOf(last);
    for (const { card, x, y } of nodes) {
      const { age, type } = tech(card);
      const column = ages[age - 1]!;
      expect(x).toBeGreaterThan(column.x);
      expect(x).toBeLessThan(column.x + column.width);
      const band = bands.find((each) => each.type === type)!;
      expect(y).toBeGreaterThan(band.y);
      expect(y).toBeLessThan(band.y + band.height);
    }
  });

  test("every price line has its place, and no two prices the same", () => {
    const { edges } = layoutOf(last);
    const lines = theBox()
      .technologies.filter(({ age }) => age <= last)
      .flatMap(({ lines }) => lines);
    expect(edges).toHaveLength(lines.length);
    expect(new Set(edges.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(edges.length);
  });

  test("arrows are short: the rows are better than those of the data file", () => {
    const { nodes, edges } = layoutOf(last);
    const byCard = new Map(nodes.map((node) => [node.card, node]));
    const lengths = edges.flatMap(({ from, to }) => (from ? [Math.abs(byCard.get(from)!.y - byCard.get(to)!.y)] : []));
    expect(lengths.reduce((a, b) => a + b) / lengths.length).toBeLessThan(240);
  });

  test("arrow keys reach every technology", () => {
    const { nodes } = layoutOf(last);
    const reached = new Set<Card>([nodes[0]!.card]);
    for (const card of reached) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        reached.add(neighbour(nodes, card, dx, dy));
    }
    expect(reached.size).toBe(nodes.length);
  });
});

const STATES: TreeState[] = ["free", "payable", "short", "absent"];

/** What the rules could say of a tree: every fourth technology is free, payable, too dear, or not in the hand. */
function treeOf(view: ProgressView, seat: number): TreeSight {
  const cards = layoutOf(view.last_age).nodes.map(({ card }, number): TreeCard => {
    const state = hasInArea(view.players[seat]!, card) ? "has" : STATES[number % 4]!;
    const opens = theBox().technologies.flatMap(({ id, age, lines }) =>
      age <= view.last_age && lines.some(({ before }) => before === card) ? [{ card: id, saves: 2, free: false }] : [],
    );
    return { card, state, price: { met: [false, true], due: [2, 0, 0], short: 1, lacking: [1, 0, 0] }, opens };
  });
  return { cards };
}

/** A way over so many technologies. */
function wayTo(card: Card, length: number): WaySight {
  const others = theBox().technologies.flatMap(({ id }) => (id === card ? [] : [id]));
  const steps = [...others.slice(0, length - 1), card].map((each) => ({ card: each, due: [1, 0, 0] }));
  return { steps, due: [length, 0, 0], actions: length };
}

/** A stage whose rules answer so. */
function staged(found: ReturnType<typeof find>, length = 3) {
  const props = stage(found);
  const ask: Ask = props.ask;
  ask.look = (of) => {
    const [what, seat, card] = of.split(":");
    return Promise.resolve(what === "way" ? wayTo(card as Card, length) : treeOf(props.view, Number(seat)));
  };
  return props;
}

describe("the picture", () => {
  beforeAll(speakEnglish);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const late = (): ReturnType<typeof find> => find(({ view }, seat) => seat === 0 && view.age === 2, /2-greedy/);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const node = (card: Card): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${card}"]`)!;
  const isDim = (card: Card): boolean => node(card).previousElementSibling!.querySelector(".dim") !== null;

  test("every technology can be reached with the keyboard, and says all its marks", () => {
    const found = late();
    render(Tree, { props: staged(found) });
    const me = found.update.view.players[0]!;
    const active = me.active[0]!;
    expect(node(active).getAttribute("aria-label")).toMatch(new RegExp(`^${techName(active)}, Age .*, active`));
    const held = found.update.view.hand[0]!;
    expect(node(held).getAttribute("aria-label")).toContain("in your hand");
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(layoutOf(3).nodes.length);
  });

  test("arrow keys lead on, and the table does not hear them", async () => {
    render(Tree, { props: staged(late()) });
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    window.addEventListener("keydown", heard);
    const first = document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')!;
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    const next = document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')!;
    expect(next).not.toBe(first);
    expect(document.activeElement).toBe(next);
    await fireEvent.keyDown(next, { key: "Enter" });
    expect(next.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(next, { key: "Escape" });
    expect(next.getAttribute("aria-pressed")).toBe("false");
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener("keydown", heard);
  });

  test("a chosen technology shows its card, what is missing and the cheapest way in steps", async () => {
    const found = late();
    render(Tree, { props: staged(found) });
    const wanted = layoutOf(3).nodes.at(-1)!.card;
    await fireEvent.click(node(wanted));
    await settled();
    const { steps } = wayTo(wanted, 3);
    expect(screen.getByText(`Cheapest way: ${steps.length} discoveries`)).toBeTruthy();
    const shown = [...document.querySelectorAll(".way li")].map((each) => each.textContent!);
    expect(shown).toHaveLength(steps.length);
    steps.forEach(({ card }, index) => expect(shown[index]).toContain(techName(card)));
    expect(document.querySelectorAll(".node .step")).toHaveLength(steps.length);
  });

  test("the way stays while events are played, until another one is looked for", async () => {
    const props = staged(late());
    const { rerender } = render(Tree, { props });
    await fireEvent.click(node(layoutOf(3).nodes.at(-1)!.card));
    await settled();
    await rerender({ ask: listen([]), duration: 400, view: { ...props.view } });
    await settled();
    expect(screen.getByText(/^Cheapest way/)).toBeTruthy();
    await fireEvent.change(screen.getByRole("combobox", { name: "Whose tree" }), { target: { value: "1" } });
    await settled();
    expect(screen.queryByText(/^Cheapest way/)).toBeNull();
  });

  test("a long way is folded until one wants to see all of it", async () => {
    render(Tree, { props: staged(late(), 7) });
    await fireEvent.click(node(layoutOf(3).nodes.at(-1)!.card));
    await settled();
    expect(document.querySelectorAll(".way li")).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "and 3 more" }));
    expect(document.querySelectorAll(".way li")).toHaveLength(7);
  });

  test("an arrow is bright only between technologies that the filter leaves", async () => {
    const found = late();
    render(Tree, { props: staged(found) });
    await fireEvent.change(screen.getByRole("combobox", { name: "What is shown" }), { target: { value: "mine" } });
    const me = found.update.view.players[0]!;
    const arrows = layoutOf(3).edges.filter(({ path }) => path !== "");
    const dim = [...document.querySelectorAll(".edge")].map((edge) => edge.classList.contains("dim"));
    expect(dim).toEqual(arrows.map(({ from, to }) => !hasInArea(me, from!) || !hasInArea(me, to)));
  });

  test("an arrow leads to a line that is met where the rules say so", async () => {
    render(Tree, { props: staged(late()) });
    await settled();
    const arrows = layoutOf(3).edges.filter(({ path }) => path !== "");
    const met = [...document.querySelectorAll(".edge")].map((edge) => edge.classList.contains("met"));
    expect(met).toEqual(arrows.map(({ line }) => line === 1));
  });

  test("nothing stays lit when the pointer has gone or the picture has moved under it", async () => {
    render(Tree, { props: staged(late()) });
    const lit = (): number => document.querySelectorAll(".edge.beside").length;
    const mouse = { pointerType: "mouse", pointerId: 1 };
    const room = screen.getByRole("group", { name: /^Technologies/ });
    for (const away of [
      () => fireEvent.pointerMove(room, mouse),
      () => fireEvent.pointerLeave(room, mouse),
      () => fireEvent.keyDown(room, { key: "+" }),
    ]) {
      await fireEvent.pointerMove(node("pottery"), mouse);
      expect(lit()).toBeGreaterThan(0);
      await away();
      expect(lit()).toBe(0);
    }
  });

  test("filters leave what is meant, and only that", async () => {
    const found = late();
    render(Tree, { props: staged(found) });
    const { view } = found.update;
    const me = view.players[0]!;
    const filter = screen.getByRole("combobox", { name: "What is shown" });
    const tree = new Map(treeOf(view, 0).cards.map((each) => [each.card, each]));
    await settled();
    const bright = async (mode: string): Promise<Card[]> => {
      await fireEvent.change(filter, { target: { value: mode } });
      return layoutOf(3)
        .nodes.map(({ card }) => card)
        .filter((card) => !isDim(card));
    };
    const all = layoutOf(3).nodes.map(({ card }) => card);
    expect(await bright("mine")).toEqual(all.filter((card) => hasInArea(me, card)));
    expect(await bright("free")).toEqual(all.filter((card) => tree.get(card)!.state === "free"));
    expect(await bright("payable")).toEqual(
      all.filter((card) => {
        const { state } = tree.get(card)!;
        return state === "payable" || (state === "free" && view.hand.includes(card));
      }),
    );
    expect(await bright("lacking")).toEqual(all.filter((card) => !hasInArea(me, card)));
    await fireEvent.click(node("pottery"));
    await settled();
    const opened = tree.get("pottery")!.opens.map(({ card }) => card);
    const way = wayTo("pottery", 3).steps.map(({ card }) => card);
    expect(await bright("unlocked")).toEqual(all.filter((card) => [...opened, ...way].includes(card)));
  });

  test("the tree of another player can be looked at", async () => {
    const found = find(({ view }, seat) => seat === 0 && view.players[1]!.active.length > 3, /2-greedy/);
    render(Tree, { props: staged(found) });
    const { players } = found.update.view;
    const card = players[1]!.active.find((each) => !hasInArea(players[0]!, each))!;
    expect(node(card).getAttribute("aria-label")).toContain(`${found.names[1]} has it`);
    await fireEvent.change(screen.getByRole("combobox", { name: "Whose tree" }), { target: { value: "1" } });
    expect(node(card).getAttribute("aria-label")).toMatch(/, active/);
  });

  test("marks are explained", async () => {
    render(Tree, { props: staged(late()) });
    await fireEvent.click(screen.getByRole("button", { name: "What the marks mean" }));
    expect(screen.getByText("step on the cheapest way")).toBeTruthy();
  });

  test("it has no barrier that axe finds", async () => {
    const { container } = render(Tree, { props: staged(late()) });
    await fireEvent.click(node("philosophy"));
    await settled();
    const off = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(container, { rules: off });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });

  test.each(LANGUAGES)("it is complete in %s", (language) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith(language, wordsOf(language));
    render(Tree, { props: staged(late()) });
    speakEnglish();
    expect(error.mock.calls).toEqual([]);
  });
});

test("the first look is at the hand; else at what can be paid, else at the age", () => {
  const { view } = find(({ view }, seat) => seat === 0 && view.age === 2, /2-greedy/).update;
  const cards = layoutOf(3).nodes.map(({ card }) => card);
  const marks = [...marksOf(view, 0, cards, new Map()).values()];
  const held = wantedOf(marks, view.age).map(({ card }) => card);
  expect(held.length).toBeGreaterThan(0);
  for (const card of held) expect(view.hand).toContain(card);
  const none = marks.map((mark) => ({ ...mark, held: 0 }));
  expect(new Set(wantedOf(none, 2).map(({ card }) => tech(card).age))).toEqual(new Set([2]));
  const one = none.map((mark, number) => ({ ...mark, state: number === 3 ? ("payable" as const) : mark.state }));
  expect(wantedOf(one, 2).map(({ card }) => card)).toEqual([cards[3]]);
});

describe("the camera", () => {
  const size = { width: 1000, height: 500 };

  test("shows all at first, and when the room changes", () => {
    const camera = new Camera(() => size);
    camera.resize(500, 500);
    expect([camera.k, camera.x, camera.y]).toEqual([0.5, 0, 125]);
    camera.resize(1000, 1000);
    expect(camera.k).toBe(1);
  });

  test("grows around a place and never leaves the picture", () => {
    const camera = new Camera(() => size);
    camera.resize(1000, 500);
    camera.zoom(2, { x: 1000, y: 0 });
    expect([camera.k, camera.x, camera.y]).toEqual([2, -1000, 0]);
    camera.move(500, 300);
    expect([camera.x, camera.y]).toEqual([-500, 0]);
    camera.move(-5000, 0);
    expect(camera.x).toBe(-1000);
    camera.zoom(0.1);
    expect([camera.k, camera.whole]).toEqual([1, true]);
  });

  test("moves to what is to be seen, and not further", () => {
    const camera = new Camera(() => size);
    camera.resize(500, 250);
    camera.zoom(4, { x: 0, y: 0 });
    camera.show([{ x: 100, y: 60 }], 10);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.show([{ x: 400, y: 60 }], 50);
    expect(camera.x).toBe(-400);
  });

  test("opens where most of what is wanted is seen, so large that names can be read", () => {
    const camera = new Camera(() => ({ width: 4000, height: 2000 }));
    camera.resize(400, 300);
    const near = [
      { x: 2000, y: 1000 },
      { x: 2100, y: 1100 },
    ];
    camera.open([{ x: 50, y: 50 }, ...near], 100);
    expect(camera.k).toBeGreaterThan(0.8);
    expect(camera.whole).toBe(false);
    expect([camera.x + 2050 * camera.k, camera.y + 1050 * camera.k]).toEqual([200, 150]);
  });
});

test("names are cut into lines that fit", () => {
  expect(wrapped("Wheel", 96, 15)).toEqual({ lines: ["Wheel"], size: 15 });
  expect(wrapped("Musical Instruments", 96, 15).lines).toEqual(["Musical", "Instruments"]);
  expect(wrapped("Joint-Stock Company", 96, 15).lines.join("|")).toMatch(/^Joint-Stock\|Company$/);
  const long = wrapped("Двигатель внутреннего сгорания", 96, 15);
  expect(long.lines).toHaveLength(3);
  expect(long.size).toBeGreaterThan(9);
  expect(wrapped("Infinitesimaalrekening", NODE.width - 8, 16).size).toBeGreaterThan(10);
});
