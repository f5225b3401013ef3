"""What happens at once is told as one moment, with the table as it is after it."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.core.moments import Moment
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.golems.events import (
    MatchBegan,
)
from igroteka.games.golems.view import GolemsView

GAME = games.get("golems")
DUEL = {"map": ".....\n.....\n.....", "red": "a1 E", "blue": "e3 W", "lengths": "red=1 blue=1", "ready": "red"}


def view_of(moment: Moment) -> GolemsView:
    """The table after a moment."""
    assert isinstance(moment.view, GolemsView)
    return moment.view


def run(**given: str) -> list[Moment]:
    """What a spectator sees when the last Program is ready."""
    position = DUEL | {name.replace("_", " "): value for name, value in given.items()}
    table = Table.at(GAME, GAME.notation.read(position, 2, GAME.meta.complete({}), PlayoutRng(1)))
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
