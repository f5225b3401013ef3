"""Section 5.14 of the rules page: what holds after every answer of any game, whatever is laid."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka import games
from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.grid import OFF
from igroteka.core.rng import PlayoutRng, TableRng
from igroteka.games.golems.rules.terms import scenario_of
from igroteka.games.golems.state import IN_ACTION, GolemsState
from igroteka.games.golems.tables import COMMANDS, COUNT, LADDER, ROWS, SCENARIO_NAMES

GAME = games.get("golems")
GAMES = 6  # of each scenario; the soak test plays thousands


def stands_well(state: GolemsState) -> None:
    """Invariants 1, 2 and 10: cells, obstacles and tokens."""
    cells = [int(state.cell[g]) for g in range(int(state.golems)) if state.cell[g] != OFF]
    assert len(set(cells)) == len(cells)
    for golem in range(int(state.golems)):
        cell = int(state.cell[golem])
        assert (cell == OFF) == (state.out[golem] != IN_ACTION)
        if cell != OFF:
            assert state.on[cell] == golem
            assert state.field.here[cell]
            assert not state.barrel[cell]
            assert state.field.solid[cell] in (0, LADDER)
    for cell in listed(state.field.cells):
        if state.logic[cell]:
            assert not state.field.solid[cell]
            assert not state.barrel[cell]


def cards_add_up(state: GolemsState) -> None:
    """Invariant 11: cards of a Program never exceed the hand, and none is lost."""
    if state.terms.kids:
        return
    for golem in range(int(state.golems)):
        if state.owner[golem] == NOBODY:
            continue
        laid = [
            command
            for row in range(int(state.laid[golem]))
            for command in (int(state.first[golem * ROWS + row]), int(state.second[golem * ROWS + row]))
            if command >= 0
        ]
        bonuses = [row for row in range(int(state.laid[golem])) if state.kind[golem * ROWS + row] > 0]
        assert len(bonuses) <= 1
        sub = [int(c) for c in listed(state.sub)[2 * golem : 2 * golem + 2] if c >= 0]
        for command in range(COMMANDS):
            in_hand = int(state.hand[golem * COMMANDS + command])
            assert in_hand >= 0
            assert in_hand + laid.count(command) + sub.count(command) == COUNT[command]


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
            rules.apply_code(state, seat, codes[int(rng.below(len(codes)))], SILENT)
            stands_well(state)
            cards_add_up(state)
            if state.cup is not None:
                continue
            assert listed(state.field.solid) == walls
            assert len([b for b in listed(state.barrel) if b]) <= barrels
            barrels = len([b for b in listed(state.barrel) if b])
            for golem in range(int(state.golems)):  # invariant 4
                came_back = state.out[golem] != before[1][golem] or state.terms.kids or scenario.goal == 3
                if not came_back and state.opened[3] == repairs:
                    assert state.damage[golem] >= before[0][golem] >= 0
                if state.out[golem] == 1:
                    assert state.damage[golem] >= state.limit[golem]
            assert state.round >= rounds
        assert state.mover == NOBODY
