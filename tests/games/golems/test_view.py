"""What a view says so that nobody who draws it needs the rules."""

from __future__ import annotations

from typing import Any, cast

import pytest

from igroteka import games
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.golems.knowledge import goals_of, plan_view
from igroteka.games.golems.rules.terms import scenario_of
from igroteka.games.golems.scenario import read_scenario
from igroteka.games.golems.view import CupView, GolemsView

GAME = games.get("golems")
CUP = {"mode": "tournament"}


def seen(given: dict[str, str], **options: object) -> GolemsView:
    """What a spectator sees of a position."""
    position = {"field": "5x5", "red": "a1 N", "blue": "b1 N", "green": "c1 N"} | given
    state = GAME.notation.read(position, 3, GAME.meta.complete(options), PlayoutRng(1))
    return cast(GolemsView, GAME.view_of(state, SPECTATOR))


def cup(given: dict[str, str], **options: object) -> CupView:
    """The tournament of a position."""
    complete = GAME.meta.complete({"mode": "tournament"} | options)
    state = GAME.notation.read({"asks": "card"} | given, 4, complete, PlayoutRng(1))
    return cast(CupView, cast(GolemsView, GAME.view_of(state, SPECTATOR)).cup)


@pytest.mark.rule("GB-186", "GB-R124")
def test_a_score_sheet_begins_with_the_winner_then_who_fell_last() -> None:
    given = {"ended": "rounds", "damage": "red=3 blue=1 green=3", "red": "out", "green": "out", "round": "4"}

    assert seen(given | {"fell": "red=2,1 green=2,3"}).standing == (1, 2, 0)
    assert seen(given | {"fell": "red=3,1 green=2,3"}).standing == (1, 0, 2)
    assert seen({"damage": "red=1"}).standing == ()


@pytest.mark.rule("GB-R124")
def test_who_has_dealt_most_stands_first_if_it_was_agreed() -> None:
    given = {"ended": "rounds", "damage": "red=2 blue=1 green=1", "dealt": "red=9 blue=1 green=2"}

    assert seen(given).standing == (1, 2, 0)
    assert seen(given, tiebreak="most_damage_dealt").standing == (2, 1, 0)


@pytest.mark.rule("GB-188")
def test_who_has_lost_a_match_of_a_bracket_is_out() -> None:
    leaves = "4=p1 5=p4 6=p3 7=p2"

    assert cup({"cup size": "4", "cup tree": f"2=p1 {leaves}"}).fallen == (3,)
    assert cup({"cup size": "4", "cup tree": f"1=p3 2=p1 3=p3 {leaves}"}).fallen == (0, 3, 1)
    assert cup({"cup size": "4", "cup tree": "2=p1 4=p1 6=p3 7=p2"}).fallen == ()  # a bye
    assert cup({}, tournament="league").fallen == ()


@pytest.mark.rule("GB-188")
def test_points_count_in_a_league_and_matches_in_a_bracket() -> None:
    given = {"cup points": "p1=3 p3=4", "cup won": "p1=1 p3=1"}
    bracket, league = cup(given), cup(given, tournament="league")

    assert (bracket.league, bracket.scores) == (False, (1, 0, 1, 0))
    assert (league.league, league.scores) == (True, (3, 0, 4, 0))


@pytest.mark.parametrize(
    ("name", "signs"),
    [("king-of-the-hill", {"hill"}), ("treasure-labyrinth", {"place"}), ("long-corridor", {"flag"})],
)
def test_a_field_says_how_its_goals_look(name: str, signs: set[str]) -> None:
    assert {sign for _, _, sign in goals_of(scenario_of(name))} == signs


@pytest.mark.rule("GB-213")
def test_where_things_are_brought_home_each_start_is_a_goal() -> None:
    table = new_table("golems", 2, 1, {"scenario": "crystal-run"})
    view: Any = table.view(SPECTATOR)

    assert view.goals == tuple((golem.home, number, "home") for number, golem in enumerate(view.golems))


def test_a_field_says_how_large_its_parts_are() -> None:
    drawn = "map:\n  ....i.s\n  .....i.\n  ....s.i\n  ....___\nparts: M summer a1, A winter e1"

    assert plan_view(read_scenario(drawn)).parts == ((0, 4, False), (4, 3, True))


@pytest.mark.rule("GB-R125")
def test_who_is_out_draws_no_more_luck_cards() -> None:
    given = {"round": "5", "red": "out", "fell": "red=2,1", "damage": "red=3", "luck": "blue=IF green=-"}

    assert [golem.luck_left for golem in seen({"round": "1"}, rounds=3).golems] == [9, 9, 9]
    assert [golem.luck_left for golem in seen(given).golems] == [8, 5, 5]
    assert [golem.luck for golem in seen(given).golems] == ["-", "IF", "-"]


def test_nothing_is_told_as_nothing() -> None:
    alone = seen({"holds": "blue=NOT", "cards": "red=none", "round": "1"}).golems

    assert [golem.held for golem in alone] == [None, "NOT", None]
    assert [golem.token for golem in alone] == [None] * 3
    assert [golem.limit for golem in alone] == [None, 3, 3]


@pytest.mark.rule("GB-R88", "GB-R90")
def test_a_token_joins_the_row_that_is_open_with_the_next() -> None:
    given = {
        "red program": "F L S",
        "blue program": "F L S",
        "green program": "F L S",
        "open": "red=1,2 blue=1 green=1,2",
        "used": "green=2",
        "tokens": "red=OR:1 green=AND:1:used",
        "asks": "choice",
        "run stage": "take-choices",
    }

    assert [golem.joined for golem in seen(given).golems] == [True, False, True]
    assert seen({"asks": "sub", "round": "0"}).setup
    assert not seen(given).setup
