import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Ask, Change } from "../../src/games/contract";
import { tech, techName, theBox } from "../../src/games/progress/box";
import Desk from "../../src/games/progress/Desk.svelte";
import type { Card, FreeMove, HandSight, HeldCard, PaymentSight, ProgressView } from "../../src/gen/progress";
import { find, speakEnglish, stage } from "./stage";

beforeAll(speakEnglish);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Wanted = Parameters<typeof find>[0];

/** The order in which the rules of these tests take a payment; no rules take it so. */
const ordered = (words: string[]): string[] => [...words].sort().reverse();

/** What the rules would say of a payment: with something it is enough, with more than two things it is too much. */
function outcome(words: string[], due: number[]): PaymentSight {
  const nothing = [0, 0, 0, 0];
  const short = words.length > 0 || due.every((amount) => amount === 0) ? 0 : 2;
  const drops = words.flatMap((word) => (word.startsWith("drop:") ? [word.slice(5) as Card] : []));
  return {
    uses: nothing,
    spends: nothing,
    drops,
    words: ordered(words),
    met: [],
    short,
    lacking: [short, 0, 0],
    left: nothing,
    needless: words.length > 2,
  };
}

/** The suggestion: the first card of the hand that is not paid for; nothing if nothing is due. */
function suggestion(view: ProgressView, of: string): string[] {
  if (of === "pay" && view.due.every((amount) => amount === 0)) return [];
  return [`drop:${view.hand.find((card) => of !== `discover:${card}`)}`];
}

/** A desk at the first recorded moment that is as wanted; `change` writes down what it is asked. */
function desk(wanted: Wanted, games = /greedy/, change: Partial<ProgressView> = {}) {
  const found = find(wanted, games);
  const props = stage(found, change);
  const asked = vi.fn<(change: Change) => Promise<boolean>>(() => Promise.resolve(true));
  const ask: Ask = props.ask;
  ask.change = asked;
  ask.look = (of) => {
    const [what, ...words] = of.split(" ");
    if (what === "row") return Promise.resolve({ words: words.length > 1 ? words : [...words, "keep"] });
    return Promise.resolve(outcome(what === "draft" ? words : suggestion(props.view, of), props.view.due));
  };
  render(Desk, { props });
  return { ...props, asked, me: props.view.players[found.seat]! };
}

const prompts =
  (prompt: string): Wanted =>
  ({ view }) =>
    view.prompt === `progress-${prompt}`;
const hand = (): HTMLElement => screen.getByRole("list", { name: "Your hand" });
const cards = (): HTMLElement[] => within(hand()).getAllByRole("button");
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const heldIn = (sight: unknown): HeldCard[] => (sight as HandSight | null)?.hand ?? [];
const cardCalled = (card: Card): HTMLElement =>
  within(hand()).getAllByRole("button", { name: new RegExp(`^${techName(card)}: Age`) })[0]!;
const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });

describe("the hand", () => {
  test("every card is there, and says how it stands", () => {
    const { view } = desk(({ view }) => view.prompt === "progress-act" && view.hand.length > 4);
    expect(cards()).toHaveLength(view.hand.length);
    for (const each of cards()) {
      expect(each.textContent).toMatch(
        /free: all lines are met|affordable|you can research it|already in play|too expensive/,
      );
    }
  });

  test("a card that is free is discovered with one click more, and nothing is paid", async () => {
    const free: Wanted = ({ view, sight, legal }) =>
      view.prompt === "progress-act" &&
      heldIn(sight).some(
        ({ card, standing }) => standing === "free" && legal.some(({ word }) => word === `discover:${card}`),
      );
    const { sight, asked, ask } = desk(free);
    const { card } = heldIn(sight).find(({ standing }) => standing === "free")!;
    await fireEvent.click(cardCalled(card));
    ask.look = () => Promise.resolve(outcome([], []));
    await fireEvent.click(button("Discover for nothing"));
    await settled();
    expect(asked).toHaveBeenCalledWith({ back: 0, words: [`discover:${card}`, "pay"] });
  });

  const payable: Wanted = ({ view, sight, legal }) =>
    view.prompt === "progress-act" &&
    heldIn(sight).some(
      ({ card, standing }) => standing === "payable" && legal.some(({ word }) => word === `discover:${card}`),
    );
  const payableCard = (sight: unknown): Card => heldIn(sight).find(({ standing }) => standing === "payable")!.card;

  test("a payable card is discovered with the suggested payment, or with one of one's own", async () => {
    const { view, sight, asked, ask } = desk(payable);
    const card = payableCard(sight);
    await fireEvent.click(cardCalled(card));
    await settled();
    await fireEvent.click(button(/^Discover/));
    await settled();
    const words = [`discover:${card}`, ...suggestion(view, `discover:${card}`), "pay"];
    expect(asked).toHaveBeenCalledWith({ back: 0, words });
    await fireEvent.click(cardCalled(card));
    await fireEvent.click(button(/^Choose payment/));
    expect(ask.give).toHaveBeenCalledWith(`discover:${card}`);
  });

  test("a card is researched if there is room; if not, it is said why", async () => {
    const { sight, ask } = desk(payable);
    const card = payableCard(sight);
    await fireEvent.click(cardCalled(card));
    const research = button(/^Research/);
    expect(research.getAttribute("aria-disabled")).toBe(String(!ask.can(`research:${card}`)));
    await fireEvent.click(research);
    expect(ask.give).toHaveBeenCalledWith(`research:${card}`); // which explains what is not legal
  });

  test("what cannot be paid tells what is missing, and why on a click", async () => {
    const { sight, ask } = desk(
      ({ view, sight }) =>
        view.prompt === "progress-act" &&
        view.used < view.actions &&
        heldIn(sight).some(({ standing }) => standing === "lacking"),
    );
    const { card } = heldIn(sight).find(({ standing }) => standing === "lacking")!;
    await fireEvent.click(cardCalled(card));
    expect(ask.explain).toHaveBeenCalledWith(`discover:${card}`);
    expect(screen.getByText("Missing:")).toBeTruthy();
    expect(button(/^Discover/).getAttribute("aria-disabled")).toBe("true");
    ask.explain.mockClear();
    await fireEvent.click(button(/^Discover/));
    await settled();
    expect(ask.explain).toHaveBeenCalledWith(`discover:${card}`);
  });

  test("Escape closes what is and the table does not hear it", async () => {
    desk(({ view }) => view.prompt === "progress-act" && view.used < view.actions && view.hand.length > 0);
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    window.addEventListener("keydown", heard);
    await fireEvent.click(cards()[0]!);
    await fireEvent.click(button("End turn"));
    await fireEvent.keyDown(button("Not yet"), { key: "Escape" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.querySelector(".chosen")).not.toBeNull();
    await fireEvent.keyDown(cards()[0]!, { key: "Escape" });
    expect(document.querySelector(".chosen")).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(cards()[0]!, { key: "Escape" });
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener("keydown", heard);
  });

  test("who closes something goes on where it was opened", async () => {
    desk(({ view }) => view.prompt === "progress-act" && view.used < view.actions && view.hand.length > 2);
    const end = button("End turn");
    end.focus();
    await fireEvent.click(end);
    expect(document.activeElement).toBe(button("Not yet"));
    await fireEvent.keyDown(button("Not yet"), { key: "Escape" });
    await settled();
    expect(document.activeElement).toBe(end);
    await fireEvent.click(cards()[1]!);
    button("Close").focus();
    await fireEvent.click(button("Close"));
    await settled();
    expect(document.activeElement).toBe(cards()[1]);
  });

  test("out of turn cards can be looked at, and nothing can be done with them", async () => {
    const { view, ask } = desk(({ view }, seat) => seat >= 0 && !view.asked.includes(seat) && view.hand.length > 2);
    await fireEvent.click(cards()[0]!);
    expect(screen.getByText(techName(view.hand[0]!), { selector: ".chosen .name" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Discover|^Research|^End turn/ })).toBeNull();
    expect(ask.explain).not.toHaveBeenCalledWith(expect.stringContaining(":"));
  });
});

describe("the turn", () => {
  test("phase, actions and pool are there", () => {
    const { view } = desk(({ view }) => view.prompt === "progress-act" && view.pool.some((count) => count > 0));
    expect(screen.getByText("Action phase")).toBeTruthy();
    expect(
      screen.getByRole("img", { name: `${view.actions - view.used} of ${view.actions} actions left` }),
    ).toBeTruthy();
    expect(screen.getByText("Pool")).toBeTruthy();
  });

  test("another's turn keeps another's actions apart from one's own tokens, and says that one waits", () => {
    const { view, names } = desk(({ view }, seat) => seat >= 0 && view.ending === null && view.on_turn !== seat);
    const theirs = document.querySelector(".theirs")!;
    expect(theirs.textContent).toContain(`Turn of ${names[view.on_turn]}`);
    expect(theirs.querySelector(".pips")).not.toBeNull();
    expect(screen.getByText("Your tokens:").closest(".theirs")).toBeNull();
    expect(screen.getByText(/^Until your turn/)).toBeTruthy();
  });

  test("an action is given at once", async () => {
    const { ask } = desk(({ view }) => view.prompt === "progress-act" && view.used < view.actions);
    await fireEvent.click(button(/^Quick draw/));
    expect(ask.give).toHaveBeenCalledWith("quick");
  });

  test("Draw warns if actions would be lost, and is done all the same if one wants", async () => {
    const { ask } = desk(({ view }) => view.prompt === "progress-act" && view.actions - view.used > 1);
    await fireEvent.click(button(/^Draw /));
    expect(ask.give).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toMatch(/You would lose \d action/);
    await fireEvent.click(button("Not yet"));
    expect(screen.queryByRole("alert")).toBeNull();
    await fireEvent.click(button(/^Draw /));
    await fireEvent.click(button("Draw all the same"));
    expect(ask.give).toHaveBeenCalledWith("draw");
  });

  test("the last action draws without a warning", async () => {
    const { ask } = desk(
      ({ view }) =>
        view.prompt === "progress-act" && view.actions - view.used === 1 && view.pool.every((count) => count === 0),
    );
    await fireEvent.click(button(/^Draw /));
    expect(ask.give).toHaveBeenCalledWith("draw");
  });

  test("the end of the turn warns, until one does not want to be warned any more", async () => {
    const { ask } = desk(({ view }) => view.prompt === "progress-act" && view.used < view.actions);
    await fireEvent.click(button("End turn"));
    expect(screen.getByRole("alert").textContent).toMatch(/You still have/);
    await fireEvent.click(screen.getByRole("checkbox"));
    await fireEvent.click(button("Not yet"));
    await fireEvent.click(button("End turn"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(ask.give).toHaveBeenCalledWith("end");
  });
});

describe("the end of a turn", () => {
  const nothingElse: Wanted = ({ view, legal }) => legal.length === 1 && view.pool.every((count) => count === 0);

  test.each(["act", "after"])("is asked for at %s also when nothing else can be done", async (question) => {
    const { ask } = desk((update, seat) => prompts(question)(update, seat) && nothingElse(update, seat));
    await fireEvent.click(button("End turn"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(ask.give).toHaveBeenCalledWith("end");
  });
});

describe("paying", () => {
  const paying: Wanted = ({ view }, seat) =>
    view.prompt === "progress-pay" &&
    view.count === 0 &&
    view.due.some((amount) => amount > 0) &&
    view.players[seat]!.tokens.some((count) => count > 0) &&
    view.hand.length > 1;

  test("the suggestion is chosen already and sent as a row", async () => {
    const { view, asked } = desk(paying);
    await settled();
    await fireEvent.click(button("Pay"));
    await settled();
    expect(asked).toHaveBeenCalledWith({ back: 0, words: [...suggestion(view, "pay"), "pay"] });
  });

  test("nothing chosen is still due, and Pay explains itself", async () => {
    const { ask, asked } = desk(paying);
    await settled();
    await fireEvent.click(button("Clear"));
    await settled();
    expect(screen.getByText("Still due:")).toBeTruthy();
    expect(button("Pay").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button("Pay"));
    await settled();
    expect(ask.explain).toHaveBeenCalledWith("pay");
    expect(asked).not.toHaveBeenCalled();
  });

  test("cards are chosen in any order, the last one lies on top, and the rules say what is paid first", async () => {
    const { view, ask, asked } = desk(
      (update, seat) =>
        paying(update, seat) && new Set(update.view.hand).size > 2 && update.view.due.some((d) => d > 2),
    );
    await settled();
    await fireEvent.click(button("Clear"));
    const look = vi.spyOn(ask, "look");
    const all = [...cards()].reverse();
    for (const card of all) await fireEvent.click(card);
    const tokens = screen.queryAllByRole("button", { name: /^(Token|Personality): / });
    for (const token of tokens) await fireEvent.click(token);
    await settled();
    await fireEvent.click(button("Pay"));
    await settled();
    if (screen.queryByRole("alert")) await fireEvent.click(button("Pay all the same"));
    const words = look.mock.lastCall![0].split(" ").slice(1);
    expect(words.filter((word) => word.startsWith("drop:"))).toEqual(
      [...view.hand].reverse().map((card) => `drop:${card}`),
    );
    expect(words.filter((word) => /^(use|spend)/.test(word))).toHaveLength(tokens.length);
    expect(asked).toHaveBeenCalledWith({ back: 0, words: [...ordered(words), "pay"] });
  });

  test("the rules say which lines are met, whatever lies in the area", async () => {
    const found = find((update, seat) => paying(update, seat) && update.view.paying !== null);
    const props = stage(found);
    const ask: Ask = props.ask;
    ask.look = () => Promise.resolve({ ...outcome([], props.view.due), met: [true, true] });
    render(Desk, { props });
    await settled();
    expect(document.querySelectorAll(".pay .lines .met")).toHaveLength(tech(props.view.paying!).lines.length);
  });

  test("who pays too much is warned; choosing again takes the warning away", async () => {
    const { asked } = desk((update, seat) => paying(update, seat) && update.view.hand.length > 3);
    await settled();
    for (const card of cards().filter((each) => each.getAttribute("aria-pressed") === "false"))
      await fireEvent.click(card);
    await settled();
    await fireEvent.click(button("Pay"));
    await settled();
    expect(screen.getByRole("alert").textContent).toMatch(/more than the price/);
    expect(asked).not.toHaveBeenCalled();
    await fireEvent.click(button("Suggested"));
    await fireEvent.click(cards()[0]!);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("Cancel takes back what is paid for with all that was spent on it, whoever answered", async () => {
    const { asked } = desk((update, seat) => paying(update, seat) && update.view.paying !== null, /greedy/, {
      count: 3,
    });
    await fireEvent.click(button("Cancel"));
    expect(asked).toHaveBeenCalledWith({ back: 4, words: [] });
  });

  test("Escape does what Cancel does", async () => {
    const { asked } = desk((update, seat) => paying(update, seat) && update.view.paying !== null);
    await fireEvent.keyDown(button("Pay"), { key: "Escape" });
    expect(asked).toHaveBeenCalledWith({ back: 1, words: [] });
  });

  test("something free is paid with one click", async () => {
    const { ask } = desk(({ view }) => view.prompt === "progress-pay" && view.due.every((amount) => amount === 0));
    await settled();
    await fireEvent.click(button("Pay nothing"));
    await settled();
    expect(ask.give).toHaveBeenCalledWith("pay");
  });
});

describe("drawing and discarding", () => {
  test("a source is chosen, and it is said which card that is", async () => {
    const { view, ask } = desk(
      ({ view, legal }) => view.prompt === "progress-draw" && legal.some(({ word }) => word === "pile:1"),
    );
    expect(screen.getByText(`Card ${view.count + 1} of ${view.room}`)).toBeTruthy();
    await fireEvent.click(button(/^Discard pile of age I,/));
    expect(ask.give).toHaveBeenCalledWith("pile:1");
    await fireEvent.click(button(/^Deck of age I,/));
    expect(ask.give).toHaveBeenCalledWith("deck:1");
  });

  test("shuffling names no piles", () => {
    desk(prompts("shuffle"));
    expect(screen.queryByRole("button", { name: /^Discard pile/ })).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Deck of age/ }).length).toBeGreaterThan(0);
  });

  test("one may stop if that is allowed", async () => {
    const { ask } = desk(
      ({ view, legal }) => view.prompt === "progress-draw" && legal.some(({ word }) => word === "stop"),
    );
    await fireEvent.click(button("No more cards"));
    expect(ask.give).toHaveBeenCalledWith("stop");
  });

  test("cards above the hand limit are chosen and discarded together", async () => {
    const { view, sight, ask, asked } = desk(
      ({ view, sight }) => view.prompt === "progress-limit" && (sight as HandSight).discards > 1,
    );
    const { discards } = sight as HandSight;
    const discard = button(/^Discard \(/);
    await fireEvent.click(discard);
    expect(asked).not.toHaveBeenCalled();
    for (const card of cards().slice(0, discards)) await fireEvent.click(card);
    await fireEvent.click(discard);
    expect(ask.give).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledWith({
      back: 0,
      words: view.hand.slice(0, discards).map((card) => `drop:${card}`),
    });
  });

  test("technologies in development stay there, or go back", async () => {
    const { me, ask, asked } = desk(
      ({ view }, seat) => view.prompt === "progress-back" && view.players[seat]!.developing.length > 1,
    );
    await fireEvent.click(button("Keep all in development"));
    await settled();
    expect(ask.give).toHaveBeenCalledWith("keep");
    const { card } = me.developing[0]!;
    const next = me.developing[1]!.card;
    await fireEvent.click(button(new RegExp(`^${techName(card)}: Age`)));
    await fireEvent.click(button(`Take ${techName(card)} back to hand`));
    await settled();
    expect(asked).toHaveBeenCalledWith({ back: 0, words: [`back:${card}`, "keep"] });
    await fireEvent.click(button(new RegExp(`^${techName(next)}: Age`)));
    await fireEvent.click(button("Take 2 cards back to hand"));
    await settled();
    expect(asked).toHaveBeenCalledWith({ back: 0, words: [`back:${card}`, `back:${next}`] }); // as the rules say
  });
});

describe("expansions and solo", () => {
  test("a price of the achievement is paid in a panel", async () => {
    const { view, ask } = desk(
      ({ view, legal }) => view.prompt === "progress-act" && legal.some(({ word }) => word.startsWith("fund:")),
      /everything-greedy/,
    );
    await fireEvent.click(button("Achievement"));
    const word = ask.legal.find((each) => each.word.startsWith("fund:"))!.word;
    await fireEvent.click(button(new RegExp(`^Pay price ${word.slice(5)}:`)));
    expect(ask.give).toHaveBeenCalledWith(word);
    expect(theBox().achievements.find(({ id }) => id === view.achievement)!.prices.length).toBeGreaterThan(1);
  });

  test("a personality is chosen by what it gives", async () => {
    const { ask } = desk(({ legal }) => legal.some(({ word }) => word.startsWith("take:")), /everything-greedy/);
    await fireEvent.click(button("Personality"));
    const word = ask.legal.find((each) => each.word.startsWith("take:"))!.word;
    const person = theBox().personalities.find(({ id }) => id === word.slice(5))!;
    const choice = screen.getAllByRole("button").find((each) => each.textContent!.includes("Heritage:"))!;
    expect(choice).toBeTruthy();
    expect(person.heritage.length).toBeGreaterThan(0);
    await fireEvent.click(choice);
    expect(ask.give).toHaveBeenCalledWith(word);
  });

  test("a move has its button at whatever question the rules allow it", async () => {
    const found = find(prompts("back"));
    const moves: FreeMove[] = [
      { move: "person", can: false, answer: "take:avicenna" },
      { move: "heritage", can: true, answer: "heritage" },
    ];
    const { ask, ...props } = stage(found);
    render(Desk, { props: { ...props, ask, sight: { ...(found.update.sight as HandSight), moves } } });
    expect(button("Heritage").getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(button("Personality"));
    expect(ask.explain).toHaveBeenCalledWith("take:avicenna");
    expect(screen.queryByRole("button", { name: "Achievement" })).toBeNull();
  });

  test("the heritage is used", async () => {
    const { ask } = desk(({ legal }) => legal.some(({ word }) => word === "heritage"), /everything-greedy/);
    await fireEvent.click(button("Heritage"));
    await fireEvent.click(button("Use heritage"));
    expect(ask.give).toHaveBeenCalledWith("heritage");
  });

  test("a successor is taken, or nobody", async () => {
    const found = find(({ legal }) => legal.some(({ word }) => word.startsWith("take:")), /everything-greedy/);
    const props = stage(found, { asks: "progress-successor", prompt: "progress-successor" });
    const words = [...props.ask.legal, { word: "decline", message: "", args: {} }];
    render(Desk, {
      props: {
        ...props,
        ask: { ...props.ask, legal: words, can: (word: string) => words.some((each) => each.word === word) },
      },
    });
    expect(screen.getByText(/A new age begins/)).toBeTruthy();
    await fireEvent.click(button("Lay nobody"));
    expect(props.ask.give).toHaveBeenCalledWith("decline");
  });

  test("a card of the time deck is had for a card of the hand", async () => {
    const { ask } = desk(({ legal }) => legal.some(({ word }) => word.startsWith("exchange:")), /solo/);
    await fireEvent.click(button("Time deck"));
    const word = ask.legal.find((each) => each.word.startsWith("exchange:"))!.word;
    await fireEvent.click(button(new RegExp(`^${techName(word.slice(9) as Card)}: Age`, "")));
    expect(ask.give).toHaveBeenCalledWith(word);
  });

  test("then the card of the hand is given", async () => {
    const { view, ask } = desk(prompts("give"), /solo/);
    await fireEvent.click(cards()[0]!);
    expect(ask.give).toHaveBeenCalledWith(`give:${view.hand[0]}`);
  });
});
