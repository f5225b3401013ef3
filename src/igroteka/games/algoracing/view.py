"""What one seat may know. Hidden are the other hands, the deck, and the types of samples not yet delivered (AR-R45).

What the player on turn prepares stays secret, too, until it is run: a card shown and taken back would be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from igroteka.core.views import Public, Upto
from igroteka.core.wire import Seat, View
from igroteka.games.algoracing.vocabulary import Card, Colour, Ending, Facing, Square


@dataclass(frozen=True)
class ElevatorView:
    """An elevator, and whether it works."""

    upper: Square
    facing: Facing  # from the upper platform to the lower one
    lower: Square  # -1: it would be beyond the rim
    works: bool


@dataclass(frozen=True)
class FieldView:
    """The field: everybody sees it. Squares are numbers, row by row from the south-west corner."""

    width: Public[int]
    levels: Public[tuple[int, ...]]  # by square
    blocks: Public[tuple[int, ...]]  # by square: the number of the block, -1 for none
    walls: tuple[tuple[Square, Square], ...]  # between two squares
    foot_walls: tuple[tuple[Square, Square], ...]  # half covered by a block, whose elevator they stop
    elevators: tuple[ElevatorView, ...]
    marks: tuple[Square, ...]
    corners: tuple[Square, ...]  # in the order of their names


@dataclass(frozen=True)
class RoverView:
    """A rover: also one of a colour nobody plays, if it stands on the board."""

    square: Public[Square]  # -1: not on the board
    facing: Public[Facing]
    aboard: Public[int]  # samples carried, face down
    home: Public[Square]  # of its base, -1 until all have chosen
    waiting: Public[bool]  # for a busy elevator
    bars: tuple[int, ...]  # rovers with which nothing is owed until one of the two has moved


@dataclass(frozen=True)
class PlayerView:
    """What everybody knows of a player."""

    cards: int  # in hand
    delivered: Public[tuple[int, ...]]  # by type
    points: Public[int]
    away: Public[bool]  # has left the game


@dataclass(frozen=True)
class RowView:
    """An algorithm. Places are counted from 0."""

    cards: Public[Annotated[tuple[Card, ...], Upto("length")]]  # by place
    times: Public[Annotated[tuple[int, ...], Upto("length")]]  # by place: how often a cycle card repeats it, or 0
    spans: Public[Annotated[tuple[int, ...], Upto("length")]]  # by place: how many lie under the cycle card from here
    cycles: tuple[Card | None, ...]  # by place: the cycle card that begins here
    under: Public[Annotated[tuple[Card, ...], Upto("covered")]]  # covered cards in the order they were covered
    under_at: Public[Annotated[tuple[int, ...], Upto("covered")]]  # the place of each of them


@dataclass(frozen=True)
class AlgoracingView(View):
    """The table as one seat sees it."""

    silent: ClassVar[frozenset[str]] = View.silent | {"turn", "draft", "edits", "marked"}  # or the seat's own

    terms: tuple[tuple[str, int], ...]  # what was agreed before the game
    colours: tuple[Colour, ...]  # by seat, then those nobody plays
    field: FieldView
    bases: Public[tuple[Colour | None, ...]]  # by corner: the colour of the base token
    labs: tuple[tuple[Seat, ...], ...]  # by corner: who delivers there
    places: int  # of an algorithm
    samples: Public[tuple[int, ...]]  # by square: how many lie there, face down
    rovers: tuple[RoverView, ...]
    players: tuple[PlayerView, ...]  # by seat
    row: RowView  # on the table
    deck_size: Public[int]  # cards left
    pile: Public[Annotated[tuple[Card, ...], Upto("pile_size")]]  # the discard pile, the last one on top
    choosing: Public[bool]  # bases are being chosen; the game has not begun
    first: Public[Seat]
    turn: Public[Seat]
    round: Public[int]
    ending: Public[Ending | None]  # why the game ended; none while it goes on
    hand: tuple[Card, ...]  # the seat's own; none for a spectator
    draft: RowView | None  # the algorithm this seat prepares
    edits: tuple[str, ...]  # its answers so far in this turn
    marked: tuple[Card, ...]  # the cards it is about to exchange
