"""Leaving: a player leaves, and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import SILENT, Log
from igroteka.games.algoracing.events import Left
from igroteka.games.algoracing.rules.end import end, is_alone
from igroteka.games.algoracing.rules.samples import leave_square
from igroteka.games.algoracing.rules.setup import ask_for_base
from igroteka.games.algoracing.rules.teleport import drop_cargo
from igroteka.games.algoracing.rules.turn import clear_marks, discard, next_turn, take_back_edits
from igroteka.games.algoracing.state import ALONE, REMOVED, AlgoracingState
from igroteka.games.algoracing.tables import CARDS, LETTERS


def may_leave(state: AlgoracingState, seat: i64) -> bool:
    """AR-R98: players are removed only if the table plays so; else a computer player takes over."""
    return state.terms.on_leave == REMOVED and not state.away[seat]


def leave(state: AlgoracingState, seat: i64, log: Log) -> None:
    """AR-R62, AR-R98: the rover goes; its cargo, its base and the row stay; the hand is discarded."""
    state.commit()
    state.away[seat] = 1
    if state.mover == seat or is_alone(state):  # what was prepared was never run
        take_back_edits(state, state.turn)
        clear_marks(state)
    log.begin()
    _tell(state, seat, log)
    if state.square[seat] >= 0:
        drop_cargo(state, seat, SILENT)
        leave_square(state, seat, log)
    _discard_hand(state, seat)
    log.end()
    if is_alone(state):
        end(state, ALONE, log)
    elif state.mover == seat and state.choosing:
        ask_for_base(state, log)
    elif state.mover == seat:
        next_turn(state, log)


def _tell(state: AlgoracingState, seat: i64, log: Log) -> None:
    """Who leaves, what stays where, and the cards that are discarded."""
    if log.on:
        square = int(state.square[seat])
        cards = [LETTERS[card] for card in range(CARDS) for _ in range(state.hand[seat * CARDS + card])]
        log.add(Left(int(seat), square, int(state.aboard[seat]), tuple(cards), width=state.field.plan.width))


def _discard_hand(state: AlgoracingState, seat: i64) -> None:
    for card in range(CARDS):
        for _ in range(state.hand[seat * CARDS + card]):
            discard(state, card)
        state.hand[seat * CARDS + card] = 0
    state.held[seat] = 0
