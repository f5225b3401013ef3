"""Seats, options and the version of the rules."""

from igroteka.core.data import version
from igroteka.core.engine import Options
from igroteka.core.errors import BadSetup
from igroteka.core.game import Choice, Flag, Meta, Number
from igroteka.games.robomaso.box import FILES, SEATS
from igroteka.games.robomaso.tables import DISCS, GOAL_NAMES, OWN_CARDS, PATTERNS


def check(seats: int, options: Options) -> None:
    """RM-004, RM-R15: the goal can be reached, the first player is there."""
    goal = options.text("goal")
    if goal.isdecimal() and int(goal) > DISCS * seats:
        raise BadSetup("robomaso-bad-goal", goal=goal, discs=DISCS * seats, seats=seats)
    first = options.text("first_player").removeprefix("seat")
    if first.isdecimal() and int(first) > seats:
        raise BadSetup("robomaso-bad-first-player", seat=first, seats=seats)


def _version(ours: int) -> int:
    return version("igroteka.games.robomaso", FILES, OWN_CARDS, ours)


META = Meta(
    name="robomaso",
    prefix="RM",
    rules_version=_version(3),
    seats=range(2, SEATS + 1),
    turn_rules=("RM-021", "RM-025", "RM-036", "RM-117"),
    end_rules=("RM-R50",),
    options=(
        Choice("goal", tuple(GOAL_NAMES)),  # RM-004
        Number("base_speed", 1, 1, 2),  # RM-R30
        Number("truce_rounds", 6, 0, 12),  # RM-R17
        Choice("start_position", ("card", "corner_teleport")),  # RM-R16
        Choice("first_player", ("random", *(f"seat{number}" for number in range(1, SEATS + 1)))),  # RM-R15
        Choice("corners", ("diagonal", "choose")),  # RM-R14
        Choice("gallery_pattern", tuple(PATTERNS)),  # RM-R01
        Choice("edge_match", ("lenient", "strict")),  # RM-R03
        Choice("filler_source", ("deck", "supply")),  # RM-R07
        Flag("share_own_field", True),  # RM-R22
        Number("deploy_deadline", 0, 0, 60),  # RM-R25
        Choice("wall_turn", ("strict", "branch")),  # RM-R27
        Flag("speed_immediate"),  # RM-R29
        Choice("pickup", ("optional", "mandatory")),  # RM-R39
        Choice("card_limit", ("board", "all")),  # RM-R40
        Flag("dead_partner"),  # RM-R41
        Choice("token_supply", ("unlimited", "counted")),  # RM-R43
        Flag("forced_fire"),  # RM-R57
        Choice("equal_reaction", ("document", "individual")),  # RM-R58
        Flag("stop_after_encounter"),  # RM-R62
        Flag("blast_through_walls"),  # RM-R64
        Choice("teleport_onto_robot", ("crash", "forbidden")),  # RM-R72
        Choice("mud_exit", ("one_cell", "full_speed")),  # RM-R73
        Choice("suicide", ("anytime", "trapped_only")),  # RM-R75
        Flag("safe_field"),  # RM-R78
        Number("round_limit", 0, 0, 200),  # RM-R80
        Number("answer_timer", 0, 0, 3600),  # RM-R81
        Choice("turn_end", ("answer", "automatic")),  # RM-R84
        Flag("forced_duel"),  # RM-R57
    ),
    former={_version(2): {"turn_end": "automatic", "forced_duel": True, "card_limit": "all"}},
    unlisted=("turn_end", "forced_duel"),
    presets={
        "document": {},
        "later": {"base_speed": 2, "start_position": "corner_teleport"},
        "quick": {"goal": "lower", "base_speed": 2, "truce_rounds": 3},
    },
    automatic={"round_limit": 60},
    turn_end="end",
    timer="answer_timer",
    check=check,
)
