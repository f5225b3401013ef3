"""What is written into the log of a table. A table is rebuilt from these rows and nothing else."""

from __future__ import annotations

import msgspec

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


class Answered(msgspec.Struct, tag="answer"):
    """A seat gave an answer."""

    seat: int
    word: str
    id: str = ""


class TookBack(msgspec.Struct, tag="undo"):
    """A seat took its last answer back."""

    seat: int
    id: str = ""


class WentOut(msgspec.Struct, tag="out"):
    """A seat left the game for good, as its rules allow."""

    seat: int
    id: str = ""


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


Row = Made | Sat | Began | Answered | TookBack | WentOut | Spoke | Again

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Row).decode
