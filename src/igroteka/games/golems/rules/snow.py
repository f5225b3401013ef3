"""Snow slows actions.

Chapters “Winter and summer sides” and “Winter” of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.golems.row_events import (
    Ignored,
)
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import BACK, LETTERS, SNOW, STAND

MOVEMENT: Final = 0  # Forward, Back and turns
TRANSLATE: Final = 1  # Forward and Back
ALL: Final = 2  # Strike and Defence, too


def works(state: GolemsState, golem: i64, command: i64, log: Log) -> bool:
    """GB-200, GB-201, GB-R103: in snow a command works only as the second of two equal ones received on this cell.

    A pair is used up (GB-R134); any other command in between breaks it (GB-R104). A repetition of WHILE is a command
    like others (GB-R105).
    """
    if state.field.terrain[state.cell[golem]] != SNOW or not _is_slowed(state.terms.snow_scope, command):
        state.snow[golem] = 0
        return True
    if state.snow[golem] == command + 1:
        state.snow[golem] = 0
        return True
    state.snow[golem] = command + 1
    if log.on:
        log.add(Ignored(state.who(golem), LETTERS[command]))
    return False


def _is_slowed(scope: i64, command: i64) -> bool:
    """GB-R101: which commands snow slows."""
    if command == STAND:
        return False
    if scope == ALL:
        return True
    return command <= BACK or (scope == MOVEMENT and command < STAND)
