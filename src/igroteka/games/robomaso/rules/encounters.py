"""Shooting and Encounters: who may shoot at whom, and when."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.engine import FINE, Log
from igroteka.games.robomaso.actions import (
    AT_NOTHING,
    AT_PEACE,
    FAR,
    GUN,
    GUN_NAMES,
    GUNS,
    MET,
    MISSES,
    MUST_FIRE,
    NEST_GUN,
    NOT_THERE,
    SIDE,
    WAYS,
)
from igroteka.games.robomaso.box import NONE, ROBOTS
from igroteka.games.robomaso.events import FireHeld, FlytrapShot, PeaceMade, RobotsMet, SecretsShown, ShotFired
from igroteka.games.robomaso.rules.deaths import give_back, resolve, spend, worth_of
from igroteka.games.robomaso.rules.entering import give_back_flytrap
from igroteka.games.robomaso.rules.firing import can_hit, first_way, forbids_way, has_gun, hits, hitters, trace
from igroteka.games.robomaso.rules.targets import Shot
from igroteka.games.robomaso.state import AIMING, BOARD, DRIVING, DUEL, INDIVIDUAL, MEETING, RobomasoState

# encounters


def next_encounter(state: RobomasoState, log: Log) -> bool:
    """RM-036, RM-R55, RM-R56: begin the next encounter of this check point; whether there is one."""
    if state.is_truce():
        return False
    best: i64 = NONE
    for step in range(1, state.seats):
        seat = state.order[(state.turn_place + step) % state.seats]
        for robot in range(2 * seat, 2 * seat + 2):
            if state.status[robot] == BOARD and not state.met[robot] and not state.peace[robot]:
                if (best == NONE or state.reaction(robot) > state.reaction(best)) and _in_range(state, robot):
                    best = robot
    if best == NONE:
        return False
    open_encounter(state, best, log)
    return True


def _in_range(state: RobomasoState, foe: i64) -> bool:
    """RM-R55: whether one of the two can hit the other."""
    if not has_gun(state, state.robot) and not has_gun(state, foe):
        return False
    return can_hit(state, state.robot, foe) or can_hit(state, foe, state.robot)


def open_encounter(state: RobomasoState, foe: i64, log: Log) -> None:
    """RM-117, RM-119, RM-120, RM-R57, RM-R58: who decides first."""
    mine, theirs = can_hit(state, state.robot, foe), can_hit(state, foe, state.robot)
    quick, slow = state.reaction(state.robot), state.reaction(foe)
    state.foe = foe
    state.held = 0
    if mine and theirs:
        state.decider = state.robot if quick > slow else foe if slow > quick else NONE
    else:
        state.decider = state.robot if mine else foe
        state.held = 1  # nobody decides after it
    state.stage = DUEL
    if log.on:
        why, first = why_so(state), int(state.decider)
        rules = ("RM-036", {"only": "RM-120", "equal": "RM-119", "faster": "RM-117"}[why])
        log.add(RobotsMet(int(state.robot), int(foe), int(quick), int(slow), first, why, rules=rules))


def why_so(state: RobomasoState) -> str:
    """RM-117, RM-119, RM-120: why the robots of an encounter decide as they do now."""
    if state.decider == NONE:
        return "equal"
    if not can_hit(state, state.robot, state.foe) or not can_hit(state, state.foe, state.robot):
        return "only"
    return "answer" if state.held else "faster"


def close_encounter(state: RobomasoState) -> None:
    """RM-R59: this pair is resolved at this check point; who has survived goes on (RM-037, RM-R62)."""
    state.met[state.foe] = 1
    state.survived = 1
    state.foe = NONE
    state.decider = NONE
    state.held = 0
    state.shot = NONE
    resume(state)


def resume(state: RobomasoState) -> None:
    """Back to where the shot was fired: at a check point, or at the start of the move."""
    state.stage = MEETING if state.checking else DRIVING


def opponent(state: RobomasoState, robot: i64) -> i64:
    """The other robot of the encounter."""
    return state.foe if robot == state.robot else state.robot


def shooter(state: RobomasoState, seat: i64) -> i64:
    """The robot with which a player shoots."""
    if state.foe == NONE:
        return state.robot
    if state.decider != NONE:
        return state.decider
    return state.robot if state.robot // 2 == seat else state.foe


def forbids_fight(state: RobomasoState, robot: i64, way: i64) -> i64:
    """RM-R61: why a robot cannot fire so in this encounter."""
    number = forbids_way(state, robot, way)
    if number != FINE:
        return number
    return FINE if hits(state, robot, way, opponent(state, robot)) else MISSES


def forbids_hold(state: RobomasoState) -> i64:
    """RM-R57: nobody must shoot, unless that was agreed; and then robots with equal reactions may (RM-119)."""
    forced = state.terms.forced_fire and (state.decider != NONE or state.terms.forced_duel)
    return MUST_FIRE if forced else FINE


def hold(state: RobomasoState, log: Log) -> None:
    """RM-R57: the slower robot decides when the faster one has held its fire."""
    robot = state.decider
    if state.held:
        close_encounter(state)
    else:
        state.held = 1
        state.decider = opponent(state, robot)
    if log.on:
        log.add(FireHeld(int(robot // 2), int(robot)))


def fight(state: RobomasoState, way: i64, log: Log) -> None:
    """RM-118: fire kills before any answer."""
    robot, foe = state.decider, opponent(state, state.decider)
    close_encounter(state)
    fire(state, robot, way, foe, log)


def reveal(state: RobomasoState, log: Log) -> None:
    """RM-119, RM-R58, RM-R63: both have chosen; peace, or both fire and both are destroyed."""
    one, two = state.robot, state.foe
    first, second = state.choice[one // 2], state.choice[two // 2]
    state.choice[one // 2] = NONE
    state.choice[two // 2] = NONE
    firing_one, firing_two = first >= 0 and first < WAYS, second >= 0 and second < WAYS
    if log.on:
        log.add(SecretsShown(int(one), int(two), firing_one, firing_two))
    if not firing_one and not firing_two:
        state.peace[two] = 1
        close_encounter(state)
        if log.on:
            log.add(PeaceMade(int(one), int(two)))
        return
    close_encounter(state)
    if state.terms.equal_reaction == INDIVIDUAL and not (firing_one and firing_two):
        fire(state, one if firing_one else two, first if firing_one else second, two if firing_one else one, log)
        return
    _exchange(state, one, _way(state, one, two, first), two, _way(state, two, one, second), log)


def _way(state: RobomasoState, robot: i64, target: i64, choice: i64) -> i64:
    """The way of shooting that was chosen, or the first one there is."""
    if choice == 2 * WAYS:
        return first_way(state, robot, target)
    return choice % WAYS


def _exchange(state: RobomasoState, one: i64, first: i64, two: i64, second: i64, log: Log) -> None:
    """RM-R63, RM-R70: both shots at once; of a third robot hit by both the active player's robot counts."""
    shot, other = trace(state, one, first, two), trace(state, two, second, one)
    _spend(state, one, first)
    _spend(state, two, second)
    log.begin()
    _tell(state, one, first, shot, log)
    _tell(state, two, second, other, log)
    log.end()
    hitter = filled(ROBOTS, NONE)
    for robot in range(2 * state.seats):
        if shot.hit[robot] and (robot != one or not other.hit[robot]):
            hitter[robot] = one
        elif other.hit[robot]:
            hitter[robot] = two
    hitter[two] = one
    hitter[one] = two
    _pull_up(state, shot, log)
    _pull_up(state, other, log)
    resolve(state, hitter, 0, "shot", ("RM-119", "RM-R63"), log)


# shots


def fire(state: RobomasoState, robot: i64, way: i64, named: i64, log: Log) -> None:
    """RM-112, RM-121, RM-123: the weapon is spent, what it hits dies; the movement stays as it is (RM-038)."""
    shot = trace(state, robot, way, named)
    worth = worth_of(state.total(robot))
    _spend(state, robot, way)
    _tell(state, robot, way, shot, log)
    if shot.plant_count:
        _pull_up(state, shot, log)
    resolve(state, hitters(robot, shot), worth, "shot", ("RM-121", "RM-118"), log)


def _spend(state: RobomasoState, robot: i64, way: i64) -> None:
    """RM-112, RM-099: one card, one shot; the gun of the nest has no end."""
    gun = GUN[way]
    if gun != NEST_GUN:
        spend(state, robot, gun)
        give_back(state, gun, 1)


def _pull_up(state: RobomasoState, shot: Shot, log: Log) -> None:
    """RM-138: flytraps that are hit are gone."""
    log.begin()
    for number in range(shot.plant_count):
        cell = shot.plants[number]
        if state.plant[cell] != NONE:
            state.plant[cell] = NONE
            give_back_flytrap(state)
            if log.on:
                log.add(FlytrapShot(int(cell)))
    log.end()


def _tell(state: RobomasoState, robot: i64, way: i64, shot: Shot, log: Log) -> None:
    if log.on:
        cells = tuple([int(shot.path[number]) for number in range(shot.length)])
        hit = tuple([int(one) for one in range(2 * state.seats) if shot.hit[one]])
        gun = GUN_NAMES[GUNS.index(int(GUN[way]))]
        start = int(state.at[robot])
        log.add(ShotFired(int(robot // 2), int(robot), gun, start, int(SIDE[way]), int(FAR[way]), cells, hit))


# on one's own initiative (RM-R60)


def forbids_fire(state: RobomasoState, robot: i64, way: i64) -> i64:
    """RM-R59, RM-R60, RM-R68: any legal shot, also at a flytrap.

    But none at a robot one has made peace with or met at this check point.
    """
    number = forbids_way(state, robot, way)
    if number != FINE:
        return number
    shot = trace(state, robot, way, NONE)
    if GUN[way] == NEST_GUN and not shot.hits_anything():  # its shots have no end, and so would have the move
        return AT_NOTHING
    if shot.target != NONE:  # a single robot, or one of two on the cell
        for other in range(2 * state.seats):
            if state.at[other] == shot.target:
                number = forbids_target(state, other)
                if number == FINE:
                    return FINE
        return number
    for other in range(2 * state.seats):
        if shot.hit[other] and forbids_target(state, other) != FINE:
            return forbids_target(state, other)
    return FINE


def forbids_target(state: RobomasoState, robot: i64) -> i64:
    """RM-R59: why the moving robot may not shoot at this one now."""
    if state.peace[robot]:
        return AT_PEACE
    return MET if state.met[robot] else FINE


def open_fire(state: RobomasoState, robot: i64, way: i64, log: Log) -> None:
    """RM-R60, RM-R77: of two robots on one cell the shooter names one first."""
    target = trace(state, robot, way, NONE).target
    state.shot = way
    if target != NONE and _robots_on(state, target) > 1:
        state.stage = AIMING
    else:
        shoot_at(state, robot, state.robot_on(target) if target != NONE else NONE, log)


def forbids_name(state: RobomasoState, robot: i64) -> i64:
    """RM-R77: one of the robots on the cell that the shot reaches."""
    target = trace(state, state.robot, state.shot, NONE).target
    return forbids_target(state, robot) if state.at[robot] == target else NOT_THERE


def _robots_on(state: RobomasoState, cell: i64) -> i64:
    count: i64 = 0
    for robot in range(2 * state.seats):
        if state.at[robot] == cell:
            count += 1
    return count


def shoot_at(state: RobomasoState, robot: i64, named: i64, log: Log) -> None:
    """RM-R60: a shot at an enemy opens an encounter with the normal order of reactions; any other is fired at once."""
    way = state.shot
    shot = trace(state, robot, way, named)
    foe: i64 = NONE  # the fastest of those that could answer
    for step in range(1, state.seats):
        seat = state.order[(state.turn_place + step) % state.seats]
        for other in range(2 * seat, 2 * seat + 2):
            if shot.hit[other]:
                state.survived = 1
                if (foe == NONE or state.reaction(other) > state.reaction(foe)) and can_hit(state, other, robot):
                    foe = other
    resume(state)
    if foe == NONE or state.reaction(robot) > state.reaction(foe):
        state.shot = NONE
        fire(state, robot, way, named, log)
    else:
        open_encounter(state, foe, log)
