"""The store: a change is kept as a whole or not at all, and what is kept survives."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command

from igroteka.core.errors import BadInput
from igroteka.core.record import Answers, Leave, TakeBack
from igroteka.server import history, migrations
from igroteka.server.sqlite import SCHEMA, SqliteStore, Waiting, connect, prepare
from igroteka.server.store import HEAD, Append, Right, Snapshot, StoreFailed, Summary, hash_of
from tests.server.client import PATIENCE

TABLE = "aaaaaaaaaaaa"
OTHER = "bbbbbbbbbbbb"


def summary(stage: str = "waiting", public: bool = True, changed: float = 1.0, info: bytes = b"{}") -> Summary:
    return Summary("fourinarow", stage, public, changed, info)


def change(table: str, first: int, *rows: bytes, **more: Any) -> Append:
    return Append(table, first, rows, 1.0, summary(), **more)


async def bodies(store: SqliteStore, table: str) -> list[bytes]:
    stored = await store.load(table)
    return [body for _, body in stored.rows] if stored else []


class Slow:
    """Keeps the writer busy until it is let go, so that changes pile up behind it; counts transactions."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = threading.Event()
        self.batches: list[int] = []
        write = store._write

        def slowly(waiting: list[Waiting]) -> Exception | None:
            self.batches.append(len(waiting))
            self.gate.wait(PATIENCE)
            return write(waiting)

        monkeypatch.setattr(store, "_write", slowly)


async def test_changes_that_wait_are_stored_in_one_transaction(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(file)
    slow = Slow(store, monkeypatch)
    first = asyncio.create_task(store.append(change(TABLE, 0, b"0")))
    while not slow.batches:
        await asyncio.sleep(0.001)

    waiting = [asyncio.create_task(store.append(change(TABLE, number, b"%d" % number))) for number in range(1, 50)]
    await asyncio.sleep(0)
    slow.gate.set()
    await asyncio.gather(first, *waiting)

    assert slow.batches == [1, 49]
    assert await bodies(store, TABLE) == [b"%d" % number for number in range(50)]
    await store.close()


async def test_a_change_that_fails_does_not_take_the_others_with_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(file)
    slow = Slow(store, monkeypatch)
    tasks = [asyncio.create_task(store.append(change(TABLE, 0, b"0")))]
    while not slow.batches:
        await asyncio.sleep(0.001)

    bad = change(TABLE, 0, b"again")  # this number is taken
    tasks += [asyncio.create_task(store.append(one)) for one in (change(OTHER, 0, b"x"), bad, change(TABLE, 1, b"1"))]
    await asyncio.sleep(0)
    slow.gate.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), StoreFailed, type(None)]
    assert await bodies(store, TABLE) == [b"0", b"1"]
    assert await bodies(store, OTHER) == [b"x"]
    await store.close()


async def test_changes_given_together_are_stored_together_or_not_at_all(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0"))

    with pytest.raises(StoreFailed):
        await store.append(change(OTHER, 0, b"x", keys={"h": Right("chair", 0)}), change(TABLE, 0, b"taken"))

    assert await store.load(OTHER) is None
    assert await store.mine([(OTHER, "h")]) == []
    assert await store.count() == {"waiting": 1}
    await store.close()


async def test_a_row_that_breaks_leaves_nothing_of_its_change(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0"))

    with pytest.raises(StoreFailed):  # the second of its rows has a number that is taken
        await store.append(change(TABLE, -1, b"new", b"taken", keys={"h": Right("chair", 0)}))

    assert await bodies(store, TABLE) == [b"0"]
    assert await store.mine([(TABLE, "h")]) == []
    await store.close()


async def test_a_file_is_opened_again_with_all_that_was_stored(file: Path) -> None:
    store = SqliteStore(file)
    kept = Snapshot(2, b"packed")
    await store.append(change(TABLE, 0, b"0", b"1", keys={"h": Right("chair", 1)}, snapshot=kept))
    await store.close()

    store = SqliteStore(file)
    stored = await store.load(TABLE)

    assert stored is not None
    assert stored.rows == [(1.0, b"0"), (1.0, b"1")]
    assert stored.keys == {"h": Right("chair", 1)}
    assert stored.snapshot == kept
    await store.close()


async def test_what_is_waiting_is_stored_before_the_store_closes(file: Path) -> None:
    store = SqliteStore(file)
    tasks = [asyncio.create_task(store.append(change(TABLE, number, b"x"))) for number in range(100)]
    await asyncio.sleep(0)

    await store.close()
    await asyncio.gather(*tasks)

    store = SqliteStore(file)
    assert len(await bodies(store, TABLE)) == 100
    await store.close()


async def test_a_change_nobody_waits_for_any_more_is_there_for_the_next_reader(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0"))
    slow = Slow(store, monkeypatch)
    given_up = asyncio.create_task(store.append(change(TABLE, 1, b"1")))
    while not slow.batches:
        await asyncio.sleep(0.001)

    given_up.cancel()
    reading = asyncio.create_task(bodies(store, TABLE))
    await asyncio.sleep(0.02)
    slow.gate.set()

    assert await reading == [b"0", b"1"]
    await store.close()


async def test_keys_are_found_by_table_and_hash_until_they_are_dropped(file: Path) -> None:
    store = SqliteStore(file)
    mine, watch = hash_of("mine"), hash_of("watch")
    await store.append(change(TABLE, 0, b"0", keys={mine: Right("chair", 0), watch: Right("watch", -1)}))
    await store.append(change(OTHER, 0, b"0"))

    asked = [(TABLE, mine), (TABLE, watch), (OTHER, mine), (TABLE, "unknown")]
    assert await store.mine(asked) == [(TABLE, Right("chair", 0), b"{}"), (TABLE, Right("watch", -1), b"{}")]

    await store.append(change(TABLE, 1, dropped=(mine,)))
    assert await store.mine(asked) == [(TABLE, Right("watch", -1), b"{}")]
    await store.close()


async def test_the_newest_snapshot_is_kept(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0", snapshot=Snapshot(1, b"old")))
    await store.append(change(TABLE, 1, b"1", snapshot=Snapshot(2, b"new")))

    stored = await store.load(TABLE)

    assert stored is not None
    assert stored.snapshot == Snapshot(2, b"new")
    await store.close()


async def test_a_list_shows_public_tables_those_with_free_chairs_first(file: Path) -> None:
    store = SqliteStore(file)
    for number, (stage, public, changed) in enumerate(
        [("playing", True, 9.0), ("waiting", True, 1.0), ("waiting", True, 2.0), ("waiting", False, 5.0)]
    ):
        info = f"{stage} {changed}".encode()
        await store.append(Append(f"table{number}", 0, (b"0",), 1.0, summary(stage, public, changed, info)))
    await store.append(Append("table9", 0, (b"0",), 1.0, summary("over", True, 10.0)))

    assert await store.public(10) == [b"waiting 2.0", b"waiting 1.0", b"playing 9.0"]
    assert await store.public(1) == [b"waiting 2.0"]
    assert await store.count() == {"over": 1, "playing": 1, "waiting": 3}
    await store.close()


async def test_a_writer_lives_on_after_a_failure(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0"))
    store._writing.execute("pragma query_only=on")  # as if the disk could not be written

    with pytest.raises(StoreFailed):
        await store.append(change(TABLE, 1, b"1"))

    store._writing.execute("pragma query_only=off")
    await store.append(change(TABLE, 1, b"1"))
    assert await bodies(store, TABLE) == [b"0", b"1"]
    await store.close()


async def test_a_full_disk_stores_nothing_and_is_told(file: Path) -> None:
    store = SqliteStore(file)
    await store.append(change(TABLE, 0, b"0"))
    pages = store._writing.execute("pragma page_count").fetchone()[0]
    store._writing.execute(f"pragma max_page_count={pages}")

    with pytest.raises(StoreFailed, match="full"):
        await store.append(change(TABLE, 1, b"x" * 100_000, keys={"h": Right("chair", 0)}))

    assert await bodies(store, TABLE) == [b"0"]
    store._writing.execute("pragma max_page_count=1000000")
    await store.append(change(TABLE, 1, b"1"))
    assert await bodies(store, TABLE) == [b"0", b"1"]
    await store.close()


# the file


def tables_of(path: Path) -> list[str]:
    database = sqlite3.connect(path)
    found = [row[0] for row in database.execute("select sql from sqlite_master where sql is not null order by name")]
    database.close()
    return [re.sub(r"\s+", " ", text) for text in found]


def test_migrations_go_up_down_and_up_again(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    prepare(path)
    whole = tables_of(path)
    config = migrations.config(f"sqlite:///{path}")

    command.downgrade(config, "base")
    nothing = tables_of(path)
    command.upgrade(config, "head")

    assert len(whole) > 4
    assert [text for text in nothing if "alembic" not in text] == []
    assert tables_of(path) == whole


def test_rows_of_an_older_log_are_read_after_the_migration(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    config = migrations.config(f"sqlite:///{path}")
    command.upgrade(config, "0001")
    old: list[dict[str, object]] = [
        {"type": "began", "names": ["A"]},
        {"type": "answer", "seat": 0, "word": "drop:a", "id": "x"},
        {"type": "undo", "seat": 0},
        {"type": "out", "seat": 1, "id": "y"},
    ]
    database = sqlite3.connect(path)
    for number, row in enumerate(old):
        database.execute("insert into log values ('t', ?, 0.0, ?)", (number, msgspec.json.encode(row)))
    database.commit()

    command.upgrade(config, "head")

    bodies = [body for (body,) in database.execute("select body from log order by number")]
    assert [history.decode(body) for body in bodies] == [
        history.Began(["A"]),
        history.Played.of(Answers(0, ("drop:a",)), "x"),
        history.Played.of(TakeBack(0)),
        history.Played.of(Leave(1), "y"),
    ]
    command.downgrade(config, "0001")
    again = [msgspec.json.decode(body) for (body,) in database.execute("select body from log order by number")]
    assert again == [old[0], old[1], old[2] | {"id": ""}, old[3]]
    database.close()


def test_the_version_the_store_expects_is_the_newest_migration() -> None:
    assert migrations.head() == HEAD


def test_a_file_that_is_up_to_date_is_opened_without_a_migration(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "upgrade", lambda *arguments: pytest.fail("nothing was to be done"))
    prepare(file)


def test_a_file_is_kept_from_other_users_of_the_machine(file: Path) -> None:
    file.chmod(0o644)
    prepare(file)
    assert file.stat().st_mode & 0o777 == 0o600


def make_newer(path: Path) -> None:
    database = connect(path)
    database.execute("update alembic_version set version_num = '9999'")
    database.close()


def make_garbage(path: Path) -> None:
    path.write_bytes(b"This is no database, however often it is asked. " * 100)


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (make_newer, r"written by a newer version \(step 9999\)"),
        (make_garbage, "cannot be used as a database: file is not a database"),
        (make_folder, "cannot be used as a database: unable to open database file"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence(
    file: Path,
    spoil: object,
    sentence: str,
) -> None:
    assert callable(spoil)
    spoil(file)

    with pytest.raises(BadInput, match=sentence):
        SqliteStore(file)

    arguments = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--lang", "en"]
    ran = subprocess.run(
        [*arguments, "--database", f"sqlite:///{file}"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert re.search(sentence, ran.stderr)
    assert ran.stderr.count("\n") == 1


def test_two_rooms_never_share_a_file(file: Path) -> None:
    from igroteka.server.run import lock_database

    held = lock_database(file)
    with pytest.raises(BadInput, match="used by another room"):
        lock_database(file)
    held.close()
    lock_database(file).close()


def test_a_new_file_gets_what_all_migrations_together_make() -> None:
    assert SCHEMA.read_text("utf-8") == migrations.schema(), "run python -m igroteka.server.migrations"
