"""A bot that looks one answer ahead."""

from __future__ import annotations

from igroteka.bots.base import Bot
from igroteka.bots.playout import best_codes
from igroteka.core.errors import BadInput
from igroteka.core.wire import View

WORLDS = 4  # imagined states over which an answer is judged


class GreedyBot(Bot):
    """It takes the answer after which the game's hints like the imagined states best."""

    def choose(self, view: View, legal: list[int]) -> int:
        if self.game.hints is None:
            raise BadInput("core-unknown-bot", bot="greedy", game=self.game.name, known="random")
        if len(legal) == 1:
            return legal[0]
        worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
        best = best_codes(self.game.rules, self.game.hints, worlds, view.seat, legal)
        return best[int(self.rng.below(len(best)))]
