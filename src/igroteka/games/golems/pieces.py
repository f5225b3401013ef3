"""Every kind of thing a player meets, under the words it has on the wire: what it is called and what it does."""

from __future__ import annotations

from collections.abc import Iterable

from igroteka.core.game import Piece
from igroteka.games.golems import tables

TERRAINS = ("ice", "snow")
LANDMARKS = ("flag", "hill", "home", "place")  # how a cell of a goal looks
MARKS = ("damage", "sub", "die", "eye")  # at a golem or a Bot


def _pieces(kind: str, names: Iterable[str]) -> list[Piece]:
    found = []
    for name in names:
        word = "empty" if name == tables.SIGN_NAMES[tables.EMPTY] else name.lower()
        found.append(Piece(kind, name, f"golems-piece-{kind}-{word}", f"golems-piece-{kind}-{word}-help"))
    return found


PIECES: tuple[Piece, ...] = (
    *_pieces("command", tables.LETTERS),
    *_pieces("bonus", tables.KIND_NAMES[tables.FOR :]),
    *_pieces("sensor", tables.SENSOR_NAMES),
    *_pieces("luck", tables.SIGN_NAMES),
    *_pieces("logic", tables.SIGN_NAMES[tables.AND :]),
    *_pieces("card", tables.CARD_NAMES),
    *_pieces("value", tables.CARD_VALUES),
    *_pieces("bot", tables.BOT_NAMES),
    *_pieces("obstacle", tables.OBSTACLE_NAMES[tables.WALL :]),
    *_pieces("content", tables.CONTENT_NAMES[tables.HOLDS_NOTHING :]),
    *_pieces("terrain", TERRAINS),
    *_pieces("object", tables.OBJECT_NAMES[tables.CRYSTAL :]),
    *_pieces("landmark", LANDMARKS),
    *_pieces("mark", MARKS),
)
