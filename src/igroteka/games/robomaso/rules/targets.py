"""What lies in the way of a shot."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.compat import vec
from igroteka.games.robomaso.box import FIELD, NONE, ROBOTS
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import CELLS


class Shot:
    """What a shot does: the cells it passes, the robots and flytraps it hits."""

    def __init__(self) -> None:
        self.hit: vec[i64] = zeros(ROBOTS)  # 1: this robot is hit
        self.target: i64 = NONE  # the cell of the robots in the way
        self.path: vec[i64] = zeros(2 * CELLS)
        self.length: i64 = 0
        self.plants: vec[i64] = zeros(5)  # cells of the flytraps that are hit
        self.plant_count: i64 = 0

    def pass_over(self, cell: i64) -> None:
        """The shot comes to a cell."""
        if self.length < 2 * CELLS:
            self.path[self.length] = cell
            self.length += 1

    def hits_anything(self) -> bool:
        """Whether a robot or a flytrap is hit."""
        for robot in range(ROBOTS):
            if self.hit[robot]:
                return True
        return self.plant_count > 0

    def pull_up(self, cell: i64) -> None:
        """A flytrap is hit."""
        self.plants[self.plant_count] = cell
        self.plant_count += 1


def strike_cell(state: RobomasoState, cell: i64, named: i64, shot: Shot) -> bool:
    """RM-125, RM-127, RM-138, RM-139: whether a shot ends on this cell, at a flytrap or at the first robot."""
    if state.plant[cell] != NONE:
        shot.pull_up(cell)
        return True
    robot = state.robot_on(cell)
    if robot == NONE:
        return False
    shot.target = cell
    if named != NONE and state.at[named] == cell:
        robot = named
    if not is_safe(state, robot):
        shot.hit[robot] = 1
    return True


def is_guarded(state: RobomasoState, robot: i64, cell: i64) -> bool:
    """RM-R78: with `safe_field` nobody drives onto a robot that stands on its own field."""
    other = state.robot_on(cell)
    return other != NONE and other // 2 != robot // 2 and is_safe(state, other)


def is_safe(state: RobomasoState, robot: i64) -> bool:
    """RM-R78: with the option `safe_field` nothing happens to a robot on its own deployment field."""
    return (
        state.terms.safe_field and state.at[robot] == state.field[robot // 2] and state.symbol[state.at[robot]] == FIELD
    )
