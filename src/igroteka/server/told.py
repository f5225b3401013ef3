"""What was told at a table whose rules are no longer played: it cannot go on, but it can be read and downloaded."""

from __future__ import annotations

from igroteka.core import record as records
from igroteka.core import registry
from igroteka.core.wire import SPECTATOR, Event, Seat, may_see
from igroteka.server import encoding, history, payload, snapshot
from igroteka.server.seating import Missing
from igroteka.server.store import Right, Stored


def told(stored: Stored, seat: Seat) -> payload.Told:
    """What this seat was told, up to the last snapshot, and what was said."""
    made, names, chat = _read(stored)
    game = registry.get(made.game)
    events: list[Event] = snapshot.events_of(game, stored.snapshot.body) if stored.snapshot is not None else []
    heard = [event for event in events if may_see(event, seat)]
    return payload.Told(
        game=made.game,
        rules_version=made.rules_version,
        names=names,
        events=[encoding.event(game, number, event) for number, event in enumerate(heard)],
        lines=chat,
        whole=stored.snapshot is not None and stored.snapshot.number == len(stored.rows),
    )


def record(stored: Stored) -> records.Record:
    """A finished game as a file, for the version of the rules that can play it."""
    made, names, _ = _read(stored)
    rows = [history.decode(body) for _, body in stored.rows]
    return records.Record(
        game=made.game,
        rules_version=made.rules_version,
        seats=len(names),
        options=dict(made.options),
        seed_hash=records.hash_of(made.seed),
        seed=made.seed,
        names=tuple(names),
        entries=tuple(row.played for row in rows if isinstance(row, history.Played)),
        over=True,
    )


def opened(stored: Stored | None, hashed: str) -> tuple[Stored, Right]:
    """A stored table with what this key allows there; without a key, a public one can be watched."""
    if stored is None:
        raise Missing("room-no-table")
    right = stored.keys.get(hashed)
    if not hashed and _read(stored)[0].public:
        right = Right("watch", SPECTATOR)
    if right is None or right.role == "invitation":
        raise Missing("room-no-table")
    return stored, right


def _read(stored: Stored) -> tuple[history.Made, list[str], list[payload.ChatLine]]:
    """How the table was made, who played, and what was said."""
    made: history.Made | None = None
    names: list[str] = []
    chat = []
    for when, body in stored.rows:
        match history.decode(body):
            case history.Made() as row:
                made, names = row, [chair.name for chair in row.chairs]
            case history.Began() as row:
                names = list(row.names)
            case history.Spoke() as row:
                chat.append(payload.ChatLine(row.seat, row.name, row.text, when))
    assert made is not None  # it is the first row of every table
    return made, names, chat
