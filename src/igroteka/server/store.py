"""Where tables are kept. A change is stored as a whole or not at all, and once stored it survives anything."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Literal

HEAD = "0002"  # the newest migration; a test compares it with the folder

Role = Literal["chair", "invitation", "watch"]


def hash_of(key: str) -> str:
    """What is kept of a key: 128 random bits need no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass(frozen=True)
class Right:
    """What the holder of a key may do at a table."""

    role: Role
    seat: int  # -1 for spectators


@dataclass(frozen=True)
class Snapshot:
    """A table as it was after a number of rows: a cache, of use only to the build that wrote it."""

    number: int
    body: bytes


@dataclass(frozen=True)
class Summary:
    """What lists need to know of a table, kept beside its log."""

    game: str
    stage: str
    public: bool
    changed: float
    info: bytes  # a TableInfo


@dataclass(frozen=True)
class Append:
    """Rows for the log of one table, and what else changes with them."""

    table: str
    first: int  # the number of the first of the rows
    rows: tuple[bytes, ...]
    time: float
    summary: Summary
    keys: dict[str, Right] = field(default_factory=dict)  # by hash: new ones
    dropped: tuple[str, ...] = ()  # hashes of keys that open nothing any more
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class Stored:
    """All that is kept of one table."""

    rows: list[tuple[float, bytes]]  # time and body
    keys: dict[str, Right]
    snapshot: Snapshot | None
    changed: float  # when somebody did something of which others heard
    over: bool  # whether the game has ended


class StoreFailed(Exception):
    """A change could not be stored; nothing of it was."""


class EventStore(ABC):
    """One log for each table. Only `append` writes; it returns after the change is safe."""

    @abstractmethod
    async def append(self, *changes: Append) -> None:
        """Store these changes together; StoreFailed if that is impossible."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """A table with its log; None if there is no such table."""

    @abstractmethod
    async def public(self, limit: int) -> list[bytes]:
        """Public tables that are not over, those with free chairs first, then the latest: a TableInfo each."""

    @abstractmethod
    async def mine(self, keys: list[tuple[str, str]]) -> list[tuple[str, Right, bytes]]:
        """For tables and hashes: those that belong together, with what they allow and a TableInfo."""

    @abstractmethod
    async def count(self) -> dict[str, int]:
        """How many tables there are, by stage."""

    @abstractmethod
    async def close(self) -> None:
        """Store what is waiting, then stop."""
