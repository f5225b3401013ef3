import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import { robotName, term } from "../../src/games/robomaso/box";
import { hand } from "../../src/games/robomaso/hand.svelte";
import Players from "../../src/games/robomaso/Players.svelte";
import { barriers } from "./barriers";
import { find, listen, recorded, speakEnglish, stage, told, wordsOf } from "./stage";

type Found = ReturnType<typeof find>;

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  hand.robot = -1;
  vi.restoreAllMocks();
});

const SMALL = /2-duels/;
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("ul[aria-label=Players] > li")];
/** The button of a robot. The library's own search is thorough and slow. */
const robot = (number: number): HTMLElement =>
  [...document.querySelectorAll("button")].find((each) => each.textContent!.startsWith(`${robotName(number)}:`))!;

function players(found: Found, change: Parameters<typeof stage>[1] = {}) {
  const props = stage(found, change);
  return { ...props, ...render(Players, { props }) };
}

test("discs are counted against the goal, as the server counts them", () => {
  const { names, updates } = recorded("robomaso-2-duels");
  for (const update of updates["0"]!.filter((_, index) => index % 40 === 0)) {
    const { view } = players({ update, seat: 0, names });
    items().forEach((item, seat) => {
      expect(item.textContent).toContain(`${names[seat]}: ${view.players[seat]!.discs} of ${view.goal} discs`);
      expect(item.textContent).toContain(`${view.players[seat]!.discs}/${view.goal}`);
    });
    cleanup();
  }
});

const WHERE = {
  reserve: /in reserve/,
  board: /looking (north|east|south|west)/,
  waiting: /waiting for redeployment/,
};

test("every robot says where it is and all that it has", () => {
  const found = find(
    ({ view: { robots } }) =>
      robots.some(({ status, cards }) => status === "board" && cards[0]! > 0) &&
      robots.some(({ status }) => status === "waiting"),
    /2-document/,
  );
  const { view } = players(found);
  view.robots.forEach(({ status, total, discs, cards, reaction }, number) => {
    const name = robot(number).querySelector(".hidden-text")!.textContent!;
    expect(name).toMatch(WHERE[status]);
    expect(name).toContain(`${total} of 6 cards`);
    expect(name).toContain(discs === 0 ? "no discs" : `${discs} disc`);
    expect(name).toContain(`reaction ${reaction}`);
    if (cards[0]! > 0) expect(name).toContain(cards[0] === 1 ? "Speed" : `Speed ×${cards[0]}`);
  });
});

test("who is on turn is marked, and the robot that moves", () => {
  const { view } = players(find(({ view }) => view.prompt === "robomaso-drive", SMALL));
  const turn = items().map((item) => item.getAttribute("aria-current"));
  expect(turn).toEqual(view.players.map((_, seat) => (seat === view.turn ? "true" : null)));
  expect(robot(view.robot).className).toContain("moves");
});

test("truce, round, deck and supply are told", () => {
  const found = find(({ view }) => view.round === 2 && view.truce > 0 && term(view, "round_limit") > 0, /3-later/);
  const { view, container } = players(found);
  const text = container.querySelector(".status")!.textContent!;
  expect(text).toContain(`Truce: ${term(view, "truce_rounds") - 1} rounds`);
  expect(text).toContain(`Round 2 of ${term(view, "round_limit")}`);
  expect(text).toContain(`${view.deck_size} cards in the deck`);
  expect(text).toContain(`Capacity in the supply: ${view.supply[3]}`);
  cleanup();
  expect(players(found, { truce: 0 }).container.textContent).not.toContain("Truce");
});

test("field and computer are told: in hand, laid, cancelled", () => {
  const start = find(({ view }) => view.players.every(({ field }) => field < 0), SMALL);
  players(start);
  expect(items()[0]!.textContent).toMatch(/Deployment field not laid yet; Computer not laid yet/);
  cleanup();
  const laid = find(({ view }) => view.players[0]!.machine === "working" && view.players[0]!.field >= 0, SMALL);
  players(laid);
  expect(items()[0]!.textContent).toMatch(/Deployment field on \(\d,\d\); Computer on \(\d,\d\), discs in it: \d/);
  cleanup();
  players(laid, { players: laid.update.view.players.map((each) => ({ ...each, machine: "cancelled" as const })) });
  expect(items()[0]!.textContent).toMatch(/Computer cancelled/);
});

test("a click on a robot chooses it for the board and tells its cards; another one lets it go", async () => {
  const { view, container } = players(find(({ view }) => view.robots[2]!.status === "board", SMALL));
  await fireEvent.click(robot(2));
  expect(hand.robot).toBe(2);
  expect(robot(2).getAttribute("aria-pressed")).toBe("true");
  expect(container.querySelector(".chosen")!.textContent).toContain(`${view.robots[2]!.total} of 6 cards`);
  await fireEvent.click(robot(2));
  expect(hand.robot).toBe(-1);
  expect(container.querySelector(".chosen")).toBeNull();
});

test("a robot that is only pointed at moves nothing on the page", async () => {
  const { container } = players(find(({ view }) => view.robots[2]!.status === "board", SMALL));
  hand.robot = 2;
  await tick();
  expect(robot(2).getAttribute("aria-pressed")).toBe("true");
  expect(container.querySelector(".chosen")).toBeNull();
});

test("a robot that an event speaks of is lit, also when it is not on the board", async () => {
  const found = find(({ view }) => view.robots.some(({ status }) => status !== "board"), SMALL);
  const away = found.update.view.robots.findIndex(({ status }) => status !== "board");
  const props = { ...stage(found), spotlight: told("cards_lost", { robot: away }) };
  const { container, rerender } = render(Players, { props });
  expect([...container.querySelectorAll("button.lit")]).toEqual([robot(away)]);
  await rerender({ ...props, spotlight: null });
  expect(container.querySelector("button.lit")).toBeNull();
});

test("cards that are lost are seen until they have gone", async () => {
  const found = find(({ events }) => events.some(({ kind }) => kind === "robomaso.cards_lost"), SMALL);
  const event = found.update.events.find(({ kind }) => kind === "robomaso.cards_lost")!;
  const number = (event.fields as { robot: number }).robot;
  const { view } = found.update;
  const cards = view.robots[number]!.cards.with(0, 2);
  const before = { ...view, robots: view.robots.with(number, { ...view.robots[number]!, cards }) };
  const shown = { ...stage(found), before, events: [event], ask: listen([]) };
  const { rerender } = render(Players, { props: { ...shown, duration: 300 } });
  expect(robot(number).querySelectorAll(".cards svg")).toHaveLength(1);
  await rerender({ ...shown, duration: 0 });
  expect(robot(number).querySelectorAll(".cards svg")).toHaveLength(0);
});

test("all robots that die at once are seen to die", () => {
  const events = [0, 2].map((robot) => told("robot_died", { robot, how: "crash" }, robot));
  render(Players, { props: { ...stage(find(() => true, SMALL)), events, duration: 300 } });
  expect([...document.querySelectorAll("button.dying")]).toEqual([robot(0), robot(2)]);
});

describe("in words", () => {
  test.each(LANGUAGES)("is complete in %s", (language) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith(language, wordsOf(language));
    const { names, updates } = recorded("robomaso-2-document");
    for (const update of updates["1"]!.filter((_, index) => index % 40 === 0)) {
      players({ update, seat: 1, names });
      expect(document.body.textContent).not.toMatch(/robomaso-|undefined|NaN/);
      cleanup();
    }
    speakEnglish();
    expect(error.mock.calls).toEqual([]);
  });

  test("has no barriers that axe finds", async () => {
    const { container } = players(find(({ view }) => view.prompt === "robomaso-drive", SMALL));
    expect(await barriers(container)).toEqual([]);
  });
});
