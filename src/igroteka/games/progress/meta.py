"""Seats, options and the version of the rules."""

from igroteka.core.data import version
from igroteka.core.engine import Options
from igroteka.core.errors import BadSetup
from igroteka.core.game import Choice, Flag, Meta, Text, all_different
from igroteka.games.progress.box import FILES, PLAYERS
from igroteka.games.progress.tables import COLOUR_NAMES, OWN_CARDS


def check(seats: int, options: Options) -> None:
    """PR-R80: fast games need company; the first player must be there."""
    if seats == 1 and options.text("variant") != "normal":
        raise BadSetup("progress-fast-solo", value=options.text("variant"))
    first = options.text("first_player").removeprefix("seat")
    if first.isdecimal() and int(first) > seats:
        raise BadSetup("progress-bad-first-player", seat=first, seats=seats)


VERSION = 2


def numbered(ours: int) -> int:
    """The number of a version of our rules with the card files that are in use."""
    return version("igroteka.games.progress", FILES, OWN_CARDS, ours)


META = Meta(
    name="progress",
    prefix="PR",
    rules_version=numbered(VERSION),
    seats=range(1, PLAYERS + 1),
    turn_rules=("PR-047", "PR-048"),
    turn_end="end",
    end_rules=("PR-122", "PR-126"),
    options=(
        Flag("personalities"),  # PR-155
        Flag("achievements"),
        Flag("industrial_revolution"),
        Choice("variant", ("normal", "fast", "faster")),  # PR-151, PR-153
        Choice("first_player", ("random", *(f"seat{number}" for number in range(1, PLAYERS + 1)))),  # PR-R01
        Text("colours", "", all_different(COLOUR_NAMES, "progress-bad-colours")),  # PR-014
        Choice("research_limit", ("strict", "literal")),  # PR-R16
        Flag("draw_up_to", True),  # PR-R40
        Flag("shuffle_up_to"),  # PR-R46
        Flag("browse_discards", True),  # PR-R05
        Flag("power_needs_step"),  # PR-R65
        Flag("master_needs_scholar", True),  # PR-R86
        Choice("philosopher_order", ("full", "first_only")),  # PR-R81
        Choice("solo_defeat_score", ("none", "show")),  # PR-R78
        Flag("time_deck_stays"),  # PR-R74
        Flag("moves_after_draw", True),  # PR-R74, PR-R93
        Choice("turn_end", ("answer", "automatic")),  # PR-R10
    ),
    retired={"parallel_upkeep": "off"},  # PR-R09
    former={
        numbered(1): {
            "shuffle_up_to": True,
            "master_needs_scholar": False,
            "time_deck_stays": True,
            "moves_after_draw": False,
            "turn_end": "automatic",
        }
    },
    unlisted=("turn_end",),
    presets={
        "base": {},
        "fast": {"variant": "fast"},
        "faster": {"variant": "faster"},
        "personalities": {"personalities": True},
        "achievements": {"achievements": True},
        "industry": {"industrial_revolution": True},
        "everything": {"personalities": True, "achievements": True, "industrial_revolution": True},
    },
    check=check,
)
