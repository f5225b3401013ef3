"""Chapters 2.6, 2.8 and 2.14, and the timing model 3.1: where a turn goes on after every answer."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.progress.actions import (
    ACT,
    AFTER,
    BACK,
    DRAWING,
    DROPPING,
    GIVING,
    LIMIT,
    PAY,
    QUICKLY,
    SHUFFLING,
    START,
    SUCCESSOR,
)
from igroteka.games.progress.box import ACTIONS, HAND, KINDS
from igroteka.games.progress.events import Refreshed, TurnBegan
from igroteka.games.progress.rules.ages import check
from igroteka.games.progress.rules.development import remove_cubes
from igroteka.games.progress.rules.drawing import has_source
from igroteka.games.progress.rules.feats import can_fund
from igroteka.games.progress.rules.persons import can_move, is_left, next_offer, offered_group
from igroteka.games.progress.rules.solo import can_exchange, reveal
from igroteka.games.progress.state import (
    ACTING,
    DEVELOPING,
    DRAWN,
    DRAWS,
    EXCHANGING,
    GOING_ON,
    PAYING,
    QUICK_DRAWS,
    QUICK_DROPS,
    RETURNING,
    REVEALING,
    SHUFFLES,
    STARTING,
    UPKEEP,
    ProgressState,
)

CUBE_RULES: tuple[str, ...] = ("PR-051",)


def go_on(state: ProgressState, log: Log) -> None:
    """Let the turn go on until somebody must be asked, or the game is over.

    PR-R53, PR-R60: an age that begins interrupts whatever goes on, and that goes on afterwards.
    """
    while state.ending == GOING_ON:
        if state.offer_count > 0:
            if is_left(state, offered_group(state)):
                state.ask_next(state.offers[0], SUCCESSOR)
                return
            next_offer(state)
        elif state.stage == PAYING:  # a payment is one step (PR-R60)
            state.ask_next(state.on_turn(), PAY)
            return
        elif not check(state, log) and _asks(state, state.on_turn(), log):
            return


def _asks(state: ProgressState, seat: i64, log: Log) -> bool:
    """One stage of the turn: whether the player was asked something; if not, the next stage has come."""
    stage = state.stage
    question: i64 = -1
    if stage == STARTING:
        if state.plots[seat] > 0 and can_move(state, seat):
            question = START
        else:
            state.stage = DEVELOPING
    elif stage == DEVELOPING:
        state.stage = RETURNING
        if state.plots[seat] > 0:
            remove_cubes(state, seat, 1, CUBE_RULES, log)
    elif stage == RETURNING:
        if state.plots[seat] > 0:
            question = BACK
        else:
            state.stage = ACTING
    elif stage == ACTING:
        if state.used < state.value(seat, ACTIONS) or _has_free_move(state, seat):
            question = ACT
        else:
            state.stage = UPKEEP
    elif stage == DRAWS:
        if state.count < state.room and has_source(state):
            question = DRAWING
        else:
            state.end_draw(DRAWN)
    elif stage == QUICK_DRAWS:
        if state.count < state.room and has_source(state):
            question = QUICKLY
        else:
            state.stage = QUICK_DROPS
            state.count = 0
    elif stage == QUICK_DROPS:
        if state.count < state.owed and state.held[seat] > 0:
            question = DROPPING
        else:
            state.end_draw(ACTING)
    elif stage == SHUFFLES:
        if state.count < state.room and has_source(state):
            question = SHUFFLING
        else:
            state.end_draw(ACTING)
    elif stage == EXCHANGING:
        question = GIVING
    elif stage == DRAWN:
        if can_move(state, seat):
            question = AFTER
        else:
            state.stage = UPKEEP
    elif stage == UPKEEP:
        if state.held[seat] > state.value(seat, HAND):
            question = LIMIT
        else:
            _refresh(state, seat, log)
            if state.seats == 1:
                state.stage = REVEALING
                reveal(state, log)
            else:
                _pass_on(state, log)
    else:  # REVEALING: the age check has come and gone
        _pass_on(state, log)
    if question < 0:
        return False
    state.ask_next(seat, question)
    return True


def _has_free_move(state: ProgressState, seat: i64) -> bool:
    """3.1: moves that need no action."""
    return can_fund(state, seat) or can_exchange(state, seat) or can_move(state, seat)


def _refresh(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-067, PR-096, PR-R84: tokens are turned coloured side up; what is left in the pool is lost."""
    turned: i64 = 0
    lost: i64 = 0
    for kind in range(KINDS):
        grey = state.grey[seat * KINDS + kind]
        state.tokens[seat * KINDS + kind] += grey
        state.grey[seat * KINDS + kind] = 0
        turned += grey
        lost += state.pool[kind]
        state.pool[kind] = 0
        state.lent[kind] = 0
    if log.on:
        log.add(Refreshed(int(seat), int(turned), int(lost)))


def _pass_on(state: ProgressState, log: Log) -> None:
    """PR-047, PR-049: the next player's turn begins."""
    state.at = (state.at + 1) % state.seats
    state.turn += 1
    state.come_to_light()
    begin(state, log)


def begin(state: ProgressState, log: Log) -> None:
    """PR-048: a turn begins."""
    state.used = 0
    state.funded = 0
    state.exchanged = 0
    state.stage = STARTING
    if log.on:
        log.add(TurnBegan(int(state.on_turn()), int(state.turn)))
