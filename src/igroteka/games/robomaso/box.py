"""The pieces of the box as they stand in the data files, read and checked.

Who owns the box can put files of their own in the place of ours; a mistake in them is told with its row and column.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.data import BadCards, CsvRow, rows_of

SEATS: Final = 4
ROBOTS: Final = 8  # two a player, in the order of the seats
NONE: Final = -1

# what a robot can have: abilities, capacity, weapons
SPEED: Final = 0
MANIPULATION: Final = 1
REACTION: Final = 2
CAPACITY: Final = 3
SLIMER: Final = 4
RAY: Final = 5
SNOWBANG: Final = 6
JAY: Final = 7
FLYTRAP: Final = 8
KINDS: Final = 9
FAMILIES: Final = ["ability", "ability", "ability", "extra", *["weapon"] * 5]  # by kind
KIND_NAMES: Final = [
    "speed",
    "manipulation",
    "reaction",
    "capacity",
    "slimer",
    "ray",
    "snowbang",
    "jay",
    "flytrap",
]

# what a cell is, besides the symbols above
PLAIN: Final = 9
TELEPORT: Final = 10  # inside
DOOR: Final = 11
NEST: Final = 12
MUD: Final = 13
HOLE: Final = 14
FIELD: Final = 15  # a deployment field
COMPUTER: Final = 16
GALLERY: Final = 17
CORNER: Final = 18  # a corner teleport
DOWN: Final = 19  # a face-down card
SYMBOL_NAMES: Final = [*KIND_NAMES, "plain", "teleport", "door", "nest", "mud", "hole"]  # of corridor cards
FIXED_NAMES: Final = ["field", "computer", "gallery", "corner", "down"]  # of the other cards, and what the cell is then

# shapes
END: Final = 0
STRAIGHT: Final = 1
BEND: Final = 2
TEE: Final = 3
CROSS: Final = 4
SHAPE_NAMES: Final = ["end", "straight", "bend", "tee", "cross"]

COLOURS: Final = ["red", "blue", "green", "yellow", "white"]  # in which players can be painted and named
MOST_CARDS: Final = 96  # of the deck
FILES: Final = ["deck.csv", "supply.csv", "robots.csv"]
SHAPES: Final = 5
SYMBOLS: Final = 15
CORRIDORS: Final = SHAPES * SYMBOLS * 2  # kinds of corridor cards that there can be


def kind_of(shape: int, symbol: int, shown: int) -> int:
    """The number of the corridor card with this shape and this symbol, shown once or twice (RM-070)."""
    return (shape * SYMBOLS + symbol) * 2 + shown - 1


class Pieces:
    """All that lies in the box."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * CORRIDORS  # by kind: the cards of the deck
        self.supply: list[int] = [0] * KINDS  # ability and weapon cards
        self.colours: list[str] = []
        self.robots: list[str] = []  # their names, two a colour (RM-013)


def read_box(texts: dict[str, str]) -> Pieces:
    """The box of these files, by name."""
    box = Pieces()
    _read_deck(box, rows_of(FILES[0], texts))
    _read_supply(box, rows_of(FILES[1], texts))
    _read_robots(box, rows_of(FILES[2], texts))
    return box


def _read_deck(box: Pieces, rows: list[CsvRow]) -> None:
    for row in rows:
        shape = row.one_of("shape", SHAPE_NAMES)
        symbol = row.one_of("symbol", SYMBOL_NAMES)
        shown = row.number_in("shown", 1, 2)
        if symbol == DOOR and shape != STRAIGHT:  # RM-093
            raise row.bad("shape", "robomaso-cards-door", SHAPE_NAMES[STRAIGHT])
        if symbol == TELEPORT and shape != END:  # RM-R71
            raise row.bad("shape", "robomaso-cards-teleport", SHAPE_NAMES[END])
        if shown == 2 and (symbol > FLYTRAP or symbol == CAPACITY):
            raise row.bad("shown", "robomaso-cards-shown-twice")
        kind = kind_of(shape, symbol, shown)
        if box.counts[kind]:
            raise row.bad("symbol", "robomaso-cards-same")
        box.counts[kind] = row.number_in("count", 1, MOST_CARDS)
    cards = sum(box.counts)
    if cards > MOST_CARDS:
        raise BadCards(FILES[0], 0, "count", "core-cards-too-many", str(cards), str(MOST_CARDS))
    stands = cards - sum(box.counts[kind_of(shape, HOLE, 1)] for shape in range(SHAPES))
    if stands < SEATS:  # RM-R12: everybody begins on a card
        raise BadCards(FILES[0], 0, "symbol", "robomaso-cards-too-few", str(stands), str(SEATS))


def _read_supply(box: Pieces, rows: list[CsvRow]) -> None:
    taken: list[str] = []
    for row in rows:
        kind = row.one_of("card", KIND_NAMES)
        if KIND_NAMES[kind] in taken:
            raise row.bad("card", "core-cards-twice")
        taken.append(KIND_NAMES[kind])
        box.supply[kind] = row.number_in("count", 0, 99)
    for name in KIND_NAMES:
        if name not in taken:
            raise BadCards(FILES[1], 0, "card", "robomaso-cards-no-supply", name, "")


def _read_robots(box: Pieces, rows: list[CsvRow]) -> None:
    names: list[str] = []
    for row in rows:
        colour = COLOURS[row.one_of("colour", COLOURS)]
        if colour in box.colours:
            raise row.bad("colour", "core-cards-twice")
        box.colours.append(colour)
        for column in ("first", "second"):
            box.robots.append(row.id(column, names))
    if len(box.colours) != SEATS:
        raise BadCards(FILES[2], 0, "colour", "robomaso-cards-colours", str(len(box.colours)), str(SEATS))
