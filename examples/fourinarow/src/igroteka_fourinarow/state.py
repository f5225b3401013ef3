"""What is true in a game of four in a row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import State
from igroteka.core.rng import Rng
from igroteka_fourinarow.tables import BIT, COLUMNS, FOOT, HIGH, ROWS

DRAWN: Final = -1


class FourState(State):
    """The discs of each seat as bits, and how high each column is."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.mine: i64 = 0  # the discs of seat 0, a bit a cell
        self.theirs: i64 = 0  # the discs of seat 1
        self.height: vec[i64] = zeros(COLUMNS)  # discs, by column
        self.left: i64 = COLUMNS * ROWS  # discs still in hand
        self.winner: i64 = DRAWN
        self.first: i64 = 0  # the seat that begins

    def clone(self) -> FourState:
        other = FourState(self.rng)
        other.copy_base(self)
        other.mine = self.mine
        other.theirs = self.theirs
        other.height = self.height[:]
        other.left = self.left
        other.winner = self.winner
        other.first = self.first
        return other

    def cells(self) -> list[int]:
        """The seat whose disc lies on each cell, -1 for none; row by row from below."""
        found = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                bit = BIT[FOOT[column] + row]
                found.append(0 if self.mine & bit else 1 if self.theirs & bit else -1)
        return found

    def put(self, cells: list[int]) -> None:
        """Lay the discs as `cells` gave them. They must stand on each other."""
        self.mine, self.theirs, self.left = 0, 0, COLUMNS * ROWS
        self.height = array([0] * COLUMNS)
        for place, seat in enumerate(cells):
            if seat >= 0:
                column, row = place % COLUMNS, place // COLUMNS
                bit = BIT[column * HIGH + row]
                self.mine |= bit if seat == 0 else 0
                self.theirs |= bit if seat == 1 else 0
                self.height[column] = row + 1
                self.left -= 1
