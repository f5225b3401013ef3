import { expect, test } from "vitest";
import { pace, stops } from "../../src/games/algoracing/pace";
import { testMessages } from "../messages";
import { recorded, recordedNames, told } from "./stage";

testMessages("algoracing");

test("every recorded event has its time, and conflicts stop the playing", () => {
  const silent = new Set<string>();
  const halting = new Set<string>();
  for (const name of recordedNames()) {
    for (const { events } of recorded(name).updates["-1"]!) {
      for (const event of events) {
        if (pace(event) === 0) silent.add(event.kind);
        if (stops(event)) halting.add(event.kind);
      }
    }
  }
  expect([...silent]).toEqual(["algoracing.bar_lifted"]);
  expect([...halting].sort()).toEqual([
    "algoracing.collided",
    "algoracing.compensated",
    "algoracing.elevator_busy",
    "algoracing.full",
    "algoracing.futile",
    "algoracing.skipped",
  ]);
});

test("who has laid the cards does not see them laid again", () => {
  const laid = told("inserted", { seat: 1 });
  expect(pace(laid, 1)).toBe(0);
  expect(pace(laid, 0)).toBeGreaterThan(0);
});
