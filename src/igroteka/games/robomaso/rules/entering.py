"""What happens on the cell a robot comes to, in the order of RM-R38: collision, flytrap, hole, symbol, raid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.engine import FINE, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import NO_TELEPORT, ROBOT_THERE, SAME_TELEPORT
from igroteka.games.robomaso.box import (
    CAPACITY,
    COMPUTER,
    CORNER,
    FLYTRAP,
    HOLE,
    KIND_NAMES,
    KINDS,
    NONE,
    ROBOTS,
    SPEED,
    TELEPORT,
)
from igroteka.games.robomaso.events import CardTaken, RobotEaten, RobotHopped, RobotsCrashed, SymbolLeft
from igroteka.games.robomaso.rules.deaths import is_full, resolve, scrap, speeds_up, worth_of
from igroteka.games.robomaso.state import (
    AWAITING,
    COUNTED,
    CRASH,
    MANDATORY,
    MEETING,
    TAKING,
    RobomasoState,
    partner_of,
)
from igroteka.games.robomaso.tables import BIT, CELLS, CORNER_OPEN, CORNERS, SHOWN

# what becomes of a robot that comes to a cell
LIVES: Final = 0
CRASHES: Final = 1
IS_EATEN: Final = 2
FALLS: Final = 3


def arrive(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-R38: all that the cell does to the robot that has driven onto it, and only then (RM-068)."""
    if survives(state, robot, log):
        state.stage = TAKING
        find_symbol(state, robot, log)


def fate_on(state: RobomasoState, robot: i64, cell: i64) -> i64:
    """RM-R38: what becomes of a robot that comes to a cell: collision, flytrap, hole, or it lives."""
    if collides(state, robot, cell):
        return CRASHES
    if state.plant[cell] != NONE:
        return IS_EATEN
    return FALLS if state.symbol[cell] == HOLE else LIVES


def survives(state: RobomasoState, robot: i64, log: Log) -> bool:
    """RM-R38: whether the robot lives on where it has come to; if not, it dies of it."""
    fate = fate_on(state, robot, state.at[robot])
    if fate == CRASHES:
        _crash(state, robot, log)
    elif fate == IS_EATEN:
        _feed(state, robot, log)
    elif fate == FALLS:
        scrap(state, robot, "hole", ("RM-104", "RM-105", "RM-106"), log)  # RM-R74
    return fate == LIVES


def collides(state: RobomasoState, robot: i64, cell: i64) -> bool:
    """RM-046, RM-R22: whether somebody stands there with whom this robot cannot share the cell."""
    if state.other_on(cell, robot) == NONE:
        return False
    seat = robot // 2
    return not (cell == state.field[seat] and state.terms.share_own_field and not state.foreigner_on(cell, seat))


def _crash(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-046, RM-R36: the robot runs into others; all on the cell are scrapped."""
    cell = state.at[robot]
    crashed = [int(one) for one in range(2 * state.seats) if state.at[one] == cell]
    if log.on:
        log.add(RobotsCrashed(tuple(crashed), int(cell)))
    log.begin()
    for one in crashed:
        scrap(state, one, "crash", ("RM-046", "RM-047", "RM-048"), log)
    log.end()


def _feed(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-135, RM-136, RM-137, RM-R67: the robot that laid the flytrap has shot it."""
    cell = state.at[robot]
    layer = state.plant[cell]
    state.plant[cell] = NONE
    give_back_flytrap(state)
    if log.on:
        log.add(RobotEaten(int(robot // 2), int(robot), int(cell), int(layer)))
    hitter = filled(ROBOTS, NONE)
    hitter[robot] = layer
    worth = worth_of(state.total(layer))
    resolve(state, hitter, worth, "eaten", ("RM-135", "RM-137"), log)


def give_back_flytrap(state: RobomasoState) -> None:
    """The card of a flytrap that has done its work returns to the supply (RM-136)."""
    if state.terms.token_supply == COUNTED:
        state.supply[FLYTRAP] += 1


# symbols


def find_symbol(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-066, RM-067, RM-070, RM-R39, RM-R41, RM-R42: how many cards of the symbol can be taken, and by whom.

    Weapons are gained like abilities (RM-111), and every time the robot comes anew (RM-069, RM-R83).
    """
    kind = state.symbol[state.at[robot]]
    if kind >= KINDS:
        return
    shown = SHOWN[state.card[state.at[robot]]]
    partner = partner_of(robot)
    state.takes = cards_at_once(state, robot, kind)
    awaits_after_death = state.status[partner] == AWAITING and state.dead[partner] == 1
    if kind != CAPACITY and shown == 2 and (not awaits_after_death or state.terms.dead_partner):
        state.gives = 1
    if must_take(state, robot, kind):
        take(state, robot, robot, log)


def cards_at_once(state: RobomasoState, robot: i64, kind: i64) -> i64:
    """RM-061, RM-R42: how many cards of a symbol the robot can take when it comes to it."""
    return 2 if kind != CAPACITY and state.cards[robot * KINDS + CAPACITY] else 1


def must_take(state: RobomasoState, robot: i64, kind: i64) -> bool:
    """RM-R39: whether the robot takes a card of the symbol without being asked."""
    return state.terms.pickup == MANDATORY and can_take(state, robot, kind)


def can_take(state: RobomasoState, robot: i64, kind: i64) -> bool:
    """RM-063, RM-072, RM-R40, RM-R42, RM-R43: whether there is a card, and room for it."""
    if kind == CAPACITY:
        return state.supply[kind] > 0 and state.cards[robot * KINDS + kind] == 0
    return not is_full(state, robot) and (state.terms.token_supply != COUNTED or state.supply[kind] > 0)


def take(state: RobomasoState, robot: i64, owner: i64, log: Log) -> None:
    """A card of the symbol comes to the robot, or to its partner."""
    kind = state.symbol[state.at[robot]]
    if state.terms.token_supply == COUNTED or kind == CAPACITY:
        state.supply[kind] -= 1
    state.cards[owner * KINDS + kind] += 1
    if kind == SPEED and owner == robot and speeds_up(state):
        state.points += 1
    if owner == robot:
        state.takes -= 1
    else:
        state.gives -= 1
    if log.on:
        log.add(CardTaken(int(owner // 2), int(owner), KIND_NAMES[kind], int(state.at[robot])))


def leave(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-R39: nobody must take a card."""
    if state.stage == TAKING:
        state.takes = 0
    else:
        state.gives = 0
    if log.on:
        kind = state.symbol[state.at[robot]]
        log.add(SymbolLeft(int(robot // 2), int(robot), KIND_NAMES[kind], int(state.at[robot])))


# computers, mud, teleports


def is_raid(state: RobomasoState, robot: i64) -> bool:
    """RM-085, RM-R49: whether the robot stands on a foreign computer."""
    cell = state.at[robot]
    return state.symbol[cell] == COMPUTER and state.computer[robot // 2] != cell


def meet(state: RobomasoState) -> None:
    """RM-R55: a check point begins."""
    state.checking = 1
    for other in range(2 * state.seats):
        state.met[other] = 0
    state.stage = MEETING


def forbids_hop(state: RobomasoState, robot: i64, cell: i64) -> i64:
    """RM-088, RM-R71, RM-R72: why the teleport does not carry the robot there."""
    if not state.hop or state.symbol[cell] not in (TELEPORT, CORNER):
        return NO_TELEPORT
    if cell == state.at[robot]:
        return SAME_TELEPORT
    if state.terms.teleport_onto_robot != CRASH and state.robot_on(cell) != NONE:
        return ROBOT_THERE
    return FINE


def can_hop(state: RobomasoState, robot: i64) -> bool:
    """RM-R71, RM-R72: whether a teleport can carry the robot anywhere."""
    if not state.hop or state.terms.teleport_onto_robot == CRASH:
        return state.hop == 1
    cell: i64 = 0
    while cell < CELLS:
        if forbids_hop(state, robot, cell) == FINE:
            return True
        cell += 1
    return False


def hop(state: RobomasoState, robot: i64, cell: i64, side: i64, log: Log) -> None:
    """RM-088, RM-089, RM-092, RM-R38, RM-R71: to another teleport; collision, flytrap, check point."""
    start = state.at[robot]
    state.at[robot] = cell
    state.begun = 1
    state.hop = 0
    state.spins[robot] = 0
    if state.symbol[cell] == TELEPORT:
        state.heading[robot] = state.turned[cell]  # a dead end that is not turned opens to the north
        state.barred[robot] = back(state.heading[robot])
    else:
        state.heading[robot] = side
        state.barred[robot] = _other_opening(cell, side)
    if log.on:
        where, end = int(start), int(cell)
        log.add(RobotHopped(int(robot // 2), int(robot), where, end, int(state.heading[robot])))
    if survives(state, robot, log):
        meet(state)


def _other_opening(cell: i64, side: i64) -> i64:
    """The opening of a corner teleport by which the robot does not leave."""
    for number in range(4):
        if CORNERS[number] == cell:
            for other in range(4):
                if other != side and CORNER_OPEN[number] & BIT[other]:
                    return other
    return NONE
