"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.arrays import listed
from igroteka.games.robomaso.box import CORRIDORS, FIXED_NAMES, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.rules.deaths import FULL, MOST
from igroteka.games.robomaso.tables import (
    CARD_NAMES,
    CELLS,
    CORNERS,
    COUNT,
    DECK,
    HOMES,
    OPEN,
    ROBOT_NAMES,
    ROTATIONS,
    SHAPE,
    SHOWN,
    SYMBOL,
    WIDTH,
    cell_name,
)
from igroteka.games.robomaso.vocabulary import Card, Shape, Symbol


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
class Box:
    """The box of Robomaso."""

    cards: tuple[CardInfo, ...]
    deck: int  # cards
    robots: tuple[str, ...]  # their ids, two a seat
    full: int  # abilities and weapons that a robot can collect
    most: int  # the same with loot
    width: int  # cells in a row of the board
    cells: tuple[str, ...]  # how they are called in answers
    corners: tuple[int, ...]  # the cells of the corner teleports, clockwise from the north-west
    homes: tuple[int, ...]  # the inner cells beside them


def components() -> Box:
    """The box as it is."""
    return Box(
        cards=tuple(_card(card, name) for card, name in enumerate((*CARD_NAMES, *FIXED_NAMES))),
        deck=DECK,
        robots=tuple(ROBOT_NAMES),
        full=FULL,
        most=MOST,
        width=WIDTH,
        cells=tuple(cell_name(cell) for cell in range(CELLS)),
        corners=tuple(listed(CORNERS)),
        homes=tuple(listed(HOMES)),
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
