"""“What holds after every pass” (docs/sources/golems.md) of a state; the soak can ask it after every answer."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.grid import OFF
from igroteka.games.golems.state import IN_ACTION, OUT, GolemsState
from igroteka.games.golems.tables import COMMANDS, COUNT, LADDER, ROWS


def hold(state: GolemsState) -> None:
    """All that can be told from one state."""
    stands_well(state)
    cards_add_up(state)
    for golem in range(int(state.golems)):
        assert state.damage[golem] >= 0
        if state.out[golem] == OUT and state.cup is None:
            assert state.damage[golem] >= state.limit[golem]


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
