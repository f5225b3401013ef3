"""The goal of every scenario in one sentence, for players, spectators and those who are out."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, cast

import pytest

from igroteka import games
from igroteka.core.messages import LANGUAGES, errors_of, tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import new_table
from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.golems.goal import goal_of
from igroteka.games.golems.rules.terms import scenario_of
from igroteka.games.golems.tables import SCENARIO_NAMES, cell_name
from igroteka.games.golems.view import GolemsView

GAME = games.get("golems")
LAST = "Be the last golem in action, or have the least damage of all players after round 10."
BOTS = "Be the last golem in action (Bots count, too), or have the least damage of all players after round 10."
GOALS = {
    # by scenario: what the first seat plays for
    "first-duel": LAST + " Your damage: 0 of 3.",
    "bots-at-the-gate": BOTS,
    "third-wheel": BOTS,
    "long-corridor": "Your golem must stand on d3 when its Program is over.",
    "powder-keg": "Put all Bots out of action in 1 round; your golem must stay in action. "
    "Bots left: 1. Your damage: 0 of 3.",
    "upstairs": "Put all Bots out of action in 1 round. Bots left: 1. Your damage: 0 of 3.",
    "clockwork-sentry": "Put all Bots out of action in 1 round, without any damage to your golem. "
    "Bots left: 1. Your damage: 0 of 3.",
    "ice-and-snow": "Your golem must stand on c3 when its Program is over.",
    "until-the-wall": "Your golem must stand on g4 when its Program is over, without damage.",
    "last-stand": "Put all Bots out of action in at most 10 rounds; your golem must stay in action. Bots left: 3.",
    "bot-hunt": "Together, put all Bots out of action in at most 10 rounds; "
    "at least one of your golems must stay in action. Bots left: 2.",
    "king-of-the-hill": "Stand on the hill when a round ends: that is 1 point, or 2 if no other golem is there. "
    "6 points win, or the most after round 10. You have 0.",
    "crystal-run": "Bring crystals to your starting cell: 2 win, or the most after round 10. "
    "The last golem in action wins, too. You have 0.",
    "treasure-labyrinth": "Be the first to reach the treasure of your colour!",
    "race-to-the-edge": "Be the first to reach a flag!",
    "gear-collectors": "Collect the most gears! You have 0. On the field: 7.",
    "kings-tournament": "Win all your matches, and you win the tournament. Wait for the next one.",
}


def said(reason: Reason) -> str:
    """The goal in English; it can be said in the other languages, too."""
    for language in LANGUAGES:
        assert errors_of(language, reason.message, reason.args) == ""
    return tr("en", reason.message, reason.args)


def goal(given: dict[str, str], seat: int = 0, seats: int = 2, **options: object) -> str:
    """The goal at a position, as a seat is told it."""
    state = GAME.notation.read(given, seats, GAME.meta.complete(options), PlayoutRng(1))
    return said(goal_of(cast(GolemsView, GAME.view_of(state, seat))))


@pytest.mark.rule("GB-130", "GB-185", "GB-186", "GB-213")
@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_every_scenario_says_what_one_plays_for(name: str) -> None:
    scenario = scenario_of(name)
    for seats in range(scenario.least, scenario.most + 1):
        table = new_table("golems", seats, 1, {"scenario": name})
        for seat in (*range(seats), SPECTATOR):
            found = goal_of(cast(GolemsView, table.view(seat)))
            text = said(found)
            assert found.rules
            if seat == 0 and not (name == "kings-tournament" and seats == 3):  # three play a league
                assert text == GOALS.get(name, LAST)
            assert seat != SPECTATOR or not re.search(r"\b[Yy]ou(r|rs)?\b", text)


@pytest.mark.rule("GB-213", "GB-214")
def test_a_goal_names_the_cells_that_are_ones_own() -> None:
    def cells(scenario: str, seat: int) -> str:
        view = new_table("golems", 2, 1, {"scenario": scenario}).view(seat)
        return " ".join(cell_name(cell) for cell in goal_of(cast(GolemsView, view)).cells)

    assert [cells("treasure-labyrinth", seat) for seat in (0, 1, SPECTATOR)] == ["c1", "b4", "c1 b4"]
    assert [cells("crystal-run", seat) for seat in (0, 1)] == ["a2", "j3"]
    assert cells("king-of-the-hill", 0) == cells("king-of-the-hill", 1) == "e5 f5 e6 f6"
    assert cells("race-to-the-edge", 1) == "a1 b1 c1 d1 e1 f1"


@pytest.mark.rule("GB-185", "GB-186", "GB-R124")
def test_a_golem_is_told_how_damaged_it_is() -> None:
    field = {"field": "4x4", "red": "a1 E", "blue": "d4 W"}

    assert goal(field | {"damage": "red=2"}).endswith("Your damage: 2 of 3.")
    assert goal(field | {"damage": "red=3", "red": "out"}).endswith("Your golem is out of action.")
    assert goal(field, SPECTATOR) == (
        "The last golem in action wins; after round 10 the player with the least damage wins."
    )
    assert goal(field, rounds=4).startswith("Be the last golem in action, or have the least damage of all players")
    assert "after round 4" in goal(field, rounds=4)
    assert goal(field | {"round": "10", "extra": "1"}, tiebreak="sudden_death").startswith(
        "It is a tie! Whoever has less damage than all the others at the end of a row wins."
    )


@pytest.mark.rule("GB-R117", "GB-R118")
def test_bots_count_as_golems_but_not_after_the_last_round() -> None:
    field = {"field": "4x4", "red": "a1 E"}

    assert goal(field | {"blue": "d4 W", "bots": "blue=hunter"}, seats=1).startswith(
        "Put all Bots out of action, or stay in action yourself to the end of round 10."
    )
    three = field | {"blue": "d4 W", "green": "d1 S", "bots": "green=hunter"}
    assert "(Bots count, too)" in goal(three)
    assert "Bots" not in goal(three, end_when_one_player_left=True)


@pytest.mark.rule("GB-R118")
def test_who_is_out_wins_with_the_others_where_all_play_together() -> None:
    table = {"red": "out", "damage": "red=3", "cards": "red=sword blue=sword"}

    assert goal(table, scenario="bot-hunt").endswith(
        "Your golem is out of action; if the others reach the goal, you win with them."
    )


@pytest.mark.rule("GB-213", "GB-R132")
def test_what_counts_is_counted() -> None:
    assert goal({"points": "red=4"}, scenario="king-of-the-hill").endswith("You have 4.")
    assert goal({"taken": "blue=1"}, 1, scenario="crystal-run").endswith("You have 1.")
    gears = {"taken": "red=2", "objects": "gear=a1 gear=b3"}
    assert goal(gears, scenario="gear-collectors") == "Collect the most gears! You have 2. On the field: 2."


@pytest.mark.parametrize(
    ("win", "seats", "expected"),
    [
        ("reach d3", 2, "Your golem must stand on d3 at the end of a round, in round 5 at the latest."),
        (
            "reach d3 undamaged",
            1,
            "Your golem must stand on d3 at the end of a round, in round 5 at the latest, without",
        ),
        ("race c1 a4", 2, "Be the first to reach the flag of your colour. The last golem in action wins, too."),
        ("race row 4", 2, "Be the first to reach a flag. The last golem in action wins, too."),
        ("race c1 a4", 1, "Reach the flag."),
        (
            "collect crystal",
            2,
            "Collect the most crystals. The last golem in action wins, too. You have 0. On the field: 2",
        ),
        ("collect crystal", 1, "Collect the most crystals. You have 0. On the field: 2."),
        (
            "home crystal target 1",
            1,
            "Bring crystals to your starting cell: 1 win, or the most after round 5. You have 0.",
        ),
        (
            "hill b2 alone 1 target 3",
            2,
            "Stand on the hill when a round ends: that is 1 point. 3 points win, or the most",
        ),
    ],
)
def test_scenarios_of_ones_own_have_goals_too(win: str, seats: int, expected: str) -> None:
    text = (
        f"title: Own\nkind: plot\nplayers: 1-2\nrounds: 5\nmap:\n  ....\n  ....\n  ....\n  ....\n"
        f"starts: b4 N, c1 S\nobjects: crystal b2 b3\nwin: {win}\n"
    )
    table = new_table("golems", seats, 1, {"scenario": text, "cards": "sword,axe"})
    assert said(goal_of(cast(GolemsView, table.view(0)))).startswith(expected)


@pytest.mark.rule("GB-188")
def test_a_tournament_tells_the_match_and_what_comes_after_it() -> None:
    cards = ",".join(["sword"] * 4)

    def told(seat: int, tournament: str = "bracket", **cup: object) -> str:
        table = new_table(
            "golems", 4, 1, {"mode": "tournament", "cards": cards, "tournament": tournament, "subprograms": "off"}
        )
        view = cast(GolemsView, table.view(seat))
        assert view.cup is not None
        now: dict[str, Any] = {"one": 0, "two": 3, "match": 1, "last": 6} | cup
        golems = tuple(replace(golem, owner=now[name]) for golem, name in zip(view.golems, ("one", "two"), strict=True))
        return said(goal_of(replace(view, golems=golems, cup=replace(view.cup, **now))))

    waits = "Win all your matches, and you win the tournament. Wait for the next one."
    assert told(0) == (
        "Win this match: be the last golem in action, or have less damage after round 6. Your damage: 0 of 3."
    )
    assert told(1) == waits
    assert told(SPECTATOR) == "Who loses a match is out; the winner of the final wins the tournament."
    assert told(3, one=1, two=2, fallen=(3,)).startswith("You have lost a match and are out.")
    assert told(3, part="sudden-death").startswith("It is a tie! Whoever has less damage at the end of a row wins this")
    league = "Win your matches: 3 points each, 1 for a draw. The most points win."
    assert told(1, "league", scores=(0, 4, 0, 0)) == f"{league} You have 4."
    assert told(0, "league", scores=(1, 0, 0, 0)) == f"{league} You have 1. Your damage: 0 of 3."
