"""Broken barrels, and what was in them.

Chapters “Obstacles: barrel and its contents” and “Barrels” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, Codes, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.actions import (
    AT_CELL,
    DECLINE,
    FIRST_CODE,
    NO_LANDING,
    SEND,
)
from igroteka.games.golems.row_events import (
    BarrelOpened,
    Declined,
    HoleOpened,
    NoEffect,
    Repaired,
    RowLost,
    RowWon,
    Teleported,
)
from igroteka.games.golems.rules.logic import pick_up
from igroteka.games.golems.rules.strike import hurt
from igroteka.games.golems.scenario import COOPERATIVE
from igroteka.games.golems.state import IN_ACTION, NEVER_LANDS, GolemsState
from igroteka.games.golems.tables import (
    CONTENT_NAMES,
    DYNAMITE,
    GOLEMS,
    HOLDS_NOTHING,
    HOLE,
    LADDER,
    MENDED,
    MINUS,
    NO_BARREL,
    PLUS,
    REPAIR,
    ROWS_WON,
)


def open_barrels(state: GolemsState, broken: vec[i64], log: Log) -> None:
    """GB-077, GB-078, GB-R32: barrels hit by a Bot first, then by the lowest seat; `broken` has a cell by golem.

    Within one barrel the effect comes to Bots first, then in seat order, and to all who struck it (GB-R33).
    """
    for number in range(state.golems):
        cell = broken[_in_order(state, number)]
        if cell != OFF and state.barrel[cell] != NO_BARREL:
            _open(state, cell, broken, log)


def _in_order(state: GolemsState, number: i64) -> i64:
    """GB-R01, GB-R32, GB-069: the golems by number, Bots first; players have the numbers below those of the Bots."""
    players = state.golems
    while players > 0 and state.owner[players - 1] == NOBODY:
        players -= 1
    return (players + number) % state.golems


def _open(state: GolemsState, cell: i64, broken: vec[i64], log: Log) -> None:
    """GB-077, GB-086: its token leaves the field, and what it shows comes to all who struck it."""
    if log.on:
        log.begin()
    content = state.barrel[cell]
    state.barrel[cell] = NO_BARREL
    state.opened[content] += 1
    if log.on:
        seats = tuple(state.who(golem) for golem in range(state.golems) if broken[golem] == cell)
        log.add(BarrelOpened(int(cell), CONTENT_NAMES[content], seats))
    for number in range(state.golems):
        golem = _in_order(state, number)
        if broken[golem] == cell:
            _affect(state, golem, content, log)


def _affect(state: GolemsState, golem: i64, content: i64, log: Log) -> None:
    """GB-079, GB-080, GB-081, GB-082, GB-083, GB-084, GB-085, GB-R115: what a content does to one of those who struck
    the barrel. Repair comes before the damage of this step is booked (GB-R39).
    """
    who = state.who(golem)
    is_bot = state.owner[golem] == NOBODY
    if content == DYNAMITE:
        hurt(state, golem, "dynamite", ("GB-080",), log)
    elif content == HOLE:
        _queue_teleports(state, golem)
        if log.on:
            log.add(HoleOpened(who))
    elif content == REPAIR and state.damage[golem] > 0:
        state.damage[golem] -= MENDED
        if log.on:
            log.add(Repaired(who, MENDED, int(state.damage[golem]), int(state.limit[golem])))
    elif content == PLUS and not is_bot:
        state.modifier[golem] += ROWS_WON[PLUS]
        if log.on:
            log.add(RowWon(who))
    elif content == MINUS and not is_bot:
        state.modifier[golem] += ROWS_WON[MINUS]
        if log.on:
            log.add(RowLost(who))
    elif log.on:
        rules = ("GB-079",) if content == HOLDS_NOTHING else ("GB-082",) if content == REPAIR else ("GB-R115",)
        log.add(NoEffect(who, CONTENT_NAMES[content], rules=rules))


def _queue_teleports(state: GolemsState, opener: i64) -> None:
    """GB-085, GB-R37: each opponent in action may once teleport the opener, clockwise from the opener's seat.

    A golem opened by a Bot may be sent on by all players. Players who play together are no opponents.
    """
    run = state.run
    is_bot = state.owner[opener] == NOBODY
    if not is_bot and state.terms.mode == COOPERATIVE:
        return
    start: i64 = 0 if is_bot else opener + 1
    for step in range(GOLEMS if is_bot else GOLEMS - 1):
        other = (start + step) % GOLEMS
        if other < state.golems and state.owner[other] != NOBODY and state.out[other] == IN_ACTION:
            run.openers[run.holes] = opener
            run.movers[run.holes] = other
            run.holes += 1


def ask_for_teleport(state: GolemsState) -> bool:
    """GB-R38: one after another at the end of the step; False when all have decided."""
    run = state.run
    if run.hole < run.holes:
        state.ask(state.owner[run.movers[run.hole]], SEND)
        return True
    while run.holes > 0:
        run.holes -= 1
        run.openers[run.holes] = 0
        run.movers[run.holes] = 0
    run.hole = 0
    return False


def forbids_teleport(state: GolemsState, cell: i64) -> i64:
    """GB-085, GB-R36: any field cell without golem, wall, barrel or water; it stays on a ladder token."""
    if (
        cell >= state.field.size
        or not state.field.here[cell]
        or state.on[cell] != NOBODY
        or state.barrel[cell] != NO_BARREL
    ):
        return NO_LANDING
    solid = state.field.solid[cell]
    lands = solid == 0 or (solid == LADDER and state.terms.ladder_landing != NEVER_LANDS)
    return FINE if lands else NO_LANDING


def legal_teleports(state: GolemsState, out: Codes) -> None:
    """All cells a golem can be sent to, row by row, or none."""
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if forbids_teleport(state, cell) == FINE:
            out.add(FIRST_CODE[AT_CELL] + cell)
    out.add(FIRST_CODE[DECLINE])


def teleport(state: GolemsState, cell: i64, log: Log) -> None:
    """GB-085, GB-R36: the opener stands there now; its facing stays, a logic token is picked up."""
    run = state.run
    golem, by = run.openers[run.hole], run.movers[run.hole]
    start = state.cell[golem]
    run.hole += 1
    state.on[start] = NOBODY
    state.cell[golem] = cell
    state.on[cell] = golem
    state.snow[golem] = 0
    if log.on:
        log.add(Teleported(state.who(golem), state.who(by), int(start), int(cell)))
    pick_up(state, golem, log)


def decline(state: GolemsState, log: Log) -> None:
    """GB-R37: nobody has to."""
    run = state.run
    golem, by = run.openers[run.hole], run.movers[run.hole]
    run.hole += 1
    if log.on:
        log.add(Declined(state.who(by), state.who(golem)))
