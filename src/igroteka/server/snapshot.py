"""A running table as bytes, so that it is at hand at once however long its log is."""

from __future__ import annotations

import contextlib
import zlib
from typing import Any

import msgspec

from igroteka import compiled
from igroteka.core.game import Game
from igroteka.core.record import entry_of, written
from igroteka.core.table import Packed, PackedStep, Table
from igroteka.core.wire import Event, TookBack, TookBackSealed

FORMAT = 2  # grows when old snapshots could be misread
BUILD = compiled.key(compiled.packages())  # the sources that run: another state of this length may mean something else


class Body(msgspec.Struct, array_like=True):
    """What is packed; events are their kinds and fields."""

    format: int
    rules_version: int
    build: str
    state: bytes
    steps: list[PackedStep]
    entries: list[tuple[int, Any, bool]]
    questions: list[int]
    log: list[tuple[str, msgspec.Raw]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Body).decode


def pack(table: Table) -> bytes:
    """The table as it is now."""
    packed = table.pack()
    body = Body(
        format=FORMAT,
        rules_version=table.game.meta.rules_version,
        build=BUILD,
        state=packed.state,
        steps=list(packed.steps),
        entries=[(entry.seat, written(entry), sealed) for entry, sealed in packed.entries],
        questions=list(packed.questions),
        log=[(event.kind, msgspec.Raw(_encode(event))) for event in packed.log],
    )
    return zlib.compress(_encode(body), level=1)


def events_of(game: Game[Any, Any], data: bytes) -> list[Event]:
    """What had been told when this was packed, by whatever version; what today's events cannot read is left out."""
    kinds = _kinds(game)
    found: list[Event] = []
    try:
        body = _decode(zlib.decompress(data))
    except (msgspec.MsgspecError, zlib.error):
        return found
    for kind, fields in body.log:
        with contextlib.suppress(msgspec.MsgspecError, KeyError, ValueError):
            found.append(msgspec.msgpack.decode(fields, type=kinds[kind]))
    return found


def _kinds(game: Game[Any, Any]) -> dict[str, type[Event]]:
    classes: tuple[type[Event], ...] = (*game.events, TookBack, TookBackSealed)
    return {kind.kind: kind for kind in classes}


def unpack(table: Table, data: bytes) -> bool:
    """Bring a fresh table to where it was packed; False if these bytes are of another build: then nothing changed."""
    kinds = _kinds(table.game)
    try:
        body = _decode(zlib.decompress(data))
        if (body.format, body.rules_version, body.build) != (FORMAT, table.game.meta.rules_version, BUILD):
            return False
        packed = Packed(
            state=body.state,
            steps=tuple(body.steps),
            entries=tuple((entry_of(seat, entry), sealed) for seat, entry, sealed in body.entries),
            questions=tuple(body.questions),
            log=tuple(msgspec.msgpack.decode(fields, type=kinds[kind]) for kind, fields in body.log),
        )
        table.unpack(packed)
    except (msgspec.MsgspecError, zlib.error, KeyError, IndexError, ValueError):
        return False
    return True
