import { beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/core/api";
import { Seat } from "../../src/core/seat.svelte";
import type { Wire, World } from "../../src/core/socket";
import plain from "../../src/games/plain";
import type { TableInfo, Update } from "../../src/gen/room";
import { recorded } from "../recorded";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table: TableInfo = {
  id: "abc",
  game: "fourinarow",
  options: {},
  chairs: [],
  stage: "playing",
  public: false,
  made: 0,
  changed: 0,
  winners: [],
  asked: [0],
  next: "",
};
const { names, updates } = recorded("fourinarow-random");
const mine = updates["0"] ?? [];
/** The message of an update as it came to a page that had seen all before. */
const sent = (number: number): Update => ({ ...mine[number]!, view: number === 0 ? mine[0]!.view : null });
/** All until an update, as it comes to a page that has the events before `first`. */
const whole = (number: number, first = 0): Update => ({
  ...mine[number]!,
  first,
  moments: [
    {
      events: mine
        .slice(0, number + 1)
        .flatMap(({ events }) => events.slice())
        .slice(first),
      changes: [],
    },
  ],
});

let wires: FakeWire[];
const world: World = {
  connect() {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  },
  after: () => () => {},
  chance: () => 0,
  newId: () => Math.random().toString(36).slice(2),
};

function sit(): { seat: Seat; wire: FakeWire } {
  const seat = new Seat("abc", "key", plain, () => "en", world);
  const wire = wires.at(-1)!;
  wire.onopen?.();
  wire.tell({ type: "welcome", protocol: 1, table, seat: 0, names });
  return { seat, wire };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  wires = [];
  localStorage.clear();
  localStorage.setItem("igroteka.speed", "0");
});

describe("a seat", () => {
  test("follows a whole game and ends with the server's picture and every event", () => {
    const { seat, wire } = sit();
    for (const number of mine.keys()) wire.tell(sent(number));
    const last = mine.at(-1)!;
    expect(seat.playback?.view).toEqual(last.view);
    expect(seat.events.map((event) => event.number)).toEqual([...Array(last.number).keys()]);
    expect(seat.update?.over).toBe(true);
  });

  test("takes an update that repeats what it has only once", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    wire.tell(sent(1));
    wire.tell(whole(2));
    expect(seat.events.map((event) => event.number)).toEqual([0, 1]);
    expect(seat.playback?.view).toEqual(mine[2]!.view);
  });

  test("gives a legal answer once, with the number of its question", async () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    seat.ask.give("drop:c");
    seat.ask.give("drop:c");
    const answers = wire.sent.filter((message) => message.type === "answer");
    expect(answers).toMatchObject([{ words: ["drop:c"], back: 0, question: 0 }]);
    expect(seat.ask.legal).toEqual([]);
    wire.tell(sent(1));
    wire.tell({ type: "done", id: answers[0]!.id });
    await settle();
    expect(seat.busy).toBe(false);
  });

  test("asks why instead of sending what is not legal, and shows the reason", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), legal: [] });
    seat.ask.give("drop:c");
    expect(wire.sent.at(-1)).toMatchObject({ type: "why", word: "drop:c" });
    const reason = { message: "fourinarow-column-full", args: { column: "c" }, rules: ["FR-005"] };
    wire.tell({ type: "because", id: wire.sent.at(-1)!.id, reason });
    await settle();
    expect(seat.explanation).toEqual(reason);
    wire.tell(sent(1));
    expect(seat.explanation).toBeNull();
  });

  test("takes a whole turn back at once, and ends it by the answer the server names", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), turn: 1, end: "" });
    expect([seat.canRestart, seat.canEnd]).toEqual([false, false]);
    const legal = [{ word: "end", message: "", args: {} }];
    wire.tell({ ...sent(1), turn: 3, legal, end: "end" });
    expect([seat.canRestart, seat.canEnd, seat.nothingLeft]).toEqual([true, true, true]);
    void seat.restartTurn();
    await settle();
    expect(wire.sent.at(-1)).toMatchObject({ type: "answer", words: [], back: 3 });
    wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
    await settle();
    seat.endTurn();
    expect(wire.sent.at(-1)).toMatchObject({ type: "answer", words: ["end"], back: 0 });
  });

  test("looks ahead once, as long as nothing has changed", async () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    const looks = (): unknown[] => wire.sent.filter((message) => message.type === "look");
    const [one, two] = [seat.ask.look("drop:c"), seat.ask.look("drop:c")];
    expect(looks()).toMatchObject([{ of: "drop:c" }]);
    wire.tell({ type: "seen", id: wire.sent.at(-1)!.id, sight: { height: 3 } });
    expect([await one, await two]).toEqual([{ height: 3 }, { height: 3 }]);
    wire.tell(sent(1));
    const again = seat.ask.look("drop:c");
    expect(looks()).toHaveLength(2);
    const reason = { message: "core-unknown-sight", args: { of: "drop:c" }, rules: [] };
    wire.tell({ type: "refused", id: wire.sent.at(-1)!.id, reason });
    expect(await again).toBeNull();
    expect(seat.explanation).toBeNull();
  });

  test("does not look ahead from the present while the past is shown", async () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    wire.tell(sent(1));
    const looks = (): unknown[] => wire.sent.filter((message) => message.type === "look");
    seat.playback!.jump(0);
    expect(await seat.ask.look("drop:c")).toBeNull();
    expect(looks()).toHaveLength(0);
    seat.playback!.skip();
    void seat.ask.look("drop:c");
    expect(looks()).toHaveLength(1);
  });

  test("explains an undo that is not allowed, and asks for one that is", () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), undo: false });
    void seat.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: "why_undo" });
    wire.tell({ ...sent(0), undo: true });
    void seat.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: "undo" });
  });

  test("shows why somebody who only watches can take nothing back", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), undo: false });
    const undone = seat.undo();
    const reason = { message: "core-spectator", args: {}, rules: [] };
    wire.tell({ type: "refused", id: wire.sent.at(-1)!.id, reason } as never);
    await undone;
    expect(seat.explanation).toEqual(reason);
  });

  test("offers what happened while nobody was looking", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    seat.watch(false);
    wire.tell(sent(1));
    wire.tell(sent(2));
    expect(seat.missed).toBe(2);
    expect(seat.playback?.upToDate).toBe(true);
    seat.skipMissed();
    expect(seat.missed).toBe(0);
  });

  test("offers what happened since the page was last open", async () => {
    const first = sit();
    first.wire.tell(sent(0));
    first.wire.tell(sent(1));
    first.seat.close();
    const { seat, wire } = sit();
    wire.tell(whole(4));
    expect(seat.missed).toBe(mine[4]!.number - mine[1]!.number);
    vi.spyOn(api, "allFrames").mockResolvedValue(film(5));
    await seat.watchMissed();
    expect([seat.missed, seat.playback?.upToDate]).toEqual([0, true]);
    seat.playback?.jump(seat.playback.start);
    expect(seat.playback?.view).toEqual(mine[1]!.view);
  });

  test("offers what happened while the connection was lost, and shows the table as it is", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    wire.tell(sent(1));
    wire.tell(whole(4, mine[1]!.number));
    expect(seat.missed).toBe(mine[4]!.number - mine[1]!.number);
    expect(seat.playback?.view).toEqual(mine[4]!.view);
    wire.tell(sent(5));
    expect(seat.playback?.view).toEqual(mine[5]!.view);
  });

  test("counts only what was missed, not what is watched afterwards", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    seat.watch(false);
    wire.tell(sent(1));
    seat.watch(true);
    wire.tell(sent(2));
    expect(seat.missed).toBe(1);
  });

  test("remembers how far events were shown, also when the showing was stopped", () => {
    const first = sit();
    first.wire.tell(sent(0));
    first.seat.playback!.speed = 1;
    const moments = mine.slice(1, 4).flatMap((update) => update.moments);
    first.wire.tell({ ...sent(3), first: mine[0]!.number, moments });
    first.seat.playback?.pause(); // in the middle of the first of them
    first.seat.close();
    const { seat, wire } = sit();
    wire.tell(whole(3));
    expect(seat.missed).toBe(moments.length - 1);
  });

  test("knows when the time is up, however long events are shown", () => {
    const { seat, wire } = sit();
    const now = performance.now();
    wire.tell({ ...sent(0), left: 30 });
    expect(seat.deadline).toBeGreaterThanOrEqual(now + 30_000);
    wire.tell({ ...sent(1), left: 0 });
    expect(seat.deadline).toBe(0);
  });

  test("is not asked while a bot plays for it", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    expect(seat.asked).toBe(true);
    const chair = { kind: "person", name: "Anna", bot: "random", taken: true, away: true, here: true };
    wire.tell({ type: "people", table: { ...table, chairs: [chair] }, names });
    expect([seat.asked, seat.replaced]).toEqual([false, true]);
  });

  test("fetches the past once, however quickly its lines are clicked, and keeps what was missed apart", async () => {
    const first = sit();
    for (const number of [0, 1, 2]) first.wire.tell(sent(number));
    first.seat.close();
    const { seat, wire } = sit();
    const events = mine.slice(0, 5).flatMap((update) => update.events);
    wire.tell(whole(4));
    const missed = seat.missed;
    vi.spyOn(api, "allFrames").mockResolvedValue(film(5));
    await Promise.all([seat.jumpTo(events[0]!), seat.jumpTo(events[1]!)]);
    expect(seat.playback?.steps.map((step) => step.events[0]?.number)).toEqual(events.map((event) => event.number));
    expect(seat.missed).toBe(missed);
    expect(seat.playback?.lastEvent?.number).toBe(1);
  });

  test("begins anew when the server knows another past", () => {
    const { seat, wire } = sit();
    wire.tell(sent(0));
    wire.tell(sent(1));
    wire.tell(sent(2));
    wire.tell({ ...sent(0), number: 0, first: 0, moments: [] });
    expect(seat.events).toEqual([]);
    expect(seat.playback?.view).toEqual(mine[0]!.view);
  });

  describe("changes several answers as one", () => {
    const reason = { message: "no x", args: {}, rules: [] };

    test("in one request that names what goes and what comes", async () => {
      const { seat, wire } = sit();
      wire.tell(sent(0));
      const done = seat.ask.change({ back: 2, words: ["d", "c"] });
      expect(wire.sent.at(-1)).toMatchObject({ type: "answer", question: 0, back: 2, words: ["d", "c"] });
      expect([seat.busy, seat.ask.legal]).toEqual([true, []]);
      wire.tell(sent(1));
      wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
      expect(await done).toBe(true);
      expect([seat.busy, seat.explanation]).toEqual([false, null]);
      expect(wire.sent.filter(({ type }) => type === "answer")).toHaveLength(1);
    });

    test("and says why if that is refused", async () => {
      const { seat, wire } = sit();
      wire.tell(sent(0));
      const done = seat.ask.change({ back: 0, words: ["x"] });
      wire.tell({ type: "refused", id: wire.sent.at(-1)!.id, reason });
      expect(await done).toBe(false);
      expect([seat.busy, seat.explanation]).toEqual([false, reason]);
      expect(seat.playback?.view).toEqual(mine[0]!.view);
    });

    test("one after another", async () => {
      const { seat, wire } = sit();
      wire.tell(sent(0));
      const done = seat.ask.change({ back: 0, words: ["a", "b"] });
      expect(await seat.ask.change({ back: 0, words: ["c"] })).toBe(false);
      const undone = seat.undo();
      expect(wire.sent.filter(({ type }) => type !== "hello")).toHaveLength(1);
      wire.tell({ ...sent(1), undo: true });
      wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
      await done;
      await vi.waitFor(() => expect(wire.sent.at(-1)).toMatchObject({ type: "undo" }));
      wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
      await undone;
    });

    test("but not while the past is looked at", async () => {
      const { seat, wire } = sit();
      wire.tell(sent(0));
      wire.tell(sent(1));
      seat.playback!.skip();
      seat.playback!.back();
      expect([seat.ask.past, seat.ask.open]).toEqual([true, false]);
      expect(await seat.ask.change({ back: 0, words: ["c"] })).toBe(false);
      await seat.ask.settled();
      expect([seat.ask.past, seat.ask.open]).toEqual([false, true]);
    });
  });

  test("shows no reason that comes when the table has gone on", async () => {
    const reason = { message: "no x", args: {}, rules: [] };
    const { seat, wire } = sit();
    wire.tell(sent(0));
    seat.ask.explain("x");
    const { id } = wire.sent.at(-1)!;
    wire.tell(sent(1));
    wire.tell({ type: "because", id, reason } as never);
    await new Promise((resolve) => setTimeout(resolve));
    expect(seat.explanation).toBe(null);
  });

  test("takes two answers back one after the other, and what is unsaved by then first", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), undo: true });
    const unsaved = { any: false, undo: vi.fn(() => (unsaved.any = false)) };
    seat.ask.keepUnsaved(unsaved);
    const undos = [seat.undo(), seat.undo(), seat.undo()];
    const asked = (): number => wire.sent.filter(({ type }) => type === "undo").length;
    expect(asked()).toBe(1);
    wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
    await vi.waitFor(() => expect(asked()).toBe(2));
    unsaved.any = true;
    wire.tell({ type: "done", id: wire.sent.at(-1)!.id });
    await Promise.all(undos);
    expect([asked(), unsaved.undo.mock.calls.length]).toEqual([2, 1]);
  });

  test("takes back first what a desk has not saved", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...sent(0), undo: false });
    const unsaved = { any: true, undo: vi.fn(() => (unsaved.any = false)) };
    const release = seat.ask.keepUnsaved(unsaved);
    expect(seat.canUndo).toBe(true);
    await seat.undo();
    expect(unsaved.undo).toHaveBeenCalledTimes(1);
    expect(wire.sent.filter(({ type }) => type !== "hello")).toEqual([]);
    release();
    void seat.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: "why_undo" });
  });
});

/** The first frames of the recorded game, as a replay gives them. */
function film(count: number): Awaited<ReturnType<typeof api.allFrames>> {
  const frames = mine.slice(0, count).map(({ moments }, number) => ({ number, seat: 0, moments, drawing: "" }));
  return { view: mine[0]!.view, frames };
}
