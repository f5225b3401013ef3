"""Positions and answers as text: what examples, tests and the terminal read and write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from igroteka.core.engine import Options, State
from igroteka.core.errors import BadFile
from igroteka.core.wire import Event, Seat, View

if TYPE_CHECKING:
    from igroteka.core.rng import Rng

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Notation(ABC, Generic[S, V]):
    """How one game is written down. A position is a list of named values: `board`, `red`, `deck` …"""

    seats: tuple[str, ...]  # the names of the seats in examples: ("red", "yellow")
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by a value: those that it stands for

    @abstractmethod
    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> S:
        """The position with these values; what is not named is as at the start of a game."""

    @abstractmethod
    def tell(self, state: S) -> dict[str, str]:
        """Every value of a position by name; `read` understands all of them."""

    @abstractmethod
    def draw(self, view: V, language: str = "en") -> str:
        """What a seat may know, as a picture of characters."""

    def facts(self, state: S) -> dict[str, str]:
        """What follows from a position and examples may ask for; `read` does not take it."""
        return {}

    def arrange(self, state: S, phrase: str) -> dict[str, str]:
        """What a phrase of an example takes for granted: values to be changed first, an empty one to be left out."""
        return {}

    def names(self, state: S) -> tuple[str, ...]:
        """The names of the seats in this position."""
        return self.seats

    def perform(self, state: S, phrase: str) -> list[tuple[Seat, str]]:
        """The answers a phrase of an example means: `red jump` is one of red's; a phrase may be a row of them."""
        name, _, word = phrase.partition(" ")
        return [(self.seat(name, state), word.strip())]

    def tell_view(self, view: V) -> dict[str, str]:
        """What a seat may know, as named values."""
        return {f.name: _plain(getattr(view, f.name)) for f in fields(view)}

    def only(self, given: dict[str, str], *known: str) -> None:
        """Refuse values that a position of this game does not have."""
        for name in given:
            if name not in known:
                raise BadFile("core-unknown-value", name=name, known=", ".join(known))

    def seat(self, name: str, state: S) -> Seat:
        """The seat of this name."""
        names = self.names(state)
        if name in names:
            return names.index(name)
        raise BadFile("core-unknown-seat-name", name=name, known=", ".join(names))

    def args(self, event: Event) -> dict[str, object]:
        """The arguments of an event's sentence; a game turns its numbers into names here.

        A tuple is a row of things with names: `cards` are said one by one by the message <game>-card.
        """
        told: dict[str, object] = {
            f.name: getattr(event, f.name) for f in fields(event) if f.name not in ("rules", "to", "seat")
        }
        return told

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        """The message of an answer's word: "drop:d" is told by answer-drop with $what."""
        verb, _, what = word.partition(":")
        return f"answer-{verb}", {"what": what}


def players_in(event: Event) -> dict[str, tuple[Seat, ...]]:
    """The players an event speaks of, by the argument of its sentence."""
    found: dict[str, tuple[Seat, ...]] = {}
    for field in fields(event):
        if field.type in ("Seat", "tuple[Seat, ...]"):
            value = getattr(event, field.name)
            name = "player" if field.name in ("seat", "to") else field.name
            found[name] = value if isinstance(value, tuple) else (value,)
    return found


def _plain(value: object) -> str:
    """A field as text: rows of values with spaces between them."""
    if isinstance(value, tuple | list):
        return " ".join(_plain(item) for item in value)
    return str(value)
