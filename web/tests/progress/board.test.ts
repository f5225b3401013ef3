import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Board from "../../src/games/progress/Board.svelte";
import { roman, techName } from "../../src/games/progress/box";
import Card from "../../src/games/progress/Card.svelte";
import { forget } from "../../src/games/progress/focus.svelte";
import Players from "../../src/games/progress/Players.svelte";
import { areaOf, mention } from "../../src/games/progress/spotlight";
import type { CardsLost, Power } from "../../src/gen/progress";
import type { NumberedEvent } from "../../src/gen/room";
import { find, speakEnglish, stage, told } from "./stage";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  forget();
});

describe("a card", () => {
  test("tells all that stands on it", () => {
    render(Card, { props: { card: "irrigation" } });
    const text = screen.getByText(/^Irrigation: Age I, engineering\./).textContent!;
    expect(text).toContain("Price: 3 science or Calendar; 2 engineering or Agriculture");
    expect(text).toContain("Brings: Hand limit +1 and Population +2");
    expect(text).toContain("Discarded: 1 general knowledge");
  });

  test("is silent where something around it speaks", () => {
    const { container } = render(Card, { props: { card: "agriculture", size: "mini", silent: true } });
    expect(container.querySelector(".hidden-text")).toBeNull();
  });

  test("says where it is explained that values are reconstructed", () => {
    const { container } = render(Card, { props: { card: "domestication", size: "row" } });
    expect(container.querySelector(".card")!.getAttribute("data-note")).toMatch(/reconstructed\)$/);
  });
});

describe("drawing", () => {
  const drawing = () => stage(find(({ prompt, view }) => prompt === "progress-draw" && view.count === 1));

  test("the counter says which card this is", () => {
    const props = drawing();
    render(Board, { props });
    expect(screen.getByText(`Card 2 of ${props.view.room}.`)).toBeTruthy();
  });

  test("every source that can be taken from is a button", async () => {
    const props = stage(find(({ legal, prompt }) => prompt === "progress-quick" && legal.length > 3));
    render(Board, { props });
    const words = props.ask.legal.map(({ word }) => word).filter((word) => /^(deck|pile):/.test(word));
    for (const word of words) {
      const age = Number(word.split(":")[1]);
      const name = word.startsWith("deck")
        ? new RegExp(`^Draw from the deck of age ${roman(age)} `)
        : `Take ${techName(props.view.pile[age]!.at(-1)!)} from the discard pile of age ${roman(age)}`;
      await fireEvent.click(screen.getByRole("button", { name }));
    }
    expect(props.ask.give.mock.calls.map(([word]) => word)).toEqual(words);
  });

  test("nothing can be drawn at other times", () => {
    render(Board, { props: stage(find(({ prompt }) => prompt === "progress-act")) });
    expect(screen.queryByRole("button", { name: /^Draw from/ })).toBeNull();
  });
});

test("a discard pile can be looked through, the top card first", () => {
  const props = stage(find(({ view }) => view.pile[1]!.length > 3 && view.age === 1));
  render(Board, { props });
  const pile = props.view.pile[1]!;
  const title = `Discard pile of age I: ${pile.length} cards`;
  const whole = screen.getByRole("heading", { name: title, hidden: true }).closest("[popover]")!;
  const cards = [...whole.querySelectorAll("li")].map((each) => each.textContent);
  expect(cards).toHaveLength(pile.length);
  expect(cards[0]).toContain(techName(pile.at(-1)!));
});

test("coming ages are closed, and say what is missing", () => {
  render(Board, { props: stage(find(({ view }) => view.age === 1, /-2-/)) });
  expect(screen.getByRole("region", { name: /^Age II: Middle Ages not yet begun/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Until age II: 1 of 1 technologies with its symbol" })).toBeTruthy();
});

test("ages that left the game are said to be gone", () => {
  render(Board, { props: stage(find(({ view }) => view.age === 3)) });
  expect(screen.getByRole("region", { name: "Age I: Antiquity has left the game" })).toBeTruthy();
});

test("power tracks tell steps, places and points", () => {
  const props = stage(find(({ view }) => view.players.length === 3 && view.turn > 20));
  render(Board, { props });
  const track = screen.getByRole("region", { name: "Army" });
  const rows = within(track).getAllByRole("listitem");
  props.view.players.forEach(({ power, sheet }, seat) => {
    expect(rows[seat]!.textContent).toContain(`${props.names[seat]}: step ${power[2]}, place `);
    expect(rows[seat]!.textContent).toContain(`${sheet.power[2]} victory point`);
  });
});

test("a solo player sees what the next step brings, and the time deck with its price", () => {
  const props = stage(find(({ view }) => view.players.length === 1 && view.time.length === 8, /solo-greedy/));
  render(Board, { props });
  expect(screen.getAllByText(/after the next step/)).toHaveLength(3);
  const time = screen.getByRole("region", { name: "Time deck" });
  expect(time.textContent).toContain("9 points lost, the next card −2");
  const rows = [...time.querySelectorAll(".row")];
  expect(rows.map((row) => row.querySelector(".each")!.textContent)).toEqual(["−1", "−2"]);
  expect(rows.map((row) => row.querySelectorAll("li:not(.blank)").length)).toEqual([7, 1]);
});

test("prices of the achievement that can be paid are buttons", async () => {
  const props = stage(find(({ legal }) => legal.some(({ word }) => word === "fund:1")));
  render(Board, { props });
  await fireEvent.click(screen.getAllByRole("button", { name: /^Pay this price: / })[0]!);
  expect(props.ask.give).toHaveBeenCalledWith("fund:1");
});

test("the tree is on another page", async () => {
  render(Board, { props: stage(find(({ view }) => view.turn > 5)) });
  const tabs = screen.getAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Table", "Tree"]);
  await fireEvent.keyDown(tabs[0]!, { key: "ArrowRight" });
  expect(tabs[1]!.getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByRole("region", { name: "Army" })).toBeNull();
});

test("who is chosen among the players has the area shown", async () => {
  const moment = find(({ view }) => view.players.length === 3 && view.players.every(({ active }) => active.length > 2));
  const props = stage({ ...moment, seat: 0 });
  render(Board, { props });
  render(Players, { props });
  expect(screen.getByRole("region", { name: `Area of ${props.names[0]}` })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${props.names[2]} \\(`) }));
  const area = screen.getByRole("region", { name: `Area of ${props.names[2]}` });
  for (const card of props.view.players[2]!.active) expect(area.textContent).toContain(techName(card));
});

test("players are told in words, in turn order", () => {
  const props = stage(find(({ view }) => view.players.length === 5 && view.players[0]!.developing.length > 0));
  render(Players, { props });
  const tiles = screen.getAllByRole("button");
  expect(tiles).toHaveLength(5);
  tiles.forEach((tile, place) => {
    const seat = props.view.order[place]!;
    const text = tile.textContent!;
    expect(text).toContain(`${props.names[seat]} (`);
    expect(text).toContain(`${props.view.players[seat]!.sheet.total} victory point`);
    expect(text.includes("on turn")).toBe(props.view.order[place] === props.view.on_turn);
  });
});

test("an age that begins lists what everybody loses", () => {
  const moment = find(({ view }) => view.age === 3 && view.players.length > 1);
  const lost: CardsLost = { seat: 1, cards: ["agriculture", "pottery"], place: "hand", rules: [] };
  const props = { ...stage(moment), story: { news: { age: 3, lost: [lost] } } };
  const { unmount } = render(Board, { props }); // when nothing is played any more
  expect(screen.queryByText("Age III begins: Renaissance")).toBeNull();
  unmount();
  render(Board, { props: { ...props, events: [told("cards_lost", lost)] } });
  expect(screen.getByText("Age III begins: Renaissance")).toBeTruthy();
  const row = screen.getByText(`${moment.names[1]}, from hand:`);
  expect(row.parentElement!.textContent).toMatch(/Agriculture and Pottery$/);
});

test("a line of the log lights what it speaks of", () => {
  const lit = mention(told("power_raised", { seat: 1, track: "army", position: 3, steps: 1 }));
  expect(lit).toMatchObject({ track: "army", seats: [1], cards: [], skill: null, age: -1 });
  expect(mention(told("cards_lost", { seat: 0, cards: ["pottery", "wheel"] })).cards).toHaveLength(2);
});

test("a line of the log that is clicked shows the area it speaks of", () => {
  const moment = find(({ view }) => view.players[2]!.active.length > 2, /3-everything/);
  const props = stage({ ...moment, seat: 0 });
  const card = props.view.players[2]!.active[1]!;
  const line = told("activated", { seat: 2, card, how: "discovered" });
  expect(areaOf(line, props.view)).toBe(2);
  expect(areaOf(told("power_raised", { seat: 2, track: "army", position: 3, steps: 1 }), props.view)).toBe(-1);
  const { unmount } = render(Board, { props: { ...props, spotlight: line } }); // under the pointer only
  expect(screen.getByRole("region", { name: `Area of ${props.names[0]}` })).toBeTruthy();
  unmount();
  render(Board, { props: { ...props, events: [told("turn_began", { seat: 0, turn: 9 }, 1), line], spotlight: line } });
  const area = screen.getByRole("region", { name: `Area of ${props.names[2]}` });
  expect(area.querySelector(".lit")!.textContent).toContain(techName(card));
});

describe("while a moment is played", () => {
  const moment = () => find(({ view }) => view.players[2]!.active.length > 2, /3-everything/);

  test("everything that rises in it is marked", () => {
    const raised = (seat: number, track: Power) => told("power_raised", { seat, track, position: 3, steps: 1 });
    const props = { ...stage(moment()), events: [raised(0, "army"), raised(1, "prestige")] };
    const { container } = render(Board, { props });
    const moving = [...container.querySelectorAll(".track .moving")].map((each) => each.textContent);
    expect(moving).toHaveLength(2);
    expect(moving[0]).toContain(props.names[1]);
    expect(moving[1]).toContain(props.names[0]);
  });

  test("what it brings to a player is marked", () => {
    const found = moment();
    const card = found.update.view.players[2]!.active[1]!;
    const activated = told("activated", { seat: 2, card, how: "discovered" });
    const skill = told("skill_raised", { seat: 2, skill: "draw", position: 1, steps: 1 });
    const props = { ...stage(found), events: [activated, skill], spotlight: activated, duration: 500 };
    const board = render(Board, { props }).container;
    expect(board.querySelector(".area .fresh")!.textContent).toContain(techName(card));
    const players = render(Players, { props }).container;
    expect(players.querySelectorAll(".flash")).toHaveLength(1);
    expect(players.querySelectorAll(".flash .skill.rising")).toHaveLength(1);
  });

  test("nothing can be drawn", () => {
    const props = stage(find(({ prompt }) => prompt === "progress-draw", /2-greedy/));
    render(Board, { props: { ...props, events: [told("card_drawn", { seat: 0, age: 1 })] } });
    expect(screen.queryByRole("button", { name: /^Draw from/ })).toBeNull();
  });

  test("all that moves in it flies", () => {
    const events = [told("card_drawn", { seat: 0, age: 1 }), told("card_seen", { to: 0, card: "wheel" })];
    const exchanged = told("exchanged", { seat: 0, card: "wheel", other: "pottery" });
    const props = { ...stage(moment()), duration: 400 };
    const flyers = (...played: NumberedEvent[]): number =>
      render(Board, { props: { ...props, events: played } }).container.querySelectorAll(".flyer").length;
    expect(flyers(...events)).toBe(1);
    expect(flyers(exchanged, ...events)).toBe(3);
  });
});
