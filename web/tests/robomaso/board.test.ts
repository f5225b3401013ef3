import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import Board from "../../src/games/robomaso/Board.svelte";
import {
  beside,
  cardOf,
  cellName,
  cellOf,
  isOpen,
  robotName,
  seatOf,
  shotOf,
  theBox,
} from "../../src/games/robomaso/box";
import { corridor } from "../../src/games/robomaso/draw";
import Desk from "../../src/games/robomaso/Desk.svelte";
import Emblem from "../../src/games/robomaso/Emblem.svelte";
import { hand } from "../../src/games/robomaso/hand.svelte";
import Tile from "../../src/games/robomaso/Tile.svelte";
import type { Fate, Line, RobomasoView, Sight, Spot } from "../../src/gen/robomaso";
import { find, listen, speakEnglish, stage, told } from "./stage";

const SMALL = /2-duels/;

beforeAll(speakEnglish);
beforeEach(() => {
  hand.drop();
  hand.robot = -1;
  hand.lines = false;
});
afterEach(cleanup);

/** Places of the board that can be pressed. The library's own search is thorough and slow. */
const targets = (name: RegExp | string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[role=button]")].filter((each) => {
    const label = each.getAttribute("aria-label")!;
    return typeof name === "string" ? label === name : name.test(label);
  });

/** The only one of this name. */
function target(name: RegExp | string): HTMLElement {
  const found = targets(name);
  expect(found, String(name)).toHaveLength(1);
  return found[0]!;
}

const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${cellOf(name)}"]`)!;
const given = (props: ReturnType<typeof stage>): string[] =>
  props.ask.give.mock.calls.map(([word]) => word).filter(props.ask.can);
const explained = (props: ReturnType<typeof stage>): string[] => props.ask.explain.mock.calls.map(([word]) => word);

describe("cells", () => {
  test("are named as in answers", () => {
    for (let number = 0; number < 100; number += 1) expect(cellOf(cellName(number))).toBe(number);
    expect([cellOf("00"), cellOf("90"), cellOf("99"), cellOf("47")]).toEqual([90, 99, 9, 24]);
  });

  test("have neighbours inside of the gallery only", () => {
    expect([0, 1, 2, 3].map((side) => beside(cellOf("00"), side))).toEqual([-1, cellOf("10"), cellOf("01"), -1]);
    expect([0, 1, 2, 3].map((side) => cellName(beside(cellOf("47"), side)))).toEqual(["46", "57", "48", "37"]);
  });
});

describe("a card", () => {
  test.each([...Array(16).keys()])("with open sides %i has a floor to each of them, and walls between", (sides) => {
    const { floor, walls } = corridor(sides);
    const edges = [/L\d+ 0L\d+ 0/, /L100 \d+L100 \d+/, /L\d+ 100L\d+ 100/, /L0 \d+L0 \d+/];
    expect(edges.map((edge) => edge.test(floor))).toEqual([0, 1, 2, 3].map((side) => isOpen(sides, side)));
    const open = [0, 1, 2, 3].filter((side) => isOpen(sides, side)).length;
    expect(walls.match(/M/g)).toHaveLength(open + 1);
  });

  test("shows a double symbol twice", () => {
    for (const shown of [1, 2]) {
      const card = theBox().cards.find((each) => each.symbol === "speed" && each.shown === shown)!.id;
      const { container } = render(Tile, { props: { card } });
      expect(container.querySelectorAll("svg svg.ability")).toHaveLength(shown);
    }
  });

  test("has its door on the exit side", () => {
    const card = theBox().cards.find(({ symbol }) => symbol === "door")!.id;
    const { container } = render(Tile, { props: { card, turns: 3 } });
    const gate = container.querySelector<SVGElement>(".gate")!.parentElement!;
    expect(gate.style.transform).toBe("rotate(270deg)");
  });

  test("of a player has the player's colour, and a computer the number of its discs", () => {
    const { container } = render(Tile, { props: { card: "computer", owner: 1, stored: 3 } });
    expect(container.querySelector("svg.blue")).toBeTruthy();
    expect(container.querySelector("text")!.textContent).toBe("3");
  });
});

test("the picture of the game needs no box", () => {
  const { container } = render(Emblem);
  expect(container.querySelectorAll("svg svg").length).toBeGreaterThan(3);
});

describe("the board in words", () => {
  test("tells all cells and who is there", () => {
    const props = stage(
      find(({ view }) => view.robots.every(({ status }) => status === "board") && view.round > 5, SMALL),
    );
    render(Board, { props });
    const rows = [...document.querySelectorAll("tr")];
    expect(rows).toHaveLength(11);
    expect(rows[1]!.querySelector("td")!.textContent).toMatch(/^corner teleport, open to east and south/);
    props.view.robots.forEach((robot, number) => {
      const [x, y] = cellName(robot.at);
      const text = rows[1 + Number(y)]!.querySelectorAll("td")[Number(x)]!.textContent;
      expect(text).toContain(`${robotName(number)} (${props.names[seatOf(number)]}), looking`);
    });
  });

  test("waits until events have been played", async () => {
    const moment = find(({ view }) => view.round > 2, SMALL);
    const props = stage(moment);
    const { rerender } = render(Board, { props });
    const words = (): string => document.querySelector("table")!.textContent!;
    const before = words();
    const drove = told("robot_drove", { seat: 0, robot: 0, start: cellOf("00"), cell: cellOf("50"), heading: 1 });
    const robots = props.view.robots.with(0, { ...props.view.robots[0]!, status: "board" as const, at: cellOf("50") });
    const view = { ...props.view, robots };
    await rerender({ ...props, view, events: [drove], duration: 300 });
    expect(words()).toBe(before);
    await rerender({ ...props, view });
    expect(words()).not.toBe(before);
  });
});

describe("laying a card", () => {
  const laying = () => {
    const props = stage(
      find(({ prompt, legal, view }) => {
        if (prompt !== "robomaso-lay") return false;
        const turns = new Set(legal.map(({ word }) => word.split(":")[2]));
        return turns.size > 1 && cardOf(view.drawn!).ways === 4;
      }, SMALL),
    );
    const words = props.ask.legal.map(({ word }) => word).filter((word) => word.startsWith("lay:"));
    render(Board, { props });
    return { props, words };
  };
  const as = (turns: number, words: string[]): string[] => words.filter((word) => word.endsWith(`:${turns}`));

  test("lights what fits as it lies, and otherwise faintly", async () => {
    const { words } = laying();
    for (const turns of [0, 1, 2, 3]) {
      hand.turns = turns;
      await Promise.resolve();
      const lit = [...document.querySelectorAll<HTMLElement>("[data-cell]:has(.now)")];
      const names = lit.map((each) => `lay:${cellName(Number(each.dataset.cell))}:${turns}`);
      expect(names.sort()).toEqual(as(turns, words).sort());
    }
    const faint = document.querySelectorAll("[data-cell]:has(.place)");
    expect(faint).toHaveLength(new Set(words.map((word) => word.slice(4, 6))).size);
  });

  test("is a click or the Enter key; a place that does not fit explains itself", async () => {
    const { props, words } = laying();
    const [word = ""] = words;
    hand.turns = Number(word.at(-1));
    await fireEvent.click(cell(word.slice(4, 6)));
    await fireEvent.keyDown(cell(word.slice(4, 6)), { key: "Enter" });
    expect(given(props)).toEqual([word, word]);
    const taken = cellName(props.view.card.findIndex((card, at) => card !== null && /[1-8][1-8]/.test(cellName(at))));
    await fireEvent.click(cell(taken));
    expect(explained(props)).toEqual([`lay:${taken}:${hand.turns}`]);
  });

  test("turns it first where it would fit otherwise", async () => {
    const { props, words } = laying();
    const otherwise = (place: string): number[] =>
      words.filter((w) => w.slice(4, 6) === place).map((w) => Number(w.at(-1)));
    const place = words.map((word) => word.slice(4, 6)).find((name) => otherwise(name).length < 4)!;
    hand.turns = [0, 1, 2, 3].find((turns) => !otherwise(place).includes(turns))!;
    await fireEvent.click(cell(place));
    expect([given(props), explained(props)]).toEqual([[], []]);
    expect(otherwise(place)).toContain(hand.turns);
    await fireEvent.click(cell(place));
    expect(given(props)).toEqual([`lay:${place}:${hand.turns}`]);
  });

  test("shows the cells that a reason speaks of", async () => {
    const { props } = laying();
    cleanup();
    const reason = { message: "robomaso-seals", args: {}, rules: ["RM-028"], cells: [cellOf("26"), cellOf("46")] };
    render(Board, { props: { ...props, reason } });
    expect(document.querySelectorAll(".spot.blamed")).toHaveLength(2);
    cleanup();
    render(Board, { props: { ...props, reason: { ...reason, cells: [] } } });
    expect(document.querySelectorAll(".spot")).toHaveLength(0);
  });

  test("turns it with the wheel and with the right button", async () => {
    laying();
    const start = hand.turns;
    await fireEvent.wheel(cell("44"), { deltaY: 100 });
    expect(hand.turns).toBe((start + 1) % 4);
    await fireEvent.wheel(cell("44"), { deltaY: -20 });
    expect(hand.turns).toBe((start + 1) % 4);
    await fireEvent.wheel(cell("44"), { deltaY: -40 });
    expect(hand.turns).toBe(start);
    await fireEvent.contextMenu(cell("44"));
    expect(hand.turns).toBe((start + 1) % 4);
  });

  test("the pointer carries its ghost, and the arrows go from cell to cell", async () => {
    laying();
    await fireEvent.pointerEnter(cell("44"), { pointerType: "mouse" });
    expect(hand.cell).toBe(cellOf("44"));
    expect(document.querySelector(".ghost")).toBeTruthy();
    await fireEvent.pointerLeave(cell("44"), { pointerType: "mouse" });
    expect(document.querySelector(".ghost")).toBeNull();
    const stops = [...document.querySelectorAll("[data-cell]")].filter((each) => each.getAttribute("tabindex") === "0");
    expect(stops).toHaveLength(1);
    cell("44").focus();
    await fireEvent.keyDown(cell("44"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cell("54"));
    await fireEvent.keyDown(cell("54"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell("53"));
  });

  test("with a finger: shown, turned, and laid with a button", async () => {
    const { props, words } = laying();
    const waysAt = (name: string): number[] =>
      words.filter((word) => word.slice(4, 6) === name).map((word) => Number(word.at(-1)));
    const names = words.map((word) => word.slice(4, 6));
    const name = names.find((each) => waysAt(each).length > 1 && waysAt(each).length < 4)!;
    const tap = async (at: HTMLElement): Promise<void> => {
      await fireEvent.pointerDown(at, { pointerType: "touch" });
      await fireEvent.click(at);
    };
    hand.turns = [0, 1, 2, 3].find((turns) => !waysAt(name).includes(turns))!;
    await tap(cell(name));
    const first = hand.turns;
    await tap(cell(name));
    const second = hand.turns;
    expect(first).not.toBe(second);
    expect(waysAt(name)).toEqual(expect.arrayContaining([first, second]));
    expect(given(props)).toEqual([]);
    await tap(target("Lay it here"));
    expect(given(props)).toEqual([`lay:${name}:${second}`]);
    const taken = cellName(props.view.card.findIndex((card, at) => card !== null && /[1-8][1-8]/.test(cellName(at))));
    await tap(cell(taken));
    expect(explained(props)).toEqual([`lay:${taken}:${second}`]);
    expect(targets("Lay it here")).toEqual([]);
  });
});

test("one's field and computer are laid only when they are held", async () => {
  const props = stage(
    find(({ legal, prompt }) => prompt === "robomaso-build" && legal.some(({ word }) => /^computer/.test(word)), SMALL),
  );
  render(Board, { props });
  expect(document.querySelector("[data-cell]")).toBeNull();
  hand.held = "computer";
  await Promise.resolve();
  const word = props.ask.legal.find((each) => each.word.startsWith("computer:"))!.word;
  hand.turns = Number(word.at(-1));
  await fireEvent.click(cell(word.slice(9, 11)));
  expect(given(props)).toEqual([word]);
});

test("a robot comes in where it looks; two can change places", async () => {
  const props = stage(
    find(({ legal, prompt }) => prompt === "robomaso-place" && legal.some(({ word }) => /^place:2/.test(word)), SMALL),
  );
  render(Board, { props });
  const side = (number: number): string =>
    props.ask.legal.find(({ word }) => word.startsWith(`place:${number}`))!.word.at(-1)!;
  const name = { N: "north", E: "east", S: "south", W: "west" }[side(1)];
  const [one, two] = [robotName(2 * props.seat), robotName(2 * props.seat + 1)];
  await fireEvent.click(target(`${one} looks ${name}`));
  await fireEvent.click(target(new RegExp(`instead of .*${one}`)));
  await fireEvent.click(target(`${two} looks ${name}`));
  expect(given(props)).toEqual([`place:1:${side(1)}`, `place:2:${side(1)}`]);
});

describe("driving", () => {
  const NAMES: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };

  test("is a press on the next cell; backwards explains itself", async () => {
    const props = stage(
      find(({ legal, prompt, view }) => {
        if (prompt !== "robomaso-drive" || !legal.some(({ word }) => word.startsWith("step:"))) return false;
        const { at, heading } = view.robots[view.robot]!;
        return isOpen(view.open[at]!, (heading + 2) % 4) && beside(at, (heading + 2) % 4) >= 0;
      }, SMALL),
    );
    render(Board, { props });
    const word = props.ask.legal.find((each) => each.word.startsWith("step:"))!.word;
    await fireEvent.click(target(new RegExp(`^Drive ${NAMES[word.at(-1)!]}`)));
    await fireEvent.click(target(/backwards/));
    expect(given(props)).toEqual([word]);
    expect(explained(props)[0]).toMatch(/^step:/);
  });

  test("half a turn has a button", async () => {
    const props = stage(find(({ legal }) => legal.some(({ word }) => word === "turn"), SMALL));
    render(Board, { props });
    await fireEvent.click(target("Turn round"));
    expect(given(props)).toEqual(["turn"]);
  });

  test("death traps are red before they are entered", () => {
    const reachOf = ({ sight, view }: { sight: unknown; view: RobomasoView }): Spot[] =>
      (sight as Sight).reach[view.robot]!;
    const props = stage(
      find((update) => {
        if (update.prompt !== "robomaso-drive") return false;
        return reachOf(update).some(({ fate, path }) => fate === "crash" && path.length === 1);
      }, SMALL),
    );
    render(Board, { props });
    expect(targets(/It crashes into a robot!/)).toHaveLength(document.querySelectorAll(".next.deadly").length);
    const deaths = reachOf(props).filter(({ deadly }) => deadly);
    const cells = new Set(deaths.map((spot) => spot.cell));
    expect(document.querySelectorAll(".overlay .cell.deadly")).toHaveLength(cells.size);
  });

  test("a death trap is entered only when it is chosen twice, unless there is no other way", async () => {
    const rash = ({ sight }: { sight: unknown }): string | undefined =>
      (sight as Sight).outcomes.find((outcome) => outcome.rash)?.word;
    const moment = find((update) => update.prompt === "robomaso-drive" && rash(update) !== undefined, SMALL);
    const word = rash(moment.update)!;
    const props = stage(moment);
    const { rerender } = render(Board, { props });
    const next = (): HTMLElement => target(new RegExp(`^Drive ${NAMES[word.at(-1)!]}.*(crashes|Flytrap|hole)`));
    await fireEvent.click(next());
    expect(given(props)).toEqual([]);
    expect(hand.warned).toBe(word);
    expect(screen.getByText(/Choose it again to go\.$/)).toBeTruthy();
    await fireEvent.click(next());
    expect(given(props)).toEqual([word]);

    hand.drop();
    const sight = props.sight as Sight;
    const outcomes = sight.outcomes.map((outcome) => ({ ...outcome, rash: false }));
    const forced = { ...props, ask: listen(props.ask.legal), sight: { ...sight, outcomes } };
    await rerender(forced);
    await fireEvent.click(next());
    expect(given(forced)).toEqual([word]);
  });

  test("teleports that can carry the robot are lit", async () => {
    const props = stage(find(({ legal }) => legal.some(({ word }) => word.startsWith("hop:")), SMALL));
    render(Board, { props });
    const words = props.ask.legal.map(({ word }) => word).filter((word) => word.startsWith("hop:"));
    for (const button of targets(/^Teleport to /)) await fireEvent.click(button);
    expect(given(props)).toEqual(words);
  });

  test("a teleport says how the robot dies there, as the rules see it and not as it looks", () => {
    const props = stage(find(({ prompt }) => prompt === "robomaso-drive", SMALL));
    const words = ["hop:66", "hop:00:E", "hop:90:S"];
    const other = props.view.robots.findIndex((_, robot) => robot !== props.view.robot);
    const there = { ...props.view.robots[other]!, status: "board" as const, at: cellOf("00") };
    const view = { ...props.view, robots: props.view.robots.with(other, there) };
    const ask = listen(words.map((word) => ({ word, message: "", args: {} })));
    const fated = (word: string, fate: Fate | null) => ({ word, cell: cellOf(word.split(":")[1]!), fate });
    const outcomes = [fated("hop:66", "flytrap"), fated("hop:00:E", "crash"), fated("hop:90:S", null)].map((each) => ({
      ...each,
      deadly: each.fate !== null,
      rash: false,
    }));
    const said = [
      "Teleport to (6,6). A Robo-Flytrap is there!",
      `Teleport to (0,0), looking east. Crash with ${robotName(other)}!`,
      "Teleport to (9,0), looking south",
    ];
    for (const Part of [Board, Desk]) {
      render(Part, { props: { ...props, view, ask, sight: { ...(props.sight as Sight), outcomes } } });
      const labels = [...document.querySelectorAll("[aria-label^='Teleport to (']")].map((each) =>
        each.getAttribute("aria-label"),
      );
      expect(labels).toEqual(said);
      cleanup();
    }
  });
});

describe("aiming", () => {
  const isOwn = (robot: number, line: Line): boolean => line.robot === robot && line.hits.includes(robot);
  const OWN = find(({ legal, prompt, sight, view }) => {
    const can = ({ way }: Line): boolean => legal.some(({ word }) => word === `fire:${way}`);
    return prompt === "robomaso-drive" && (sight as Sight).lines.some((line) => isOwn(view.robot, line) && can(line));
  }, /2-document/);
  const line = (): Line => (OWN.update.sight as Sight).lines.find((each) => isOwn(OWN.update.view.robot, each))!;

  test("shots are shown only for the weapon that is aimed", async () => {
    const props = stage(OWN);
    render(Board, { props });
    expect(document.querySelector(".board [aria-label*='Hit:']")).toBeNull();
    hand.gun = shotOf(line().way).gun;
    await Promise.resolve();
    const ways = props.ask.legal.filter(({ word }) => word.startsWith(`fire:${hand.gun}:`));
    expect(document.querySelectorAll(".board [aria-label*='Hit:']")).toHaveLength(ways.length);
  });

  test("a shot at oneself is fired only when it is chosen twice", async () => {
    const props = stage(OWN);
    hand.gun = shotOf(line().way).gun;
    render(Board, { props });
    const words = props.ask.legal.map(({ word }) => word).filter((word) => word.startsWith(`fire:${hand.gun}:`));
    const shot = document.querySelectorAll(".board [aria-label*='Hit:']")[words.indexOf(`fire:${line().way}`)]!;
    await fireEvent.click(shot);
    expect(given(props)).toEqual([]);
    expect(hand.warned).toBe(`fire:${line().way}`);
    expect(screen.getByText(/^This hits your own: /)).toBeTruthy();
    await fireEvent.click(shot);
    expect(given(props)).toEqual([`fire:${line().way}`]);
  });
});

test("a robot is chosen by pressing it, or looked at", async () => {
  const props = stage(find(({ prompt }) => prompt === "robomaso-pick", SMALL));
  render(Board, { props });
  const [own, other] = [
    2 * props.seat + 1,
    props.view.robots.findIndex(({ status }, robot) => status === "board" && seatOf(robot) !== props.seat),
  ];
  await fireEvent.click(target(new RegExp(`^Choose ${robotName(own)}:`)));
  expect(given(props)).toEqual(["move:2"]);
  if (other >= 0) {
    await fireEvent.click(target(new RegExp(`^Look at ${robotName(other)}:`)));
    expect(hand.robot).toBe(other);
  }
});

test("a home corner is chosen on the board; one that is taken explains itself", async () => {
  const moment = find(({ view }) => view.round === 0, SMALL);
  const answers = ["00", "90", "99"].map((name) => ({ word: `corner:${name}`, message: "", args: {} }));
  const props = { ...stage(moment, { prompt: "robomaso-corner" }), ask: listen(answers), seat: 0 };
  render(Board, { props });
  await fireEvent.click(target("Home corner (9,9)"));
  await fireEvent.click(target("Home corner (0,9)"));
  expect([given(props), explained(props)]).toEqual([["corner:99"], ["corner:09"]]);
});

test("two robots on one field are both seen", () => {
  const shared = ({ view }: { view: RobomasoView }): boolean =>
    view.players.some(({ field }) => field >= 0 && view.robots.filter((robot) => robot.at === field).length === 2);
  const props = stage(find(shared, SMALL));
  render(Board, { props });
  const there = props.view.robots.filter(({ status }) => status === "board").length;
  const places = [...document.querySelectorAll<SVGGElement>("g:has(> .robot)")].map((each) => each.style.transform);
  expect(new Set(places).size).toBe(there);
});

test("lines of fire are those of all robots, or of the one that is looked at", async () => {
  const moment = find(({ sight, view }) => {
    const shooters = ((sight as Sight | null)?.lines ?? [])
      .filter(({ cells }) => cells.length > 0)
      .map(({ robot }) => robot);
    return view.prompt === "" && view.robot < 0 && new Set(shooters).size > 1;
  }, /2-document/);
  const lines = (moment.update.sight as Sight).lines.filter(({ cells }) => cells.length > 0);
  render(Board, { props: stage(moment) });
  expect(document.querySelector(".shot")).toBeNull();
  hand.lines = true;
  await Promise.resolve();
  expect(document.querySelectorAll(".shot")).toHaveLength(lines.length);
  hand.robot = lines[0]!.robot;
  await Promise.resolve();
  expect(document.querySelectorAll(".shot")).toHaveLength(lines.filter(({ robot }) => robot === hand.robot).length);
});

test("spectators and those who are not asked can look, and do nothing", () => {
  const props = stage(find(({ prompt }) => prompt === "robomaso-drive", SMALL));
  render(Board, { props: { ...props, seat: -1, ask: listen([]) } });
  const buttons = targets(/^/).map((button) => button.getAttribute("aria-label"));
  expect(buttons.filter((label) => !label!.startsWith("Look at "))).toEqual([]);
});
