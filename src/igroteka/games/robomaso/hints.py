"""What bots may know about playing well. A disc is worth a thousand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import Hints
from igroteka.core.grid import back
from igroteka.games.robomaso.box import COMPUTER, HOLE, JAY, KINDS, NEST, NONE, RAY, SLIMER
from igroteka.games.robomaso.rules.deaths import is_full
from igroteka.games.robomaso.rules.firing import can_hit, has_gun
from igroteka.games.robomaso.rules.movement import DRIVABLE, TURNS, ahead, outlook, skill
from igroteka.games.robomaso.state import BOARD, GOING_ON, LINK, VOID, WORKING, RobomasoState
from igroteka.games.robomaso.tables import BIT, CELLS, NEXT

WIN: Final = 100_000
DISC: Final = 1000
STORED: Final = 60  # a disc in the computer, out of the reach of guns
CARD_WORTH: Final[vec[i64]] = array([45, 60, 70, 50, 80, 110, 60, 70, 40])  # by kind
FIELD_LIES: Final = 150  # two robots play
ON_BOARD: Final = 120
WAITS: Final = 60  # a robot that will be deployed
THREAT: Final = 60  # a foreign robot can be hit
PRIZE: Final = 120  # a disc on it
DANGER: Final = 150  # an own robot can be hit by a faster one
LOSS: Final = 250  # a disc on it
STEP_WORTH: Final = 8  # a movement nearer to something worth driving to
HORIZON: Final = 30  # movements that are looked ahead
TREASURE: Final = 300  # a foreign computer with discs
HUNT: Final = 150  # a foreign robot, for one that is armed
BOUNTY: Final = 50  # a disc on it
ARMOURY: Final = 120  # a weapon or a nest, for a robot without one


class RobomasoHints(Hints[RobomasoState]):
    """Discs first, then robots that are armed, quick and safe, and on their way to discs."""

    def value(self, state: RobomasoState, seat: i64) -> i64:
        if state.ending != GOING_ON:
            return _end_value(state, seat)
        value: i64 = 0
        for other in range(state.seats):
            worth = _worth_of(state, other)
            value += worth * (state.seats - 1) if other == seat else -worth
        for robot in range(2 * seat, 2 * seat + 2):
            if state.status[robot] == BOARD:
                value += _lure_ahead(state, robot) * (state.seats - 1)
        return value


def _end_value(state: RobomasoState, seat: i64) -> i64:
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.owned(other))
    won = state.winner == seat if state.winner != NONE else state.owned(seat) >= best
    return (WIN if won else -WIN) + DISC * (state.owned(seat) - best)


def _worth_of(state: RobomasoState, seat: i64) -> i64:
    """How a player stands."""
    value = DISC * state.owned(seat) + STORED * state.stored[seat]
    if state.field[seat] != NONE:
        value += FIELD_LIES
    if state.machine[seat] == WORKING:
        value += STORED
    for robot in range(2 * seat, 2 * seat + 2):
        cards: i64 = 0
        for kind in range(KINDS):
            cards += state.cards[robot * KINDS + kind] * CARD_WORTH[kind]
        value += cards
        if state.status[robot] == BOARD:
            value += ON_BOARD + _place_worth(state, robot)
            if _is_doomed(state, robot):
                value -= cards + ON_BOARD - WAITS
        elif state.field[seat] != NONE:
            value += WAITS
    return value


def _place_worth(state: RobomasoState, robot: i64) -> i64:
    """What a robot can do from where it is, and what can be done to it."""
    value: i64 = 0
    for other in range(2 * state.seats):
        if other // 2 == robot // 2 or state.status[other] != BOARD:
            continue
        mine, theirs = can_hit(state, robot, other), can_hit(state, other, robot)
        if mine and (not theirs or state.reaction(robot) > state.reaction(other)):
            value += THREAT + PRIZE * state.discs[other]
        if theirs and (not mine or state.reaction(other) > state.reaction(robot)):
            value -= DANGER + LOSS * state.discs[robot]
    return value


def _is_doomed(state: RobomasoState, robot: i64) -> bool:
    """Whether every way ahead ends in a hole, a robot or a flytrap."""
    if outlook(state, robot) != DRIVABLE:
        return False
    for side in range(4):
        if side != state.barred[robot] and ahead(state, robot, side) == LINK:
            cell = NEXT[4 * state.at[robot] + side]
            if state.symbol[cell] != HOLE and state.plant[cell] == NONE and state.robot_on(cell) == NONE:
                return False
    return True


# something worth driving to


def _lure_ahead(state: RobomasoState, robot: i64) -> i64:
    """The best of what the robot can drive to, as it must drive: front first, turning at walls; less if it is far."""
    armed = has_gun(state, robot)
    turns = skill(state, robot) >= TURNS
    far = zeros(4 * CELLS)  # by cell and heading: one more than the movements to it
    queue = zeros(4 * CELLS)
    start = 4 * state.at[robot] + state.heading[robot]
    far[start] = 1
    queue[0] = start
    count: i64 = 1
    place: i64 = 0
    best: i64 = -HORIZON * STEP_WORTH
    hopped = False
    while place < count:
        node = queue[place]
        cell, heading, way = node // 4, node % 4, far[node]
        place += 1
        if way > HORIZON:
            break
        if node != start:
            best = max(best, _lure(state, robot, cell, armed) - STEP_WORTH * way)
            if _is_trap(state, robot, cell):
                continue
            if not hopped and state.is_teleport(cell):
                hopped = True
                count = _hop(state, way, far, queue, count)
        barred = state.barred[robot] if node == start else back(heading)
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            if side != barred:
                what = state.beyond(cell, side)
                if what == LINK:
                    found = LINK
                    count = _visit(4 * NEXT[4 * cell + side] + side, way + 1, far, queue, count)
                elif what == VOID and state.deck_size > 0 and found != LINK:
                    found = VOID
            side += 1
        if turns or (found != LINK and found != VOID):
            count = _visit(4 * cell + back(heading), way + 1, far, queue, count)
    return best


def _visit(node: i64, way: i64, far: vec[i64], queue: vec[i64], count: i64) -> i64:
    """A place to go on from, unless it is known; how many there are then."""
    if far[node]:
        return count
    far[node] = way
    queue[count] = node
    return count + 1


def _hop(state: RobomasoState, way: i64, far: vec[i64], queue: vec[i64], count: i64) -> i64:
    """All that a teleport leads to."""
    cell: i64 = 0
    while cell < CELLS:
        if state.is_teleport(cell):
            side: i64 = 0
            while side < 4:
                if state.open[cell] & BIT[side]:
                    count = _visit(4 * cell + side, way, far, queue, count)
                side += 1
        cell += 1
    return count


def _is_trap(state: RobomasoState, robot: i64, cell: i64) -> bool:
    """Whether nobody drives on from there."""
    what = state.symbol[cell]
    return what in (HOLE, COMPUTER) or state.plant[cell] != NONE or state.other_on(cell, robot) != NONE


def _lure(state: RobomasoState, robot: i64, cell: i64, armed: bool) -> i64:
    """What a cell is worth to a robot that drives there."""
    what = state.symbol[cell]
    if what == COMPUTER:
        for seat in range(state.seats):
            if state.computer[seat] == cell and seat != robot // 2 and state.stored[seat]:
                return TREASURE
        return 0
    if armed:
        other = state.robot_on(cell)
        if other == NONE or other // 2 == robot // 2 or not state.discs[other]:
            return 0
        return HUNT + BOUNTY * state.discs[other]
    return ARMOURY if what in (SLIMER, RAY, JAY, NEST) and not is_full(state, robot) else 0
