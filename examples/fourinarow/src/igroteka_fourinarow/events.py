"""What can happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat
from igroteka_fourinarow.vocabulary import Column, Row


@dataclass(frozen=True)
class Dropped(Event):
    """A disc fell to a cell."""

    kind: ClassVar[str] = "fourinarow.dropped"
    seat: Seat
    column: Column
    row: Row
    rules: tuple[str, ...] = field(default=("FR-005",), kw_only=True)


@dataclass(frozen=True)
class Won(Event):
    """A seat has four in a row."""

    kind: ClassVar[str] = "fourinarow.won"
    seat: Seat
    rules: tuple[str, ...] = field(default=("FR-007",), kw_only=True)


@dataclass(frozen=True)
class Drawn(Event):
    """The board is full."""

    kind: ClassVar[str] = "fourinarow.drawn"
    rules: tuple[str, ...] = field(default=("FR-008",), kw_only=True)
