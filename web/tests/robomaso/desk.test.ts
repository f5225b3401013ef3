import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import { FACINGS, cardOf, cellOf, robotName } from "../../src/games/robomaso/box";
import Desk from "../../src/games/robomaso/Desk.svelte";
import { hand } from "../../src/games/robomaso/hand.svelte";
import { countOf, kindName, placeName, targetNames } from "../../src/games/robomaso/telling";
import { GUN_NAMES, type Sight } from "../../src/gen/robomaso";
import { barriers } from "./barriers";
import { find, listen, recorded, speakEnglish, stage, told, wordsOf } from "./stage";

type Found = ReturnType<typeof find>;
type Wanted = Parameters<typeof find>[0];

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  hand.drop();
  hand.robot = -1;
  hand.lines = false;
  vi.restoreAllMocks();
});

const CORNERS: Record<string, string> = {
  "00": "North-west",
  "90": "North-east",
  "99": "South-east",
  "09": "South-west",
};
const SIDES: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };
const SMALL = /2-duels/;
const verbs = (found: { legal: { word: string }[] }): string[] => found.legal.map(({ word }) => word.split(":")[0]!);
const asks =
  (question: string): Wanted =>
  ({ view }) =>
    view.prompt === `robomaso-${question}`;

/** What a button is called. The library's own search is thorough and slow, and there are many buttons here. */
function nameOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  return node.getAttribute("aria-label") ?? [...node.childNodes].map(nameOf).join(" ").replace(/\s+/g, " ").trim();
}

const buttons = (name: RegExp | string): HTMLElement[] =>
  [...document.querySelectorAll("button")].filter((each) =>
    typeof name === "string" ? nameOf(each) === name : name.test(nameOf(each)),
  );

function button(name: RegExp | string): HTMLElement {
  const found = buttons(name);
  if (found.length === 1) return found[0]!;
  throw new Error(`${found.length} of ${[...document.querySelectorAll("button")].map(nameOf).join("; ")} are ${name}`);
}

const press = (name: RegExp | string): Promise<unknown> => fireEvent.click(button(name));
const quoted = (text: string): string => text.replace(/[()*+?.]/g, "\\$&");

function desk(found: Found, change: Parameters<typeof stage>[1] = {}) {
  const props = stage(found, change);
  return { ...props, ...render(Desk, { props }) };
}

/** Lay what is held on a cell, turned so. */
async function lay(cell: string, turns: string): Promise<void> {
  for (let tries = 0; tries < 4 && hand.turns !== Number(turns); tries++) await press("Turn right (E)");
  await press("Places as a list");
  await press(placeName(cellOf(cell)));
}

/** The button of a way to shoot. */
const shot = (gun: string, how: string): RegExp =>
  new RegExp(`^${kindName(gun)}, ${SIDES[how[0]!]}${how[1] ? `, ${how[1]} cells?` : ""}\\. Hit`);

/** Do what is deadly all the same, if that is asked. */
async function insist(): Promise<void> {
  for (const yes of buttons("Do it all the same")) await fireEvent.click(yes);
}

/** Give an answer with the controls of the desk alone. */
async function give(word: string, seat: number): Promise<void> {
  const [verb, what = "", how = ""] = word.split(":");
  const name = robotName(2 * seat + Number(what) - 1);
  switch (verb) {
    case "corner":
      return void (await press(new RegExp(`^${CORNERS[what]}`)));
    case "discs":
      return void (await press(new RegExp(`^1 for ${name}`)));
    case "place":
    case "deploy":
      await press(`${name} looks ${SIDES[how]}`);
      return insist();
    case "postpone":
      return void (await fireEvent.click(buttons("Let it wait").at(0)!));
    case "draw":
      return void (await press(/^Draw a card/));
    case "skip":
      return void (await press(/^Build nothing/));
    case "field":
      await press(/^Deployment field/);
      return lay(what, "0");
    case "computer":
      await press(/^Computer/);
      return lay(what, how);
    case "lay":
      return lay(what, how);
    case "store":
      return void (await press(new RegExp(`^Store a disc of ${name}`)));
    case "cancel":
      await press(/^Cancel it/);
      return void (await press(new RegExp(`^(Cancel the computer|${robotName(2 * seat)} ${what}, )`)));
    case "move":
      return void (await press(new RegExp(`^${name} on`)));
    case "step":
      await press(new RegExp(`^Drive ${SIDES[what]}`));
      return insist();
    case "turn":
      return void (await press(what ? `Turn ${name} round` : /^Turn (round|at the wall)/));
    case "wait":
      return void (await press("Wait"));
    case "stop":
      return void (await press(/^(Stay|Stop here|End the move)$/));
    case "suicide":
      await press("Self-destruction");
      return void (await fireEvent.click(buttons("Self-destruction").at(-1)!));
    case "flytrap":
      return void (await press(/^Flytrap behind/));
    case "hop":
      await press(new RegExp(`^Teleport to ${quoted(placeName(cellOf(what)))}${how ? `, looking ${SIDES[how]}` : ""}`));
      return insist();
    case "fire": {
      for (const gun of buttons(new RegExp(`^${kindName(what)}( ×\\d)?$`))) await fireEvent.click(gun);
      await press(shot(what, how));
      for (const fire of buttons("Fire!")) await fireEvent.click(fire);
      if (document.querySelector("[role=alert]")) await press("Fire all the same");
      return;
    }
    case "hold":
      if (how) await press(shot(what, how));
      return void (await press("Hold fire"));
    case "take":
      return void (await press(/ takes: /));
    case "leave":
      return void (await press(/^Leave it/));
    case "rob":
      return void (await press(what === "0" ? "Take nothing" : new RegExp(`^Take ${what} disc`)));
    case "loot":
      return void (await press(new RegExp(`^${kindName(what)}`)));
    case "enough":
      return void (await press("That is all"));
  }
  throw new Error(`nobody knows how to give ${word}`);
}

/** Some of the words, from the first to the last. */
const some = (words: string[], most: number): string[] =>
  words.filter((_, place) => place % Math.ceil(words.length / most) === 0);

describe("every legal answer can be given at the desk", () => {
  const tried = new Map<string, number>(); // by question and verb: how often it came

  const GAMES = ["robomaso-2-document", "robomaso-2-duels", "robomaso-3-raids", "robomaso-2-ends"];

  test.each(GAMES)("in %s", async (game) => {
    const { names, updates } = recorded(game);
    for (const seat of [1, 0]) {
      for (const update of updates[seat]!) {
        for (const verb of new Set(verbs(update))) {
          if (verb === "end") continue; // its button is beside the question, for all games
          const kind = `${update.prompt} ${verb}`;
          tried.set(kind, (tried.get(kind) ?? 0) + 1);
          if (tried.get(kind)! > 1) continue; // they are alike
          const words = update.legal.map(({ word }) => word).filter((word) => word.split(":")[0] === verb);
          for (const word of some(words, 3)) {
            const { ask } = desk({ update, seat, names });
            await give(word, seat);
            expect(ask.give.mock.calls, `${kind}: ${word}`).toEqual([[word]]);
            cleanup();
          }
        }
      }
    }
    expect(tried.size).toBeGreaterThan(15);
  });

  test("home corners, too; and one that is taken explains itself", async () => {
    const found = find(asks("opening"), SMALL);
    const words = ["corner:00", "corner:90", "corner:99"].map((word) => ({ word, message: "", args: {} }));
    const props = { ...stage(found, { prompt: "robomaso-corner" }), ask: listen(words) };
    render(Desk, { props });
    await press(/^North-east/);
    expect(props.ask.give).toHaveBeenLastCalledWith("corner:90");
    expect(button(/^South-west/).getAttribute("aria-disabled")).toBe("true");
    await press(/^South-west/);
    expect(props.ask.give).toHaveBeenLastCalledWith("corner:09"); // which is explained instead of being sent
  });

  test("robots that have moved and can still turn round", async () => {
    const found = find((update) => update.prompt === "robomaso-end" && verbs(update).includes("turn"), /2-ends/);
    const { ask } = desk(found);
    expect(screen.getByText(/^Until you end the turn/)).toBeTruthy();
    const word = ask.legal.find((each) => each.word.startsWith("turn:"))!.word;
    await press(`Turn ${robotName(2 * found.seat + Number(word.at(-1)) - 1)} round`);
    expect(ask.give.mock.calls).toEqual([[word]]);
  });

  test("which of two robots is aimed at", async () => {
    const found = find(
      (update, seat) =>
        asks("drive")(update, seat) && [2, 3].every((robot) => update.view.robots[robot]!.status === "board"),
      SMALL,
    );
    const words = ["aim:2", "aim:3"].map((word) => ({ word, message: "", args: {} }));
    const props = { ...stage(found, { prompt: "robomaso-aim" }), ask: listen(words) };
    render(Desk, { props });
    await press(new RegExp(`^${robotName(3)} on`));
    expect(props.ask.give).toHaveBeenCalledWith("aim:3");
  });
});

describe("building", () => {
  test("the card that was drawn is held, turned so that it fits, and its places are counted", async () => {
    const found = find(asks("lay"), SMALL);
    const { view, ask } = desk(found);
    const places = (): number => ask.legal.filter(({ word }) => word.endsWith(`:${hand.turns}`)).length;
    expect(view.drawn).toBeTruthy();
    expect(hand.held).toBe("card");
    expect(places()).toBeGreaterThan(0);
    for (let turn = 0; turn < 4; turn++) {
      const text = screen.getByRole("status").textContent!;
      expect(text).toMatch(places() === 0 ? /^\s*No place/ : new RegExp(`^\\s*${places()} place`));
      await fireEvent.keyDown(window, { key: "e" });
    }
  });

  test("keys turn it, but not while something is written", async () => {
    desk(find((update, seat) => asks("lay")(update, seat) && cardOf(update.view.drawn!).ways === 4, SMALL));
    const start = hand.turns;
    await fireEvent.keyDown(window, { key: "q" });
    expect(hand.turns).not.toBe(start);
    await fireEvent.keyDown(window, { key: "e" });
    expect(hand.turns).toBe(start);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "e" });
    expect(hand.turns).toBe(start);
    field.remove();
  });

  test("the deployment field is taken in hand and put back, also with Escape", async () => {
    desk(find((update) => update.prompt === "robomaso-build" && verbs(update).includes("field"), SMALL));
    await press(/^Deployment field/);
    expect(hand.held).toBe("field");
    await press("Put it back");
    expect(hand.held).toBe("");
    await press(/^Deployment field/);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(hand.held).toBe("");
    expect(button(/^Draw a card/)).toBeTruthy();
  });

  test("what cannot be laid says why", async () => {
    const { ask } = desk(
      find((update) => update.prompt === "robomaso-build" && !verbs(update).includes("computer"), SMALL),
    );
    await press(/^Computer/);
    expect(ask.explain).toHaveBeenCalledWith(expect.stringMatching(/^computer:[1-8][1-8]:0$/));
    expect(hand.held).toBe("");
  });

  test("nothing is held when the question is another one", async () => {
    const found = find(asks("lay"), SMALL);
    const { rerender } = desk(found);
    expect(hand.held).toBe("card");
    await rerender(stage(find(asks("pick"), SMALL)));
    expect(hand.held).toBe("");
  });
});

describe("driving", () => {
  const drive = (wanted: Wanted): Found =>
    find((update, seat) => asks("drive")(update, seat) && wanted(update, seat), SMALL);
  const has = (update: Parameters<Wanted>[0], ...words: string[]): boolean =>
    words.every((word) => verbs(update).includes(word));

  test("the movement that is left is shown, and what is forced is said", () => {
    const moments: [Wanted, RegExp][] = [
      [(update) => has(update, "step") && !has(update, "stop"), /^No brakes/],
      [(update) => has(update, "wait") && !has(update, "stop"), /^An empty cell lies ahead: it must wait/],
      [(update) => has(update, "turn") && !has(update, "step"), /^The corridor ends: it must turn at the wall/],
      [(update) => update.view.points === 0, /^No movement is left/],
      [(update) => has(update, "step", "stop", "suicide"), /^It may also stay/],
    ];
    for (const [wanted, text] of moments) {
      const { view, container } = desk(drive(wanted));
      expect(screen.getByText(text)).toBeTruthy();
      expect(container.querySelectorAll(".pips i")).toHaveLength(view.points);
      cleanup();
    }
  });

  test("ways that are deadly are marked, and their names say why", () => {
    const deadly = drive(({ view, legal, sight }) =>
      legal.some(({ word }) => {
        const side = FACINGS.indexOf(word.slice(5) as "N");
        const reach = (sight as { reach: { fate: string; path: number[]; heading: number }[][] }).reach[view.robot]!;
        return (
          word.startsWith("step:") &&
          reach.some((spot) => spot.path.length === 1 && spot.heading === side && spot.fate === "crash")
        );
      }),
    );
    desk(deadly);
    expect(buttons(/It crashes into a robot!/)[0]!.className).toContain("deadly");
  });

  test("a deadly way is asked once more if there is another one, and not if it is forced", async () => {
    const deadly = (update: Parameters<Wanted>[0]): string | undefined =>
      (update.sight as Sight).outcomes.find(({ word, rash }) => rash && word.startsWith("step:"))?.word;
    const found = drive((update) => deadly(update) !== undefined);
    const word = deadly(found.update)!;
    const way = new RegExp(`^Drive ${SIDES[word.at(-1)!]}`);
    const { ask, rerender } = desk(found);
    await press(way);
    await press(way);
    expect(ask.give).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toMatch(/will (crash|fall|be eaten)/);
    await press("No, wait");
    expect(screen.queryByRole("alert")).toBeNull();
    await press(way);
    await press("Do it all the same");
    expect(ask.give.mock.calls).toEqual([[word]]);

    const forced = listen(found.update.legal);
    const sight = found.update.sight as Sight;
    const outcomes = sight.outcomes.map((outcome) => ({ ...outcome, rash: false }));
    await rerender({ ...stage(found), ask: forced, sight: { ...sight, outcomes } });
    await press(way);
    expect(forced.give.mock.calls).toEqual([[word]]);
  });

  test("who comes in where a foreign robot stands is asked once more", async () => {
    const found = find(asks("deploy"), SMALL);
    const words = [...found.update.legal, { word: "postpone:1", message: "", args: {} }];
    const word = found.update.legal.find((each) => each.word.startsWith("deploy:"))!.word;
    const [, number, side] = word.split(":");
    const ask = listen(words);
    const outcomes = [{ word, cell: 44, fate: "crash" as const, deadly: true, rash: true }];
    const sight: Sight = { ...(found.update.sight as Sight), outcomes };
    render(Desk, { props: { ...stage(found), ask, sight } });
    await press(`${robotName(2 * found.seat + Number(number) - 1)} looks ${SIDES[side!]}`);
    expect(ask.give).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("will crash");
    await press("Do it all the same");
    expect(ask.give.mock.calls).toEqual([[word]]);
  });

  test("a flytrap where one comes in is told, and a field that is free is not called dangerous", () => {
    const found = find(asks("deploy"), SMALL);
    const words = [...found.update.legal, { word: "postpone:1", message: "", args: {} }];
    for (const fate of [null, "flytrap"] as const) {
      const outcomes = found.update.legal
        .filter(({ word }) => word.startsWith("deploy:"))
        .map(({ word }) => ({ word, cell: 44, fate, deadly: fate !== null, rash: fate !== null }));
      const sight: Sight = { ...(found.update.sight as Sight), outcomes };
      render(Desk, { props: { ...stage(found), ask: listen(words), sight } });
      const ways = buttons(/ looks /).filter((each) => each.getAttribute("aria-disabled") === "false");
      expect(ways.map((each) => each.classList.contains("deadly"))).toEqual(outcomes.map(({ deadly }) => deadly));
      expect(screen.queryAllByText(/^A Robo-Flytrap lies there/)).toHaveLength(fate ? 1 : 0);
      expect(screen.queryByText(/^A foreign robot/)).toBeNull();
      cleanup();
    }
  });

  test("a way that is shut explains itself, and arrow keys go from way to way", async () => {
    const { view, ask } = desk(drive((update) => has(update, "step")));
    const shut = FACINGS.find((side) => !ask.can(`step:${side}`))!;
    await press(new RegExp(`^Drive ${SIDES[shut]}`));
    expect(ask.give).toHaveBeenCalledWith(`step:${shut}`);
    await fireEvent.keyDown(button(/^Drive north/), { key: "ArrowDown" });
    expect(document.activeElement).toBe(button(/^Drive south/));
    const ahead = SIDES[FACINGS[view.robots[view.robot]!.heading]!];
    expect(button(new RegExp(`^Drive ${ahead}, straight on`))).toBeTruthy();
  });

  test("self-destruction asks once more", async () => {
    const { ask } = desk(drive((update) => has(update, "suicide")));
    await press("Self-destruction");
    expect(ask.give).not.toHaveBeenCalled();
    await press("No, wait");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Self-destruction");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(ask.give).not.toHaveBeenCalled();
  });

  test("the computer is cancelled only with a second press, which says who gets the discs", async () => {
    const found = drive(
      ({ view, legal }, seat) => view.players[seat]!.stored > 1 && verbs({ legal }).includes("cancel"),
    );
    const { view, ask } = desk(found);
    const { stored } = view.players[found.seat]!;
    await press(/^Cancel it/);
    expect(ask.give).not.toHaveBeenCalled();
    const ways = within(screen.getByRole("alert")).getAllByRole("button", { name: /\d, .* \d$/ });
    expect(ways).toHaveLength(stored + 1);
  });

  test("the desk of who drives stays while it is shown, but nothing can be pressed", async () => {
    const found = drive((update) => has(update, "step", "suicide"));
    const { rerender, view } = desk(found);
    const props = stage(found);
    const drove = told("robot_drove", {
      seat: found.seat,
      robot: view.robot,
      cell: cellOf("11"),
      start: cellOf("12"),
      heading: 0,
    });
    const ask = listen([]);
    await rerender({ ...props, events: [drove], ask });
    await press(
      new RegExp(`^Drive ${SIDES[props.ask.legal.find(({ word }) => word.startsWith("step"))!.word.at(-1)!]}`),
    );
    expect(ask.give).not.toHaveBeenCalled();
  });

  test("who has died moves no more, although the move goes on until all is told", () => {
    const found = drive((update) => has(update, "step"));
    const { view } = found.update;
    const dead = { ...view.robots[view.robot]!, status: "waiting" as const, dead: true, at: -1 };
    const died = told("robot_died", { robot: view.robot, how: "hole" });
    const changed = { robots: view.robots.with(view.robot, dead) };
    for (const seat of [found.seat, -1]) {
      render(Desk, { props: { ...stage({ ...found, seat }, changed), events: [died], ask: listen([]) } });
      expect(screen.getByText(`Turn of ${found.names[found.seat]}`)).toBeTruthy();
      cleanup();
    }
  });
});

describe("shooting on one's own initiative", () => {
  const LARGE = /3-raids/;
  const fires: Wanted = (update) => update.prompt === "robomaso-drive" && verbs(update).includes("fire");
  const lines = (update: Parameters<Wanted>[0]) => (update.sight as Sight).lines;

  test("a weapon is aimed and put away again; the board knows it", async () => {
    const { view, ask } = desk(find(fires, LARGE));
    const gun = ask.legal.find(({ word }) => word.startsWith("fire:"))!.word.split(":")[1]!;
    const weapon = button(new RegExp(`^${kindName(gun)}( ×\\d)?$`));
    await fireEvent.click(weapon);
    expect(hand.gun).toBe(gun);
    expect(weapon.getAttribute("aria-expanded")).toBe("true");
    const shots = within(screen.getByRole("group", { name: "Ways to shoot" })).getAllByRole("button");
    expect(shots).toHaveLength(ask.legal.filter(({ word }) => word.startsWith(`fire:${gun}:`)).length);
    await fireEvent.pointerEnter(shots[0]!);
    expect(hand.way).toMatch(new RegExp(`^${gun}:`));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(hand.gun).toBe("");
    expect(view.robot).toBeGreaterThanOrEqual(0);
  });

  test("a shot names those it hits; one at one's own robots must be confirmed", async () => {
    const isOwn = (update: Parameters<Wanted>[0]): string | undefined =>
      update.legal.find(({ word }) => {
        const line = lines(update).find(({ robot, way }) => robot === update.view.robot && `fire:${way}` === word);
        return line && line.own.length > 0;
      })?.word;
    const found = find((update, seat) => fires(update, seat) && isOwn(update) !== undefined, LARGE);
    const { ask } = desk(found);
    const word = isOwn(found.update)!;
    const [, gun, how] = word.split(":");
    await press(new RegExp(`^${kindName(gun!)}( ×\\d)?$`));
    const [own] = lines(found.update).find(({ way }) => `fire:${way}` === word)!.own;
    await press(new RegExp(`^${kindName(gun!)}, ${SIDES[how![0]!]}.*Hit: .*${robotName(own!)}`));
    expect(ask.give).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toMatch(/hits your own robot/);
    await press("Fire all the same");
    expect(ask.give).toHaveBeenCalledWith(word);
  });

  test("a weapon that cannot be fired says why", async () => {
    const unused = ({ robots, robot }: Found["update"]["view"]): string | undefined =>
      GUN_NAMES.find((gun) => countOf(robots[robot]!, gun) > 0);
    const found = find(
      (update) =>
        update.prompt === "robomaso-drive" && !verbs(update).includes("fire") && unused(update.view) !== undefined,
      /2-document/,
    );
    const { ask, view } = desk(found);
    const gun = unused(view)!;
    await press(new RegExp(`^${kindName(gun)}`));
    expect(ask.explain).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^fire:${gun}:[NESW]1?$`)));
  });

  test("of two robots on one cell a shot names either, a blast both", () => {
    expect(targetNames({ hits: [2, 3], either: true, plants: [] })).toBe(`one of ${robotName(2)} and ${robotName(3)}`);
    expect(targetNames({ hits: [2, 3], either: false, plants: [] })).toBe(`${robotName(2)} and ${robotName(3)}`);
    expect([targetNames({ hits: [2], either: false, plants: [] }), targetNames(undefined)]).toEqual([
      robotName(2),
      "nobody",
    ]);
    expect(targetNames({ hits: [], either: false, plants: [5] })).toBe("Robo-Flytrap");
    expect(targetNames({ hits: [2], either: false, plants: [5] })).toBe(`${robotName(2)} and Robo-Flytrap`);
  });

  test("loot shows the rule, the room, and what goes over by itself", () => {
    const found = find(asks("loot"), LARGE);
    const { view } = desk(found);
    expect(screen.getByText(view.rank === 1 ? /^One card may be taken/ : /^Two cards may be taken/)).toBeTruthy();
    expect(screen.getByText(new RegExp(`${view.robots[view.looter]!.total} of 8 cards`))).toBeTruthy();
    expect(screen.getByText(/^Its discs have come over/)).toBeTruthy();
  });
});

describe("who is not asked", () => {
  test("hears what goes on, and can do nothing", () => {
    for (const question of ["build", "lay", "pick", "drive", "take"]) {
      const found = find(
        ({ view }, seat) => seat >= 0 && !view.asked.includes(seat) && view.asks === `robomaso-${question}`,
        SMALL,
      );
      const { view, names, container } = desk(found);
      expect(container.querySelector(".idle")!.textContent).toContain(names[view.asked[0]!]);
      expect(container.querySelector(".middle button")).toBeNull();
      cleanup();
    }
  });

  test("a spectator hears it, too, and can look at reach and lines of fire", async () => {
    const found = find(({ view }, seat) => seat === -1 && view.asks === "robomaso-drive" && view.round > 2, SMALL);
    const { view } = desk(found);
    const there = view.robots.findIndex(({ status }) => status === "board");
    await fireEvent.click(
      within(screen.getByRole("group", { name: "Reach" })).getByRole("button", { name: robotName(there) }),
    );
    expect(hand.robot).toBe(there);
    await press("Lines of fire");
    expect(hand.lines).toBe(true);
  });
});

describe("the desk at every kind of question", () => {
  const QUESTIONS = [
    "discs",
    "corner",
    "opening",
    "place",
    "build",
    "lay",
    "deploy",
    "pick",
    "drive",
    "take",
    "give",
    "fight",
    "secret",
    "loot",
    "rob",
    "home",
    "end",
  ];
  const firsts = new Map<string, Found>();
  const first = (question: string): Found => {
    if (!firsts.has(question))
      firsts.set(question, find(asks(question), question === "end" ? /2-ends/ : /2-duels|3-raids/));
    return firsts.get(question)!;
  };

  test.each(LANGUAGES)("is complete in %s", (language) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    speakWith(language, wordsOf(language));
    for (const question of QUESTIONS) {
      desk(first(question));
      expect(document.body.textContent).not.toMatch(/robomaso-|undefined|NaN/);
      cleanup();
    }
    speakEnglish();
    expect(error.mock.calls).toEqual([]);
  });

  test("has no barriers that axe finds", async () => {
    for (const question of QUESTIONS) {
      const { container } = desk(first(question));
      expect(await barriers(container), question).toEqual([]);
      cleanup();
    }
  });
});
