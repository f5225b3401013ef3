"""What can be seen ahead from a view alone: where an algorithm would surely take one's rover."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from igroteka.core.engine import FINE, NOBODY, Listener, Log
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import SPECTATOR, Event, Names, Seat
from igroteka.games.algoracing.actions import ANSWERS, FIRST_CODE, RUN
from igroteka.games.algoracing.events import (
    Delivered,
    Drew,
    Impulse,
    Moved,
    Reshuffled,
    Rode,
    RowDiscarded,
    Skipped,
    Started,
    Turned,
    TurnStarted,
)
from igroteka.games.algoracing.flow import RULES
from igroteka.games.algoracing.knowledge import imagine, rover_view
from igroteka.games.algoracing.state import AlgoracingState
from igroteka.games.algoracing.view import AlgoracingView, RoverView
from igroteka.games.algoracing.vocabulary import Skip, Square

LegKind = Annotated[str, Names("LegKind", ("drive", "jump", "ride"))]

WORLDS = 3  # imagined states that must agree on what is sure after samples were turned up


@dataclass(frozen=True)
class Leg:
    """A part of the way of a rover."""

    start: Square
    end: Square
    kind: LegKind


@dataclass(frozen=True)
class Note:
    """A command, on the square where it ends."""

    square: Square
    place: int  # of the card, from 1
    skipped: Skip | None  # why it would be skipped


@dataclass(frozen=True)
class Sight:
    """Where the algorithm as it is prepared would surely take the rover, and no further."""

    legs: tuple[Leg, ...]
    notes: tuple[Note, ...]
    impulses: tuple[tuple[Square, ...], ...]  # the squares each runs over, that of the rover first
    end: RoverView | None  # none if nothing is sure


@dataclass(frozen=True)
class Seen:
    """What happened at once, and the rover after it."""

    events: tuple[Event, ...]
    rover: RoverView


class Witness(Listener):
    """Looks at a rover while an algorithm is carried out: until cards are discarded or drawn, or a turn begins."""

    def __init__(self, state: AlgoracingState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.log = Log(listener=self)
        self.moments: list[Seen] = []
        self.told = 0  # events of the moments that are over
        self.delivered = False  # samples were turned up, which nobody knew
        self.over = False

    def on_moment(self) -> None:
        events = tuple([event for event in self.log.events[self.told :] if isinstance(event, Event)])
        self.told = len(self.log.events)
        self.over = self.over or isinstance(events[0], RowDiscarded | Reshuffled | Drew | TurnStarted)
        if not self.over:
            self.delivered = self.delivered or any(isinstance(event, Delivered) for event in events)
            self.moments.append(Seen(events, rover_view(self.state, self.seat)))


def sight_of(view: AlgoracingView, of: str) -> Sight | None:
    """`run`: what would surely happen if the algorithm were run now; `lay:S:1 run`: after these answers.

    None if the seat is not asked, or may not answer so.
    """
    words = of.split()
    if words and (words[-1] != ANSWERS[FIRST_CODE[RUN]] or any(word not in ANSWERS for word in words)):
        raise BadInput("core-unknown-sight", of=of)
    if not words or view.seat == SPECTATOR or view.seat not in view.asked:
        return None
    codes = [ANSWERS.index(word) for word in words]
    witness = _carried_out(imagine(view, PlayoutRng(0)), view.seat, codes)
    if witness is None:
        return None
    if not witness.delivered:
        return _way(view, witness.moments)
    worlds = [witness.moments]
    for number in range(1, WORLDS):
        other = _carried_out(imagine(view, PlayoutRng(number)), view.seat, codes)
        assert other is not None  # what is hidden forbids no answer
        worlds.append(other.moments)
    return _way(view, _sure(worlds))


def _carried_out(state: AlgoracingState, seat: Seat, codes: list[int]) -> Witness | None:
    """What would happen in one world; None if an answer is not allowed."""
    witness = Witness(state, seat)
    for code in codes:
        if state.asked[seat] == NOBODY or RULES.forbids(state, seat, code) != FINE:
            return None
        RULES.apply_code(state, seat, code, witness.log)
    witness.log.listener = None  # they know each other: work for the garbage collector
    return witness


def _sure(worlds: list[list[Seen]]) -> list[Seen]:
    """The moments on which all worlds agree, until what happens depends on the samples that were turned up."""
    found = []
    for moments in zip(*worlds):
        if len({tuple(event.kind for event in each.events) for each in moments}) > 1:
            break
        if all(each == moments[0] for each in moments):
            found.append(moments[0])
    return found


def _way(view: AlgoracingView, moments: list[Seen]) -> Sight:
    """The way of the rover through these moments."""
    now = view.rovers[view.seat]
    legs: list[Leg] = []
    notes: dict[int, Note] = {}  # by command carried out: a long drive is noted once, where it ends
    impulses: list[tuple[Square, ...]] = []
    place = run = 0
    for moment in moments:
        event = moment.events[0]  # others of the same moment follow from it
        if getattr(event, "seat", NOBODY) == view.seat:
            match event:
                case Started():
                    place, run = event.place, run + 1
                case Moved() | Rode():  # an impulse never hits its own rover (AR-092)
                    legs.append(Leg(now.square, moment.rover.square, _kind(event)))
                case Impulse():
                    impulses.append((now.square, *event.path))
            if isinstance(event, Moved | Turned | Skipped):
                notes[run] = Note(moment.rover.square, place, event.why if isinstance(event, Skipped) else None)
        now = moment.rover
    return Sight(tuple(legs), tuple(dict.fromkeys(notes.values())), tuple(impulses), now if run else None)


def _kind(event: Moved | Rode) -> LegKind:
    if isinstance(event, Rode):
        return "ride"
    return "jump" if event.jump else "drive"
