"""Undo against a simple model: what is left after a takeback is what would be there without the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka import Refused, Table, new_table
from igroteka.core.engine import Log
from igroteka.core.rng import PlayoutRng
from tests.laws import cards
from tests.laws.cards import CardsState, Flow


def replayed(table: Table, answers: list[tuple[int, str]]) -> Table:
    again = Table(table.game, table.seats, table.seed)
    for seat, word in answers:
        again.answer(seat, word)
    return again


@pytest.mark.parametrize("seats", [2, 3])
def test_random_takebacks_leave_what_the_other_answers_make(seats: int) -> None:
    taken = 0
    for seed in range(60):
        table, rng = Table(cards.GAME, seats, seed), PlayoutRng(seed)
        answers: list[tuple[int, str]] = []
        for _ in range(80):
            if table.over:
                break
            seat = int(rng.below(seats))
            if rng.below(3) == 0 and table.why_not_undo(seat) is None:
                table.undo(seat)
                last = max(place for place, (who, _) in enumerate(answers) if who == seat)
                del answers[last]
                taken += 1
                assert table.fingerprint() == replayed(table, answers).fingerprint()
            elif seat in table.asked:
                legal = table.legal(seat)
                word = legal[int(rng.below(len(legal)))].word
                table.answer(seat, word)
                answers.append((seat, word))
        assert table.fingerprint() == replayed(table, answers).fingerprint()
    assert taken > 200


def to_draw(seats: int = 3) -> tuple[Table, int]:
    """A table where a seat may draw a card."""
    for seed in range(50):
        table = Table(cards.GAME, seats, seed)
        for seat in range(seats):
            table.answer(seat, table.legal(seat)[0])
            table.answer(seat, "ready")
        if table.prompt(table.asked[0]) == "cards-draw":
            return table, table.asked[0]
    raise AssertionError("no such table")


def test_an_open_answer_that_began_a_secret_phase_stands_once_somebody_has_picked() -> None:
    table, seat = to_draw()
    table.answer(seat, "pass")
    assert table.why_not_undo(seat) is None
    other = (seat + 1) % 3
    table.answer(other, table.legal(other)[0])
    with pytest.raises(Refused, match="Somebody else has answered since"):
        table.undo(seat)
    table.undo(other)
    table.undo(seat)
    assert table.prompt(seat) == "cards-draw"


class QuietFlow(Flow):
    """The picks stay secret: the phase closes without a word, and the next one opens."""

    def reveal(self, state: CardsState, log: Log) -> None:
        state.ask_all(cards.PICK, True)


def test_a_secret_phase_that_closed_silently_stands() -> None:
    table = Table(replace(cards.GAME, rules=QuietFlow()), 2, 1)
    for seat in (0, 1):
        table.answer(seat, table.legal(seat)[0])
        table.answer(seat, "ready")
    with pytest.raises(Refused, match="Somebody else has answered since"):
        table.undo(0)
    assert table.why_not_undo(1) is None
    table.answer(0, table.legal(0)[0])
    with pytest.raises(Refused, match="Somebody else has answered since"):
        table.undo(1)


class ChancyFlow(Flow):
    """Picking a card asks chance."""

    def apply_code(self, state: CardsState, seat: int, code: int, log: Log) -> None:
        if code < cards.RANKS:
            state.rng.below(6)
        super().apply_code(state, seat, code, log)


def test_a_secret_answer_that_asked_chance_stands_and_nobody_else_notices() -> None:
    table = Table(replace(cards.GAME, rules=ChancyFlow()), 3, 1)
    table.answer(1, table.legal(1)[0])
    before = [table.why_not_undo(seat) for seat in (-1, 0, 2)]
    assert before == [Table(cards.GAME, 3, 1).why_not_undo(0)] * 3
    with pytest.raises(Refused, match="Chance has spoken"):
        table.undo(1)


def test_nothing_is_taken_back_after_the_end() -> None:
    table = new_table("fourinarow", seed=1)
    for seat, column in [(0, "a"), (1, "b")] * 3 + [(0, "a")]:
        table.answer(seat, f"drop:{column}")
    assert table.over
    with pytest.raises(Refused, match="The game is over"):
        table.undo(0)


def test_a_copy_goes_its_own_way() -> None:
    table = new_table("fourinarow", seed=1)
    table.answer(0, "drop:a")
    copy = table.copy()
    copy.answer(1, "drop:a")
    table.undo(0)
    assert (copy.count, table.count) == (2, 2)
    assert copy.asked == (0,)
    assert table.asked == (0,)
    assert copy.fingerprint() != table.fingerprint()
