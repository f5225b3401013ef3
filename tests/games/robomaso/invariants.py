"""What holds in every state of Robomaso; `igroteka.laws.soak` can ask it after every answer."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.games.robomaso.box import CAPACITY, COMPUTER, CORRIDORS, DOWN, FIELD, HOLE, KINDS, NONE
from igroteka.games.robomaso.rules.deaths import MOST
from igroteka.games.robomaso.state import BOARD, DEALING, EMPTY, OVER, WORKING, RobomasoState
from igroteka.games.robomaso.tables import CELLS, DECK, DISCS, INNER
from tests.games.robomaso.plainly import reachable, sealed


def hold(state: RobomasoState) -> None:
    """All that can be told from one state."""
    for robot in range(2 * int(state.seats)):
        robot_is_right(state, robot)
    board_is_right(state)
    pieces_add_up(state)


def robot_is_right(state: RobomasoState, robot: int) -> None:
    """RM-036, RM-079, RM-104: on a corridor, not too many cards; two on one cell only on their own field (RM-R22)."""
    on_board = state.status[robot] == BOARD
    assert on_board == (state.at[robot] != NONE)
    assert not (on_board and state.dead[robot])
    assert all(count >= 0 for count in listed(state.cards))
    assert 0 <= state.total(robot) <= MOST
    assert state.discs[robot] >= 0
    if on_board:
        cell = int(state.at[robot])
        assert state.symbol[cell] not in (NONE, DOWN, HOLE)
        other = int(state.other_on(cell, robot))
        assert other == NONE or (other // 2 == robot // 2 and cell == state.field[robot // 2])
    for place in range(robot * KINDS, (robot + 1) * KINDS):
        assert 0 <= state.looted[place] <= state.cards[place]  # RM-R40
    if state.dead[robot] and not state.prey[robot] and not state.terms.dead_partner:
        assert sum(int(state.cards[robot * KINDS + kind]) for kind in range(KINDS)) == 0  # RM-048, RM-075


def board_is_right(state: RobomasoState) -> None:
    """RM-028, RM-R06: what lies open can be reached, no empty cell is closed in; flytraps lie where they may."""
    reached = reachable(state)
    laid = [cell for cell in listed(INNER) if state.card[cell] != EMPTY and state.symbol[cell] != DOWN]
    assert all(cell in reached for cell in laid)
    assert [cell for cell in range(CELLS) if state.connected[cell]] == sorted(reached)
    assert not sealed(state)
    for cell in range(CELLS):
        if state.plant[cell] != NONE:  # RM-R66
            assert state.symbol[cell] not in (NONE, DOWN, HOLE, FIELD, COMPUTER)


def pieces_add_up(state: RobomasoState) -> None:
    """RM-011, RM-063, RM-R50: nothing is made or lost."""
    held = listed(state.deck[: state.deck_size]) + listed(state.aside[: state.aside_size])
    shown = [card for card in (*listed(state.card), *listed(state.under), int(state.drawn)) if 0 <= card < CORRIDORS]
    assert len(held) + len(shown) == DECK
    robots = range(2 * int(state.seats))
    assert sum(int(state.cards[robot * KINDS + CAPACITY]) for robot in robots) + state.supply[CAPACITY] == 2
    if state.stage != DEALING:
        assert sum(int(state.owned(seat)) for seat in range(int(state.seats))) == DISCS * state.seats
    for seat in range(int(state.seats)):
        assert state.machine[seat] == WORKING or not state.stored[seat]
        assert state.stage == OVER or state.owned(seat) < state.terms.goal  # RM-001, RM-002, RM-003
