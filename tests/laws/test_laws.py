"""Every law over every game that is installed, and over the small game that tries the frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka import games
from igroteka.laws import LAWS, Case, cases
from tests.laws.cards import reshuffle
from tests.laws.subjects import BRIEF, MIXES, PROGRESS, RESHUFFLES, is_like_others

CASES = [
    case
    for name in games.names()
    for case in cases(name, range(1), RESHUFFLES.get(name), BRIEF.get(name))
    if not is_like_others(case)
]
CASES += [Case(name, 3, options, 0, RESHUFFLES.get(name)) for name, mixes in MIXES.items() for options in mixes]
CASES += [Case("progress", seats, options, 0, RESHUFFLES["progress"]) for seats, options in PROGRESS]
CASES += cases("tests.laws.cards:GAME", range(5), reshuffle)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_keeps_every_law(case: Case, law: Callable[[Case], None]) -> None:
    law(case)
