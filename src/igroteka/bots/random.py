"""A bot that answers anything."""

from __future__ import annotations

from igroteka.bots.base import Bot
from igroteka.core.wire import View


class RandomBot(Bot):
    """Every legal answer is as likely as every other."""

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[int(self.rng.below(len(legal)))]
