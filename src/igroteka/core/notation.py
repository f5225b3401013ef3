"""Positions and answers as text: what examples, tests and the terminal read and write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, reduce
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, get_args, get_type_hints

from igroteka.core.arrays import lay, listed
from igroteka.core.engine import Options, State
from igroteka.core.errors import BadFile
from igroteka.core.values import (
    DASH,
    join_items,
    join_pairs,
    one_of,
    pairs,
    read_large,
    read_number,
    refuse,
    split_items,
)
from igroteka.core.wire import Event, Seat, Spoken, View

if TYPE_CHECKING:
    from igroteka.core.rng import Rng

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Value(Generic[S]):
    """A named value of a position, both ways: how it is read into a state, and how it is written."""

    name: str
    read: Callable[[S, str], None]  # a ValueError says what is wrong with the text
    write: Callable[[S], str] = lambda state: ""  # "": this value is only read, others write what it says
    usual: str | Callable[[S], str] = ""  # what is read if the position does not name it; "": nothing is

    def put(self, state: S, given: Mapping[str, str]) -> None:
        """Read the given text, or the usual one."""
        usual = self.usual if isinstance(self.usual, str) else self.usual(state)
        text = given.get(self.name, usual)
        if text:
            self.read(state, text)


def number(name: str, field: str = "", usual: str | Callable[[Any], str] = "0") -> Value[Any]:
    """A field that is a number, not below zero; `run.row` is one of a part of the state."""
    return _field(name, field, lambda text: read_number(text, name), lambda value: str(int(value)), usual)


def flag(name: str, field: str = "", usual: str | Callable[[Any], str] = "no") -> Value[Any]:
    """A field that is 0 or 1, written as no or yes."""
    return choice(name, ("no", "yes"), field, usual)


def choice(
    name: str,
    names: Sequence[str],
    field: str = "",
    usual: str | Callable[[Any], str] | None = None,
    none: str = DASH,
) -> Value[Any]:
    """A field that is the number of a name; below zero it is none of them, written as a dash, or as `none`."""

    def read(text: str) -> int:
        known = names if none == DASH else [none, *names]
        return -1 if text == none else one_of(text, known, name) - len(known) + len(names)

    def write(value: int) -> str:
        return names[int(value)] if value >= 0 else none

    return _field(name, field, read, write, none if usual is None else usual)


def marked(name: str, names: Callable[[Any], Sequence[str]], field: str = "") -> Value[Any]:
    """A field that is an array of flags, written as the names of those that are set."""
    at = field or name

    def read(state: Any, text: str) -> None:
        for word in split_items(text):
            getattr(state, at)[one_of(word, names(state), name)] = 1

    def write(state: Any) -> str:
        return join_items(word for word, set_ in zip(names(state), getattr(state, at)) if set_)

    return Value(name, read, write)


def counted(name: str, names: Sequence[str], field: str = "", start: int = 0) -> Value[Any]:
    """Things of which an array says from `start` how many there are of each: S E E G."""
    array = attrgetter(field or name)

    def read(state: Any, text: str) -> None:
        for word in split_items(text):
            array(state)[start + one_of(word, names, name)] += 1

    def write(state: Any) -> str:
        counts = listed(array(state)[start : start + len(names)])
        return join_items(word for word, count in zip(names, counts, strict=True) for _ in range(count))

    return Value(name, read, write)


def row(
    name: str,
    names: Sequence[str],
    field: str,
    size: str,
    at: int | None = None,
    room: int = 0,
    order: int = 1,
) -> Value[Any]:
    """Things that lie one after the other in an array; with `at`, in a part of it; with order -1, the last first."""
    start = room * (at or 0)

    def read(state: Any, text: str) -> None:
        found = [one_of(word, names, name) for word in split_items(text)][::order]
        array = getattr(state, field)
        if len(found) > (room or len(array)):
            raise ValueError(f"“{name}” has too many items")
        lay(array, found, start)
        if at is None:
            setattr(state, size, len(found))
        else:
            getattr(state, size)[at] = len(found)

    def write(state: Any) -> str:
        count = int(getattr(state, size) if at is None else getattr(state, size)[at])
        return join_items(names[thing] for thing in listed(getattr(state, field)[start : start + count])[::order])

    return Value(name, read, write)


def order(name: str, names: Callable[[Any], Sequence[str]], field: str = "") -> Value[Any]:
    """A field that is an array of all players, in an order; if it is not said, in that of their seats."""
    at = field or name

    def read(state: Any, text: str) -> None:
        known = names(state)
        found = [one_of(word, known, name) for word in split_items(text)]
        refuse(sorted(found) != list(range(len(known))), f"“{name}” names every player once")
        lay(getattr(state, at), found)

    def write(state: Any) -> str:
        known = names(state)
        return join_items(known[seat] for seat in listed(getattr(state, at)[: len(known)]))

    return Value(name, read, write, lambda state: " ".join(names(state)))


def of_each(
    name: str,
    keys: Callable[[S], Iterable[tuple[int, str]]],
    read: Callable[[S, int, str], None],
    write: Callable[[S, int], str],
    usual: str | Callable[[S], str] = "",
) -> Value[S]:
    """What is said of each player, piece or place by its name: `red=2 blue=1`; `write` gives "" to leave one out."""

    def read_all(state: S, text: str) -> None:
        known = {key: at for at, key in keys(state)}
        for key, value in pairs(text, name):
            one_of(key, known, name)
            read(state, known[key], value)

    def write_all(state: S) -> str:
        written = ((key, write(state, at)) for at, key in keys(state))
        return join_pairs((key, text) for key, text in written if text)

    return Value(name, read_all, write_all, usual)


def paired(
    name: str,
    keys: Callable[[Any], Iterable[tuple[int, str]]] | None,
    field: str,
    words: Sequence[str] = (),
    per: int = 1,
    blank: int = 0,
    usual: str | Callable[[Any], str] = "",
) -> Value[Any]:
    """An array as pairs of names and numbers, or of names and words: `red=2`; what is blank is left out.

    Each has `per` numbers of the array: `red=2,1`. What has no names is called by its number: `0=2,1`.
    """
    array = attrgetter(field)

    def numbered(state: Any) -> Iterable[tuple[int, str]]:
        return [(at, str(at)) for at in range(len(array(state)) // per)]

    def read(state: Any, at: int, text: str) -> None:
        items = text.split(",")
        if len(items) != per:
            raise ValueError(f"“{name}” has {per} values each, not {text}")
        lay(array(state), [one_of(item, words, name) if words else read_large(item, name) for item in items], per * at)

    def write(state: Any, at: int) -> str:
        items = listed(array(state)[per * at : per * (at + 1)])
        is_any = any(item != blank for item in items)
        return ",".join(words[item] if words else str(item) for item in items) if is_any else ""

    return of_each(name, keys or numbered, read, write, usual)


def _field(
    name: str,
    field: str,
    read: Callable[[str], int],
    write: Callable[[Any], str],
    usual: str | Callable[[Any], str],
) -> Value[Any]:
    *parts, at = (field or name).split(".")

    def put(state: Any, text: str) -> None:
        owner = reduce(getattr, parts, state)
        known = getattr(owner, at)
        setattr(owner, at, bool(read(text)) if isinstance(known, bool) else read(text))

    return Value(name, put, lambda state: write(getattr(reduce(getattr, parts, state), at)), usual)


class Notation(ABC, Generic[S, V]):
    """How one game is written down. A position is a list of named values: `board`, `red`, `deck` …"""

    seats: tuple[str, ...]  # the names of the seats in examples: ("red", "yellow")
    phrases: ClassVar[Mapping[str, str]] = {}  # by a phrase with gaps: its answers: {"lays _ at _": "lay:{}:{}"}
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by a value: those that it stands for

    @abstractmethod
    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> S:
        """The position with these values; what is not named is as at the start of a game."""

    @abstractmethod
    def values(self, state: S) -> Iterable[Value[S]]:
        """The values of a position, in the order in which they can be read."""

    def fill(self, state: S, given: dict[str, str], message: str) -> None:
        """Read the values into a state; `message` says with $what what is wrong with one."""
        values = list(self.values(state))
        self.only(given, *(value.name for value in values))
        try:
            for value in values:
                value.put(state, given)
        except ValueError as error:
            raise BadFile(message, what=str(error)) from error

    def write(self, state: S) -> dict[str, str]:
        """Every value of a position by name; `read` understands all of them."""
        written = ((value.name, value.write(state)) for value in self.values(state))
        return {name: text for name, text in written if text}

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
        name, _, rest = phrase.partition(" ")
        seat, word = self.seat(name, state), rest.strip()
        answers = self.answers(state, seat, word.split())
        return [(seat, answer) for answer in (answers or self._meant(word.split()) or [word])]

    def answers(self, state: S, seat: Seat, words: list[str]) -> list[str]:
        """The answers a phrase without its name means; none: it is one of `phrases`, or an answer as it is."""
        return []

    def _meant(self, words: list[str]) -> list[str]:
        """The answers by `phrases`: _ is one word, and after a verb * is any number of words, an answer each."""
        for phrase, meant in self.phrases.items():
            parts = phrase.split()
            if parts == [*words[:1], "*"]:
                return [meant.format(word) for word in words[1:]]
            if len(parts) == len(words) and all(part in ("_", word) for part, word in zip(parts, words)):
                return meant.format(*(word for part, word in zip(parts, words) if part == "_")).split()
        return []

    def write_view(self, view: V) -> dict[str, str]:
        """What a seat may know, as named values."""
        return {f.name: plain(getattr(view, f.name)) for f in fields(view)}

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
        """The arguments of an event's sentence: its fields, numbers that are `Spoken` by their names.

        A tuple is a row of things with names: `cards` are said one by one by the message <game>-card.
        """
        return {name: value for name, value in said(event).items() if name not in ("rules", "to", "seat")}

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        """The message of an answer's word: "drop:d" is told by answer-drop with $what."""
        verb, _, what = word.partition(":")
        return f"answer-{verb}", {"what": what}


@cache
def _spoken(kind: Any) -> dict[str, Spoken]:
    """The fields of an event, or of rows in it, that sentences call by names."""
    found: dict[str, Spoken] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for part in (hint, *get_args(hint)):
            for mark in getattr(part, "__metadata__", ()):
                if isinstance(mark, Spoken):
                    found[name] = mark
    return found


def said(value: Any) -> dict[str, object]:
    """The fields of an event, or of anything that travels, with the names of numbers that are `Spoken`."""
    kind: Any = type(value)
    found: dict[str, object] = {field.name: getattr(value, field.name) for field in fields(value)}
    for name, mark in _spoken(kind).items():
        number: Any = found[name]
        found[name] = tuple(map(mark.say, number)) if isinstance(number, tuple) else mark.say(number)
    return found


def players_in(event: Event) -> dict[str, tuple[Seat, ...]]:
    """The players an event speaks of, by the argument of its sentence."""
    found: dict[str, tuple[Seat, ...]] = {}
    for field in fields(event):
        if field.type in ("Seat", "tuple[Seat, ...]"):
            value = getattr(event, field.name)
            name = "player" if field.name in ("seat", "to") else field.name
            found[name] = value if isinstance(value, tuple) else (value,)
    return found


def plain(value: object) -> str:
    """A field as text: rows of values with spaces between them."""
    if isinstance(value, tuple | list):
        return " ".join(plain(item) for item in value)
    return str(value)
