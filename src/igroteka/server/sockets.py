"""The conversation over one socket. It knows no framework: texts come in, texts go out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec

from igroteka.core.errors import IgrotekaError, Refused, shown
from igroteka.core.wire import SPECTATOR, Reason
from igroteka.server import encoding, payload
from igroteka.server.limits import Bucket
from igroteka.server.live import Connection, LiveTable
from igroteka.server.room import Room

HELLO_TIMEOUT = 10.0  # seconds a client has for its first message
FEW = 50  # messages that may wait however long they are: the past of a table is one

log = logging.getLogger("igroteka.room")
_decoder: msgspec.json.Decoder[payload.FromClient] = msgspec.json.Decoder(payload.FromClient)
_encode = msgspec.json.Encoder().encode


class Socket(Connection):
    """One connection. Whoever owns the transport sends what `next` gives; None means the end."""

    def __init__(self, most: int) -> None:
        self.seat = SPECTATOR
        self.since = 0
        self.said = 0
        self.drawing = ""
        self.closed = False
        self.most = most  # bytes that may wait
        self._waiting = 0
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: payload.FromServer) -> None:
        if self.closed:
            return
        if self._waiting > self.most and self._outgoing.qsize() > FEW:  # it does not read; it can come back later
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self.end()
            return
        text = _encode(message)
        self._waiting += len(text)
        self._outgoing.put_nowait(text)

    def close(self, reason: payload.Reason, again: bool) -> None:
        if not self.closed:
            self.send(payload.Closing(reason, again))
            self.end()

    def end(self) -> None:
        """Nothing is sent after what is waiting."""
        self.closed = True
        self._outgoing.put_nowait(None)

    async def next(self) -> str | None:
        """The next text to be sent."""
        text = await self._outgoing.get()
        if text is None:
            return None
        self._waiting -= len(text)
        return text.decode()


def problem(error: IgrotekaError) -> payload.Reason:
    """What was wrong, for the page."""
    if isinstance(error, Refused):
        return encoding.reason(error.reason)
    return encoding.reason(Reason(error.message, (), dict(error.arguments)))


async def converse(room: Room, id: str, socket: Socket, incoming: AsyncIterator[str | bytes]) -> None:
    """Talk with one client until it leaves or says something that cannot be understood."""
    table: LiveTable | None = None
    bucket = Bucket(room.limits.messages, 3 * room.limits.messages)
    try:
        hello = await _hello(incoming)
        table = await room.get(id)
        socket.drawing, socket.since, socket.said = hello.drawing, hello.since, hello.said
        await room.connect(table, socket, hello.key)
        async for text in incoming:
            if socket.closed:
                break
            if not bucket.take():
                raise Refused(Reason("room-too-fast", ()))
            await _answer(room, table, socket, _read(text))
    except IgrotekaError as error:
        again = isinstance(error, Refused) and error.reason.message in ("room-try-again", "room-too-fast")
        socket.close(problem(error), again)
    except Exception:  # one broken connection must not take the others with it
        log.exception("a conversation broke off")
        socket.close(problem(IgrotekaError("room-broken")), True)
    finally:
        if table is not None:
            room.disconnect(table, socket)


async def _hello(incoming: AsyncIterator[str | bytes]) -> payload.Hello:
    """The first message, which must come soon."""
    try:
        first = await asyncio.wait_for(anext(incoming), HELLO_TIMEOUT)
    except (TimeoutError, StopAsyncIteration) as error:
        raise Refused(Reason("room-no-hello", ())) from error
    message = _read(first)
    if not isinstance(message, payload.Hello):
        raise Refused(Reason("room-no-hello", ()))
    return message


def _read(text: str | bytes) -> payload.FromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Reason("room-bad-message", (), {"why": shown(error)})) from error


async def _answer(room: Room, table: LiveTable, socket: Socket, message: payload.FromClient) -> None:
    """Do what a message asks for, and say that it is done or why not."""
    if isinstance(message, payload.Hello):
        raise Refused(Reason("room-hello-again", ()))
    seat = socket.seat
    try:
        if isinstance(message, payload.Look):
            socket.send(payload.Seen(message.id, room.look(table, socket, message.of)))
            return
        if seat == SPECTATOR:
            raise Refused(Reason("core-spectator", ()))
        match message:
            case payload.Why():
                socket.send(payload.Because(message.id, room.why(table, seat, message.word)))
                return
            case payload.WhyUndo():
                socket.send(payload.Because(message.id, room.why_undo(table, seat)))
                return
            case payload.Give():
                await room.give(table, seat, message)
            case payload.Undo():
                await room.undo(table, seat, message)
            case payload.Leave():
                await room.leave(table, seat, message)
            case payload.Return():
                await room.come_back(table, seat, message)
            case payload.Say():
                await room.say(table, seat, message)
            case payload.Rematch():
                await room.rematch(table, seat, message)
        socket.send(payload.Done(message.id))
    except IgrotekaError as error:
        if isinstance(error, Refused) and error.reason.message == "room-try-again":
            raise
        socket.send(payload.Refused(message.id, problem(error)))
