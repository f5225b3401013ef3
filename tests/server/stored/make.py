"""Make a database as this version of the room leaves it behind: later versions must open it.

    python -m tests.server.stored.make NAME

writes NAME.sqlite, and what everybody had been told into NAME.json. Make one with the last commit before a rules
version grows, and never again: what is in these files is the past.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from igroteka.core import record as records
from igroteka.server import payload
from igroteka.server.sqlite import prepare
from tests.server.client import Hall, hall

HERE = Path(__file__).parent
REPLAYS = HERE.parents[1] / "games"
FINISHED = (
    "algoracing/full-3",
    "algoracing/basic-2",
    "golems/logic-2",
    "golems/kids-2",
    "progress/solo-1",
    "progress/personalities-2",
    "robomaso/document-2",
    "robomaso/duels-2",
)


def told(events: list[payload.NumberedEvent]) -> str:
    """What somebody was told: the kinds of events, in their order."""
    kinds = " ".join(event.kind for event in events)
    return hashlib.sha256(kinds.encode()).hexdigest()[:16]


async def described(here: Hall, id: str, keys: dict[int, str]) -> dict[str, Any]:
    """A table as its players know it."""
    found: dict[str, Any] = {"id": id, "keys": keys, "told": {}, "legal": {}}
    for seat, key in keys.items():
        async with here.player(id, key) as player:
            found["told"][seat] = [len(player.has.events), told(player.has.events)]
            found["legal"][seat] = player.legal
            found["over"] = player.now.over
    return found


async def fill(database: Path) -> list[dict[str, Any]]:
    """Tables of every game, finished and in the middle."""
    found = []
    async with hall(database) as here:
        for name in FINISHED:
            whole = records.read((REPLAYS / name.replace("/", "/replays/")).with_suffix(".json"))
            for record in (whole, replace(whole, entries=whole.entries[: len(whole.entries) * 2 // 3], over=False)):
                made = await here.visitor.post(
                    payload.Made, "/api/uploads", payload.Upload(name=name, text=record.dumps())
                )
                keys = {chair.seat: chair.key for chair in made.keys}
                found.append({"name": name, **await described(here, made.table.id, keys)})
    return found


def main() -> None:
    """Make the files of this name."""
    database = HERE / f"{sys.argv[1]}.sqlite"
    prepare(database)
    tables = asyncio.run(fill(database))
    with sqlite3.connect(database) as connection:
        connection.execute("pragma journal_mode=delete")
        connection.execute("vacuum")
    database.with_suffix(".json").write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
