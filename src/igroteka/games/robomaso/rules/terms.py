"""What is agreed before the game: the options of chapter 3.9."""

from __future__ import annotations

from igroteka.core.engine import Options
from igroteka.games.robomaso.state import Terms

GOALS = {2: 5, 3: 7, 4: 8}  # RM-001 to RM-003


def goal_of(seats: int, wish: str) -> int:
    """RM-004: the discs that win."""
    if wish == "standard":
        return GOALS[seats]
    return GOALS[seats] - 1 if wish == "lower" else int(wish)


def terms_of(seats: int, options: Options) -> Terms:
    """The terms of these options."""
    pattern = [int(bit) for bit in options.text("gallery_pattern")]
    return Terms(
        {
            "goal": goal_of(seats, options.text("goal")),
            "base_speed": options.number("base_speed"),
            "truce": options.number("truce_rounds"),
            "corner_start": int(options.text("start_position") == "corner_teleport"),
            "choose_corners": int(options.text("corners") == "choose"),
            "strict": int(options.text("edge_match") == "strict"),
            "from_supply": int(options.text("filler_source") == "supply"),
            "share": int(options.flag("share_own_field")),
            "deadline": options.number("deploy_deadline"),
            "branch": int(options.text("wall_turn") == "branch"),
            "speed_at_once": int(options.flag("speed_immediate")),
            "mandatory": int(options.text("pickup") == "mandatory"),
            "counted": int(options.text("token_supply") == "counted"),
            "forced": int(options.flag("forced_fire")),
            "individual": int(options.text("equal_reaction") == "individual"),
            "stop_after": int(options.flag("stop_after_encounter")),
            "through_walls": int(options.flag("blast_through_walls")),
            "onto_robots": int(options.text("teleport_onto_robot") == "crash"),
            "full_speed": int(options.text("mud_exit") == "full_speed"),
            "trapped_only": int(options.text("suicide") == "trapped_only"),
            "safe": int(options.flag("safe_field")),
            "limit": options.number("round_limit"),
            "pattern": pattern[0] + 2 * pattern[1] + 4 * pattern[2] + 8 * pattern[3],
        }
    )
