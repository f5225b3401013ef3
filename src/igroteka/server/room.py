"""The room: all tables, and what can be done with them. It knows no framework and no socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from typing import Any, ParamSpec, TypeVar

import msgspec

from igroteka.bots.base import bot_names, bot_seed, make_bot
from igroteka.core import record as records
from igroteka.core import registry
from igroteka.core.errors import BadAnswer, BadFile, BadInput, BadSetup, IgrotekaError, Refused
from igroteka.core.record import Answers, Entry, Leave, TakeBack
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Reason, Seat, View
from igroteka.server import encoding, history, payload, told
from igroteka.server.history import Seated
from igroteka.server.live import Connection, LiveTable
from igroteka.server.replays import Replay, Replays
from igroteka.server.seating import Missing, begin, bot_name, chair_for, free_name, new_id, new_key, seated, seed_of
from igroteka.server.settings import Limits
from igroteka.server.store import Append, EventStore, Right, Stored, StoreFailed, hash_of
from igroteka.server.workers import Workers

LISTED = 100  # tables in a list
IDLE = 600.0  # seconds after which a table without visitors is evicted
SHOW = 0.7  # seconds the page takes to show an event
LONGEST_SHOW = 60.0  # seconds it may take to show what led to a question

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("igroteka.room")


class Room:
    """Everything that can happen to tables."""

    def __init__(self, store: EventStore, workers: Workers, limits: Limits) -> None:
        self.store = store
        self.workers = workers
        self.limits = limits
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.replays = Replays()
        self.answers = 0  # since the start, of which others heard
        self._tasks: set[asyncio.Task[Any]] = set()
        self._long = asyncio.Lock()

    # tables in memory

    async def get(self, id: str) -> LiveTable:
        """The table of this id, rebuilt from its log if it is not at hand."""
        found = self.live.get(id)
        if found is None:
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    found = self.live.get(id) or await self._load(id)
            finally:
                self.loading.pop(id, None)
            self.start_timer(found)
            self.schedule_bots(found)
        found.touched = time.monotonic()
        return found

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.load(id)
        if stored is None:
            raise Missing("room-no-table")
        found = LiveTable(id)
        await asyncio.to_thread(found.rebuild, stored)
        return self.live.setdefault(id, found)  # who was quicker has perhaps changed it already

    async def open(self, id: str, key: str) -> tuple[LiveTable, Right]:
        """A table with what this key allows there."""
        try:
            table = await self.get(id)
        except BadFile:
            await self._old(id, key)  # who may not see a table learns nothing of it, not even its version
            raise
        right = table.right_of(hash_of(key) if key else "")
        if right is None:
            raise Missing("room-no-table")
        return table, right

    @contextlib.asynccontextmanager
    async def holding(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table as it is stored: nobody changes it meanwhile, and no change is half done."""
        async with table.lock:
            if self.live.get(table.id) is not table:
                raise Refused(Reason("room-try-again", ()))
            yield

    @contextlib.asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table while it is changed. If that breaks off, the table is rebuilt from its log, which knows."""
        async with self.holding(table):
            rows = table.rows
            try:
                yield
            except StoreFailed as error:
                log.error("a change of table %s could not be stored: %s", table.id, error)
                self.evict(table)
                raise Refused(Reason("room-not-stored", ())) from error
            except BaseException as error:
                if table.rows != rows or not isinstance(error, IgrotekaError):
                    self.evict(table)
                raise

    async def stored_game(self, table: LiveTable) -> Table:
        """The game as it is stored; what is on its way into the log is waited for."""
        async with self.holding(table):
            if table.table is None:
                raise Refused(Reason("room-not-begun", ()))
            return table.table

    def evict(self, table: LiveTable) -> None:
        """Forget a table; the next visitor has it rebuilt."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
        if table.thinking is not None and table.thinking is not asyncio.current_task():
            table.thinking.cancel()
        table.stop_timer()
        self._close(table.connections, Reason("room-try-again", ()), again=True)

    def _close(self, connections: Iterable[Connection], why: Reason, again: bool = False) -> None:
        """End connections as soon as whoever caused it has been answered."""
        loop = asyncio.get_running_loop()
        for connection in connections:
            loop.call_soon(connection.close, encoding.reason(why), again)

    def evict_idle(self) -> None:
        """Evict tables nobody is at."""
        late = time.monotonic() - IDLE
        for table in list(self.live.values()):
            thinking = table.thinking is not None and not table.thinking.done()
            busy = table.connections or table.lock.locked() or thinking or table.timer is not None
            if not busy and table.touched < late:
                self._start(self._let_rest(table))
                self.evict(table)

    async def _let_rest(self, *tables: LiveTable) -> None:
        """Store what was told at tables that are forgotten, as far as it is not yet."""
        with contextlib.suppress(StoreFailed):  # the log has everything
            await self.store.append(*(kept for table in tables if (kept := table.rest()) is not None))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for: the clock of a table, its bots."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """If what nobody waits for broke, an operator must learn of it."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the room failed", exc_info=error)

    async def _in_thread(self, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """Do something that takes long in a thread, one thing after the other, so that play never waits for it."""
        async with self._long:
            return await asyncio.to_thread(work, *arguments, **more)

    async def _store(self, table: LiveTable, rows: Iterable[history.Row], **more: Any) -> None:
        """Fold rows into a table and store them; on return they are safe."""
        await self.store.append(table.change(rows, time.time(), **more))

    # making tables

    async def make(self, wanted: payload.NewTable) -> payload.Made:
        """A new table; the game begins when all chairs are taken."""
        game = registry.get(wanted.game)
        seats = game.meta.check_seats(len(wanted.chairs))
        options = game.meta.complete(wanted.options)
        if game.meta.check is not None:
            game.meta.check(seats, options)
        if wanted.seed and any(chair.kind in ("person", "open") for chair in wanted.chairs):
            raise BadSetup("room-chosen-seed")
        names: list[str] = []
        chairs: list[Seated] = []
        for chair in wanted.chairs:
            chairs.append(seated(game, chair, names))
            names.append(chairs[-1].name)
        keys = {seat: new_key() for seat, chair in enumerate(wanted.chairs) if chair.kind == "me"}
        invited = {seat: new_key() for seat, chair in enumerate(wanted.chairs) if chair.kind == "person"}
        made = history.Made(
            game=game.name,
            rules_version=game.meta.rules_version,
            options=encoding.values(records.plain(options.values)),
            seed=seed_of(wanted.seed),
            public=any(chair.kind == "open" for chair in wanted.chairs),
            chairs=chairs,
        )
        return await self._open_table(made, keys, invited, [])

    async def _open_table(
        self, made: history.Made, keys: dict[Seat, str], invited: dict[Seat, str], rows: list[history.Row]
    ) -> payload.Made:
        """Store a table that did not exist before, and let it begin if it can."""
        id, watch = new_id(), new_key()
        rights = {hash_of(key): Right("chair", seat) for seat, key in keys.items()}
        rights |= {hash_of(key): Right("invitation", seat) for seat, key in invited.items()}
        rights[hash_of(watch)] = Right("watch", SPECTATOR)
        table, change = await asyncio.to_thread(self._first, id, made, rights, rows)
        await self.store.append(change)
        self._register(table)
        return payload.Made(
            table=table.info(),
            keys=[payload.ChairKey(seat, key) for seat, key in keys.items()],
            invitations=[payload.ChairKey(seat, key) for seat, key in invited.items()],
            watch=watch,
        )

    def _first(
        self, id: str, made: history.Made, rights: dict[str, Right], rows: Iterable[history.Row] = ()
    ) -> tuple[LiveTable, Append]:
        """A table from its first rows, and what is to be stored before anybody is let in."""
        table = LiveTable(id)
        return table, table.change([made, *begin(table, made.chairs), *rows], time.time(), keys=rights)

    def _register(self, table: LiveTable) -> None:
        """A table that is stored can be visited."""
        self.live[table.id] = table
        self.start_timer(table)
        self.schedule_bots(table)

    async def join(self, id: str, wanted: payload.Join) -> payload.Joined:
        """Take a chair: that of the invitation, or an open one."""
        name = free_name(wanted.name, [])
        try:
            table = await self.get(id)
        except Missing as error:
            raise (Missing("room-bad-invitation") if wanted.invitation else error) from error
        async with self.changing(table):
            hashed = hash_of(wanted.invitation) if wanted.invitation else ""
            seat = chair_for(table, hashed)
            others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
            key = new_key()
            gone = table.hashes(seat)
            chair = Seated(table.chairs[seat].kind, name=free_name(name, others), taken=True)
            rows: list[history.Row] = [history.Sat(seat, chair)]
            rows += begin(table, [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]])
            await self._store(table, rows, keys={hash_of(key): Right("chair", seat)}, dropped=gone)
            for connection in [connection for connection in table.connections if connection.seat == seat]:
                connection.close(payload.Reason("room-chair-taken", {}, []), False)
            self.start_timer(table)
            table.send_people()
            table.send_updates()
            self.schedule_bots(table)
            return payload.Joined(table.info(), payload.ChairKey(seat, key))

    async def fill(self, id: str, key: str, wanted: payload.Fill) -> payload.TableInfo:
        """Give an empty chair to a bot; anybody who sits at the table may."""
        table, right = await self.open(id, key)
        if right.role != "chair":
            raise Refused(Reason("core-spectator", ()))
        make_bot(wanted.bot, table.game, 0)
        async with self.changing(table):
            if wanted.seat >= len(table.chairs) or table.chairs[wanted.seat].taken:
                raise Refused(Reason("room-chair-not-free", ()))
            chair = Seated("bot", bot_name([c.name for c in table.chairs]), bot=wanted.bot, taken=True)
            seated = [*table.chairs[: wanted.seat], chair, *table.chairs[wanted.seat + 1 :]]
            gone = table.hashes(wanted.seat)
            rows: list[history.Row] = [history.Sat(wanted.seat, chair), *begin(table, seated)]
            await self._store(table, rows, dropped=gone)
            self.start_timer(table)
            table.send_people()
            table.send_updates()
            self.schedule_bots(table)
            return table.info()

    async def invite(self, id: str, key: str, wanted: payload.Invite) -> payload.ChairKey:
        """A new invitation to an empty chair; an earlier one opens nothing any more."""
        table, right = await self.open(id, key)
        if right.role != "chair":
            raise Refused(Reason("core-spectator", ()))
        async with self.changing(table):
            if wanted.seat >= len(table.chairs) or table.chairs[wanted.seat].taken:
                raise Refused(Reason("room-chair-not-free", ()))
            fresh, gone = new_key(), table.hashes(wanted.seat)
            await self._store(table, [], keys={hash_of(fresh): Right("invitation", wanted.seat)}, dropped=gone)
            return payload.ChairKey(wanted.seat, fresh)

    async def upload(self, wanted: payload.Upload) -> payload.Made:
        """A table from a game file: its chairs all belong to whoever brought it."""
        record = records.loads(wanted.text, wanted.name)
        if len(record.entries) > self.limits.entries:
            raise BadInput("room-long-record", limit=self.limits.entries)
        replayed = await self._in_thread(Table.replay, record, None, wanted.name)
        made = history.Made(
            game=record.game,
            rules_version=record.rules_version,
            options=encoding.values(replayed.options),
            seed=replayed.seed,
            public=False,
            chairs=[Seated("person", name=name, taken=True) for name in record.names],
        )
        rows: list[history.Row] = [history.Played.of(entry) for entry in record.entries]
        return await self._open_table(made, {seat: new_key() for seat in range(record.seats)}, {}, rows)

    # lists

    async def public(self) -> list[payload.TableInfo]:
        """Tables that anybody may join or watch."""
        return [self._listed(info) for info in await self.store.public(LISTED)]

    async def mine(self, wanted: payload.Mine) -> list[payload.MyTable]:
        """The tables of these keys, the latest first; keys that open nothing are passed over."""
        pairs = [(id, hash_of(key)) for id, key in dict.fromkeys(wanted.keys)]
        found: dict[str, payload.MyTable] = {}
        for id, right, info in await self.store.mine(pairs):
            if right.role != "invitation":
                found.setdefault(id, payload.MyTable(self._listed(info), [])).seats.append(right.seat)
        return sorted(found.values(), key=lambda mine: -mine.table.changed)

    def _listed(self, info: bytes) -> payload.TableInfo:
        """What is stored of a table for lists, with those who are there now."""
        stored = msgspec.json.decode(info, type=payload.TableInfo)
        live = self.live.get(stored.id)
        if live is not None:
            here = {connection.seat for connection in live.connections}
            for seat, chair in enumerate(stored.chairs):
                chair.here = seat in here
        return stored

    async def info(self, id: str, key: str) -> payload.TableInfo:
        """One table."""
        table, _ = await self.open(id, key)
        return table.info()

    async def record(self, id: str, key: str) -> str:
        """The game as a file; of a game that goes on only what everybody may know."""
        try:
            table, _ = await self.open(id, key)
        except BadFile as error:
            stored, _ = await self._old(id, key)
            if not stored.over:  # which answers are secret only its own rules know
                raise Refused(Reason(error.message, (), dict(error.arguments))) from error
            return told.record(stored).dumps()
        return (await self.stored_game(table)).record(public=True).dumps()

    async def told(self, id: str, key: str) -> payload.Told:
        """What a seat was told at a table that today's rules cannot play again."""
        stored, right = await self._old(id, key)
        return await self._in_thread(told.told, stored, right.seat)

    async def _old(self, id: str, key: str) -> tuple[Stored, Right]:
        """A table as it is stored, whatever rules it is of, and what this key allows there."""
        return told.opened(await self.store.load(id), hash_of(key) if key else "")

    async def frames(self, id: str, key: str, seat: Seat, first: int, count: int, drawing: str) -> payload.Frames:
        """Frames of a replay: one's own or a spectator's view while it goes on, anybody's after it."""
        table, replay = await self._replay_for(id, key, seat)

        def look() -> tuple[int, View, list[payload.Frame]]:
            return replay().frames(seat, first, count, drawing)

        total, view, frames = await self._in_thread(look)
        return payload.Frames(table.info(), table.names, total, first, encoding.view(view), frames)

    async def sight(self, id: str, key: str, seat: Seat, frame: int, moment: int, of: str) -> payload.Sight:
        """What the rules could see ahead at a moment of a game, for whoever may see that moment."""
        _, replay = await self._replay_for(id, key, seat)
        return payload.Sight(await self._in_thread(lambda: encoding.raw(replay().sight(seat, frame, moment, of))))

    async def _replay_for(self, id: str, key: str, seat: Seat) -> tuple[LiveTable, Callable[[], Replay]]:
        """A table and how to have it replayed as this seat sees it, if this key may see that."""
        table, right = await self.open(id, key)
        record = (await self.stored_game(table)).record()
        if not SPECTATOR <= seat < len(table.chairs):
            raise BadAnswer("core-bad-seat", value=seat, last=len(table.chairs) - 1)
        if table.stage != "over" and seat not in (SPECTATOR, right.seat):
            raise Refused(Reason("room-not-your-eyes", ()))
        return table, lambda: self.replays.of(id, table.game, record)

    # what a seat does

    async def give(self, table: LiveTable, seat: Seat, wanted: payload.Give) -> None:
        """Answers to a question, all or none; the same request twice counts once."""
        async with self.changing(table):
            if (seat, wanted.id) in table.requests:
                return
            if table.table is None:
                raise Refused(Reason("room-not-begun", ()))
            if wanted.question != table.table.question(seat):
                raise Refused(Reason("room-old-question", ()))
            await self._play(table, Answers(seat, tuple(wanted.words), wanted.back), wanted.id)

    async def undo(self, table: LiveTable, seat: Seat, wanted: payload.Undo) -> None:
        """Take the last answer back."""
        async with self.changing(table):
            if (seat, wanted.id) in table.requests:
                return
            if table.table is None:
                raise Refused(Reason("room-not-begun", ()))
            await self._play(table, TakeBack(seat), wanted.id)

    async def _play(self, table: LiveTable, entry: Entry, id: str = "") -> None:
        """Carry out, store, tell."""
        if table.chairs[entry.seat].bot and table.chairs[entry.seat].kind != "bot" and id:
            raise Refused(Reason("room-bot-plays", ()))
        stage = table.stage
        before = table.changed
        await self._store(table, [history.Played.of(entry, id)])
        self.answers += table.changed != before  # what is prepared in secret is counted nowhere
        self.start_timer(table)
        if table.stage != stage:
            table.send_people()
        table.send_updates()
        self.schedule_bots(table)

    async def leave(self, table: LiveTable, seat: Seat, wanted: payload.Leave) -> None:
        """Leave: a bot plays on, the chair waits, or the game goes on without this player."""
        async with self.changing(table):
            if (seat, wanted.id) in table.requests:
                return
            if wanted.how == "out":
                if table.table is None:
                    raise Refused(Reason("room-not-begun", ()))
                await self._play(table, Leave(seat), wanted.id)
                return
            if table.stage == "over":
                raise Refused(Reason("core-game-is-over", table.game.meta.end_rules))
            chair, gone = table.chairs[seat], []
            if table.stage == "waiting":  # nothing has begun: the chair is free again
                left = Seated(chair.kind)
                gone = table.hashes(seat)
            else:
                bot = bot_names(table.game)[-1] if wanted.how == "bot" else ""
                left = Seated(chair.kind, chair.name, bot=bot, taken=True, away=True)
            await self._store(table, [history.Sat(seat, left, wanted.id)], dropped=gone)
            self.start_timer(table)
            if gone:
                own = [connection for connection in table.connections if connection.seat == seat]
                self._close(own, Reason("room-no-table", ()))
            table.send_people()
            table.send_updates()
            self.schedule_bots(table)

    async def come_back(self, table: LiveTable, seat: Seat, wanted: payload.Return) -> None:
        """Sit down again: a bot that played meanwhile stands up."""
        async with self.changing(table):
            if (seat, wanted.id) in table.requests:
                return
            chair = table.chairs[seat]
            if not chair.away:
                return
            await self._store(table, [history.Sat(seat, Seated(chair.kind, chair.name, taken=True), wanted.id)])
            self.start_timer(table)
            table.send_people()
            table.send_updates()

    async def say(self, table: LiveTable, seat: Seat, wanted: payload.Say) -> None:
        """A line of chat; spectators listen."""
        text = " ".join(wanted.text.split())
        if not text or not text.isprintable():
            raise BadInput("room-bad-line")
        async with self.changing(table):
            if (seat, wanted.id) in table.requests:
                return
            await self._store(table, [history.Spoke(seat, table.chairs[seat].name, text, wanted.id)])
            table.send_updates()

    async def rematch(self, table: LiveTable, seat: Seat, wanted: payload.Rematch) -> None:
        """The same people at a new table; their keys open it, too. Asked twice, there is one."""
        async with self.changing(table):
            if (seat, wanted.id) in table.requests or table.next:
                return
            if table.stage != "over":
                raise Refused(Reason("core-game-goes-on", ()))
            chairs = [Seated(c.kind, c.name, c.bot if c.kind == "bot" else "", taken=True) for c in table.chairs]
            made = msgspec.structs.replace(table.setup, seed=secrets.token_hex(16), chairs=chairs)
            fresh, first = self._first(new_id(), made, dict(table.keys))
            again = table.change([history.Again(seat, fresh.id, wanted.id)], time.time())
            await self.store.append(first, again)  # both or none
            self._register(fresh)
            table.send_people()

    def why(self, table: LiveTable, seat: Seat, word: str) -> payload.Reason | None:
        """Why a seat may not give an answer."""
        if table.table is None:
            return encoding.reason(Reason("room-not-begun", ()))
        found = table.table.why_not(seat, word)
        return encoding.reason(found) if found is not None else None

    def why_undo(self, table: LiveTable, seat: Seat) -> payload.Reason | None:
        """Why a seat may not take its last answer back."""
        if table.table is None:
            return encoding.reason(Reason("room-not-begun", ()))
        found = table.table.why_not_undo(seat)
        return encoding.reason(found) if found is not None else None

    def look(self, table: LiveTable, connection: Connection, of: str) -> msgspec.Raw:
        """What can be seen ahead from the view a client has. It takes less time than the way to a thread and back."""
        view = connection.view
        if view is None:
            raise Refused(Reason("room-not-begun", ()))
        return encoding.raw(table.game.look(view, of))

    # those who are connected

    async def connect(self, table: LiveTable, connection: Connection, key: str) -> None:
        """A connection begins: it is told where it is, what it missed, and the others that it is here."""
        async with self.holding(table):
            right = table.right_of(hash_of(key) if key else "")
            if right is None or right.role == "invitation":
                raise Missing("room-no-table")
            connection.seat = right.seat
            table.connections.add(connection)
            connection.send(payload.Welcome(payload.PROTOCOL, table.info(), connection.seat, table.names))
            table.send_update(connection)
            if connection.seat != SPECTATOR:
                table.send_people()

    def disconnect(self, table: LiveTable, connection: Connection) -> None:
        """A connection has ended."""
        if connection in table.connections:
            table.connections.discard(connection)
            table.touched = time.monotonic()
            if connection.seat != SPECTATOR and not any(other.seat == connection.seat for other in table.connections):
                table.send_people()

    # timers

    def start_timer(self, table: LiveTable) -> None:
        """Give those who are asked now their time, if this table limits it; a new question brings new time.

        What led to the question is shown in the page first: that takes nothing of anybody's time.
        """
        if not table.seconds or not table.people_asked():
            table.stop_timer()
            return
        assert table.table is not None
        phase = int(table.table.state.phase)
        if table.timer is not None and table.timer_phase == phase:
            return
        table.stop_timer()
        loop = asyncio.get_running_loop()
        events = table.table.event_count(SPECTATOR)
        fresh = events - table.timer_events if table.timer_events >= 0 else 0
        table.timer_phase, table.timer_events = phase, events
        table.due = loop.time() + table.seconds + min(LONGEST_SHOW, SHOW * fresh)
        table.timer = loop.call_at(table.due, self._on_timer, table, phase)

    def _on_timer(self, table: LiveTable, phase: int) -> None:
        table.timer = None
        self._start(self._apply_timeouts(table, phase))

    async def _apply_timeouts(self, table: LiveTable, phase: int) -> None:
        """Answer for everybody who has not: a timeout is an answer that the server gives for a seat."""
        with contextlib.suppress(Refused, BadAnswer):
            async with self.changing(table):
                for seat in table.people_asked():
                    game = table.table
                    if game is None or int(game.state.phase) != phase or seat not in game.asked:
                        break
                    code = int(table.game.rules.timeout(game.state, seat))
                    if code >= 0:
                        await self._play(table, Answers(seat, (table.game.action(code).word,)))

    # bots

    def schedule_bots(self, table: LiveTable) -> None:
        """Have the bots of a table answer, if they are asked and do not think already."""
        if table.bots_asked() and (table.thinking is None or table.thinking.done()):
            table.thinking = self._start(self._bots_play(table))

    async def _bots_play(self, table: LiveTable) -> None:
        """One answer after the other, until people are asked."""
        while self.live.get(table.id) is table and (asked := table.bots_asked()):
            assert table.table is not None
            seat, question = asked[0], table.table.question(asked[0])
            level, seed = table.chairs[seat].bot, bot_seed(table.table.seed, seat)
            view, legal = table.table.view(seat), [action.code for action in table.table.legal(seat)]
            code = await self.workers.choose(table.game.name, table.id, seat, level, seed, view, legal)
            word = table.game.action(code).word
            with contextlib.suppress(Refused, BadAnswer):
                async with self.changing(table):
                    if table.table.question(seat) == question and table.chairs[seat].bot:
                        await self._play(table, Answers(seat, (word,)))

    async def close(self) -> None:
        """Stop thinking and keep what is known."""
        tables = [table for table in self.live.values() if not table.lock.locked()]
        for table in list(self.live.values()):
            self.evict(table)
        await self._let_rest(*tables)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.store.close()
