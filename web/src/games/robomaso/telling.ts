// Robots and moments in words: for those who hear the page, for tooltips, and for those who are not asked.
import { list, tr } from "../../core/words.svelte";
import type { Line, PlayerView, RobomasoView, RobotView, Sight } from "../../gen/robomaso";
import { FACINGS, IN_HAND, KINDS, ON_BOARD, WORKING, indexOf, onTurn, robotName, seatOf, xOf, yOf } from "./box";

/** The questions, as in `view.asks`. */
export const QUESTIONS = [
  ...["discs", "corner", "opening", "place", "build", "lay", "deploy", "pick", "drive", "take", "give", "rob", "home"],
  ...["aim", "fight", "secret", "loot"],
] as const;
export type Question = (typeof QUESTIONS)[number] | "";

export const FULL = 6; // abilities and weapons that a robot can collect; it is said on the page, and decided elsewhere
export const MOST = 8; // the same with loot
export const GUNS = ["nest", "slimer", "ray", "jay", "snowbang"]; // as in answers

/** What this seat is asked; "" if it is not. */
export const questionOf = (view: RobomasoView): Question => view.prompt.replace("robomaso-", "") as Question;
/** What is asked, whoever it is. */
export const askedNow = (view: RobomasoView): Question => QUESTIONS[view.asks] ?? "";

/** How a kind of card or a gun is called. */
export const kindName = (kind: string): string => tr("robomaso-thing", { thing: kind });
export const sideName = (side: string): string => tr("robomaso-side", { side });
/** A cell as people write it. */
export const placeName = (cell: number): string => `(${xOf(cell)},${yOf(cell)})`;

/** How many cards of a kind a robot has. */
export const countOf = (robot: RobotView, kind: string): number => robot.cards[indexOf(KINDS, kind)] ?? 0;

/** The cards of a robot by kind, without those it has not. */
export function cardsOf(robot: RobotView): { kind: string; count: number }[] {
  return robot.cards.flatMap((count, kind) => (count > 0 ? [{ kind: KINDS[kind]!, count }] : []));
}

/** "Speed ×2". */
export function countText(kind: string, count: number): string {
  return count > 1 ? `${kindName(kind)} ×${count}` : kindName(kind);
}

/** Where a robot is. */
export function stateText({ status, dead, muddy, cell, heading }: RobotView): string {
  const state = ["reserve", muddy ? "mud" : "board", dead ? "dead" : "home"][status]!;
  return tr("robomaso-page-state", { state, cell: placeName(cell), heading: FACINGS[heading]! });
}

/** All of a robot. */
export function robotText(view: RobomasoView, number: number): string {
  const robot = view.robots[number]!;
  const cards = cardsOf(robot).map(({ kind, count }) => countText(kind, count));
  return [
    `${robotName(number)}: ${stateText(robot)}`,
    tr("robomaso-page-discs", { count: robot.discs }),
    tr("robomaso-page-cards", { total: robot.total, full: FULL }) + (cards.length > 0 ? `: ${list(cards)}` : ""),
    tr("robomaso-page-reaction", { reaction: robot.reaction }),
  ].join("; ");
}

/** What a player has besides the robots. */
export function playerText(view: RobomasoView, seat: number, names: string[]): string {
  const player = view.players[seat]!;
  const texts = [
    tr("robomaso-page-player", { player: names[seat] ?? "", discs: player.discs, goal: view.goal }),
    tr("robomaso-page-field", { laid: player.field >= 0 ? "yes" : "no", cell: placeName(player.field) }),
    machineText(player),
  ];
  if (view.ending === 0 && view.round > 0 && onTurn(view) === seat) texts.push(tr("robomaso-page-on-turn"));
  return texts.join("; ");
}

export function machineText({ machine, computer, stored }: PlayerView): string {
  const state = machine === WORKING ? "working" : machine === IN_HAND ? "hand" : "cancelled";
  return tr("robomaso-page-machine", { state, cell: placeName(computer), stored });
}

/** Robots in words: "Bolt and Nut"; nobody if there are none. */
export const robotNames = (robots: number[]): string =>
  robots.length > 0 ? list(robots.map(robotName)) : tr("robomaso-page-nobody");

/** What goes on, for those who are not asked. */
export function doing(view: RobomasoView, names: string[]): string {
  const players = view.asked.map((seat) => names[seat] ?? "");
  return tr("robomaso-page-doing", {
    question: askedNow(view) || "none",
    players: list(players),
    count: players.length,
    robot: view.robot >= 0 ? robotName(view.robot) : "",
  });
}

/** Whom a shot is meant for: in an encounter for the foe alone, even if its partner is on the same cell; not a blast. */
export const meantFor = (gun: string, hits: number[], foe: number): number[] =>
  gun !== "snowbang" && hits.includes(foe) ? [foe] : hits;

/** Who is hit; only a blast hits all of two on one cell, another shot hits one of them. */
export const targetNames = (gun: string, hits: number[]): string =>
  hits.length > 1 && gun !== "snowbang" ? tr("robomaso-page-either", { robots: robotNames(hits) }) : robotNames(hits);

/** With what a robot can hit another one now: guns, as in answers. */
export function gunsAt(sight: Sight | null, robot: number, target: number): string[] {
  const lines = (sight?.lines ?? []).filter((line) => line.robot === robot && line.hits.includes(target));
  return GUNS.filter((gun) => lines.some(({ way }) => way.startsWith(`${gun}:`)));
}

/** A way in which a robot could shoot now; undefined while that is not known. */
export const lineOf = (sight: Sight | null, robot: number, way: string): Line | undefined =>
  sight?.lines.find((line) => line.robot === robot && line.way === way);

/** Who of the robots that a shot hits is on the shooter's own side, itself included. */
export const ownAmong = (robot: number, hits: number[]): number[] =>
  hits.filter((hit) => seatOf(hit) === seatOf(robot));

/** Whether a robot can be seen on the board. */
export const isThere = ({ status }: RobotView): boolean => status === ON_BOARD;
