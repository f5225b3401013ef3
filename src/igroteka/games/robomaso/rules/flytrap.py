"""The robo-flytrap. Being eaten is in `entering`, being shot in `encounters`."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import NO_BED, NO_FLYTRAP, TRUCE
from igroteka.games.robomaso.box import COMPUTER, FIELD, FLYTRAP, HOLE, KINDS, NONE
from igroteka.games.robomaso.events import FlytrapLaid
from igroteka.games.robomaso.rules.deaths import spend
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import NEXT


def forbids_flytrap(state: RobomasoState, robot: i64) -> i64:
    """RM-134, RM-R17, RM-R66: why the robot cannot lay a flytrap behind itself."""
    if state.is_truce():
        return TRUCE
    if not state.cards[robot * KINDS + FLYTRAP]:
        return NO_FLYTRAP
    cell, side = state.at[robot], back(state.heading[robot])
    if not state.lets_fire(cell, side):  # RM-R66: a link that is no door edge
        return NO_BED
    behind = NEXT[4 * cell + side]
    if state.symbol[behind] in (FIELD, COMPUTER, HOLE):
        return NO_BED
    return FINE if state.plant[behind] == NONE and state.robot_on(behind) == NONE else NO_BED


def lay_flytrap(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-134: on the cell behind the robot."""
    behind = NEXT[4 * state.at[robot] + back(state.heading[robot])]
    spend(state, robot, FLYTRAP)
    state.plant[behind] = robot
    if log.on:
        log.add(FlytrapLaid(int(robot // 2), int(robot), int(behind)))
