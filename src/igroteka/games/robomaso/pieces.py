"""Every kind of thing a player meets, for those who see it for the first time; the words are in locale/."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Piece
from igroteka.games.robomaso.box import FAMILIES, FIXED_NAMES, KIND_NAMES, KINDS, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.state import STATUSES

TOKENS: Final = ("disc", "robot", "double", "truce", "deck")  # what the page shows besides cards; double: a symbol ×2


def _piece(kind: str, name: str) -> Piece:
    message = f"robomaso-piece-{kind}-{name}"
    return Piece(kind, name, message, f"{message}-help")


# kinds: the families of what a robot can have, what a cell is, shapes of corridors, where a robot is, and the rest
PIECES: Final[tuple[Piece, ...]] = (
    *(_piece("token", name) for name in TOKENS),
    *(_piece(family, name) for family, name in zip(FAMILIES, KIND_NAMES, strict=True)),
    _piece("weapon", "nest"),  # the gun that stays in its nest
    *(_piece("symbol", name) for name in (*SYMBOL_NAMES[KINDS:], *FIXED_NAMES)),
    *(_piece("shape", name) for name in SHAPE_NAMES),
    *(_piece("status", name) for name in STATUSES),
)
