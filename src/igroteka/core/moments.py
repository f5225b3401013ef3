"""Moments: what happened at once, and how the table looked to a seat after it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from igroteka.core.engine import Listener, Log, State
from igroteka.core.game import Game
from igroteka.core.wire import Event, Seat, View, may_see


@dataclass(frozen=True)
class Moment:
    """What one seat was told at once, and its view after that; without an event something changed without a word."""

    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True)
class _Unviewed:
    """A state as it was when something had been told; views of it are built when all is done."""

    game: Game[Any, Any]
    state: State
    events: Sequence[Event]

    @cached_property
    def view_of(self) -> Callable[[Seat], View]:
        """What each seat saw."""
        return self.game.views_of(self.state)


class Recorder(Listener):
    """Looks at a state for some seats while an answer is carried out, and keeps what each of them saw happen."""

    def __init__(self, game: Game[Any, Any], state: State, seats: Collection[Seat], at_once: bool = False) -> None:
        self.game = game
        self.state = state
        self.log = Log(listener=self if seats and not at_once else None)
        self.moments: dict[Seat, list[Moment]] = {seat: [] for seat in seats}
        self._unviewed: list[_Unviewed] = []
        self._count = 0  # events of the moments that are over

    @property
    def events(self) -> list[Event]:
        """All that was told so far."""
        return [event for event in self.log.events if isinstance(event, Event)]

    def on_moment(self) -> None:
        self._unviewed.append(_Unviewed(self.game, self.state.clone(), self._fresh()))

    def _fresh(self) -> list[Event]:
        """What was told since this was asked last."""
        first, self._count = self._count, len(self.log.events)
        return [event for event in self.log.events[first:] if isinstance(event, Event)]

    def finish(self, secret_of: Seat | None = None) -> None:
        """All is done: the last moment of every seat leads to what the table has become.

        What a seat did in secret changes nothing for others who were told nothing.
        """
        self.log.end()
        self.log.listener = None  # else each would keep the other, and all that was seen, until garbage is collected
        end = _Unviewed(self.game, self.state, self._fresh())
        for seat in list(self.moments):
            try:
                self.moments[seat] = self._moments(seat, end, secret_of in (None, seat))
            except Exception:  # this seat cannot be shown the table and listens no more; the others play on
                logging.getLogger("igroteka").exception("seat %s of a table of %s sees nothing", seat, self.game.name)
                del self.moments[seat]

    def _moments(self, seat: Seat, end: _Unviewed, is_changed: bool) -> list[Moment]:
        """What a seat saw happen; what it was told last it sees at the end."""
        seen = []
        for unviewed in (*self._unviewed, end):
            told = tuple([event for event in unviewed.events if may_see(event, seat)])
            if told:
                seen.append((told, unviewed))
        last = seen.pop()[0] if seen else ()
        if not last and not is_changed:
            return []
        return [*(Moment(told, then.view_of(seat)) for told, then in seen), Moment(last, end.view_of(seat))]
