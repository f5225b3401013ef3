"""Step 6, the repetitions of WHILE.

Chapters “Phase 2: the order inside a row” and “Bonus commands: rulings” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import Log
from igroteka.core.grid import OFF, back
from igroteka.games.golems.row_events import (
    LoopBegan,
    LoopEnded,
    LoopEndless,
)
from igroteka.games.golems.rules.barrels import open_barrels
from igroteka.games.golems.rules.conditions import body_of, ends_loop, thing_at
from igroteka.games.golems.rules.movement import begin_move
from igroteka.games.golems.rules.snow import works
from igroteka.games.golems.rules.strike import book, hurt, strike
from igroteka.games.golems.state import (
    END_PASS,
    ENDLESS,
    GOING,
    LOOPS_END,
    MOVE_6,
    REPEATS,
    GolemsState,
)
from igroteka.games.golems.tables import (
    BACK,
    FORWARD,
    GOLEMS,
    LADDER,
    LETTERS,
    STAND,
    STRIKE,
)


def step_6(state: GolemsState, log: Log) -> i64:
    """GB-162, GB-R64, GB-R65, GB-R66: a repetition of every WHILE with a movement, side by side, until all have ended.

    Nobody goes on before that (GB-043). The stage that follows is returned.
    """
    run = state.run
    active = 0
    for golem in range(state.golems):
        if run.looping[golem] != GOING or body_of(state, golem) >= STAND:
            continue
        if run.repeats == 0 and log.on:
            log.add(LoopBegan(state.who(golem), LETTERS[body_of(state, golem)]))
        if ends_loop(state, golem):
            _end_loop(state, golem, log)
        elif _is_stuck(state, golem):
            cut_off(state, golem, "obstacle", log)
        else:
            active += 1
    if active == 0:
        if _any_loop(state):
            return LOOPS_END
        _forget_repeats(state)
        return END_PASS
    if run.repeats >= REPEATS or _has_been_here(state):
        for golem in range(state.golems):
            if run.looping[golem] == GOING and body_of(state, golem) < STAND:
                cut_off(state, golem, "circle", log)
        return LOOPS_END
    if log.on:
        log.begin()
    run.repeats += 1
    for golem in range(state.golems):
        if run.looping[golem] == GOING and body_of(state, golem) < STAND:
            run.moving[golem] = body_of(state, golem)
    begin_move(state, log)
    return MOVE_6


def _any_loop(state: GolemsState) -> bool:
    for golem in range(state.golems):
        if state.run.looping[golem]:
            return True
    return False


def _is_stuck(state: GolemsState, golem: i64) -> bool:
    """GB-R64: Forward or Back would meet the edge, an obstacle or a golem; ladders are used normally."""
    body = body_of(state, golem)
    if body not in (FORWARD, BACK):
        return False
    heading = state.facing[golem] if body == FORWARD else back(state.facing[golem])
    thing = thing_at(state, state.field.next[4 * state.cell[golem] + heading])
    return thing not in (0, LADDER)


def _has_been_here(state: GolemsState) -> bool:
    """GB-R65: whether the whole situation equals an earlier one of this step; else it is remembered."""
    run = state.run
    now: vec[i64] = zeros(1 + 3 * state.golems + state.field.count)
    size: i64 = 1
    for golem in range(state.golems):
        now[size] = state.cell[golem] + 1
        now[size + 1] = state.facing[golem]
        now[size + 2] = state.snow[golem]
        size += 3
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if state.barrel[cell] or state.logic[cell]:
            now[size] = cell if state.barrel[cell] else state.field.size + cell
            size += 1
    now[0] = size
    start: i64 = 0
    while start < len(run.been):
        same: i64 = 0
        while same < size and run.been[start + same] == now[same]:
            same += 1
        if same == size:
            return True
        start += run.been[start]
    been: vec[i64] = zeros(start + size)
    for number in range(start):
        been[number] = run.been[number]
    for number in range(size):
        been[start + number] = now[number]
    run.been = been
    return False


def _end_loop(state: GolemsState, golem: i64, log: Log) -> None:
    state.run.looping[golem] = 0
    state.run.at[golem] += 1
    if log.on:
        moving = body_of(state, golem) < STAND
        log.add(LoopEnded(state.who(golem), int(state.run.repeats) if moving else 0))


def cut_off(state: GolemsState, golem: i64, why: str, log: Log) -> None:
    """GB-044: the loop is endless; the damage comes at the end of the step (GB-R69)."""
    state.run.looping[golem] = ENDLESS
    if log.on:
        rules = ("GB-044", "GB-162", "GB-R64") if why == "obstacle" else ("GB-044", "GB-162", "GB-R65")
        log.add(LoopEndless(state.who(golem), why, int(state.run.repeats), rules=rules))


def end_loops(state: GolemsState, log: Log) -> None:
    """GB-165, GB-R67, GB-R68: WHILE with Strike, Defence or Stand is checked once more, when all movements are over."""
    run = state.run
    broken: vec[i64] = filled(GOLEMS, OFF)
    holding: vec[i64] = filled(GOLEMS, 0)
    for golem in range(state.golems):
        if run.looping[golem] == GOING and ends_loop(state, golem):
            holding[golem] = 1
    for golem in range(state.golems):
        if run.looping[golem] != GOING:
            continue
        if holding[golem]:
            if body_of(state, golem) == STRIKE and works(state, golem, STRIKE, log):
                strike(state, golem, broken, log)
            _end_loop(state, golem, log)
        else:
            cut_off(state, golem, "open", log)
    open_barrels(state, broken, log)


def book_loops(state: GolemsState, log: Log) -> None:
    """GB-R67, GB-R69: the strikes of loops have a booking of their own; then every endless loop costs a damage."""
    run = state.run
    book(state, log)
    if log.on:
        log.begin()
    for golem in range(state.golems):
        if run.looping[golem] == ENDLESS:
            run.looping[golem] = 0
            run.at[golem] += 1
            hurt(state, golem, "loop", ("GB-044", "GB-R69"), log)
    _forget_repeats(state)


def _forget_repeats(state: GolemsState) -> None:
    """Step 6 is over."""
    if state.run.repeats:
        state.run.repeats = 0
        state.run.been = zeros(0)
