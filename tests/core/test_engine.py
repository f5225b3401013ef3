"""Questions, states as bytes, and the loops that programs drive games with."""

from __future__ import annotations

from igroteka import games
from igroteka.bots.playout import playouts
from igroteka.core.engine import NOBODY
from igroteka.core.rng import PlayoutRng, TableRng
from tests.laws import cards


def test_one_seat_is_asked_at_a_time_or_all_at_once() -> None:
    state = cards.CardsState(3, PlayoutRng(1))
    assert state.mover == NOBODY
    state.ask_sealed([*range(int(state.seats))], 0)
    assert (state.mover, state.sealed) == (0, True)
    state.answered(0)
    assert state.mover == 1
    state.ask(2, 1)
    assert (state.mover, state.sealed, list(state.asked)) == (2, False, [NOBODY, NOBODY, 1])
    state.ask_also(0, 2)
    assert state.mover == 0
    state.stop_asking()
    assert state.mover == NOBODY


def test_a_program_can_drive_a_game_by_codes() -> None:
    rules = games.get("fourinarow").rules
    state = games.get("fourinarow").new(2, PlayoutRng(1))
    codes = rules.codes_of(state, state.mover)
    answers = 0
    while codes:
        codes = rules.step(state, codes[answers % len(codes)])
        answers += 1
    assert state.mover == NOBODY
    assert rules.codes_of(state, 0) == []
    assert 7 <= answers <= 42


def test_random_games_inside_end() -> None:
    game = games.get("fourinarow")
    answers, ended = playouts(game.rules, game.new(2, PlayoutRng(1)), PlayoutRng(2), 200, 100)
    assert ended == 200
    assert 18 < answers / 200 < 25


def test_random_games_inside_stop_at_a_limit() -> None:
    game = games.get("fourinarow")
    assert playouts(game.rules, game.new(2, PlayoutRng(1)), PlayoutRng(2), 3, 5) == (15, 0)


def test_a_state_knows_its_chance_after_its_bytes() -> None:
    state = cards.GAME.new(2, TableRng("x"))
    copy = cards.GAME.new(2, PlayoutRng(9))
    copy.from_bytes(state.to_bytes())
    assert copy.to_bytes() == state.to_bytes()
    assert copy.rng.below(1000) == state.rng.below(1000)
