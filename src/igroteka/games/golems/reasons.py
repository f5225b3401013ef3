"""Why an answer is not allowed."""

from __future__ import annotations

from igroteka.core.wire import Reason, Seat
from igroteka.games.golems import actions
from igroteka.games.golems.actions import (
    AT_CELL,
    BONUS,
    CALL_SUB,
    LAY,
    LAY_SUB,
    ON_CARD,
    ON_ROW,
    TAKE_CARD,
    TAKE_COLOUR,
    VERB,
    WHAT,
    WHERE,
)
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import (
    CALL,
    CARD_NAMES,
    COLOUR_NAMES,
    COUNT,
    LETTERS,
    SENSOR_NAMES,
    SIGN_NAMES,
    cell_name,
)

HAND_RULES = ("GB-027", "GB-028", "GB-029", "GB-030", "GB-031", "GB-032", "GB-033")  # by command
SENTENCES: dict[int, tuple[str, tuple[str, ...]]] = {
    # number of `forbids`: message, paragraphs
    actions.CARD_TAKEN: ("card-is-taken", ("GB-010", "GB-128")),
    actions.COLOUR_TAKEN: ("colour-is-taken", ("GB-009", "GB-129")),
    actions.TWO_COMBAT: ("two-combat", ("GB-046",)),
    actions.NO_SUCH_CARDS: ("no-such-cards", ("GB-046", "GB-031")),
    actions.NONE_LEFT: ("none-left", ()),
    actions.ROWS_FULL: ("rows-full", ("GB-148", "GB-084", "GB-083")),
    actions.NOT_DRAWN: ("not-drawn", ("GB-143", "GB-020", "GB-021")),
    actions.ONE_BONUS: ("one-bonus", ("GB-R55", "GB-049", "GB-143")),
    actions.NO_SUBPROGRAM: ("no-subprogram", ("GB-046", "GB-048", "GB-045")),
    actions.INSIDE_BONUS: ("inside-bonus", ("GB-R71", "GB-151")),
    actions.EMPTY_ROWS: ("empty-rows", ("GB-154", "GB-148")),
    actions.HALF_ROW: ("half-row", ("GB-R59", "GB-151", "GB-154")),
    actions.NO_ATTACK: ("no-attack", ("GB-R09",)),
    actions.ONLY_HARMLESS: ("only-harmless", ("GB-R09",)),
    actions.NO_SENSOR: ("no-sensor", ("GB-R61", "GB-040")),
    actions.ONE_TOKEN: ("one-token", ("GB-105",)),
    actions.NO_ROW: ("no-row", ("GB-R82",)),
    actions.NO_NEXT_ROW: ("no-next-row", ("GB-R83",)),
    actions.ONLY_NOT: ("only-not", ("GB-109", "GB-121", "GB-R82", "GB-114")),
    actions.NOT_AN_IF: ("not-an-if", ("GB-R91", "GB-R82")),
    actions.NO_CELL: ("no-cell", ("GB-R84",)),
    actions.CELL_TAKEN: ("cell-taken", ("GB-R84",)),
    actions.NO_EXIT: ("no-exit", ("GB-097", "GB-098", "GB-R47")),
    actions.NO_LANDING: ("no-landing", ("GB-R36",)),
    actions.NOT_BOTH: ("not-both", ("GB-125", "GB-126")),
}
OTHER_QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    # the question that is asked instead: message, paragraphs
    actions.CARD: ("first-card", ("GB-128", "GB-R119")),
    actions.COLOUR: ("first-colour", ("GB-129", "GB-R119")),
    actions.SUB: ("first-sub", ("GB-046", "GB-047")),
    actions.PROGRAM: ("now-program", ("GB-147", "GB-047", "GB-104")),
    actions.LOGIC: ("now-token", ("GB-155", "GB-R10")),
    actions.CHOICE: ("now-choice", ("GB-122", "GB-R10")),
    actions.EXIT: ("now-exit", ("GB-097", "GB-R10")),
    actions.SEND: ("now-teleport", ("GB-085", "GB-R10")),
}

REASONS = tuple(f"golems-{row[0]}" for row in [*SENTENCES.values(), *OTHER_QUESTIONS.values()])


def reason(state: GolemsState, seat: Seat, code: int, number: int) -> Reason:
    """The sentence for a number of `forbids`."""
    message, rules = SENTENCES.get(number, OTHER_QUESTIONS[int(state.asked[seat])])
    verb, what, where = int(VERB[code]), int(WHAT[code]), int(WHERE[code])
    golem = int(state.golem_of(seat))
    args: dict[str, object] = {"least": int(state.least[golem]), "most": int(state.most[golem])}
    if verb == LAY:
        args["command"] = LETTERS[what]
        args["count"] = int(COUNT[what])
        if number == actions.NONE_LEFT:
            rules = (HAND_RULES[what], "GB-R57", "GB-204")
    elif verb in (BONUS, CALL_SUB):
        if number == actions.NOT_DRAWN and state.terms.kids:
            rules = ("GB-204",)
        args |= {"bonus": "CALL" if what == CALL else SIGN_NAMES[what], "sensor": SENSOR_NAMES[where]}
    elif verb == LAY_SUB:
        args["command"] = LETTERS[what]
    elif verb == TAKE_CARD:
        args["card"] = CARD_NAMES[what]
    elif verb == TAKE_COLOUR:
        args["colour"] = COLOUR_NAMES[what]
    elif verb == ON_ROW:
        args |= {"colour": COLOUR_NAMES[what], "row": where + 1, "token": SIGN_NAMES[state.held[golem]]}
    elif verb == ON_CARD:
        args |= {"row": where + 1, "token": SIGN_NAMES[state.held[golem]]}
    elif verb == AT_CELL:
        args["cell"] = cell_name(what)
    return Reason(f"golems-{message}", rules, args)
