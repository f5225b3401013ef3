"""Deployment: robots come onto the board."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import NO_FOREIGNER, NOT_CLOSED, NOT_WAITING
from igroteka.games.robomaso.box import NONE
from igroteka.games.robomaso.events import DeploymentPostponed, RobotDeployed
from igroteka.games.robomaso.rules.building import NOWHERE
from igroteka.games.robomaso.rules.entering import survives
from igroteka.games.robomaso.state import AWAITING, BOARD, COMING_HOME, RESERVE, RobomasoState, partner_of
from igroteka.games.robomaso.tables import BIT, CORNERS


def entrance(state: RobomasoState, seat: i64) -> i64:
    """Where robots of a player enter: the field (RM-047), or the home corner if there is no room for it (RM-R10)."""
    return state.field[seat] if state.field[seat] != NONE else CORNERS[state.corner[seat]]


def is_due(state: RobomasoState, robot: i64) -> bool:
    """RM-020, RM-107, RM-108, RM-122, RM-R24, RM-R76: whether a robot of the player on turn must enter now."""
    seat = robot // 2
    if state.tried[robot] or state.status[robot] == BOARD:
        return False
    if state.field[seat] == NONE:
        if state.field_level != NOWHERE or not _waits(state, seat):
            return False
    return has_room(state, robot)


def has_room(state: RobomasoState, robot: i64) -> bool:
    """RM-R10, RM-R22: the partner may stand in the way; then the robot waits."""
    seat = robot // 2
    cell = entrance(state, seat)
    if state.other_on(cell, robot) == NONE or state.foreigner_on(cell, seat):
        return True
    return state.field[seat] != NONE and state.terms.share_own_field


def has_home(state: RobomasoState, robot: i64) -> bool:
    """RM-087, RM-R48: whether a robot that has raided a computer comes onto its field at once."""
    return state.field[robot // 2] != NONE and has_room(state, robot)


def _waits(state: RobomasoState, seat: i64) -> bool:
    """Whether a robot of a player waits for its deployment."""
    return state.status[2 * seat] == AWAITING or state.status[2 * seat + 1] == AWAITING


def forbids_deploy(state: RobomasoState, robot: i64, side: i64) -> i64:
    """RM-R21: any open side of the field."""
    if not _is_asked(state, robot):
        return NOT_WAITING
    return FINE if state.open[entrance(state, robot // 2)] & BIT[side] else NOT_CLOSED


def forbids_postpone(state: RobomasoState, robot: i64) -> i64:
    """RM-R23: only if a foreign robot is on the field."""
    if not _is_asked(state, robot):
        return NOT_WAITING
    seat = robot // 2
    return FINE if state.foreigner_on(entrance(state, seat), seat) else NO_FOREIGNER


def _is_asked(state: RobomasoState, robot: i64) -> bool:
    return robot == state.robot if state.stage == COMING_HOME else is_due(state, robot)


def deploy(state: RobomasoState, robot: i64, side: i64, log: Log) -> None:
    """RM-R20, RM-R21, RM-R22, RM-R23: the robot comes onto the board; it may run into a foreign one."""
    cell = entrance(state, robot // 2)
    state.tried[robot] = 1
    state.status[robot] = BOARD
    state.dead[robot] = 0
    state.at[robot] = cell
    state.heading[robot] = side
    state.barred[robot] = back(side)
    if state.field[robot // 2] == NONE:
        _call_partner(state, partner_of(robot))
    if log.on:
        rules = ("RM-107", "RM-108", "RM-R20") if state.field[robot // 2] != NONE else ("RM-R10",)
        log.add(RobotDeployed(int(robot // 2), int(robot), int(cell), int(side), rules=rules))
    survives(state, robot, log)  # a flytrap may lie on the corner, as after a transfer


def _call_partner(state: RobomasoState, partner: i64) -> None:
    """RM-R10: both robots enter by the home corner; the second one waits until it is free."""
    if state.status[partner] == RESERVE:
        state.status[partner] = AWAITING


def postpone(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-R23: it waits until the next turn of its owner."""
    state.tried[robot] = 1
    if log.on:
        log.add(DeploymentPostponed(int(robot // 2), int(robot)))
