"""What a table says somebody plays for."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.core.messages import LANGUAGES, errors_of, tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.progress.goal import goal_of
from igroteka.pages import paragraphs

GAME = games.get("progress")
RULES = set(paragraphs("progress"))


def goal(seat: int, seats: int, given: dict[str, str] | None = None, **options: object) -> Reason:
    """What a seat of a position is told; of a new game, if none is given."""
    complete = GAME.meta.complete(options)
    state = GAME.notation.read(given or {}, seats, complete, PlayoutRng(1))
    found = goal_of(GAME.view_of(state, seat))
    assert set(found.rules) <= RULES
    for language in LANGUAGES:
        assert errors_of(language, found.message, found.args) == ""
    return found


def said(seat: int, seats: int, given: dict[str, str] | None = None, **options: object) -> str:
    found = goal(seat, seats, given, **options)
    return tr("en", found.message, found.args)


@pytest.mark.rule("PR-010", "PR-135")
def test_among_others_the_most_points_win() -> None:
    given = {"red active": "steam_engine", "red power": "army=1", "blue power": "prestige=3", "green power": "army=2"}
    view = GAME.view_of(GAME.notation.read(given, 3, GAME.meta.complete({}), PlayoutRng(1)), 0)
    mine, *others = [player.sheet.total for player in view.players]
    wanted = f"Have the most victory points when age III ends. You have {mine}, the best of the others {max(others)}."
    assert said(0, 3, given) == wanted


def test_a_spectator_is_not_spoken_to() -> None:
    for seats in (1, 2):
        assert "you" not in said(SPECTATOR, seats).lower().split()


@pytest.mark.rule("PR-188", "PR-194")
def test_with_the_industrial_revolution_it_is_age_iv_that_ends() -> None:
    assert "when age IV ends" in said(1, 2, industrial_revolution=True)
    assert "the end symbol" in said(0, 1, industrial_revolution=True)


@pytest.mark.rule("PR-145", "PR-150")
def test_alone_it_is_a_title_before_the_time_deck_runs_dry() -> None:
    assert said(0, 1) == (
        "Make one technology with the symbol IV active before the cards for the time deck run out."
        " You have 0 victory points: novice. The next title takes 21."
    )


@pytest.mark.rule("PR-150")
@pytest.mark.parametrize(
    ("power", "title", "following"),
    [
        ("prestige=8", "novice", 21),
        ("prestige=15 army=10", "chieftain", 41),
        ("prestige=20 population=5 army=20", "master", 66),
    ],
)
def test_the_next_title_is_told(power: str, title: str, following: int) -> None:
    found = goal(0, 1, {"red power": power})
    assert (found.args["title"], found.args["next"]) == (title, following)


def test_above_the_last_title_there_is_no_other() -> None:
    power = "prestige=20 population=20 army=20"
    found = goal(0, 1, {"red power": power, "red active": "steam_engine"})
    assert (found.args["title"], found.args["next"]) == ("demigod", 0)
    assert said(0, 1, {"red power": power, "red active": "steam_engine"}).endswith("demigod.")


@pytest.mark.parametrize(("ending", "sentence"), [("defeat", "a defeat"), ("symbols", "The game ended with 0 victory")])
def test_a_solo_game_that_is_over_tells_how_it_ended(ending: str, sentence: str) -> None:
    assert sentence in said(0, 1, {"ended": ending})
    assert sentence in said(SPECTATOR, 1, {"ended": ending})
