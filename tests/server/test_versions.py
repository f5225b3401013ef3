"""Tables stored by an older version of the room open, go on, replay and download: a version is a set of options."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from igroteka.core import record as records
from igroteka.core.table import Table
from igroteka.server import payload
from tests.server.client import ME, OPEN, hall
from tests.server.stored.make import told
from tests.server.tables import problem_of

STORED = sorted((Path(__file__).parent / "stored").glob("*.sqlite"))
TABLES = [
    pytest.param(path, table, id=f"{path.stem}-{table['name']}-{'over' if table['over'] else 'running'}")
    for path in STORED
    for table in json.loads(path.with_suffix(".json").read_text("utf-8"))
]


@pytest.mark.parametrize(("database", "stored"), TABLES)
async def test_a_stored_table_opens_goes_on_replays_and_downloads(
    database: Path, stored: dict[str, Any], tmp_path: Path
) -> None:
    id, keys = stored["id"], stored["keys"]
    async with hall(Path(shutil.copy(database, tmp_path))) as here:
        for seat, key in keys.items():
            async with here.player(id, key) as player:
                assert [len(player.has.events), told(player.has.events)] == stored["told"][seat]
                assert player.legal == stored["legal"][seat]
                assert player.now.over == stored["over"]
        for seat in [seat for seat in keys if stored["legal"][seat]][:1]:
            async with here.player(id, keys[seat]) as player:
                assert isinstance(await player.answer(player.legal[0]), payload.Done)
        key = keys["0"]
        frames = await here.visitor.frames(id, 0, key)
        assert len(frames.frames) > 3
        file = await here.visitor.ask("GET", f"/api/tables/{id}/record", key=key)
        record = records.loads(file.text)
        if stored["over"]:
            assert Table.replay(record).over
        else:
            assert record.seed is None


async def test_what_was_told_at_a_table_of_rules_nobody_plays_any_more_can_be_read(tmp_path: Path) -> None:
    tables = json.loads((STORED[0].with_suffix(".json")).read_text("utf-8"))
    finished, running = (
        next(t for t in tables if t["name"] == "robomaso/duels-2" and t["over"] == over) for over in (True, False)
    )
    database = Path(shutil.copy(STORED[0], tmp_path))
    with sqlite3.connect(database) as connection:
        old, unknown = b'"rules_version":2', b'"rules_version":99'
        rows = connection.execute("select rowid, body from log where instr(body, ?)", (old,)).fetchall()
        for row, body in rows:
            connection.execute("update log set body = ? where rowid = ?", (body.replace(old, unknown), row))
    async with hall(database) as here:
        for stored in (finished, running):
            path, key = f"/api/tables/{stored['id']}", stored["keys"]["0"]
            assert await problem_of(here.visitor, "GET", path, key=key) == (400, "core-record-rules")
            found = await here.visitor.get(payload.Told, f"{path}/told", key)
            assert found.rules_version == 99
            assert len(found.events) > 100
            assert found.events[0].args
            assert (await here.visitor.ask("GET", f"{path}/told")).status_code == 404
        file = await here.visitor.ask("GET", f"/api/tables/{finished['id']}/record", key=finished["keys"]["0"])
        assert records.loads(file.text).rules_version == 99
        path = f"/api/tables/{running['id']}/record"
        assert await problem_of(here.visitor, "GET", path, key=running["keys"]["0"]) == (409, "core-record-rules")


async def test_all_that_was_told_is_kept_when_a_room_closes(file: Path) -> None:
    """Of a short game, too; and who may not see a table learns nothing of its version."""
    async with hall(file) as here:
        made = await here.visitor.make("fourinarow", [ME, OPEN])
        await here.visitor.join(made.table.id, "Bob")
        async with here.player(made.table.id, made.keys[0].key) as player:
            await player.until_asked()
            await player.answer(player.legal[0])
            told_before = [event.kind for event in player.has.events]
    with sqlite3.connect(file) as connection:
        [(row, body)] = connection.execute("select rowid, body from log where number = 0").fetchall()
        unknown = body.replace(b'_version":1', b'_version":99')
        connection.execute("update log set body = ? where rowid = ?", (unknown, row))
    async with hall(file) as here:
        path = f"/api/tables/{made.table.id}"
        for key in (made.keys[0].key, ""):  # it is a public table
            found = await here.visitor.get(payload.Told, f"{path}/told", key)
            assert found.whole
            assert [event.kind for event in found.events] == told_before != []
        assert await problem_of(here.visitor, "GET", path, key="nonsense") == (404, "room-no-table")
