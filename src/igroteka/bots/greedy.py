"""A bot that looks to the end of its own turn."""

from __future__ import annotations

from typing import Any

from igroteka.bots.base import Bot
from igroteka.bots.playout import best_plans
from igroteka.core.engine import SILENT
from igroteka.core.errors import BadInput
from igroteka.core.game import Game
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import View

WORLDS = 4  # imagined states over which answers are judged
WIDTH = 6  # beginnings of a row that are followed
LONGEST = 20  # answers of a row


class GreedyBot(Bot):
    """It takes the row of answers after which the game's hints like the imagined states best."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(game, seed)
        self.plan: list[int] = []  # the rest of the row it has begun
        self.expected: View | None = None  # what it will see if nothing comes in between

    def choose(self, view: View, legal: list[int]) -> int:
        if self.game.hints is None:
            raise BadInput("core-unknown-bot", bot="greedy", game=self.game.name, known="random")
        if len(legal) == 1:
            return legal[0]
        if not self.plan or view != self.expected:
            worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
            rows = best_plans(self.game.rules, self.game.hints, worlds, view.seat, WIDTH, LONGEST)
            self.plan = list(rows[int(self.rng.below(len(rows)))])
        code = self.plan.pop(0)
        if self.plan:
            world = self.game.imagine(view, PlayoutRng(0))
            self.game.rules.apply_code(world, view.seat, code, SILENT)
            self.expected = self.game.view_of(world, view.seat)
        return code
