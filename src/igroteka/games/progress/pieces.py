"""Every kind of thing a player meets; its name and help are messages: `progress-piece-skill-draw`."""

from __future__ import annotations

from igroteka.core.game import Piece
from igroteka.games.progress.box import (
    AGE_NAMES,
    AGES,
    EFFECT_NAMES,
    GROUP_NAMES,
    KIND_NAMES,
    POWER_NAMES,
    SKILL_NAMES,
    SYMBOL_NAMES,
    TYPES,
)
from igroteka.games.progress.state import PHASES
from igroteka.games.progress.tables import TITLES

NAMES: dict[str, tuple[str, ...]] = {  # by kind, as they are called on the wire
    "card": ("technology", "price", "predecessor", "worth", "points", "active", "developing"),
    "knowledge": tuple(KIND_NAMES),
    "token": tuple(KIND_NAMES),
    "skill": tuple(SKILL_NAMES),
    "power": tuple(POWER_NAMES),
    "action": ("discover", "research", "draw", "quick", "shuffle", "fund", "exchange", "take", "heritage", "end"),
    "phase": tuple(PHASES),
    "age": tuple(AGE_NAMES[1 : AGES + 1]),
    "symbol": tuple(SYMBOL_NAMES[2:]),  # on a card: the age it brings nearer, or the end of the game
    "table": ("cube", "age_token", "deck", "pile", "pool", "tree", "achievement", "time"),
    "effect": tuple(EFFECT_NAMES),  # of personalities and achievements
    "per_five": tuple(KIND_NAMES[:TYPES]),  # the symbols of age IV that count cards
    "expansion": ("personalities", "achievements", "industrial_revolution"),
    "group": tuple(GROUP_NAMES),  # of personalities
    "title": (*TITLES, "defeat"),  # of a solo game
}


def _piece(kind: str, name: str) -> Piece:
    message = f"progress-piece-{kind}-{name}".replace("_", "-").lower()
    return Piece(kind, name, message, f"{message}-help")


PIECES = tuple(_piece(kind, name) for kind, names in NAMES.items() for name in names)
