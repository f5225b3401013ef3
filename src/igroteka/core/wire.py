"""All that a table tells: nothing but these classes and their children, and what `Game.look` works out from a view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

Seat = int
SPECTATOR: Seat = -1  # knows least


@dataclass(frozen=True)
class Names:
    """What the things of one kind are called, by number: `Ending = Annotated[str, Names("Ending", ENDINGS)]`.

    What travels is the name; the page gets the type and the list of all names under this one.
    """

    kind: str
    names: tuple[str, ...]
    below: int = 0  # how many of the last names stand for -1, -2 and so on, the very last for -1


@dataclass(frozen=True)
class Spoken:
    """How sentences call a number that travels: `Cell = Annotated[int, Spoken(cell_name)]`."""

    say: Callable[[int], str]


@dataclass(frozen=True)
class Event:
    """One thing that happened, told to everybody. Log, animation and replay are made of these."""

    kind: ClassVar[str] = ""  # "algoracing.jumped": also the message id and the TypeScript tag
    reveals: ClassVar[bool] = False  # something hidden became known by it: undo stops here
    rules: tuple[str, ...] = field(default=(), kw_only=True)  # the paragraphs that made it happen


@dataclass(frozen=True)
class Whisper(Event):
    """An event told to one seat. Its public half, if any, is another event.

    It reveals something to that seat, unless it only repeats what the seat did itself.
    """

    reveals: ClassVar[bool] = True
    to: Seat


@dataclass(frozen=True)
class View:
    """All that one seat may know, built up from nothing; never cut out of a State."""

    silent: ClassVar[frozenset[str]] = frozenset({"asked", "prompt"})  # where the turn is: may change without an event

    seat: Seat
    asked: tuple[Seat, ...]  # who is thinking now
    prompt: str  # what this seat is asked; "" if it is not


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: a message, its numbers, and the paragraphs that say so."""

    message: str  # "algoracing-too-high"
    rules: tuple[str, ...]
    args: dict[str, object] = field(default_factory=dict)
    cells: tuple[int, ...] = ()  # of the board that it speaks of


@dataclass(frozen=True)
class TookBack(Event):
    """A seat took back its last answer."""

    kind: ClassVar[str] = "core.took_back"
    seat: Seat


@dataclass(frozen=True)
class TookBackSealed(Whisper):
    """A seat took back an answer of which the others knew nothing."""

    kind: ClassVar[str] = "core.took_back_sealed"
    reveals: ClassVar[bool] = False


def may_see(event: Event, seat: Seat) -> bool:
    """Whether this event is told to this seat."""
    return not isinstance(event, Whisper) or event.to == seat != SPECTATOR
