"""What one seat may know (PR-R04, PR-R05, PR-R06).

Hidden are the hands of others, except for the cards everybody saw them take, the order of the decks, and the order of
the achievements under the current one; with `browse_discards` off also all but the top cards of the discard piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from igroteka.core.views import Public, Upto
from igroteka.core.wire import Seat, View
from igroteka.games.progress import vocabulary
from igroteka.games.progress.vocabulary import AgeState, Card, Colour, Ending, Feat, Person, Question, Stage, Title


@dataclass(frozen=True)
class SheetView:
    """The points of a player, source by source, as they would be counted now (PR-127)."""

    power: tuple[int, ...]  # by track
    places: tuple[int, ...]  # by track, from 1
    shared: tuple[bool, ...]  # by track: whether others are on the same space
    skills: tuple[int, ...]  # by skill
    cards: int
    symbols: int
    achievements: int
    personalities: int
    time: int  # not above zero
    total: int


@dataclass(frozen=True)
class PlotView:
    """A technology in development."""

    card: Card
    cubes: int


@dataclass(frozen=True)
class PersonView:
    """A personality a player has or has had."""

    person: Person
    up: bool  # lies face up


@dataclass(frozen=True)
class PlayerView:
    """What everybody sees of a player."""

    colour: Colour
    backs: tuple[int, ...]  # cards in hand by age from I: their backs show it (PR-002)
    known: tuple[Card, ...]  # of these, the ones everybody saw
    active: tuple[Card, ...]  # in the order they became active
    developing: tuple[PlotView, ...]
    tokens: Public[tuple[int, ...]]  # by kind of knowledge, coloured side up
    grey: Public[tuple[int, ...]]
    skill: Public[tuple[int, ...]]  # positions of the cubes
    levels: tuple[int, ...]  # positions at which the skills are read: with what a personality adds
    power: Public[tuple[int, ...]]  # positions
    persons: tuple[PersonView, ...]  # philosopher first
    owns: tuple[Feat, ...]
    declined: Public[bool]  # took no successor when this age began
    sheet: SheetView


@dataclass(frozen=True)
class ProgressView(View):
    """The table as one seat sees it. What is told by age has an empty place for age 0."""

    silent: ClassVar[frozenset[str]] = View.silent | {
        "asks",
        "phase",
        "stage",
        "resume",
        "count",
        "room",
        "owed",
        "wanted",
    }
    terms: tuple[tuple[str, int], ...]  # the options as numbers
    colours: tuple[Colour, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]  # the seat's own, in the order of the data file; none for a spectator
    deck_size: Public[tuple[int, ...]]  # by age
    pile: tuple[tuple[Card, ...], ...]  # by age: the top card last; only it with `browse_discards` off
    pile_size: Public[tuple[int, ...]]  # by age
    time: Public[Annotated[tuple[Card, ...], Upto("time_size")]]
    time_costs: tuple[int, ...]  # by card of the time deck, and for one more: the points it takes
    age: Public[int]
    age_states: tuple[AgeState, ...]  # by age, from 0
    last_age: int
    needed: tuple[int, ...]  # by symbol: how many of them begin the age; after the last age, end the game
    symbols_left: tuple[int, ...]  # so many of these are missing
    achievement: Feat | None  # the current one
    under: tuple[Feat, ...]  # those under it, in the order of the data file
    paid: Public[tuple[Seat, ...]]  # by price of the current one: whose cube lies there, or -1
    offers: Public[Annotated[tuple[Seat, ...], Upto("offer_count")]]  # who is still to be offered a successor, in order
    order: Public[Annotated[tuple[Seat, ...], Upto("seats")]]
    on_turn: Seat
    turn: Public[int]  # turns so far, with this one
    asks: Question | None  # whoever is asked; while it is told what the answer led to there may be none
    phase: vocabulary.Phase
    stage: Public[Stage]
    resume: Public[Stage]  # where a payment or an exchange goes on when it is done
    used: Public[int]  # actions
    actions: int  # that the player on turn has in this turn
    actions_left: int
    funded: Public[bool]
    exchanged: Public[bool]
    pool: Public[tuple[int, ...]]
    lent: Public[tuple[int, ...]]  # lasting knowledge that was used in this turn
    paying: Card | None  # the technology that is being paid for
    price: int | None  # the price of the current achievement that is being paid, from 0
    due: tuple[int, ...]  # science, engineering and culture that it costs in all
    step: Public[vocabulary.Means]  # how far a payment has come
    count: Public[int]  # cards taken or discarded so far, or answers that a payment has so far
    room: Public[int]
    owed: Public[int]
    wanted: Public[Card | None]  # the card of the time deck that is being exchanged
    ending: Public[Ending | None]
    counted: bool  # whether there are points: a defeat need not bring any
    title: Title | None  # that a solo player would have now
