"""Scenarios: ours, one's own, what is wrong with one, and the puzzles with all their solutions."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from igroteka import games
from igroteka.core.engine import SILENT
from igroteka.core.errors import BadFile, BadSetup
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import new_table
from igroteka.games.golems.rules.terms import scenario_of
from igroteka.games.golems.scenario import BadScenario, read_scenario
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import SCENARIO_NAMES, cell_name, scenario_text
from igroteka.games.golems.view import GolemsView
from igroteka.games.golems.written import row_answers
from tests.games.golems.invariants import hold

GAME = games.get("golems")
OWN = """\
title: The yard behind my house
kind: battle
players: 2
rounds: 5
parts: M summer a1, A winter e1
map:
  ....i.s
  .#o..i.
  ..~.s.i
  ....___
starts: a4 N, g1 S
barrels: c2 dynamite
win: standard
"""
PUZZLES = {
    # by scenario: all Programs that solve it, counted by hand
    "long-corridor": ["F R F FOR(F)", "F R FOR(F) F", "F L B FOR(B)", "F L FOR(B) B"],
    "powder-keg": ["F L F FOR(X)"],
    "upstairs": ["FOR(F) R F X"],
    "clockwork-sentry": ["F R F X"],
    "ice-and-snow": ["F F B B"],
    "until-the-wall": ["WHILE(F) R F F", "WHILE(F) L B B"],
}


@pytest.mark.rule("GB-130", "GB-131", "GB-132", "GB-016")
@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_every_scenario_of_the_page_can_be_set_up(name: str) -> None:
    scenario = scenario_of(name)
    for seats in range(scenario.least, scenario.most + 1):
        table = new_table("golems", seats, 1, {"scenario": name})
        assert not table.over
        assert len({cell_name(start[0]) for start in scenario.starts}) == len(scenario.starts)


@pytest.mark.rule("GB-130", "GB-202")
def test_ones_own_scenario_is_played() -> None:
    table = new_table("golems", 2, 1, {"scenario": OWN})
    told = GAME.notation.write(table.state)

    assert told["map"].splitlines()[0] == "....i.s"
    assert told["barrels"] == "c2=dynamite"
    assert told["red"] == "a4 N"


@pytest.mark.rule("GB-R132", "GB-R133")
@pytest.mark.parametrize(
    ("lines", "target", "thing", "content"),
    [
        ("barrels: push\nwin: hill b1", 6, "none", None),
        ("barrels: b2 repair\nobjects: gear b1\nwin: home gear", 2, "gear", "repair"),
        ("barrels: random\nobjects: crystal b1\nwin: collect crystal", 0, "crystal", None),
    ],
)
def test_a_view_says_what_a_scenario_leaves_unsaid(lines: str, target: int, thing: str, content: str | None) -> None:
    table = new_table("golems", 2, 1, {"scenario": f"map:\n  ....\n  .o..\n{lines}\n"})
    view = cast(GolemsView, table.view(0))

    assert (view.target, view.object) == (target, thing)
    assert [held for _, held in view.barrels] == [content]


@pytest.mark.rule("GB-008", "GB-013", "GB-067", "GB-138", "GB-R43", "GB-R78")
@pytest.mark.parametrize(
    ("change", "what", "line"),
    [
        (("kind: battle", "kind: war"), "known", 2),
        (("players: 2", "players: 5"), "number", 3),
        (("rounds: 5", "rounds: 11"), "number", 4),
        (("rounds: 5", "rounds five"), "word", 4),
        (("rounds: 5", "kind: plot"), "twice", 4),
        (("parts: M", "parts: Q"), "known", 5),
        (("A winter e1", "M winter e1"), "twice", 5),
        (("A winter e1", "A winter d1"), "overlap", 5),
        (("A winter e1", "A winter f1"), "outside", 5),
        (("  ....i.s", "  ....i.s."), "ragged", 8),
        (("  ....i.s", "  ...?i.s"), "sign", 7),
        (("  ....i.s", "  ....s.s"), "terrain", 7),
        (("....___", "....__."), "no-part", 6),
        (("  ..~.s.i", "  A.~.s.i"), "pair", 6),
        (("  ..~.s.i", "  A.A.s.i"), "ladder", 9),
        (("  ....___", "  .ooo___"), "unnamed", 12),
        (("a4 N, g1 S", "a4 N"), "starts", 11),
        (("a4 N, g1 S", "a4 N, b2 S"), "not-free", 11),
        (("a4 N, g1 S", "a4 N, h9 S"), "cell", 11),
        (("a4 N, g1 S", "a4 N, g1 up"), "known", 11),
        (("c2 dynamite", "c2 gold"), "known", 12),
        (("c2 dynamite", "c3 dynamite"), "unnamed", 12),
        (("win: standard", "win: reach"), "cells", 13),
        (("win: standard", "win: eliminate"), "no-bots", 13),
        (("win: standard", "win: bracket"), "tournament", 13),
        (("win: standard", "win: home crystal"), "objects", 13),
        (("win: standard", "bots: hunter gun a1 E"), "values", 13),
        (("win: standard", "bots: hunter sword a1 E, dice axe b1 E, fox axe c1 E"), "golems", 13),
        (("win: standard", "logic: a1 NOT, b1 NOT, c1 NOT"), "tokens", 13),
        (("win: standard", "logic: a1 FOR"), "known", 13),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_with_its_line(change: tuple[str, str], what: str, line: int) -> None:
    with pytest.raises(BadScenario) as error:
        read_scenario(OWN.replace(*change))

    assert (error.value.what, error.value.line) == (what, line)
    with pytest.raises(BadSetup):
        new_table("golems", 2, 1, {"scenario": OWN.replace(*change)})


@pytest.mark.rule("GB-013", "GB-072")
@pytest.mark.parametrize(
    ("sign", "count", "what"), [("o", 13, "many-barrels"), ("~", 7, "many-water"), ("#", 11, "many-obstacles")]
)
def test_a_scenario_has_no_more_tokens_than_the_box(sign: str, count: int, what: str) -> None:
    rows = "".join(sign if number < count else "." for number in range(16))
    drawn = "\n".join(f"  {rows[start : start + 4]}" for start in (0, 4, 8, 12))

    with pytest.raises(BadScenario) as error:
        read_scenario(f"players: 1\nparts: M summer a1\nmap:\n{drawn}\nbots: dice sword d4 N\nbarrels: random\n")

    assert error.value.what == what


@pytest.mark.rule("GB-121", "GB-R121")
def test_contents_are_limited_by_the_box() -> None:
    text = (
        OWN.replace("  ....___", "  oo..___")
        .replace("c2 dynamite", "c2 hole, a4 hole, b4 hole")
        .replace("a4 N", "a1 N")
    )

    with pytest.raises(BadScenario) as error:
        read_scenario(text)

    assert error.value.what == "contents"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"scenario": "first-duel"}, 3),
        ({"scenario": "nowhere"}, 2),
        ({"scenario": "first-duel", "bots": "sword:hunter,sword:hunter,axe:fox"}, 2),
        ({"scenario": "first-duel", "bots": "gun:hunter"}, 2),
        ({"scenario": "first-duel", "mode": "tournament"}, 2),
        ({"scenario": "first-duel", "mode": "cooperative"}, 2),
        ({"scenario": "three-knights", "mode": "kids"}, 3),
        ({"cards": "sword"}, 2),
        ({"cards": "sword,none"}, 2),
        ({"colours": "red,red"}, 2),
        ({"scenario": "bot-hunt", "colours": "green,yellow"}, 2),
        ({"scenario": "first-duel", "mode": "puzzle"}, 2),
        ({"scenario": "first-duel", "mode": "kids"}, 2),
        ({"scenario": "treasure-labyrinth", "mode": "standard"}, 2),
        ({"mode": "tournament", "bots": "sword:hunter"}, 4),
        ({"luck_deck": "FOR,IF"}, 2),
        ({}, 5),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, object], seats: int) -> None:
    with pytest.raises(BadSetup):
        new_table("golems", seats, 1, options)


@pytest.mark.rule("GB-R120", "GB-009")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"scenario": "king-of-the-hill", "bots": "sword:hunter,sword:hunter"}, 2),
        ({"scenario": "two-floors", "bots": "axe:fox"}, 3),
        ({"scenario": "players: 2\nmap:\n  .o.\n  ...\n  .o.\nbots: hunter sword a1 E"}, 2),
        ({"scenario": "players: 2\nmap:\n  ...\n  ...\nbarrels: none", "bots": "sword:hunter,axe:guard"}, 2),
    ],
)
def test_everybody_has_a_cell_of_ones_own(options: dict[str, object], seats: int) -> None:
    state = new_table("golems", seats, 1, {**options, "cards": ",".join(["sword"] * seats), "subprograms": "off"}).state

    hold(cast(GolemsState, state))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("players: 2\nmap:\n  .", "starts"),
        ("players: 2\nmap:\n  ##", "starts"),
        ("players: 2\nmap:\n  __", "starts"),
        ("players: 2\nmap:\n  ....\n  ....\nstarts: a1 N, a1 S", "not-free"),
        ("players: 2\nmap:\n  .#..\n  ....\nstarts: a1 N, b1 S", "not-free"),
        ("players: 1\nkind: puzzle\nmap:\n  ooooooooooooo...\nstarts: p1 N\nwin: reach o1", "many-barrels"),
        ("players: 2\nkind: puzzle\nmap:\n  ....\nwin: reach d1", "number"),
        ("players: 2\nkind: kids\nmap:\n  ....\n  ....", "kids"),
        ("", "missing"),
        ("map:\n" + "  .................\n", "large"),
    ],
)
def test_a_free_field_is_checked_as_well(text: str, what: str) -> None:
    with pytest.raises(BadScenario) as error:
        read_scenario(text)

    assert error.value.what == what


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"red program": "F D FOR()", "ready": "red"}, {}),
        ({"run": "100000"}, {}),
        ({"run stage": "asleep"}, {}),
        ({"run yes": "red=F"}, {}),
        ({"open": "red=99"}, {}),
        ({"used": "red=1"}, {}),
        ({"lengths": "red=9-1"}, {}),
        ({"asks": "exit"}, {}),
        ({"asks": "teleport"}, {}),
        ({"asks": "choice"}, {}),
        ({"asks": "logic"}, {}),
        ({"field": "99999x99999"}, {}),
        ({"barrels": "a1=hole"}, {}),
        ({"red": "z9 N"}, {}),
        ({"red": "b1"}, {}),
        ({"green": "a1 N"}, {}),
        ({"cup": "1 2"}, {"mode": "tournament"}),
        ({"cup map": "9"}, {"mode": "tournament"}),
        ({"cup faces": "p5=sword"}, {"mode": "tournament"}),
        ({"cup won": "p1=1"}, {}),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(
    given: dict[str, str], options: dict[str, object]
) -> None:
    seats = 4 if options else 2
    position = given if options else {"field": "4x4", **given}

    with pytest.raises(BadFile):
        GAME.notation.read(position, seats, GAME.meta.complete(options), PlayoutRng(1))


def programs(bonus: str) -> list[str]:
    """Every Program of four rows that a hand of fifteen allows, with at most one use of a Bonus."""
    counts = {"F": 3, "B": 3, "L": 2, "R": 2, "S": 1, "X": 2, "D": 2}
    found = []
    for commands in product(counts, repeat=4):
        if any(commands.count(command) > count for command, count in counts.items()):
            continue
        found.append(" ".join(commands))
        if bonus != "none":
            rows = [[*commands[:at], f"{bonus}({commands[at]})", *commands[at + 1 :]] for at in range(4)]
            found += [" ".join(row) for row in rows]
    return found


@pytest.mark.rule("GB-001", "GB-203")
@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_has_exactly_the_solutions_of_the_page(name: str) -> None:
    """All Programs are tried; those that merely fill rows after the goal is reached differently count as one."""
    rules = GAME.rules
    bonus = next(line.split()[1] for line in scenario_text(name).splitlines() if line.startswith("bonus:"))
    start = new_table("golems", 1, 1, {"scenario": name}).state
    codes = {action.word: action.code for action in rules.actions}
    solutions = []
    for program in programs(bonus):
        state = start.clone()
        for row in program.split():
            for word in row_answers(row):
                rules.apply_code(state, 0, codes[word], SILENT)
        rules.apply_code(state, 0, codes["ready"], SILENT)
        if state.mover >= 0:  # it went into water: puzzles have none
            continue
        if rules.winners(state):
            solutions.append(program)

    assert sorted(solutions) == sorted(PUZZLES[name])
