"""A client of the room as docs/protocol.md describes it, for tests and standing commands, and servers to talk to."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from igroteka import compiled
from igroteka.core.changes import Difference, folded
from igroteka.core.wire import SPECTATOR
from igroteka.server import payload
from igroteka.server.app import Web
from igroteka.server.room import Room
from igroteka.server.run import address_of, config_of, listen
from igroteka.server.settings import Limits, Settings

ADDRESS = re.compile(r"(http://[\w.:\[\]]+) .*\n")  # in the line a server prints when it can be entered
PATIENCE = 120.0  # seconds for anything that must happen; a busy machine is no failure
GENEROUS = ("--sockets", "1000000", "--tables", "1000000", "--rate", "1000000")  # the same for a process
PLENTY = Limits(sockets=10**6, tables=10**6, requests=10**6, messages=10**6)  # where limits are not the matter

T = TypeVar("T")
Request = (
    payload.Give
    | payload.Undo
    | payload.Leave
    | payload.Return
    | payload.Why
    | payload.WhyUndo
    | payload.Look
    | payload.Say
    | payload.Rematch
)
Outcome = payload.Done | payload.Refused | payload.Because | payload.Seen

ME = payload.ChairWanted("me", "Ann")
BOB = payload.ChairWanted("me", "Bob")
PERSON = payload.ChairWanted("person")
OPEN = payload.ChairWanted("open")
RANDOM = payload.ChairWanted("bot", bot="random")

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(payload.FromServer).decode


class Trouble(Exception):
    """The room answered a request with a problem."""

    def __init__(self, status: int, problem: payload.Problem) -> None:
        self.status = status
        self.problem = problem
        super().__init__(f"{status}: {problem.text}")


class Lost(Exception):
    """The server has ended this connection for good."""


class Visitor:
    """Somebody with a browser: asks over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, verify=False, trust_env=False, timeout=PATIENCE)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        key: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        """Any request; bytes travel as they are, anything else as JSON."""
        sent = dict(headers or {})
        if key:
            sent["Authorization"] = f"Bearer {key}"
        content = body if isinstance(body, bytes) else encode(body) if body is not None else None
        return await self.http.request(method, path, content=content, headers=sent)

    async def get(self, kind: type[T], path: str, key: str = "") -> T:
        """Ask for something of this kind."""
        return _given(await self.ask("GET", path, key=key), kind)

    async def post(self, kind: type[T], path: str, body: object, key: str = "") -> T:
        """Have something done; something of this kind comes back."""
        return _given(await self.ask("POST", path, body, key), kind)

    async def make(
        self,
        game: str = "fourinarow",
        chairs: Iterable[payload.ChairWanted] = (ME, BOB),
        options: Mapping[str, payload.Value] | None = None,
        seed: str = "",
    ) -> payload.Made:
        """A new table."""
        wanted = payload.NewTable(game, list(chairs), dict(options or {}), seed)
        return await self.post(payload.Made, "/api/tables", wanted)

    async def join(self, table: str, name: str, invitation: str = "") -> payload.Joined:
        """Take a chair."""
        return await self.post(payload.Joined, f"/api/tables/{table}/join", payload.Join(name, invitation))

    async def info(self, table: str, key: str = "") -> payload.TableInfo:
        """One table."""
        return await self.get(payload.TableInfo, f"/api/tables/{table}", key)

    async def frames(self, table: str, seat: int, key: str = "", more: str = "") -> payload.Frames:
        """All moments of a game."""
        found = await self.get(payload.Frames, f"/api/tables/{table}/frames?seat={seat}&count=100{more}", key)
        while len(found.frames) < found.total:
            first = len(found.frames)
            path = f"/api/tables/{table}/frames?seat={seat}&first={first}&count=100{more}"
            found.frames += (await self.get(payload.Frames, path, key)).frames
        return found

    async def sight(self, table: str, seat: int, of: str, key: str = "", more: str = "") -> Any:
        """What the rules could see ahead in a replay."""
        path = f"/api/tables/{table}/sight?seat={seat}&of={of}{more}"
        return msgspec.json.decode((await self.get(payload.Sight, path, key)).sight)


def _given(reply: httpx.Response, kind: type[T]) -> T:
    if reply.status_code >= 400:
        raise Trouble(reply.status_code, msgspec.json.decode(reply.content, type=payload.Problem))
    return msgspec.json.decode(reply.content, type=kind)


@dataclass
class Open:
    """A request that has not been answered yet."""

    request: Request
    outcome: asyncio.Future[Outcome]


@dataclass
class Memory:
    """What a client has been told; it outlives connections."""

    events: list[payload.NumberedEvent] = field(default_factory=list)
    lines: list[payload.ChatLine] = field(default_factory=list)
    update: payload.Update | None = None
    whole: Any = None  # the last view that came as a whole
    changes: list[Difference] = field(default_factory=list)  # that came since
    info: payload.TableInfo | None = None
    names: list[str] = field(default_factory=list)
    seat: int = SPECTATOR
    closing: payload.Closing | None = None

    @property
    def view(self) -> Any:
        """What this client may know; folded when it is looked at, so that measurements do not wait for it."""
        self.whole, self.changes = folded(self.whole, self.changes), []
        return self.whole


class Player:
    """One chair, or a place to watch from, over a socket. After a broken connection it reconnects by itself."""

    _numbers = itertools.count(1)

    def __init__(self, address: str, table: str, key: str = "", drawing: str = "", comes_back: bool = True) -> None:
        self.address = address
        self.table = table
        self.key = key
        self.drawing = drawing
        self.comes_back = comes_back
        self.patience = PATIENCE  # with a request
        self.has = Memory()
        self.heard: list[str] = []  # all messages as they came
        self.welcomes = 0
        self.told: Callable[[payload.FromServer], None] = lambda message: None  # for those who watch the client
        self._open: dict[str, Open] = {}
        self._news = asyncio.Condition()
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Player:
        """Connect, and wait to be welcomed and told how things are."""
        before = self.welcomes
        self.start()
        await self.until(lambda: self.welcomes > before and (self.has.update or self.info.stage == "waiting"))
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.disconnect()

    def start(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._live())

    async def disconnect(self) -> None:
        """Close the browser."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for waiting in self._open.values():
            waiting.outcome.cancel()

    async def drop_connection(self) -> None:
        """The connection breaks without a word; the player comes back."""
        before = self.welcomes
        if self._connection is not None:
            self._connection.transport.abort()
        await self.until_welcomed(before)

    # what it knows

    @property
    def now(self) -> payload.Update:
        """How things are, as far as this client knows."""
        assert self.has.update is not None
        return self.has.update

    @property
    def info(self) -> payload.TableInfo:
        """The table, as far as this client knows."""
        assert self.has.info is not None
        return self.has.info

    @property
    def legal(self) -> list[str]:
        """The answers open to this seat."""
        return [answer.word for answer in self.now.legal] if self.has.update is not None else []

    async def until(self, happened: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait until what is known makes this true."""
        async with asyncio.timeout(patience), self._news:
            while not happened():
                if self._task is not None and self._task.done():
                    await self._task
                    raise Lost(self.has.closing)
                await self._news.wait()

    async def until_asked(self) -> None:
        """Wait until this seat has something to answer."""
        await self.until(lambda: self.legal)

    async def until_begun(self) -> None:
        """Wait for the first news of the game."""
        await self.until(lambda: self.has.update)

    async def until_after(self, question: int) -> None:
        """Wait until a later question is asked."""
        await self.until(lambda: self.now.question > question)

    async def until_told(self, count: int) -> None:
        """Wait until so many events have been told."""
        await self.until(lambda: len(self.has.events) >= count)

    async def until_asked_are(self, seats: list[int]) -> None:
        """Wait until this client knows that these seats are asked, or that the game is over."""
        await self.until(lambda: self.now.asked == seats or self.now.over)

    async def until_welcomed(self, before: int) -> None:
        """Wait for one more welcome than so many."""
        await self.until(lambda: self.welcomes > before)

    async def until_rematch(self) -> None:
        """Wait until the next table is known."""
        await self.until(lambda: self.info.next)

    async def until_all_are_here(self) -> None:
        """Wait until all chairs are connected, as far as this client knows."""
        await self.until(lambda: all(chair.here for chair in self.info.chairs))

    async def until_over(self) -> None:
        """Wait for the end of the game."""
        await self.until(lambda: self.now.over)

    # what it does

    async def answer(self, word: str, question: int | None = None, id: str = "") -> Outcome:
        """Answer the question that is asked now."""
        return await self.change([word], 0, question, id)

    async def change(self, words: list[str], back: int, question: int | None = None, id: str = "") -> Outcome:
        """Take answers back and give others, all at once."""
        asked = self.now.question if question is None else question
        return await self.request(payload.Give(id or self.new_id(), asked, words, back))

    async def undo(self, id: str = "") -> Outcome:
        """Take the last answer back."""
        return await self.request(payload.Undo(id or self.new_id()))

    async def say(self, text: str) -> Outcome:
        """Chat."""
        return await self.request(payload.Say(self.new_id(), text))

    async def leave(self, how: Any) -> Outcome:
        """Leave the table."""
        return await self.request(payload.Leave(self.new_id(), how))

    async def come_back(self) -> Outcome:
        """Sit down again."""
        return await self.request(payload.Return(self.new_id()))

    async def why(self, word: str) -> payload.Reason | None:
        """Why an answer is not allowed."""
        because = await self.request(payload.Why(self.new_id(), word))
        assert isinstance(because, payload.Because)
        return because.reason

    async def look(self, of: str) -> Any:
        """What the rules can see ahead."""
        seen = await self.request(payload.Look(self.new_id(), of))
        assert isinstance(seen, payload.Seen), seen
        return msgspec.json.decode(seen.sight)

    async def why_undo(self) -> payload.Reason | None:
        """Why the last answer cannot be taken back."""
        because = await self.request(payload.WhyUndo(self.new_id()))
        assert isinstance(because, payload.Because)
        return because.reason

    async def catch_up(self) -> None:
        """Wait for all that was sent to this client so far: the reply to a question comes behind it."""
        await self.request(payload.WhyUndo(self.new_id()))

    async def rematch(self) -> Outcome:
        """Ask for a rematch."""
        return await self.request(payload.Rematch(self.new_id()))

    async def request(self, request: Request) -> Outcome:
        """Ask for something until it is answered, over as many connections as that takes."""
        waiting = self._open.get(request.id)
        if waiting is None:
            waiting = self._open[request.id] = Open(request, asyncio.get_running_loop().create_future())
            with contextlib.suppress(ConnectionClosed):
                if self._connection is not None:
                    await self._connection.send(encode(request).decode())
        return await asyncio.wait_for(waiting.outcome, self.patience)

    async def send(self, text: str | bytes) -> None:
        """Send anything."""
        assert self._connection is not None
        await self._connection.send(text)

    def new_id(self) -> str:
        """An id for a request."""
        return f"{self.key[:6]}-{next(Player._numbers)}"

    # the connection

    async def _live(self) -> None:
        """Connect, listen, and connect again."""
        try:
            while True:
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self._converse()
                self._connection = None
                if not self.comes_back or (self.has.closing is not None and not self.has.closing.again):
                    return
                self.has.closing = None
                await asyncio.sleep(0.02)
        finally:
            self._connection = None
            for waiting in self._open.values():
                if not waiting.outcome.done():
                    waiting.outcome.set_exception(Lost(self.has.closing))
            async with self._news:
                self._news.notify_all()

    async def _converse(self) -> None:
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        has = self.has
        async with connect(url, proxy=None, max_size=2**24, compression=None, open_timeout=PATIENCE) as connection:
            hello = payload.Hello(self.key, len(has.events), len(has.lines), self.drawing)  # type: ignore[arg-type]
            with contextlib.suppress(ConnectionClosed):  # what came before is read all the same
                await connection.send(encode(hello).decode())
            async for text in connection:
                assert isinstance(text, str)
                message = _decode(text)
                async with self._news:
                    self.heard.append(text)
                    self._take(message)
                    self.told(message)
                    self._news.notify_all()
                if isinstance(message, payload.Welcome):
                    self._connection = connection
                    for waiting in list(self._open.values()):
                        await connection.send(encode(waiting.request).decode())

    def _take(self, message: payload.FromServer) -> None:
        has = self.has
        match message:
            case payload.Welcome():
                has.info, has.names, has.seat = message.table, message.names, message.seat
                self.welcomes += 1
            case payload.People():
                has.info, has.names = message.table, message.names
            case payload.Update():
                assert message.first == len(has.events), "an event came twice, or was left out"
                events = [event for moment in message.moments for event in moment.events]
                assert [event.number for event in events] == list(range(message.first, message.number))
                has.events += events
                whole = msgspec.json.decode(message.view)
                if whole is not None:
                    has.whole, has.changes = whole, []
                else:
                    has.changes += [change for moment in message.moments for change in moment.changes]
                has.update = message
            case payload.Said():
                assert message.first == len(has.lines), "a line came twice, or was left out"
                has.lines += message.lines
            case payload.Closing():
                has.closing = message
            case payload.Done() | payload.Refused() | payload.Because() | payload.Seen():
                waiting = self._open.pop(message.id, None)
                if waiting is not None and not waiting.outcome.done():
                    waiting.outcome.set_result(message)


def seated(address: str, made: payload.Made) -> list[Player]:
    """A player for each key of a table."""
    return [Player(address, made.table.id, key.key) for key in made.keys]


class Server:
    """The room as a process of its own, which can be killed and started again on the same database and port."""

    def __init__(self, folder: Path, *arguments: str, **env: str) -> None:
        self.database = folder / "room.sqlite"
        self.said = folder / "said.txt"  # all that the server printed
        self.arguments = arguments
        # the build that runs here: nothing is compiled beside a test or a measurement
        self.env = os.environ | {"IGROTEKA_COMPILED": "1" if compiled.running else "0"} | env
        self.address = ""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self.process is not None
        return self.process.pid

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it can be entered."""
        port = self.address.rpartition(":")[2] or "0"
        where = ["--port", port, "--database", f"sqlite:///{self.database}"]
        command = [sys.executable, "-m", "igroteka", "serve", "--lang", "en", *where, *self.arguments]
        with self.said.open("ab") as said:
            start = said.tell()
            self.process = subprocess.Popen(command, env=self.env, stdout=said, stderr=said)
        while (found := ADDRESS.search(self.said.read_text()[start:])) is None:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.said.read_text()[start:]}")
            time.sleep(0.01)
        self.address = found[1]

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self._wait(PATIENCE)

    def stop(self, patience: float = PATIENCE) -> int:
        """Ask it to end; the exit code comes back."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._wait(patience)

    def _wait(self, patience: float) -> int:
        assert self.process is not None
        code = self.process.wait(patience)
        self.process = None
        return code


@dataclass(frozen=True)
class Hall:
    """A room inside this process, so that a test can look behind the curtain."""

    address: str
    web: Web
    visitor: Visitor

    @property
    def room(self) -> Room:
        """The room itself."""
        return self.web.room

    def player(self, table: str, key: str = "", **more: Any) -> Player:
        """Somebody at a table."""
        return Player(self.address, table, key, **more)


@contextlib.asynccontextmanager
async def hall(database: Path, limits: Limits = PLENTY, **more: Any) -> AsyncIterator[Hall]:
    """Open a room in this process, and close it."""
    settings = Settings(port=0, database=database, limits=limits, **more)
    config = config_of(settings)
    app: Any = config.app
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    with listen("127.0.0.1", 0) as listening:
        await server.startup([listening])
        assert server.started
        address = address_of("127.0.0.1", listening)
        try:
            async with Visitor(address) as visitor:
                yield Hall(address, app.state.web, visitor)
        finally:
            await server.shutdown([listening])
