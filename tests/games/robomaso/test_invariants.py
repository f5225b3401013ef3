"""What holds after every answer of any game, whatever is answered; and building as the page words it."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka import games
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.rng import PlayoutRng, TableRng
from igroteka.games.robomaso.actions import CELL, LAY_CARD, LAY_COMPUTER, LAY_FIELD, QUARTERS, VERB
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import COMPUTER_CARD, FIELD_CARD
from tests.games.robomaso.invariants import hold
from tests.games.robomaso.plainly import places

GAME = games.get("robomaso")
STRICT: dict[str, object] = {"edge_match": "strict", "gallery_pattern": "1001", "safe_field": True, "base_speed": 2}


@pytest.mark.rule("RM-028", "RM-063", "RM-079", "RM-R06", "RM-R22", "RM-R66")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"truce_rounds": 0}, STRICT], ids=["document", "strict"])
def test_the_invariants_hold_in_random_games(seats: int, options: dict[str, object]) -> None:
    rules, rng = GAME.rules, PlayoutRng(3)
    state = cast(RobomasoState, GAME.new(seats, TableRng(f"robots {seats}"), {"round_limit": 12} | options))
    hold(state)
    for _ in range(20_000):
        if state.mover == NOBODY:
            break
        seat = int(state.mover)
        codes = rules.codes_of(state, seat)
        rules.apply_code(state, seat, codes[int(rng.below(len(codes)))], SILENT)
        hold(state)
    assert state.mover == NOBODY


@pytest.mark.rule("RM-027", "RM-028", "RM-029", "RM-033", "RM-R02", "RM-R05", "RM-R06", "RM-R19")
@pytest.mark.parametrize("options", [{}, STRICT], ids=["document", "strict"])
def test_every_placement_is_judged_as_the_page_words_it(options: dict[str, object]) -> None:
    rules, rng = GAME.rules, PlayoutRng(8)
    state = cast(RobomasoState, GAME.new(2, TableRng("builders"), {"round_limit": 32, "truce_rounds": 12} | options))
    compared = 0
    while state.mover != NOBODY:
        seat = int(state.mover)
        codes = rules.codes_of(state, seat)
        for verb, card in ((LAY_CARD, int(state.drawn)), (LAY_FIELD, FIELD_CARD), (LAY_COMPUTER, COMPUTER_CARD)):
            found = {(int(CELL[code]), int(QUARTERS[code])) for code in codes if VERB[code] == verb}
            if found and state.round:
                assert found == places(state, card)
                compared += 1
        rules.apply_code(state, seat, codes[int(rng.below(len(codes)))], SILENT)
    assert compared > 30
