"""Undo against a simple model: what is left after a takeback is what would be there without the answer."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from igroteka import Refused, Table, new_table
from igroteka.core import record as records
from igroteka.core.engine import Log
from igroteka.core.errors import BadAnswer
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


def test_an_open_answer_that_began_a_secret_phase_stands_whether_somebody_has_picked_or_not() -> None:
    table, seat = to_draw()
    table.answer(seat, "pass")
    before = table.why_not_undo(seat)
    assert before is not None
    assert before.message == "core-undo-committed"
    other = (seat + 1) % 3
    table.answer(other, table.legal(other)[0])
    assert table.why_not_undo(seat) == before
    with pytest.raises(Refused, match=r"has been carried out"):
        table.undo(seat)


class QuietFlow(Flow):
    """The picks stay secret: the phase closes without a word, and the next one opens."""

    def reveal(self, state: CardsState, log: Log) -> None:
        state.ask_sealed([*range(int(state.seats))], cards.PICK)


def test_a_secret_phase_that_closed_silently_stands() -> None:
    table = Table(replace(cards.GAME, rules=QuietFlow()), 2, 1)
    for seat in (0, 1):
        table.answer(seat, table.legal(seat)[0])
        table.answer(seat, "ready")
    for _ in range(2):
        for seat in (0, 1):
            with pytest.raises(Refused, match=r"has been carried out|Somebody else has answered since"):
                table.undo(seat)
        table.answer(0, table.legal(0)[0])
        table.undo(0)


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


# answers that are given at once


def programming() -> Table:
    """Two players lay secret programs, card by card."""
    return new_table("golems", 2, 3, {"scenario": "first-duel", "subprograms": "off"})


def laid(table: Table, seat: int) -> list[str]:
    """The commands of a program so far."""
    view: Any = table.view(seat)
    return [row.first for row in view.golems[seat].program]


def test_a_row_of_answers_is_one_entry_and_is_taken_back_at_once() -> None:
    table = programming()
    start = table.fingerprint()
    table.change(0, ["lay:F", "lay:L", "lay:D"])
    assert (table.count, laid(table, 0)) == (1, ["F", "L", "D"])
    table.undo(0)
    assert (table.count, table.fingerprint()) == (2, start)
    assert Table.of_record(table.game, records.loads(table.record().dumps())).fingerprint() == start


def test_answers_that_replace_others_give_way_to_them_again() -> None:
    table = programming()
    table.change(0, ["lay:F", "lay:L"])
    table.answer(0, "lay:D")
    before = table.fingerprint()
    table.change(0, ["lay:D", "lay:L"], back=2)  # in the middle of the first row
    assert laid(table, 0) == ["F", "D", "L"]
    table.undo(0)
    assert (table.fingerprint(), laid(table, 0)) == (before, ["F", "L", "D"])
    table.undo(0)
    assert laid(table, 0) == ["F", "L"]


def test_answers_can_be_taken_back_without_others_in_their_place() -> None:
    table = programming()
    table.change(0, ["lay:F", "lay:L", "lay:D"])
    table.change(0, [], back=2)
    assert laid(table, 0) == ["F"]
    table.undo(0)
    assert laid(table, 0) == ["F", "L", "D"]


def test_a_whole_turn_is_taken_back_at_once() -> None:
    table = programming()
    start = table.fingerprint()
    table.answer(0, "lay:F")
    table.change(0, ["lay:L", "lay:D"])
    table.answer(1, "lay:L")
    assert [table.turn_so_far(seat) for seat in (-1, 0, 1)] == [0, 3, 1]
    table.change(1, (), back=1)
    table.change(0, (), back=3)
    assert (table.fingerprint(), table.turn_so_far(0)) == (start, 0)


@pytest.mark.parametrize(
    ("words", "back"),
    [(["lay:F", "lay:X", "lay:X", "lay:X", "lay:X"], 0), (["lay:L"], 3), (["ready", "lay:F"], 0)],
)
def test_a_row_is_refused_as_a_whole(words: list[str], back: int) -> None:
    table = programming()
    table.change(0, ["lay:F", "lay:L"])
    table.change(1, ["lay:R"])
    table.listen([0, 1])
    before = (table.fingerprint(), table.count, table.events(0), table.record().dumps())
    with pytest.raises(Refused):
        table.change(0, words, back)
    assert (table.fingerprint(), table.count, table.events(0), table.record().dumps()) == before
    assert table.all_news() == {0: [], 1: []}
    table.undo(0)
    assert laid(table, 0) == []


def test_a_row_does_not_go_on_after_something_became_known() -> None:
    table, seat = to_draw()
    view: Any = table.view(seat)
    before, hand = table.fingerprint(), view.hand
    for words in (["draw", "pick:0"], ["draw", "draw"], ["pass", f"pick:{hand[0]}"]):
        with pytest.raises(Refused, match="Only the last of several answers"):
            table.change(seat, words)
    assert table.fingerprint() == before


def test_of_changes_of_changes_only_the_latest_come_back() -> None:
    table = programming()
    table.change(0, ["lay:F", "lay:F"])
    sizes = []
    for number in range(500):
        table.change(0, ["lay:L" if number % 2 else "lay:R"], back=1)
        sizes.append(len(pickle.dumps(table.pack().steps)))
    assert sizes[-1] == sizes[100]

    assert laid(table, 0) == ["F", "L"]
    for expected in ("R", "L", "R", "L"):
        table.undo(0)
        assert laid(table, 0) == ["F", expected]


@pytest.mark.parametrize(("words", "back"), [([], 0), (["lay:F"], -1), (["lay:F"], True), (["fly"], 0)])
def test_a_change_of_nothing_or_nonsense_gets_one_sentence(words: list[str], back: int) -> None:
    with pytest.raises(BadAnswer):
        programming().change(0, words, back)


def test_random_changes_leave_what_the_answers_that_count_make() -> None:
    changed = 0
    for seed in range(25):
        table, rng = programming(), PlayoutRng(seed)
        versions: list[list[list[str]]] = [[[]], [[]]]  # by seat: what it had laid after each of its changes
        for _ in range(40):
            seat = int(rng.below(2))
            now = versions[seat][-1]
            if rng.below(4) == 0 and len(versions[seat]) > 1:
                table.undo(seat)
                versions[seat].pop()
            else:
                back = int(rng.below(len(now) + 1))
                words = [f"lay:{'FBLRD'[int(rng.below(5))]}" for _ in range(int(rng.below(4)))]
                try:
                    table.change(seat, words, back)
                except (Refused, BadAnswer):
                    pass
                else:
                    versions[seat].append(now[: len(now) - back] + words)
                    changed += 1
            again = programming()
            for other in (1, 0):
                if versions[other][-1]:
                    again.change(other, versions[other][-1])
            assert table.fingerprint() == again.fingerprint()
    assert changed > 200


def test_what_others_do_in_a_secret_phase_leaves_my_question_as_it_is() -> None:
    table = programming()
    asked = table.question(0)
    table.change(1, ["lay:F", "lay:F", "lay:L", "lay:D"])
    table.answer(1, "ready")  # everybody is told
    assert table.question(0) == asked
    table.change(0, ["lay:F", "lay:F", "lay:L", "lay:D"])
    assert table.question(0) == asked + 1
    table.answer(0, "ready")
    assert table.question(1) > asked + 2  # all is carried out, and the next question is another one
