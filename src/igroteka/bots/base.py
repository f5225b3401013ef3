"""What a bot is, and which there are."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any

from igroteka.core.errors import BadInput
from igroteka.core.game import Game
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import Seat, View

LEVELS = ("random", "greedy")  # from weak to strong


def bot_seed(table_seed: str, seat: Seat) -> int:
    """The seed of the bot at a seat: another one at every table, the same in every replay."""
    return int.from_bytes(hashlib.sha256(f"{table_seed}/bot {seat}".encode()).digest()[:12], "big")


class Bot(ABC):
    """A player that answers when it is asked. It has a chance of its own, so games can be repeated."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = PlayoutRng(seed)

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal codes."""


def bot_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The bots that can play this game, from weak to strong."""
    return LEVELS if game.hints is not None else LEVELS[:1]


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """The bot of this name for this game."""
    from igroteka.bots.greedy import GreedyBot
    from igroteka.bots.random import RandomBot

    kinds: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if name not in bot_names(game):
        raise BadInput("core-unknown-bot", bot=name, game=game.name, known=", ".join(bot_names(game)))
    return kinds[name](game, seed)
