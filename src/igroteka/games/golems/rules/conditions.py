"""What a golem finds on the cell ahead.

Chapters “Bonus commands” and “Condition, strike, defence, damage” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY
from igroteka.core.grid import OFF
from igroteka.games.golems.state import GOLEM_ENDLESS, JOINED, GolemsState
from igroteka.games.golems.tables import (
    ANY,
    BARREL,
    EDGE,
    GOLEM,
    LADDER,
    NO_BARREL,
    SEE_BARREL,
    SEE_WALL,
    STAND,
    WALL,
    WATER,
)


def thing_at(state: GolemsState, cell: i64) -> i64:
    """What is on a cell: a golem, also one on a ladder token (GB-R21); an obstacle; EDGE beyond the field."""
    if cell == OFF:
        return EDGE
    if state.on[cell] != NOBODY:
        return GOLEM
    if state.barrel[cell] != NO_BARREL:
        return BARREL
    return state.field.solid[cell]


def thing_ahead(state: GolemsState, golem: i64) -> i64:
    """What is on the adjacent cell straight ahead."""
    return thing_at(state, cell_ahead(state, golem))


def cell_ahead(state: GolemsState, golem: i64) -> i64:
    """The adjacent cell straight ahead; OFF beyond the edge."""
    return state.field.next[4 * state.cell[golem] + state.facing[golem]]


def answers(thing: i64, sensor: i64) -> bool:
    """GB-038, GB-041: a golem, barrel (GB-076), wall (GB-089) or water (GB-100) is an obstacle; with a sensor only its
    own type is.

    A ladder and the edge of the field are none (GB-094, GB-R22).
    """
    if sensor == ANY:
        return thing not in (0, LADDER, EDGE)
    if sensor == SEE_BARREL:
        return thing == BARREL
    return thing == (WALL if sensor == SEE_WALL else WATER)


def ends_loop(state: GolemsState, golem: i64) -> bool:
    """GB-042, GB-R64: whether the condition of the WHILE that a golem is at holds.

    With `while_golem` endless a golem is no obstacle for a WHILE with a Movement command: it is in its way (GB-162).
    """
    thing = thing_ahead(state, golem)
    if thing == GOLEM and body_of(state, golem) < STAND and state.terms.while_golem == GOLEM_ENDLESS:
        return False
    return answers(thing, sensor_of(state, golem))


def sensor_of(state: GolemsState, golem: i64) -> i64:
    """What the condition or WHILE reacts to that a golem is at."""
    return state.run.sensor[golem * JOINED + state.run.slot[golem]]


def body_of(state: GolemsState, golem: i64) -> i64:
    """The command of the WHILE that a golem is at."""
    return state.run.body[golem * JOINED + state.run.slot[golem]]
