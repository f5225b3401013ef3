"""“What holds after every pass” (docs/sources/golems.md), after every answer of any game, whatever is laid."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka import games
from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.rng import PlayoutRng, TableRng
from igroteka.games.golems.rules.terms import scenario_of
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import SCENARIO_NAMES
from tests.games.golems.invariants import hold

GAME = games.get("golems")
GAMES = 6  # of each scenario; the soak test plays thousands


@pytest.mark.rule("GB-011", "GB-192", "GB-R126", "GB-185")
@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_the_invariants_hold_in_random_games(name: str) -> None:
    scenario, rules, rng = scenario_of(name), GAME.rules, PlayoutRng(5)
    for seed in range(GAMES):
        seats = scenario.least + seed % (scenario.most - scenario.least + 1)
        options = {"scenario": name, "logic": "on" if seed % 2 and scenario.mode == 0 else "scenario"}
        state = cast(GolemsState, GAME.new(seats, TableRng(str(seed)), options))
        barrels = 99
        for _ in range(20_000):
            if state.mover == NOBODY:
                break
            seat = int(state.mover)
            codes = rules.codes_of(state, seat)
            before = [listed(state.damage), listed(state.out)]
            walls, repairs, rounds = listed(state.field.solid), int(state.opened[3]), int(state.round)
            is_struck = any(listed(state.run.landed))
            rules.apply_code(state, seat, codes[int(rng.below(len(codes)))], SILENT)
            hold(state)
            if state.cup is not None:
                continue
            assert listed(state.field.solid) == walls
            assert len([b for b in listed(state.barrel) if b]) <= barrels
            barrels = len([b for b in listed(state.barrel) if b])
            for golem in range(int(state.golems)):  # invariant 4
                came_back = state.out[golem] != before[1][golem] or state.terms.kids or scenario.goal == 3
                if not came_back and state.opened[3] == repairs and not is_struck:
                    assert state.damage[golem] >= before[0][golem] >= 0
            assert state.round >= rounds
        assert state.mover == NOBODY
