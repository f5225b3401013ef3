"""The laws catch what they are for: each planted defect breaks the law it should."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from igroteka import laws
from igroteka.compiled import running
from igroteka.laws import Case, LawBroken
from tests.laws.cards import reshuffle

PLANTED: list[tuple[str, Callable[[Case], None], str]] = [
    ("LEAK_IN_VIEW", laws.twins, "the view"),
    ("LEAK_IN_EVENTS", laws.twins, "the events"),
    ("LEAK_IN_REASONS", laws.twins, "the reasons"),
    ("SHARED_LIST", laws.clones, "shares the list hands" if not running else "changed others"),
    ("FORGOTTEN_FIELD", laws.clones, "differs from its original"),
    ("GLOBAL_CHANCE", laws.determinism, "the same answers gave another game"),
    ("UNSORTED_SET", laws.determinism, "another process"),
    ("UNTOLD_SECRET", laws.twins, "without an event"),
    ("TOLD_TOO_EARLY", laws.story, "changes ['points']"),
    ("LOST_CARD", laws.census, "there are"),
    ("TWO_PREDICATES", laws.legality, "disagree"),
    ("STUCK", laws.progress, "has no answer"),
    ("NO_PARAGRAPH", laws.legality, "without a paragraph"),
    ("FALSE_IMAGINATION", laws.imagination, "imagine"),
    ("LEAK_OF_SEALED_ANSWER", laws.twins, "two different sealed answers"),
    ("LEAK_PAST_EQUALITY", laws.twins, "the view"),
    ("LEAK_OF_CHANCE", laws.twins, "the reasons"),
    ("TRUE_IMAGINATION", laws.twins, "imagines with the help of"),
    ("UNWRITTEN_FIELD", laws.saving, "differs in points"),
    ("LATE_PREDICATE", laws.legality, "disagree"),
    ("LOST_AT_THE_END", laws.census, "there are"),
    ("ONLY_WHEN_HEARD", laws.clones, "when nobody listens"),
    ("UNFAIR_WINNER", laws.progress, "but the scores are"),
    ("HASTE_PAYS", laws.simultaneity, "answers first"),
    ("MEMORY", laws.memory, "remember something"),
    ("UNSORTED_VIEW", laws.determinism, "another process"),
    ("NO_CENSUS", laws.census, "counts nothing"),
    ("MISSING_MESSAGE", laws.messages, "has no message cards-nobody-wrote-this"),
]


@pytest.mark.parametrize(
    ("defect", "law", "says"), PLANTED, ids=[f"{row[0].lower()}-{row[1].__name__}" for row in PLANTED]
)
def test_a_planted_defect_breaks_its_law(defect: str, law: Callable[[Case], None], says: str) -> None:
    random.seed(7)  # for the defect that uses it: seen or not, it is the same in every run
    found = []
    for seed in range(8):
        try:
            law(Case(f"tests.laws.planted:{defect}", 3, seed=seed, reshuffle=reshuffle))
        except LawBroken as broken:
            found.append(str(broken))
    assert any(says in sentence for sentence in found), found


def test_a_game_with_secrets_needs_a_reshuffle_that_shuffles() -> None:
    with pytest.raises(LawBroken, match="no reshuffle of it was given"):
        laws.twins(Case("tests.laws.planted:GAME", 3))
    with pytest.raises(LawBroken, match="the reshuffle never changed anything"):
        laws.twins(Case("tests.laws.planted:GAME", 3, reshuffle=lambda state, seat, rng: state))


def test_without_a_defect_the_same_cases_keep_every_law() -> None:
    for seed in range(8):
        for law in {law for _, law, _ in PLANTED} - {laws.determinism}:
            law(Case("tests.laws.planted:GAME", 3, seed=seed, reshuffle=reshuffle))
