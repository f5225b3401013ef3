"""Trying to break the room: races, lost connections, full disks, dying bots, restarts, and snapshots."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.server import history, live, payload, room, snapshot
from igroteka.server.live import LiveTable
from igroteka.server.store import Append, StoreFailed
from igroteka.server.workers import Workers
from tests.processes import children_of, is_alive
from tests.server.client import BOB, ME, OPEN, PATIENCE, RANDOM, Hall, Player, Server, Visitor, hall, seated


async def everybody_has(players: list[Player], count: int) -> None:
    for player in players:
        await player.until_told(count)


def rows_of(database: Path, table: str) -> list[history.Row]:
    connection = sqlite3.connect(database)
    found = connection.execute("select body from log where table_id = ? order by number", (table,)).fetchall()
    connection.close()
    return [history.decode(body) for (body,) in found]


# the store fails


@contextlib.contextmanager
def broken_disk(here: Hall) -> Iterator[None]:
    """While this lasts, nothing can be written."""
    store: Any = here.room.store
    store._writing.execute("pragma query_only=on")
    try:
        yield
    finally:
        store._writing.execute("pragma query_only=off")


async def test_what_cannot_be_stored_is_refused_and_changes_nothing(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            welcomes = second.welcomes
            with broken_disk(here):
                refused = await first.answer("drop:a")
            assert isinstance(refused, payload.Refused)
            assert refused.reason.message == "room-not-stored"
            await second.until_welcomed(welcomes)  # the table was set up anew
            assert len(second.has.events) == 0
            assert second.now.asked == [0]

            assert isinstance(await first.answer("drop:b"), payload.Done)
            await everybody_has([first, second], 1)
        assert [row.entry for row in rows_of(file, made.table.id) if isinstance(row, history.Played)] == ["drop:b"]


async def test_over_http_too_nothing_is_changed_that_cannot_be_stored(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        with broken_disk(here):
            reply = await here.visitor.ask("POST", f"/api/tables/{made.table.id}/join", payload.Join("Bob"))
            assert reply.status_code == 409
            assert "room-not-stored" in reply.text
            assert (await here.visitor.ask("POST", "/api/tables", payload.NewTable("fourinarow", [ME, BOB]))).is_error
            assert not (await here.visitor.info(made.table.id)).chairs[1].taken
        assert (await here.visitor.join(made.table.id, "Bob")).table.stage == "playing"
        assert await here.room.store.count() == {"playing": 1}


async def test_a_rematch_that_cannot_be_stored_leaves_no_table_behind(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        players = seated(here.address, made)
        async with players[0], players[1]:
            for word in ("a", "b", "a", "b", "a", "b", "a"):
                player = players[players[0].now.asked[0]]
                count = len(player.has.events)
                await player.answer(f"drop:{word}")
                await everybody_has(players, count + 1)
            append = here.room.store.append

            async def not_the_old_one(*changes: Append) -> None:
                if any(change.table == made.table.id for change in changes):
                    raise StoreFailed("planted")
                await append(*changes)

            with monkeypatch.context() as patch:
                patch.setattr(here.room.store, "append", not_the_old_one)
                assert isinstance(await players[0].rematch(), payload.Refused)
            assert await here.room.store.count() == {"over": 1}
            assert isinstance(await players[0].rematch(), payload.Done)
        assert await here.room.store.count() == {"over": 1, "playing": 1}


async def test_a_bot_goes_on_after_the_disk_could_not_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, failed = asyncio.Event(), asyncio.Event()
    gate.set()

    async def choose(pool: Workers, *arguments: Any) -> int:
        await gate.wait()
        legal: list[int] = arguments[-1]
        return legal[0]

    monkeypatch.setattr(Workers, "choose", choose)
    async with hall(file) as here:
        append = here.room.store.append

        async def noticed(*changes: Append) -> None:
            try:
                await append(*changes)
            except StoreFailed:
                failed.set()
                raise

        monkeypatch.setattr(here.room.store, "append", noticed)
        made = await here.visitor.make(chairs=[RANDOM, ME])
        async with here.player(made.table.id, made.keys[0].key) as player:
            await player.until_asked()
            gate.clear()
            await player.answer(player.legal[0])
            with broken_disk(here):
                gate.set()
                await failed.wait()
            async with here.player(made.table.id, made.keys[0].key):
                await player.until_asked()


# cancelled in the middle


async def test_a_change_that_is_cancelled_while_it_is_stored_counts_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        table = await here.room.get(made.table.id)
        store: Any = here.room.store
        write, slow, gate = store._write, [], threading.Event()

        def slowly(waiting: Any) -> Any:
            if any(one.changes for one in waiting):
                slow.append(1)
                gate.wait(PATIENCE)
            return write(waiting)

        monkeypatch.setattr(store, "_write", slowly)
        wish = payload.Give("x", 0, ["drop:a"])
        task = asyncio.create_task(here.room.give(table, 0, wish))
        while not slow:
            await asyncio.sleep(0.001)
        task.cancel()
        gate.set()
        await asyncio.gather(task, return_exceptions=True)

        again = await here.room.get(made.table.id)
        assert again is not table
        await here.room.give(again, 0, wish)  # as a client would that never heard of it
        assert again.table is not None
        assert again.table.count == 1
        rows = rows_of(file, made.table.id)
        assert [type(row).__name__ for row in rows] == ["Made", "Began", "Played"]


async def test_an_answer_on_its_way_while_its_table_is_put_away_is_given_at_the_new_one(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            for number in range(10):
                player, other = (first, second) if first.now.asked == [0] else (second, first)
                asking = asyncio.create_task(player.answer(f"drop:{'abcdefg'[number % 7]}"))
                if number % 2:
                    await asyncio.sleep(0)
                here.room.evict(await here.room.get(made.table.id))
                assert isinstance(await asking, payload.Done)
                await everybody_has([player, other], number + 1)
        rows = rows_of(file, made.table.id)
        assert sum(isinstance(row, history.Played) for row in rows) == 10


async def until_waiting(lock: asyncio.Lock, count: int) -> None:
    """Wait until so many wait for a lock."""
    while len(lock._waiters or ()) < count:
        await asyncio.sleep(0.001)


async def test_who_arrives_while_the_chair_changes_hands_sees_nothing_of_it(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, OPEN])
        bob = await here.visitor.join(made.table.id, "Bob")
        async with here.player(made.table.id, bob.key.key) as second:
            await second.leave("wait")
        table = await here.room.get(made.table.id)
        async with table.lock:  # both wait at the door: first the one who takes over, then the old one
            joining = asyncio.create_task(here.visitor.join(made.table.id, "Eve"))
            await until_waiting(table.lock, 1)
            late = here.player(made.table.id, bob.key.key)
            late.start()
            await until_waiting(table.lock, 2)
        assert (await joining).key.seat == 1
        while late.has.closing is None:
            await asyncio.sleep(0.01)
        assert late.welcomes == 0
        assert late.has.closing.reason.message == "room-no-table"
        await late.disconnect()


async def test_a_table_is_loaded_once_for_all_who_come_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        here.room.evict(await here.room.get(made.table.id))
        loads, load = [], here.room.store.load

        async def counted(table: str) -> Any:
            loads.append(table)
            await asyncio.sleep(0.02)
            return await load(table)

        monkeypatch.setattr(here.room.store, "load", counted)
        tables = await asyncio.gather(*(here.room.get(made.table.id) for _ in range(20)))
        assert len(loads) == 1
        assert len({id(table) for table in tables}) == 1
        assert here.room.loading == {}


async def test_a_table_that_cannot_be_loaded_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        here.room.evict(await here.room.get(made.table.id))

        async def fail(table: str) -> Any:
            raise StoreFailed("planted")

        with monkeypatch.context() as failing:
            failing.setattr(here.room.store, "load", fail)
            with pytest.raises(StoreFailed):
                await here.room.get(made.table.id)
        assert here.room.loading == {}
        assert (await here.room.get(made.table.id)).id == made.table.id


async def test_tables_nobody_visits_are_put_away_and_come_back(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = [await here.visitor.make() for _ in range(2)]
        async with here.player(made[0].table.id, made[0].keys[0].key) as player:
            monkeypatch.setattr(room, "IDLE", -1.0)
            here.room.evict_idle()
            assert list(here.room.live) == [made[0].table.id]
            assert isinstance(await player.answer("drop:a"), payload.Done)
        assert (await here.visitor.info(made[1].table.id, made[1].watch)).stage == "playing"


async def test_many_idle_spectators_do_not_disturb_a_game(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        bob = await here.visitor.join(made.table.id, "Bob")
        watchers = [here.player(made.table.id) for _ in range(100)]
        for watcher in watchers:
            watcher.start()
        for watcher in watchers:
            await watcher.until_begun()
        async with (
            here.player(made.table.id, made.keys[0].key) as first,
            here.player(made.table.id, bob.key.key) as second,
        ):
            await first.answer("drop:a")
            await everybody_has([first, second, *watchers], 1)
        for watcher in watchers:
            await watcher.disconnect()
        while here.web.sockets:
            await asyncio.sleep(0.01)
        assert here.room.live[made.table.id].connections == set()


async def test_leaving_while_a_bot_thinks_and_coming_back_keeps_the_game_going(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, thought = asyncio.Event(), asyncio.Event()

    async def choose(pool: Workers, *arguments: Any) -> int:
        await gate.wait()
        thought.set()
        legal: list[int] = arguments[-1]
        return legal[0]

    monkeypatch.setattr(Workers, "choose", choose)
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert isinstance(await first.leave("bot"), payload.Done)  # its bot begins to think
            assert isinstance(await second.leave("bot"), payload.Done)
            assert isinstance(await first.come_back(), payload.Done)
            gate.set()
            await thought.wait()
            await first.say("I am back")  # stored behind whatever the bot would have answered
            assert first.now.asked == [0]  # what the bot thought up counts no more
            assert isinstance(await first.answer("drop:g"), payload.Done)
            await everybody_has([first, second], 2)
            assert first.now.asked == [0]


# restarts


async def until_ended(pids: list[int]) -> None:
    """Wait until these processes have ended."""
    async with asyncio.timeout(PATIENCE):
        while any(map(is_alive, pids)):
            await asyncio.sleep(0.05)


async def test_a_server_that_is_told_to_stop_ends_well(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        async with Visitor(server.address) as visitor:
            made = await visitor.make(chairs=[ME, BOB])
            bots = await visitor.make(chairs=[RANDOM, RANDOM])
        players = seated(server.address, made)
        async with players[0], players[1]:
            await players[0].answer("drop:a")
            workers = children_of(server.pid)
            assert await asyncio.to_thread(server.stop) == 0
        assert workers
        await until_ended(workers)
        _, *complaints = server.said.read_text().splitlines()  # the first line is its address
        assert [line for line in complaints if "graceful shutdown exceeded" not in line] == []  # on a busy machine
        assert any(isinstance(row, history.Played) for row in rows_of(server.database, made.table.id))
        assert rows_of(server.database, bots.table.id)


async def test_a_server_that_is_killed_in_the_middle_of_a_turn_forgets_nothing_and_leaves_no_process(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path)
    with server:
        async with Visitor(server.address) as visitor:
            made = await visitor.make("algoracing", [ME, BOB], {"first_player": "seat1"})
        players = seated(server.address, made)
        async with players[0], players[1]:
            for player in reversed(players):  # bases are chosen in this order
                await player.until_asked()
                await player.answer(player.legal[0])
            await players[0].until(lambda: "pass" in players[0].legal)
            for _ in range(2):
                lay = next(word for word in players[0].legal if word.startswith("lay:"))
                before = players[0].now.question
                assert isinstance(await players[0].answer(lay), payload.Done)
                await players[0].until_after(before)
            draft, legal, question = players[0].has.view, players[0].legal, players[0].now.question
            workers, welcomes = children_of(server.pid), [player.welcomes for player in players]

            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

            for player, known in zip(players, welcomes):
                await player.until_welcomed(known)
            await players[0].until(lambda: players[0].now.moments == [])
            assert (players[0].has.view, players[0].legal, players[0].now.question) == (draft, legal, question)
            assert isinstance(await players[0].undo(), payload.Done)
            assert isinstance(await players[0].answer("run"), payload.Done)
            await players[1].until_asked()
        assert workers
        await until_ended(workers)


# snapshots


async def long_game(here: Hall, answers: int) -> payload.Made:
    """A game with so many answers and some takebacks in its log."""
    made = await here.visitor.make("algoracing", [ME, BOB], seed="3")
    table = await here.room.get(made.table.id)
    rng = random.Random(3)
    for number in range(answers):
        assert table.table is not None
        seat = table.table.asked[0]
        if rng.random() < 0.1 and table.table.why_not_undo(seat) is None:
            await here.room.undo(table, seat, payload.Undo(f"u{number}"))
            continue
        word = rng.choice(table.table.legal(seat)).word
        await here.room.give(table, seat, payload.Give(f"a{number}", table.table.question(seat), [word]))
    return made


def whole(table: LiveTable) -> list[object]:
    """All that can be known of a table."""
    game = table.table
    assert game is not None
    seats = [-1, *range(game.seats)]
    return [
        game.fingerprint(),
        game.record().dumps(),
        [game.events(seat) for seat in seats],
        [game.question(seat) for seat in seats],
        [game.why_not_undo(seat) for seat in seats],
        [game.view(seat) for seat in seats],
        list(game.log),
        table.requests,
        table.stage,
        table.rows,
        table.changed,
    ]


@pytest.mark.parametrize("answers", [63, 64, 65, 150])
async def test_a_table_rebuilt_from_a_snapshot_is_the_one_rebuilt_from_its_log(file: Path, answers: int) -> None:
    async with hall(file) as here:
        made = await long_game(here, answers)
        stored = await here.room.store.load(made.table.id)
        assert stored is not None
        assert (stored.snapshot is not None) is (answers >= live.SNAPSHOT_EVERY)
        now = here.room.live[made.table.id]
        quick, slow = LiveTable(made.table.id), LiveTable(made.table.id)
        quick.rebuild(stored)
        slow.rebuild(replace(stored, snapshot=None))

        assert whole(quick) == whole(slow) == whole(now)
        assert quick.table is not None
        assert slow.table is not None
        while quick.table.why_not_undo(quick.table.asked[0]) is None:
            for table in (quick.table, slow.table):
                table.undo(table.asked[0])
            assert whole(quick) == whole(slow)
        rng = random.Random(9)
        for _ in range(20):
            word = rng.choice(quick.table.legal(quick.table.asked[0])).word
            for table in (quick.table, slow.table):
                table.answer(table.asked[0], word)
        assert whole(quick) == whole(slow)


@pytest.mark.parametrize("spoilt", ["format", "build", "rules", "nonsense", "cut"])
async def test_a_snapshot_of_another_build_is_not_used(
    file: Path, monkeypatch: pytest.MonkeyPatch, spoilt: str
) -> None:
    async with hall(file) as here:
        made = await long_game(here, 100)
        stored = await here.room.store.load(made.table.id)
        assert stored is not None
        assert stored.snapshot is not None
        body = stored.snapshot.body
        if spoilt == "format":
            monkeypatch.setattr(snapshot, "FORMAT", snapshot.FORMAT + 1)
        elif spoilt == "build":
            monkeypatch.setattr(snapshot, "BUILD", "another")
        elif spoilt == "rules":
            packed = msgspec.msgpack.decode(zlib.decompress(body))
            packed[1] += 1
            body = zlib.compress(msgspec.msgpack.encode(packed))
        else:
            body = {"nonsense": b"nonsense", "cut": body[: len(body) // 2]}[spoilt]
        rebuilt = LiveTable(made.table.id)
        rebuilt.rebuild(replace(stored, snapshot=replace(stored.snapshot, body=body)))

        assert whole(rebuilt) == whole(here.room.live[made.table.id])
        assert rebuilt.packed == 0


async def test_a_change_is_taken_in_whole_or_the_table_is_set_up_anew(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        table = await here.room.get(made.table.id)

        async def fails(*changes: Append) -> None:
            raise StoreFailed("planted")

        with monkeypatch.context() as patch:
            patch.setattr(here.room.store, "append", fails)
            with pytest.raises(Exception, match="could not be stored"):
                await here.room.give(table, 0, payload.Give("x", 0, ["drop:a"]))
        assert made.table.id not in here.room.live
        again = await here.room.get(made.table.id)
        assert again.table is not None
        assert again.table.count == 0
