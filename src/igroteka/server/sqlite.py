"""Tables in one SQLite file: a single thread writes, and takes all that is waiting into one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from igroteka.core.errors import BadInput
from igroteka.core.record import why
from igroteka.server.store import HEAD, Append, EventStore, Right, Snapshot, Stored, StoreFailed

SCHEMA = Path(__file__).parent / "migrations" / "schema.sql"  # what all migrations together make
MOST = 500  # changes in one transaction
PRAGMAS = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on")

T = TypeVar("T")


def connect(path: Path) -> sqlite3.Connection:
    """Open the file with full durability."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        database.execute(f"pragma {pragma}")
    return database


def prepare(path: Path) -> None:
    """Make the file and bring its tables up to date; one sentence if that is impossible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        database = connect(path)
        path.chmod(0o600)  # it holds seeds and hands of games that go on
        try:
            if not database.execute("select 1 from sqlite_master").fetchone():
                database.executescript(f"begin immediate; {SCHEMA.read_text(encoding='utf-8')} commit;")
            found = _version(database)
        finally:
            database.close()
        if found != HEAD:
            from igroteka.server.migrations import upgrade

            upgrade(f"sqlite:///{path}", found)
    except (OSError, sqlite3.Error) as error:
        said = why(error) if isinstance(error, OSError) else str(error)
        raise BadInput("room-bad-database", file=path, why=said) from error


def _version(database: sqlite3.Connection) -> str:
    """The last migration this file has seen; "" if none."""
    known = database.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone()
    row = database.execute("select version_num from alembic_version").fetchone() if known else None
    return str(row[0]) if row else ""


@dataclass(frozen=True)
class Waiting:
    """Changes to be stored, and who waits for it."""

    changes: tuple[Append, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def finish(self, error: Exception | None) -> None:
        """Tell the waiting one, in its own thread."""

        def tell() -> None:
            if self.done.cancelled():
                return
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(StoreFailed(str(error)))

        self.loop.call_soon_threadsafe(tell)


class SqliteStore(EventStore):
    """The default store: needs nothing but a file."""

    def __init__(self, path: Path) -> None:
        prepare(path)
        self._writing = connect(path)
        self._reading = connect(path)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    # writing

    async def append(self, *changes: Append) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(changes, loop, loop.create_future())
        self._queue.put(waiting)
        await waiting.done

    def _write_all(self) -> None:
        """The writer thread: everything that is waiting goes into one transaction."""
        stop = False
        while not stop:
            batch = [self._queue.get()]
            while batch[-1] is not None and len(batch) < MOST:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            stop = batch[-1] is None
            waiting = [one for one in batch if one is not None]
            if not waiting:
                continue
            error = self._write(waiting)
            if error is None or len(waiting) == 1:
                for one in waiting:
                    one.finish(error)
            else:  # one bad change must not take the others with it
                for one in waiting:
                    one.finish(self._write([one]))

    def _write(self, waiting: list[Waiting]) -> Exception | None:
        database = self._writing
        if not any(one.changes for one in waiting):
            return None
        try:
            database.execute("begin immediate")
            for one in waiting:
                for change in one.changes:
                    _store(database, change)
            database.execute("commit")
        except Exception as error:  # whatever goes wrong, nothing may be half stored and the thread must live
            with contextlib.suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("rollback")
            return error
        return None

    # reading

    async def _read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, look, self._reading)

    async def load(self, table: str) -> Stored | None:
        await self.append()  # whoever gave up waiting may have left a change in the queue: it comes first
        return await self._read(lambda database: _load(database, table))

    async def public(self, limit: int) -> list[bytes]:
        ask = (
            "select info from tables where public and stage <> 'over' "
            "order by stage = 'waiting' desc, changed desc limit ?"
        )
        return await self._read(lambda database: [row[0] for row in database.execute(ask, (limit,))])

    async def mine(self, keys: list[tuple[str, str]]) -> list[tuple[str, Right, bytes]]:
        ask = (
            "select tables.id, role, seat, info from keys join tables on tables.id = keys.table_id "
            "where keys.table_id = ? and keys.hash = ?"
        )

        def look(database: sqlite3.Connection) -> list[tuple[str, Right, bytes]]:
            rows = [row for key in keys for row in database.execute(ask, key)]
            return [(table, Right(role, seat), info) for table, role, seat, info in rows]

        return await self._read(look)

    async def count(self) -> dict[str, int]:
        return await self._read(
            lambda database: dict(database.execute("select stage, count(*) from tables group by 1"))
        )

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()


def _store(database: sqlite3.Connection, change: Append) -> None:
    table = change.table
    s = change.summary
    database.execute(
        "insert into tables (id, game, stage, public, made, changed, info) values (?, ?, ?, ?, ?, ?, ?) "
        "on conflict (id) do update set stage = excluded.stage, public = excluded.public, "
        "changed = excluded.changed, info = excluded.info",
        (table, s.game, s.stage, s.public, s.changed, s.changed, s.info),
    )
    database.executemany(
        "insert into log (table_id, number, time, body) values (?, ?, ?, ?)",
        [(table, number, change.time, body) for number, body in enumerate(change.rows, change.first)],
    )
    database.executemany("delete from keys where table_id = ? and hash = ?", [(table, gone) for gone in change.dropped])
    database.executemany(
        "insert into keys (table_id, hash, role, seat) values (?, ?, ?, ?)",
        [(table, hashed, right.role, right.seat) for hashed, right in change.keys.items()],
    )
    if change.snapshot is not None:
        database.execute(
            "insert into snapshots (table_id, number, body) values (?, ?, ?) "
            "on conflict (table_id) do update set number = excluded.number, body = excluded.body",
            (table, change.snapshot.number, change.snapshot.body),
        )


def _load(database: sqlite3.Connection, table: str) -> Stored | None:
    database.execute("begin")  # one moment for all that is read
    try:
        rows = database.execute("select time, body from log where table_id = ? order by number", (table,)).fetchall()
        keys = database.execute("select hash, role, seat from keys where table_id = ?", (table,)).fetchall()
        kept = database.execute("select number, body from snapshots where table_id = ?", (table,)).fetchone()
        known = database.execute("select changed, stage from tables where id = ?", (table,)).fetchone()
    finally:
        database.execute("commit")
    if not rows:
        return None
    changed, stage = known
    rights = {hashed: Right(role, seat) for hashed, role, seat in keys}
    return Stored(rows, rights, Snapshot(*kept) if kept else None, changed, stage == "over")
