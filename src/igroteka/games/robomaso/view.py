"""What one seat may know (RM-R07, RM-R58).

Hidden are the order of the deck, the faces of filler cards, and what others have chosen in secret; all else is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from igroteka.core.views import Public, Upto
from igroteka.core.wire import Seat, View
from igroteka.games.robomaso.vocabulary import Card, Choice, Ending, Machine, Question, Stage, Status, Way


@dataclass(frozen=True)
class RobotView:
    """A robot and what lies under its portrait."""

    status: Public[Status]
    dead: Public[bool]  # waits after a death
    at: Public[int]  # a cell; -1: not on the board
    heading: Public[int]
    barred: Public[int]  # the side it may not leave by
    cards: Public[tuple[int, ...]]  # by kind
    looted: Public[tuple[int, ...]]  # by kind: those of them that do not count against six
    discs: Public[int]
    muddy: Public[bool]
    moved: Public[bool]
    tried: Public[bool]  # its deployment of this turn is over
    spins: Public[int]  # free turns of this turn on its cell
    total: int  # abilities and weapons
    limit: int  # how many it can have: more than usual by loot alone
    full: bool  # it can collect no more of them
    reaction: int  # with the nest
    nest: int  # what the nest adds to it


@dataclass(frozen=True)
class PlayerView:
    """What a player has besides the robots."""

    corner: Public[int]  # of the home; -1 while it is not chosen
    field: Public[int]  # cells, -1: not laid
    computer: Public[int]
    machine: Public[Machine]
    stored: Public[int]
    discs: int  # in all


@dataclass(frozen=True)
class RobomasoView(View):
    """The table as one seat sees it. Cells are numbers from the south-west, ten to a row; sides are N E S W."""

    silent: ClassVar[frozenset[str]] = View.silent | {
        *("stage", "asks", "checking", "met"),  # at which point of the move
        *("takes", "gives", "shot", "looter", "prey", "haul", "rank"),  # what the question is about
    }
    terms: tuple[tuple[str, int], ...]
    goal: int  # discs that win
    card: Public[tuple[Card | None, ...]]  # by cell: what lies there
    turned: Public[tuple[int, ...]]  # by cell: quarter turns
    open: Public[tuple[int, ...]]  # by cell: the open sides as bits
    plant: Public[tuple[int, ...]]  # by cell: the robot that laid a flytrap there, -1 for none
    blanks: tuple[int, ...]  # face-down cells that are no cards of the deck
    robots: tuple[RobotView, ...]
    players: tuple[PlayerView, ...]
    deck_size: Public[int]
    aside: Public[Annotated[tuple[Card, ...], Upto("aside_size")]]
    drawn: Public[Card | None]
    supply: Public[tuple[int, ...]]  # by kind
    round: Public[int]  # 0: the opening
    truce: int  # rounds that it lasts, with this one; 0: it is over
    order: Public[tuple[Seat, ...]]
    turn_place: Public[int]  # whose turn it is, counted in turn order
    turn: Seat  # the same; -1 in the opening and at the end
    then: tuple[Seat, ...]  # who follows, one after the other
    stage: Public[Stage]
    asks: Question | None  # the question that is asked, whoever is
    level: Public[int]
    field_level: Public[int]
    computer_level: Public[int]
    robot: Public[int]  # the one that moves; -1 for none
    points: Public[int]
    begun: Public[bool]
    checking: Public[bool]
    survived: Public[bool]
    bogged: Public[bool]
    hop: Public[bool]
    takes: Public[int]
    gives: Public[int]
    met: Public[tuple[bool, ...]]  # by robot
    peace: Public[tuple[bool, ...]]
    foe: Public[int]
    decider: Public[int]
    held: Public[bool]
    shot: Public[Way | None]
    choice: Choice | None  # the seat's own in secret
    looter: Public[int]
    prey: Public[tuple[bool, ...]]
    haul: Public[int]
    rank: Public[int]
    ending: Public[Ending | None]
    winner: Public[Seat]
