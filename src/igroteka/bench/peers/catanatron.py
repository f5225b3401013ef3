"""Four random players of Catanatron, an optional package under the GPL that is only run, never copied."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any


def load(variant: str) -> tuple[str, Callable[[int, Callable[[], int]], int]]:
    """The version and the player of games; there are no variants."""
    if variant:
        raise ValueError(f"there is no variant {variant!r}")
    catanatron = import_module("catanatron")
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def play(games: int, chance: Callable[[], int]) -> int:
        def choose(player: Any, game: Any, actions: list[Any]) -> Any:
            return actions[chance() % len(actions)]

        decisions = 0
        for _ in range(games):
            game = catanatron.Game(players, seed=1 + chance())  # seed 0 would mean chance
            game.play(decide_fn=choose)
            decisions += len(game.state.actions)
        return decisions

    return version("catanatron"), play
