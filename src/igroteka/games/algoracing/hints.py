"""What bots may know about playing well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec
from igroteka.core.engine import SILENT, Hints
from igroteka.core.grid import OFF
from igroteka.games.algoracing.actions import EXCHANGE, TURN
from igroteka.games.algoracing.rules.turn import run
from igroteka.games.algoracing.state import GOING_ON, AlgoracingState
from igroteka.games.algoracing.tables import BIT, CAPACITY, CARDS, COMMANDS, CORNERS, FREE, Field

WIN: Final = 1_000_000
POINT: Final = 1_000
CARGO: Final = 450  # a sample aboard is worth about half of what it will bring
FAR: Final = 99
NEARER: Final = 12  # a command nearer to the next aim
VARIETY: Final = 3


class Ways(Hints[AlgoracingState]):
    """Points count most, then cargo, then being near to the next sample or the next lab."""

    def value(self, state: AlgoracingState, seat: i64) -> i64:
        if state.asked[seat] == TURN and state.edited > 0 and state.draft.length > 0:
            after = state.clone()  # half a turn is worth what it would bring if it were run now
            run(after, seat, SILENT)
            return self.value(after, seat)
        if state.ending != GOING_ON:
            best: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    best = max(best, state.points[other])
            return (WIN if state.points[seat] >= best else -WIN) + state.points[seat] - best
        value = _prospect(state, seat)
        rival: i64 = 0
        for other in range(state.seats):
            if other != seat and not state.away[other]:
                rival = max(rival, _prospect(state, other))
        return value - rival // 2


def _prospect(state: AlgoracingState, seat: i64) -> i64:
    """What a player has and is about to have."""
    here = state.square[seat]
    if here == OFF:
        return 0
    aboard = state.aboard[seat]
    value = POINT * state.points[seat] + CARGO * aboard + _choice(state, seat)
    lab = _to_lab(state, seat)
    if aboard >= CAPACITY:
        return value - NEARER * lab
    sample = _to_sample(state, seat)
    aim = sample if aboard == 0 else min(sample + 2, lab)
    return value - NEARER * aim - 3 * aboard * lab


def _choice(state: AlgoracingState, seat: i64) -> i64:
    """Different commands in hand are worth having, those about to be exchanged left out."""
    exchanging = state.asked[seat] == EXCHANGE
    kinds: i64 = 0
    card: i64 = 0
    while card < COMMANDS:
        if state.hand[seat * CARDS + card] > (state.marked[card] if exchanging else 0):
            kinds += 1
        card += 1
    return VARIETY * kinds


def _to_lab(state: AlgoracingState, seat: i64) -> i64:
    """Commands to the nearest lab of a player."""
    ways, size = ways_of(state.field), state.field.size
    row = (4 * state.square[seat] + state.facing[seat]) * size
    best: i64 = FAR
    for corner in range(CORNERS):
        if state.labs[corner] & BIT[seat]:
            best = min(best, ways[row + state.field.corners[corner]])
    return best


def _to_sample(state: AlgoracingState, seat: i64) -> i64:
    """Commands to the nearest sample on the board."""
    ways, size = ways_of(state.field), state.field.size
    row = (4 * state.square[seat] + state.facing[seat]) * size
    best: i64 = FAR
    square: i64 = 0
    while square < size:
        if state.samples[square] > 0:
            best = min(best, ways[row + square])
        square += 1
    return best


def ways_of(field: Field) -> vec[i64]:
    """By square, facing and aim: how many commands it takes, a Jump counted twice; worked out once for a field."""
    if len(field.ways) == 0:
        field.ways = _measured(field)
    return field.ways


def _measured(field: Field) -> vec[i64]:
    """From every aim backwards, until nothing gets shorter."""
    size = field.size
    ways: vec[i64] = filled(4 * size * size, FAR)
    aim: i64 = 0
    while aim < size:
        for facing in range(4):
            ways[(4 * aim + facing) * size + aim] = 0
        changed = True
        while changed:
            changed = False
            way: i64 = 0
            while way < 4 * size:
                best = _shortest(field, ways, way, aim)
                if best < ways[way * size + aim]:
                    ways[way * size + aim] = best
                    changed = True
                way += 1
        aim += 1
    return ways


def _shortest(field: Field, ways: vec[i64], way: i64, aim: i64) -> i64:
    """The shortest way on from a square and facing, by what is known so far."""
    size, square, facing = field.size, way // 4, way % 4
    best = ways[way * size + aim]
    turn: i64 = 1
    while turn < 4:
        best = min(best, 1 + ways[(4 * square + (facing + turn) % 4) * size + aim])
        turn += 1
    there = field.ahead[way]
    if field.step[way] == FREE:
        best = min(best, 1 + ways[(4 * there + facing) * size + aim])
    elif field.jump[way] == FREE:
        best = min(best, 2 + ways[(4 * there + facing) * size + aim])
    other = field.lift[square]
    if other != OFF:
        best = min(best, 1 + ways[(4 * other + facing) * size + aim])
    return best
