import { beforeEach, describe, expect, test } from "vitest";
import { Playback, rememberedSpeed, type Clock } from "../src/core/playback.svelte";
import type { Told } from "../src/gen/room";

// The table is a text; an event adds its letter. Small letters take no time, "x" is worth a stop.
const told = (letter: string): Told => ({ number: 0, kind: letter, rules: [], fields: {}, args: {}, seats: {} });
const letters = (text: string) => [...text].map(told);
const player = {
  after: (view: string, event: Told) => view + event.kind,
  pace: (event: Told) => (event.kind === event.kind.toLowerCase() && event.kind !== "x" ? 0 : 300),
  stops: (event: Told) => event.kind === "x",
};

let timers: { time: number; go: () => void; stopped: boolean }[];
let still: boolean;
const clock: Clock = {
  after(time, go) {
    const timer = { time, go, stopped: false };
    timers.push(timer);
    return () => (timer.stopped = true);
  },
  still: () => still,
};
const tick = () => {
  const timer = timers.at(-1)!;
  expect(timer.stopped).toBe(false);
  timer.go();
};
const fresh = () => new Playback(player, "", clock);

beforeEach(() => {
  timers = [];
  still = false;
  localStorage.clear();
});

describe("playback", () => {
  test("shows one event after the other, each with the table before and after it", () => {
    const play = fresh();
    play.push(letters("ABC"), "ABC");
    expect([play.before, play.view, play.event?.kind, play.upToDate]).toEqual(["", "A", "A", false]);
    tick();
    expect([play.before, play.view, play.event?.kind]).toEqual(["A", "AB", "B"]);
    tick();
    tick();
    expect([play.before, play.view, play.event, play.upToDate]).toEqual(["ABC", "ABC", null, true]);
  });

  test("ends with the view of the server, whatever was computed", () => {
    const play = fresh();
    play.push(letters("AB"), "server");
    expect(play.view).toBe("A");
    tick();
    expect(play.view).toBe("server");
    tick();
    expect(play.view).toBe("server");
  });

  test("lets the game carry over what the playing has shown", () => {
    const play = new Playback({ ...player, settle: (view: string, shown: string) => `${view} of ${shown}` }, "", clock);
    play.push(letters("AB"), "server");
    play.skip();
    expect(play.view).toBe("server of AB");
  });

  test("knows how far it has ever shown", () => {
    const play = fresh();
    play.push(letters("ABCD"), "ABCD");
    tick();
    play.back();
    expect([play.at, play.reached, play.lastKnown?.kind]).toEqual([1, 2, "B"]);
    play.skip();
    expect(play.reached).toBe(4);
  });

  test("goes on with what comes while it plays", () => {
    const play = fresh();
    play.push(letters("A"), "one");
    play.push(letters("B"), "two");
    expect(play.view).toBe("one");
    tick();
    expect([play.before, play.view]).toEqual(["one", "two"]);
    tick();
    expect(play.upToDate).toBe(true);
  });

  test("shows the viewer's own small answer at once, and a long run not", () => {
    const play = fresh();
    play.push(letters("A"), "A", true);
    expect([play.view, play.event, play.upToDate]).toEqual(["A", null, true]);
    play.push(letters("BCD"), "ABCD", true);
    expect(play.upToDate).toBe(false);
  });

  test("does not stop at events without a time of their own", () => {
    const play = fresh();
    play.push(letters("abC"), "abC");
    expect(play.event?.kind).toBe("C");
    play.skip();
    play.push(letters("d"), "abCd");
    expect(play.upToDate).toBe(true);
  });

  test("takes a change without an event at once", () => {
    const play = fresh();
    play.push([], "changed");
    expect(play.view).toBe("changed");
  });

  test("pauses, steps on, steps back and resumes", () => {
    const play = fresh();
    play.push(letters("ABC"), "ABC");
    play.pause();
    expect(timers.at(-1)!.stopped).toBe(true);
    play.forward();
    expect([play.view, play.event?.kind, play.duration]).toEqual(["AB", "B", 300]);
    play.back();
    expect([play.view, play.event?.kind, play.duration]).toEqual(["A", "A", 0]);
    play.back();
    expect([play.view, play.event]).toEqual(["", null]);
    play.play();
    expect(play.view).toBe("A");
    tick();
    tick();
    tick();
    expect(play.upToDate).toBe(true);
  });

  test("stays where the viewer looks back while more comes", () => {
    const play = fresh();
    play.push(letters("ABC"), "ABC");
    play.jump(1);
    play.push(letters("D"), "ABCD");
    expect([play.view, play.left, play.held]).toEqual(["A", 3, true]);
    play.skip();
    expect([play.view, play.upToDate, play.held]).toEqual(["ABCD", true, false]);
  });

  test("stepping to the end is being up to date again", () => {
    const play = fresh();
    play.push(letters("AB"), "AB");
    play.jump(1);
    play.forward();
    play.forward();
    expect(play.upToDate).toBe(true);
    expect(play.event).toBeNull();
  });

  test("goes to the next event that is worth a stop", () => {
    const play = fresh();
    play.push(letters("ABxC"), "ABxC");
    play.toNextStop();
    expect(play.event?.kind).toBe("x");
    play.toNextStop();
    expect(play.upToDate).toBe(true);
  });

  test("plays at the chosen speed and remembers it", () => {
    const play = fresh();
    play.setSpeed(2);
    play.push(letters("AB"), "AB");
    expect([timers.at(-1)!.time, play.duration]).toEqual([150, 150]);
    expect(rememberedSpeed()).toBe(2);
    play.setSpeed(Infinity);
    tick();
    expect(play.upToDate).toBe(true);
    expect(rememberedSpeed()).toBe(Infinity);
  });

  test("keeps the time but not the motion when motion is unwanted", () => {
    still = true;
    const play = fresh();
    play.push(letters("AB"), "AB");
    expect([timers.at(-1)!.time, play.duration]).toEqual([300, 0]);
  });

  test("the timeline begins with what came last", () => {
    const play = fresh();
    play.push(letters("AB"), "AB");
    play.skip();
    play.push(letters("CD"), "ABCD");
    expect(play.start).toBe(2);
  });

  test("takes older steps in front without moving the picture", () => {
    const play = new Playback(player, "AB", clock);
    play.push(letters("C"), "ABC");
    play.skip();
    play.prepend([{ event: told("B"), before: "A", view: "AB" }]);
    expect([play.view, play.at, play.upToDate]).toEqual(["ABC", 2, true]);
    play.jump(0);
    expect(play.view).toBe("A");
  });

  test("shows a change without an event, too", () => {
    const play = fresh();
    play.load([
      { event: told("A"), before: "", view: "A" },
      { event: null, before: "A", view: "A!" },
      { event: told("B"), before: "A!", view: "A!B" },
    ]);
    play.jump(2);
    expect([play.view, play.before, play.event, play.lastEvent?.kind]).toEqual(["A!", "A!", null, "A"]);
    play.back();
    expect(play.view).toBe("A");
  });
});

describe("events of one moment", () => {
  // "+" happens together with whatever is shown already
  const joined = () => {
    const pace = (event: Told) => ({ x: 900, "+": 100 })[event.kind] ?? 300;
    return new Playback({ ...player, pace, joins: (_: string, next: Told) => next.kind === "+" }, "", clock);
  };

  test("are shown together, for as long as the longest of them takes", () => {
    const play = joined();
    play.push(letters("x++B"), "x++B");
    expect([play.view, play.event?.kind, play.duration]).toEqual(["x++", "+", 900]);
    expect(timers.at(-1)!.time).toBe(900);
    tick();
    expect([play.before, play.view, play.duration]).toEqual(["x++", "x++B", 300]);
  });

  test("are one step, forward and back, and to the next stop", () => {
    const play = joined();
    play.push(letters("A++x+B"), "A++x+B");
    play.pause();
    play.jump(0);
    play.forward();
    expect(play.view).toBe("A++");
    play.toNextStop();
    expect(play.view).toBe("A++x+");
    play.back();
    expect(play.view).toBe("A++");
  });

  test("that come later have a moment of their own", () => {
    const play = joined();
    play.push(letters("A"), "A");
    expect([play.view, play.duration]).toEqual(["A", 300]);
    play.push(letters("+"), "A+");
    tick();
    expect([play.view, play.duration]).toEqual(["A+", 300]);
  });
});
