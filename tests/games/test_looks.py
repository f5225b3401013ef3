"""Whatever is asked to be seen ahead: there is an answer, or one sentence says that there is none."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from igroteka import games, new_table
from igroteka.core.errors import BadInput
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Seat

ODD = ["", " ", "\t", "\0", "[]", "way", "way ", "ahead x", "run run", "pay pay", "draft", "draft :", "draft use:"]
ODD += ["tree:", "tree:-1", "tree:9", "tree:0.5", "tree:" + "9" * 900, "way:0:", "way:-1:wheel"]
ODD += ["discover:", "fund:-1", "fund:99"]
FIRST = ["", "way ", "row ", "draft ", "tree:", "way:0:", "discover:"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("algoracing", 3, {"mode": "full"}),
    ("golems", 2, {"scenario": "first-duel"}),
    ("golems", 3, {"scenario": "frozen-lake", "logic": "on", "cards": "choose"}),
    ("progress", 3, {"personalities": True, "achievements": True, "industrial_revolution": True}),
    ("robomaso", 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_any_text_gets_an_answer_or_one_sentence(game: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(game)
    table = new_table(game, seats, seed=1, options=options)
    words = [action.word for action in games.get(game).rules.actions]
    told: Counter[str] = Counter()
    for number in range(250):
        seat = chance.choice(table.asked)
        legal = [action.word for action in table.legal(seat)]
        if number % 5 == 0:
            rows = [chance.choices(chance.choice((legal, words)), k=chance.choice((1, 2, 5, 60))) for _ in range(4)]
            asked = [chance.choice(FIRST) + " ".join(row) for row in rows]
            for viewer in (seat, SPECTATOR):
                told.update(answer_to(table, viewer, of) for of in asked + chance.sample(ODD, 4))
        table.answer(seat, chance.choice(legal))
        if table.over:
            break
    assert set(told) == {"seen", "core-unknown-sight"}


def answer_to(table: Table, viewer: Seat, of: str) -> str:
    """What comes of a look: the message that refuses it, or "seen"."""
    try:
        table.game.look(table.view(viewer), of)
    except BadInput as error:
        return error.message
    return "seen"
