import { describe, expect, test } from "vitest";
import type { GolemView, GolemsView } from "../../src/gen/golems";
import { after, type Played } from "../../src/games/golems/animate";
import { cellOf } from "../../src/games/golems/box";
import { find, recorded, recordedNames, told } from "./stage";

/**
 * What is shown and told. Only the next update brings who is asked what, how a row goes on after a question, one's own
 * hand, how much damage a golem has dealt, and the field of another match.
 */
const SHOWN = ["field", "barrels", "opened", "logic", "objects", "supply", "gone", "round", "extra", "cup"] as const;
const SHOWN_OF_GOLEM = [
  ...([
    "owner",
    "bot",
    "colour",
    "card",
    "power",
    "limit",
    "rows",
    "reach",
    "cell",
    "facing",
    "home",
    "front",
  ] as const),
  ...(["damage", "out", "snow", "modifier", "fell", "points", "carried", "taken", "missing", "luck", "past"] as const),
  ...(["held", "sub", "least", "most", "ready", "token", "token_row", "token_on", "acted"] as const),
];

const only = <T extends object>(thing: T, names: readonly (keyof T)[]): object =>
  Object.fromEntries(names.map((name) => [name, thing[name]]));

/** Of a Program: the rows everybody has seen; the others lie face down. */
const openRows = ({ program }: GolemView): object[] =>
  program.flatMap((row, number) => (row.open ? [{ ...row, number }] : []));

function tellable(view: Played): object {
  const golems = view.golems.map((golem) => ({ ...only(golem, SHOWN_OF_GOLEM), open: openRows(golem) }));
  return { ...only(view, SHOWN), golems, over: view.ending > 0 };
}

test("there are recorded games", () => {
  expect(recordedNames().length).toBeGreaterThan(0);
});

describe.each(recordedNames())("in %s", (name) => {
  test("every seat sees after the events what the next view shows", () => {
    for (const [seat, rows] of Object.entries(recorded(name).updates)) {
      for (const [number, update] of rows.entries()) {
        if (number === 0 || update.events.some(({ kind }) => kind.startsWith("golems.match_"))) continue;
        const before: GolemsView = rows[number - 1]!.view;
        const folded = update.events.reduce(after, before as Played);
        expect(tellable(folded), `seat ${seat}, update ${number}`).toEqual(tellable(update.view));
      }
    }
  });
});

// what the recorded games may not show

const viewOf = (game: RegExp): GolemsView => find(({ view }) => view.round > 0, game).update.view;

/** A view in which a golem is like this. */
const like = (view: GolemsView, golem: number, change: Partial<GolemView>): Played => ({
  ...view,
  golems: view.golems.with(golem, { ...view.golems[golem]!, ...change }),
});

test("a golem that is shoved into water keeps its cell until it comes ashore", () => {
  const view = like(viewOf(/river/), 1, { cell: cellOf("b2"), snow: 1 });
  const wet = after(view, told("shoved", { seat: 0, other: 1, start: "b2", end: "b3" }));
  expect(wet.golems[1]).toMatchObject({ cell: cellOf("b2"), snow: 0 });
  expect(wet.play!.swims[1]).toBe(cellOf("b3"));
  const ashore = after(wet, told("came_ashore", { seat: 1, start: "b2", end: "d3" }));
  expect(ashore.golems[1]!.cell).toBe(cellOf("d3"));
  expect(ashore.play!.swims[1]).toBe(-1);
});

test("a shoved barrel goes on by a cell, and so does a shoved golem", () => {
  const view: Played = { ...viewOf(/duel/), barrels: [[cellOf("b2"), -1]] };
  expect(after(view, told("shoved", { seat: 0, other: -1, start: "b2", end: "c2" })).barrels).toEqual([
    [cellOf("c2"), -1],
  ]);
  expect(after(view, told("shoved", { seat: 0, other: 1, start: "c1", end: "d1" })).golems[1]!.cell).toBe(cellOf("d1"));
});

test("AND and XOR use up the next row, OR only if it is chosen", () => {
  const row = { kind: -1, first: -1, second: -1, sensor: 0, open: false, used: false };
  const view = (token: number) =>
    like(viewOf(/logic/), 0, { program: [row, row, row], token, token_row: 0, acted: false });
  const used = ({ golems }: Played) => golems[0]!.program.map((each) => each.used);
  const and = after(view(4), told("token_worked", { seat: 0, token: "AND", row: 1 }));
  expect([used(and), and.golems[0]!.acted, and.supply[4]]).toEqual([
    [false, true, false],
    true,
    view(4).supply[4]! + 1,
  ]);
  const or = after(view(5), told("token_worked", { seat: 0, token: "OR", row: 1 }));
  expect([used(or), or.golems[0]!.acted]).toEqual([[false, false, false], false]);
  const chosen = (token: number, name: string, pick: string) =>
    used(after(view(token), told("option_chosen", { seat: 0, token: name, pick })));
  expect(chosen(5, "OR", "first")).toEqual([false, false, false]);
  expect(chosen(5, "OR", "both")).toEqual([false, true, false]);
  expect(chosen(7, "XOR", "first")).toEqual([false, true, false]);
});

test("who falls on the hill loses a point and comes back", () => {
  const view = like({ ...viewOf(/hill/), row: 1 }, 0, { points: 3, damage: 3, held: 6, cell: 68, front: 2 });
  const fallen = after(view, told("eliminated", { seat: 0, cell: "e5", damage: 3, limit: 3 }));
  expect(fallen.golems[0]).toMatchObject({ cell: -1, out: 2, points: 2, held: 0 });
  expect(fallen.supply[6]).toBe(view.supply[6]! + 1);
  const back = after(fallen, told("respawned", { seat: 0, cell: "e1" }));
  expect(back.golems[0]).toMatchObject({ cell: cellOf("e1"), facing: 2, out: 0, damage: 0 });
});

test("who falls in a battle is out", () => {
  const fallen = after(viewOf(/duel/), told("eliminated", { seat: 1, cell: "b2", damage: 3, limit: 3 }));
  expect(fallen.golems[1]).toMatchObject({ cell: -1, out: 1 });
});

test("a crystal is taken, dropped and brought home", () => {
  const view = like({ ...viewOf(/crystal/), objects: [[cellOf("e2"), 1, 2]] }, 0, { carried: 0, taken: 0 });
  const taken = after(view, told("object_taken", { seat: 0, object: "crystal", cell: "e2" }));
  expect([taken.objects, taken.golems[0]!.carried]).toEqual([[[cellOf("e2"), 1, 1]], 1]);
  const dropped = after(taken, told("object_dropped", { seat: 0, object: "crystal", cell: "b1" }));
  expect([dropped.objects, dropped.golems[0]!.carried]).toEqual([
    [
      [cellOf("b1"), 1, 1],
      [cellOf("e2"), 1, 1],
    ],
    0,
  ]);
  const home = after(taken, told("brought_home", { seat: 0, object: "crystal", count: 1 }));
  expect(home.golems[0]).toMatchObject({ carried: 0, taken: 1 });
});

test("tokens that are of no use go to the supply, or out of the game", () => {
  const view: Played = { ...viewOf(/logic/), logic: [[5, 6]] };
  const lost = (why: string) => after(view, told("token_lost", { seat: 0, token: "NOT", cell: "f1", why }));
  expect([lost("late").logic, lost("late").supply[6]]).toEqual([[], view.supply[6]! + 1]);
  expect(lost("second").gone[6]).toBe(view.gone[6]! + 1);
  const kept = like(view, 0, { held: 6 });
  const back = (removed: boolean) => after(kept, told("token_returned", { seat: 0, token: "NOT", removed }));
  expect([back(false).supply[6], back(true).gone[6]]).toEqual([view.supply[6]! + 1, view.gone[6]! + 1]);
});

test("won and lost rows count for the next round", () => {
  const view = like(viewOf(/duel/), 0, { modifier: 0, rows: 4 });
  const more = after(view, told("row_won", { seat: 0 }));
  expect(after(more, told("round_began", { round: 2 })).golems[0]).toMatchObject({ least: 4, most: 5, modifier: 0 });
  const less = after(view, told("row_lost", { seat: 0 }));
  expect(after(less, told("round_began", { round: 2 })).golems[0]).toMatchObject({ least: 3, most: 3 });
});

test("a Bot is known by its number", () => {
  const view = viewOf(/gate/);
  expect(after(view, told("turned", { seat: 3, facing: "S" })).golems[3]!.facing).toBe(2);
  expect(after(view, told("turned", { seat: 9, facing: "S" })).golems).toEqual(view.golems);
});

test("what is taken back and unknown kinds leave the picture as it is", () => {
  const view: Played = viewOf(/duel/);
  for (const kind of ["core.took_back", "core.took_back_sealed", "golems.unheard_of"]) {
    expect(after(view, { ...told("x", { seat: 0, to: 0 }), kind })).toBe(view);
  }
});
