"""Samples and delivery: loading samples and delivering them."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.algoracing.events import BarLifted, Delivered, Full, Loaded
from igroteka.games.algoracing.rules.end import check_exhausted, check_target
from igroteka.games.algoracing.state import ABOARD, DELIVERED, GOING_ON, ROVERS, AlgoracingState
from igroteka.games.algoracing.tables import BIT, CAPACITY, TYPE_NAMES, TYPES


def arrive(state: AlgoracingState, rover: i64, square: i64, log: Log) -> None:
    """AR-047, AR-053, AR-R23, AR-R25: reach a square in any way; load what fits, deliver in one's lab.

    The moment that the caller has begun is over when the rover stands there.
    """
    if square != state.square[rover]:
        leave_square(state, rover, log)
        state.square[rover] = square
        state.on[square] = rover
    if log.on:
        log.end()
    settle(state, rover, log)


def leave_square(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-060, AR-D09, AR-R33, AR-R70, AR-R87: who leaves a square in any way ends the bars on compensation, and waits
    for no elevator."""
    if state.square[rover] != OFF:
        state.on[state.square[rover]] = NOBODY
    state.square[rover] = OFF
    state.waiting[rover] = 0
    if state.bars[rover]:
        other: i64 = 0
        while other < ROVERS:
            if state.bars[rover] & BIT[other]:
                state.bars[other] &= ~BIT[rover]
                if log.on:
                    log.add(BarLifted(int(rover), int(other)))
            other += 1
        state.bars[rover] = 0


def settle(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-R25: load, deliver, and again until nothing changes."""
    if not is_in_lab(state, rover):
        tell_if_full(state, rover, log)
    while True:
        changed = load(state, rover, log)
        if is_in_lab(state, rover) and state.aboard[rover] > 0:
            deliver(state, rover, log)
            if state.ending != GOING_ON:
                return
            changed = True
        if not changed:
            return


def tell_if_full(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-049, AR-R19, AR-R20: the rover has no room for any sample that lies where it is: they stay."""
    lying = state.samples[state.square[rover]]
    if log.on and lying > 0 and state.aboard[rover] >= CAPACITY:
        log.add(Full(int(rover), int(state.square[rover]), int(lying), width=state.field.plan.width))


def load(state: AlgoracingState, rover: i64, log: Log) -> bool:
    """AR-047, AR-049, AR-050, AR-R21, AR-R22: load what fits; chance chooses if not everything does."""
    square = state.square[rover]
    lying = state.samples[square]
    room = CAPACITY - state.aboard[rover]
    if lying == 0 or room <= 0:
        return False
    count = min(lying, room)
    taken: i64 = 0
    while taken < count:
        chosen = 0 if count == lying else state.rng.below(lying - taken)
        state.token_at[find(state, square, chosen)] = ABOARD + rover
        taken += 1
    state.samples[square] -= count
    state.aboard[rover] += count
    if log.on:
        left = int(state.samples[square])
        log.add(Loaded(int(rover), int(square), int(count), left, width=state.field.plan.width))
    return True


def find(state: AlgoracingState, where: i64, number: i64) -> i64:
    """The token with this number, from 0, among those on a square or aboard."""
    token: i64 = 0
    while True:
        if state.token_at[token] == where:
            if number == 0:
                return token
            number -= 1
        token += 1


def is_in_lab(state: AlgoracingState, rover: i64) -> bool:
    """AR-052, AR-079, AR-D07, AR-R96: whether a rover stands on a token with a lab of its colour."""
    corner = state.field.corner_of[state.square[rover]]
    return corner >= 0 and (state.labs[corner] & BIT[rover]) != 0


def deliver(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-053, AR-061, AR-062: all samples aboard are turned up; 2 points for a new type, 1 for a known one.

    AR-063: two yellow and one blue bring 2 + 1 + 2. AR-051, AR-D24: there are no other points.
    """
    before = state.points[rover]
    types: list[str] = []
    aboard = ABOARD + rover
    token: i64 = 0
    while state.aboard[rover] > 0:
        if state.token_at[token] == aboard:
            kind = state.types[token]
            state.token_at[token] = DELIVERED + rover
            state.aboard[rover] -= 1
            state.left -= 1
            state.points[rover] += 1 if state.delivered[rover * TYPES + kind] > 0 else 2
            state.delivered[rover * TYPES + kind] += 1
            if log.on:
                types.append(TYPE_NAMES[kind])
        token += 1
    if log.on:
        won = int(state.points[rover] - before)
        log.add(Delivered(int(rover), tuple(sorted(types)), won, int(state.points[rover])))
    check_target(state, rover, log)
    if state.ending == GOING_ON:
        check_exhausted(state, log)
