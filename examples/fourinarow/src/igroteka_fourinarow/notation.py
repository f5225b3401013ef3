"""Positions and answers as text."""

from __future__ import annotations

from igroteka.core.engine import SILENT, Options
from igroteka.core.errors import BadFile
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.wire import Event, Seat
from igroteka_fourinarow.actions import DROP
from igroteka_fourinarow.events import Dropped
from igroteka_fourinarow.rules.end import is_over
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import COLUMNS, NAMES, ROWS
from igroteka_fourinarow.view import FourView

DISCS = "XO"


class Written(Notation[FourState, FourView]):
    """A position is a drawn board; the seats are called after their discs."""

    seats = ("X", "O")

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> FourState:
        self.only(given, "board")
        lines = [line.split() for line in given.get("board", _drawn([-1] * ROWS * COLUMNS)).splitlines()]
        if [len(line) for line in lines] != [COLUMNS] * ROWS or any(c not in (".", *DISCS) for r in lines for c in r):
            raise BadFile("fourinarow-bad-board")
        first = 1 if options.text("first") == "seat2" else 0  # FR-R02
        cells = [-1 if disc == "." else DISCS.index(disc) for line in reversed(lines) for disc in line]
        if any(cells[at] >= 0 and cells[at - COLUMNS] < 0 for at in range(COLUMNS, len(cells))):
            raise BadFile("fourinarow-floating-disc")
        if cells.count(first) - cells.count(1 - first) not in (0, 1):
            raise BadFile("fourinarow-disc-count")
        state = FourState(rng)
        state.put(cells)
        mover = first if cells.count(0) == cells.count(1) else 1 - first
        if not is_over(state, 1 - mover, SILENT):
            state.ask(mover, DROP)
        return state

    def tell(self, state: FourState) -> dict[str, str]:
        return {"board": _drawn(state.cells())}

    def draw(self, view: FourView) -> str:
        return _drawn(list(view.cells)) + "\n" + " ".join(NAMES)

    def perform(self, state: FourState, text: str) -> list[tuple[Seat, str]]:
        """`X d, O e`: who drops into which column."""
        return [(seat, f"drop:{column}") for seat, column in super().perform(state, text)]

    def args(self, event: Event) -> dict[str, object]:
        if isinstance(event, Dropped):
            return {"column": NAMES[event.column], "row": event.row + 1}
        return super().args(event)


def _drawn(cells: list[int]) -> str:
    """The board as it stands, the highest row above."""
    signs = ["." if seat < 0 else DISCS[seat] for seat in cells]
    rows = [" ".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]
    return "\n".join(reversed(rows))
