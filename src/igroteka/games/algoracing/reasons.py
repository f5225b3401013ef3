"""Why an answer is not allowed."""

from __future__ import annotations

from igroteka.core.grid import FACINGS
from igroteka.core.wire import Reason, Seat
from igroteka.games.algoracing import actions
from igroteka.games.algoracing.actions import (
    BASE,
    CARD,
    CHOOSE,
    CORNER,
    EXCHANGE,
    PLACE,
    REPLACE,
    RUN,
    TOWARDS,
    TURN,
    VERB,
)
from igroteka.games.algoracing.state import AlgoracingState
from igroteka.games.algoracing.tables import CORNER_NAMES, LETTERS, PLAYS

SENTENCES: dict[int, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    # number of `forbids`: message, paragraphs, paragraphs of the shared algorithm where they are others
    actions.NOT_IN_HAND: ("not-in-hand", ("AR-024",), ("AR-103",)),
    actions.THREE_CARDS: ("three-cards", ("AR-024", "AR-R42"), ("AR-103", "AR-R42")),
    actions.ROW_FULL: ("row-full", ("AR-105", "AR-R50"), ()),
    actions.NO_PLACE: ("no-place", ("AR-108", "AR-109"), ()),
    actions.ONLY_BEHIND: ("only-behind", ("AR-024",), ()),
    actions.NO_COVERING: ("no-covering", ("AR-024",), ()),
    actions.NO_COMMAND: ("no-command", ("AR-089", "AR-090", "AR-R53", "AR-R59"), ()),
    actions.UNDER_CYCLE: ("under-cycle", ("AR-R51", "AR-R56"), ()),
    actions.NO_CYCLE: ("no-cycle", ("AR-111", "AR-110"), ()),
    actions.NO_ROW: ("no-row", ("AR-024", "AR-R42"), ("AR-103", "AR-R42", "AR-R59")),
    actions.BEGUN: ("begun", ("AR-029", "AR-R54"), ("AR-114", "AR-R54")),
    actions.NONE_LEFT: ("none-left", ("AR-029", "AR-R43"), ("AR-114", "AR-R43")),
    actions.CORNER_TAKEN: ("corner-taken", ("AR-015",), ()),
    actions.CORNER_DEALT: ("corner-dealt", ("AR-R38",), ()),
    actions.INTO_WALL: ("into-wall", ("AR-018", "AR-R40"), ()),
}
OTHER_QUESTIONS: dict[int, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    # the question that is asked instead: the same
    BASE: ("first-base", ("AR-015", "AR-R38"), ()),
    TURN: ("your-turn", ("AR-024",), ("AR-103",)),
    EXCHANGE: ("exchanging", ("AR-029", "AR-R43"), ("AR-114", "AR-R43")),
}

REASONS = tuple(f"algoracing-{row[0]}" for row in [*SENTENCES.values(), *OTHER_QUESTIONS.values()])


def reason(state: AlgoracingState, seat: Seat, code: int, number: int) -> Reason:
    """The sentence for a number of `forbids`."""
    other = OTHER_QUESTIONS[int(state.asked[seat])]
    message, rules, shared = SENTENCES.get(number, other)
    args: dict[str, object] = {"most": PLAYS}
    if VERB[code] == CHOOSE:
        args = {"corner": CORNER_NAMES[CORNER[code]], "facing": FACINGS[TOWARDS[code]]}
    elif VERB[code] < RUN or VERB[code] == REPLACE:
        args |= {"card": LETTERS[CARD[code]], "place": int(PLACE[code]) + 1}
    return Reason(f"algoracing-{message}", shared if shared and state.terms.shared else rules, args)
