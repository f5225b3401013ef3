"""Measure what an answer costs the server: carried out, told to all seats and to spectators, written as JSON.

`python -m tests.server.cost golems` replays the recorded games of a game with everybody listening. Told is the time of
this process, answer by answer; those with most moments are the runs of programs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from igroteka.core import record as records
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR
from igroteka.server import encoding

RECORDED = Path(__file__).parents[1] / "games"
RUN = 8  # moments: an answer that leads to more is the run of something


def costs(path: Path, seats: int | None = None) -> list[tuple[float, int, int]]:
    """Of every answer of a recorded game: seconds of this process, moments, and bytes to all listeners."""
    record = records.read(path)
    table = Table.replay(record, to=0)
    if seats is not None and table.seats != seats:
        return []
    watching = range(SPECTATOR, table.seats)  # spectators know the same, so one update is made for all of them
    views = {seat: encoding.full_update(table, seat, 0)[1] for seat in watching}
    table.listen(watching)
    found = []
    for entry in record.entries:
        start = time.process_time()
        table.enter(entry)
        moments = size = 0
        for seat, news in table.all_news().items():
            update, views[seat] = encoding.next_update(table, views[seat], news)
            size += len(encoding.encode(update))
            moments = max(moments, len(news))
        found.append((time.process_time() - start, moments, size))
    return found


def summary(found: list[tuple[float, int, int]]) -> dict[str, float]:
    """Milliseconds and bytes."""
    times = sorted(1000 * seconds for seconds, _, _ in found) or [0.0]
    return {
        "answers": len(found),
        "p50_ms": round(times[len(times) // 2], 2),
        "p95_ms": round(times[len(times) * 95 // 100], 2),
        "most_ms": round(times[-1], 2),
        "bytes": round(sum(size for _, _, size in found) / max(1, len(found))),
    }


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.cost", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="only games of so many players")
    asked = parser.parse_args()
    files = sorted((RECORDED / asked.game / "replays").glob("*.json"))
    found = [each for path in files for each in costs(path, asked.seats)]
    runs = [each for each in found if each[1] > RUN]
    print(json.dumps({"game": asked.game, "all": summary(found), "runs": summary(runs)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
