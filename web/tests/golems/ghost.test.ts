// The ghost of a golem: where its Program would lead, as the rules say.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Board from "../../src/games/golems/Board.svelte";
import Desk from "../../src/games/golems/Desk.svelte";
import { cellOf } from "../../src/games/golems/box";
import { middle } from "../../src/games/golems/draw";
import { pointed } from "../../src/games/golems/program/pointed.svelte";
import type { GameSight, Way } from "../../src/gen/golems";
import { golem, speakEnglish, stage, view } from "./desk";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  pointed.command = null;
});

const way = (poses: [string, number][], change: Partial<Way> = {}): Exclude<GameSight, null> => ({
  ahead: [],
  draft: null,
  way: { poses: poses.map(([cell, facing]) => ({ cell: cellOf(cell), facing })), barrels: [], open: false, ...change },
});
const LAID = way([
  ["b4", 0],
  ["b3", 0],
]);
const MORE = way([
  ["b4", 0],
  ["b3", 0],
  ["b2", 0],
]);
const table = (laid = LAID, look = vi.fn((of: string) => Promise.resolve(of === "way" ? laid : MORE))) =>
  stage(view([golem({ cell: cellOf("b4") })]), { words: ["lay:F"], look });
const ghosts = (): string[] =>
  [...document.querySelectorAll<SVGGElement>(".ghost")].map((each) => each.style.transform);
const placed = (cell: string): string => {
  const { x, y } = middle(cellOf(cell));
  return `translate(${x}px, ${y}px)`;
};

test("stands where the rows that are laid lead", async () => {
  render(Board, { props: table() });
  await expect.poll(ghosts).toEqual([placed("b3")]);
});

test("goes on with the card that is pointed at, as the rules say", async () => {
  const props = table();
  render(Board, { props });
  pointed.command = "F";
  await expect.poll(ghosts).toEqual([placed("b2")]);
  expect(props.ask.look).toHaveBeenCalledWith("way lay:F");
  pointed.command = null;
  await expect.poll(ghosts).toEqual([placed("b3")]);
});

test("shows no command too many: a card that was just laid, or touched, is not pointed at", async () => {
  render(Desk, { props: table() });
  const card = screen.getByRole("button", { name: /^Forward/ });
  await fireEvent.pointerEnter(card, { pointerType: "touch" });
  expect(pointed.command).toBeNull();
  await fireEvent.pointerEnter(card, { pointerType: "mouse" });
  expect(pointed.command).toBe("F");
  await fireEvent.click(card);
  expect(pointed.command).toBeNull();
});

test("shows where barrels are pushed to, each once", async () => {
  const barrels: [number, number][] = [
    [cellOf("b3"), cellOf("b2")],
    [cellOf("b2"), cellOf("b1")],
  ];
  const sight = way([["b4", 0], ["b3", 0], ["b2", 0]], { barrels }); // prettier-ignore
  render(Board, { props: table(sight) });
  await expect.poll(ghosts).toEqual([placed("b1"), placed("b2")]);
});

test("is an arrow, not a second figure, where the golem only turns", async () => {
  const sight = way([["b4", 0], ["b4", 1]]); // prettier-ignore
  const { container } = render(Board, { props: table(sight) });
  await expect.poll(() => container.querySelector<SVGElement>(".turned path")?.style.transform).toBe("rotate(90deg)");
  expect(ghosts()).toEqual([]);
});

test("says with a question mark that others can change it", async () => {
  const sight = { ...LAID, way: { ...LAID.way!, open: true } };
  const { container } = render(Board, { props: table(sight) });
  await expect.poll(() => container.querySelector(".ghost .open")).not.toBeNull();
});
