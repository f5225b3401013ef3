"""Squares and facings of a rectangular board: neighbours as tables, names like b3.

Squares are numbered row by row from the south-west corner; a1 is square 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = "NESW"
OFF: Final = -1  # no square: beyond the edge
FILES: Final = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """A board of width by height squares. It never changes, so clones share it."""

    def __init__(self, width: int, height: int) -> None:
        if not (1 <= width <= len(FILES) and height >= 1):
            raise ValueError(f"a board is 1 to {len(FILES)} squares wide and at least 1 high, not {width} by {height}")
        self.width: i64 = width
        self.height: i64 = height
        self.size: i64 = width * height
        self.next: vec[i64] = filled(4 * width * height + 4, OFF)  # by square and facing; beyond OFF is OFF
        for row in range(height):
            for column in range(width):
                at = row * width + column
                self.next[4 * at + NORTH] = at + width if row + 1 < height else OFF
                self.next[4 * at + EAST] = at + 1 if column + 1 < width else OFF
                self.next[4 * at + SOUTH] = at - width if row > 0 else OFF
                self.next[4 * at + WEST] = at - 1 if column > 0 else OFF

    def ahead(self, square: i64, facing: i64) -> i64:
        """The next square in this direction, or OFF; also when already OFF, which is index -4 to -1 of the table."""
        return self.next[4 * square + facing]

    def name(self, square: int) -> str:
        """b3 for the square in the second column and the third row."""
        return square_name(square, int(self.width))

    def square(self, name: str) -> int:
        """The square of this name; a ValueError says what names there are."""
        column, row = FILES.find(name[:1]), name[1:]
        if name and row.isascii() and row.isdigit() and 0 <= column < self.width and 1 <= int(row) <= self.height:
            return (int(row) - 1) * int(self.width) + column
        last = self.name(int(self.size) - 1)
        raise ValueError(f"{name!r} is no square of this board; they go from a1 to {last}")


def square_name(square: int, width: int) -> str:
    """b3 for the square in the second column and the third row of a board of this width."""
    return f"{FILES[square % width]}{square // width + 1}"


def left(facing: i64) -> i64:
    """A quarter turn to the left."""
    return (facing + 3) % 4


def right(facing: i64) -> i64:
    """A quarter turn to the right."""
    return (facing + 1) % 4


def back(facing: i64) -> i64:
    """Half a turn."""
    return (facing + 2) % 4
