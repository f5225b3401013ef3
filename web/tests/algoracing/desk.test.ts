import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Desk from "../../src/games/algoracing/Desk.svelte";
import { find, speakEnglish, stage } from "./stage";

beforeAll(speakEnglish);
afterEach(cleanup);

const isTurn = ({ prompt }: { prompt: string }): boolean => prompt === "algoracing-turn";
const handButtons = (): HTMLElement[] => within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button");
const slot = (word: string): HTMLElement => document.querySelector<HTMLElement>(`[data-word="${word}"]`)!;
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** A shared row of at least two cards, this seat on turn, with a command in hand as its first card. */
function sharedTurn() {
  const moment = find(
    ({ prompt, view, legal }) =>
      isTurn({ prompt }) &&
      view.draft!.cards.length >= 2 &&
      view.draft!.cards.length < 5 &&
      view.hand.findIndex(Boolean) < 7 &&
      legal.some(({ word }) => word.startsWith("lay:")),
    /^full/,
  );
  const props = stage(moment);
  const card = props.view.hand[0]!;
  return { props, card, length: props.view.draft!.cards.length };
}

describe("with the pointer", () => {
  test("a card and then a gap lay it there", async () => {
    const { props, card } = sharedTurn();
    render(Desk, { props });
    await fireEvent.click(handButtons()[0]!);
    expect(handButtons()[0]!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(slot(`lay:${card}:2`));
    expect(props.ask.give).toHaveBeenCalledWith(`lay:${card}:2`);
    expect(slot(`lay:${card}:2`)).toBeNull();
  });

  test("a card and then a card of the row cover that", async () => {
    const { props, card } = sharedTurn();
    render(Desk, { props });
    await fireEvent.click(handButtons()[0]!);
    await fireEvent.click(slot(`cover:${card}:1`));
    expect(props.ask.give).toHaveBeenCalledWith(`cover:${card}:1`);
  });

  test("a second click puts the card back", async () => {
    const { props } = sharedTurn();
    render(Desk, { props });
    await fireEvent.click(handButtons()[0]!);
    await fireEvent.click(handButtons()[0]!);
    expect(document.querySelectorAll("[data-word]")).toHaveLength(0);
  });

  test("a card is dragged onto a place", async () => {
    const { props, card, length } = sharedTurn();
    render(Desk, { props });
    const hand = handButtons()[0]!;
    await fireEvent.pointerDown(hand, { button: 0, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(hand, { clientX: 320, clientY: 280 });
    const wanted = slot(`lay:${card}:${length + 1}`);
    for (const other of document.querySelectorAll<HTMLElement>("[data-word]")) {
      const left = other === wanted ? 100 : 900;
      other.getBoundingClientRect = () => new DOMRect(left, 100, 60, 90);
    }
    await fireEvent.pointerMove(hand, { clientX: 128, clientY: 140 });
    expect(wanted.classList.contains("over")).toBe(true);
    await fireEvent.pointerUp(hand);
    expect(props.ask.give).toHaveBeenCalledWith(`lay:${card}:${length + 1}`);
  });

  test("a drag that the system ends lays nothing", async () => {
    const { props, card, length } = sharedTurn();
    render(Desk, { props });
    const hand = handButtons()[0]!;
    await fireEvent.pointerDown(hand, { button: 0, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(hand, { clientX: 320, clientY: 280 });
    slot(`lay:${card}:${length + 1}`).getBoundingClientRect = () => new DOMRect(100, 100, 60, 90);
    await fireEvent.pointerMove(hand, { clientX: 128, clientY: 140 });
    await fireEvent.pointerCancel(hand);
    expect(props.ask.give).not.toHaveBeenCalled();
    expect(document.querySelector(".carried")).toBeNull();
    await fireEvent.click(hand); // with the keyboard: it is no end of a drag
    expect(hand.getAttribute("aria-pressed")).toBe("true");
  });

  test("a dark place explains itself", async () => {
    const moment = find(({ prompt, view }) => isTurn({ prompt }) && view.draft!.cards.length === 1, /^basic/);
    const props = stage(moment);
    const card = props.view.hand[0]!;
    render(Desk, { props });
    await fireEvent.click(handButtons()[0]!);
    expect(slot(`lay:${card}:1`).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(slot(`lay:${card}:1`));
    expect(props.ask.explain).toHaveBeenCalledWith(`lay:${card}:1`);
  });

  test("a cycle card lies over one card or over two", async () => {
    const moment = find(
      ({ legal }) => legal.some(({ word }) => /^cycle:X\d:1-2$/.test(word)) && legal.length > 3,
      /^full/,
    );
    const props = stage(moment);
    const word = moment.update.legal.find((each) => /^cycle:X\d:1-2$/.test(each.word))!.word;
    render(Desk, { props });
    await fireEvent.click(handButtons()[props.view.hand.indexOf(word.slice(6, 8) as "X2")]!);
    expect(slot(word.replace("-2", ""))).not.toBeNull();
    await fireEvent.click(slot(word));
    expect(props.ask.give).toHaveBeenCalledWith(word);
  });

  test("a cycle card is taken away by its cross", async () => {
    const moment = find(({ legal }) => legal.some(({ word }) => word.startsWith("lift:")));
    const props = stage(moment);
    const { word } = moment.update.legal.find((each) => each.word.startsWith("lift:"))!;
    render(Desk, { props });
    const place = word.split(":")[1]!;
    await fireEvent.click(
      screen.getByRole("button", { name: `Take away the cycle card that begins at card ${place}` }),
    );
    expect(props.ask.give).toHaveBeenCalledWith(word);
  });
});

describe("with the keys", () => {
  test("number and Enter lay a card behind the last one", async () => {
    const { props, card, length } = sharedTurn();
    render(Desk, { props });
    await press("1");
    await expect.poll(() => document.activeElement).toBe(slot(`lay:${card}:${length + 1}`));
    await fireEvent.click(document.activeElement!); // what Enter does to a button
    expect(props.ask.give).toHaveBeenCalledWith(`lay:${card}:${length + 1}`);
  });

  test("arrows go from place to place, Escape puts the card back", async () => {
    const { props, card, length } = sharedTurn();
    render(Desk, { props });
    await press("1");
    await expect.poll(() => document.activeElement).toBe(slot(`lay:${card}:${length + 1}`));
    await press("ArrowLeft");
    expect(document.activeElement).toBe(slot(`cover:${card}:${length}`));
    await press("ArrowRight");
    expect(document.activeElement).toBe(slot(`lay:${card}:${length + 1}`));
    await press("Escape");
    expect(document.querySelectorAll("[data-word]")).toHaveLength(0);
    expect(document.activeElement).toBe(handButtons()[0]);
  });

  test("R runs and P passes, or they say why not", async () => {
    const { props } = sharedTurn();
    render(Desk, { props });
    await press("r");
    expect(props.ask.give).toHaveBeenCalledWith("run");
    await press("p");
    const heard = props.ask.can("pass") ? props.ask.give : props.ask.explain;
    expect(heard).toHaveBeenCalledWith("pass");
  });

  test("who writes a message elsewhere lays no cards", async () => {
    const { props } = sharedTurn();
    render(Desk, { props });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "r" });
    expect(props.ask.give).not.toHaveBeenCalled();
    field.remove();
  });
});

test("a run that is not allowed is dark and explains itself", async () => {
  const moment = find(({ prompt, view }) => isTurn({ prompt }) && view.draft!.cards.length === 0);
  const props = stage(moment);
  render(Desk, { props });
  const run = screen.getByRole("button", { name: "Run" });
  expect(run.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(run);
  expect(props.ask.explain).toHaveBeenCalledWith("run");
});

test("cards are marked for exchange, and the marked ones say so", async () => {
  const moment = find(({ prompt, view }) => prompt === "algoracing-exchange" && view.marked.some(Boolean));
  const props = stage(moment);
  render(Desk, { props });
  const pressed = handButtons().filter((button) => button.getAttribute("aria-pressed") === "true");
  expect(pressed).toHaveLength(props.view.marked.length);
  const free = handButtons().findIndex((button) => button.getAttribute("aria-pressed") === "false");
  await fireEvent.click(handButtons()[free]!);
  const word = `replace:${props.view.hand[free]}`;
  expect(props.ask.give).toHaveBeenCalledWith(word);
  await fireEvent.click(screen.getByRole("button", { name: /^Exchange 1 card/ }));
  expect(props.ask.give).toHaveBeenCalledWith("draw");
});

test("the running card is lit and counts its repetitions", () => {
  const moment = find(({ view }) => view.row.spans.includes(2), /^full/);
  const place = moment.update.view.row.spans.indexOf(2);
  const times = moment.update.view.row.times[place]!;
  const props = stage({ ...moment, seat: -1 }, { draft: null });
  const { container } = render(Desk, {
    props: { ...props, story: { seat: 0, place, time: 2, times } },
  });
  expect(container.querySelector("[aria-current=step]")!.textContent).toContain(String(place + 1));
  expect(container.textContent).toContain(`2/${times}`);
});
