"""What happens at once is told as one moment, with the table as it is after it."""

from __future__ import annotations

from typing import TypeVar

import pytest

from igroteka import games
from igroteka.core.moments import Moment
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR, Event
from igroteka.games.golems.events import (
    MatchBegan,
)
from igroteka.games.golems.row_events import (
    Blocked,
    Climbed,
    DieRolled,
    Hit,
    Hurt,
    Looked,
    Moved,
    Repaired,
    Struck,
    Turned,
)
from igroteka.games.golems.tables import cell_name
from igroteka.games.golems.view import GolemsView

Told = TypeVar("Told", bound=Event)

GAME = games.get("golems")
DUEL = {"map": ".....\n.....\n.....", "red": "a1 E", "blue": "e3 W", "lengths": "red=1 blue=1", "ready": "red"}


def view_of(moment: Moment) -> GolemsView:
    """The table after a moment."""
    assert isinstance(moment.view, GolemsView)
    return moment.view


def run(mode: str = "scenario", **given: str) -> list[Moment]:
    """What a spectator sees when the last Program is ready."""
    position = DUEL | {name.replace("_", " "): value for name, value in given.items()}
    table = Table.at(
        GAME, GAME.notation.read(position, 2, GAME.meta.complete({"mode": mode, "friendly_fire": False}), PlayoutRng(1))
    )
    table.listen([SPECTATOR])
    table.answer(1, "ready")
    return table.all_news()[SPECTATOR]


def kinds(moments: list[Moment]) -> list[str]:
    """The kinds of the events of each moment, in words."""
    return [" ".join(event.kind.removeprefix("golems.") for event in moment.events) for moment in moments]


def test_all_golems_of_a_step_move_at_once() -> None:
    moments = run(red_program="F", blue_program="R")

    assert kinds(moments)[:4] == ["readied locked", "row_opened row_opened", "pass_began", "turned moved"]
    before, after = view_of(moments[2]), view_of(moments[3])
    assert [golem.cell for golem in before.golems] == [0, 36]
    assert [golem.cell for golem in after.golems] == [1, 36]
    assert after.golems[1].facing != before.golems[1].facing


def test_a_row_is_seen_when_it_is_opened_and_not_before() -> None:
    ready, opened, *_ = run(red_program="F", blue_program="R")

    assert [golem.program[0].kind for golem in view_of(ready).golems] == [None, None]
    assert [golem.program[0].open for golem in view_of(opened).golems] == [True, True]


def test_steps_are_told_by_their_numbers() -> None:
    moments = run(red_program="IF(F/X)", blue_program="D", luck="red=IF")
    steps = {kind: view_of(moment).step for kind, moment in zip(kinds(moments), moments, strict=True)}

    assert steps == {
        "readied locked": -1,
        "row_opened row_opened": 0,
        "pass_began": 1,
        "looked": 2,
        "struck": 4,
        "defended": 5,
        "round_ended": -1,
        "round_began": -1,
        "luck_drawn luck_drawn": -1,
    }


def test_every_repetition_of_a_loop_is_a_moment_and_what_it_costs_another() -> None:
    moments = run(red_program="WHILE[wall](F)", blue_program="F", luck="red=WHILE", red="c1 E", blue="e3 N")

    assert kinds(moments)[2:9] == ["pass_began", "moved", "looked", "loop_began", "moved", "moved", "loop_endless"]
    assert kinds(moments)[9] == "hurt"
    assert [view_of(moment).step for moment in moments[5:10]] == [6] * 5


def test_a_barrel_opens_after_the_strikes_with_all_that_comes_out_of_it() -> None:
    moments = run(red_program="X", blue_program="X", map=".o...\n.....\n.....", barrels="b1=dynamite", blue="c1 W")

    struck, opened = moments[3], moments[4]
    assert kinds([struck, opened]) == ["struck struck", "barrel_opened hurt hurt"]
    assert len(view_of(struck).barrels) == 1
    assert view_of(opened).barrels == ()
    assert [golem.damage for golem in view_of(opened).golems] == [1, 1]


def test_golems_move_then_take_tokens_then_are_in_the_water() -> None:
    moments = run(
        red_program="F S", blue_program="F", lengths="red=2 blue=1", logic="b1=NOT", map=".....\n.....\n...~."
    )

    assert kinds(moments)[3:6] == ["moved", "token_picked", "swam hurt"]


@pytest.mark.rule("GB-R51")
def test_a_golem_is_seen_in_the_water_from_the_moment_it_is_shoved_until_it_comes_ashore() -> None:
    given = {"map": "i..~.\n...~.\n~....", "red": "a1 E", "blue": "c1 N", "red program": "F", "blue program": "S"}
    table = Table.at(GAME, GAME.notation.read(DUEL | given, 2, GAME.meta.complete({}), PlayoutRng(1)))
    table.listen([SPECTATOR])
    table.answer(1, "ready")
    moments = table.all_news()[SPECTATOR]
    table.answer(1, "cell:e2")
    ashore = table.all_news()[SPECTATOR][0]

    assert kinds(moments)[4:6] == ["shoved", "swam hurt"]
    assert [view_of(moment).golems[1].wet for moment in moments[3:6]] == [-1, 3, 3]
    assert [view_of(moment).golems[1].cell for moment in (moments[5], ashore)] == [2, 20]
    assert view_of(ashore).golems[1].wet == -1
    assert view_of(ashore).field.streams == ((3, 19), (32,))


def test_the_luck_card_of_a_round_is_seen_when_it_is_drawn() -> None:
    table = new_table("golems", 2, 3, {"scenario": "first-duel", "subprograms": "off", "luck_open": False})
    table.listen([0, SPECTATOR])
    for seat in (0, 1):
        table.answer(seat, "finish")
    news = table.all_news()
    began, drawn = news[0][-2:]
    golem = view_of(began).golems[0]

    assert kinds([began, drawn]) == ["round_began", "luck_seen"]
    assert (golem.luck, golem.past[1]) == (None, None)
    assert view_of(drawn).golems[0].past[1] is not None
    assert kinds(news[SPECTATOR])[-1] == "round_began"


@pytest.mark.rule("GB-188")
def test_when_a_match_begins_nothing_is_seen_of_the_programs_of_the_last_one() -> None:
    table = new_table("golems", 3, 5, {"mode": "tournament", "rounds": 1, "luck_open": False})
    table.listen(range(3))
    begun: list[GolemsView] = []
    while not table.over:
        table.answer(table.asked[0], table.legal(table.asked[0])[-1])
        for moments in table.all_news().values():
            begun += [view_of(moment) for moment in moments if isinstance(moment.events[0], MatchBegan)]

    assert len(begun) == 9
    for view in begun:
        assert [golem.program for golem in view.golems] == [(), ()]
        assert {golem.luck for golem in view.golems} == {None}
        assert view.ending is None


def first(moments: list[Moment], kind: type[Told]) -> Told:
    """The first event of a kind."""
    return next(event for moment in moments for event in moment.events if isinstance(event, kind))


@pytest.mark.parametrize(
    ("program", "more", "command", "heading"),
    [
        ("B", {}, "B", 3),
        ("IF(L/B)", {"luck": "red=IF"}, "B", 3),
        ("CALL", {"subs": "red=BL"}, "B", 3),
        ("F", {"tokens": "red=NOT:1"}, "B", 3),
    ],
)
def test_a_blocked_step_tells_which_command_it_was_and_where_it_led(
    program: str, more: dict[str, str], command: str, heading: int
) -> None:
    blocked = first(run(red_program=program, blue_program="R", **more), Blocked)

    assert (blocked.seat, blocked.why, blocked.command, blocked.heading) == (0, "edge", command, heading)


def test_steps_tell_their_command_and_a_climb_where_it_went() -> None:
    moments = run(map="A....\n.....\n....a", red="b1 E", blue="e1 W", red_program="B", blue_program="R")

    assert (first(moments, Climbed).heading, first(moments, Turned).command) == (3, "R")
    assert first(run(red_program="F", blue_program="R"), Moved).command == "F"


@pytest.mark.rule("GB-095", "GB-176")
def test_a_strike_tells_its_path_the_ladder_it_went_through_and_whether_it_hits() -> None:
    given = {"cards": "red=longbow blue=sword", "red_program": "X", "blue_program": "S"}
    through = first(run(map=".A...\n.....\n...a.", red="a1 E", blue="d3 W", **given), Struck)
    wall = first(run(map=".#...\n.....\n.....", red="a1 E", blue="e3 W", **given), Struck)

    assert (through.path, through.through, through.cell, through.hits) == ((1,), 35, 35, True)
    assert (wall.path, wall.through, wall.met, wall.hits) == ((1,), -1, "wall", False)


@pytest.mark.rule("GB-R73")
def test_a_strike_that_spares_a_mate_hits_nobody() -> None:
    given = {"blue": "b1 W", "green": "e3 N", "bots": "green=guard", "red_program": "X", "blue_program": "S"}
    struck = first(run("cooperative", **given), Struck)

    assert (struck.met, struck.other, struck.hits) == ("golem", 1, False)


@pytest.mark.rule("GB-063")
def test_a_die_tells_how_far_the_bot_sees() -> None:
    given = {"green": "a2 E", "bots": "green=hunter", "red_program": "S", "blue_program": "S"}
    free = first(run(blue="c2 W", **given), DieRolled)
    hidden = first(run(map=".....\n.#...\n.....", blue="c2 W", **given), DieRolled)

    assert (free.sees, free.looks) == (True, (17, 18))
    assert (hidden.sees, hidden.looks) == (False, ())


def test_damage_and_repair_tell_how_much() -> None:
    given = {"map": ".o...\n.....\n.....", "red_program": "X", "blue_program": "S", "cards": "red=sword blue=sword"}
    hit = first(run(blue="b1 W", red_program="X", blue_program="S", cards="red=axe blue=sword"), Hit)

    assert first(run(barrels="b1=dynamite", **given), Hurt).loss == 1
    assert first(run(barrels="b1=repair", damage="red=2", **given), Repaired).gain == 1
    assert hit.loss == hit.power == hit.damage


@pytest.mark.rule("GB-038", "GB-041", "GB-R22")
@pytest.mark.parametrize(
    ("red", "program", "looks"),
    [("a1 E", "IF(L/F)", "b1"), ("a1 W", "IF(L/F)", None), ("a1 E", "IFATT(S/D)", None)],
)
def test_a_condition_tells_which_cell_it_checks(red: str, program: str, looks: str | None) -> None:
    moments = run(red=red, red_program=program, luck="red=IF", blue_program="R")

    (look,) = [event for moment in moments for event in moment.events if isinstance(event, Looked)]
    assert (cell_name(look.looks) if look.looks >= 0 else None) == looks
