"""What is written into the log of a table. A table is rebuilt from these rows and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.core.record import Entry, entry_of, written
from igroteka.server.payload import ChairKind, Value


class Seated(msgspec.Struct):
    """Who a chair belongs to."""

    kind: ChairKind
    name: str = ""
    bot: str = ""  # the level of the bot that plays it
    taken: bool = False
    away: bool = False


class Made(msgspec.Struct, tag="made"):
    """The first row: what is played, and by how many."""

    game: str
    rules_version: int
    options: dict[str, Value]
    seed: str
    public: bool
    chairs: list[Seated]


class Sat(msgspec.Struct, tag="sat"):
    """A chair changed hands, or its player left or came back."""

    seat: int
    chair: Seated
    id: str = ""


class Began(msgspec.Struct, tag="began"):
    """All chairs are taken: the game begins with these names."""

    names: list[str]


class Played(msgspec.Struct, tag="play"):
    """An entry of the game's own log, as it stands in a file."""

    seat: int
    entry: Any  # core.record.written
    id: str = ""

    @classmethod
    def of(cls, entry: Entry, id: str = "") -> Played:
        """The row of an entry."""
        return cls(entry.seat, written(entry), id)

    @property
    def played(self) -> Entry:
        """The entry itself."""
        return entry_of(self.seat, self.entry)


class Spoke(msgspec.Struct, tag="say"):
    """A line of chat."""

    seat: int
    name: str
    text: str
    id: str = ""


class Again(msgspec.Struct, tag="rematch"):
    """The same people play once more at another table."""

    seat: int
    table: str
    id: str = ""


Row = Made | Sat | Began | Played | Spoke | Again

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Row).decode
