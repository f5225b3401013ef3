"""What the page must know of the components: cards and robots as plain data."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.games.robomaso.actions import WAY_NAMES
from igroteka.games.robomaso.box import CORRIDORS, KIND_NAMES, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.tables import (
    CARD_NAMES,
    COLOUR_NAMES,
    COUNT,
    OPEN,
    ROBOT_NAMES,
    SHAPE,
    SHOWN,
    SYMBOL,
    WAYS,
)


def components() -> dict[str, object]:
    """The box. Cards are in the order of their numbers: corridor cards, deployment field, computer, and the rest."""
    rest = ["field", "computer", "gallery", "corner", "down"]
    symbols = [*SYMBOL_NAMES, *rest]
    return {
        "cards": [
            {
                "id": CARD_NAMES[card] if card < CORRIDORS else rest[card - CORRIDORS],
                "shape": SHAPE_NAMES[int(SHAPE[card])] if card < len(SHAPE) else "",
                "symbol": symbols[int(SYMBOL[card])],
                "shown": int(SHOWN[card]),
                "count": int(COUNT[card]) if card < CORRIDORS else 0,
                "sides": [int(OPEN[4 * card + turns]) for turns in range(4)],
                "ways": int(WAYS[card]) if card < len(WAYS) else 1,
            }
            for card in range(len(SYMBOL))
        ],
        "kinds": KIND_NAMES,
        "robots": ROBOT_NAMES,
        "colours": COLOUR_NAMES,
        "ways": WAY_NAMES,  # of shooting
        "deck": sum(listed(COUNT)),
    }
