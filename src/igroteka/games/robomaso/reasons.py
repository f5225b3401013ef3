"""Why an answer is not allowed."""

from __future__ import annotations

from igroteka.core.grid import FACINGS, back
from igroteka.core.wire import Reason, Seat
from igroteka.games.robomaso import actions
from igroteka.games.robomaso.actions import (
    CELL,
    FIRE,
    GUN,
    GUN_NAMES,
    GUNS,
    HOLD_WITH,
    LAY_CARD,
    LAY_COMPUTER,
    LAY_FIELD,
    MOVE,
    OWN,
    QUARTERS,
    SPIN,
    STEP,
    TO_SIDE,
    VERB,
    WAY,
)
from igroteka.games.robomaso.box import KINDS, MANIPULATION, NONE
from igroteka.games.robomaso.rules.building import openings
from igroteka.games.robomaso.state import EMPTY, RobomasoState
from igroteka.games.robomaso.tables import (
    BIT,
    COMPUTER_CARD,
    FIELD_CARD,
    INNER_NUMBER,
    NEXT,
    OPEN,
    ROBOT_NAMES,
    x_of,
    y_of,
)

SENTENCES: dict[int, tuple[str, tuple[str, ...]]] = {
    # number of `forbids`: message, paragraphs
    actions.NOT_EMPTY: ("not-empty", ("RM-026", "RM-029")),
    actions.ON_GALLERY: ("on-gallery", ("RM-029",)),
    actions.NO_LINK: ("no-link", ("RM-027", "RM-R03", "RM-R04")),
    actions.EDGES: ("edges", ("RM-R03",)),
    actions.UNREACHABLE: ("unreachable", ("RM-028", "RM-R05")),
    actions.SEALS: ("seals", ("RM-028", "RM-R06")),
    actions.SAME_WAY: ("same-way", ("RM-R02",)),
    actions.NOT_HOME: ("not-home", ("RM-017", "RM-R14")),
    actions.FIELD_LAID: ("field-is-laid", ("RM-010", "RM-030")),
    actions.COMPUTER_LAID: ("computer-is-laid", ("RM-009", "RM-084")),
    actions.FIELD_FIRST: ("field-first", ("RM-R24", "RM-R25", "RM-122")),
    actions.NOT_CLOSED: ("not-an-opening", ("RM-R13", "RM-R21", "RM-R10", "RM-R16")),
    actions.CORNER_TAKEN: ("corner-taken", ("RM-R14",)),
    actions.DECK_EMPTY: ("nothing-to-draw", ("RM-R09", "RM-R08")),
    actions.MUST_BUILD: ("must-build", ("RM-026", "RM-025")),
    actions.NO_COMPUTER: ("no-computer", ("RM-081", "RM-084", "RM-R46")),
    actions.NO_DISC: ("no-disc", ("RM-R46",)),
    actions.OCCUPIED_COMPUTER: ("occupied-computer", ("RM-R47",)),
    actions.NOT_SO_MANY: ("not-so-many", ("RM-086", "RM-R47", "RM-R48")),
    actions.NOT_WAITING: ("not-waiting", ("RM-R20", "RM-020")),
    actions.NO_FOREIGNER: ("no-foreigner", ("RM-R23", "RM-122")),
    actions.HAS_MOVED: ("has-moved", ("RM-035", "RM-R34")),
    actions.NO_OPENING: ("no-opening", ("RM-039",)),
    actions.BACKWARDS: ("backwards", ("RM-040", "RM-R26")),
    actions.OTHER_WAY: ("other-way", ("RM-092", "RM-R71")),
    actions.INTO_WALL: ("into-wall", ("RM-039", "RM-093", "RM-R26")),
    actions.GUARDED: ("guarded", ("RM-R78",)),
    actions.INTO_VOID: ("into-void", ("RM-039", "RM-049", "RM-R26")),
    actions.NO_POINTS: ("no-points", ("RM-052", "RM-053", "RM-R31")),
    actions.MUST_DRIVE: ("must-drive", ("RM-034", "RM-041", "RM-044", "RM-R26", "RM-R27", "RM-R31")),
    actions.MUST_WAIT: ("must-wait", ("RM-049", "RM-R26")),
    actions.NO_MORE_TURNS: ("no-more-turns", ("RM-R31",)),
    actions.NOT_MOVED: ("not-moved", ("RM-058", "RM-R31")),
    actions.NO_SPINNER: ("no-spinner", ("RM-058", "RM-R31")),
    actions.NO_BRAKES: ("no-brakes", ("RM-054", "RM-034", "RM-R35", "RM-R31", "RM-R62")),
    actions.NOT_AT_START: ("not-at-start", ("RM-R75",)),
    actions.NOT_TRAPPED: ("not-trapped", ("RM-R75",)),
    actions.TRUCE: ("truce", ("RM-023", "RM-R17")),
    actions.NO_WEAPON: ("no-weapon", ("RM-112", "RM-071")),
    actions.NOT_IN_NEST: ("not-in-nest", ("RM-099", "RM-R69")),
    actions.WRONG_SIDE: ("wrong-side", ("RM-114", "RM-115", "RM-R52")),
    actions.SHUT: ("shut", ("RM-116", "RM-R51")),
    actions.NO_LANDING: ("no-landing", ("RM-128", "RM-R64")),
    actions.AT_PEACE: ("at-peace", ("RM-R59",)),
    actions.MET: ("met", ("RM-R59",)),
    actions.MISSES: ("misses", ("RM-R61", "RM-R51", "RM-R64")),
    actions.AT_NOTHING: ("at-nothing", ("RM-R60", "RM-R69")),
    actions.MUST_FIRE: ("must-fire", ("RM-R57",)),
    actions.NO_FLYTRAP: ("no-flytrap", ("RM-134", "RM-136")),
    actions.NO_BED: ("no-bed", ("RM-134", "RM-R66")),
    actions.NO_TELEPORT: ("no-teleport", ("RM-088", "RM-R71")),
    actions.SAME_TELEPORT: ("same-teleport", ("RM-088",)),
    actions.ROBOT_THERE: ("robot-there", ("RM-R72",)),
    actions.NOT_THERE: ("not-there", ("RM-R77",)),
    actions.NOTHING_LIKE_IT: ("nothing-like-it", ("RM-076", "RM-R45")),
}
OTHER_QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    # the question that is asked instead: message, paragraphs
    actions.ASK_DISCS: ("now-discs", ("RM-011",)),
    actions.ASK_CORNER: ("now-corner", ("RM-R14",)),
    actions.ASK_OPENING: ("now-opening", ("RM-017", "RM-R11")),
    actions.ASK_PLACE: ("now-place", ("RM-018", "RM-R11")),
    actions.ASK_BUILD: ("now-build", ("RM-025", "RM-026", "RM-R18")),
    actions.ASK_LAY: ("now-lay", ("RM-025", "RM-026", "RM-R18")),
    actions.ASK_DEPLOY: ("now-deploy", ("RM-R20", "RM-122")),
    actions.ASK_PICK: ("now-pick", ("RM-025", "RM-035", "RM-R34")),
    actions.ASK_DRIVE: ("now-drive", ("RM-025", "RM-034", "RM-R34", "RM-R44")),
    actions.ASK_TAKE: ("now-take", ("RM-066", "RM-R38")),
    actions.ASK_GIVE: ("now-give", ("RM-070", "RM-R38")),
    actions.ASK_ROB: ("now-rob", ("RM-086", "RM-R48")),
    actions.ASK_HOME: ("now-home", ("RM-087", "RM-R48")),
    actions.ASK_AIM: ("now-aim", ("RM-R77",)),
    actions.ASK_FIGHT: ("now-fight", ("RM-036", "RM-R57")),
    actions.ASK_SECRET: ("now-secret", ("RM-119", "RM-R58")),
    actions.ASK_LOOT: ("now-loot", ("RM-076", "RM-R45")),
    actions.ASK_END: ("now-end", ("RM-035", "RM-R34", "RM-R84")),
}
PLACES: dict[int, tuple[str, ...]] = {
    # what somebody wants at the wrong moment: the paragraphs that say when it has its moment
    actions.TAKE: ("RM-066", "RM-068"),
    actions.SPOIL: ("RM-076", "RM-077", "RM-079", "RM-R45"),
    actions.LAY_FIELD: ("RM-030", "RM-R18"),
    actions.LAY_COMPUTER: ("RM-031", "RM-R18"),
    actions.STORE: ("RM-R46",),
    actions.CANCEL: ("RM-R47",),
    actions.SPIN: ("RM-058", "RM-R31"),
    actions.END_TURN: ("RM-R84",),
}

REASONS = tuple(f"robomaso-{row[0]}" for row in [*SENTENCES.values(), *OTHER_QUESTIONS.values()])


def reason(state: RobomasoState, seat: Seat, code: int, number: int) -> Reason:
    """The sentence for a number of `forbids`."""
    if number == actions.OTHER_QUESTION:
        message, rules = OTHER_QUESTIONS[int(state.asked[seat])]
        rules += tuple(rule for rule in PLACES.get(int(VERB[code]), ()) if rule not in rules)
    else:
        message, rules = SENTENCES[number]
        if number == actions.UNREACHABLE and VERB[code] == LAY_COMPUTER:
            rules += ("RM-033", "RM-R19")
    cells = _concerned(state, code, number)
    return Reason(f"robomaso-{message}", rules, _args(state, seat, code, cells), cells)


def _args(state: RobomasoState, seat: Seat, code: int, cells: tuple[int, ...]) -> dict[str, object]:
    """What the sentences speak of: the cell, the cells concerned, the robot, its cards."""
    verb = int(VERB[code])
    robot = 2 * seat + int(OWN[code]) if verb in (MOVE, SPIN) else int(state.robot)
    args: dict[str, object] = {
        "robot": ROBOT_NAMES[robot] if robot != NONE else "none",
        "points": int(state.points),
        "manipulation": int(state.cards[robot * KINDS + MANIPULATION]) if robot != NONE else 0,
        "rounds": int(state.truce_left()),
        "cell": "",
        "cells": ", ".join(f"({_said(cell)})" for cell in cells) or "–",
        "side": "none",
        "gun": "none",
    }
    if verb in (LAY_CARD, LAY_FIELD, LAY_COMPUTER):
        args["cell"] = _said(int(CELL[code]))
    elif verb == STEP:
        args["side"] = FACINGS[TO_SIDE[code]]
        if robot != NONE and state.at[robot] != NONE:
            args["cell"] = _said(int(NEXT[4 * state.at[robot] + TO_SIDE[code]]))
    elif verb in (FIRE, HOLD_WITH):
        args["gun"] = GUN_NAMES[GUNS.index(int(GUN[WAY[code]]))]
    return args


def _said(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}" if cell >= 0 else "–"


def _concerned(state: RobomasoState, code: int, number: int) -> tuple[int, ...]:
    """The cells that a broken constraint of building is about."""
    verb, cell, quarters = int(VERB[code]), int(CELL[code]), int(QUARTERS[code])
    if verb not in (LAY_CARD, LAY_FIELD, LAY_COMPUTER):
        return ()
    card = FIELD_CARD if verb == LAY_FIELD else COMPUTER_CARD if verb == LAY_COMPUTER else int(state.drawn)
    return tuple(_broken(state, card, cell, quarters, number))


def _broken(state: RobomasoState, card: int, cell: int, quarters: int, number: int) -> list[int]:
    if INNER_NUMBER[cell] == NONE or state.card[cell] != EMPTY or card == NONE:
        return []
    sides = int(OPEN[4 * card + quarters])
    beside = [(side, int(NEXT[4 * cell + side])) for side in range(4)]
    if number == actions.NO_LINK:
        return [other for side, other in beside if sides & int(BIT[side]) and state.card[other] != EMPTY]
    if number == actions.EDGES:
        laid = [(side, other) for side, other in beside if state.card[other] != EMPTY and INNER_NUMBER[other] != NONE]
        return [o for s, o in laid if bool(sides & int(BIT[s])) != bool(state.open[o] & BIT[back(s)])]
    if number == actions.UNREACHABLE:
        return [other for side, other in beside if sides & int(BIT[side]) and state.open[other] & BIT[back(side)]]
    if number == actions.SEALS:
        return _sealed(state, cell, int(openings(card, quarters)))
    return []


def _sealed(state: RobomasoState, cell: int, sides: int) -> list[int]:
    """The empty neighbours that would be closed in."""
    found, needs = [], int(state.needs[cell])
    while needs > 0:
        if not needs % 16 & sides:
            found += [int(NEXT[4 * cell + side]) for side in range(4) if needs % 16 & int(BIT[side])]
        needs //= 16
    return found
