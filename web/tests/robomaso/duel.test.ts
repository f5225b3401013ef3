import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { robotName, seatOf } from "../../src/games/robomaso/box";
import Desk from "../../src/games/robomaso/Desk.svelte";
import { doingOf, pairOf, whyOf } from "../../src/games/robomaso/duel/scene";
import { hand } from "../../src/games/robomaso/hand.svelte";
import { gunsAt } from "../../src/games/robomaso/telling";
import type { Choice, Line, RobomasoView, Sight } from "../../src/gen/robomaso";
import { barriers } from "./barriers";
import { find, listen, speakEnglish, stage, told } from "./stage";

type Found = ReturnType<typeof find>;

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  hand.drop();
});

const GAMES = /2-duels/;
const fight = (): Found => find(({ view }) => view.prompt === "robomaso-fight", GAMES);
const scene = (): HTMLElement => screen.getByRole("region", { name: /^Encounter:/ });
const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });
const answers = (...words: string[]) => words.map((word) => ({ word, message: "", args: {} }));
/** Both robots are as quick as each other. */
const secretly = (view: RobomasoView): Partial<RobomasoView> => ({
  prompt: "robomaso-secret",
  asks: "robomaso-secret",
  decider: -1,
  held: false,
  asked: [seatOf(view.robot), seatOf(view.foe)].sort(),
});

/** The same encounter as one of equal reactions, for the seat that is asked. */
function secret(change: Partial<RobomasoView> = {}) {
  const found = fight();
  const shots = found.update.legal.map(({ word }) => word).filter((word) => word.startsWith("fire:"));
  const words = [...shots, "hold", ...shots.map((word) => word.replace("fire", "hold"))];
  const shown = stage(found, { ...secretly(found.update.view), ...change });
  const props = { ...shown, sight: { ...shown.sight, why: "equal" }, ask: listen(answers(...words)) };
  return { ...props, shots, ...render(Desk, { props }) };
}

describe("an encounter", () => {
  test("shows both robots, their reactions, what is at stake, and who decides why", () => {
    const found = fight();
    const { view, names, sight } = stage(found);
    render(Desk, { props: stage(found) });
    for (const robot of [view.robot, view.foe]) {
      expect(scene().textContent).toContain(robotName(robot));
      expect(scene().textContent).toContain(names[seatOf(robot)]);
      expect(scene().textContent).toContain(`Reaction ${view.robots[robot]!.reaction}`);
    }
    const other = view.decider === view.robot ? view.foe : view.robot;
    const only = gunsAt(sight as Sight, other, view.decider).length === 0;
    const name = robotName(view.decider);
    expect(scene().textContent).toContain(only ? `Only ${name} can hit` : name);
    expect(scene().textContent).toMatch(/disc(s)? at stake/);
  });

  test("is decided here: every way to fire, or to hold", async () => {
    const found = fight();
    const props = stage(found);
    render(Desk, { props });
    const shots = within(screen.getByRole("group", { name: "Ways to shoot" })).getAllByRole("button");
    expect(shots).toHaveLength(props.ask.legal.length - 1);
    await fireEvent.click(shots[0]!);
    expect(props.ask.give).toHaveBeenLastCalledWith(props.ask.legal[0]!.word);
    await fireEvent.click(button("Hold fire"));
    expect(props.ask.give).toHaveBeenLastCalledWith("hold");
  });

  test("is seen by everybody, without anything to press", () => {
    const { update, names } = fight();
    const spectator = find(({ number }, seat) => seat === -1 && number === update.number, GAMES);
    render(Desk, { props: stage({ ...spectator, names }) });
    expect(within(scene()).queryAllByRole("button")).toEqual([]);
  });

  test("a nest is shown with what it adds", () => {
    const found = fight();
    const { robots, robot } = found.update.view;
    const its = { ...robots[robot]!, reaction: robots[robot]!.cards[2]! + 1 };
    render(Desk, { props: stage(found, { robots: robots.with(robot, its) }) });
    expect(scene().textContent).toContain(`Reaction ${its.reaction}, with +1 of the machine-gun nest`);
  });

  test("has no barriers that axe finds", async () => {
    const { container } = secret();
    expect(await barriers(container)).toEqual([]);
  });
});

describe("a secret choice", () => {
  test("is to fire with the chosen weapon, or to hold", async () => {
    const { ask, shots } = secret();
    expect(scene().textContent).toContain("Equal reactions: both choose in secret.");
    await fireEvent.click(button("Fire!"));
    expect(ask.give).toHaveBeenLastCalledWith(shots[0]);
    await fireEvent.click(button("Hold fire"));
    expect(ask.give).toHaveBeenLastCalledWith("hold");
    const weapon = within(screen.getByRole("group", { name: "Ways to shoot" }))
      .getAllByRole("button")
      .at(-1)!;
    await fireEvent.click(weapon);
    expect(weapon.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("Hold fire"));
    expect(ask.give).toHaveBeenLastCalledWith(shots.at(-1)!.replace("fire", "hold"));
  });

  test("is shown to oneself alone, while the other one is choosing", () => {
    const { view, seat } = stage(fight());
    const other = [seatOf(view.robot), seatOf(view.foe)].find((each) => each !== seat)!;
    const asked = { asked: [other], prompt: "" as const };
    const texts: [Choice, RegExp][] = [
      ["fire:ray:N", /You chose: fire \(Ray Gun, north\)/],
      ["hold:ray:N", /You chose: hold fire; if it comes to shooting: Ray Gun, north/],
      ["hold", /You chose: hold fire\./],
    ];
    for (const [choice, text] of texts) {
      secret({ ...asked, choice });
      expect(scene().textContent).toMatch(text);
      expect(scene().textContent).toContain("has chosen");
      expect(scene().textContent).toContain("is choosing");
      cleanup();
    }
    secret({ ...asked, choice: null });
    expect(scene().textContent).not.toMatch(/You chose/);
  });

  test("comes to light for everybody at the same moment", () => {
    const found = fight();
    const { robot, foe } = found.update.view;
    const events = [told("secrets_shown", { robot, foe, one: true, two: false })];
    render(Desk, { props: { ...stage({ ...found, seat: -1 }, { foe: -1, prompt: "" }), events, ask: listen([]) } });
    const [one, two] = [...scene().querySelectorAll(".fighter")].map((each) => each.textContent!);
    expect(one).toContain("fires!");
    expect(two).toContain("holds fire");
    expect([...scene().querySelectorAll(".secrets svg")].map((card) => card.classList[0])).toEqual(["fires", "holds"]);
  });

  test("two that hold make peace", () => {
    const found = fight();
    const { robot, foe } = found.update.view;
    const events = [told("peace_made", { robot, foe })];
    render(Desk, { props: { ...stage({ ...found, seat: -1 }, { foe: -1, prompt: "" }), events, ask: listen([]) } });
    expect([...scene().querySelectorAll(".secrets svg")].map((card) => card.classList[0])).toEqual(["holds", "holds"]);
  });
});

describe("the scene", () => {
  const view = (change: Partial<RobomasoView> = {}): RobomasoView =>
    ({ robot: 0, foe: 3, decider: 0, held: false, asked: [0], robots: [], ...change }) as unknown as RobomasoView;

  test("is there as long as an encounter goes on, and at the event that ends it", () => {
    const over = view({ foe: -1 });
    expect(pairOf(view(), view(), [])).toEqual([0, 3]);
    expect(pairOf(over, over, [])).toBeNull();
    expect(pairOf(over, view(), [told("fire_held", { robot: 3 })])).toEqual([0, 3]);
    expect(pairOf(over, view(), [told("shot_fired", { robot: 3 })])).toEqual([0, 3]);
    expect(pairOf(over, over, [told("shot_fired", { robot: 3 })])).toBeNull();
    expect(pairOf(over, over, [told("peace_made", { robot: 2, foe: 1 })])).toEqual([2, 1]);
    expect(pairOf(view(), view(), [told("robot_drove", { robot: 0 })])).toBeNull();
  });

  test("says why it is decided so", () => {
    const sight = { why: "answer" } as Sight;
    expect(whyOf([told("robots_met", { robot: 0, foe: 3, first: 3, why: "only" })], null)).toBe("only");
    expect([whyOf([], sight), whyOf([], null)]).toEqual(["answer", ""]);
    expect(whyOf([told("fire_held", { robot: 3 })], sight)).toBe("");
  });

  test("says what each of the two does", () => {
    expect(doingOf(view(), [], 0, "faster")).toBe("decides");
    expect(doingOf(view(), [], 3, "faster")).toBe("");
    expect(doingOf(view({ held: true }), [], 3, "answer")).toBe("held");
    expect(doingOf(view({ decider: -1 }), [], 0, "equal")).toBe("thinks");
    expect(doingOf(view({ decider: -1 }), [], 3, "equal")).toBe("chosen");
    expect(doingOf(view(), [told("fire_held", { robot: 3 })], 3, "")).toBe("holds");
    expect(doingOf(view(), [told("peace_made", { robot: 0, foe: 3 })], 3, "")).toBe("peace");
    const exchange = [told("shot_fired", { robot: 0 }), told("shot_fired", { robot: 3 }, 1)];
    expect([0, 3, 2].map((robot) => doingOf(view(), exchange, robot, ""))).toEqual(["fires", "fires", ""]);
  });

  test("knows with what a robot can hit; of two on one cell it can be either", () => {
    const rest = { cells: [], either: false, own: [], rash: false, plants: [] };
    const lines: Line[] = [
      { robot: 0, way: "ray:N", hits: [2, 3], ...rest },
      { robot: 0, way: "jay:E", hits: [1], ...rest },
      { robot: 2, way: "nest:S", hits: [0], ...rest },
    ];
    const sight: Sight = { reach: [], lines, outcomes: [], why: null, forced: null, shooter: -1 };
    expect(gunsAt(sight, 0, 3)).toEqual(["ray"]);
    expect(gunsAt(sight, 2, 0)).toEqual(["nest"]);
    expect(gunsAt(sight, 3, 0)).toEqual([]);
  });
});
