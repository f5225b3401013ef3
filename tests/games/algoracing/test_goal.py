"""What a seat plays for is said in one sentence, to everybody who looks at the table."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.core.messages import tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.algoracing.goal import goal_of
from igroteka.games.algoracing.knowledge import view_of

GAME = games.get("algoracing")


def said(language: str, seat: int, options: dict[str, object], **given: str) -> str:
    named = {name.replace("_", " "): text for name, text in given.items()}
    state = GAME.notation.read({"deck": "20"} | named, 2, GAME.meta.complete(options), PlayoutRng(1))
    goal = goal_of(view_of(state, seat))
    return tr(language, goal.message, goal.args)


@pytest.mark.rule("AR-052", "AR-064")
def test_the_goal_of_the_basic_rules() -> None:
    assert said("en", 0, {}, red_delivered="Y B") == (
        "Bring samples to a lab in any corner: whoever has 7 points first wins. You have 4."
    )


@pytest.mark.rule("AR-073", "AR-079")
def test_the_goal_of_the_full_rules() -> None:
    assert said("ru", 1, {"mode": "full"}, yellow_delivered="Y") == (
        "Доставляй образцы в лабораторию своего цвета: побеждает тот, кто первым наберёт 9 очков. У тебя 2 очка."
    )


@pytest.mark.rule("AR-R91", "AR-R95", "AR-R99")
def test_the_goal_of_rules_of_ones_own() -> None:
    options = {"mode": "custom", "labs": "three", "target": 21, "finish_round": True, "max_rounds": 30}
    assert said("en", 0, options) == (
        "Bring samples to a lab of your colour: when somebody has 21 points, the round is played to its end "
        "and the most points win. You have 0. Round 30 is the last."
    )


@pytest.mark.parametrize("seat", [SPECTATOR, 0])  # red has left
def test_who_only_watches_hears_how_far_the_others_are(seat: int) -> None:
    found = said("nl", seat, {"on_leave": "remove"}, red="gone", yellow_delivered="Y Y", turn="yellow")
    assert found == (
        "De rovers brengen levensstalen naar de labs in de hoeken: wie het eerst 7 punten heeft, wint. "
        "De meeste punten tot nu toe: 3."
    )


@pytest.mark.rule("AR-065")
def test_after_the_end_it_is_told_what_came_of_it() -> None:
    over = {"red_delivered": "Y B R G", "yellow_delivered": "Y", "ended": "target"}
    assert said("cs", 0, {}, **over) == "Konec hry. Máš 8 bodů."
    assert said("cs", SPECTATOR, {}, **over) == "Konec hry. Nejvíc bodů: 8."


@pytest.mark.rule("AR-079", "AR-R96")
def test_the_goal_points_at_the_labs_of_a_seat() -> None:
    state = GAME.notation.read({"field": "F2"}, 2, GAME.meta.complete({"mode": "full"}), PlayoutRng(1))
    assert [goal_of(view_of(state, seat)).cells for seat in (0, 1, SPECTATOR)] == [(80, 8), (0, 8), ()]


def test_a_table_where_bases_are_still_chosen_has_a_goal() -> None:
    table = new_table("algoracing", 2, 1)
    assert GAME.goal is not None
    assert GAME.goal(table.view(table.asked[0])).message == "algoracing-goal-play"
