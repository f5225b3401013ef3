"""Public fields: what a view shows just as the state has it, and what an imagined state takes back from the view.

A field of a view that is declared `Public[…]` is the field of the same name of the state, or, in a part of a view
about one player or piece, its element of the array of that name. On the wire numbers that have names are these names.
Of an array that is in use only up to a size, `Public[Annotated[tuple[Card, ...], Upto("pile_size")]]` is that much.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from igroteka.core.arrays import array, listed
from igroteka.core.engine import NOBODY, State
from igroteka.core.wire import SPECTATOR, Names, Seat

T = TypeVar("T")


class _Public:
    """Marks a field that is the state's own."""


Public = Annotated[T, _Public]


@dataclass(frozen=True)
class Upto:
    """Marks an array of which only the beginning is in use: so many items as another field of the state says."""

    size: str


@dataclass(frozen=True)
class Field:
    """A public field: how it is shown, and how it is taken back."""

    name: str
    show: Callable[[Any], object]
    take: Callable[[Any], Any]
    row: bool = False  # a row of values
    size: str = ""  # the field that says how many values of a row are in use; "": all

    def start(self, array: Any, at: int, of: int) -> int:
        """Where the values of one of `of` equal parts begin in an array."""
        return at * (len(array) // of)

    def part(self, array: Any, at: int, of: int) -> Any:
        """The row of values of one part."""
        return array[self.start(array, at, of) : self.start(array, at + 1, of)]

    def told(self, owner: object) -> object:
        """What is shown of a state or of a part of one."""
        value = getattr(owner, self.name)
        return self.show(value[: getattr(owner, self.size)] if self.size else value)


def public(kind: Any, owner: object, at: int | None = None, of: int = 1) -> dict[str, Any]:
    """The public fields of a class of views, filled from a state or a part of one; with `at`, from its arrays.

    A row is then what belongs to `at` in an array for `of` seats or pieces.
    """
    if at is None:
        return {field.name: field.told(owner) for field in fields_of(kind)}
    found = {}
    for field in fields_of(kind):
        known = getattr(owner, field.name)
        found[field.name] = field.show(field.part(known, at, of) if field.row else known[at])
    return found


def take_public(view: object, owner: object, at: int | None = None, of: int = 1) -> None:
    """Put the public fields of a view into a state or a part of one; with `at`, into its arrays."""
    kind: Any = type(view)
    for field in fields_of(kind):
        value, known = field.take(getattr(view, field.name)), getattr(owner, field.name)
        if field.row and at is None and not field.size and len(value) == len(known):
            setattr(owner, field.name, value if isinstance(known, list) else array(value))
        elif field.row:
            start = 0 if at is None else field.start(known, at, of)
            for number, item in enumerate(value):
                known[start + number] = item
            if field.size:
                setattr(owner, field.size, len(value))
        elif at is not None:
            known[at] = value
        else:
            setattr(owner, field.name, bool(value) if isinstance(known, bool) else value)


def questions(state: State, seat: Seat, names: list[str]) -> dict[str, Any]:
    """The fields that every view has: whose it is, who is asked, and what this seat is asked."""
    asked = tuple(state.thinking())
    prompt = names[int(state.asked[seat])] if seat != SPECTATOR and state.asked[seat] != NOBODY else ""
    return {"seat": seat, "asked": asked, "prompt": prompt}


@cache
def fields_of(kind: Any) -> tuple[Field, ...]:
    """The public fields of a class of views."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hint) for name, hint in hints.items() if _Public in getattr(hint, "__metadata__", ()))


def _field(name: str, hint: Any) -> Field:
    marks = [mark for mark in hint.__metadata__ if mark is not _Public]
    sizes = [mark.size for mark in marks if isinstance(mark, Upto)]
    if get_origin(hint.__origin__) is tuple:
        item = _single(name, get_args(hint.__origin__)[0])

        def show(array: Any) -> object:
            numbers = array if isinstance(array, list) else listed(array)
            return tuple(numbers if item.show is int else map(item.show, numbers))

        return Field(name, show, lambda shown: [*map(item.take, shown)], True, *sizes)
    inner = Annotated[hint.__origin__, *marks] if marks else hint.__origin__
    return _single(name, inner)


def _single(name: str, kind: Any) -> Field:
    """A number, a flag, or a thing with a name, where None stands for -1: nothing, nobody."""
    if kind is bool:
        return Field(name, bool, int)
    if kind is int or getattr(kind, "__origin__", None) is int:  # also one that is `Spoken`
        return Field(name, int, int)
    found = names_in(kind)
    if found is None:
        raise TypeError(f"a public field is made of numbers, flags and names, not of {kind}: {name}")
    first = len(found.names) - found.below
    names = {-1: None} | {at if at < first else at - first - found.below: word for at, word in enumerate(found.names)}
    numbers = {word: number for number, word in names.items()}
    return Field(name, names.__getitem__, numbers.__getitem__)


def names_in(kind: Any) -> Names | None:
    """The names a type speaks of: `Ending`, or `Ending | None`."""
    for part in (kind, *get_args(kind)):
        for mark in getattr(part, "__metadata__", ()):
            if isinstance(mark, Names):
                return mark
    return None
