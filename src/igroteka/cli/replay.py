"""Draw any moment of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path

from igroteka.cli.common import whole_number
from igroteka.core import record as records
from igroteka.core.errors import BadFile, BadInput
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR
from igroteka.replay import player

HELP = "draw any moment of a saved game"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", type=whole_number(0, 10**9), metavar="N", help="after the first N entries")
    parser.add_argument("--seat", type=whole_number(1, 64), metavar="N", help="as seat N sees it, not a spectator")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--svg", metavar="OUT", help="write a picture to this file")
    how.add_argument("--text", action="store_true", help="print the position (this is the default)")


def run(asked: argparse.Namespace) -> int:
    """Replay and draw."""
    table = Table.replay(records.read(asked.file), source=asked.file, to=asked.to)
    seat = SPECTATOR if asked.seat is None else asked.seat - 1
    if seat >= table.seats:
        raise BadInput("core-bad-seat-number", value=asked.seat, last=table.seats)
    if asked.svg:
        picture = player.svg(table.game, table.view(seat))
        try:
            Path(asked.svg).write_text(picture, encoding="utf-8")
        except OSError as error:
            raise BadFile("core-cannot-write", file=asked.svg, why=error.strerror or "?") from error
        return 0
    for line in player.story(table, seat, asked.lang):
        print(line)
    print(player.text(table, seat, asked.lang))
    return 0
