"""What bots may know about playing well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Hints
from igroteka_fourinarow.rules.end import has_line
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import BIT, COLUMNS, FOOT, HIGH, ROWS

WIN: Final = 1_000_000
THREAT: Final = 1_000


class FourHints(Hints[FourState]):
    """Win, do not let the rival win, prefer the middle."""

    def value(self, state: FourState, seat: i64) -> i64:
        if state.mover == NOBODY:
            return 0 if state.winner < 0 else WIN if state.winner == seat else -WIN
        mine = state.mine if seat == 0 else state.theirs
        theirs = state.theirs if seat == 0 else state.mine
        value: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if state.height[column] < ROWS:
                bit = BIT[FOOT[column] + state.height[column]]
                if has_line(theirs | bit):
                    value -= WIN // 10 if state.mover != seat else THREAT
                if has_line(mine | bit):
                    value += WIN // 10 if state.mover == seat else THREAT
            centre = min(column, COLUMNS - 1 - column)
            row: i64 = 0
            while row < state.height[column]:
                value += centre if mine & BIT[column * HIGH + row] else -centre
                row += 1
            column += 1
        return value
