"""The laws catch what they are for: each planted defect breaks the law it should."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka import laws
from igroteka.laws import Case, LawBroken
from tests.laws.cards import reshuffle

PLANTED: list[tuple[str, Callable[[Case], None], str]] = [
    ("LEAK_IN_VIEW", laws.twins, "the view"),
    ("LEAK_IN_EVENTS", laws.twins, "the events"),
    ("LEAK_IN_REASONS", laws.twins, "the reasons"),
    ("SHARED_LIST", laws.clones, "changed others"),
    ("FORGOTTEN_FIELD", laws.clones, "differs from its original"),
    ("GLOBAL_CHANCE", laws.determinism, "the same answers gave another game"),
    ("UNSORTED_SET", laws.determinism, "another process"),
    ("UNTOLD_SECRET", laws.twins, "without an event"),
    ("LOST_CARD", laws.census, "there are"),
    ("TWO_PREDICATES", laws.legality, "disagree"),
    ("STUCK", laws.progress, "has no answer"),
    ("NO_PARAGRAPH", laws.legality, "without a paragraph"),
    ("FALSE_IMAGINATION", laws.imagination, "imagine"),
    ("MISSING_MESSAGE", laws.words, "has no message cards-nobody-wrote-this"),
]


@pytest.mark.parametrize(("defect", "law", "says"), PLANTED, ids=[row[0].lower() for row in PLANTED])
def test_a_planted_defect_breaks_its_law(defect: str, law: Callable[[Case], None], says: str) -> None:
    found = []
    for seed in range(8):
        try:
            law(Case(f"tests.laws.planted:{defect}", 3, seed=seed, reshuffle=reshuffle))
        except LawBroken as broken:
            found.append(str(broken))
    assert any(says in sentence for sentence in found), found


def test_without_a_defect_the_same_cases_keep_every_law() -> None:
    for seed in range(8):
        for law in {law for _, law, _ in PLANTED} - {laws.determinism}:
            law(Case("tests.laws.planted:GAME", 3, seed=seed, reshuffle=reshuffle))
