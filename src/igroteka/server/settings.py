"""What an operator can set."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from igroteka.core.errors import BadInput


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; a client is an address."""

    sockets: int = 60  # open at the same time
    tables: int = 40  # made within a quarter of an hour
    requests: int = 40  # a second, over HTTP
    messages: int = 40  # a second, over one socket
    body: int = 2**16  # bytes of a request
    upload: int = 2**21  # bytes of a game file
    message: int = 2**14  # bytes of a message
    entries: int = 5_000  # answers in an uploaded game
    waiting: int = 2**22  # bytes a client has not read yet, before it is cut off


@dataclass(frozen=True)
class Settings:
    """Where the room is and what it lets happen."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: Path = Path("room.sqlite")
    workers: int = 1  # processes in which bots think
    compiles: bool = False  # behind the open room, if the rules are not compiled yet
    origins: tuple[str, ...] = ()  # other addresses under which the page is reached: https://play.example.org
    limits: Limits = Limits()


def data_folder() -> Path:
    """Where the user's tables are kept."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "igroteka"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "igroteka"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "igroteka"


def database_path(url: str) -> Path:
    """The file a database address names: sqlite:///room.sqlite, or sqlite:////var/lib/igroteka/room.sqlite."""
    kind, separator, rest = url.partition(":///")
    if not separator or kind != "sqlite" or not rest:
        raise BadInput("room-bad-url", value=url)
    return Path(rest)
