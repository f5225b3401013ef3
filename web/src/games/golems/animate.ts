// The view after each event: what the board shows between two updates. One function per kind, all pure.
import type { GameEvent, GolemView, GolemsView, RowView } from "../../gen/golems";
import type { Told } from "../../gen/room";
import {
  AWAY,
  CARDS,
  COLOURS,
  COMMANDS,
  CONTENTS,
  ENDINGS,
  FACE_DOWN,
  FACINGS,
  KIDS,
  KINDS,
  OBJECTS,
  OUT,
  ROUNDS,
  SENSORS,
  SIGNS,
  WATER,
  cellOf,
  goal,
  golemOf,
  indexOf,
  line,
  solidAt,
  term,
} from "./box";
import { together } from "./moment";
import { begun, played, type Play } from "./play";

/** A view while events are played. */
export type Played = GolemsView & { play?: Play | null };

type Kind = GameEvent["kind"];
type Fields<K extends Kind> = Extract<GameEvent, { kind: K }>["fields"];
type After = { [K in Kind]: (view: Played, event: Fields<K>) => Played };

/** Whether an event belongs to the moment that a view shows. */
export function joins(view: Played, next: Told): boolean {
  return together(view.play?.now ?? [], next);
}

/** What the server told; in the middle of a row with what has been done in it so far. */
export function settle(view: Played, { play }: Played): Played {
  return play && view.run.length > 0 ? { ...view, play: { ...play, now: [] } } : view;
}

/** The view after an event, with what is going on; an event of a kind that nobody knows changes nothing. */
export function after(view: Played, event: Told): Played {
  const change = AFTER[event.kind as Kind] as ((view: Played, fields: unknown) => Played) | undefined;
  if (!change || event.kind.startsWith("core.") || speaksOfNobody(view, event)) return view;
  const joined = joins(view, event);
  const opens = !joined && (event.kind === "golems.row_opened" || event.kind === "golems.waited");
  const changed = change(opens ? newRow(view, event.fields as { row: number }) : view, event.fields);
  const play = joined ? view.play! : begun(view, opens);
  return { ...changed, play: played(play, view, changed, event) };
}

/** Whether an event is about a golem that is not in this view: those of the next match of a tournament. */
function speaksOfNobody(view: Played, { kind, fields }: Told): boolean {
  const { seat, to } = fields as { seat?: number; to?: number };
  if ((seat === undefined && to === undefined) || kind === "golems.card_taken" || kind === "golems.sub_laid")
    return false;
  return golemOf(view, seat ?? to!) < 0;
}

/** Another row is opened: what was left of the last one is gone. */
function newRow(view: Played, { row }: { row: number }): Played {
  return { ...view, row: row - 1, passes: 0, blocks: view.blocks.map(() => 0) };
}

const same = (view: Played): Played => view;

const AFTER: After = {
  // before the first round

  "golems.card_taken": (view, { seat, card }) => {
    const face = CARDS.findIndex(({ name }) => name === card);
    const { power, limit, rows, reach } = CARDS[face]!;
    const cup = view.cup && { ...view.cup, faces: view.cup.faces.with(seat, face) };
    return golem({ ...view, cup }, seat, { card: face, power, limit, rows: Number(line(view, "rows")) || rows, reach });
  },
  "golems.colour_taken": (view, { seat, colour }) => golem(view, seat, { colour: indexOf(COLOURS, colour) }),
  "golems.sub_laid": (view, { seat, command: first, next }) => {
    const sub: [number, number] = [command(first), command(next)];
    const cup = view.cup && { ...view.cup, subs: view.cup.subs.toSpliced(2 * seat, 2, ...sub) };
    return golem({ ...view, cup }, seat, { sub });
  },

  // a round begins

  "golems.round_began": (view, { round }) => everybody({ ...view, round, row: 0, passes: 0 }, newRound),
  "golems.turn_began": (view, { seat, turn }) => {
    const next = everybody({ ...view, round: turn, row: 0, passes: 0 }, newRound);
    return everybody(next, (_, each) => {
      if (each.owner === seat && each.missing === 0) return each;
      return { ...each, least: 0, most: 0, missing: each.owner === seat ? 0 : each.missing };
    });
  },
  "golems.luck_drawn": (view, { seat, sign }) => drawn(view, seat, indexOf(SIGNS, sign)),
  "golems.luck_seen": (view, { to, sign }) => drawn(view, to, indexOf(SIGNS, sign)),
  "golems.token_got": (view, { seat, token }) => {
    const sign = indexOf(SIGNS, token);
    return golem(supplied(drawn(view, seat, sign), sign, -1), seat, { held: sign });
  },
  "golems.token_lacking": (view, { seat, token }) => drawn(view, seat, indexOf(SIGNS, token)),

  // Programs and the tokens on them

  "golems.readied": (view, { seat }) => golem(view, seat, { ready: true }),
  "golems.locked": (view, { rows }) =>
    everybody(view, (_, each, at) =>
      each.program.length === rows[at] ? each : { ...each, program: Array<RowView>(rows[at] ?? 0).fill(COVERED) },
    ),
  "golems.token_laid": (view, { seat, token, on, row, card }) => {
    const laid = { token_row: row - 1, token_on: ["", "yes", "no"].indexOf(card), acted: false };
    return golem(golem(view, seat, { held: 0 }), on, { token: indexOf(SIGNS, token), ...laid });
  },
  "golems.token_placed": (view, { seat, token, cell }) => {
    const logic: [number, number][] = [...view.logic, [cellOf(cell), indexOf(SIGNS, token)]];
    return { ...golem(view, seat, { held: 0 }), logic: inOrder(logic) };
  },
  "golems.token_kept": same,
  "golems.row_opened": (view, { seat, row, bonus, command: first, no, sensor }) => {
    const kind = indexOf(KINDS, bonus);
    const called = bonus === "call";
    const opened = {
      kind,
      first: called ? -1 : command(first),
      second: called ? -1 : command(no),
      sensor: Math.max(0, indexOf(SENSORS, sensor)),
      open: true,
    };
    const shown = bonus === "plain" || called ? view : drawn(view, seat, kind);
    return rowOf(shown, seat, row - 1, opened);
  },
  "golems.waited": same,
  "golems.token_worked": (view, { seat, token, row }) => {
    const { program } = view.golems[golemOf(view, seat)]!;
    const hasNext = row < program.length;
    if (token === "AND") return used(hasNext ? rowOf(view, seat, row, { used: true }) : view, seat);
    return token === "NOT" || !hasNext ? used(view, seat) : view;
  },
  "golems.option_chosen": (view, { seat, token, pick }) => {
    const next = view.golems[golemOf(view, seat)]!.token_row + 1;
    return used(pick === "first" && token === "OR" ? view : rowOf(view, seat, next, { used: true }), seat);
  },

  // a row

  "golems.die_rolled": same,
  "golems.pass_began": (view, { row, number }) => ({ ...view, row: row - 1, passes: number }),
  "golems.looked": same,
  "golems.ignored": (view, { seat, command: letter }) => golem(view, seat, { snow: command(letter) + 1 }),
  "golems.turned": (view, { seat, facing }) => golem(view, seat, { facing: indexOf(FACINGS, facing), snow: 0 }),
  "golems.moved": (view, { seat, end }) => arrived(view, seat, end),
  "golems.pushed": (view, { seat, end, barrel }) => arrived(rolled(view, end, barrel), seat, end),
  "golems.climbed": (view, { seat, end }) => arrived(view, seat, end),
  "golems.blocked": (view, { seat }) => golem(view, seat, { snow: 0 }),
  "golems.swam": (view, { seat }) => golem(view, seat, { snow: 0 }),
  "golems.came_ashore": (view, { seat, end }) => arrived(view, seat, end),
  "golems.slid": (view, { seat, end }) => arrived(view, seat, end),
  "golems.shoved": (view, { other, start, end }) => {
    if (other < 0) return rolled(view, start, end);
    const wet = solidAt(view.field, cellOf(end)) === WATER; // it keeps its cell until it comes ashore
    return wet ? golem(view, other, { snow: 0 }) : arrived(view, other, end);
  },
  "golems.stopped": same,
  "golems.stood": (view, { seat }) => golem(view, seat, { snow: 0 }),
  "golems.token_picked": (view, { seat, token, cell, row }) => {
    const taken = { token: indexOf(SIGNS, token), token_row: row - 1, token_on: 0, acted: false };
    return golem(cleared(view, cell), seat, taken);
  },
  "golems.token_lost": (view, { token, cell, why }) => {
    const [sign, rest] = [indexOf(SIGNS, token), cleared(view, cell)];
    return why === "second" ? lost(rest, sign) : supplied(rest, sign, 1);
  },

  // strikes, barrels, damage

  "golems.struck": (view, { seat }) => golem(view, seat, { snow: 0 }),
  "golems.barrel_opened": (view, { cell, content }) => {
    const kind = indexOf(CONTENTS, content);
    return {
      ...view,
      barrels: view.barrels.filter(([at]) => at !== cellOf(cell)),
      opened: view.opened.with(kind, view.opened[kind]! + 1),
    };
  },
  "golems.hurt": (view, { seat, damage }) => golem(view, seat, { damage }),
  "golems.repaired": (view, { seat, damage }) => golem(view, seat, { damage }),
  "golems.row_won": (view, { seat }) => modified(view, seat, 1),
  "golems.row_lost": (view, { seat }) => modified(view, seat, -1),
  "golems.no_effect": same,
  "golems.hole_opened": same,
  "golems.teleported": (view, { seat, end }) => arrived(view, seat, end),
  "golems.declined": same,
  "golems.defended": (view, { seat, blocks }) => shield(golem(view, seat, { snow: 0 }), seat, blocks),
  "golems.shielded": (view, { seat, left }) => shield(view, seat, left),
  "golems.hit": (view, { seat, damage }) => golem(view, seat, { damage }),
  "golems.loop_began": same,
  "golems.loop_ended": same,
  "golems.loop_endless": same,

  // who falls, and who comes back

  "golems.eliminated": (view, { seat }) => {
    const at = golemOf(view, seat);
    const { owner, token, acted, held, points, program } = view.golems[at]!;
    const hill = goal(view) === "hill" && owner >= 0;
    const away = hill || (term(view, "mode") === KIDS && term(view, "respawn") === 1);
    const back = supplied(token && !acted ? supplied(view, token, 1) : view, held, held ? 1 : 0);
    return golem(back, seat, {
      ...NO_TOKEN,
      held: 0,
      cell: -1,
      snow: 0,
      out: away ? AWAY : OUT,
      fell: 7 * view.round + view.row,
      points: hill ? Math.max(0, points - 1) : points,
      program: program.slice(0, view.row + 1),
    });
  },
  "golems.respawned": (view, { seat, cell }) => {
    const { front, missing } = view.golems[golemOf(view, seat)]!;
    const kids = term(view, "mode") === KIDS;
    const standing = { cell: cellOf(cell), facing: front, out: 0, damage: 0, snow: 0 };
    return golem(view, seat, { ...standing, missing: kids ? 1 : missing });
  },

  // plots

  "golems.object_taken": (view, { seat, cell }) => {
    const objects = view.objects
      .map(([at, kind, count]): [number, number, number] => [at, kind, at === cellOf(cell) ? count - 1 : count])
      .filter(([, , count]) => count > 0);
    const { taken } = view.golems[golemOf(view, seat)]!;
    return golem({ ...view, objects }, seat, goal(view) === "home" ? { carried: 1 } : { taken: taken + 1 });
  },
  "golems.object_dropped": (view, { seat, object, cell }) => {
    const [at, { carried }] = [cellOf(cell), view.golems[golemOf(view, seat)]!];
    const lying = view.objects.find(([each]) => each === at);
    const heap: [number, number, number] = [at, lying?.[1] ?? indexOf(OBJECTS, object), (lying?.[2] ?? 0) + carried];
    const objects = inOrder([...view.objects.filter(([each]) => each !== at), heap]);
    return golem({ ...view, objects }, seat, { carried: 0 });
  },
  "golems.brought_home": (view, { seat, count }) => golem(view, seat, { carried: 0, taken: count }),
  "golems.scored": (view, { seat, total }) => golem(view, seat, { points: total }),

  // the end of a round and of the game

  "golems.token_returned": (view, { seat, token, removed }) => {
    const [sign, rest] = [indexOf(SIGNS, token), golem(view, seat, { held: 0 })];
    return removed ? lost(rest, sign) : supplied(rest, sign, 1);
  },
  "golems.round_ended": (view) => {
    const back = view.golems.reduce((now, { token, acted }) => (token && !acted ? supplied(now, token, 1) : now), view);
    return everybody({ ...back, passes: 0, blocks: view.blocks.map(() => 0) }, (_, each) => ({ ...each, ...NO_TOKEN }));
  },
  "golems.sudden_death": (view, { number }) => ({ ...view, extra: number }),
  // the field and the golems of the next match only the next view can tell
  "golems.match_began": (view, { number, one, two }) => ({
    ...view,
    cup: view.cup && { ...view.cup, match: number, one, two },
  }),
  "golems.match_ended": same,
  "golems.game_over": (view, { why }) => ({ ...view, ending: indexOf(ENDINGS, why) }),

  // what was taken back only the next view can tell

  "core.took_back": same,
  "core.took_back_sealed": same,
};

const COVERED: RowView = { kind: FACE_DOWN, first: -1, second: -1, sensor: 0, open: false, used: false };
const NO_TOKEN = { token: 0, token_row: 0, token_on: 0, acted: false };

/** The number of a command; -1 for none. */
function command(letter: string): number {
  return letter ? indexOf(COMMANDS, letter) : -1;
}

/** A golem changes. */
function golem(view: Played, seat: number, change: Partial<GolemView>): Played {
  const at = golemOf(view, seat);
  return at < 0 ? view : { ...view, golems: view.golems.with(at, { ...view.golems[at]!, ...change }) };
}

/** All golems change. */
function everybody(view: Played, change: (view: Played, golem: GolemView, at: number) => GolemView): Played {
  return { ...view, golems: view.golems.map((each, at) => change(view, each, at)) };
}

/** A golem at the beginning of a round: no Program yet, and as many rows as its card and tokens give. */
function newRound(view: Played, each: GolemView): GolemView {
  const plays = each.owner >= 0 && each.out !== OUT;
  const misses = term(view, "mode") === KIDS && each.missing > 0 && !inTurns(view);
  const draws = plays && view.luck_deck.length > 0 && view.round <= ROUNDS;
  const unseen = each.owner !== view.seat && (draws || (each.out === OUT && each.past.at(-1) === FACE_DOWN));
  const given = Math.max(0, indexOf(SIGNS, line(view, "bonus"))); // by the scenario, where there are no Luck cards
  const { rows, modifier } = each;
  return {
    ...each,
    program: [],
    ready: false,
    snow: 0,
    worn: each.out === AWAY ? 0 : each.damage,
    least: plays && !misses ? Math.max(1, rows + Math.min(0, modifier)) : 0,
    most: plays && !misses ? Math.max(1, rows + modifier) : 0,
    missing: misses ? 0 : each.missing,
    modifier: 0,
    luck: unseen ? FACE_DOWN : plays ? given : 0,
    past: draws ? [...each.past, FACE_DOWN] : each.past,
  };
}

function inTurns(view: Played): boolean {
  return term(view, "mode") === KIDS && term(view, "together") === 0;
}

/** A Luck card is seen: what it is worth depends on whether logic is played. */
function drawn(view: Played, seat: number, sign: number): Played {
  const { past } = view.golems[golemOf(view, seat)]!;
  const luck = sign > 3 && term(view, "logic") === 0 ? 0 : sign;
  return golem(view, seat, { luck, past: past.length > 0 ? past.with(-1, sign) : past });
}

/** A row of a Program changes. */
function rowOf(view: Played, seat: number, row: number, change: Partial<RowView>): Played {
  const program = [...(view.golems[golemOf(view, seat)]?.program ?? [])];
  while (program.length <= row) program.push(COVERED);
  program[row] = { ...program[row]!, ...change };
  return golem(view, seat, { program });
}

/** The token on a Program has acted and goes to the supply. */
function used(view: Played, seat: number): Played {
  const { token, acted } = view.golems[golemOf(view, seat)]!;
  return acted || !token ? view : golem(supplied(view, token, 1), seat, { acted: true });
}

/** Logic tokens come to the supply, or leave it. */
function supplied(view: Played, sign: number, count: number): Played {
  return count === 0 ? view : { ...view, supply: view.supply.with(sign, view.supply[sign]! + count) };
}

/** A logic token leaves the game. */
function lost(view: Played, sign: number): Played {
  return { ...view, gone: view.gone.with(sign, view.gone[sign]! + 1) };
}

/** The logic token on a cell is taken away. */
function cleared(view: Played, cell: string): Played {
  return { ...view, logic: view.logic.filter(([at]) => at !== cellOf(cell)) };
}

/** A golem gets to a cell. */
function arrived(view: Played, seat: number, cell: string): Played {
  return golem(view, seat, { cell: cellOf(cell), snow: 0 });
}

/** A barrel goes from a cell to another. */
function rolled(view: Played, start: string, end: string): Played {
  const barrels = view.barrels.map(([at, content]): [number, number] => [
    at === cellOf(start) ? cellOf(end) : at,
    content,
  ]);
  return { ...view, barrels: inOrder(barrels) };
}

/** Things on cells, row by row. */
function inOrder<T extends number[]>(things: T[]): T[] {
  return things.sort(([one], [two]) => one! - two!);
}

/** A row more or less in the next Program. */
function modified(view: Played, seat: number, change: number): Played {
  return golem(view, seat, { modifier: view.golems[golemOf(view, seat)]!.modifier + change });
}

/** How many units of strike power the Defence of a golem still stops. */
function shield(view: Played, seat: number, blocks: number): Played {
  return { ...view, blocks: view.blocks.with(golemOf(view, seat), blocks) };
}
