"""What bots may know about playing well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec
from igroteka.core.engine import SILENT, Hints
from igroteka.core.grid import OFF, back, left, right
from igroteka.games.algoracing.actions import EXCHANGE, TURN
from igroteka.games.algoracing.rules.turn import run
from igroteka.games.algoracing.state import GOING_ON, AlgoracingState
from igroteka.games.algoracing.tables import (
    BIT,
    CAPACITY,
    CARDS,
    COMMANDS,
    CORNERS,
    FREE,
    JUMP,
    TURN_LEFT,
    TURN_RIGHT,
    U_TURN,
    Field,
)

WIN: Final = 1_000_000
POINT: Final = 1_000
CARGO: Final = 450  # a sample aboard is worth about half of what it will bring
FAR: Final = 99
NEARER: Final = 12  # a command nearer to the next aim
VARIETY: Final = 3  # another kind of command in hand
READY: Final = 10  # a command in hand that leads to the next aim


class AlgoracingHints(Hints[AlgoracingState]):
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
    if state.square[seat] == OFF:
        return 0
    aboard = state.aboard[seat]
    lab, sample = _nearest_lab(state, seat), _nearest_sample(state, seat)
    to_lab, to_sample = _commands_to(state, seat, lab), _commands_to(state, seat, sample)
    home = aboard >= CAPACITY or (aboard > 0 and to_lab < to_sample + 2)
    value = POINT * state.points[seat] + CARGO * aboard + _choice(state, seat, lab if home else sample)
    if aboard >= CAPACITY:
        return value - NEARER * to_lab
    return value - NEARER * (to_lab if home else to_sample + (2 if aboard > 0 else 0)) - 3 * aboard * to_lab


def _choice(state: AlgoracingState, seat: i64, aim: i64) -> i64:
    """Different commands in hand are worth having, and one that leads to the aim; not those to be exchanged."""
    exchanging = state.asked[seat] == EXCHANGE
    value: i64 = 0
    ready = False
    card: i64 = 0
    while card < COMMANDS:
        if state.hand[seat * CARDS + card] > (state.marked[card] if exchanging else 0):
            value += VARIETY
            ready = ready or _leads_to(state, seat, card, aim)
        card += 1
    return value + (READY if ready else 0)


def _leads_to(state: AlgoracingState, seat: i64, card: i64, aim: i64) -> bool:
    """Whether a command brings a rover nearer to an aim, other rovers left aside."""
    if aim == OFF:
        return False
    field, square, facing = state.field, state.square[seat], state.facing[seat]
    way = 4 * square + facing
    if card == TURN_LEFT:
        facing = left(facing)
    elif card == TURN_RIGHT:
        facing = right(facing)
    elif card == U_TURN:
        facing = back(facing)
    elif (field.jump[way] if card == JUMP else field.step[way]) == FREE and card <= JUMP:
        square = field.ahead[way]
    ways = ways_of(field)
    return ways[(4 * square + facing) * field.size + aim] < ways[way * field.size + aim]


def _commands_to(state: AlgoracingState, seat: i64, aim: i64) -> i64:
    """How many commands it takes to get there; FAR if there is no aim."""
    if aim == OFF:
        return FAR
    way = 4 * state.square[seat] + state.facing[seat]
    return ways_of(state.field)[way * state.field.size + aim]


def _nearest_lab(state: AlgoracingState, seat: i64) -> i64:
    """The lab of a player that takes the fewest commands."""
    best: i64 = OFF
    for corner in range(CORNERS):
        if state.labs[corner] & BIT[seat]:
            square = state.field.corners[corner]
            if _commands_to(state, seat, square) < _commands_to(state, seat, best):
                best = square
    return best


def _nearest_sample(state: AlgoracingState, seat: i64) -> i64:
    """The sample on the board that takes the fewest commands."""
    best: i64 = OFF
    square: i64 = 0
    while square < state.field.size:
        if state.samples[square] > 0 and _commands_to(state, seat, square) < _commands_to(state, seat, best):
            best = square
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
