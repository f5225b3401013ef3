"""Public fields: what a view shows just as the state has it, and what an imagined state takes back from the view.

A field of a view that is declared `Public[…]` is the field of the same name of the state, or, in a part of a view
about one player or piece, its element of the array of that name. On the wire numbers that have names are these names.
Of an array that is in use only up to a size, `Public[Annotated[tuple[Card, ...], Upto("pile_size")]]` is that much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from operator import attrgetter
from typing import Annotated, Any, Generic, TypeVar, cast, get_args, get_origin, get_type_hints

from mypy_extensions import i64

from igroteka.core.arrays import array, listed
from igroteka.core.compat import vec
from igroteka.core.engine import State
from igroteka.core.wire import SPECTATOR, Names, Seat, View

T = TypeVar("T")
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class _Public:
    """Marks a field that is the state's own."""


Public = Annotated[T, _Public]


@dataclass(frozen=True)
class Upto:
    """Marks an array of which only the beginning is in use: `size` names the field that says how many items."""

    size: str


@dataclass(frozen=True)
class Field:
    """A public field: how it is shown, and how it is taken back."""

    name: str
    show: Callable[[Any], object]
    take: Callable[[Any], Any]
    row: bool = False  # a row of values
    size: str = ""  # the field that says how many values of a row are in use; "": all


def public(kind: Any, owner: object) -> dict[str, Any]:
    """The public fields of a class of views, filled from a state or a part of one."""
    return {field.name: field.show(known) for field, known in zip(fields_of(kind), _numbers(kind, owner))}


_latest: dict[tuple[Any, int | None], tuple[tuple[Any, ...], dict[str, Any], Any]] = {}  # by class and place


def part(kind: Callable[..., T], owner: object, at: int | None = None, of: int = 1, **rest: Any) -> T:
    """A part of a view: its public fields are filled from a state or a part of one; with `at`, from its arrays.

    A row is then what belongs to `at` in an array for `of` seats or pieces. As most of a table stays as it is while
    something happens, equal parts that are made one after the other are the same object.
    """
    numbers = _numbers(kind, owner, at, of)
    latest = _latest.get((kind, at))
    if latest is not None and latest[0] == numbers and latest[1] == rest:
        made: T = latest[2]
        return made
    shown = {field.name: field.show(known) for field, known in zip(fields_of(kind), numbers)}
    fresh: T = _made(kind, shown | rest)  # type: ignore[arg-type]
    _latest[kind, at] = numbers, rest, fresh
    return fresh


def parts(kind: Callable[..., T], owner: object, places: Iterable[int]) -> tuple[T, ...]:
    """Parts of a view that are made of public fields alone, one for each of these places in the arrays of a state."""
    arrays = _getter(kind)(owner)
    return tuple([_part(kind, tuple([known[at] for known in arrays])) for at in places])


@lru_cache(maxsize=20_000)
def _part(kind: Any, numbers: tuple[Any, ...]) -> Any:
    return _made(kind, {field.name: field.show(known) for field, known in zip(fields_of(kind), numbers)})


def replaced_fields(seen: T, **fields: Any) -> T:
    """A view, or a part of one, with other values in some fields."""
    return _made(type(seen), vars(seen) | fields)


def _made(kind: type[T], fields: dict[str, Any]) -> T:
    """A frozen object with these fields: several times as fast as its constructor, which sets one after the other."""
    made = object.__new__(kind)
    vars(made).update(fields)
    if len(vars(made)) != len(kind.__match_args__):  # type: ignore[attr-defined]
        raise TypeError(f"the fields of {kind.__name__} are {kind.__match_args__}, not {tuple(fields)}")  # type: ignore[attr-defined]
    return made


def _numbers(kind: Any, owner: object, at: int | None = None, of: int = 1) -> tuple[Any, ...]:
    """The public fields as the state has them: numbers, and rows of numbers."""
    arrays = _getter(kind)(owner)
    if at is not None and not _has_rows(kind):
        index: i64 = at
        return tuple([int(cast("vec[i64]", known)[index]) for known in arrays])
    found: list[Any] = []
    for field, known in zip(fields_of(kind), arrays):
        if not field.row:
            found.append(known if at is None else known[at])
            continue
        if field.size:
            known = known[: getattr(owner, field.size)]
        elif at is not None:
            size = len(known) // of
            known = known[at * size : (at + 1) * size]
        found.append(tuple(known if isinstance(known, list) else listed(known)))
    return tuple(found)


def take_public(view: object, owner: object, at: int | None = None, of: int = 1) -> None:
    """Put the public fields of a view into a state or a part of one; with `at`, into its arrays."""
    kind: Any = type(view)
    for field, shown, known in zip(fields_of(kind), _getter(kind)(view), _getter(kind)(owner)):
        value = field.take(shown)
        if field.row and at is None and not field.size and len(value) == len(known):
            setattr(owner, field.name, value if isinstance(known, list) else array(value))
        elif field.row:
            start = 0 if at is None else at * (len(known) // of)
            for number, item in enumerate(value):
                known[start + number] = item
            if field.size:
                setattr(owner, field.size, len(value))
        elif at is not None:
            known[at] = value
        else:
            setattr(owner, field.name, bool(value) if isinstance(known, bool) else value)


class Views(Generic[S, V]):
    """How a game is seen. What everybody sees of a state is worked out once, however many look at it."""

    def __init__(
        self,
        kind: type[V],
        questions: Sequence[str],
        everybody: Callable[[S], dict[str, Any]],  # the fields that are not public, as a spectator sees them
        own: Callable[[S, Seat, V], dict[str, Any]] = lambda state, seat, seen: {},  # those a seat sees otherwise
    ) -> None:
        self.kind = kind
        self.questions = questions
        self.everybody = everybody
        self.own = own

    def __call__(self, state: S, seat: Seat) -> V:
        """All that this seat may know."""
        return self.of(state)(seat)

    def of(self, state: S) -> Callable[[Seat], V]:
        """All that may be known of a state, by seat; the state must not change as long as this is used."""
        common = {"seat": SPECTATOR, "asked": tuple(state.thinking()), "prompt": ""}
        seen = _made(self.kind, public(self.kind, state) | self.everybody(state) | common)
        return partial(self._with_own, state, seen)  # a nested function would refer to itself: work for the collector

    def _with_own(self, state: S, seen: V, seat: Seat) -> V:
        if seat == SPECTATOR:
            return seen
        prompt = self.questions[state.asked[seat]] if seat in seen.asked else ""
        return replaced_fields(seen, **self.own(state, seat, seen), seat=seat, prompt=prompt)


@cache
def fields_of(kind: Any) -> tuple[Field, ...]:
    """The public fields of a class of views."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hint) for name, hint in hints.items() if _Public in getattr(hint, "__metadata__", ()))


@cache
def _getter(kind: Any) -> Callable[[object], tuple[Any, ...]]:
    """Looks up the public fields of a class of views, all at once."""
    names = [field.name for field in fields_of(kind)]
    return attrgetter(*names) if len(names) > 1 else lambda owner: tuple(getattr(owner, name) for name in names)


@cache
def _has_rows(kind: Any) -> bool:
    return any(field.row for field in fields_of(kind))


def _field(name: str, hint: Any) -> Field:
    marks = [mark for mark in hint.__metadata__ if mark is not _Public]
    sizes = [mark.size for mark in marks if isinstance(mark, Upto)]
    if get_origin(hint.__origin__) is tuple:
        item = _single(name, get_args(hint.__origin__)[0])

        show = _same if item.show is int else lru_cache(maxsize=2_000)(lambda row: tuple(map(item.show, row)))
        return Field(name, show, lambda shown: [*map(item.take, shown)], True, *sizes)
    inner = Annotated[hint.__origin__, *marks] if marks else hint.__origin__
    return _single(name, inner)


def _same(row: tuple[int, ...]) -> tuple[int, ...]:
    return row


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
