"""Every moment of a table for one pair of eyes."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from igroteka.core.engine import State
from igroteka.core.game import Game
from igroteka.core.record import Record
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.server import payload, telling

KEPT = 16  # replays in memory


@dataclass(frozen=True)
class Moment:
    """The table after one entry of its log; states are never changed in place, so they can be kept."""

    seat: Seat  # who answered
    state: State
    told: tuple[int, ...]  # events told so far, by seat; the spectator's is the last


class Replay:
    """A game played again, with all its moments."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self.game = game
        table = Table(game, record.seats, record.seed, record.options, record.names)
        self.moments = [self._moment(table, SPECTATOR)]
        for entry in record.entries:
            table.enter(entry)
            self.moments.append(self._moment(table, entry.seat))
        self.table = table

    def _moment(self, table: Table, seat: Seat) -> Moment:
        return Moment(seat, table.state, tuple(table.told(other) for other in [*range(table.seats), SPECTATOR]))

    def seen(self, seat: Seat) -> list[Moment]:
        """The moments at which something happened: for this seat while the game goes on, for anybody after it.

        What was prepared in secret and told nobody is there as one moment more: as it was before something was told.
        """

        def told(moment: Moment) -> object:
            return moment.told if self.table.over else (moment.told[seat], moment.told[SPECTATOR])

        found = [self.moments[0]]
        prepared: list[Moment] = []
        for moment in self.moments[1:]:
            if told(moment) != told(found[-1]):
                found += [*prepared, moment]
                prepared = []
            elif self.table.over or moment.seat == seat:
                prepared = [moment]
        return found

    def frames(self, seat: Seat, first: int, count: int, drawing: str) -> tuple[int, list[payload.Frame]]:
        """How many moments there are, and some of them."""
        seen = self.seen(seat)
        frames = []
        for number in range(first, min(first + count, len(seen))):
            moment = seen[number]
            since = seen[number - 1].told[seat] if number else 0
            events = self.table.events(seat, since)[: moment.told[seat] - since]
            view = self.game.view_of(moment.state, seat)
            frames.append(
                payload.Frame(
                    number=number,
                    seat=moment.seat,
                    events=[telling.told(self.game, at, event) for at, event in events],
                    view=telling.view(view),
                    drawing=self.game.notation.draw(view, drawing) if drawing else "",
                )
            )
        return len(seen), frames


class Replays:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    def of(self, id: str, game: Game[Any, Any], record: Record) -> Replay:
        """The replay of a table as it is now."""
        key = (id, len(record.entries))
        found = self._kept.pop(key, None) or Replay(game, record)
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
