"""Chapter 2 of the rules: the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka_fourinarow.events import Dropped
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import BIT, FOOT, ROWS

FULL: Final = 1


def forbids_drop(state: FourState, column: i64) -> i64:
    """FR-006: a full column takes no more discs."""
    return FINE if state.height[column] < ROWS else FULL


def drop(state: FourState, seat: i64, column: i64, log: Log) -> None:
    """FR-005: a disc falls to the lowest free cell of the column."""
    row = state.height[column]
    bit = BIT[FOOT[column] + row]
    if seat == 0:
        state.mine |= bit
    else:
        state.theirs |= bit
    state.height[column] = row + 1
    state.left -= 1
    if log.on:
        log.add(Dropped(int(seat), int(column), int(row)))
