"""For each game with hidden things: another state that a seat cannot tell from this one.

Each is written from the game's `state.py` alone, without a look at its `view.py`.
"""

from __future__ import annotations

from igroteka.laws.case import Reshuffle

RESHUFFLES: dict[str, Reshuffle] = {}
