"""What one client may ask for, where it must come from, and what is never written down."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from igroteka.server import app, payload, sockets
from igroteka.server.app import HEADERS
from igroteka.server.limits import REMEMBERED, Bucket, Buckets
from igroteka.server.settings import Limits
from igroteka.server.sockets import FEW, Socket
from tests.server.client import BOB, ME, OPEN, PERSON, Hall, Lost, Player, Server, Visitor, hall, seated


class Clock:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_clients_do_not_spend_what_others_may() -> None:
    buckets = Buckets(1, 1, Clock())
    assert [buckets.take(client) for client in ("a", "a", "b", "b")] == [True, False, True, False]


def test_only_so_many_clients_are_remembered() -> None:
    buckets = Buckets(1, 1, Clock())
    for number in range(REMEMBERED + 10):
        buckets.take(str(number))
    assert not buckets.take(str(REMEMBERED + 9))
    assert buckets.take("0")


async def problem(visitor: Visitor, method: str, path: str, body: object = None, **more: Any) -> tuple[int, str]:

    reply = await visitor.ask(method, path, body, **more)
    return reply.status_code, msgspec.json.decode(reply.content, type=payload.Problem).message


async def test_a_body_that_is_too_long_is_refused(file: Path) -> None:
    async with hall(file, Limits(body=1000, upload=2000)) as here:
        assert await problem(here.visitor, "POST", "/api/tables", b" " * 1001) == (413, "room-too-large")
        assert await problem(here.visitor, "POST", "/api/tables", b" " * 1000) == (400, "room-bad-request")
        assert await problem(here.visitor, "POST", "/api/uploads", b" " * 1500) == (400, "room-bad-request")
        assert await problem(here.visitor, "POST", "/api/uploads", b" " * 2001) == (413, "room-too-large")


async def test_a_client_can_make_only_so_many_tables(file: Path) -> None:
    async with hall(file, Limits(tables=2)) as here:
        for _ in range(2):
            await here.visitor.make()
        wanted = payload.NewTable("fourinarow", [ME, BOB])
        assert await problem(here.visitor, "POST", "/api/tables", wanted) == (429, "room-too-many-tables")
        assert await problem(here.visitor, "POST", "/api/uploads", payload.Upload("{}")) == (
            429,
            "room-too-many-tables",
        )
        assert await here.room.store.count() == {"playing": 2}


async def test_a_client_can_ask_only_so_often(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(app, "Buckets", partial(Buckets, clock=clock))
    async with hall(file, Limits(requests=1)) as here:
        codes = [(await here.visitor.ask("GET", "/api/tables")).status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        clock.now = 1.0
        assert (await here.visitor.ask("GET", "/api/tables")).status_code == 200
        assert await problem(here.visitor, "GET", "/api/tables") == (429, "room-too-fast")
        assert (await here.visitor.ask("GET", "/health")).status_code == 200


async def test_a_client_can_say_only_so_much(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "Bucket", partial(Bucket, clock=Clock()))
    async with hall(file, Limits(messages=2)) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with second:
            await first.__aenter__()
            first.comes_back = False
            for number in range(10):
                await first.send(f'{{"type": "why", "id": "{number}", "word": "drop:a"}}')
            with pytest.raises(Lost):
                await first.until(lambda: False)
            assert first.has.closing == payload.Closing(payload.Reason("room-too-fast", {}, []), True)
            assert isinstance(await second.say("I was not"), payload.Done)


async def test_a_client_can_open_only_so_many_sockets(file: Path) -> None:
    async with hall(file, Limits(sockets=2)) as here:
        made = await here.visitor.make()
        players = [here.player(made.table.id, made.watch) for _ in range(3)]
        await players[0].__aenter__()
        await players[1].__aenter__()
        with pytest.raises(Lost):
            await players[2].__aenter__()
        assert players[2].has.closing == payload.Closing(payload.Reason("room-too-many-sockets", {}, []), False)
        await players[0].disconnect()
        while here.web.sockets["127.0.0.1"] > 1:
            await asyncio.sleep(0.01)
        async with here.player(made.table.id, made.watch):
            pass
        await players[1].disconnect()
        while here.web.sockets:
            await asyncio.sleep(0.01)


async def test_who_does_not_read_is_cut_off_and_nothing_piles_up() -> None:
    socket = Socket(most=1000)
    message = payload.Done("x" * 40)
    for _ in range(1000):
        socket.send(message)
    assert socket.closed
    assert await socket.next() is None


async def test_the_past_of_a_table_is_sent_however_long_it_is() -> None:
    socket = Socket(most=1000)
    socket.send(payload.Done("x" * 5000))
    for _ in range(FEW):
        socket.send(payload.Done("y"))
    assert not socket.closed
    assert len(await socket.next() or "") > 5000
    for _ in range(FEW):
        await socket.next()
    socket.send(payload.Done("z"))
    assert not socket.closed


# where a request comes from


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:1"}, 200),
        ({"Host": "[::1]:1"}, 200),
        ({"Host": "play.example.org"}, 200),
        ({"Host": "evil.example.org"}, 403),
        ({"Host": "127.0.0.1.evil.example.org"}, 403),
        ({"Host": "play.example.org:81"}, 403),
        ({"Host": ""}, 403),
        ({"Host": "["}, 403),
        ({"Origin": "https://play.example.org"}, 200),
        ({"Origin": "http://play.example.org"}, 403),
        ({"Origin": "https://evil.example.org"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://["}, 403),
        ({"Host": "localhost:1", "Origin": "http://localhost:1"}, 200),
        ({"Host": "localhost:1", "Origin": "http://localhost:2"}, 403),
    ],
)
async def test_only_our_own_addresses_may_ask(file: Path, headers: dict[str, str], status: int) -> None:
    async with hall(file, origins=("https://play.example.org",)) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        for path in ("/api/tables", "/health", "/api"):
            reply = await here.visitor.ask("GET", path, headers=headers)
            assert reply.status_code == status, path

        if "Host" not in headers:
            assert await knock(here, made.table.id, headers=headers) == (101 if status == 200 else 403)


async def knock(here: Hall, table: str, name: str = "127.0.0.1", headers: dict[str, str] | None = None) -> int:
    """The status with which a socket is let in, or not."""
    port = int(here.address.rpartition(":")[2])
    url = f"ws://{name}:{port}/api/tables/{table}/socket"
    try:
        async with connect(url, proxy=None, host="127.0.0.1", port=port, additional_headers=headers) as line:
            assert line.response is not None
            return line.response.status_code
    except InvalidStatus as error:
        return error.response.status_code


async def test_a_socket_under_a_foreign_name_is_refused(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        assert await knock(here, made.table.id, "evil.example.org") == 403
        assert await knock(here, made.table.id, "localhost") == 101


def check_headers(headers: Any) -> None:
    for name, value in HEADERS.items():
        assert headers.get(name) == value, name
    assert "server" not in headers


async def test_every_reply_tells_browsers_to_be_careful(file: Path) -> None:
    async with hall(file, Limits(body=1024)) as here:
        made = await here.visitor.make()
        table = f"/api/tables/{made.table.id}"
        for method, path, body, sent, status in (
            ("GET", "/api/games", None, {}, 200),
            ("GET", "/api", None, {}, 200),
            ("GET", "/api/openapi.json", None, {}, 200),
            ("GET", f"{table}/record", None, {"Authorization": f"Bearer {made.watch}"}, 200),
            ("GET", table, None, {}, 404),
            ("GET", "/api/nothing", None, {}, 404),
            ("POST", "/api/tables", b"{", {}, 400),
            ("POST", "/api/tables", b" " * 1025, {}, 413),
            ("GET", "/api/tables", None, {"Host": "evil.example.org"}, 403),
            ("GET", "/health", None, {}, 200),
            ("GET", "/metrics", None, {}, 200),
            ("GET", "/assets/nothing.js", None, {}, 404),
            ("GET", "/assets/../../server/app.py", None, {}, None),
            ("GET", "/table/x", None, {}, None),
            ("OPTIONS", "/api/tables", None, {}, None),
            ("PUT", "/", None, {}, 405),
        ):
            reply = await here.visitor.ask(method, path, body, headers=sent)
            assert status is None or reply.status_code == status, path
            check_headers(reply.headers)
            assert "access-control-allow-origin" not in reply.headers
            assert "import" not in reply.text or "app.py" not in path


async def test_what_breaks_inside_is_told_without_details(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:

        async def broken() -> list[payload.TableInfo]:
            raise RuntimeError("a secret detail")

        monkeypatch.setattr(here.room, "public", broken)
        reply = await here.visitor.ask("GET", "/api/tables")
        assert reply.status_code == 500
        assert "room-broken" in reply.text
        assert "secret" not in reply.text
        check_headers(reply.headers)


# what is never written down


async def test_keys_stand_neither_in_the_database_nor_in_what_the_server_prints(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        async with Visitor(server.address) as visitor:
            made = await visitor.make("fourinarow", [ME, PERSON])
            joined = await visitor.join(made.table.id, "Bob", made.invitations[0].key)
            keys = [made.keys[0].key, made.invitations[0].key, made.watch, joined.key.key]
            players = [once(server, made.table.id, key) for key in (keys[0], keys[3])]
            async with players[0], players[1]:
                await players[0].answer("drop:a")
                for text in ("nonsense", f'{{"type": "hello", "key": "{keys[0]}", "x": 1}}'):
                    await players[0].send(text)
                    await players[0].until(lambda: players[0].has.closing)
                    await players[0].disconnect()
                    await players[0].__aenter__()
            for key in keys:
                await visitor.ask("GET", f"/api/tables/{made.table.id}/frames?seat=x", key=key)
                await visitor.ask("POST", f"/api/tables/{made.table.id}/join", {"name": 1, "invitation": key})
                await visitor.post(list[payload.MyTable], "/api/mine", payload.Mine([(made.table.id, key)]))

        files = [path for path in tmp_path.iterdir() if path.name != "said.txt"]
        assert {path.name for path in files} >= {"room.sqlite", "room.sqlite-wal"}
        written = b"".join(path.read_bytes() for path in files)
        assert made.table.id.encode() in written
        for key in keys:
            assert key.encode() not in written
        assert await asyncio.to_thread(server.stop) == 0
    written = server.database.read_bytes()
    printed = server.said.read_text()
    for key in keys:
        assert key.encode() not in written
        assert key not in printed
    database = sqlite3.connect(server.database)
    hashes = [row[0] for row in database.execute("select hash from keys")]
    database.close()
    assert len(hashes) == 3
    assert all(re.fullmatch("[0-9a-f]{64}", hashed) for hashed in hashes)


def once(server: Server, table: str, key: str) -> Player:
    """A player who does not come back by itself."""

    return Player(server.address, table, key, comes_back=False)


async def test_limits_do_not_let_one_table_stop_another(file: Path) -> None:
    async def talk(here: Hall, made: payload.Made) -> int:
        async with here.player(made.table.id, made.keys[0].key) as player:
            for number in range(20):
                await player.say(f"line {number}")
            await player.until(lambda: len(player.has.lines) == 20)
            return len(player.has.lines)

    async with hall(file) as here:
        made = [await here.visitor.make() for _ in range(10)]
        assert await asyncio.gather(*(talk(here, one) for one in made)) == [20] * 10
