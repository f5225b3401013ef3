"""What holds after every answer of any game, whatever is answered."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka import games
from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.rng import PlayoutRng, TableRng
from igroteka.games.algoracing.state import AlgoracingState
from tests.games.algoracing.invariants import hold

GAME = games.get("algoracing")
KINDS: dict[str, dict[str, object]] = {
    "basic": {},
    "full": {"mode": "full"},
    "random": {"mode": "full", "layout": "random", "neutral_rovers": True, "corner_choice": "random"},
    "custom": {"mode": "custom", "cycles": "on", "teleport": "on", "strict_cycle_shift": False, "finish_round": True},
}


@pytest.mark.rule("AR-024", "AR-049", "AR-105", "AR-R42", "AR-R90")
@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("kind", KINDS)
def test_the_invariants_hold_in_random_games(seats: int, kind: str) -> None:
    rules, rng = GAME.rules, PlayoutRng(3)
    state = cast(AlgoracingState, GAME.new(seats, TableRng(f"{seats} {kind}"), KINDS[kind] | {"max_rounds": 30}))
    hold(state)
    for _ in range(20_000):
        if state.mover == NOBODY:
            break
        codes = rules.codes_of(state, state.mover)
        points, left = listed(state.points), int(state.left)
        rules.apply_code(state, state.mover, codes[int(rng.below(len(codes)))], SILENT)
        hold(state)
        assert all(now >= then for now, then in zip(listed(state.points), points))
        assert state.left <= left
    assert state.mover == NOBODY
