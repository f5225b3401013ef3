"""Modes, mixing and the options."""

from __future__ import annotations

from typing import Final

from igroteka.core.engine import Options, named_first
from igroteka.core.rng import PlayoutRng
from igroteka.games.algoracing.layouts import RANDOM, Fault
from igroteka.games.algoracing.rules.field import field_of
from igroteka.games.algoracing.state import Terms
from igroteka.games.algoracing.tables import COLOUR_NAMES, TYPES

BY_MODE: Final = "mode"  # the value of a switch that is as the mode says
BASIC: Final[dict[str, int]] = {
    "board": 6,
    "labs": 4,  # AR-016, AR-D01: the side that is a lab for everybody
    "elevators": 0,
    "cycles": 0,
    "teleport": 0,
    "shared": 0,
    "target": 7,
    "tokens": 3,
}  # the table of modes
FULL: Final[dict[str, int]] = {
    "board": 9,
    "labs": 3,  # AR-076
    "elevators": 1,
    "cycles": 1,
    "teleport": 1,
    "shared": 1,
    "target": 9,
    "tokens": 5,
}
VALUES: Final[dict[str, int]] = {"off": 0, "on": 1, "three": 3, "four": 4, "6x6": 6, "9x9": 9}
MOST_MARKS: Final[dict[int, int]] = {6: 16, 9: 34}  # that a field of the box can have, by size


def terms_of(options: Options) -> Terms:
    """AR-008, AR-R99: the options, and the switches of the mode, each of its own in a custom game."""
    values = options.numbers | (FULL if options.text("mode") == "full" else BASIC)
    for switch in BASIC if options.text("mode") == "custom" else []:
        if switch in ("target", "tokens"):
            values[switch] = options.number(switch) or values[switch]
        elif options.text(switch) != BY_MODE:
            values[switch] = VALUES[options.text(switch)]
    return Terms(values, named_first(options.text("colours"), COLOUR_NAMES))  # AR-013, AR-R37


def fault_of(seats: int, options: Options) -> Fault | None:
    """What does not go together in these options."""
    custom = options.text("mode") == "custom"
    for switch in BASIC:
        if not custom and options.numbers[switch] != 0:
            return Fault("switch", option=switch)
    terms, layout = terms_of(options), options.text("layout")
    if terms.first_player > seats:
        return Fault("first-player", seat=int(terms.first_player), seats=seats)
    if layout == RANDOM:
        most, tokens = MOST_MARKS[int(terms.board)], int(TYPES * terms.tokens)
        return None if tokens <= most else Fault("most-marks", size=int(terms.board), most=most, tokens=tokens)
    field = field_of(terms, layout, PlayoutRng(0))  # chance is not asked: the field is not a random one
    return field if isinstance(field, Fault) else None
