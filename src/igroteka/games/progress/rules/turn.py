"""Turn, action phase, upkeep phase, and the order of a turn: where it goes on after every answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.compat import vec
from igroteka.core.engine import Log
from igroteka.games.progress.actions import (
    ASK_ACT,
    ASK_AFTER,
    ASK_BACK,
    ASK_DRAW,
    ASK_DROP,
    ASK_GIVE,
    ASK_LIMIT,
    ASK_PAY,
    ASK_QUICK,
    ASK_SHUFFLE,
    ASK_START,
    ASK_SUCCESSOR,
)
from igroteka.games.progress.box import ACTIONS_SKILL, HAND_SKILL, KINDS, NONE
from igroteka.games.progress.events import Refreshed, TurnBegan
from igroteka.games.progress.rules.ages import advance_age
from igroteka.games.progress.rules.development import remove_cubes
from igroteka.games.progress.rules.drawing import has_source
from igroteka.games.progress.rules.feats import can_fund
from igroteka.games.progress.rules.persons import can_move, is_left, next_offer, offered_group
from igroteka.games.progress.rules.solo import can_exchange, reveal
from igroteka.games.progress.state import (
    ACTING,
    AUTOMATIC,
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

QUESTION: Final[vec[i64]] = array(  # by stage
    [
        *(ASK_START, NONE, ASK_BACK, ASK_ACT, ASK_LIMIT, NONE, ASK_DRAW, ASK_AFTER),
        *(ASK_QUICK, ASK_DROP, ASK_SHUFFLE, ASK_PAY, ASK_GIVE),
    ]
)
CUBE_RULES: tuple[str, ...] = ("PR-051",)


def go_on(state: ProgressState, log: Log) -> None:
    """Let the turn go on until somebody must be asked, or the game is over.

    PR-069, PR-R53, PR-R60, PR-R99: an age that begins interrupts whatever goes on, and that goes on afterwards.
    """
    while state.ending == GOING_ON:
        if state.offer_count > 0:
            if is_left(state, offered_group(state)):
                state.ask_next(state.offers[0], ASK_SUCCESSOR)
                return
            next_offer(state)
        elif state.stage == PAYING or not advance_age(state, log):  # a payment is one step (PR-R60)
            seat = state.on_turn()
            if _is_asked(state, seat):
                state.ask_next(seat, QUESTION[state.stage])
                return
            stage = state.stage
            state.next_stage()
            if stage in (DEVELOPING, UPKEEP, REVEALING):
                _after(stage, state, seat, log)


def _is_asked(state: ProgressState, seat: i64) -> bool:
    """Whether there is something to be decided in this stage of the turn.

    PR-R14: the hand limit asks nobody but the player on turn. PR-R15: after a Draw no action is asked for any more.
    """
    stage = state.stage
    if stage in (PAYING, EXCHANGING):
        return True
    if stage == ACTING:
        has_action = state.used < state.value(seat, ACTIONS_SKILL)
        return _waits_for_end(state) or has_action or _has_free_move(state, seat)
    if stage in (DRAWS, QUICK_DRAWS, SHUFFLES):
        return state.count < state.room and has_source(state)
    if stage == QUICK_DROPS:
        return state.count < state.owed and state.held[seat] > 0
    if stage == STARTING:
        return state.plots[seat] > 0 and can_move(state, seat)
    if stage == RETURNING:
        return state.plots[seat] > 0
    if stage == DRAWN:
        return _waits_for_end(state) or _has_free_move(state, seat)
    return stage == UPKEEP and state.held[seat] > state.value(seat, HAND_SKILL)


def _after(stage: i64, state: ProgressState, seat: i64, log: Log) -> None:
    """What happens by itself when a stage of the turn is over."""
    if stage == DEVELOPING:
        if state.plots[seat] > 0:
            remove_cubes(state, seat, 1, CUBE_RULES, log)
    elif stage == UPKEEP:
        _refresh(state, seat, log)
        if state.seats == 1:
            reveal(state, log)
    else:
        _pass_on(state, log)


def _waits_for_end(state: ProgressState) -> bool:
    """PR-R10: whether a turn ends only when its player says so."""
    return state.terms.turn_end != AUTOMATIC


def _has_free_move(state: ProgressState, seat: i64) -> bool:
    """PR-R74, PR-R90, PR-R93: moves that need no action."""
    if may_fund_or_exchange(state) and (can_fund(state, seat) or can_exchange(state, seat)):
        return True
    return can_move(state, seat)


def may_fund_or_exchange(state: ProgressState) -> bool:
    """PR-R74, PR-R93: in the action phase, and after a Draw until the turn ends."""
    return state.stage != DRAWN or state.terms.moves_after_draw


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
    state.checkpoint()
    begin(state, log)


def begin(state: ProgressState, log: Log) -> None:
    """PR-048: a turn begins."""
    state.used = 0
    state.funded = 0
    state.exchanged = 0
    state.stage = STARTING
    if log.on:
        log.add(TurnBegan(int(state.on_turn()), int(state.turn)))
