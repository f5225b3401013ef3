"""Who is asked, in what order things happen."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Codes, Log, Options, Rules
from igroteka.core.rng import Rng
from igroteka_fourinarow.actions import ANSWERS, DROP, QUESTIONS
from igroteka_fourinarow.rules.end import is_over
from igroteka_fourinarow.rules.turn import drop, forbids_drop
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import COLUMNS, ROWS


class Flow(Rules[FourState]):
    """FR-004: the players take turns, until somebody has won or the board is full."""

    def __init__(self) -> None:
        super().__init__(ANSWERS, QUESTIONS)

    def new(self, seats: i64, options: Options, rng: Rng) -> FourState:
        """FR-002, FR-R02: an empty board; the first player is asked."""
        state = FourState(rng)
        state.first = options.numbers["first"]
        state.ask(state.first, DROP)
        return state

    def forbids(self, state: FourState, seat: i64, code: i64) -> i64:
        return forbids_drop(state, code)

    def legal_codes(self, state: FourState, seat: i64, out: Codes) -> None:
        out.clear()
        column: i64 = 0
        while column < COLUMNS:
            if state.height[column] < ROWS:
                out.add(column)
            column += 1

    def apply_code(self, state: FourState, seat: i64, code: i64, log: Log) -> None:
        drop(state, seat, code, log)
        if not is_over(state, seat, log):
            state.ask(1 - seat, DROP)

    def score(self, state: FourState, seat: i64) -> i64:
        """A point for the winner."""
        return 1 if state.winner == seat else 0
