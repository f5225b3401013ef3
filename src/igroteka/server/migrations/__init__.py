"""The tables of the database, step by step: a module of `versions` for each step, run by Alembic.

A new SQLite file takes all steps at once from schema.sql, which spares the first start a second of imports.
"""

from __future__ import annotations

import logging
import sqlite3
import tempfile
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from igroteka.core.errors import BadInput


def config(url: str = "") -> Config:
    """Alembic's settings, made in code so that the installed package can migrate itself."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return found


def upgrade(url: str, version: str = "") -> None:
    """Bring a database up to the newest version; a newer one than this program knows is refused."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        command.upgrade(config(url), "head")
    except CommandError as error:
        raise BadInput("room-newer-database", found=version) from error


def head() -> str:
    """The newest version there is."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def schema() -> str:
    """What all steps together make of an empty SQLite database."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.sqlite")
        upgrade(f"sqlite:///{path}")
        database = sqlite3.connect(path)
        lines = [line for line in database.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;")]
        database.close()
    return "\n".join(["-- Written by `python -m igroteka.server.migrations`; do not edit.", *lines, ""])
