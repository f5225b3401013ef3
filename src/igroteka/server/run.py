"""Start the room and keep it running until it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import IO

import uvicorn

from igroteka.core.errors import BadInput
from igroteka.core.record import why
from igroteka.server.app import make_app
from igroteka.server.settings import Settings
from igroteka.server.sqlite import prepare

BACKLOG = 2048
GARBAGE = 200_000  # objects between two looks for garbage
GRACE = 3  # seconds for connections to end when the room is told to stop


class DatabaseLocked(BadInput):
    """Another room uses the same database; `address` is where it is."""

    address = ""


def lock_database(database: Path) -> IO[str]:
    """Keep the database for ourselves as long as the file that comes back stays open."""
    path = database.with_name(database.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise BadInput("room-bad-database", file=database, why=why(error)) from error
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.seek(0)
            busy = DatabaseLocked("room-database-in-use", file=database)
            busy.address = file.read().strip()
            raise busy from error
    return file


def listen(host: str, port: int) -> socket.socket:
    """A socket to be asked on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # only where the protocol is named does asyncio send small messages at once, instead of waiting for the last one
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise BadInput("room-cannot-listen", host=host, port=port, why=why(error)) from error
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds the room."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listening.getsockname()[1]}"


def has_screen() -> bool:
    """Whether a browser window can be opened; a text browser would take the terminal away."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def port_is_free(host: str, port: int) -> bool:
    """Whether a room could be opened there."""
    try:
        listen(host, port).close()
    except BadInput:
        return False
    return True


def show(address: str) -> None:
    """Open the page in the user's browser, if there is a screen."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def config_of(settings: Settings) -> uvicorn.Config:
    """How the web server is run."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


def serve(settings: Settings, say: Callable[[str], None], open_page: bool = False) -> None:
    """Run until SIGTERM or SIGINT; `say` is told the address once the room can be entered."""
    with lock_database(settings.database) as lock:
        prepare(settings.database)  # what is wrong with it is told before anybody can enter
        _open(settings, lock, say, open_page)


def _open(settings: Settings, lock: IO[str], say: Callable[[str], None], open_page: bool) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with listen(settings.host, settings.port) as listening:
        address = address_of(settings.host, listening)
        lock.truncate(0)
        lock.write(address + "\n")
        lock.flush()

        def ready() -> None:
            say(address)
            if open_page:
                show(address)

        app = config_of(settings)
        gc.freeze()  # what is loaded now stays; of what comes later, little is garbage that only the collector finds
        gc.set_threshold(GARBAGE, 20, 100)
        Server(app, ready).run(sockets=[listening])


class Server(uvicorn.Server):
    """Tells when it can be entered."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop is obeyed, and that is all: the room has ended well."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
