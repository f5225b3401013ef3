// What follows from cubes and cards: levels of skills and points as they would be counted now.
import type { PlayerView, ProgressView, SheetView } from "../../gen/progress";
import { onTurn, tech, term, theBox } from "./box";

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A view in which levels, points and actions fit everything else. */
export function reckoned<V extends ProgressView>(view: V): V {
  const players = view.players.map((player) => ({ ...player, levels: levelsOf(player) }));
  const whole = { ...view, players };
  const actions = theBox().skills[0]!.values[players[onTurn(view)]?.levels[0] ?? 0]!;
  return { ...whole, actions, players: players.map((player) => ({ ...player, sheet: sheetOf(whole, player) })) };
}

/** By skill: how many spaces the personality that lies face up adds. */
export function added(player: PlayerView): number[] {
  const { skills, personalities } = theBox();
  const lasting = player.persons.filter(({ up }) => up).flatMap(({ person }) => personalities[person]!.lasting);
  return skills.map(({ id }) =>
    sum(lasting.filter(({ what, which }) => what === "skill" && which === id).map(({ amount }) => amount)),
  );
}

function levelsOf(player: PlayerView): number[] {
  const more = added(player);
  return theBox().skills.map(({ values }, skill) => Math.min(player.skills[skill]! + more[skill]!, values.length - 1));
}

function sheetOf(view: ProgressView, player: PlayerView): SheetView {
  const { skills, powers, achievements, personalities } = theBox();
  const cards = player.active.map(tech);
  const sheet = {
    power: powers.map((_, track) => powerPoints(view, player, track)),
    skills: skills.map(({ points }, skill) => points[player.skills[skill]!]!),
    cards: sum(cards.map(({ points }) => points)),
    symbols: sum(cards.map(({ perFive }) => Math.floor(cards.filter(({ type }) => type === perFive).length / 5))),
    achievements: sum(player.owns.map((feat) => achievements[feat]!.points)),
    personalities: sum(player.persons.map(({ person }) => personalities[person]!.points)),
    time: 0 - penalty(view.time.length),
  };
  const total = sum([...sheet.power, ...sheet.skills]) + sheet.cards + sheet.symbols;
  return { ...sheet, total: total + sheet.achievements + sheet.personalities + sheet.time };
}

/** What a track would bring now: players on one space share the places they occupy. */
function powerPoints(view: ProgressView, player: PlayerView, track: number): number {
  const { places, solo } = theBox().powers[track]!;
  const mine = player.power[track]!;
  if (view.players.length === 1) return solo[mine]!;
  if (term(view, "needs_step") === 1 && mine === 0) return 0;
  const place = view.players.filter(({ power }) => power[track]! > mine).length;
  const sharing = view.players.filter(({ power }) => power[track] === mine).length;
  return Math.floor(sum(places.slice(place, place + sharing)) / sharing);
}

/** The place of a player on a track, from 1. */
export function placeOn(view: ProgressView, seat: number, track: number): number {
  const mine = view.players[seat]!.power[track]!;
  return 1 + view.players.filter(({ power }) => power[track]! > mine).length;
}

/** Whether others are on the same space of a track. */
export function sharesPlace(view: ProgressView, seat: number, track: number): boolean {
  const mine = view.players[seat]!.power[track]!;
  return view.players.some(({ power }, other) => other !== seat && power[track] === mine);
}

/** What so many cards of the time deck cost: the first seven one point each, the next seven two, and so on. */
export function penalty(cards: number): number {
  return sum(Array.from({ length: cards }, (_, number) => Math.floor(number / 7) + 1));
}
