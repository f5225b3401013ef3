"""Every moment of a table for one pair of eyes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from igroteka.core.engine import State
from igroteka.core.errors import BadInput
from igroteka.core.game import Game
from igroteka.core.moments import Moment, Recorder
from igroteka.core.record import Answers, Entry, Record
from igroteka.core.table import Table
from igroteka.core.undo import is_unseen
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.server import encoding, payload

KEPT = 16  # replays in memory
END = -1  # the last moment of a frame


@dataclass(frozen=True)
class LogPoint:
    """The table after one entry of its log; states are never changed in place, so they can be kept."""

    seat: Seat  # who answered
    before: State
    state: State
    counts: tuple[int, ...]  # events told so far, by seat; the spectator's is the last
    code: int  # of the answer; -1: it was not a single one, and `moments` are kept
    moments: dict[Seat, list[Moment]]

    @property
    def is_unseen(self) -> bool:
        """Whether the others saw nothing of it."""
        return is_unseen(self.before, self.state)


class Replay:
    """A game played again, with all its moments."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self.game = game
        options = game.meta.played(record.rules_version, record.options, game.name)
        self.table = table = Table(game, record.seats, record.seed, options, record.names)
        self.points = [LogPoint(SPECTATOR, table.state, table.state, self._counts(), -1, {})]
        for entry in record.entries:
            self.points.append(self._point(entry))

    def _point(self, entry: Entry) -> LogPoint:
        """Enter an entry. What an answer did is found out when it is looked at; of other entries it is kept."""
        table, code = self.table, -1
        match entry:
            case Answers(words=(word,), back=0):
                code = self.game.action(word).code
        before = table.state
        table.listen(range(SPECTATOR, table.seats) if code < 0 else ())
        table.enter(entry)
        return LogPoint(entry.seat, before, table.state, self._counts(), code, table.all_news())

    def _counts(self) -> tuple[int, ...]:
        return tuple(self.table.event_count(seat) for seat in [*range(self.table.seats), SPECTATOR])

    def seen(self, seat: Seat) -> list[LogPoint]:
        """The points at which something changed: for this seat while the game goes on, for anybody after it.

        What was prepared in secret and told nobody is there as one point more: as it was before something was told.
        """

        def heard(point: LogPoint) -> object:
            return point.counts if self.table.over else (point.counts[seat], point.counts[SPECTATOR])

        found = [self.points[0]]
        prepared: list[LogPoint] = []
        for point in self.points[1:]:
            if heard(point) != heard(found[-1]) or not point.is_unseen:
                found += [*prepared, point]
                prepared = []
            elif self.table.over or point.seat == seat:
                prepared = [point]
        return found

    def frames(self, seat: Seat, first: int, count: int, drawing: str) -> tuple[int, View, list[payload.Frame]]:
        """How many frames there are, the view before the wanted ones, and these."""
        seen = self.seen(seat)
        wanted = range(first, min(first + count, len(seen)))
        start = view = self.game.view_of(seen[max(0, min(first, len(seen)) - 1)].state, seat)
        frames = []
        for number in wanted:
            point = seen[number]
            happened = self._moments(point, seat) if number else []
            since = point.counts[seat] - sum(len(moment.events) for moment in happened)
            moments = encoding.moments(self.game, since, view, happened)
            view = happened[-1].view if happened else view
            text = self.game.notation.draw(view, drawing) if drawing else ""
            frames.append(payload.Frame(number, point.seat, moments, text))
        return len(seen), start, frames

    def sight(self, seat: Seat, frame: int, moment: int, of: str) -> object:
        """What the rules could see ahead from a seat's view after a moment of a frame; `END`: after all of them.

        In the middle of an answer nobody is asked, and nothing is looked for.
        """
        seen = self.seen(seat)
        if frame >= len(seen):
            raise BadInput("core-bad-argument", what="frame", expected=f"0 … {len(seen) - 1}", value=frame)
        if moment == END:
            return self.game.look(self.game.view_of(seen[frame].state, seat), of)
        moments = self._moments(seen[frame], seat) if frame else []
        if moment >= len(moments):
            raise BadInput("core-bad-argument", what="moment", expected=f"{END} … {len(moments) - 1}", value=moment)
        return self.game.look(moments[-1].view, of) if moment == len(moments) - 1 else None

    def _moments(self, point: LogPoint, seat: Seat) -> Sequence[Moment]:
        """What a seat saw happen at a point."""
        if point.code < 0:
            return point.moments[seat]
        recorder = Recorder(self.game, point.before.clone(), [seat])
        self.game.rules.apply_code(recorder.state, point.seat, point.code, recorder.log)
        recorder.finish()
        return recorder.moments[seat]


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
