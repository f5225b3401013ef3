"""Death, discs and loot."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.games.robomaso.box import CAPACITY, KIND_NAMES, KINDS, NONE, ROBOTS, SPEED
from igroteka.games.robomaso.events import CapacityWon, CardsLost, DiscsWon, Looted, RobotDied
from igroteka.games.robomaso.state import (
    ALL_CARDS,
    AUTOMATIC,
    AWAITING,
    BOARD,
    BY_GOAL,
    COUNTED,
    OVER,
    WORKING,
    RobomasoState,
)

MOST = 8  # abilities and weapons a robot can have (RM-079)
FULL = 6  # from so many on two cards may be looted (RM-077), and none be collected (RM-072)


def take_off(state: RobomasoState, robot: i64, dead: bool) -> None:
    """RM-047, RM-122: a robot leaves the board and waits for its deployment; if it dies in its move, that is over."""
    state.status[robot] = AWAITING
    state.dead[robot] = 1 if dead else 0
    state.at[robot] = NONE
    state.muddy[robot] = 0
    state.heading[robot] = 0
    state.barred[robot] = 0
    state.spins[robot] = 0
    if dead and robot == state.robot and state.terms.turn_end != AUTOMATIC:  # else the next turn tells that it is over
        state.end_move()


def lose_cards(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-048, RM-051, RM-064, RM-075, RM-R37: everything under the portrait but the discs goes back to the supply."""
    count: i64 = 0
    for kind in range(KINDS):
        place = robot * KINDS + kind
        count += state.cards[place]
        give_back(state, kind, state.cards[place])
        state.cards[place] = 0
        state.looted[place] = 0
    if count and log.on:
        log.add(CardsLost(int(robot)))


def spend(state: RobomasoState, robot: i64, kind: i64) -> None:
    """RM-074, RM-112, RM-R40: a card leaves a robot.

    If it has any of the kind from the board, it is one of those, which makes room for another.
    """
    place = robot * KINDS + kind
    state.cards[place] -= 1
    state.looted[place] = min(state.looted[place], state.cards[place])


def is_full(state: RobomasoState, robot: i64) -> bool:
    """RM-072, RM-079, RM-R40: whether a robot can collect no more abilities and weapons."""
    return state.collected(robot) >= FULL or state.total(robot) >= MOST


def give_back(state: RobomasoState, kind: i64, count: i64) -> None:
    """Cards return to the supply; only counted ones and capacity are limited (RM-R43)."""
    if state.terms.token_supply == COUNTED or kind == CAPACITY:
        state.supply[kind] += count


def scrap(state: RobomasoState, robot: i64, how: str, rules: tuple[str, ...], log: Log) -> None:
    """A robot dies without a shooter: it keeps its discs (RM-048, RM-106, RM-R42)."""
    take_off(state, robot, True)
    if log.on:
        log.add(RobotDied(int(robot), how, rules=rules))
    lose_cards(state, robot, log)


def win_discs(state: RobomasoState, robot: i64, count: i64, rules: tuple[str, ...], log: Log) -> None:
    """RM-082, RM-083, RM-123: discs come to a robot, or at once into the computer of its owner."""
    if count == 0:
        return
    seat = robot // 2
    stored = state.machine[seat] == WORKING
    if stored:
        state.stored[seat] += count
    else:
        state.discs[robot] += count
    if log.on:
        log.add(DiscsWon(int(seat), int(robot), int(count), stored, rules=rules))


def check_victory(state: RobomasoState) -> bool:
    """RM-001, RM-002, RM-003, RM-R50, RM-R82: who has reached the goal.

    More discs win, then the active player.
    """
    best: i64 = NOBODY
    for place in range(state.seats):
        seat = state.order[(state.turn_place + place) % state.seats]
        if state.owned(seat) >= state.terms.goal and (best == NOBODY or state.owned(seat) > state.owned(best)):
            best = seat
    if best == NOBODY:
        return False
    state.winner = best
    state.ending = BY_GOAL
    state.stage = OVER
    return True


def resolve(state: RobomasoState, hitter: vec[i64], worth: i64, how: str, rules: tuple[str, ...], log: Log) -> None:
    """All that is hit at once: `hitter` names by robot who hit it, NONE for nobody; `worth`: cards to loot from each.

    Discs first, then the victory, then loot and capacity (RM-123, RM-R45, RM-R50, RM-R63).
    """
    won = zeros(ROBOTS)
    log.begin()
    for robot in range(2 * state.seats):
        shooter = hitter[robot]
        if shooter != NONE:
            if shooter != robot:
                won[shooter] += state.discs[robot]
                state.discs[robot] = 0
            take_off(state, robot, True)
            if log.on:
                log.add(RobotDied(int(robot), how, rules=rules))
    log.end()
    for robot in range(2 * state.seats):
        win_discs(state, robot, won[robot], ("RM-123",), log)
    over = check_victory(state)
    for robot in range(2 * state.seats):
        shooter = hitter[robot]
        if shooter != NONE:
            alive = state.status[shooter] == BOARD or not state.dead[shooter]
            if over or not alive or shooter == robot:
                lose_cards(state, robot, log)
            elif shooter // 2 == robot // 2:  # RM-R70: no loot among partners
                _hand_over_capacity(state, robot, shooter, log)
                lose_cards(state, robot, log)
            else:
                state.prey[robot] = 1
                state.looter = shooter
    state.rank = worth
    next_prey(state, log)


def next_prey(state: RobomasoState, log: Log) -> None:
    """RM-076, RM-077, RM-078, RM-079, RM-R45: the next victim to be looted; those before it lose the rest."""
    for robot in range(2 * state.seats):
        if state.prey[robot]:
            room = min(MOST - state.total(state.looter), state.total(robot))
            if room > 0 and state.rank > 0:
                state.haul = min(state.rank, room)
                return
            end_prey(state, robot, log)
    state.looter = NONE
    state.rank = 0


def end_prey(state: RobomasoState, robot: i64, log: Log) -> None:
    """RM-065: capacity changes hands; what was not taken returns to the supply."""
    state.prey[robot] = 0
    state.haul = 0
    _hand_over_capacity(state, robot, state.looter, log)
    lose_cards(state, robot, log)


def victim(state: RobomasoState) -> i64:
    """The robot that is being looted, or NONE."""
    for robot in range(2 * state.seats):
        if state.prey[robot]:
            return robot
    return NONE


def loot(state: RobomasoState, kind: i64, log: Log) -> None:
    """RM-076: a card of the victim comes to the robot that shot it."""
    robot = victim(state)
    spend(state, robot, kind)
    state.cards[state.looter * KINDS + kind] += 1
    if state.terms.card_limit != ALL_CARDS:
        state.looted[state.looter * KINDS + kind] += 1
    if kind == SPEED and state.looter == state.robot and speeds_up(state):
        state.points += 1
    state.haul -= 1
    if log.on:
        log.add(Looted(int(state.looter), int(robot), KIND_NAMES[kind]))
    if state.haul == 0 or state.total(robot) == 0:
        end_loot(state, log)


def speeds_up(state: RobomasoState) -> bool:
    """RM-R29, RM-R73: whether a speed card lengthens the move in which the robot gains it."""
    return state.terms.speed_immediate and not state.bogged and not state.muddy[state.robot]


def end_loot(state: RobomasoState, log: Log) -> None:
    """No more cards of this victim are taken."""
    end_prey(state, victim(state), log)
    next_prey(state, log)


def worth_of(total: i64) -> i64:
    """RM-076, RM-077, RM-R45: one card, or two for a robot that had six before the shot."""
    return 1 if total < FULL else 2


def _hand_over_capacity(state: RobomasoState, robot: i64, shooter: i64, log: Log) -> None:
    """RM-065, RM-R42: a second capacity card is kept but adds nothing."""
    place = robot * KINDS + CAPACITY
    count = state.cards[place]
    if count:
        state.cards[place] = 0
        state.cards[shooter * KINDS + CAPACITY] += count
        if log.on:
            log.add(CapacityWon(int(shooter), int(robot)))
