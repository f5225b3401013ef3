"""What is played is written into the log as into a file: one kind of row for answers, takebacks and leaving."""

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KINDS = {"undo": {"undo": True}, "out": {"leave": True}}  # of old rows besides answers
Row = dict[str, object]
log = sa.table(
    "log", sa.column("table_id", sa.Text), sa.column("number", sa.Integer), sa.column("body", sa.LargeBinary)
)


def upgrade() -> None:
    """Write the old rows anew."""
    rewrite(newer)


def downgrade() -> None:
    """Write the rows as they were; answers that were given at once have no older form."""
    rewrite(older)


def rewrite(change: Callable[[Row], Row]) -> None:
    """Change every row of every log that needs it; snapshots are made again by themselves."""
    database = op.get_bind()
    for table, number, body in database.execute(sa.select(log)).all():
        row = json.loads(body)
        changed = change(row)
        if changed != row:
            place = sa.and_(log.c.table_id == table, log.c.number == number)
            database.execute(log.update().where(place).values(body=json.dumps(changed).encode()))
    database.execute(sa.text("delete from snapshots"))


def newer(row: Row) -> Row:
    """A row as version 0002 has it."""
    if row["type"] != "answer" and row["type"] not in KINDS:
        return row
    entry = row["word"] if row["type"] == "answer" else KINDS[str(row["type"])]
    return {"type": "play", "seat": row["seat"], "entry": entry, "id": row.get("id", "")}


def older(row: Row) -> Row:
    """A row as version 0001 has it."""
    if row["type"] != "play":
        return row
    entry, rest = row["entry"], {"seat": row["seat"], "id": row["id"]}
    for kind, written in KINDS.items():
        if entry == written:
            return {"type": kind, **rest}
    if not isinstance(entry, str):
        raise ValueError("answers that were given at once have no older form")
    return {"type": "answer", "word": entry, **rest}
