"""Going ashore.

Chapters “Obstacles: wall, ladders, water” and “Water” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Codes, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.actions import (
    AT_CELL,
    EXIT,
    FIRST_CODE,
    NO_EXIT,
)
from igroteka.games.golems.row_events import (
    CameAshore,
)
from igroteka.games.golems.rules.logic import pick_up
from igroteka.games.golems.rules.strike import are_mates
from igroteka.games.golems.state import IN_ACTION, LANDS_ASHORE, GolemsState
from igroteka.games.golems.tables import CELLS, LADDER, NO_BARREL, distance


def go_ashore(state: GolemsState, log: Log) -> bool:
    """GB-R49, GB-R50: swimmers choose exits in seat order, Bots after the players; True if somebody is asked."""
    run = state.run
    for golem in range(state.golems):
        if run.swims[golem] != OFF:
            if state.owner[golem] != NOBODY:
                state.ask(state.owner[golem], EXIT)
                return True
            if log.on:
                log.begin()
            come_out(state, golem, _exit_of_bot(state, golem), log)
    return False


def forbids_exit(state: GolemsState, golem: i64, cell: i64) -> i64:
    """GB-097, GB-098, GB-099, GB-R47: a free cell next to the connected stream, or the cell the golem started from.

    Who slid into the water started on two cells: where it slid from, and where its command began.
    """
    if cell == state.cell[golem]:
        return FINE
    if (
        cell >= state.field.size
        or not state.field.here[cell]
        or state.on[cell] != NOBODY
        or state.barrel[cell] != NO_BARREL
    ):
        return NO_EXIT
    if cell == state.run.began[golem]:
        return FINE
    if (state.field.shore[cell] >> state.field.stream[state.run.swims[golem]]) & 1 == 0:
        return NO_EXIT
    solid = state.field.solid[cell]
    lands = solid == 0 or (solid == LADDER and state.terms.ladder_landing == LANDS_ASHORE)
    return FINE if lands else NO_EXIT


def legal_exits(state: GolemsState, seat: i64, out: Codes) -> None:
    """All cells where a golem may go ashore, row by row."""
    golem = state.golem_of(seat)
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if forbids_exit(state, golem, cell) == FINE:
            out.add(FIRST_CODE[AT_CELL] + cell)


def come_out(state: GolemsState, golem: i64, cell: i64, log: Log) -> None:
    """The golem stands on its exit; its facing stays (GB-R48)."""
    start = state.cell[golem]
    returns = cell in (start, state.run.began[golem])
    state.run.swims[golem] = OFF
    state.run.began[golem] = OFF
    state.on[start] = NOBODY
    state.cell[golem] = cell
    state.on[cell] = golem
    if log.on:
        rules = ("GB-097", "GB-099") if returns else ("GB-097",)
        log.add(CameAshore(state.who(golem), int(start), int(cell), rules=rules))
    pick_up(state, golem, log)


def _exit_of_bot(state: GolemsState, golem: i64) -> i64:
    """GB-R114: the free exit nearest to the closest opponent, ties in reading order."""
    start = state.cell[golem]
    closest: i64 = NOBODY
    for other in range(state.golems):
        if other == golem or state.out[other] != IN_ACTION or are_mates(state, golem, other):
            continue
        if closest == NOBODY or distance(state.cell[other], start) < distance(state.cell[closest], start):
            closest = other
    best: i64 = start
    nearest: i64 = CELLS
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if closest != NOBODY and forbids_exit(state, golem, cell) == FINE:
            away = distance(state.cell[closest], cell)
            if away < nearest:
                nearest = away
                best = cell
    return best
