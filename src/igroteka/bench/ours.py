"""The process that measures one of our games: `python -m igroteka.bench.ours GAME-WAY OPTIONS-AS-JSON`.

It runs in the build it is started in. The way is inside (the loop is in the hot modules) or driven (the loop is in this
file, in plain Python).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping

from igroteka import __version__
from igroteka.bench.peers import worker
from igroteka.bots.playout import playouts
from igroteka.core import registry
from igroteka.core.rng import PlayoutRng, TableRng

STARTS = 8  # set-ups the games begin from
LONGEST = 100_000  # answers


def load(name: str, options: Mapping[str, object]) -> tuple[str, worker.Play]:
    """Our version and the player of games."""
    game_name, _, way = name.rpartition("-")
    game = registry.get(game_name)
    rules = game.rules
    whole = {**game.meta.automatic, **options}
    seats = max(2, game.meta.seats.start)  # also a game that one can play alone is measured with a rival
    starts = [game.new(seats, TableRng(str(n)), whole) for n in range(STARTS)]
    for start in starts:
        start.rng = PlayoutRng(1)

    def inside(games: int, chance: Callable[[], int]) -> int:
        rng = PlayoutRng(chance() * 2**30 + chance())
        answers, _ = playouts(rules, starts[chance() % STARTS], rng, games, LONGEST)
        return answers

    def driven(games: int, chance: Callable[[], int]) -> int:
        answers = 0
        step = rules.step
        for number in range(games):
            state = starts[number % STARTS].clone()
            codes = rules.codes_of(state, state.mover)
            while codes:
                codes = step(state, codes[chance() % len(codes)])
                answers += 1
        return answers

    return __version__, {"inside": inside, "driven": driven}[way]


if __name__ == "__main__":
    try:
        name, given = sys.argv[1], json.loads(sys.argv[2])
        sys.exit(worker.serve(name, lambda name: load(name, given)))
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)
