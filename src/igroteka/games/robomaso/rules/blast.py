"""The snowbang."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.grid import OFF
from igroteka.games.robomaso.box import NONE
from igroteka.games.robomaso.rules.targets import Shot, is_safe
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import NEXT


def landing(state: RobomasoState, cell: i64, side: i64, far: i64) -> i64:
    """RM-128, RM-R64: the cell where it lands: over robots, but not over a flytrap; NONE if it cannot get there."""
    while True:
        if not state.lets_fire(cell, side):
            return NONE
        cell = NEXT[4 * cell + side]
        far -= 1
        if far == 0:
            return cell
        if state.plant[cell] != NONE:
            return NONE


def explode(state: RobomasoState, cell: i64, shot: Shot) -> None:
    """RM-129, RM-R64: it hits the cell and its neighbours with an open corridor between, the thrower too."""
    _blow_up(state, cell, shot)
    side: i64 = 0
    while side < 4:
        beside = NEXT[4 * cell + side]
        if state.lets_fire(cell, side) or (state.terms.blast_through_walls and beside != OFF):
            _blow_up(state, beside, shot)
        side += 1


def _blow_up(state: RobomasoState, cell: i64, shot: Shot) -> None:
    shot.pass_over(cell)
    if state.plant[cell] != NONE:
        shot.pull_up(cell)
    for robot in range(2 * state.seats):
        if state.at[robot] == cell and not is_safe(state, robot):
            shot.hit[robot] = 1
