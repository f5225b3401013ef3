import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, speakWith } from "../../src/core/messages.svelte";
import Desk from "../../src/games/golems/Desk.svelte";
import { QUESTION_NAMES, type Command, type RowKind, type RowView, type Sensor } from "../../src/gen/golems";
import { NOT_SO, golem, speakEnglish, stage, view, wordsOf } from "./desk";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (
  kind: RowKind | null,
  first: Command | null = null,
  second: Command | null = null,
  sensor: Sensor = "any",
  open = false,
): RowView => ({ kind, first, second, sensor, open, used: false });
const LAYS = ["F", "B", "L", "R", "S", "X", "D"].map((letter) => `lay:${letter}`);
const hand = (): HTMLElement => screen.getByRole("list", { name: "Your cards" });
const place = (at: string): HTMLElement => document.querySelector<HTMLElement>(`[data-place="${at}"]`)!;
/** A desk that has been told what may be done. */
async function sit(props: ReturnType<typeof stage>): Promise<void> {
  render(Desk, { props });
  await new Promise((resolve) => setTimeout(resolve));
}
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

describe("laying a program", () => {
  test("a click on a card lays it into the next row", async () => {
    const change = vi.fn(() => new Promise<boolean>(() => {})); // on its way
    const props = stage(view([golem()]), { words: LAYS, change });
    await sit(props);
    await fireEvent.click(within(hand()).getByRole("button", { name: "Forward: 3 cards left" }));
    expect(props.ask.change).toHaveBeenCalledWith({ back: 0, words: ["lay:F"] });
    expect(place("0:first").getAttribute("aria-label")).toBe("Row 1: Forward");
  });

  test("letters lay cards, Enter is ready, and the table does not hear them", async () => {
    const props = stage(view([golem({ program: [row("plain", "F"), row("plain", "F"), row("plain", "F")] })]), {
      words: [...LAYS, "ready"],
    });
    await sit(props);
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    window.addEventListener("keydown", heard);
    await press("l");
    expect(props.ask.change).toHaveBeenCalledWith({ back: 0, words: ["lay:L"] });
    await press("Enter");
    await expect.poll(() => props.ask.give).toHaveBeenCalledWith("ready");
    await press("ArrowLeft");
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener("keydown", heard);
  });

  test("a card is dragged onto a row that is laid, and takes its place", async () => {
    const props = stage(view([golem({ program: [row("plain", "F"), row("plain", "L")] })]), { words: LAYS });
    await sit(props);
    for (const other of document.querySelectorAll<HTMLElement>("[data-place]")) {
      other.getBoundingClientRect = () => new DOMRect(100, other === place("0:first") ? 100 : 400, 180, 30);
    }
    const card = within(hand()).getByRole("button", { name: /^Strike/ });
    await fireEvent.pointerDown(card, { button: 0, clientX: 300, clientY: 600 });
    await fireEvent.pointerMove(card, { clientX: 190, clientY: 112 });
    expect(place("0:first").classList.contains("over")).toBe(true);
    await fireEvent.pointerUp(card, { clientX: 190, clientY: 112 });
    expect(props.ask.change).toHaveBeenCalledWith({
      back: 2,
      words: ["lay:X", "lay:L"],
    });
  });

  test("arrows choose a laid card, Backspace takes it away", async () => {
    const props = stage(view([golem({ program: [row("plain", "F"), row("plain", "L")] })]), { words: LAYS });
    await sit(props);
    await press("ArrowUp");
    await press("ArrowUp");
    expect(place("0:first").getAttribute("aria-pressed")).toBe("true");
    await press("Backspace");
    expect(props.ask.change).toHaveBeenCalledWith({ back: 2, words: ["lay:L"] });
  });

  test("a card that cannot be laid is dark and explains itself", async () => {
    const props = stage(view([golem()], { hand: [3, 3, 2, 2, 1, 2, 2] }), { words: LAYS.slice(1) });
    await sit(props);
    const card = within(hand()).getByRole("button", { name: /^Forward/ });
    expect(card.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card);
    expect(props.ask.explain).toHaveBeenCalledWith(NOT_SO);
  });

  test("a round without a Bonus card explains that, too", async () => {
    const props = stage(view([golem()]), { words: LAYS });
    await sit(props);
    await fireEvent.click(screen.getByRole("button", { name: /No Bonus card this round/ }));
    expect(props.ask.explain).toHaveBeenCalledWith(NOT_SO);
  });

  test("a condition has places for Yes and No, and a sensor that can be changed", async () => {
    const props = stage(view([golem({ luck: "IF", program: [row("if", "L")] })]), { words: LAYS });
    await sit(props);
    expect(place("0:first").getAttribute("aria-label")).toBe("Row 1, Yes: Left");
    expect(place("0:second").getAttribute("aria-pressed")).toBe("true");
    const sensors = within(screen.getByRole("group", { name: "What the condition reacts to" })).getAllByRole("button");
    expect(sensors.map((each) => each.getAttribute("aria-label"))).toEqual(["any obstacle", "barrel", "wall", "water"]);
    await fireEvent.click(sensors[2]!);
    expect(props.ask.change).toHaveBeenCalledWith({ back: 2, words: ["if:wall", "lay:L"] });
  });

  test("a condition can also react to an attack, if that was agreed", async () => {
    const seen = view([golem({ luck: "IF", program: [row("if", "D")] })]);
    await sit(stage(seen, { words: [...LAYS, "if:attack"] }));
    expect(screen.getByRole("button", { name: "attack" })).toBeTruthy();
  });

  test("flowchart and Python say the same", () => {
    const program = [row("plain", "F"), row("for", "X")];
    render(Desk, { props: stage(view([golem({ program })]), { words: LAYS }) });
    expect(screen.getByRole("img", { name: "Flowchart: 1. Forward; 2. Repeat 2: Strike" })).toBeTruthy();
  });

  test("the switch between them is remembered", async () => {
    const props = stage(view([golem({ program: [row("plain", "F")] })]), { words: LAYS });
    render(Desk, { props });
    await fireEvent.click(screen.getByRole("button", { name: "Python" }));
    expect(screen.getByRole("group", { name: "Python" }).textContent).toContain("forward()");
    cleanup();
    render(Desk, { props });
    expect(screen.queryByRole("img", { name: /^Flowchart/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Flowchart" }));
  });

  test("an extra row says that it need not be used", () => {
    render(Desk, { props: stage(view([golem({ most: 5 })]), { words: LAYS }) });
    expect(screen.getByText("extra row, if you like")).toBeTruthy();
  });

  test("who writes a message elsewhere lays no cards", async () => {
    const props = stage(view([golem()]), { words: LAYS });
    await sit(props);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "f" });
    expect(props.ask.change).not.toHaveBeenCalled();
    field.remove();
  });

  test("children have three big places and four kinds of cards", async () => {
    const seen = view([golem({ least: 3, most: 3 })], { mode: "kids", hand: [3, 3, 2, 2, 0, 0, 0] });
    const props = stage(seen, { words: LAYS.slice(0, 4) });
    await sit(props);
    expect(within(hand()).getAllByRole("button")).toHaveLength(4);
    expect(screen.getAllByRole("button", { name: /the next card goes here/ })).toHaveLength(3);
    await press("x");
    await press("r");
    expect(vi.mocked(props.ask.change).mock.calls).toEqual([[{ back: 0, words: ["lay:R"] }]]);
  });
});

describe("while programs run", () => {
  const running = [row("if", "L", "X", "any", true), row("plain", "F")];

  test("the row under execution is lit in cards, flowchart and Python", () => {
    const { container } = render(Desk, {
      props: stage(view([golem({ program: running, ready: true })], { prompt: "", asks: null })),
    });
    expect(container.querySelector("li[aria-current=step]")!.textContent).toContain("Yes");
    expect(container.querySelectorAll("svg .lit .shape")).toHaveLength(3);
  });

  test("the branch that is taken stands out", () => {
    const seen = view([golem({ program: running, ready: true })], { prompt: "", asks: null });
    const marks = [[{ step: 2, sign: "look" as const, tone: "no" as const, count: 1 }]];
    const story = { marks, rolls: [null] };
    const { container } = render(Desk, { props: { ...stage(seen), story } });
    expect(container.querySelectorAll("svg .lit .shape")).toHaveLength(2);
    expect(container.querySelectorAll(".body.off")).toHaveLength(1);
  });

  test("rivals' rows lie face down until they are opened; their programs can be looked at", async () => {
    const rival = golem({
      owner: 1,
      colour: "blue",
      ready: true,
      program: [row("plain", "X", null, "any", true), row(null)],
    });
    render(Desk, {
      props: stage(view([golem({ program: running, ready: true }), rival], { prompt: "", asks: null })),
    });
    await fireEvent.click(screen.getByRole("button", { name: "Boris" }));
    expect(screen.getByRole("img", { name: "Flowchart: 1. Strike; 2. face down" })).toBeTruthy();
  });
});

describe("other questions", () => {
  test("Golem cards: a face is taken, one that is gone explains itself", async () => {
    const seen = view([golem({ card: "unchosen" }), golem({ owner: 1, card: "axe", colour: null })], {
      prompt: "golems-choose-card",
      asks: "golems-choose-card",
      setup: true,
    });
    const props = stage(seen, { words: ["card:sword", "card:hammer"] });
    render(Desk, { props });
    const cards = within(screen.getByRole("group", { name: "Golem cards" })).getAllByRole("button");
    expect(cards).toHaveLength(12);
    expect(cards[0]!.textContent).toMatch(
      /Sword.*strike power 1, damage limit 3, rows of the program 4, strike range 1/,
    );
    await fireEvent.click(cards[0]!);
    expect(props.ask.give).toHaveBeenCalledWith("card:sword");
    await fireEvent.click(cards[3]!);
    expect(props.ask.explain).toHaveBeenCalledWith("card:great-axe");
    expect(cards[2]!.textContent).toContain("Boris");
  });

  test("colours", async () => {
    const seen = view([golem({ colour: null })], {
      prompt: "golems-choose-colour",
      asks: "golems-choose-colour",
      setup: true,
    });
    const props = stage(seen, { words: ["colour:green"] });
    render(Desk, { props });
    await fireEvent.click(screen.getByRole("button", { name: /green/ }));
    expect(props.ask.give).toHaveBeenCalledWith("colour:green");
    await fireEvent.click(screen.getByRole("button", { name: /red/ }));
    expect(props.ask.explain).toHaveBeenCalledWith("colour:red");
  });

  test("a subprogram of two commands by keys, or none", async () => {
    const seen = view([golem()], { prompt: "golems-lay-sub", asks: "golems-lay-sub", setup: true });
    const props = stage(seen, { words: ["sub:none", "sub:FX", "sub:FL", "sub:XF"] });
    render(Desk, { props });
    await press("f");
    await press("x");
    await press("Backspace");
    await press("l");
    await press("Enter");
    expect(props.ask.give).toHaveBeenCalledWith("sub:FL");
    await press("n");
    expect(props.ask.give).toHaveBeenCalledWith("sub:none");
  });

  test("a subprogram of two combat commands explains itself", async () => {
    const seen = view([golem()], { prompt: "golems-lay-sub", asks: "golems-lay-sub", setup: true });
    const props = stage(seen, { words: ["sub:none", "sub:FX", "sub:XF"] });
    render(Desk, { props });
    await press("x");
    await press("x");
    expect(props.ask.explain).toHaveBeenCalledWith("sub:XX");
  });

  test("a token is laid on any row, on a card of one's own condition, on a cell, or kept", async () => {
    const own = golem({ held: "NOT", ready: true, program: [row("if", "L", "X"), row("plain", "F")] });
    const rival = golem({ owner: 1, colour: "blue", ready: true, program: [row(null), row(null)] });
    const words = ["keep", "token:red:1", "token:red:2", "token:blue:1", "token:yes:1", "token:no:1", "cell:b1"];
    const props = stage(view([own, rival], { prompt: "golems-lay-token", asks: "golems-lay-token" }), { words });
    render(Desk, { props });
    await fireEvent.click(screen.getByRole("button", { name: "Lay the token on row 1 of Boris" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("token:blue:1");
    await fireEvent.click(screen.getByRole("button", { name: "Lay the token on the card for No of row 1" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("token:no:1");
    await fireEvent.click(screen.getByRole("button", { name: "Lay the token on row 2 of Boris" }));
    expect(props.ask.explain).toHaveBeenLastCalledWith("token:blue:2");
    await fireEvent.click(screen.getByRole("button", { name: "On a cell …" }));
    await fireEvent.click(screen.getByRole("button", { name: "b1" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("cell:b1");
    await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("keep");
  });

  test("OR and XOR say what becomes of the other command", async () => {
    const own = golem({
      token: "XOR",
      joined: true,
      ready: true,
      program: [row("plain", "F", null, "any", true), row("plain", "X", null, "any", true)],
    });
    const props = stage(view([own], { prompt: "golems-choose-command", asks: "golems-choose-command" }), {
      words: ["first", "second"],
    });
    render(Desk, { props });
    await fireEvent.click(screen.getByRole("button", { name: /Row 2 now. Row 1 is lost/ }));
    expect(props.ask.give).toHaveBeenCalledWith("second");
    await fireEvent.click(screen.getByRole("button", { name: /not for XOR/ }));
    expect(props.ask.explain).toHaveBeenCalledWith("both");
  });

  test("cells to go ashore and to send a golem to are buttons, too", async () => {
    const seen = view([golem({ ready: true })], {
      prompt: "golems-choose-teleport",
      asks: "golems-choose-teleport",
      teleporting: 0,
    });
    const props = stage(seen, { words: ["cell:a1", "cell:c3", "decline"] });
    render(Desk, { props });
    expect(screen.getByText(/Send the golem of Anna/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "c3" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("cell:c3");
    await fireEvent.click(screen.getByRole("button", { name: "Leave it there" }));
    expect(props.ask.give).toHaveBeenLastCalledWith("decline");
  });

  test("a spectator sees all programs and handles nothing", () => {
    const one = golem({ ready: true, program: [row(null), row(null)] });
    const props = stage(
      view([one, golem({ owner: 1, colour: "blue" })], { seat: -1, prompt: "", hand: [], asked: [1] }),
    );
    render(Desk, { props: { ...props, seat: -1 } });
    expect(screen.queryByRole("list", { name: "Your cards" })).toBeNull();
    expect(screen.getByRole("button", { name: "Boris is thinking …" })).toBeTruthy();
  });
});

test.each(LANGUAGES)("everything can be said in %s", (language) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  speakWith(language, wordsOf(language));
  const bonuses = [row("plain", "F"), row("for", "X"), row("if", "L", "X", "wall"), row("while", "F", null, "water")];
  for (const program of bonuses) {
    render(Desk, {
      props: stage(view([golem({ luck: "IF", sub: ["F", "X"], program: [program] })]), { words: LAYS }),
    });
    cleanup();
  }
  for (const prompt of QUESTION_NAMES) {
    const own = golem({
      held: "NOT",
      token: "OR",
      ready: true,
      sub: ["F", "X"],
      program: [row("if", "L", "X", "any", true), row("call")],
    });
    const rival = golem({ owner: 1, colour: "blue", ready: true, out: "out" });
    const seen = view([own, rival], { prompt, asks: prompt, setup: QUESTION_NAMES.indexOf(prompt) < 3 });
    render(Desk, { props: stage(seen, { words: ["keep", "first", "cell:a1"] }) });
    cleanup();
  }
  expect(error.mock.calls).toEqual([]);
  speakEnglish();
});
