"""Every kind of thing a player meets, with the messages that name and explain it."""

from __future__ import annotations

from igroteka.core.game import Piece
from igroteka.games.algoracing.tables import LETTERS, TYPE_NAMES

PIECE_KINDS: dict[str, tuple[str, ...]] = {
    # names of view and vocabulary: the page finds a piece by what it draws
    "card": tuple(LETTERS),
    "sample": ("hidden", *TYPE_NAMES),
    "base": ("base", "lab"),
    "rover": ("rover", "waiting", "bars"),
    "field": ("level-1", "level-2", "wall", "mark"),
    "elevator": ("upper", "lower", "broken"),
    "table": ("row", "deck", "pile"),
}


def _piece(kind: str, name: str) -> Piece:
    title = f"algoracing-piece-{kind}-{name}"
    return Piece(kind, name, title, f"{title}-help")


PIECES = tuple(_piece(kind, name) for kind, names in PIECE_KINDS.items() for name in names)
