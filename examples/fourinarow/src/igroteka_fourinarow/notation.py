"""Positions and answers as text."""

from __future__ import annotations

from collections.abc import Iterable

from igroteka.core.engine import SILENT, Options
from igroteka.core.errors import BadFile
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import Rng
from igroteka.core.wire import Seat
from igroteka_fourinarow.actions import DROP
from igroteka_fourinarow.rules.end import has_line, is_over
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import COLUMNS, NAMES, ROWS
from igroteka_fourinarow.view import FourView

DISCS = "XO"


class FourNotation(Notation[FourState, FourView]):
    """A position is a drawn board; the seats are called after their discs."""

    seats = ("X", "O")

    def values(self, state: FourState) -> Iterable[Value[FourState]]:
        return [Value("board", read_board, lambda state: _drawn(state.cells()), _drawn([-1] * ROWS * COLUMNS))]

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> FourState:
        state = FourState(rng)
        state.first = options.numbers["first"]  # FR-R02
        self.fill(state, given, "fourinarow-bad-board")
        return state

    def draw(self, view: FourView, language: str = "en") -> str:
        return _drawn(list(view.cells)) + "\n" + " ".join(NAMES)

    def write_view(self, view: FourView) -> dict[str, str]:
        return {
            "board": _drawn(list(view.cells)),
            "asked": " ".join(DISCS[seat] for seat in view.asked) or "nobody",
            "winner": "nobody" if view.winner < 0 else DISCS[view.winner],
        }

    def answers(self, state: FourState, seat: Seat, words: list[str]) -> list[str]:
        """`X d`: who drops into which column."""
        return [f"drop:{column}" for column in words]


def read_board(state: FourState, text: str) -> None:
    """The discs on the board; who has dropped fewer of them is asked."""
    lines = [line.split() for line in text.splitlines()]
    if [len(line) for line in lines] != [COLUMNS] * ROWS or any(c not in (".", *DISCS) for r in lines for c in r):
        raise BadFile("fourinarow-bad-board")
    cells = [-1 if disc == "." else DISCS.index(disc) for line in reversed(lines) for disc in line]
    for at in range(COLUMNS, len(cells)):
        if cells[at] >= 0 and cells[at - COLUMNS] < 0:
            raise BadFile("fourinarow-floating-disc", cell=f"{NAMES[at % COLUMNS]}{at // COLUMNS + 1}")
    first = int(state.first)
    if cells.count(first) - cells.count(1 - first) not in (0, 1):
        raise BadFile("fourinarow-disc-count", first=DISCS[first], x=cells.count(0), o=cells.count(1))
    state.put(cells)
    mover = first if cells.count(0) == cells.count(1) else 1 - first
    if has_line(state.mine if mover == 0 else state.theirs):
        raise BadFile("fourinarow-won-before", disc=DISCS[mover])
    if not is_over(state, 1 - mover, SILENT):
        state.ask(mover, DROP)


def _drawn(cells: list[int]) -> str:
    """The board as it stands, the highest row above."""
    signs = ["." if seat < 0 else DISCS[seat] for seat in cells]
    rows = [" ".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]
    return "\n".join(reversed(rows))
