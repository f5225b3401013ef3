"""What a client must change in the view it has, and what seats that listen are given."""

from __future__ import annotations

import gc
from dataclasses import dataclass

import pytest

from igroteka.core.changes import Compared, Difference, differences, folded
from igroteka.core.table import new_table
from igroteka.core.wire import SPECTATOR
from tests.laws import cards


@dataclass(frozen=True)
class Piece:
    at: int
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    pieces: tuple[Piece, ...]
    turn: int
    lent: Piece | None


BOARD = Board((Piece(1, ("a",)), Piece(2, ())), 0, None)


@pytest.mark.parametrize(
    ("after", "changes"),
    [
        (Board((Piece(1, ("a",)), Piece(2, ())), 0, None), []),
        (Board((Piece(1, ("a",)), Piece(3, ())), 1, None), [(["pieces", 1, "at"], 3), (["turn"], 1)]),
        (Board((Piece(1, ("b",)), Piece(2, ())), 0, None), [(["pieces", 0, "marks", 0], "b")]),
        (Board((Piece(1, ("a", "b")), Piece(2, ())), 0, None), [(["pieces", 0, "marks"], ("a", "b"))]),
        (Board((Piece(1, ("a",)),), 0, None), [(["pieces"], (Piece(1, ("a",)),))]),
        (Board(BOARD.pieces, 0, Piece(5, ())), [(["lent"], Piece(5, ()))]),
    ],
)
def test_only_what_differs_is_told(after: Board, changes: list[Difference]) -> None:
    assert differences(BOARD, after) == changes


def test_what_several_views_share_is_compared_once() -> None:
    compared: Compared = {}
    moved = Board((Piece(1, ("a",)), Piece(3, ())), 0, None)
    first = differences(BOARD, moved, compared)
    known = len(compared)
    assert differences(Board(BOARD.pieces, 7, None), Board(moved.pieces, 8, None), compared) == [*first, (["turn"], 8)]
    assert len(compared) == known + 1  # the two views; their pieces were there


def test_changes_leave_what_they_are_laid_over_as_it_was() -> None:
    has = {"pieces": [{"at": 1}, {"at": 2}], "turn": 0}
    assert folded(has, [(["pieces", 1, "at"], 3)]) == {"pieces": [{"at": 1}, {"at": 3}], "turn": 0}
    assert has["pieces"] == [{"at": 1}, {"at": 2}]


def test_who_hears_nothing_of_a_secret_answer_is_given_no_moment() -> None:
    table = new_table(cards.GAME, 2, 1)
    table.listen([0, 1, SPECTATOR])
    before = {seat: table.view(seat) for seat in (1, SPECTATOR)}
    table.answer(0, table.legal(0)[0])
    news = table.all_news()
    assert len(news[0]) == 1
    assert (news[1], news[SPECTATOR]) == ([], [])
    assert {seat: table.view(seat) for seat in (1, SPECTATOR)} == before


def test_others_see_who_is_ready_and_who_is_not_any_more() -> None:
    table = new_table(cards.GAME, 2, 1)
    table.listen([1, SPECTATOR])
    table.answer(0, table.legal(0)[0])
    table.all_news()
    table.answer(0, "ready")
    assert [[moment.view.asked for moment in news] for news in table.all_news().values()] == [[(1,)], [(1,)]]
    table.undo(0)
    assert [[moment.view.asked for moment in news] for news in table.all_news().values()] == [[(0, 1)], [(0, 1)]]


def test_an_answer_leaves_nothing_for_the_collector() -> None:
    table = new_table(cards.GAME, 2, 1)
    table.listen([0, 1, SPECTATOR])
    gc.collect()
    gc.disable()
    try:
        while not table.over:
            table.answer(table.asked[0], table.legal(table.asked[0])[0])
            table.all_news()
        assert gc.collect() == 0
    finally:
        gc.enable()
