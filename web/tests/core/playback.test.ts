import { beforeEach, describe, expect, test } from "vitest";
import { Playback, rememberedSpeed, stepsFrom, type Clock } from "../../src/core/playback.svelte";
import type { Moment, NumberedEvent } from "../../src/gen/room";

// The table is a text; an event adds its letter. Small letters take no time, "x" is worth a stop.
const told = (letter: string): NumberedEvent => ({
  number: 0,
  kind: letter,
  rules: [],
  fields: {},
  args: {},
  seats: {},
});
const letters = (text: string, start = ""): Moment[] =>
  [...text].map((letter, at) => ({ events: [told(letter)], changes: [[[], start + text.slice(0, at + 1)]] }));
const player = {
  pace: (event: NumberedEvent) => (event.kind === event.kind.toLowerCase() && event.kind !== "x" ? 0 : 300),
  stops: (event: NumberedEvent) => event.kind === "x",
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
    play.push(letters("ABC"));
    expect([play.before, play.view, play.events[0]?.kind, play.upToDate]).toEqual(["", "A", "A", false]);
    tick();
    expect([play.before, play.view, play.events[0]?.kind]).toEqual(["A", "AB", "B"]);
    tick();
    tick();
    expect([play.before, play.view, play.events, play.upToDate]).toEqual(["ABC", "ABC", [], true]);
  });

  test("tells the story of the game along with the steps", () => {
    const story = (before: string | undefined, { events }: { events: NumberedEvent[] }) =>
      `${before ?? "once"} ${events.map(({ kind }) => kind).join("")}`;
    const play = new Playback({ ...player, story }, "", clock);
    expect(play.story).toBeUndefined();
    play.push(letters("AB"));
    expect(play.story).toBe("once A");
    play.skip();
    play.push(letters("C", "AB"));
    expect(play.story).toBe("once A B C");
    play.back();
    expect(play.story).toBe("once A B");
  });

  test("knows how far it has ever shown", () => {
    const play = fresh();
    play.push(letters("ABCD"));
    tick();
    play.back();
    expect([play.at, play.reached, play.lastKnown?.kind]).toEqual([1, 2, "B"]);
    play.skip();
    expect(play.reached).toBe(4);
  });

  test("goes on with what comes while it plays", () => {
    const play = fresh();
    play.push(letters("A"));
    play.push(letters("B", "A"));
    expect(play.view).toBe("A");
    tick();
    expect([play.before, play.view]).toEqual(["A", "AB"]);
    tick();
    expect(play.upToDate).toBe(true);
  });

  test("shows the viewer's own small answer at once, and a long run not", () => {
    const play = fresh();
    play.push(letters("A"), true);
    expect([play.view, play.events, play.upToDate]).toEqual(["A", [], true]);
    play.push(letters("BCD", "A"), true);
    expect(play.upToDate).toBe(false);
  });

  test("does not stop at events without a time of their own", () => {
    const play = fresh();
    play.push(letters("abC"));
    expect(play.events[0]?.kind).toBe("C");
    play.skip();
    play.push(letters("d", "abC"));
    expect(play.upToDate).toBe(true);
  });

  test("takes a change without an event at once", () => {
    const play = fresh();
    play.push([{ events: [], changes: [[[], "changed"]] }]);
    expect(play.view).toBe("changed");
  });

  test("pauses, steps on, steps back and resumes", () => {
    const play = fresh();
    play.push(letters("ABC"));
    play.pause();
    expect(timers.at(-1)!.stopped).toBe(true);
    play.forward();
    expect([play.view, play.events[0]?.kind, play.duration]).toEqual(["AB", "B", 300]);
    play.back();
    expect([play.view, play.events[0]?.kind, play.duration]).toEqual(["A", "A", 0]);
    play.back();
    expect([play.view, play.events]).toEqual(["", []]);
    play.play();
    expect(play.view).toBe("A");
    tick();
    tick();
    tick();
    expect(play.upToDate).toBe(true);
  });

  test("stays where the viewer looks back while more comes", () => {
    const play = fresh();
    play.push(letters("ABC"));
    play.jump(1);
    play.push(letters("D", "ABC"));
    expect([play.view, play.left, play.held]).toEqual(["A", 3, true]);
    play.skip();
    expect([play.view, play.upToDate, play.held]).toEqual(["ABCD", true, false]);
  });

  test("stepping to the end is being up to date again", () => {
    const play = fresh();
    play.push(letters("AB"));
    play.jump(1);
    play.forward();
    play.forward();
    expect(play.upToDate).toBe(true);
    expect(play.events).toEqual([]);
  });

  test("goes to the next event that is worth a stop", () => {
    const play = fresh();
    play.push(letters("ABxC"));
    play.toNextStop();
    expect(play.events[0]?.kind).toBe("x");
    play.toNextStop();
    expect(play.upToDate).toBe(true);
  });

  test("plays at the chosen speed and remembers it", () => {
    const play = fresh();
    play.setSpeed(2);
    play.push(letters("AB"));
    expect([timers.at(-1)!.time, play.duration]).toEqual([150, 150]);
    expect(rememberedSpeed()).toBe(2);
    play.setSpeed(Infinity);
    tick();
    expect(play.upToDate).toBe(true);
    expect(rememberedSpeed()).toBe(Infinity);
  });

  test("a long game is shown at once by one who wants no playing", () => {
    const play = fresh();
    play.push(letters("A".repeat(20)).flatMap((moment) => Array<Moment>(1000).fill(moment)));
    play.setSpeed(Infinity);
    play.pause();
    play.play();
    expect([play.upToDate, play.at]).toEqual([true, 20_000]);
  });

  test("what comes later does not stop the playing", () => {
    const play = fresh();
    play.append(stepsFrom("", undefined, letters("AB"), {}));
    play.play();
    tick();
    play.append(stepsFrom("AB", undefined, letters("C", "AB"), {}));
    expect([play.running, play.view, play.left]).toEqual([true, "AB", 1]);
    tick();
    expect(play.view).toBe("ABC");
    tick();
    expect(play.upToDate).toBe(true);
  });

  test("keeps the time but not the motion when motion is unwanted", () => {
    still = true;
    const play = fresh();
    play.push(letters("AB"));
    expect([timers.at(-1)!.time, play.duration]).toEqual([300, 0]);
  });

  test("the timeline begins with what came last", () => {
    const play = fresh();
    play.push(letters("AB"));
    play.skip();
    play.push(letters("CD", "AB"));
    expect(play.start).toBe(2);
  });

  test("takes older steps in front without moving the picture", () => {
    const play = new Playback(player, "AB", clock);
    play.push(letters("C", "AB"));
    play.skip();
    play.prepend([{ events: [told("B")], before: "A", view: "AB", story: undefined }]);
    expect([play.view, play.at, play.upToDate]).toEqual(["ABC", 2, true]);
    play.jump(0);
    expect(play.view).toBe("A");
  });

  test("shows a change without an event, too", () => {
    const play = fresh();
    play.append([
      { events: [told("A")], before: "", view: "A", story: undefined },
      { events: [], before: "A", view: "A!", story: undefined },
      { events: [told("B")], before: "A!", view: "A!B", story: undefined },
    ]);
    play.jump(2);
    expect([play.view, play.before, play.events, play.lastEvent?.kind]).toEqual(["A!", "A!", [], "A"]);
    play.back();
    expect(play.view).toBe("A");
  });
});

describe("events of one moment", () => {
  const pace = (event: NumberedEvent) => ({ x: 900, "+": 100 })[event.kind] ?? 300;
  const playing = () => new Playback({ ...player, pace }, "", clock);
  const moments = (...texts: string[]): Moment[] =>
    texts.map((text, at) => ({
      events: [...text].map(told),
      changes: [[[], texts.slice(0, at + 1).join("")]],
    }));

  test("are shown together, for as long as the longest of them takes", () => {
    const play = playing();
    play.push(moments("x++", "B"));
    expect([play.view, play.events.length, play.duration]).toEqual(["x++", 3, 900]);
    expect(timers.at(-1)!.time).toBe(900);
    tick();
    expect([play.before, play.view, play.duration]).toEqual(["x++", "x++B", 300]);
  });

  test("are one step, forward and back, and to the next stop", () => {
    const play = playing();
    play.push(moments("A++", "x+", "B"));
    play.pause();
    play.jump(0);
    play.forward();
    expect(play.view).toBe("A++");
    play.toNextStop();
    expect(play.view).toBe("A++x+");
    play.back();
    expect(play.view).toBe("A++");
  });
});

describe("a table whose past is not known", () => {
  test("is shown as it is, and goes on from there", () => {
    const play = fresh();
    play.push(letters("ABC"));
    play.reset("ABCDEF");
    expect([play.view, play.steps, play.upToDate]).toEqual(["ABCDEF", [], true]);
    play.push(letters("G", "ABCDEF"));
    expect([play.before, play.view]).toEqual(["ABCDEF", "ABCDEFG"]);
  });
});
