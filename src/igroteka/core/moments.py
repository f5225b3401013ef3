"""Moments: what happened at once, and how the table looked to a seat after it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable
from copy import copy
from dataclasses import dataclass, fields
from typing import Any

from igroteka.core.engine import Listener, Log, State
from igroteka.core.game import Game
from igroteka.core.wire import Event, Seat, View, may_see

Path = list[str | int]  # names of fields and places in rows, from the outside in
Change = tuple[Path, object]  # where a view changed, and what is there now


@dataclass(frozen=True)
class Moment:
    """What one seat was told at once, and its view after that; without an event something changed without a word."""

    events: tuple[Event, ...]
    view: View


class Watch(Listener):
    """Looks at a state for some seats while an answer is carried out, and keeps what each of them saw happen."""

    def __init__(self, game: Game[Any, Any], state: State, seats: Collection[Seat], at_once: bool = False) -> None:
        self.game = game
        self.state = state
        self.log = Log(listener=self if seats and not at_once else None)
        self.moments: dict[Seat, list[Moment]] = {seat: [] for seat in seats}
        self._seen = 0  # events of the moments that are over

    @property
    def events(self) -> list[Event]:
        """All that was told so far."""
        return [event for event in self.log.events if isinstance(event, Event)]

    def look(self) -> None:
        fresh = self.events[self._seen :]
        self._seen += len(fresh)
        for seat in list(self.moments):
            told = tuple(event for event in fresh if may_see(event, seat))
            if told:
                self._keep(seat, told)

    def finish(self) -> None:
        """All is done: the last moment of every seat leads to what the table has become."""
        self.log.end()
        self.look()
        for seat, moments in list(self.moments.items()):
            self._keep(seat, moments.pop().events if moments else ())

    def _keep(self, seat: Seat, told: tuple[Event, ...]) -> None:
        """Look at the table for a seat; one that cannot be shown it listens no more, and the others play on."""
        try:
            self.moments[seat].append(Moment(told, self.game.view_of(self.state, seat)))
        except Exception:
            logging.getLogger("igroteka").exception("seat %s of a table of %s cannot look", seat, self.game.name)
            del self.moments[seat]


def differences(before: object, after: object) -> list[Change]:
    """What must be changed in a view to make it another one of the same class."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Note where two values that are not equal differ."""
    kind = type(after)
    if kind is not type(before):
        found.append((path, after))
    elif kind is tuple and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after)):
            if old is not new and old != new:
                _compare(old, new, [*path, place], found)
    elif kind in _names or hasattr(kind, "__dataclass_fields__"):
        for name in _names_of(kind):
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                _compare(old, new, [*path, name], found)
    else:
        found.append((path, after))


def folded(view: Any, changes: Iterable[Change]) -> Any:
    """A view as a client has it (dictionaries and lists) with changes laid over it; what does not change is shared."""
    for path, value in changes:
        view = _laid(view, path, value)
    return view


def _laid(old: Any, path: Path, value: object) -> Any:
    if not path:
        return value
    first, *rest = path
    changed = copy(old)
    changed[first] = _laid(old[first], rest, value)
    return changed


_names: dict[type, tuple[str, ...]] = {}


def _names_of(kind: type) -> tuple[str, ...]:
    if kind not in _names:
        _names[kind] = tuple(field.name for field in fields(kind))
    return _names[kind]
