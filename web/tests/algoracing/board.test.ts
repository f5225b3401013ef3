import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/algoracing/Board.svelte";
import Players from "../../src/games/algoracing/Players.svelte";
import Score from "../../src/games/algoracing/Score.svelte";
import { story, type Running } from "../../src/games/algoracing/story";
import type { Sight } from "../../src/gen/algoracing";
import { stepsFrom } from "../../src/core/playback.svelte";
import { find, recorded, speakEnglish, stage } from "./stage";

beforeAll(speakEnglish);
afterEach(cleanup);

describe("choosing a base", () => {
  const choosing = () => stage(find(({ prompt }) => prompt === "algoracing-choose-base"));

  test("an arrow gives corner and direction, by pointer and by key", async () => {
    const props = choosing();
    render(Board, { props });
    const { word, args } = props.ask.legal[0]!;
    const corner = { sw: "south-west", nw: "north-west", ne: "north-east", se: "south-east" }[String(args.corner)]!;
    const facing = { N: "north", E: "east", S: "south", W: "west" }[String(args.facing)]!;
    const arrow = screen.getByRole("button", { name: `the ${corner} corner, facing ${facing}` });
    await fireEvent.click(arrow);
    await fireEvent.keyDown(arrow, { key: "Enter" });
    expect(props.ask.give.mock.calls).toEqual([[word], [word]]);
  });

  test("a direction towards the rim explains itself", async () => {
    const props = choosing();
    render(Board, { props });
    const corner = String(props.ask.legal[0]!.args.corner);
    const dark = screen.getAllByRole("button").filter((arrow) => arrow.getAttribute("aria-disabled") === "true");
    for (const arrow of dark) await fireEvent.click(arrow);
    expect(props.ask.explain).toHaveBeenCalledTimes(dark.length);
    expect(props.ask.explain).toHaveBeenCalledWith(`base:${corner}:${corner[0] === "s" ? "S" : "N"}`);
  });
});

test("the way ahead is asked for, drawn, and told in words", async () => {
  const moment = find(
    ({ legal, view }, seat) => seat >= 0 && !view.choosing && legal.some(({ word }) => word === "run"),
  );
  const props = stage(moment);
  const rover = props.view.rovers[moment.seat]!;
  const sight: Sight = {
    legs: [{ start: rover.square, end: 0, kind: "drive" }],
    notes: [{ square: 0, place: 1, skipped: null }],
    impulses: [],
    end: { ...rover, square: 0, facing: 0 },
  };
  const look = vi.fn(() => Promise.resolve(sight));
  const { container } = render(Board, { props: { ...props, ask: { ...props.ask, look } } });
  expect(await screen.findByText("If you run it now, your rover ends on a1, facing north.")).toBeTruthy();
  expect(look).toHaveBeenCalledWith("run");
  expect(container.querySelectorAll(".leg.drive")).toHaveLength(1);
});

test("the board is there in words: every square, its level, and what is on it", () => {
  const moment = find(({ view }) => !view.choosing && view.rovers.every(({ square }) => square >= 0), /^full/);
  const props = stage(moment);
  render(Board, { props });
  const cells = screen.getByRole("table", { name: "The board" }).querySelectorAll("tbody td");
  expect(cells).toHaveLength(81);
  const text = [...cells].map((cell) => cell.textContent).join("\n");
  expect(text.match(/level 2/g)).toHaveLength(props.view.field.levels.filter((level) => level === 2).length);
  expect(text.match(/rover of/g)).toHaveLength(props.view.rovers.length);
  expect(text.match(/out of order/g)).toHaveLength(props.view.field.elevators.filter(({ works }) => !works).length);
});

test("every kind of event is drawn, one after the other", async () => {
  const { names, updates } = recorded("full-3-neutral-greedy");
  const rows = updates["0"]!;
  const drawn = new Set<string>();
  const { rerender } = render(Board, { props: stage({ update: rows[0]!, seat: 0, names }) });
  for (const [number, update] of rows.entries()) {
    const before = rows[Math.max(number - 1, 0)]!.view;
    for (const step of stepsFrom(before, null, number > 0 ? update.moments : [], { story })) {
      const isNew = step.events.some(({ kind }) => !drawn.has(kind));
      if (isNew) await rerender({ ...step, story: step.story as Running | null, duration: 100 });
      for (const { kind } of step.events) drawn.add(kind);
    }
  }
  expect(drawn.size).toBeGreaterThan(25);
}, 30_000);

test("the strip of players says everything in words, too", () => {
  const moment = find(({ view }) => view.players.some(({ delivered }) => delivered.some((count) => count > 1)));
  const props = stage(moment);
  render(Players, { props });
  const rows = screen.getAllByRole("listitem");
  expect(rows).toHaveLength(props.view.players.length);
  props.view.players.forEach(({ points }, seat) => {
    expect(rows[seat]!.textContent).toContain(`${props.names[seat]} (`);
    expect(rows[seat]!.textContent).toContain(`: ${points} of `);
  });
});

test("the score sheet begins with the winner and says why it ended", () => {
  const moment = find(({ over }) => over);
  const { winners, scores } = moment.update;
  render(Score, { props: { ...stage(moment), winners, scores } });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[0]!.textContent).toContain(moment.names[winners[0]!]);
  expect(rows).toHaveLength(moment.names.length);
  expect(screen.getByText(/^The game is over:/)).toBeTruthy();
});
