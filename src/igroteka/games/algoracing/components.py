"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.games.algoracing.tables import CAPACITY, COMMANDS, CORNER_NAMES, HAND, LETTERS
from igroteka.games.algoracing.vocabulary import Card


@dataclass(frozen=True)
class Box:
    """Cards, cargo, and the names that answers use."""

    commands: tuple[Card, ...]  # the other cards are cycles
    corners: tuple[str, ...]  # as in answers, by number
    capacity: int  # samples a rover carries
    hand: int  # cards to which a hand is refilled


def components() -> Box:
    """The box."""
    return Box(tuple(LETTERS[:COMMANDS]), tuple(CORNER_NAMES), CAPACITY, HAND)
