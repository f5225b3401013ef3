"""Killing the server loses nothing: a short run of the crash test, and that it would notice."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import msgspec
import pytest

from igroteka import new_table
from igroteka.server import encoding, history
from tests.server import crash
from tests.server.client import Player
from tests.server.crash import Asked, Guest


def test_killing_the_server_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    report = crash.run(tmp_path, tables=8, kills=3, seed=1)

    assert not report.wrong, report.wrong[:10]
    assert report.answers >= 4 * 8  # before each kill and after the last
    assert report.reconnections >= 2 * 8


def guest(*asked: Asked) -> Guest:
    found = Guest(Player("", "", ""), random.Random(0), itertools.count())
    found.asked = list(asked)
    return found


def answered(*ids: str) -> list[history.Row]:
    return [history.Played(0, "drop:a", id) for id in ids]


@pytest.mark.parametrize(
    ("rows", "asked", "what"),
    [
        (answered("a", "b"), [Asked("a", 0, 1), Asked("b", 2, 3)], ""),
        (answered("a", "b"), [Asked("a", 0, 1), Asked("b", 2)], ""),
        (answered("a"), [Asked("a", 0, 1), Asked("b", 2)], ""),
        (answered("a"), [Asked("a", 0, 1), Asked("b", 2, 3)], "b was acknowledged and is lost"),
        (answered("a", "a"), [Asked("a", 0, 1)], "stands twice"),
        (answered("b", "a"), [Asked("a", 0, 1), Asked("b", 2, 3)], "b was sent after a later answer"),
        (answered("a"), [], "nobody asked for a"),
        (answered("a"), [Asked("a", 0, 1, "core-not-asked")], "and stands in the log"),
        ([], [Asked("a", 0, 1, "room-not-stored")], "was refused: room-not-stored"),
    ],
)
def test_the_crash_test_notices_what_is_wrong_with_a_log(
    rows: list[history.Row], asked: list[Asked], what: str
) -> None:
    wrong = crash.check_log(rows, [guest(*asked)])
    assert [text for text in wrong if what not in text] == []
    assert bool(wrong) is bool(what)


@pytest.mark.parametrize("fault", ["", "event", "view", "last"])
def test_the_crash_test_notices_what_a_client_was_told_wrongly(fault: str) -> None:
    names = ["A", "B"]
    chairs = [history.Seated("person", name, taken=True) for name in names]
    rows: list[history.Row] = [history.Made("fourinarow", 1, {}, "7", False, chairs), history.Began(names)]
    table = new_table("fourinarow", 2, "7", names=names)
    players = [guest(), guest()]

    async def tell() -> None:
        for seat, one in enumerate(players):
            update, _ = encoding.full_update(table, seat, len(one.player.has.events))
            one.player._take(update)
            one._told(update)

    asyncio.run(tell())
    for word in ("drop:a", "drop:b", "drop:c"):
        rows.append(history.Played(table.asked[0], word, word))
        table.answer(table.asked[0], word)
        asyncio.run(tell())
    has = players[1].player.has
    if fault == "event":
        has.events[0] = msgspec.structs.replace(has.events[0], rules=[])
    elif fault == "view":
        players[1].seen[1] = (1, 1, "another")
    elif fault == "last":
        players[1].seen.pop()

    assert bool(crash.check_told(rows, players)) is bool(fault)
