"""Recorded games run as they ran when they were recorded, in every build, to the last event.

To record one: `igroteka play GAME --seats greedy,random --seed S --save tests/games/GAME/replays/NAME.json`, then
write its lines into digests.txt and courses.txt: these tests tell them. A line of courses.txt changes only when
`rules_version` grows: it knows answers, seats and points alone, so that no change of names can touch it.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.core import record as records
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR

FILES = sorted(Path(__file__).parent.glob("*/replays/*.json"))


def digest(table: Table) -> str:
    """Everything everybody was told, but for the paragraphs it cites, and the last position as it is written."""
    told = [[replace(event, rules=()) for _, event in table.events(s)] for s in range(SPECTATOR, table.seats)]
    return hashlib.sha256(f"{table.game.notation.write(table.state)} {told!r}".encode()).hexdigest()[:16]


def course(path: Path) -> str:
    """After every entry of the file: who is asked, the legal answers, the points; at the end why and who won."""
    record = records.read(path)
    table = Table.replay(record, to=0)
    seen = hashlib.sha256()
    for entry in record.entries:
        table.enter(entry)
        legal = [[action.word for action in table.legal(seat)] for seat in table.asked]
        seen.update(repr((table.asked, legal, table.game.scores(table.state))).encode())
    ending = table.game.notation.write(table.state)["ended"]
    return f"{seen.hexdigest()[:16]} {ending} {','.join(str(seat) for seat in table.winners)}"


def known(path: Path, name: str) -> dict[str, str]:
    lines = (path.parent / name).read_text(encoding="utf-8").splitlines()
    return {game: rest for game, _, rest in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_runs_as_it_ran(path: Path) -> None:
    table = Table.load(path)

    assert table.over
    assert digest(table) == known(path, "digests.txt").get(path.stem), f"{path.stem} {digest(table)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_takes_the_same_course(path: Path) -> None:
    assert course(path) == known(path, "courses.txt").get(path.stem), f"{path.stem} {course(path)}"


def test_there_are_recorded_games_of_every_kind() -> None:
    names = {f"{path.parent.parent.name}/{path.stem}" for path in FILES}
    assert {f"algoracing/{mode}-{seats}" for mode in ("basic", "full") for seats in (2, 3, 4)} <= names
    assert {"algoracing/ridge-2", "algoracing/shifts-3"} <= names  # as rules version 2 plays
    kinds = ("duel-2", "three-3", "melee-4", "bots-2", "winter-3", "logic-2", "kids-2", "hill-3", "tournament-4")
    assert {f"golems/{kind}" for kind in kinds} <= names
    more = ("solo-1", "two-2", "three-3", "four-4", "five-5", "personalities-2", "achievements-3", "industry-2")
    assert {f"progress/{kind}" for kind in (*more, "everything-4", "faster-2", "solo-everything-1")} <= names
    assert {"progress/literal-1", "progress/literal-3"} <= names  # as rules version 2 plays
    robots = ("document-2", "document-3", "document-4", "later-3", "quick-2", "quick-4", "options-2")
    fights = ("duels-2", "raids-3", "duels-4", "secrets-4", "ends-2", "forced-3")
    assert {f"robomaso/{kind}" for kind in (*robots, *fights)} <= names
