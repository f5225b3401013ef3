"""The board as tables: bits of the cells and the four directions of a line.

A column has one bit more than it has rows, so that lines cannot run over its top into the next column:

    6 13 20 27 34 41 48   (the spare bits)
    5 12 19 26 33 40 47
    …
    0  7 14 21 28 35 42
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.compat import vec


def _board() -> list[str]:
    text = files("igroteka_fourinarow").joinpath("data/board.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


ROWS: Final = 6
COLUMNS: Final = 7
assert [line.split() for line in _board()] == [["."] * COLUMNS] * ROWS, "data/board.txt is not the empty board"

HIGH: Final = ROWS + 1  # bits a column takes
NAMES: Final = "abcdefg"
BIT: Final[vec[i64]] = array([2**n for n in range(COLUMNS * HIGH)])  # by cell
FOOT: Final[vec[i64]] = array([column * HIGH for column in range(COLUMNS)])  # lowest cell, by column
UPRIGHT: Final = 1
LEVEL: Final = HIGH
RISING: Final = HIGH + 1
FALLING: Final = HIGH - 1
