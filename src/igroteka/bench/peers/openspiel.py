"""Connect four of OpenSpiel: rules in C++, the loop in Python."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version


def load(variant: str) -> tuple[str, Callable[[int, Callable[[], int]], int]]:
    """The version and the player of games; there are no variants."""
    if variant:
        raise ValueError(f"there is no variant {variant!r}")
    game = import_module("pyspiel").load_game("connect_four")

    def play(games: int, chance: Callable[[], int]) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                codes = state.legal_actions()
                state.apply_action(codes[chance() % len(codes)])
            decisions += state.move_number()
        return decisions

    return version("open_spiel"), play
