"""Robot movement and Abilities: how robots move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import (
    BACKWARDS,
    GUARDED,
    INTO_VOID,
    INTO_WALL,
    MUST_DRIVE,
    MUST_WAIT,
    NO_BRAKES,
    NO_MORE_TURNS,
    NO_OPENING,
    NO_POINTS,
    NO_SPINNER,
    NOT_AT_START,
    NOT_MOVED,
    NOT_TRAPPED,
    OTHER_WAY,
)
from igroteka.games.robomaso.box import KINDS, MANIPULATION, MUD, NEST, NONE, SPEED
from igroteka.games.robomaso.events import MoveBegan, MoveEnded, RobotDrove, RobotTurned, RobotWaited
from igroteka.games.robomaso.rules.deaths import scrap
from igroteka.games.robomaso.rules.reach import leads_to_gallery
from igroteka.games.robomaso.rules.targets import is_guarded
from igroteka.games.robomaso.state import (
    AUTOMATIC,
    BOARD,
    BRANCH,
    CLOSED,
    DRIVING,
    FULL_SPEED,
    LINK,
    TRAPPED_ONLY,
    VOID,
    WALL,
    RobomasoState,
)
from igroteka.games.robomaso.tables import NEXT

# what a robot can do with so many manipulation cards
STANDS: Final = 1  # stay where it is (RM-055)
TURNS: Final = 2  # turn round and stop anywhere (RM-056, RM-057)
SPINNING: Final = 3  # turn round for nothing (RM-058)
SPINS: Final = 2  # free turns on one cell (RM-R31)

# what a robot finds ahead of it (RM-R26)
DRIVABLE: Final = 1
WAITING: Final = 2
AT_WALL: Final = 3


def is_bogged(state: RobomasoState, robot: i64) -> bool:
    """RM-103, RM-R73: whether a robot sets out from mud, and so goes one cell, whatever its speed."""
    return state.muddy[robot] == 1 and state.terms.mud_exit != FULL_SPEED


def movement_of(state: RobomasoState, robot: i64) -> i64:
    """RM-052, RM-053, RM-R30: how far a robot goes in a move."""
    return 1 if is_bogged(state, robot) else state.terms.base_speed + state.cards[robot * KINDS + SPEED]


def begin_move(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-034, RM-052, RM-053, RM-R29, RM-R73: how far the robot must go."""
    state.robot = robot
    state.bogged = 1 if is_bogged(state, robot) else 0
    state.points = movement_of(state, robot)
    state.begun = 0
    state.checking = 0
    state.survived = 0
    state.hop = 0
    for other in range(2 * state.seats):
        state.met[other] = 0
        state.peace[other] = 0
    state.stage = DRIVING
    if log.on:
        log.add(MoveBegan(int(robot // 2), int(robot), int(state.points)))


def ahead(state: RobomasoState, robot: i64, side: i64) -> i64:
    """What the robot finds at a side: as the board says; the end of the deck makes walls of empty cells (RM-R09).

    What would kill it there makes no difference (RM-R28).
    """
    found = state.beyond(state.at[robot], side)
    if found == VOID and state.deck_size == 0:
        return WALL
    if found == LINK and state.terms.safe_field and is_guarded(state, robot, NEXT[4 * state.at[robot] + side]):
        return WALL
    return found


def outlook(state: RobomasoState, robot: i64) -> i64:
    """RM-R26: whether a way is open, or the robot waits before an empty cell, or the corridor ends."""
    found: i64 = AT_WALL
    side: i64 = 0
    while side < 4:
        if side != state.barred[robot]:
            what = ahead(state, robot, side)
            if what == LINK:
                return DRIVABLE
            if what == VOID:
                found = WAITING
        side += 1
    return found


def has_blocked_branch(state: RobomasoState, robot: i64) -> bool:
    """RM-R27: an open side that ends in a wall, for the option `wall_turn`."""
    side: i64 = 0
    while side < 4:
        if side != state.barred[robot] and ahead(state, robot, side) == WALL:
            return True
        side += 1
    return False


def skill(state: RobomasoState, robot: i64) -> i64:
    """The number of manipulation cards."""
    return state.cards[robot * KINDS + MANIPULATION]


def turn_price(state: RobomasoState, robot: i64) -> i64:
    """RM-045, RM-057, RM-058: the movement a turn costs."""
    return 0 if skill(state, robot) >= SPINNING else 1


def spins_freely(state: RobomasoState, robot: i64) -> bool:
    """RM-058, RM-R31: whether the robot turns whenever it likes, also when its movement is used up."""
    return skill(state, robot) >= SPINNING and state.terms.turn_end != AUTOMATIC


def forbids_spin(state: RobomasoState, robot: i64) -> i64:
    """RM-058, RM-R31: why a robot of the player on turn cannot turn round after its move."""
    if state.status[robot] != BOARD or not state.moved[robot]:
        return NOT_MOVED
    if not spins_freely(state, robot):
        return NO_SPINNER
    return FINE if state.spins[robot] < SPINS else NO_MORE_TURNS


def forbids_step(state: RobomasoState, robot: i64, side: i64) -> i64:
    """RM-039, RM-040, RM-041, RM-042: why the robot cannot drive that way."""
    if state.points == 0:
        return NO_POINTS
    what = state.beyond(state.at[robot], side)
    if what == CLOSED:
        return NO_OPENING
    if side == state.barred[robot]:
        return BACKWARDS if side == back(state.heading[robot]) else OTHER_WAY
    if what == VOID:
        return INTO_VOID
    if what == LINK:
        return FINE if ahead(state, robot, side) == LINK else GUARDED
    return INTO_WALL


def forbids_turn(state: RobomasoState, robot: i64) -> i64:
    """RM-041, RM-044, RM-050, RM-056, RM-057, RM-058, RM-R27, RM-R31: why the robot cannot turn round."""
    if state.points == 0 and not spins_freely(state, robot):
        return NO_POINTS
    if skill(state, robot) >= TURNS:
        return NO_MORE_TURNS if turn_price(state, robot) == 0 and state.spins[robot] >= SPINS else FINE
    found = outlook(state, robot)
    if found == AT_WALL or (state.terms.wall_turn == BRANCH and has_blocked_branch(state, robot)):
        return FINE
    return MUST_DRIVE if found == DRIVABLE else MUST_WAIT


def forbids_wait(state: RobomasoState, robot: i64) -> i64:
    """RM-049: the robot waits only before an empty cell."""
    if state.points == 0:
        return NO_POINTS
    found = outlook(state, robot)
    if found == WAITING or (found == AT_WALL and forbids_turn(state, robot) != FINE):  # RM-R31: its move ends
        return FINE
    return MUST_DRIVE


def forbids_stop(state: RobomasoState, robot: i64) -> i64:
    """Why the robot cannot end its move here.

    RM-054, RM-055, RM-056, RM-097, RM-109, RM-110, RM-R20, RM-R35, RM-R62.
    """
    if state.points == 0 or (state.survived and state.terms.stop_after_encounter) or skill(state, robot) >= TURNS:
        return FINE
    cell = state.at[robot]
    if state.symbol[cell] == NEST:
        return FINE
    if not state.begun and (skill(state, robot) == STANDS or cell == state.field[robot // 2] or state.tried[robot]):
        return FINE
    return NO_BRAKES


def forbids_suicide(state: RobomasoState, robot: i64) -> i64:
    """RM-096, RM-R75: only instead of moving."""
    if state.begun or state.checking:
        return NOT_AT_START
    if state.terms.suicide == TRAPPED_ONLY and leads_to_gallery(state, robot):
        return NOT_TRAPPED
    return FINE


def turn(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-045, RM-R33: half a turn on the spot; then it is a check point (RM-R55)."""
    price = turn_price(state, robot)
    rules = ("RM-058",) if price == 0 else ("RM-044", "RM-045") if skill(state, robot) < TURNS else ("RM-056", "RM-057")
    state.points -= price
    state.spins[robot] += 1 - price
    state.heading[robot] = back(state.heading[robot])
    state.barred[robot] = back(state.heading[robot])
    state.begun = 1
    state.hop = 0
    if log.on:
        where = int(state.at[robot])
        log.add(RobotTurned(int(robot // 2), int(robot), where, int(state.heading[robot]), int(price), rules=rules))


def spin(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-058, RM-R31: the robot has moved and turns round; its movement stays used up."""
    state.robot = robot
    turn(state, robot, log)


def drive(state: RobomasoState, robot: i64, side: i64, log: Log) -> None:
    """RM-040, RM-R33: front first onto the next cell."""
    start = state.at[robot]
    state.points -= 1
    state.at[robot] = NEXT[4 * start + side]
    state.heading[robot] = side
    state.barred[robot] = back(side)
    state.begun = 1
    state.spins[robot] = 0
    state.muddy[robot] = 0
    if state.symbol[state.at[robot]] == MUD:  # RM-102
        state.muddy[robot] = 1
        state.points = 0
    state.hop = 1 if state.is_teleport(state.at[robot]) else 0  # it may be carried, and need not be (RM-090)
    if log.on:
        end = int(state.at[robot])
        log.add(RobotDrove(int(robot // 2), int(robot), int(start), end, int(side)))


def wait(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-049, RM-R32: the rest of the movement is lost."""
    lost = state.points
    state.end_move()
    if log.on:
        log.add(RobotWaited(int(robot // 2), int(robot), int(state.at[robot]), int(lost)))


def stop(state: RobomasoState, robot: i64, log: Log) -> None:
    """The robot stands or stops, looking as it came (RM-043)."""
    how = "stops" if state.begun else "stands"
    state.end_move()
    if log.on:
        log.add(MoveEnded(int(robot // 2), int(robot), int(state.at[robot]), how))


def kill_oneself(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-075, RM-096, RM-R75: it loses its cards and keeps its discs."""
    state.end_move()
    scrap(state, robot, "suicide", ("RM-096", "RM-R75"), log)


def is_going(state: RobomasoState) -> bool:
    """Whether the robot of this move is still on the board."""
    return state.robot != NONE and state.status[state.robot] == BOARD
