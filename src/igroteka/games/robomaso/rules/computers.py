"""Computers: storing, cancelling and raids."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.games.robomaso.actions import NO_COMPUTER, NO_DISC, NOT_SO_MANY, OCCUPIED_COMPUTER
from igroteka.games.robomaso.box import CAPACITY, KINDS, NONE
from igroteka.games.robomaso.events import ComputerCancelled, ComputerRaided, DiscStored, RobotSentHome
from igroteka.games.robomaso.rules.building import look_for_places
from igroteka.games.robomaso.rules.deaths import check_victory, take_off, win_discs
from igroteka.games.robomaso.rules.deployment import has_home
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.state import BUILDING, CANCELLED, COMING_HOME, WORKING, RobomasoState
from igroteka.games.robomaso.tables import DOWN_CARD


def forbids_store(state: RobomasoState, seat: i64, number: i64) -> i64:
    """RM-081, RM-R46: why a disc of this robot cannot be stored."""
    if state.machine[seat] != WORKING:
        return NO_COMPUTER
    return FINE if state.discs[2 * seat + number] else NO_DISC


def store(state: RobomasoState, seat: i64, number: i64, log: Log) -> None:
    """RM-081, RM-083: a disc is in the computer at once."""
    state.discs[2 * seat + number] -= 1
    state.stored[seat] += 1
    if log.on:
        log.add(DiscStored(int(seat), int(2 * seat + number)))


def forbids_cancel(state: RobomasoState, seat: i64, discs: i64) -> i64:
    """RM-084, RM-R47: why the computer cannot be cancelled, with so many discs for the first robot."""
    if state.machine[seat] != WORKING:
        return NO_COMPUTER
    if state.robot_on(state.computer[seat]) != NONE:
        return OCCUPIED_COMPUTER
    return FINE if discs <= state.stored[seat] else NOT_SO_MANY


def cancel(state: RobomasoState, seat: i64, discs: i64, log: Log) -> None:
    """RM-084, RM-R47: the card is turned over for good; its discs go to the two robots."""
    rest = state.stored[seat] - discs
    state.discs[2 * seat] += discs
    state.discs[2 * seat + 1] += rest
    state.stored[seat] = 0
    state.machine[seat] = CANCELLED
    state.lay(state.computer[seat], DOWN_CARD, 0)
    survey(state)
    if state.stage == BUILDING:
        look_for_places(state)
    if log.on:
        log.add(ComputerCancelled(int(seat), int(state.computer[seat]), int(discs), int(rest)))


def owner_of(state: RobomasoState, cell: i64) -> i64:
    """Whose computer this is."""
    for seat in range(state.seats):
        if state.computer[seat] == cell:
            return seat
    return NOBODY


def loot_of(state: RobomasoState, robot: i64) -> i64:
    """RM-062, RM-086: how many discs a raid can bring."""
    most: i64 = 2 if state.cards[robot * KINDS + CAPACITY] else 1
    return min(most, state.stored[owner_of(state, state.at[robot])])


def forbids_rob(state: RobomasoState, discs: i64) -> i64:
    """RM-R48: up to the discs that can be taken; declining is allowed."""
    return FINE if discs <= loot_of(state, state.robot) else NOT_SO_MANY


def rob(state: RobomasoState, discs: i64, log: Log) -> None:
    """RM-086, RM-R48, RM-R50: discs are taken; then the robot is sent home."""
    robot = state.robot
    seat, victim = robot // 2, owner_of(state, state.at[robot])
    state.stored[victim] -= discs
    if log.on:
        log.add(ComputerRaided(int(seat), int(robot), int(victim), int(discs), int(state.at[robot])))
    win_discs(state, robot, discs, ("RM-086",), log)
    if discs and check_victory(state):
        return
    go_home(state, robot, log)


def go_home(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-087, RM-R48: back to its own deployment field, with all its cards; without a field it waits."""
    take_off(state, robot, False)
    state.stage = COMING_HOME
    if not has_home(state, robot):
        state.end_move()
    if log.on:
        log.add(RobotSentHome(int(robot // 2), int(robot)))
