"""The jay launcher."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.compat import vec
from igroteka.core.grid import back
from igroteka.games.robomaso.rules.targets import Shot, strike_cell
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import BIT, NEXT

SIDES: vec[i64] = array([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])  # by set of open sides: how many


def fly(state: RobomasoState, cell: i64, side: i64, named: i64, shot: Shot) -> None:
    """RM-130, RM-131, RM-133, RM-R65: it flies on until it hits a wall, a flytrap, a robot, its own launcher.

    The flight can be followed back step by step, so it never goes round without coming to where it began.
    """
    while state.lets_fire(cell, side):
        cell = NEXT[4 * cell + side]
        shot.pass_over(cell)
        if strike_cell(state, cell, named, shot):
            return
        sides = state.open[cell]
        if not sides & BIT[side]:
            if SIDES[sides] != 2:
                return  # RM-131: at a crossing it does not turn off; a dead end ends its flight
            side = _around(sides, back(side))  # RM-132: it follows a bend, and a corner teleport


def _around(sides: i64, entry: i64) -> i64:
    """RM-132, RM-091: the other side of a bend; corner teleports are bends."""
    side: i64 = 0
    while side == entry or not sides & BIT[side]:
        side += 1
    return side
