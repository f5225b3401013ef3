import { beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../src/core/api";
import { Seat } from "../src/core/seat.svelte";
import type { Wire, World } from "../src/core/socket";
import plain from "../src/games/plain";
import type { TableInfo, Told, Update } from "../src/gen/room";
import { recorded } from "./recorded";

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
    for (const update of mine) wire.tell(update);
    const last = mine.at(-1)!;
    expect(seat.playback?.view).toEqual(last.view);
    expect(seat.events.map((event) => event.number)).toEqual([...Array(last.number).keys()]);
    expect(seat.update?.over).toBe(true);
  });

  test("takes an update that repeats what it has only once", () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    wire.tell(mine[1]!);
    const whole: Update = { ...mine[2]!, first: 0, events: [...mine[1]!.events, ...mine[2]!.events] };
    wire.tell(whole);
    expect(seat.events.map((event) => event.number)).toEqual([0, 1]);
  });

  test("gives a legal answer once, with the number of its question", async () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    seat.ask.give("drop:c");
    seat.ask.give("drop:c");
    const answers = wire.sent.filter((message) => message.type === "answer");
    expect(answers).toMatchObject([{ word: "drop:c", question: 0 }]);
    expect(seat.ask.legal).toEqual([]);
    wire.tell(mine[1]!);
    wire.tell({ type: "done", id: answers[0]!.id });
    await settle();
    expect(seat.busy).toBe(false);
  });

  test("asks why instead of sending what is not legal, and shows the reason", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...mine[0]!, legal: [] });
    seat.ask.give("drop:c");
    expect(wire.sent.at(-1)).toMatchObject({ type: "why", word: "drop:c" });
    const reason = { message: "fourinarow-column-full", args: { column: "c" }, rules: ["FR-005"] };
    wire.tell({ type: "because", id: wire.sent.at(-1)!.id, reason });
    await settle();
    expect(seat.explanation).toEqual(reason);
    wire.tell(mine[1]!);
    expect(seat.explanation).toBeNull();
  });

  test("explains an undo that is not allowed, and asks for one that is", () => {
    const { seat, wire } = sit();
    wire.tell({ ...mine[0]!, undo: false });
    void seat.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: "why_undo" });
    wire.tell({ ...mine[0]!, undo: true });
    void seat.undo();
    expect(wire.sent.at(-1)).toMatchObject({ type: "undo" });
  });

  test("shows why somebody who only watches can take nothing back", async () => {
    const { seat, wire } = sit();
    wire.tell({ ...mine[0]!, undo: false });
    const undone = seat.undo();
    const reason = { message: "core-spectator", args: {}, rules: [] };
    wire.tell({ type: "refused", id: wire.sent.at(-1)!.id, reason } as never);
    await undone;
    expect(seat.explanation).toEqual(reason);
  });

  test("offers what happened while nobody was looking", () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    seat.watch(false);
    wire.tell(mine[1]!);
    wire.tell(mine[2]!);
    expect(seat.missed).toBe(2);
    expect(seat.playback?.upToDate).toBe(true);
    seat.skipMissed();
    expect(seat.missed).toBe(0);
  });

  test("offers what happened since the page was last open", () => {
    const first = sit();
    first.wire.tell(mine[0]!);
    first.wire.tell(mine[1]!);
    first.seat.close();
    const { seat, wire } = sit();
    const events: Told[] = mine.slice(0, 5).flatMap((update) => update.events);
    wire.tell({ ...mine[4]!, first: 0, events });
    expect(seat.missed).toBe(mine[4]!.number - mine[1]!.number);
    seat.playback?.jump(0);
    expect(seat.playback?.view).toEqual(mine[1]!.view);
  });

  test("counts only what was missed, not what is watched afterwards", () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    seat.watch(false);
    wire.tell(mine[1]!);
    seat.watch(true);
    wire.tell(mine[2]!);
    expect(seat.missed).toBe(1);
  });

  test("remembers how far events were shown, also when the showing was stopped", () => {
    const first = sit();
    first.wire.tell(mine[0]!);
    first.seat.playback!.speed = 1;
    const events = mine.slice(1, 4).flatMap((update) => update.events);
    first.wire.tell({ ...mine[3]!, first: mine[0]!.number, events });
    first.seat.playback?.pause(); // in the middle of the first of them
    first.seat.close();
    const { seat, wire } = sit();
    wire.tell({ ...mine[3]!, first: 0, events: mine.slice(0, 4).flatMap((update) => update.events) });
    expect(seat.missed).toBe(events.length - 1);
  });

  test("knows when the time is up, however long events are shown", () => {
    const { seat, wire } = sit();
    const now = performance.now();
    wire.tell({ ...mine[0]!, left: 30 });
    expect(seat.deadline).toBeGreaterThanOrEqual(now + 30_000);
    wire.tell({ ...mine[1]!, left: 0 });
    expect(seat.deadline).toBe(0);
  });

  test("is not asked while a bot plays for it", () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    expect(seat.asked).toBe(true);
    const chair = { kind: "person", name: "Anna", bot: "random", taken: true, away: true, here: true };
    wire.tell({ type: "people", table: { ...table, chairs: [chair] }, names });
    expect([seat.asked, seat.replaced]).toEqual([false, true]);
  });

  test("fetches the past once, however quickly its lines are clicked, and keeps what was missed apart", async () => {
    const first = sit();
    for (const update of mine.slice(0, 3)) first.wire.tell(update);
    first.seat.close();
    const { seat, wire } = sit();
    const events = mine.slice(0, 5).flatMap((update) => update.events);
    wire.tell({ ...mine[4]!, first: 0, events });
    const missed = seat.missed;
    const frames = mine.slice(0, 5).map(({ view, events }) => ({ view, events, drawing: "" }));
    vi.spyOn(api, "allFrames").mockResolvedValue(frames as never);
    await Promise.all([seat.jumpTo(events[0]!), seat.jumpTo(events[1]!)]);
    expect(seat.playback?.steps.map((step) => step.event?.number)).toEqual(events.map((event) => event.number));
    expect(seat.missed).toBe(missed);
    expect(seat.playback?.lastEvent?.number).toBe(1);
  });

  test("begins anew when the server knows another past", () => {
    const { seat, wire } = sit();
    wire.tell(mine[0]!);
    wire.tell(mine[1]!);
    wire.tell(mine[2]!);
    wire.tell({ ...mine[0]!, number: 0, first: 0, events: [] });
    expect(seat.events).toEqual([]);
    expect(seat.playback?.view).toEqual(mine[0]!.view);
  });

  describe("changes several answers as one", () => {
    /** A server that keeps a row of letters: each can be laid behind the last, and the last can be taken back. */
    function desk(allowed: string): { seat: Seat; wire: FakeWire; row: () => string } {
      const { seat, wire } = sit();
      let row = "";
      let number = 0;
      const events: Told[] = [];
      const update = (fresh: Told[]): Update => ({
        ...mine[0]!,
        first: events.length - fresh.length,
        number: events.length,
        events: fresh,
        view: row,
        question: number,
        legal: [...allowed].map((word) => ({ word, message: "", args: {} })),
        undo: row !== "",
      });
      wire.send = (text) => {
        const request = JSON.parse(text) as { type: string; id: string; word: string; question: number };
        wire.sent.push(request as never);
        if (request.type === "why") {
          const reason = { message: `no ${request.word}`, args: {}, rules: [] };
          return wire.tell({ type: "because", id: request.id, reason });
        }
        number += 1;
        row = request.type === "undo" ? row.slice(0, -1) : row + request.word;
        const fresh: Told[] =
          request.type === "undo"
            ? [
                {
                  number: events.length,
                  kind: "core.took_back_sealed",
                  rules: [],
                  fields: { to: 0 },
                  args: {},
                  seats: {},
                },
              ]
            : [];
        events.push(...fresh);
        wire.tell(update(fresh));
        wire.tell({ type: "done", id: request.id });
      };
      wire.tell(update([]));
      return { seat, wire, row: () => row };
    }

    test("taking back what is to be changed, laying the rest again, and showing only the end", async () => {
      const { seat, wire, row } = desk("abcd");
      await seat.ask.change({ back: 0, words: ["a", "b", "c"], old: [] });
      const views: unknown[] = [];
      const tell = wire.tell.bind(wire);
      wire.tell = (message) => {
        tell(message);
        views.push(seat.playback?.view);
      };
      const done = seat.ask.change({ back: 2, words: ["d", "c"], old: ["b", "c"] });
      expect(seat.ask.legal).toEqual([]);
      expect(await done).toBe(true);
      expect(row()).toBe("adc");
      expect(new Set(views)).toEqual(new Set(["abc"]));
      expect(seat.playback?.view).toBe("adc");
      expect([seat.busy, seat.explanation]).toEqual([false, null]);
      expect(seat.events).toHaveLength(2);
      expect(seat.playback?.steps).toHaveLength(1);
    });

    test("putting everything back if one of them is refused, and saying why", async () => {
      const { seat, row } = desk("abc");
      await seat.ask.change({ back: 0, words: ["a", "b", "c"], old: [] });
      expect(await seat.ask.change({ back: 2, words: ["c", "x", "b"], old: ["b", "c"] })).toBe(false);
      expect(row()).toBe("abc");
      expect(seat.playback?.view).toBe("abc");
      expect(seat.explanation).toMatchObject({ message: "no x" });
      expect(seat.busy).toBe(false);
    });

    test("even if the server does not know the word at all", async () => {
      const { seat, wire, row } = desk("ab");
      await seat.ask.change({ back: 0, words: ["a"], old: [] });
      const send = wire.send.bind(wire);
      wire.send = (text) => {
        const { type, id } = JSON.parse(text) as { type: string; id: string };
        if (type !== "why") return send(text);
        wire.tell({ type: "refused", id, reason: { message: "core-unknown-answer", args: {}, rules: [] } });
      };
      expect(await seat.ask.change({ back: 1, words: ["?"], old: ["a"] })).toBe(false);
      expect([row(), seat.busy, seat.explanation?.message]).toEqual(["a", false, "core-unknown-answer"]);
    });

    test("and what one click has given is taken back with one", async () => {
      const { seat, row } = desk("abcdef");
      seat.ask.give("a");
      await settle();
      await seat.ask.change({ back: 0, words: ["b", "c"], old: [] });
      await seat.ask.change({ back: 0, words: ["d", "e", "f"], old: [] });
      const rows: string[] = [];
      for (let press = 0; press < 3; press++) {
        await seat.undo();
        rows.push(row());
      }
      expect(rows).toEqual(["abc", "a", ""]);
      expect([seat.busy, seat.playback?.view]).toEqual([false, ""]);
    });

    test("but what stands for old answers is taken back one by one, and so is what was not given here", async () => {
      const { seat, wire, row } = desk("abcd");
      await seat.ask.change({ back: 0, words: ["a", "b", "c"], old: [] });
      await seat.ask.change({ back: 1, words: ["d", "c"], old: ["c"] });
      await seat.undo();
      await seat.undo();
      expect(row()).toBe("ab");
      wire.tell({ ...seat.update!, question: 99 });
      await seat.undo();
      expect(row()).toBe("a");
    });

    test("one after another", async () => {
      const { seat, row } = desk("abc");
      const first = seat.ask.change({ back: 0, words: ["a", "b"], old: [] });
      expect(await seat.ask.change({ back: 0, words: ["c"], old: [] })).toBe(false);
      expect([await first, row()]).toEqual([true, "ab"]);
    });
  });
});
