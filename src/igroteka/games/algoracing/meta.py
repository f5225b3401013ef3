"""Seats, options and the version of the rules."""

from igroteka.core.engine import Options
from igroteka.core.errors import BadSetup
from igroteka.core.game import Choice, Flag, Meta, Number, Scene, Text, all_different
from igroteka.games.algoracing.knowledge import layout_view
from igroteka.games.algoracing.layouts import RANDOM
from igroteka.games.algoracing.rules.terms import FULL, fault_of
from igroteka.games.algoracing.tables import COLOUR_NAMES, LAYOUTS, MOST_TOKENS


def check(seats: int, options: Options) -> None:
    """Layout, first player and switches must go together."""
    fault = fault_of(seats, options)
    if fault is not None:
        raise BadSetup(fault.message, **fault.args)


def scenes() -> tuple[Scene, ...]:
    """A random field, and the printed layouts, each with the rules that are played on it."""
    found = [Scene(RANDOM, f"algoracing-layout-{RANDOM}", {}, None)]
    for name, layout in LAYOUTS.items():
        mode = "full" if layout.board.width == FULL["board"] else "basic"
        found.append(Scene(name, f"algoracing-layout-{name}", {"mode": mode}, layout_view(name)))
    return tuple(found)


META = Meta(
    name="algoracing",
    prefix="AR",
    rules_version=2,
    former={1: {"strict_cycle_shift": False, "strict_elevator_walls": False}},
    seats=range(2, 5),  # AR-001
    turn_rules=("AR-015", "AR-028"),
    leave_rules=("AR-R98",),
    end_rules=("AR-064", "AR-065", "AR-073"),
    options=(
        Choice("mode", ("basic", "full", "custom")),  # AR-R99
        Text("layout", "standard", scenes=scenes),  # AR-R09
        Choice("first_player", ("random", "seat1", "seat2", "seat3", "seat4")),  # AR-R36
        # AR-013, AR-R37
        Text("colours", ",".join(COLOUR_NAMES), all_different(COLOUR_NAMES, "algoracing-bad-colours")),
        Choice("corner_choice", ("reverse", "random")),  # AR-R38
        Flag("neutral_rovers"),  # AR-R39
        Flag("blocks_on_corners"),  # AR-R06
        Flag("strict_block_edges"),  # AR-R10
        Flag("full_rover_ignores_samples"),  # AR-R19
        Flag("deliver_on_arrival_only"),  # AR-R24
        Flag("strict_cycle_shift", True),  # AR-R52
        Flag("strict_elevator_walls", True),  # AR-R04, AR-R68
        Flag("impulse_over_gaps"),  # AR-R78
        Flag("finish_round"),  # AR-R91
        Choice("tie_break", ("shared", "types", "tokens")),  # AR-R94
        Number("max_rounds", 0, 0, 100_000),  # AR-R95; 0: no limit
        Choice("on_leave", ("bot", "remove")),  # AR-R98
        Flag("practice_undo"),  # AR-R46
        # the switches of a custom game, AR-R99; what is not set is as in the basic rules
        Choice("board", ("mode", "6x6", "9x9")),
        Choice("labs", ("mode", "four", "three")),
        Choice("elevators", ("mode", "on", "off")),
        Choice("cycles", ("mode", "on", "off")),
        Choice("teleport", ("mode", "on", "off")),
        Choice("shared", ("mode", "on", "off")),
        Number("target", 0, 0, 99),
        Number("tokens", 0, 0, MOST_TOKENS),
    ),
    presets={"basic": {}, "full": {"mode": "full"}},  # AR-002
    automatic={"max_rounds": 100},
    check=check,
)
