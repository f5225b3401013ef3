"""Command cards and movement: what the command cards do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import back, left, right
from igroteka.games.algoracing.events import Moved, Skipped, Turned
from igroteka.games.algoracing.rules.collisions import collide
from igroteka.games.algoracing.rules.samples import arrive
from igroteka.games.algoracing.rules.teleport import teleport
from igroteka.games.algoracing.state import GOING_ON, AlgoracingState
from igroteka.games.algoracing.tables import (
    ALL_THE_WAY,
    CAPACITY,
    FREE,
    JUMP,
    LETTERS,
    ROVER,
    SKIPS,
    STEP,
    TURN_LEFT,
    TURN_RIGHT,
    U_TURN,
)

SKIP_RULES: Final[list[tuple[str, ...]]] = [
    (),
    ("AR-043", "AR-031", "AR-R03"),
    ("AR-043", "AR-031", "AR-R02"),
    ("AR-043", "AR-044", "AR-R10"),
    ("AR-043", "AR-038", "AR-R11"),
    ("AR-043", "AR-055"),
    ("AR-043", "AR-093"),
    ("AR-043", "AR-099", "AR-R83"),
    ("AR-043", "AR-R82"),
    ("AR-043", "AR-R78"),
]  # by the reason of a skip


def execute(state: AlgoracingState, rover: i64, card: i64, log: Log) -> bool:
    """AR-025, AR-043: carry out one command; False if it was skipped."""
    if card == STEP:
        met = step(state, rover, log)
    elif card == ALL_THE_WAY:
        met = drive(state, rover, log)
    elif card == JUMP:
        met = jump(state, rover, log)
    elif card == TURN_LEFT:
        met = turn(state, rover, left(state.facing[rover]), "AR-039", log)
    elif card == TURN_RIGHT:
        met = turn(state, rover, right(state.facing[rover]), "AR-039", log)
    elif card == U_TURN:
        met = turn(state, rover, back(state.facing[rover]), "AR-040", log)
    else:
        met = teleport(state, rover, log)
    if met == FREE:
        return True
    if log.on and state.ending == GOING_ON:
        log.add(Skipped(int(rover), LETTERS[card], SKIPS[met], rules=SKIP_RULES[met]))
    return False


def step(state: AlgoracingState, rover: i64, log: Log) -> i64:
    """AR-030, AR-031: one square forward, if nothing obstructs it; else what does."""
    return one_square(state, rover, state.field.step, STEP, log)


def jump(state: AlgoracingState, rover: i64, log: Log) -> i64:
    """AR-035, AR-036, AR-037, AR-038, AR-R11, AR-R12, AR-R13, AR-R14, AR-R15: one square forward, over a wall, up or
    down one level; else what stops it."""
    return one_square(state, rover, state.field.jump, JUMP, log)


def one_square(state: AlgoracingState, rover: i64, obstacles: vec[i64], card: i64, log: Log) -> i64:
    """AR-055, AR-D05, AR-D08, AR-R14, AR-R29: a rover ahead is run into, if nothing else is in the way."""
    way = 4 * state.square[rover] + state.facing[rover]
    met = obstacles[way]
    if met != FREE:
        return met
    there = state.field.ahead[way]
    if state.on[there] != NOBODY:
        collide(state, rover, state.on[there], log)
        return ROVER
    move(state, rover, there, card, log)
    return FREE


def drive(state: AlgoracingState, rover: i64, log: Log) -> i64:
    """AR-032, AR-033, AR-034: forward until something obstructs, or onto the first sample; FREE if it moved at all.

    AR-R17: if it did not, the command is skipped.
    AR-R18: a sample on the square where it begins does not stop it. AR-R19: a full rover stops at samples, too,
    unless `full_rover_ignores_samples` says otherwise. AR-R30: it may end in a collision.
    """
    field = state.field
    result: i64 = -1
    while True:
        way = 4 * state.square[rover] + state.facing[rover]
        met = field.step[way]
        there = field.ahead[way]
        if met == FREE and state.on[there] != NOBODY:
            collide(state, rover, state.on[there], log)
            met = ROVER
        if met != FREE:
            return met if result < 0 else FREE
        full = state.terms.full_rover_ignores_samples and state.aboard[rover] >= CAPACITY
        stops = state.samples[there] > 0 and not full
        move(state, rover, there, ALL_THE_WAY, log)
        result = FREE
        if stops or state.ending != GOING_ON:
            return FREE


def move(state: AlgoracingState, rover: i64, there: i64, card: i64, log: Log) -> None:
    """AR-042: to the square ahead."""
    if log.on:
        log.begin()
        log.add(_moved(state, int(rover), int(there), int(card)))
    arrive(state, rover, there, log)


def _moved(state: AlgoracingState, rover: int, there: int, card: int) -> Moved:
    """The event of a move, with the paragraphs that allow it."""
    here, field = int(state.square[rover]), state.field
    if card == STEP:
        rules: tuple[str, ...] = ("AR-030",)
    elif card == ALL_THE_WAY:
        rules = ("AR-032",)
    elif field.level[here] != field.level[there]:
        rules = ("AR-035", "AR-037")
    elif field.walled[4 * here + state.facing[rover]]:
        rules = ("AR-035", "AR-036")
    else:
        rules = ("AR-035",)
    return Moved(rover, here, there, card == JUMP, width=field.plan.width, rules=rules)


def turn(state: AlgoracingState, rover: i64, facing: i64, rule: str, log: Log) -> i64:
    """AR-039, AR-040, AR-041: a turn changes the direction and never the square."""
    state.facing[rover] = facing
    if log.on:
        log.add(Turned(int(rover), int(facing), rules=(rule, "AR-041")))
    return FREE
