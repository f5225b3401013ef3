"""Connect four of PettingZoo, without wrappers (raw) or with the usual ones (env)."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version


def load(variant: str) -> tuple[str, Callable[[int, Callable[[], int]], int]]:
    """The version and the player of games; the variant is raw or env."""
    if variant not in ("raw", "env"):
        raise ValueError(f"the variant is raw or env, not {variant!r}")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    connect_four = import_module("pettingzoo.classic.connect_four.connect_four")
    env = connect_four.raw_env() if variant == "raw" else connect_four.env()

    def play(games: int, chance: Callable[[], int]) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                # Plain ints: the rules compare the action 42 times, which numpy's ints make slower.
                codes = observation["action_mask"].nonzero()[0].tolist()
                env.step(codes[chance() % len(codes)])
                decisions += 1
        return decisions

    return version("pettingzoo"), play
