"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.arrays import listed
from igroteka.core.wire import Seat
from igroteka.games.robomaso.box import CORRIDORS, FIXED_NAMES, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.rules.deaths import FULL, MOST
from igroteka.games.robomaso.tables import (
    CARD_NAMES,
    CELLS,
    COLOUR_NAMES,
    CORNER_NAMES,
    CORNERS,
    COUNT,
    DECK,
    OPEN,
    ROBOT_NAMES,
    ROTATIONS,
    SHAPE,
    SHOWN,
    SYMBOL,
    WIDTH,
    cell_name,
)
from igroteka.games.robomaso.vocabulary import Card, Colour, Corner, Shape, Symbol


@dataclass(frozen=True)
class CardInfo:
    """A card: a corridor card, or what lies on the board besides."""

    id: Card
    shape: Shape | None  # None: without corridors of its own
    symbol: Symbol
    shown: int  # how often the symbol is on it
    count: int  # cards of this kind in the deck
    sides: tuple[int, ...]  # by quarter turns: the open sides as bits
    ways: int  # in how many it can lie


@dataclass(frozen=True)
class RobotInfo:
    """A robot; it has the place of its number everywhere."""

    id: str
    seat: Seat
    number: int  # which one of the seat it is, as in answers: 1 or 2


@dataclass(frozen=True)
class CornerInfo:
    """A corner of the board, clockwise from the north-west."""

    id: Corner
    cell: int  # of its teleport


@dataclass(frozen=True)
class Box:
    """The box of Robomaso."""

    cards: tuple[CardInfo, ...]
    deck: int  # cards
    colours: tuple[Colour, ...]  # by seat
    robots: tuple[RobotInfo, ...]  # by number
    full: int  # abilities and weapons that a robot can collect
    most: int  # the same with loot
    width: int  # cells in a row of the board
    cells: tuple[str, ...]  # how they are called in answers
    corners: tuple[CornerInfo, ...]


def components() -> Box:
    """The box as it is."""
    return Box(
        cards=tuple(_card(card, name) for card, name in enumerate((*CARD_NAMES, *FIXED_NAMES))),
        deck=DECK,
        colours=tuple(COLOUR_NAMES),
        robots=tuple(RobotInfo(name, robot // 2, 1 + robot % 2) for robot, name in enumerate(ROBOT_NAMES)),
        full=FULL,
        most=MOST,
        width=WIDTH,
        cells=tuple(cell_name(cell) for cell in range(CELLS)),
        corners=tuple(CornerInfo(name, int(CORNERS[corner])) for corner, name in enumerate(CORNER_NAMES)),
    )


def _card(card: int, name: str) -> CardInfo:
    return CardInfo(
        id=name,
        shape=SHAPE_NAMES[int(SHAPE[card])] if card < len(SHAPE) else None,
        symbol=[*SYMBOL_NAMES, *FIXED_NAMES][int(SYMBOL[card])],
        shown=int(SHOWN[card]),
        count=int(COUNT[card]) if card < CORRIDORS else 0,
        sides=tuple(listed(OPEN[4 * card : 4 * card + 4])),
        ways=int(ROTATIONS[card]) if card < len(ROTATIONS) else 1,
    )
