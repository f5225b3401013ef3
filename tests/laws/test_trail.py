"""The paper trail: every paragraph has an example or a test, and nothing cites a paragraph that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import games, pages
from igroteka.laws import trail

ROOT = Path(__file__).resolve().parents[2]
PREFIXES = {"algoracing": "AR", "golems": "GB", "progress": "PR", "robomaso": "RM"}
PREFIXES |= {name: games.get(name).meta.prefix for name in games.names()}
RULES = {"algoracing": 240, "golems": 348, "progress": 300, "robomaso": 222}  # paragraphs of the four pages


def still_open(name: str) -> list[str]:
    """The ids of a game that nothing shows yet; the list shrinks to nothing as the game is finished."""
    path = ROOT / "docs" / "rules" / "open" / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("name", sorted(PREFIXES))
def test_every_paragraph_is_shown(name: str) -> None:
    own = [games.get(name).folder] if name in games.names() else []
    shown = trail.shown_in([ROOT / "tests", *own])
    mentioned = trail.files([ROOT / "src", *own], (".py", ".ftl", ".csv", ".txt", ".example"))

    found = trail.problems(pages.paragraphs(name), PREFIXES[name], shown, mentioned, still_open(name))

    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize(("name", "count"), RULES.items())
def test_the_pages_are_whole(name: str, count: int) -> None:
    assert len(pages.paragraphs(name)) >= count


def test_a_gap_in_the_trail_is_found() -> None:
    rules = ["ZZ-001", "ZZ-002", "ZZ-R01", "ZZ-003", "ZZ-D01"]

    found = trail.problems(rules, "ZZ", ["ZZ-001 ZZ-002"], ["ZZ-009 ZZ-D02"], ["ZZ-R01", "ZZ-002", "ZZ-004"])

    assert found == [
        "ZZ-003 is shown by no example or test and not listed as open",
        "ZZ-D01 is shown by no example or test and not listed as open",
        "ZZ-002 is listed as open, but it is shown: take it off the list",
        "ZZ-004 is listed as open, but no page defines it",
        "ZZ-009 is cited, but no page defines it",
        "ZZ-D02 is cited, but no page defines it",
    ]
