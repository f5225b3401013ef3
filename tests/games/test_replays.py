"""Recorded games run as they ran when they were recorded, in every build, to the last event.

To record one: `igroteka play GAME --seats greedy,random --seed S --save tests/games/GAME/replays/NAME.json`, then
write its line into digests.txt: this test tells it. A line changes only when `rules_version` grows.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR

FILES = sorted(Path(__file__).parent.glob("*/replays/*.json"))


def digest(table: Table) -> str:
    """Everything everybody was told, but for the paragraphs it cites, and the last position as it is written."""
    told = [[replace(event, rules=()) for _, event in table.events(s)] for s in range(SPECTATOR, table.seats)]
    return hashlib.sha256(f"{table.game.notation.tell(table.state)} {told!r}".encode()).hexdigest()[:16]


def known(path: Path) -> dict[str, str]:
    lines = (path.parent / "digests.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines if line)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_runs_as_it_ran(path: Path) -> None:
    table = Table.load(path)

    assert table.over
    assert digest(table) == known(path).get(path.stem), f"{path.stem} {digest(table)}"


def test_there_are_recorded_games_of_every_kind() -> None:
    names = {f"{path.parent.parent.name}/{path.stem}" for path in FILES}
    assert {f"algoracing/{mode}-{seats}" for mode in ("basic", "full") for seats in (2, 3, 4)} <= names
    kinds = ("duel-2", "three-3", "melee-4", "bots-2", "winter-3", "logic-2", "kids-2", "hill-3", "tournament-4")
    assert {f"golems/{kind}" for kind in kinds} <= names
    more = ("solo-1", "two-2", "three-3", "four-4", "five-5", "personalities-2", "achievements-3", "industry-2")
    assert {f"progress/{kind}" for kind in (*more, "everything-4", "faster-2", "solo-everything-1")} <= names
    robots = ("document-2", "document-3", "document-4", "later-3", "quick-2", "quick-4", "options-2")
    assert {f"robomaso/{kind}" for kind in (*robots, "duels-2", "raids-3", "duels-4", "secrets-4")} <= names
