"""The soak plays many games under the laws, and notices when one is broken."""

from __future__ import annotations

import pytest

from igroteka.laws import Case, LawBroken
from igroteka.laws.soak import main, play_one
from tests.laws.subjects import RESHUFFLES


def test_it_tells_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fourinarow", "--games", "3", "--preset", "usual", "--every", "5", "--workers", "1"]) == 0
    assert "usual" in capsys.readouterr().out


def test_it_plays_every_combination_of_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["progress", "--games", "1", "--seats", "1", "--flags", "personalities", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert all(f"│ {kind} " in told for kind in ("none", "personalities"))
    with pytest.raises(SystemExit):
        main(["progress", "--games", "1", "--flags", "magic"])


def test_it_looks_at_positions_and_at_the_end() -> None:
    case = Case("algoracing", 3, {"mode": "full", "max_rounds": 4}, 3, RESHUFFLES["algoracing"])
    answers, looked, ended = play_one(case, 10)
    assert answers > 20
    assert looked > 0
    assert ended in ("target", "rounds")


def test_it_notices_a_game_without_end() -> None:
    with pytest.raises(LawBroken, match="not over after 5 answers"):
        play_one(Case("algoracing", 2, {}, 0, None, most=5), 1000)
