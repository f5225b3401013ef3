"""What a seat is told to play for."""

from __future__ import annotations

import pytest

from igroteka.core.messages import LANGUAGES, errors_of, tr, variables
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.robomaso.goal import goal_of
from tests.games.robomaso.test_table import GAME, at, view_of

ROBOTS = "A1@(3,0)E{|d2} A2@RESERVE{|d2} B1@(6,0)E{|d1} B2@RESERVE{|d1}"


def goal(table: Table, seat: int = 0) -> Reason:
    return goal_of(view_of(table, seat))


@pytest.mark.rule("RM-001", "RM-R50")
def test_a_player_is_told_the_goal_and_the_own_discs() -> None:
    table = at({"robots": ROBOTS})

    assert goal(table).rules == ("RM-001", "RM-R50")
    assert goal(table).args == {"goal": 5, "discs": 4, "rounds": 0}
    assert goal(table, 1).args["discs"] == 2
    assert "5 discs" in tr("en", goal(table).message, goal(table).args)


@pytest.mark.rule("RM-002", "RM-003", "RM-004")
def test_the_paragraph_is_that_of_the_number_of_players_or_of_a_goal_agreed_on() -> None:
    def rule(seats: int, **options: object) -> str:
        return goal(at({"robots": ROBOTS}, seats, **options)).rules[0]

    assert [rule(3), rule(4), rule(2, goal="lower"), rule(4, goal="8")] == ["RM-002", "RM-003", "RM-004", "RM-004"]


def test_a_spectator_hears_of_whoever_leads() -> None:
    found = goal(at({"robots": ROBOTS}), SPECTATOR)

    assert found.message != goal(at({"robots": ROBOTS})).message
    assert found.args["discs"] == 4


@pytest.mark.rule("RM-011")
def test_discs_that_are_not_dealt_out_yet_are_the_players_already() -> None:
    assert goal(at({"stage": "dealing", "round": "0"})).args["discs"] == 3


@pytest.mark.rule("RM-R80")
def test_the_last_round_is_told_if_there_is_one() -> None:
    found = goal(at({"robots": ROBOTS}, 2, round_limit=60))

    assert found.args["rounds"] == 60
    assert "RM-R80" in found.rules
    for language in LANGUAGES:
        assert "60" in tr(language, found.message, found.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_every_sentence_can_be_said_in_four_languages(language: str, seat: int) -> None:
    found = goal(at({"robots": ROBOTS}), seat)

    assert errors_of(language, found.message, found.args) == ""
    assert variables(language, found.message) == set(found.args)
    assert GAME.goal is goal_of
