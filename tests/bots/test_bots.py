"""Bots get views and nothing else; series of games are the same however many processes play them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka import games
from igroteka.bots import bot_names, make_bot
from igroteka.bots.arena import Task, play_game, play_many
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import View
from tests.laws import cards

FOUR = games.get("fourinarow")


def wins(bots: tuple[str, ...], number: int) -> list[int]:
    results = play_many(Task("fourinarow", bots, {}, "t", 0, number))
    return [sum(result.winners == (seat,) for result in results) for seat in range(2)]


def test_greedy_beats_random_in_either_seat() -> None:
    assert wins(("greedy", "random"), 100)[0] >= 95
    assert wins(("random", "greedy"), 100)[1] >= 95


def test_two_random_players_are_about_even() -> None:
    first, second = wins(("random", "random"), 400)
    assert 170 < first < 270  # the first player has a small advantage
    assert 120 < second < 230


@pytest.mark.parametrize("codes", [[0, 6, 1, 6, 2, 5], [6, 0, 6, 1, 5, 2]], ids=["takes a win", "stops a win"])
def test_greedy_sees_three_in_a_row(codes: list[int]) -> None:
    state = FOUR.new(2, PlayoutRng(1))
    for code in codes:
        FOUR.rules.step(state, code)
    assert make_bot("greedy", FOUR, 1).choose(FOUR.view_of(state, 0), FOUR.rules.codes_of(state, 0)) == 3


def test_a_series_is_the_same_in_one_process_and_in_two() -> None:
    whole = Task("fourinarow", ("greedy", "random"), {"first": "seat2"}, "s", 0, 60)
    assert play_many(whole, 1) == play_many(whole, 2)


def test_a_game_number_is_the_same_whoever_plays_it() -> None:
    whole = play_many(Task("fourinarow", ("random", "random"), {}, "s", 0, 30))
    assert play_many(Task("fourinarow", ("random", "random"), {}, "s", 10, 30)) == whole[10:]


def test_progress_is_told() -> None:
    told: list[int] = []
    play_many(Task("fourinarow", ("random", "random"), {}, "s", 0, 60), 1, told.append)
    assert told == [25, 50, 60]


def test_a_game_that_does_not_end_is_left_unfinished() -> None:
    result = play_game(FOUR, ["random", "random"], {}, "s", 5)
    assert (result.winners, result.answers) == ((), 5)


def test_a_bot_sees_only_its_own_view() -> None:
    seen: list[View] = []

    def spying_view(state: cards.CardsState, seat: int) -> cards.CardsView:
        seen.append(cards.view_of(state, seat))
        return cards.view_of(state, seat)

    game = replace(cards.GAME, view_of=spying_view)
    result = play_game(game, ["greedy", "random", "greedy"], {}, "s", 1000)
    assert result.winners
    assert {view.seat for view in seen} == {0, 1, 2}
    assert all(view.prompt for view in seen)


def test_greedy_plays_a_game_with_hidden_cards() -> None:
    results = [play_game(cards.GAME, ["greedy", "random"], {}, str(n), 1000) for n in range(30)]
    assert all(result.winners for result in results)


def test_an_unknown_bot_gets_one_sentence() -> None:
    with pytest.raises(BadInput, match="fourinarow has no bot called genius; there are: random, greedy"):
        make_bot("genius", FOUR, 1)
    shy = replace(FOUR, hints=None)
    assert bot_names(shy) == ("random",)
    with pytest.raises(BadInput, match="there are: random"):
        make_bot("greedy", shy, 1)
