"""The board and the pieces as tables.

Cells are numbered row by row from the south-west, as on every board here; the page and people count from the
north-west: (x,y), x from west to east, y from north to south.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.compat import vec
from igroteka.core.data import texts
from igroteka.core.grid import Grid
from igroteka.games.robomaso.box import (
    BEND,
    COMPUTER,
    CORNER,
    CORRIDORS,
    CROSS,
    DOOR,
    DOWN,
    END,
    FIELD,
    FILES,
    GALLERY,
    NONE,
    SEATS,
    SHAPE_NAMES,
    SHAPES,
    STRAIGHT,
    SYMBOL_NAMES,
    SYMBOLS,
    TEE,
    read_box,
)

OWN_CARDS: Final = "IGROTEKA_ROBOMASO_CARDS"  # the environment variable that names a folder with files of one's own
BOX: Final = read_box(texts("igroteka.games.robomaso", FILES, OWN_CARDS))

# the board (RM-005)

WIDTH: Final = 10
CELLS: Final = 100
INSIDE: Final = 64  # cells of the inner space
GRID: Final = Grid(WIDTH, WIDTH)
NEXT: Final[vec[i64]] = GRID.next  # by cell and side
BIT: Final[vec[i64]] = array([1, 2, 4, 8])  # by side: its bit in a set of open sides


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates."""
    return (WIDTH - 1 - y) * WIDTH + x


def x_of(cell: int) -> int:
    """From west to east."""
    return cell % WIDTH


def y_of(cell: int) -> int:
    """From north to south."""
    return WIDTH - 1 - cell // WIDTH


def cell_name(cell: int) -> str:
    """47 for (4,7)."""
    return f"{x_of(cell)}{y_of(cell)}"


READING: Final[vec[i64]] = array([10 * y_of(cell) + x_of(cell) for cell in range(CELLS)])  # read from the north-west
INNER: Final[vec[i64]] = array([cell_at(x, y) for y in range(1, 9) for x in range(1, 9)])  # the inner cells


def _inner_number(cell: int) -> int:
    x, y = x_of(cell), y_of(cell)
    return (y - 1) * 8 + x - 1 if 1 <= x <= 8 and 1 <= y <= 8 else NONE


INNER_NUMBER: Final[vec[i64]] = array([_inner_number(cell) for cell in range(CELLS)])  # by cell, among the inner
CORNERS: Final[vec[i64]] = array([cell_at(0, 0), cell_at(9, 0), cell_at(9, 9), cell_at(0, 9)])  # clockwise (RM-007)
CORNER_NAMES: Final = ["nw", "ne", "se", "sw"]
HOMES: Final[vec[i64]] = array([cell_at(1, 1), cell_at(8, 1), cell_at(8, 8), cell_at(1, 8)])  # RM-017
CORNER_OPEN: Final[vec[i64]] = array([2 + 4, 4 + 8, 8 + 1, 1 + 2])  # their two openings (RM-092)
RING: Final = [  # the gallery without its corners, clockwise from the north-west
    *(cell_at(x, 0) for x in range(1, 9)),
    *(cell_at(9, y) for y in range(1, 9)),
    *(cell_at(x, 9) for x in range(8, 0, -1)),
    *(cell_at(0, y) for y in range(8, 0, -1)),
]
STRIP: Final = 4  # cells of a strip of the gallery (RM-006)
PATTERNS: Final = [  # of a strip: where it is open to the inner space, at one end at least (RM-R01)
    "1111",
    *(pattern for pattern in [f"{bits:04b}" for bits in range(15)] if pattern[0] == "1" or pattern[3] == "1"),
]

# discs

SHARES: Final = [1, 2]  # discs of the two robots of a player (RM-011)
DISCS: Final = sum(SHARES)
GOALS: Final = [5, 7, 8]  # by players, two and more: the discs that win (RM-001, RM-002, RM-003)
GOAL_NAMES: Final = ["standard", "lower", *[str(discs) for discs in range(4, DISCS * SEATS + 1)]]


def goal_of(seats: int, wish: int) -> int:
    """RM-004: the discs that win."""
    name = GOAL_NAMES[wish]
    if name.isdecimal():
        return int(name)
    return GOALS[seats - 2] - 1 if name == "lower" else GOALS[seats - 2]


# cards: kinds of corridor cards by number, then the cards that are no corridor cards

FIELD_CARD: Final = CORRIDORS
COMPUTER_CARD: Final = CORRIDORS + 1
GALLERY_CARD: Final = CORRIDORS + 2
CORNER_CARD: Final = CORRIDORS + 3
DOWN_CARD: Final = CORRIDORS + 4  # a face-down card
CARDS: Final = CORRIDORS + 5
COUNT: Final[vec[i64]] = array(BOX.counts)  # by corridor card
DECK: Final = sum(BOX.counts)

_kinds = [(shape, symbol, shown) for shape in range(SHAPES) for symbol in range(SYMBOLS) for shown in (1, 2)]
CARD_NAMES: Final = [
    f"{SHAPE_NAMES[shape]}-{SYMBOL_NAMES[symbol]}{'2' if shown == 2 else ''}" for shape, symbol, shown in _kinds
]
_shapes = [kind[0] for kind in _kinds] + [CROSS, END]
_symbols = [kind[1] for kind in _kinds] + [FIELD, COMPUTER, GALLERY, CORNER, DOWN]
SHAPE: Final[vec[i64]] = array(_shapes)
SYMBOL: Final[vec[i64]] = array(_symbols)  # by card: what the cell is then
SHOWN: Final[vec[i64]] = array([kind[2] for kind in _kinds] + [0, 0, 0, 0, 0])

_open_sides = [1, 1 + 4, 1 + 2, 1 + 2 + 4, 15]  # by shape, not turned: N, NS, NE, NES, NESW


def _turned(sides: int, quarters: int) -> int:
    """A set of sides, turned clockwise."""
    bits = sides * 2**quarters
    return int(bits % 16 + bits // 16)


OPEN: Final[vec[i64]] = array(  # by card and quarter turns: the open sides; those of the gallery depend on the terms
    [_turned(_open_sides[shape], quarters) for shape in _shapes for quarters in range(4)] + [0] * 12
)

# by card: in how many ways it can lie; a door looks one way (RM-R02)
_ways = {END: 4, STRAIGHT: 2, BEND: 4, TEE: 4, CROSS: 1}
ROTATIONS: Final[vec[i64]] = array(
    [4 if symbol == DOOR else _ways[shape] for shape, symbol in zip(_shapes, _symbols, strict=False)]
)

COLOUR_NAMES: Final = BOX.colours  # by seat
ROBOT_NAMES: Final = BOX.robots
