// The view after each event: what the board shows between two updates. One function per kind, all pure.
import type { AlgoracingView, GameEvent, PlayerView, RoverView, RowView } from "../../gen/algoracing";
import type { Told } from "../../gen/room";
import { CARDS, COLOURS, CORNERS, ENDINGS, FACINGS, LABS, TYPES, cornerSquares, indexOf, squareOf, term } from "./box";

/** The command that is being carried out: its place from 0, and which repetition of how many this is. */
export interface Running {
  seat: number;
  place: number;
  time: number;
  times: number;
}

/** A view while events are played. */
export type Played = AlgoracingView & { running?: Running | null };

type Kind = GameEvent["kind"];
type Fields<K extends Kind> = Extract<GameEvent, { kind: K }>["fields"];
type After = { [K in Kind]: (view: Played, event: Fields<K>) => Played };

/** The view after an event; the same view if the event is of a kind that changes nothing. */
export function after(view: Played, event: Told): Played {
  const change = AFTER[event.kind as Kind] as ((view: Played, fields: unknown) => Played) | undefined;
  return change ? change(view, event.fields) : view;
}

const same = (view: Played): Played => view;

const AFTER: After = {
  // before the first turn

  "algoracing.based": (view, { seat, corner, facing }) => {
    const at = indexOf(CORNERS, corner);
    const standing = { square: cornerSquares(view.field)[at]!, facing: indexOf(FACINGS, facing) };
    const put = { ...rover(view, seat, standing), tokens: view.tokens.with(at, view.colours[seat]!) };
    return nextChooser({ ...put, at: view.at - 1 });
  },
  "algoracing.spare_based": (view, { colour, corner }) => ({
    ...view,
    tokens: view.tokens.with(indexOf(CORNERS, corner), indexOf(COLOURS, colour)),
  }),

  // cards

  "algoracing.drew": (view, { seat, count }) => {
    const begun = begin(view);
    const drawn = player(begun, seat, { cards: begun.players[seat]!.cards + count });
    return { ...drawn, deck: view.deck - count, running: null };
  },
  "algoracing.dealt": (view, { to, cards }) => (to === view.seat ? { ...view, hand: held(view.hand, cards, 1) } : view),
  "algoracing.reshuffled": (view, { count }) => ({ ...view, deck: view.deck + count, pile: [] }),
  "algoracing.passed": (view, { seat, cards }) => {
    const own = seat === view.seat ? { hand: held(view.hand, cards, -1), draft: null, edits: [], marked: [] } : {};
    const left = player(view, seat, { cards: view.players[seat]!.cards - cards.length });
    return { ...left, ...own, pile: [...view.pile, ...cards.map(card)] };
  },
  "algoracing.turn_started": (view, { seat, round }) => ({
    ...begin(view),
    at: (seat - view.first + view.players.length) % view.players.length,
    round,
    running: null,
  }),

  // the algorithm

  "algoracing.inserted": (view, { seat, card: name, place }) =>
    laid(view, seat, (row) => ({
      cards: row.cards.toSpliced(place - 1, 0, card(name)),
      cycles: row.cycles.map(([at, span, times]) => [at >= place - 1 ? at + 1 : at, span, times]),
      covered: row.covered.map(([at, under]) => [at >= place - 1 ? at + 1 : at, under]),
    })),
  "algoracing.covered": (view, { seat, card: name, place, over }) =>
    laid(view, seat, (row) => ({
      ...row,
      cards: row.cards.with(place - 1, card(name)),
      covered: [...row.covered, [place - 1, card(over)]],
    })),
  "algoracing.cycled": (view, { seat, card: name, place, span }) =>
    laid(view, seat, (row) => {
      const cycle: [number, number, number] = [place - 1, span, Number(name.slice(1))];
      return { ...row, cycles: [...row.cycles, cycle].sort(([a], [b]) => a - b) };
    }),
  "algoracing.cycle_lifted": (view, { card: name, place }) => cycleGone(view, name, place - 1),
  "algoracing.cycle_lost": (view, { card: name, place }) => cycleGone(view, name, place - 1),
  "algoracing.row_discarded": (view) => {
    const { cards, cycles, covered } = view.row;
    const pile = covered.map(([, under]) => under);
    cards.forEach((each, place) => {
      pile.push(each);
      for (const [at, , times] of cycles) if (at === place) pile.push(card(`X${times}`));
    });
    return {
      ...view,
      row: { cards: [], cycles: [], covered: [] },
      pile: [...view.pile, ...pile],
      running: null,
    };
  },
  "algoracing.started": (view, { seat, place, time, times }) => ({
    ...shown(view, seat),
    running: { seat, place: place - 1, time, times },
  }),
  "algoracing.futile": same,
  "algoracing.skipped": same,

  // rovers

  "algoracing.moved": (view, { seat, end }) => arrived(view, seat, end),
  "algoracing.turned": (view, { seat, facing }) => rover(view, seat, { facing: indexOf(FACINGS, facing) }),
  "algoracing.rode": (view, { seat, end }) => arrived(view, seat, end),
  "algoracing.elevator_busy": (view, { seat }) => rover(view, seat, { waiting: true }),
  "algoracing.impulse": same,
  "algoracing.teleported": (view, { seat, end }) => arrived(view, seat, end),
  "algoracing.collided": same,
  "algoracing.compensated": (view, { seat, giver }) => {
    const got = rover(view, seat, { aboard: view.rovers[seat]!.aboard + 1, bars: barred(view, seat, giver) });
    return rover(got, giver, { aboard: view.rovers[giver]!.aboard - 1, bars: barred(view, giver, seat) });
  },
  "algoracing.bar_lifted": (view, { seat, other }) => {
    const free = rover(view, seat, { bars: view.rovers[seat]!.bars.filter((each) => each !== other) });
    return rover(free, other, { bars: view.rovers[other]!.bars.filter((each) => each !== seat) });
  },

  // samples

  "algoracing.loaded": (view, { seat, square, count, left }) => {
    const taken = rover(view, seat, { aboard: view.rovers[seat]!.aboard + count });
    return { ...taken, samples: view.samples.with(squareOf(square, view.field.width), left) };
  },
  "algoracing.delivered": (view, { seat, types, points }) => {
    const delivered = [...view.players[seat]!.delivered];
    for (const type of types) delivered[indexOf(TYPES, type)]! += 1;
    return player(rover(view, seat, { aboard: 0 }), seat, { delivered, points });
  },
  "algoracing.dropped": (view, { seat, square, count }) => lying(rover(view, seat, { aboard: 0 }), square, count),
  "algoracing.pulled": (view, { start, end, count }) => lying(lying(view, start, -count), end, count),

  // the end

  "algoracing.left": (view, { seat, square, count, cards }) => {
    const gone = rover(player(view, seat, { cards: 0, away: true }), seat, { square: -1, aboard: 0, waiting: false });
    const own = seat === view.seat ? { hand: view.hand.map(() => 0), draft: null, edits: [], marked: [] } : {};
    const left = { ...gone, ...own, pile: [...view.pile, ...cards.map(card)], running: null };
    return nextChooser(square ? lying(left, square, count) : left);
  },
  "algoracing.game_over": (view, { why }) => {
    const whole = why === "rounds" || (why === "target" && term(view, "finish") === 1);
    return { ...view, ending: indexOf(ENDINGS, why), at: whole ? view.players.length : view.at, running: null };
  },

  // what was taken back only the next view can tell

  "core.took_back": same,
  "core.took_back_sealed": same,
};

/** The number of a card. */
function card(name: string): number {
  return indexOf(CARDS, name);
}

/** A rover changes. */
function rover(view: Played, at: number, change: Partial<RoverView>): Played {
  return { ...view, rovers: view.rovers.with(at, { ...view.rovers[at]!, ...change }) };
}

/** A player changes. */
function player(view: Played, at: number, change: Partial<PlayerView>): Played {
  return { ...view, players: view.players.with(at, { ...view.players[at]!, ...change }) };
}

/** A hand with these cards more, or fewer. */
function held(hand: number[], cards: string[], sign: number): number[] {
  const changed = [...hand];
  for (const name of cards) changed[card(name)]! += sign;
  return changed;
}

/** A rover reaches a square; it waits for no elevator any more. */
function arrived(view: Played, seat: number, name: string): Played {
  return rover(view, seat, { square: squareOf(name, view.field.width), waiting: false });
}

/** Samples come to a square, or leave it. */
function lying(view: Played, name: string, count: number): Played {
  const square = squareOf(name, view.field.width);
  return { ...view, samples: view.samples.with(square, view.samples[square]! + count) };
}

/** With whom nothing is owed, in order. */
function barred(view: Played, seat: number, other: number): number[] {
  return [...new Set([...view.rovers[seat]!.bars, other])].sort((a, b) => a - b);
}

/** A card goes from a hand into the row on the table. One's own draft stays in sight until the run begins. */
function laid(view: Played, seat: number, change: (row: RowView) => RowView): Played {
  const less = player(view, seat, { cards: view.players[seat]!.cards - 1 });
  return { ...less, row: change(view.row) };
}

/** What was prepared lies on the table now. */
function shown(view: Played, seat: number): Played {
  return seat === view.seat ? { ...view, draft: null, edits: [], marked: [] } : view;
}

/** A cycle card goes to the discard pile. One that was lost by an insertion is told by the place it had before. */
function cycleGone(view: Played, name: string, place: number): Played {
  const begins = (at: number): boolean => view.row.cycles.some((cycle) => cycle[0] === at);
  const gone = begins(place) ? place : place + 1;
  const cycles = view.row.cycles.filter(([at]) => at !== gone);
  return { ...view, row: { ...view.row, cycles }, pile: [...view.pile, card(name)] };
}

/** Who chooses a base after this: those who have left are passed over. */
function nextChooser(view: Played): Played {
  if (!view.choosing) return view;
  let { at } = view;
  while (at >= 0 && view.players[(view.first + at) % view.players.length]!.away) at -= 1;
  return { ...view, at: Math.max(at, 0) };
}

/** The bases have been chosen: every base has its rover, and the labs are the ones on the tokens. */
function begin(view: Played): Played {
  if (!view.choosing) return view;
  const corners = cornerSquares(view.field);
  const home = (colour: number): number => corners[view.tokens.indexOf(colour)] ?? -1;
  const labs = view.tokens.map((token) =>
    view.players
      .map((_, seat) => seat)
      .filter((seat) => term(view, "four_labs") === 1 || LABS[token]!.some((lab) => lab === view.colours[seat])),
  );
  const rovers = view.rovers.map((each) => ({ ...each, home: home(each.colour) }));
  return { ...view, choosing: false, labs, rovers };
}
