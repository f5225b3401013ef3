"""Shooting, Weapons, Line of fire: what a shot hits. Straight shots are here; `blast` and `jay` have own modules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import (
    FAR,
    GUN,
    NEST_GUN,
    NO_LANDING,
    NO_WEAPON,
    NOT_IN_NEST,
    SHUT,
    SIDE,
    TRUCE,
    WAYS,
    WRONG_SIDE,
)
from igroteka.games.robomaso.box import JAY, KINDS, NEST, NONE, RAY, ROBOTS, SLIMER, SNOWBANG
from igroteka.games.robomaso.rules.blast import explode, landing
from igroteka.games.robomaso.rules.jay import fly
from igroteka.games.robomaso.rules.targets import Shot, strike_cell
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import BIT, NEXT

SLIME_RANGE: Final = 3  # RM-124
RAY_RANGE: Final = 5  # RM-126, RM-098


def has_gun(state: RobomasoState, robot: i64) -> bool:
    """Whether a robot on the board could shoot at all."""
    first = robot * KINDS
    if state.cards[first + SLIMER] or state.cards[first + RAY] or state.cards[first + SNOWBANG]:
        return True
    return state.cards[first + JAY] > 0 or state.symbol[state.at[robot]] == NEST


def forbids_way(state: RobomasoState, robot: i64, way: i64) -> i64:
    """RM-114, RM-115, RM-116, RM-R51, RM-R52, RM-R64, RM-R69: why a robot cannot shoot so."""
    if state.is_truce():
        return TRUCE
    gun, side, cell = GUN[way], SIDE[way], state.at[robot]
    if gun == NEST_GUN:
        if state.symbol[cell] != NEST:
            return NOT_IN_NEST
    else:
        if not state.cards[robot * KINDS + gun]:
            return NO_WEAPON
        if side == back(state.heading[robot]):
            return WRONG_SIDE
    if not state.open[cell] & BIT[side]:
        return SHUT
    if gun == SNOWBANG and landing(state, cell, side, FAR[way]) == NONE:
        return NO_LANDING
    return FINE


def trace(state: RobomasoState, robot: i64, way: i64, named: i64) -> Shot:
    """What a shot hits; of two robots on one cell the named one (RM-R77)."""
    gun, side, cell = GUN[way], SIDE[way], state.at[robot]
    shot = Shot()
    if gun == SNOWBANG:
        explode(state, landing(state, cell, side, FAR[way]), shot)
    elif gun == JAY:
        fly(state, cell, side, named, shot)
    else:
        _shoot(state, cell, side, SLIME_RANGE if gun == SLIMER else RAY_RANGE, named, shot)
    return shot


def _shoot(state: RobomasoState, cell: i64, side: i64, far: i64, named: i64, shot: Shot) -> None:
    """RM-124, RM-125, RM-126, RM-127, RM-R51, RM-R53: straight on, until something is hit."""
    while far > 0 and state.lets_fire(cell, side):
        cell = NEXT[4 * cell + side]
        shot.pass_over(cell)
        if strike_cell(state, cell, named, shot):
            return
        far -= 1


def can_hit(state: RobomasoState, robot: i64, target: i64) -> bool:
    """RM-R55: whether a robot can hit another one from where it is."""
    return first_way(state, robot, target) != NONE


def first_way(state: RobomasoState, robot: i64, target: i64) -> i64:
    """RM-R58: the first way to hit a robot, in the order nest gun, slimer, ray gun, jay, snowbang."""
    if not has_gun(state, robot):
        return NONE
    way: i64 = 0
    while way < WAYS:
        if hits(state, robot, way, target):
            return way
        way += 1
    return NONE


def hits(state: RobomasoState, robot: i64, way: i64, target: i64) -> bool:
    """Whether a robot can shoot so, and would hit this target."""
    if forbids_way(state, robot, way) != FINE:
        return False
    return trace(state, robot, way, target).hit[target] == 1


def hitters(shooter: i64, shot: Shot) -> vec[i64]:
    """By robot: who hit it."""
    found = zeros(ROBOTS)
    for robot in range(ROBOTS):
        found[robot] = shooter if shot.hit[robot] else NONE
    return found
