"""Strikes, defence and damage.

Chapters “Command cards: movement and combat”, “Condition, strike, defence, damage” and “Strike and damage” of the
rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.row_events import (
    Hit,
    Hurt,
    ObjectDropped,
    Shielded,
    Spared,
    Struck,
)
from igroteka.games.golems.scenario import COOPERATIVE, HOME
from igroteka.games.golems.state import LATE_IS_LOST, GolemsState
from igroteka.games.golems.tables import (
    BARREL,
    FREE_LIMIT,
    GOLEM,
    GOLEMS,
    HARM,
    LADDER,
    NO_BARREL,
    NO_OBJECT,
    OBJECT_NAMES,
    OBSTACLE_NAMES,
    WALL,
    WATER,
)


def struck_cell(state: GolemsState, golem: i64) -> i64:
    """GB-176, GB-177, GB-178, GB-095: the cell of the golem or barrel a strike would meet now; OFF if it meets neither.

    It goes on over free cells within range and hits the first golem or obstacle, nothing behind it (GB-R72). A ladder
    passes it on to its partner token, and no further; a golem never hits itself (GB-R44).
    """
    cell = state.cell[golem]
    for _ in range(state.reach[golem]):
        cell = state.field.next[4 * cell + state.facing[golem]]
        if cell == OFF:
            return OFF
        if state.on[cell] != NOBODY or state.barrel[cell] != NO_BARREL:
            return cell
        solid = state.field.solid[cell]
        if solid == LADDER:
            there = state.field.partner[cell]
            return there if state.on[there] != NOBODY and state.on[there] != golem else OFF
        if solid == WALL or (solid == WATER and not state.terms.strike_over_water):  # GB-090, GB-101, GB-R52
            return OFF
    return OFF


def are_mates(state: GolemsState, one: i64, two: i64) -> bool:
    """Whether two golems are on one side: players who play together, Bots that are allied (GB-R73, GB-R110)."""
    if state.owner[one] == NOBODY or state.owner[two] == NOBODY:
        return state.owner[one] == state.owner[two] and state.terms.bots_allied
    return state.terms.mode == COOPERATIVE


def strike(state: GolemsState, golem: i64, broken: vec[i64], log: Log) -> None:
    """GB-179, GB-180: find the target on the present picture and record it; a barrel that is met is marked in `broken`.

    Any power breaks a barrel (GB-R77).
    """
    cell = struck_cell(state, golem)
    hits = False
    if cell != OFF:
        other = state.on[cell]
        if other == NOBODY:
            broken[golem] = cell
            hits = True
        elif state.terms.friendly_fire or not are_mates(state, golem, other):
            state.run.targets[golem] = other
            hits = True
    if log.on:
        _tell(state, golem, cell, hits, log)


def _tell(state: GolemsState, golem: i64, target: i64, hits: bool, log: Log) -> None:
    """GB-R74, GB-090, GB-101: what a strike goes over, and what ends it, if anything does."""
    cell, met = state.cell[golem], 0
    path: list[int] = []
    for _ in range(state.reach[golem]):
        ahead = state.field.next[4 * cell + state.facing[golem]]
        if ahead == OFF:
            break
        cell = ahead
        path.append(int(cell))
        if cell == target:
            break
        solid = state.field.solid[cell]
        if solid in (LADDER, WALL) or (solid == WATER and not state.terms.strike_over_water):
            met = int(solid)
            break
    who, way, through = state.who(golem), tuple(path), int(state.field.partner[cell]) if met == LADDER else OFF
    if target == OFF:
        rules = {0: ("GB-R74",), WALL: ("GB-090",), WATER: ("GB-101", "GB-R52"), LADDER: ("GB-095", "GB-R44")}[met]
        log.add(Struck(who, int(cell), OBSTACLE_NAMES[met], NOBODY, 0, False, way, through, rules=rules))
        return
    other = state.on[target]
    whom, what = (NOBODY, BARREL) if other == NOBODY else (state.who(other), GOLEM)
    power = int(state.power[golem])
    log.add(Struck(who, int(target), OBSTACLE_NAMES[what], whom, power, hits, way, through))


def hits_on(state: GolemsState, golem: i64) -> i64:
    """The strike power recorded against a golem."""
    power: i64 = 0
    for other in range(state.golems):
        if state.run.targets[other] == golem:
            power += state.power[other]
    return power


def book(state: GolemsState, log: Log) -> None:
    """GB-181, GB-182, GB-R08: every golem hit takes damage less its blocks, from any side (GB-183, GB-184); blocks are
    used up. All of it is counted, beyond the limit and the tokens of the box (GB-R75, GB-R76).

    What is left of them takes back damage of strikes of this row.
    """
    run = state.run
    for golem in range(state.golems):
        power = hits_on(state, golem)
        if power == 0:
            _take_back(state, golem, log)
            continue
        blocked = min(power, run.blocks[golem])
        run.blocks[golem] -= blocked
        state.damage[golem] += power - blocked
        _credit(state, golem, blocked)
        if log.on:
            if blocked > 0:
                log.add(Shielded(state.who(golem), int(blocked), int(run.blocks[golem])))
            if power > blocked:
                damage, limit = int(state.damage[golem]), int(state.limit[golem])
                log.add(Hit(state.who(golem), int(power), int(blocked), int(power - blocked), damage, limit))
        if power > blocked:
            drop(state, golem, log)
        else:
            _take_back(state, golem, log)
    for golem in range(state.golems):
        run.targets[golem] = NOBODY


def _credit(state: GolemsState, golem: i64, blocked: i64) -> None:
    """Who dealt how much: blocks stop the strikes of the lowest numbers first."""
    for other in range(state.golems):
        if state.run.targets[other] == golem:
            stopped = min(blocked, state.power[other])
            blocked -= stopped
            state.dealt[other] += state.power[other] - stopped
            if state.terms.late_defence != LATE_IS_LOST:
                state.run.landed[golem * GOLEMS + other] += state.power[other] - stopped


def _take_back(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-R08: a Defence counts for the whole row, also for strikes of earlier passes, of the lowest numbers first."""
    run = state.run
    gain: i64 = 0
    for other in range(state.golems):
        at = golem * GOLEMS + other
        spared = min(min(run.landed[at], run.blocks[golem]), state.damage[golem])
        run.landed[at] -= spared
        run.blocks[golem] -= spared
        state.damage[golem] -= spared
        state.dealt[other] -= spared
        gain += spared
    if gain > 0 and log.on:
        log.add(Spared(state.who(golem), int(gain), int(state.damage[golem]), int(state.limit[golem])))


def hurt(state: GolemsState, golem: i64, by: str, rules: tuple[str, ...], log: Log) -> None:
    """GB-R07: damage by something that is no strike; no Defence stops it. Without a Golem card there is none."""
    if state.limit[golem] == FREE_LIMIT:  # GB-R129
        return
    state.damage[golem] += HARM
    if log.on:
        log.add(Hurt(state.who(golem), by, HARM, int(state.damage[golem]), int(state.limit[golem]), rules=rules))
    drop(state, golem, log)


def drop(state: GolemsState, golem: i64, log: Log) -> None:
    """Crystal Run: a golem that takes damage drops what it carries on its cell."""
    if state.scene.goal != HOME or state.carried[golem] == 0:
        return
    cell, kind = state.cell[golem], state.scene.objects[0][1]
    if state.object[cell] == NO_OBJECT:
        state.object[cell] = kind
    state.heap[cell] += state.carried[golem]
    state.carried[golem] = 0
    if log.on:
        log.add(ObjectDropped(state.who(golem), OBJECT_NAMES[kind], int(cell)))
