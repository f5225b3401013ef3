"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.games.algoracing.tables import CAPACITY, COMMANDS, CORNER_NAMES, LETTERS
from igroteka.games.algoracing.vocabulary import Card


@dataclass(frozen=True)
class Box:
    """Cards, cargo, and the names that answers use."""

    commands: tuple[Card, ...]  # the other cards are cycles
    corners: tuple[str, ...]  # as in answers, by number
    capacity: int  # samples a rover carries


def components() -> Box:
    """The box."""
    return Box(tuple(LETTERS[:COMMANDS]), tuple(CORNER_NAMES), CAPACITY)
