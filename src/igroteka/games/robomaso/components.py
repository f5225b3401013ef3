"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.arrays import listed
from igroteka.core.wire import Seat
from igroteka.games.robomaso.actions import THROW
from igroteka.games.robomaso.box import (
    CAPACITY,
    CORRIDORS,
    FAMILIES,
    FIXED_NAMES,
    KIND_NAMES,
    RAY,
    SHAPE_NAMES,
    SLIMER,
    SNOWBANG,
    SYMBOL_NAMES,
)
from igroteka.games.robomaso.rules.deaths import FULL, MOST
from igroteka.games.robomaso.rules.firing import RAY_RANGE, SLIME_RANGE
from igroteka.games.robomaso.rules.movement import SPINNING, STANDS, TURNS
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
    SHARES,
    SHOWN,
    SYMBOL,
    WIDTH,
    cell_name,
)
from igroteka.games.robomaso.vocabulary import Card, Colour, Corner, Family, Kind, Shape, Symbol

RANGES = {SLIMER: SLIME_RANGE, RAY: RAY_RANGE, SNOWBANG: THROW}  # cells, by kind


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
class KindInfo:
    """Something a robot can have."""

    id: Kind
    family: Family
    counts: bool  # among the cards of which a robot can have only so many
    range: int  # cells that its shot goes; 0: it is no gun, or its shot flies on until it hits


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
    shares: tuple[int, ...]  # discs of the robot that an answer names, and of the other one
    kinds: tuple[KindInfo, ...]
    stands: int  # manipulation cards with which a robot can stay where it is
    turns: int  # turn round and stop
    spinning: int  # turn round for nothing
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
        shares=tuple(SHARES),
        kinds=tuple(KindInfo(name, FAMILIES[n], n != CAPACITY, RANGES.get(n, 0)) for n, name in enumerate(KIND_NAMES)),
        stands=STANDS,
        turns=TURNS,
        spinning=SPINNING,
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
