"""The room for an operator: a server that prints its address and stops cleanly on SIGTERM."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from igroteka.cli.common import whole_number
from igroteka.core import registry
from igroteka.core.messages import tr

if TYPE_CHECKING:
    from igroteka.server.settings import Settings

HELP = "run the room as a server"
PORT = 8000


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    number = whole_number(0, 65535)
    many = whole_number(1, 1_000_000)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=number, default=PORT, help=f"0 takes any free one (default: {PORT})")
    parser.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE (default: in the data folder)")
    parser.add_argument("--workers", type=whole_number(1, 64), default=0, metavar="N", help="processes for bots")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="address people use for the page")
    parser.add_argument("--sockets", type=many, default=0, metavar="N", help="connections a client may have")
    parser.add_argument("--tables", type=many, default=0, metavar="N", help="tables a client may make in 15 minutes")
    parser.add_argument("--rate", type=many, default=0, metavar="N", help="requests or messages a second of a client")


def run(asked: argparse.Namespace) -> int:
    """Start the room; say where it is."""
    from igroteka.server.run import serve

    settings = settings_of(asked)
    serve(settings, lambda address: welcome(asked.lang, address))
    return 0


def open_room(asked: argparse.Namespace) -> int:
    """Open the room for whoever sits at this machine, and its page in the browser.

    A room that is open already is shown instead; if the usual port is taken, another one is used.
    """
    from igroteka.server.run import DatabaseLocked, port_is_free, serve, show

    settings = settings_of(asked)
    if not port_is_free(settings.host, settings.port):
        settings = replace(settings, port=0)
    try:
        serve(settings, lambda address: welcome(asked.lang, address), True)
    except DatabaseLocked as busy:
        print(tr(asked.lang, "room-open-already", {"address": busy.address}))
        show(busy.address)
    return 0


def welcome(language: str, address: str) -> None:
    """Say where the room is, and which games cannot be played in it."""
    print(tr(language, "room-open", {"address": address}), flush=True)
    for name, error in registry.broken().items():
        print(f"igroteka: {name}: {error.say(language)}", file=sys.stderr, flush=True)


def settings_of(asked: argparse.Namespace) -> Settings:
    """The settings an operator asks for."""
    from igroteka.server.settings import Limits, Settings, data_folder, database_path

    usual = Limits()
    limits = Limits(
        sockets=asked.sockets or usual.sockets,
        tables=asked.tables or usual.tables,
        requests=asked.rate or usual.requests,
        messages=asked.rate or usual.messages,
    )
    return Settings(
        host=asked.host,
        port=asked.port,
        database=database_path(asked.database) if asked.database else data_folder() / "room.sqlite",
        workers=asked.workers or max(1, (os.cpu_count() or 2) - 1),
        compiles=True,
        origins=tuple(origin.rstrip("/") for origin in asked.origin),
        limits=limits,
    )
