// Robots and moments in words: for those who hear the page, for tooltips, and for those who are not asked.
import { list, tr } from "../../core/messages.svelte";
import {
  GUN_NAMES,
  KIND_NAMES,
  type Gun,
  type Kind,
  type Line,
  type PlayerView,
  type Question,
  type RobomasoView,
  type RobotView,
  type Sight,
} from "../../gen/robomaso";
import { FACINGS, indexOf, robotName, xOf, yOf } from "./box";

/** A question without the name of the game. */
type Short<Q> = Q extends `robomaso-${infer S}` ? S : "";
export type Asked = Short<Question> | "";

/** What this seat is asked; "" if it is not. */
export const questionOf = (view: RobomasoView): Asked => view.prompt.replace("robomaso-", "") as Asked;

/** How a kind of card or a gun is called. */
export const kindName = (kind: string): string => tr("robomaso-thing", { thing: kind });
export const sideName = (side: string): string => tr("robomaso-side", { side });
/** A cell as people write it. */
export const placeName = (cell: number): string => `(${xOf(cell)},${yOf(cell)})`;

/** How many cards of a kind a robot has. */
export const countOf = (robot: RobotView, kind: Kind | Gun): number => robot.cards[indexOf(KIND_NAMES, kind)] ?? 0;

/** The cards of a robot by kind, without those it has not. */
export function cardsOf(robot: RobotView): { kind: Kind; count: number }[] {
  return robot.cards.flatMap((count, kind) => (count > 0 ? [{ kind: KIND_NAMES[kind]!, count }] : []));
}

/** "Speed ×2". */
export function countText(kind: Kind, count: number): string {
  return count > 1 ? `${kindName(kind)} ×${count}` : kindName(kind);
}

/** Where a robot is. */
export function stateText({ status, dead, muddy, at, heading }: RobotView): string {
  const state = status === "waiting" ? (dead ? "dead" : "home") : muddy ? "mud" : status;
  return tr("robomaso-page-state", { state, cell: placeName(at), heading: FACINGS[heading]! });
}

/** All of a robot. */
export function robotText(view: RobomasoView, number: number): string {
  const robot = view.robots[number]!;
  const cards = cardsOf(robot).map(({ kind, count }) => countText(kind, count));
  return [
    `${robotName(number)}: ${stateText(robot)}`,
    tr("robomaso-page-discs", { count: robot.discs }),
    tr("robomaso-page-cards", { total: robot.total, full: robot.limit }) + (cards.length > 0 ? `: ${list(cards)}` : ""),
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
  if (view.turn === seat) texts.push(tr("robomaso-page-on-turn"));
  return texts.join("; ");
}

export function machineText({ machine, computer, stored }: PlayerView): string {
  return tr("robomaso-page-machine", { state: machine, cell: placeName(computer), stored });
}

/** Robots in words: "Bolt and Nut"; nobody if there are none. */
export const robotNames = (robots: number[]): string =>
  robots.length > 0 ? list(robots.map(robotName)) : tr("robomaso-page-nobody");

/** What goes on, for those who are not asked. */
export function doing(view: RobomasoView, names: string[]): string {
  const players = view.asked.map((seat) => names[seat] ?? "");
  return tr("robomaso-page-doing", {
    question: view.asks?.replace("robomaso-", "") ?? "none",
    players: list(players),
    count: players.length,
    robot: view.robot >= 0 ? robotName(view.robot) : "",
  });
}

/** Who and what is hit. */
export function targetNames(line: Pick<Line, "hits" | "either" | "plants"> | undefined): string {
  if (line?.plants.length) return list([...line.hits.map(robotName), ...line.plants.map(() => kindName("flytrap"))]);
  const robots = robotNames(line?.hits ?? []);
  return line?.either ? tr("robomaso-page-either", { robots }) : robots;
}

/** With what a robot can hit another one now: guns, as in answers. */
export function gunsAt(sight: Sight | null, robot: number, target: number): Gun[] {
  const lines = (sight?.lines ?? []).filter((line) => line.robot === robot && line.hits.includes(target));
  return GUN_NAMES.filter((gun) => lines.some(({ way }) => way.startsWith(`${gun}:`)));
}

/** Whether a robot can be seen on the board. */
export const isThere = (robot: RobotView | undefined): boolean => robot?.status === "board";
