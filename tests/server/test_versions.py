"""Tables stored by an older version of the room open, go on, replay and download: a version is a set of options."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from igroteka.core import record as records
from igroteka.core.table import Table
from igroteka.server import payload
from tests.server.client import hall
from tests.server.stored.make import told

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
