"""Chapter 3 of the rules: the end."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka_fourinarow.events import Drawn, Won
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import FALLING, LEVEL, RISING, UPRIGHT


def has_line(discs: i64) -> bool:
    """FR-007: four or more in a straight line: upright, level or slanting."""
    pairs = discs & (discs >> UPRIGHT)
    if pairs & (pairs >> (2 * UPRIGHT)):
        return True
    pairs = discs & (discs >> LEVEL)
    if pairs & (pairs >> (2 * LEVEL)):
        return True
    pairs = discs & (discs >> RISING)
    if pairs & (pairs >> (2 * RISING)):
        return True
    pairs = discs & (discs >> FALLING)
    return (pairs & (pairs >> (2 * FALLING))) != 0


def is_over(state: FourState, seat: i64, log: Log) -> bool:
    """FR-007, FR-008: whether the disc just dropped by `seat` ended the game: then nobody is asked any more."""
    won = has_line(state.mine if seat == 0 else state.theirs)
    if not won and state.left > 0:
        return False
    state.stop_asking()
    if won:
        state.winner = seat
    if log.on:
        log.add(Won(int(seat)) if won else Drawn())
    return True
