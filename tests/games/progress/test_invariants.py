"""What holds after every answer of any game, whatever is answered."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka import games
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.rng import PlayoutRng, TableRng
from igroteka.games.progress.state import ProgressState
from tests.games.progress.invariants import hold

GAME = games.get("progress")
EVERYTHING: dict[str, object] = {"personalities": True, "achievements": True, "industrial_revolution": True}


@pytest.mark.rule("PR-078", "PR-112", "PR-125", "PR-R49", "PR-R50")
@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("everything", [False, True])
def test_the_invariants_hold_in_random_games(seats: int, everything: bool) -> None:
    options = dict(EVERYTHING) if everything else {}
    if seats > 2:
        options["variant"] = "faster"
    rules, rng = GAME.rules, PlayoutRng(3)
    state = cast(ProgressState, GAME.new(seats, TableRng(f"{seats} {everything}"), options))
    hold(state)
    for _ in range(20_000):
        if state.mover == NOBODY:
            break
        seat = int(state.mover)
        codes = rules.codes_of(state, seat)
        rules.apply_code(state, seat, codes[int(rng.below(len(codes)))], SILENT)
        hold(state)
    assert state.mover == NOBODY
