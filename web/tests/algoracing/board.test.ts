import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import Board from "../../src/games/algoracing/Board.svelte";
import { trace } from "../../src/games/algoracing/ghost";
import Players from "../../src/games/algoracing/Players.svelte";
import Score from "../../src/games/algoracing/Score.svelte";
import { story, type Running } from "../../src/games/algoracing/story";
import { stepsFrom } from "../../src/core/playback.svelte";
import { find, recorded, recordedNames, speakEnglish, stage } from "./stage";

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

describe("the way ahead", () => {
  test("is the way the rover then goes", () => {
    for (const name of recordedNames().filter((each) => each.includes("greedy"))) {
      const { updates } = recorded(name);
      for (const seat of Object.keys(updates).filter((each) => each !== "-1")) {
        updates[seat]!.forEach((update, number) => {
          const run = updates[seat]![number + 1];
          if (update.preview.length === 0 || !run?.events.some(({ kind }) => kind === "algoracing.started")) return;
          const { legs } = trace(update.view, Number(seat), update.preview);
          const went = run.events
            .filter(({ kind, fields }) => kind === "algoracing.moved" && (fields as { seat: number }).seat === +seat)
            .map(({ fields }) => (fields as { end: number }).end);
          const drives = legs.filter(({ kind }) => kind === "drive" || kind === "jump");
          expect(drives.length).toBeLessThanOrEqual(went.length);
          drives.forEach(({ to }, leg) => expect(to).toBe(went[leg]));
        });
      }
    }
  });

  test("is told in words", () => {
    const moment = find(({ preview }) => preview.some(({ events }) => events[0]?.kind === "algoracing.moved"));
    render(Board, { props: stage(moment) });
    expect(screen.getByText(/^If you run it now, your rover ends on [a-i][1-9], facing/)).toBeTruthy();
  });
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
