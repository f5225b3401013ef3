// What becomes of a robot at a place it can come to, as `sight` tells it.
import type { RobomasoView, Sight } from "../../../gen/robomaso";
import type { Ask } from "../../contract";
import { FACINGS, beside, cellOf, indexOf, robotsOn } from "../box";
import { lineOf } from "../telling";

export const DEATHS = ["crash", "flytrap", "hole"];
const WAYS_OUT = ["step", "hop", "turn", "wait", "stop", "postpone"]; // what can be done instead of dying
/** By gun: the colour of its shot. */
export const TONES: Record<string, string> = {
  slimer: "var(--rm-slime)",
  ray: "var(--rm-ray)",
  nest: "var(--rm-hazard)",
  snowbang: "var(--rm-snow)",
  jay: "var(--rm-jay)",
};

/** The cell that an answer leads the moving robot to; -1: it stays where it is. */
function aim(view: RobomasoView, word: string): number {
  const [verb, what = ""] = word.split(":");
  if (verb === "hop") return cellOf(what);
  return verb === "step" ? beside(view.robots[view.robot]!.cell, indexOf(FACINGS, what)) : -1;
}

/** What becomes of a robot by this answer, of the moving one or of one that comes in; "": nothing that is known. */
export function fateOf(view: RobomasoView, sight: Sight | null, ask: Ask, word: string): string {
  if (word.startsWith("deploy:")) return ask.legal.some((each) => each.word.startsWith("postpone:")) ? "crash" : "";
  const there = aim(view, word);
  if (word.startsWith("hop:")) {
    if (robotsOn(view, there).length > 0) return "crash";
    return view.plants.some(([cell]) => cell === there) ? "flytrap" : "";
  }
  const spots = there >= 0 && ask.can(word) ? (sight?.reach[view.robot] ?? []) : [];
  const spot = spots.find(({ cell, path }) => cell === there && path.length === 1);
  return spot?.doom || (spot?.fate ?? "");
}

/** Whether a robot would die by this answer although it need not: there is another way, or what lies in it can be shot. */
export function isRash(view: RobomasoView, sight: Sight | null, ask: Ask, word: string): boolean {
  const fate = (each: string): string => fateOf(view, sight, ask, each);
  const clears = (each: string): boolean =>
    fate(word) !== "hole" && lineOf(sight, view.robot, each.slice(5))?.cells.includes(aim(view, word)) === true;
  const isWayOut = (each: string): boolean =>
    each.startsWith("fire:") ? clears(each) : WAYS_OUT.includes(each.split(":")[0]!) && !DEATHS.includes(fate(each));
  return ask.can(word) && DEATHS.includes(fate(word)) && ask.legal.some((each) => isWayOut(each.word));
}
