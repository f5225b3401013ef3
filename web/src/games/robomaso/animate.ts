// The view after each event: what the board shows between two updates. One function per kind, all pure.
import type { GameEvent, PlayerView, RobomasoView, RobotView } from "../../gen/robomaso";
import type { Told } from "../../gen/room";
import {
  CANCELLED,
  CORNERS,
  FACINGS,
  KINDS,
  ON_BOARD,
  WAITING,
  WORKING,
  back,
  cardOf,
  cellOf,
  indexOf,
  isOpen,
  numberOf,
  term,
} from "./box";

/** Who hit whom. */
interface Hits {
  robot: number;
  hit: number[];
}

/** A view while events are played. */
export type Played = RobomasoView & {
  /** The last shots of this move: who dies by them. */
  shots?: Hits[];
  /** The cell of the last death, or of a raided computer. */
  source?: number;
  /** By robot: the cell where it died. */
  graves?: Record<number, number>;
};

type Kind = GameEvent["kind"];
type Fields<K extends Kind> = Extract<GameEvent, { kind: K }>["fields"];
type After = { [K in Kind]: (view: Played, event: Fields<K>) => Played };

const [REACTION, CAPACITY] = [KINDS.indexOf("reaction"), KINDS.indexOf("capacity")];
const KEPT = ["crash", "hole", "suicide"]; // deaths after which a robot keeps its discs

/** The view after an event; the same view if the event is of a kind that changes nothing. */
export function after(view: Played, event: Told): Played {
  const change = AFTER[event.kind as Kind] as ((view: Played, fields: unknown) => Played) | undefined;
  const changed = change ? change(view, event.fields) : view;
  return changed === view ? view : summed(changed);
}

const same = (view: Played): Played => view;

const AFTER: After = {
  // setting up and the opening

  "robomaso.discs_given": (view, { one, two }) => {
    const given = robot(robot(view, one, { discs: 1 }), two, { discs: 2 });
    return { ...given, place: (view.place + 1) % view.players.length };
  },
  "robomaso.corner_chosen": (view, { seat, cell }) => player(view, seat, { corner: CORNERS.indexOf(cellOf(cell)) }),
  "robomaso.card_set_aside": (view, { card }) => ({
    ...view,
    deck: view.deck - 1,
    aside: [...view.aside, numberOf(card)],
  }),
  "robomaso.set_aside_shuffled": (view, { count }) => ({ ...view, deck: view.deck + count, aside: [] }),
  "robomaso.robot_placed": (view, { robot: number, cell, heading }) => ({
    ...entered(view, number, cell, heading),
    place: view.place + 1,
  }),

  // building

  "robomaso.turn_began": (view, { seat, round }) => {
    const robots = view.robots.map((each) => (each.seat === seat ? { ...each, moved: false, tried: false } : each));
    const truce = round <= term(view, "truce");
    return { ...view, robots, round, truce, place: view.order.indexOf(seat), robot: -1, shots: [] };
  },
  "robomaso.truce_over": (view, { round }) => ({ ...view, round, truce: false }),
  "robomaso.card_drawn": (view, { card }) => ({ ...view, deck: view.deck - 1, drawn: numberOf(card) }),
  "robomaso.card_shown": same,
  "robomaso.card_laid": (view, { card, cell, quarters }) => ({
    ...laid(view, numberOf(card), cell, quarters),
    drawn: -1,
  }),
  "robomaso.field_laid": (view, { seat, cell }) =>
    player(laid(view, numberOf("field"), cell), seat, { field: cellOf(cell) }),
  "robomaso.computer_laid": (view, { seat, cell, quarters }) =>
    player(laid(view, numberOf("computer"), cell, quarters), seat, { computer: cellOf(cell), machine: WORKING }),
  "robomaso.cell_filled": (view, { cell, from_deck }) => {
    const filled = laid(view, numberOf("down"), cell);
    return from_deck ? { ...filled, deck: view.deck - 1 } : blank(filled, cell);
  },
  "robomaso.building_skipped": same,

  // deployment

  "robomaso.robot_deployed": (view, { robot: number, cell, heading }) =>
    home(robot(entered(view, number, cell, heading), number, { tried: true, dead: false }), number),
  "robomaso.deployment_postponed": (view, { robot: number }) => home(robot(view, number, { tried: true }), number),

  // moves

  "robomaso.move_began": (view, { robot: number, points }) => {
    const bogged = view.robots[number]!.muddy && term(view, "full_speed") !== 1;
    return { ...view, robot: number, points, bogged, shots: [] };
  },
  "robomaso.robot_drove": (view, { robot: number, cell, heading }) => {
    const muddy = symbolAt(view, cellOf(cell)) === "mud";
    const driven = robot(view, number, { ...standing(cell, heading), muddy });
    return { ...driven, points: muddy ? 0 : view.points - 1 };
  },
  "robomaso.robot_turned": (view, { robot: number, cell, heading, price }) => ({
    ...robot(view, number, standing(cell, heading)),
    points: view.points - price,
  }),
  "robomaso.robot_waited": (view) => moveOver(view),
  "robomaso.move_ended": (view) => moveOver(view),
  "robomaso.robot_hopped": (view, { robot: number, cell, heading }) =>
    robot(view, number, { ...standing(cell, heading), barred: barredAt(view, cell, heading) }),
  "robomaso.robots_crashed": same,
  "robomaso.robot_eaten": (view, { robot: number, cell, layer }) => ({
    ...uprooted(view, cell),
    shots: [{ robot: layer, hit: [number] }],
  }),
  "robomaso.robot_died": (view, { robot: number, how }) => {
    const { cell, discs } = view.robots[number]!;
    const robbed = !KEPT.includes(how) && (view.shots ?? []).some((shot) => hits(shot, number));
    const gone = robot(view, number, { ...GONE, dead: true, discs: robbed ? 0 : discs });
    const graves = { ...view.graves, [number]: cell };
    return { ...(number === view.robot ? moveOver(gone) : gone), source: cell, graves };
  },
  "robomaso.cards_lost": (view, { robot: number }) => {
    const { cards } = view.robots[number]!;
    const lost = robot(view, number, { cards: cards.map(() => 0) });
    return cards.reduce((all, count, kind) => returned(all, kind, count), lost);
  },

  // cards and discs

  "robomaso.card_taken": (view, { robot: number, kind_of_card }) => {
    const kind = indexOf(KINDS, kind_of_card);
    return faster(returned(got(view, number, kind, 1), kind, -1), number, kind_of_card);
  },
  "robomaso.symbol_left": same,
  "robomaso.discs_won": (view, { seat, robot: number, count, stored }) =>
    stored
      ? player(view, seat, { stored: view.players[seat]!.stored + count })
      : robot(view, number, { discs: view.robots[number]!.discs + count }),
  "robomaso.looted": (view, { robot: number, victim, kind_of_card }) =>
    faster(passed(view, victim, number, indexOf(KINDS, kind_of_card), 1), number, kind_of_card),
  "robomaso.capacity_won": (view, { robot: number, victim }) =>
    passed(view, victim, number, CAPACITY, view.robots[victim]!.cards[CAPACITY]!),
  "robomaso.disc_stored": (view, { seat, robot: number }) => {
    const given = robot(view, number, { discs: view.robots[number]!.discs - 1 });
    return player(given, seat, { stored: view.players[seat]!.stored + 1 });
  },
  "robomaso.computer_cancelled": (view, { seat, cell, one, two }) => {
    const over = blank(laid(view, numberOf("down"), cell), cell);
    const first = robot(over, 2 * seat, { discs: view.robots[2 * seat]!.discs + one });
    const both = robot(first, 2 * seat + 1, { discs: view.robots[2 * seat + 1]!.discs + two });
    return player(both, seat, { machine: CANCELLED, stored: 0 });
  },
  "robomaso.computer_raided": (view, { owner, discs, cell }) => ({
    ...player(view, owner, { stored: view.players[owner]!.stored - discs }),
    shots: [],
    source: cellOf(cell),
  }),
  "robomaso.robot_sent_home": (view, { robot: number }) => robot(view, number, { ...GONE, dead: false }),

  // shooting

  "robomaso.robots_met": (view, { foe, first }) => ({ ...view, foe, turn_of: first }),
  "robomaso.fire_held": same,
  "robomaso.secrets_shown": same,
  "robomaso.peace_made": same,
  "robomaso.shot_fired": (view, { robot: number, gun, hit }) => {
    const kind = indexOf(KINDS, gun);
    const shots = [...(view.shots ?? []).slice(-1), { robot: number, hit }]; // of an exchange there are two
    return { ...(kind < 0 ? view : returned(got(view, number, kind, -1), kind, 1)), shots };
  },
  "robomaso.flytrap_laid": (view, { robot: number, cell }) => {
    const plants: [number, number][] = [...view.plants, [cellOf(cell), number]];
    const less = got(view, number, KINDS.indexOf("flytrap"), -1);
    return { ...less, plants: plants.sort(([one], [two]) => one - two) };
  },
  "robomaso.flytrap_shot": (view, { cell }) => uprooted(view, cell),

  // the end

  "robomaso.game_over": (view, { winners, why }) =>
    why === "goal" ? { ...view, ending: 1, winner: winners[0]! } : { ...view, ending: 2, place: 0 },

  // what was taken back only the next view can tell

  "core.took_back": same,
  "core.took_back_sealed": same,
};

const GONE = { status: WAITING, cell: -1, heading: 0, barred: 0, muddy: false };

/** A robot changes. */
function robot(view: Played, at: number, change: Partial<RobotView>): Played {
  return { ...view, robots: view.robots.with(at, { ...view.robots[at]!, ...change }) };
}

/** A player changes. */
function player(view: Played, at: number, change: Partial<PlayerView>): Played {
  return { ...view, players: view.players.with(at, { ...view.players[at]!, ...change }) };
}

/** What follows from the rest: sums of cards and discs. */
function summed(view: Played): Played {
  const robots = view.robots.map((each) => {
    const total = each.cards.reduce((sum, count) => sum + count, 0) - each.cards[CAPACITY]!;
    const nest = symbolAt(view, each.cell) === "nest" ? 1 : 0;
    return { ...each, total, reaction: each.cards[REACTION]! + nest };
  });
  const players = view.players.map((each, seat) => {
    const discs = each.stored + robots[2 * seat]!.discs + robots[2 * seat + 1]!.discs;
    return { ...each, discs };
  });
  return { ...view, robots, players };
}

function symbolAt(view: Played, cell: number): string {
  const card = view.cards[cell] ?? -1;
  return card < 0 ? "" : cardOf(card).symbol;
}

/** A card comes to lie on a cell. */
function laid(view: Played, card: number, name: string, quarters = 0): Played {
  const cell = cellOf(name);
  return {
    ...view,
    cards: view.cards.with(cell, card),
    turned: view.turned.with(cell, quarters),
    sides: view.sides.with(cell, cardOf(card).sides[quarters]!),
  };
}

/** A face-down cell that is no card of the deck. */
function blank(view: Played, name: string): Played {
  return { ...view, blanks: [...view.blanks, cellOf(name)].sort((one, two) => one - two) };
}

/** Where a robot is after it has driven or turned. */
function standing(name: string, heading: string): Pick<RobotView, "cell" | "heading" | "barred"> {
  const side = indexOf(FACINGS, heading);
  return { cell: cellOf(name), heading: side, barred: back(side) };
}

/** The side by which a robot that was carried somewhere may not leave: at corner teleports the other opening. */
function barredAt(view: Played, name: string, heading: string): number {
  const [cell, side] = [cellOf(name), indexOf(FACINGS, heading)];
  if (!CORNERS.includes(cell)) return back(side);
  return [0, 1, 2, 3].find((other) => other !== side && isOpen(view.sides[cell]!, other)) ?? back(side);
}

/** A robot comes onto the board. */
function entered(view: Played, number: number, cell: string, heading: string): Played {
  return robot(view, number, { ...standing(cell, heading), status: ON_BOARD });
}

/** The moving robot has ended its move. */
function moveOver(view: Played): Played {
  if (view.robot < 0) return view;
  return { ...robot(view, view.robot, { moved: true }), robot: -1, points: 0 };
}

/** A raider that is at home again has ended its move. */
function home(view: Played, number: number): Played {
  return view.robot === number ? moveOver(view) : view;
}

/** A robot has cards more, or fewer. */
function got(view: Played, number: number, kind: number, count: number): Played {
  const { cards } = view.robots[number]!;
  return robot(view, number, { cards: cards.with(kind, cards[kind]! + count) });
}

/** Cards go back to the supply, or come from it; only counted ones and capacity are limited. */
function returned(view: Played, kind: number, count: number): Played {
  if (kind !== CAPACITY && term(view, "counted") !== 1) return view;
  return { ...view, supply: view.supply.with(kind, view.supply[kind]! + count) };
}

/** With the option for it a speed card lengthens the move in which it is gained, but not out of mud or in it. */
function faster(view: Played, number: number, card: string): Played {
  const counts = card === "speed" && number === view.robot && term(view, "speed_at_once") === 1;
  return counts && !view.bogged && !view.robots[number]!.muddy ? { ...view, points: view.points + 1 } : view;
}

/** Cards go from one robot to another. */
function passed(view: Played, from: number, to: number, kind: number, count: number): Played {
  return got(got(view, from, kind, -count), to, kind, count);
}

/** A flytrap is gone. */
function uprooted(view: Played, name: string): Played {
  const plants = view.plants.filter(([cell]) => cell !== cellOf(name));
  return returned({ ...view, plants }, KINDS.indexOf("flytrap"), 1);
}

/** Whether a shot of another robot hits this one. */
function hits(shot: Hits, number: number): boolean {
  return shot.robot !== number && shot.hit.includes(number);
}
