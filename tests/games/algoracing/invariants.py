"""What holds in every state of Algoracing; `igroteka.laws.soak` can ask it after every answer."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.grid import OFF
from igroteka.games.algoracing.state import ROVERS, AlgoracingState, Row
from igroteka.games.algoracing.tables import BIT, CAPACITY, CORNERS, COUNT, HAND, PLAYS


def hold(state: AlgoracingState) -> None:
    """All that can be told from one state."""
    follows(state)
    rovers_are_right(state)
    for row in (state.row, state.draft):
        row_is_right(state, row)
    cards_add_up(state)


def follows(state: AlgoracingState) -> None:
    """What is kept up to date is what follows from squares, tokens and hands (AR-R90)."""
    counted = state.clone()
    counted.count()
    assert counted.ints().items == state.ints().items


def rovers_are_right(state: AlgoracingState) -> None:
    """AR-049: at most three samples aboard; nobody is owed by a rover that owes nothing to it; labs are at bases."""
    there = [square for square in listed(state.square) if square != OFF]
    assert len(set(there)) == len(there)
    for rover in range(ROVERS):
        assert 0 <= state.aboard[rover] <= CAPACITY
        for other in range(ROVERS):
            assert bool(state.bars[rover] & BIT[other]) == bool(state.bars[other] & BIT[rover])
        assert not state.waiting[rover] or state.square[rover] != OFF
    for corner in range(CORNERS):
        assert state.bases[corner] >= 0 or not state.labs[corner]


def row_is_right(state: AlgoracingState, row: Row) -> None:
    """AR-024, AR-105: an algorithm has its limit; a cycle card lies over one command or two, which it repeats."""
    assert row.length <= state.terms.places
    place = 0
    while place < row.length:
        span = int(row.spans[place])
        assert place + span <= row.length
        times = listed(row.times)[place : place + max(span, 1)]
        assert times in ([2] * span, [3] * span) if span else times == [0]
        place += max(span, 1)
    assert all(at < row.length for at in listed(row.under_at)[: int(row.covered)])
    assert not any(listed(row.cards)[int(row.length) :])


def cards_add_up(state: AlgoracingState) -> None:
    """AR-021, AR-R42: hands, what is laid in a turn, and what is marked of a hand."""
    assert 0 <= state.laid <= PLAYS
    cards = [*state.row.all_cards(), *listed(state.deck)[: int(state.deck_size)]]
    cards += listed(state.pile)[: int(state.pile_size)]
    assert all(cards.count(card) <= count for card, count in enumerate(listed(COUNT)))
    assert all(0 <= held <= HAND for held in listed(state.held))
    if state.mover != NOBODY:
        hand = listed(state.hand)[int(state.mover) * len(COUNT) :]
        assert all(marked <= hand[card] for card, marked in enumerate(listed(state.marked)))
