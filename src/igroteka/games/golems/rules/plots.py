"""Objects, hills and races, and golems that come back.

Chapters “Rules for younger children” and “Scenarios” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.events import (
    Scored,
)
from igroteka.games.golems.row_events import (
    BroughtHome,
    ObjectTaken,
    Respawned,
)
from igroteka.games.golems.scenario import COLLECT, HILL, HOME, RACE
from igroteka.games.golems.state import IN_ACTION, GolemsState
from igroteka.games.golems.tables import NO_BARREL, NO_OBJECT, OBJECT_NAMES, distance


def end_command(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-213, GB-R132: what a player's golem finds where it ends a command: objects, its home, the cell of a race."""
    goal, cell = state.scene.goal, state.cell[golem]
    if cell == OFF or state.owner[golem] == NOBODY:
        return
    if goal == RACE:
        if _is_goal(state, golem, cell):
            state.reached[golem] = 1
    elif goal == COLLECT:
        if state.object[cell] != NO_OBJECT:
            state.taken[golem] += 1
            _take(state, golem, cell, log)
    elif goal == HOME:
        if state.object[cell] != NO_OBJECT and state.carried[golem] == 0:
            state.carried[golem] = 1  # one at a time
            _take(state, golem, cell, log)
        if state.carried[golem] > 0 and cell == state.home[golem]:
            state.carried[golem] = 0
            state.taken[golem] += 1
            if log.on:
                kind = OBJECT_NAMES[state.scene.objects[0][1]]
                log.add(BroughtHome(state.who(golem), kind, int(state.taken[golem])))


def _is_goal(state: GolemsState, golem: i64, cell: i64) -> bool:
    """GB-214: one's own treasure, or any cell of a row that is everybody's goal."""
    scenario = state.scene
    if scenario.shared:
        for goal in scenario.cells:
            if goal == cell:
                return True
        return False
    return golem < len(scenario.cells) and scenario.cells[golem] == cell


def _take(state: GolemsState, golem: i64, cell: i64, log: Log) -> None:
    kind = state.object[cell]
    state.heap[cell] -= 1
    if state.heap[cell] == 0:
        state.object[cell] = NO_OBJECT
    if log.on:
        log.add(ObjectTaken(state.who(golem), OBJECT_NAMES[kind], int(cell)))


def objects_left(state: GolemsState) -> i64:
    """Objects on the field."""
    found: i64 = 0
    for number in range(state.field.count):
        found += state.heap[state.field.cells[number]]
    return found


def score_hill(state: GolemsState, log: Log) -> None:
    """King of the Hill: at the end of a round a point for each player's golem on the hill, more for one alone there."""
    scenario = state.scene
    if scenario.goal != HILL:
        return
    there: i64 = 0
    for golem in range(state.golems):
        if state.out[golem] == IN_ACTION and int(state.cell[golem]) in scenario.cells:
            there += 1
    for golem in range(state.golems):
        if state.owner[golem] == NOBODY or state.out[golem] != IN_ACTION:
            continue
        if int(state.cell[golem]) in scenario.cells:
            points = scenario.alone if there == 1 else 1
            state.points[golem] += points
            if log.on:
                log.add(Scored(state.who(golem), points, int(state.points[golem])))


def come_back(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-R129: undamaged on its starting cell, or on the nearest free cell, ties in reading order."""
    best: i64 = OFF
    nearest: i64 = 99
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if state.on[cell] != NOBODY or state.field.solid[cell] != 0 or state.barrel[cell] != NO_BARREL:
            continue
        away = distance(state.home[golem], cell)
        if away < nearest:
            nearest = away
            best = cell
    state.out[golem] = IN_ACTION
    state.damage[golem] = 0
    state.snow[golem] = 0
    state.cell[golem] = best
    state.on[best] = golem
    state.facing[golem] = state.front[golem]
    if log.on:
        log.add(Respawned(state.who(golem), int(best)))
