"""What is agreed before the game: chapter 3.2."""

from __future__ import annotations

from igroteka.core.engine import Options, items_of
from igroteka.games.progress.box import END
from igroteka.games.progress.state import Terms
from igroteka.games.progress.tables import BOX, COLOUR_NAMES

VARIANTS = ["normal", "fast", "faster"]


def terms_of(seats: int, options: Options) -> Terms:
    """The terms of these options."""
    variant = VARIANTS.index(options.text("variant"))
    industry = options.flag("industrial_revolution")
    values = {
        "literal": int(options.text("research_limit") == "literal"),
        "up_to": int(options.flag("draw_up_to")),
        "browse": int(options.flag("browse_discards")),
        "needs_step": int(options.flag("power_needs_step")),
        "shows_defeat": int(options.text("solo_defeat_score") == "show"),
        "fast": int(variant > 0),
        "personalities": int(options.flag("personalities")),
        "achievements": int(options.flag("achievements")),
        "industry": int(industry),
    }
    for symbol in range(2, END + 1):  # PR-113, PR-115, PR-121, PR-154, PR-189, PR-194, PR-R104
        values[f"needed_{symbol}"] = 1 if variant == 2 else BOX.threshold(symbol, industry, seats)
    return Terms(values, colours_of(options.text("colours")))


def colours_of(text: str) -> list[int]:
    """PR-014, PR-R02: the colours by seat, then those that are not named."""
    named = [COLOUR_NAMES.index(name) for name in items_of(text) if name in COLOUR_NAMES]
    return named + [colour for colour in range(len(COLOUR_NAMES)) if colour not in named]
