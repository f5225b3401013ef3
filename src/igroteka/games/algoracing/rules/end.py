"""Scoring and the end of the game: points, the end, who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.algoracing.events import GameOver
from igroteka.games.algoracing.state import ENDINGS, EXHAUSTED, ROUNDS, TARGET, TIE_SHARED, TIE_TYPES, AlgoracingState
from igroteka.games.algoracing.tables import TYPES

ENDING_RULES: Final[list[tuple[str, ...]]] = [
    ("AR-064", "AR-R91", "AR-R92"),  # on the large board AR-073
    ("AR-065", "AR-R93"),
    ("AR-R95",),
    ("AR-R98",),
]


def end(state: AlgoracingState, why: i64, log: Log) -> None:
    """AR-064, AR-065: the game is over, at once."""
    state.ending = why
    state.stop_asking()
    if log.on:
        rules = ENDING_RULES[why]
        if why == TARGET and state.terms.board == 9:
            rules = ("AR-073", "AR-R91", "AR-R92")
        log.add(GameOver(ENDINGS[why], tuple(winners(state)), rules=rules))


def has_target(state: AlgoracingState, seat: i64) -> bool:
    """AR-064, AR-073, AR-R92: whether a player has at least the points to win."""
    return state.points[seat] >= state.terms.target


def check_target(state: AlgoracingState, seat: i64, log: Log) -> None:
    """AR-R91: reaching the target ends the game on the spot, unless the round is to be finished."""
    if has_target(state, seat) and not state.terms.finish_round:
        end(state, TARGET, log)


def check_exhausted(state: AlgoracingState, log: Log) -> None:
    """AR-065, AR-D20, AR-R93: every sample of the game has been delivered."""
    if state.left == 0:
        end(state, EXHAUSTED, log)


def check_round(state: AlgoracingState, log: Log) -> None:
    """AR-R91 with `finish_round`, AR-R95: what ends the game after the last player of a round."""
    if state.terms.finish_round:
        for seat in range(state.seats):
            if has_target(state, seat) and not state.away[seat]:
                end(state, TARGET, log)
                return
    if 0 < state.terms.max_rounds <= state.round:
        end(state, ROUNDS, log)


def is_alone(state: AlgoracingState) -> bool:
    """AR-R98: whether only one player is left, who then has won."""
    here: i64 = 0
    for seat in range(state.seats):
        here += 1 - state.away[seat]
    return here < 2


def winners(state: AlgoracingState) -> list[int]:
    """AR-065, AR-R94: most points among those who stayed; the tie-break if there is one, else they share it."""
    best: i64 = -1
    for seat in range(state.seats):
        if not state.away[seat]:
            best = max(best, _rank(state, seat))
    return [int(seat) for seat in range(state.seats) if not state.away[seat] and _rank(state, seat) == best]


def _rank(state: AlgoracingState, seat: i64) -> i64:
    """Points first; then types or tokens, if they break ties."""
    if state.terms.tie_break == TIE_SHARED:
        return state.points[seat] * 100
    kinds: i64 = 0
    for kind in range(TYPES):
        if state.delivered[seat * TYPES + kind] > 0:
            kinds += 1
    tokens = state.points[seat] - kinds  # AR-R90
    return state.points[seat] * 100 + (kinds if state.terms.tie_break == TIE_TYPES else tokens)
