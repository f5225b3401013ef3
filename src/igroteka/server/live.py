"""One table that is being played: its log folded into what is true now, and those who are connected to it."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from igroteka.core import registry
from igroteka.core.changes import Compared
from igroteka.core.game import Game
from igroteka.core.moments import Moment
from igroteka.core.record import Entry
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.server import encoding, history, payload, snapshot
from igroteka.server.history import Seated
from igroteka.server.store import Append, Right, Snapshot, Stored, Summary

CHAT = 200  # lines that are told to somebody who comes later
SNAPSHOT_EVERY = 64  # entries between two snapshots

log = logging.getLogger("igroteka.room")
encode = msgspec.json.Encoder().encode


class Connection(ABC):
    """The way to one client. Sending never waits; whoever owns the connection cuts off a client that does not read."""

    seat: Seat
    since: int  # events this client has
    said: int  # lines of chat it has
    drawing: str  # the language of the drawing it wants, "" for none
    view: View | None = None  # what it has; None: nothing yet
    last: payload.Update | None = None  # what it was told last

    @abstractmethod
    def send(self, message: payload.FromServer) -> None:
        """Send a message."""

    @abstractmethod
    def close(self, reason: payload.Reason, again: bool) -> None:
        """End the connection, with a reason."""


@dataclass(frozen=True)
class News:
    """What is told to all connections of a table at once: what was worked out for one is used again for others."""

    moments: Mapping[Seat, Sequence[Moment]]
    made: dict[tuple[object, ...], tuple[payload.Update, View]] = field(default_factory=dict)  # for those alike
    compared: Compared = field(default_factory=dict)


class LiveTable:
    """A table in memory. Whoever changes it holds `lock` until the change is stored and told."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.keys: dict[str, Right] = {}  # by hash
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: asyncio.Task[None] | None = None  # of bots
        self.timer: asyncio.TimerHandle | None = None  # runs while people with limited time are asked
        self.timer_phase = -1  # of the state, for which it runs
        self.due = 0.0  # when it will end, on the clock of the loop
        self.timer_events = -1  # how many events everybody had been told when it was set; -1: it never was
        self.touched = time.monotonic()
        self.rows = 0
        self.chairs: list[Seated] = []
        self.table: Table | None = None
        self.chat: list[payload.ChatLine] = []
        self.requests: set[tuple[Seat, str]] = set()  # that were carried out
        self.next = ""
        self.made = self.changed = 0.0
        self.packed = 0  # entries in the last snapshot

    # the log

    def rebuild(self, stored: Stored) -> None:
        """Fold a whole log; a snapshot saves playing its first rows again."""
        self.keys = dict(stored.keys)
        kept = stored.snapshot
        for number, (when, body) in enumerate(stored.rows):
            row = history.decode(body)
            skip = kept is not None and number < kept.number and isinstance(row, history.Played)
            self.fold(row, when, play=not skip)
            if isinstance(row, history.Began) and kept is not None and kept.number > number:
                assert self.table is not None
                if snapshot.unpack(self.table, kept.body):
                    self.packed = self.table.count
                else:
                    kept = None
        self.changed = stored.changed

    def fold(self, row: history.Row, when: float, play: bool = True) -> None:
        """Take one row of the log in; Refused or BadAnswer if the rules forbid it, and then nothing has changed."""
        heard = True
        match row:
            case history.Made():
                self.setup = row
                self.game: Game[Any, Any] = registry.get(row.game)
                row.options = encoding.values(self.game.meta.played(row.rules_version, row.options, self.id))
                self.chairs = list(row.chairs)
                self.made = when
                defaults = {option.name: option.default for option in self.game.meta.options}
                self.unusual = {name: value for name, value in row.options.items() if value != defaults.get(name)}
            case history.Sat():
                self.chairs[row.seat] = row.chair
                self._remember(row.seat, row.id)
            case history.Began():
                self.table = Table(self.game, len(self.chairs), self.setup.seed, self.setup.options, row.names)
            case history.Played():
                heard = play and self.play(row.played)
                self._remember(row.seat, row.id)
            case history.Spoke():
                self.chat.append(payload.ChatLine(row.seat, row.name, row.text, when))
                self._remember(row.seat, row.id)
            case history.Again():
                self.next = row.table
                self._remember(row.seat, row.id)
        self.rows += 1
        if heard:  # when somebody prepared something in secret is nobody's business
            self.changed = when

    def play(self, entry: Entry) -> bool:
        """Carry out what a seat did in the game, and say whether everybody hears of it."""
        assert self.table is not None
        before = self.table.event_count(SPECTATOR)
        self.table.enter(entry)
        return self.table.event_count(SPECTATOR) > before

    def _remember(self, seat: Seat, request: str) -> None:
        if request:
            self.requests.add((seat, request))

    def change(
        self,
        rows: Iterable[history.Row],
        when: float,
        keys: dict[str, Right] | None = None,
        dropped: Iterable[str] = (),
    ) -> Append:
        """Take rows in and give what is to be stored of it."""
        if self.table is not None:
            self.table.listen({connection.seat for connection in self.connections})
        first, bodies = self.rows, []
        for row in rows:
            self.fold(row, when)
            bodies.append(history.encode(row))
        gone = tuple(dropped)
        if keys or gone:
            self.keys = {hashed: right for hashed, right in self.keys.items() if hashed not in gone} | (keys or {})
        kept = None
        if self.table is not None and self.table.count >= self.packed + (1 if self.table.over else SNAPSHOT_EVERY):
            self.packed = self.table.count
            kept = Snapshot(self.rows, snapshot.pack(self.table))
        return Append(self.id, first, tuple(bodies), when, self.summary(), keys or {}, gone, kept)

    def rest(self) -> Append | None:
        """What is stored of a table before it is forgotten: all that was told so far, for rules of another version."""
        if self.table is None or self.table.count == self.packed:
            return None
        self.packed = self.table.count
        kept = Snapshot(self.rows, snapshot.pack(self.table))
        return Append(self.id, self.rows, (), self.changed, self.summary(), snapshot=kept)

    # what is told

    @property
    def stage(self) -> payload.Stage:
        """How far the table is."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def names(self) -> list[str]:
        """Who sits on the chairs now."""
        return [chair.name for chair in self.chairs]

    def summary(self) -> Summary:
        """What lists need to know."""
        return Summary(self.game.name, self.stage, self.setup.public, self.changed, encode(self.info(False)))

    def info(self, presence: bool = True) -> payload.TableInfo:
        """The table for everybody; without presence where that is not known."""
        here = {connection.seat for connection in self.connections} if presence else set()
        chairs = [
            payload.Chair(c.kind, c.name, c.bot, c.taken, c.away, seat in here) for seat, c in enumerate(self.chairs)
        ]
        return payload.TableInfo(
            id=self.id,
            game=self.game.name,
            options=self.unusual,
            chairs=chairs,
            stage=self.stage,
            public=self.setup.public,
            made=self.made,
            changed=self.changed,
            winners=self.table.winners if self.table is not None and self.table.over else [],
            asked=list(self.table.asked) if self.table is not None else [],
            next=self.next,
        )

    def send_people(self) -> None:
        """Tell everybody who is there."""
        message = payload.People(self.info(), self.names)
        for connection in self.connections:
            connection.send(message)

    def send_updates(self) -> None:
        """Send an update to each connection for which something has changed."""
        news = News(self.table.all_news() if self.table is not None else {})
        for connection in self.connections:
            try:
                self.send_update(connection, news)
            except Exception:  # what is stored is stored, and the others must hear of it
                log.exception("seat %s of table %s could not be told the news", connection.seat, self.id)
                connection.close(payload.Reason("room-broken", {}, []), True)

    def send_update(self, connection: Connection, news: News | None = None) -> None:
        """Tell one connection what it does not know yet; what was made for others like it is used again."""
        news = news or News({})
        if self.table is not None and self._concerns(connection, news):
            is_new = connection.view is None or connection.seat not in news.moments
            kind = (connection.seat, connection.since, connection.drawing, is_new)
            if kind not in news.made:
                news.made[kind] = self._update(connection, news)
            made, view = news.made[kind]
            update = msgspec.structs.replace(made, left=self.left())
            if connection.last is None or _is_news(update, connection.last):
                connection.send(update)
            connection.since, connection.last, connection.view = update.number, update, view
        if connection.said < len(self.chat):
            first = max(connection.said, len(self.chat) - CHAT)
            connection.send(payload.Said(first, self.chat[first:]))
            connection.said = len(self.chat)

    def _concerns(self, connection: Connection, news: News) -> bool:
        """Whether anything happened for a connection: in the game, or to the clock."""
        last = connection.last
        return last is None or news.moments.get(connection.seat) != [] or (last.left > 0) != (self.timer is not None)

    def _update(self, connection: Connection, news: News) -> tuple[payload.Update, View]:
        """What a connection needs to go on from what it has, and the view it has then."""
        assert self.table is not None
        happened = news.moments.get(connection.seat)
        if connection.view is None or happened is None:
            return encoding.full_update(self.table, connection.seat, connection.since, connection.drawing)
        return encoding.next_update(self.table, connection.view, happened, connection.drawing, news.compared)

    @property
    def seconds(self) -> int:
        """How long a question may take; 0: as long as people like."""
        name = self.game.meta.timer
        return int(self.setup.options.get(name, 0)) if name else 0

    def people_asked(self) -> list[Seat]:
        """The seats of people whose answer is waited for."""
        if self.table is None or self.stage != "playing":
            return []
        return [seat for seat in self.table.asked if not self.chairs[seat].bot]

    def left(self) -> float:
        """Seconds until the time of those who are asked is up; 0 if they have as long as they like."""
        return max(0.1, self.due - asyncio.get_running_loop().time()) if self.timer is not None else 0.0

    def stop_timer(self) -> None:
        """Nobody's time runs."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def bots_asked(self) -> list[Seat]:
        """The seats of bots whose answer is waited for."""
        if self.table is None or self.stage != "playing":
            return []
        return [seat for seat in self.table.asked if self.chairs[seat].bot]

    def hashes(self, seat: Seat) -> list[str]:
        """What is kept of the keys to a chair."""
        return [hashed for hashed, right in self.keys.items() if right.seat == seat and right.role != "watch"]

    def right_of(self, hashed: str) -> Right | None:
        """What this key allows; without one, a public table can be watched."""
        if not hashed:
            return Right("watch", SPECTATOR) if self.setup.public else None
        return self.keys.get(hashed)


def _is_news(update: payload.Update, last: payload.Update) -> bool:
    """Whether an update says anything that the one before it did not."""
    happened = any(moment.events or moment.changes for moment in update.moments)
    return happened or _now(update) != _now(last)


def _now(update: payload.Update) -> tuple[object, ...]:
    """What an update says of the present besides the view."""
    return (
        update.question,
        update.prompt,
        update.asked,
        [answer.word for answer in update.legal],
        update.undo,
        update.turn,
        update.over,
        update.drawing,
        update.left > 0,
    )
