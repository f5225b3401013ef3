"""Why an answer is not allowed."""

from __future__ import annotations

from igroteka.core.wire import Reason, Seat
from igroteka.games.progress import actions
from igroteka.games.progress.actions import (
    COMPLETE,
    DISCOVER,
    DROP,
    EXCHANGE,
    FROM_DECK,
    FROM_PILE,
    FUND,
    GIVE,
    INHERIT,
    KEEP,
    RESEARCH,
    RETURN,
    SPEND,
    STOP,
    TAKE,
    USE,
    VERB,
    WHAT,
)
from igroteka.games.progress.box import (
    ACTIONS_SKILL,
    DEVELOPMENT_SKILL,
    GENERAL,
    KIND_NAMES,
    LINES,
    NONE,
    PRICES,
    TYPES,
)
from igroteka.games.progress.rules.feats import current
from igroteka.games.progress.rules.paying import lasting, worth_without
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import (
    FEAT_NAMES,
    GROUP,
    LETTERS,
    LINE_AMOUNT,
    LINE_BEFORE,
    LINE_TYPE,
    MASTER,
    PERSON_NAMES,
    PRICE_AMOUNT,
    PRICE_BEFORE,
    PRICE_COUNT,
    PRICE_TYPE,
    SPAN,
    TECH_NAMES,
)

SENTENCES: dict[int, tuple[str, tuple[str, ...]]] = {
    # number of `forbids`: message, paragraphs
    actions.NOT_IN_HAND: ("not-in-hand", ()),
    actions.SECOND_COPY: ("second-copy", ("PR-078",)),
    actions.NOT_PAYABLE: ("not-payable", ("PR-063",)),
    actions.NO_ACTION: ("no-action", ("PR-054", "PR-R11")),
    actions.NO_ROOM: ("no-room", ("PR-074", "PR-R16")),
    actions.NOT_DEVELOPING: ("not-developing", ("PR-053",)),
    actions.IN_DEVELOPMENT: ("in-development", ("PR-R23", "PR-059")),
    actions.NOT_COVERED: ("not-covered", ("PR-063",)),
    actions.GREY: ("grey", ("PR-040",)),
    actions.NO_TOKEN: ("no-token", ("PR-041",)),
    actions.OUT_OF_ORDER: ("out-of-order", ("PR-R39",)),
    actions.NEEDED: ("needed", ("PR-R39", "PR-063")),
    actions.NOT_BEGUN: ("not-begun", ("PR-042",)),
    actions.AGE_GONE: ("age-gone", ("PR-R55",)),
    actions.EMPTY_DECK: ("empty-deck", ("PR-R43", "PR-083")),
    actions.EMPTY_PILE: ("empty-pile", ("PR-083",)),
    actions.AT_LEAST_ONE: ("at-least-one", ("PR-R40", "PR-R46")),
    actions.ALL_OF_THEM: ("all-of-them", ("PR-R40",)),
    actions.NO_ACHIEVEMENTS: ("no-achievements", ("PR-009", "PR-155")),
    actions.NO_CURRENT: ("no-current", ("PR-R98",)),
    actions.NO_SUCH_PRICE: ("no-such-price", ("PR-175",)),
    actions.PRICE_COVERED: ("price-is-covered", ("PR-179",)),
    actions.FREE_PRICE_USED: ("free-price-used", ("PR-178", "PR-R94", "PR-176")),
    actions.PRICE_NOT_PAYABLE: ("price-not-payable", ("PR-176", "PR-063")),
    actions.NOT_SOLO: ("not-solo", ("PR-146", "PR-138")),
    actions.EXCHANGED: ("was-exchanged", ("PR-146",)),
    actions.NOT_IN_TIME: ("not-in-time", ("PR-146",)),
    actions.LEFT_THE_GAME: ("left-the-game", ("PR-R74",)),
    actions.NOTHING_TO_GIVE: ("nothing-to-give", ("PR-146",)),
    actions.NO_PERSONALITIES: ("no-personalities", ("PR-009", "PR-155")),
    actions.TOO_EARLY: ("too-early", ("PR-161",)),
    actions.TOO_LATE: ("too-late", ("PR-R88", "PR-164")),
    actions.TAKEN: ("person-taken-already", ("PR-R82",)),
    actions.HAD_ONE: ("had-one", ("PR-R87",)),
    actions.NO_HERITAGE: ("no-heritage", ("PR-169",)),
    actions.HERITAGE_OVER: ("heritage-over", ("PR-170", "PR-171", "PR-R89")),
    actions.ONLY_IN_PAYMENT: ("only-in-payment", ("PR-R32",)),
    actions.NO_USE: ("no-use", ("PR-R84",)),
    actions.NO_SCHOLAR: ("no-scholar", ("PR-R86", "PR-165")),
    actions.NOT_DEALT: ("not-dealt", ("PR-R82", "PR-158")),
    actions.NOT_OFFERED: ("not-offered", ("PR-164", "PR-168", "PR-R88")),
}
OTHER_QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    # the question that is asked instead: message, paragraphs
    actions.ASK_START: ("now-start", ("PR-048", "PR-R90")),
    actions.ASK_BACK: ("now-back", ("PR-048", "PR-053")),
    actions.ASK_ACT: ("now-act", ("PR-048",)),
    actions.ASK_PAY: ("now-pay", ("PR-056",)),
    actions.ASK_DRAW: ("now-draw", ("PR-056", "PR-081")),
    actions.ASK_QUICK: ("now-quick", ("PR-056", "PR-085")),
    actions.ASK_DROP: ("now-drop", ("PR-056", "PR-086")),
    actions.ASK_SHUFFLE: ("now-shuffle", ("PR-056", "PR-091")),
    actions.ASK_GIVE: ("now-give", ("PR-056", "PR-146")),
    actions.ASK_AFTER: ("now-after", ("PR-080", "PR-R90")),
    actions.ASK_LIMIT: ("now-limit", ("PR-095", "PR-048")),
    actions.ASK_SUCCESSOR: ("now-successor", ("PR-R88", "PR-164", "PR-168")),
}
OWN_MOMENT: dict[int, tuple[str, ...]] = {  # by verb: the paragraph that says when it may be answered
    KEEP: ("PR-053",),
    RETURN: ("PR-053",),
    FUND: ("PR-R93",),
    EXCHANGE: ("PR-R74",),
    TAKE: ("PR-R90",),
    INHERIT: ("PR-R90",),
}
NOT_HELD: dict[int, tuple[str, ...]] = {  # by verb: the paragraph that asks for a card of the hand
    DISCOVER: ("PR-059",),
    RESEARCH: ("PR-071",),
    DROP: ("PR-041", "PR-087", "PR-095"),
    GIVE: ("PR-146",),
}

REASONS = tuple(f"progress-{row[0]}" for row in [*SENTENCES.values(), *OTHER_QUESTIONS.values()])


def reason(state: ProgressState, seat: Seat, code: int, number: int) -> Reason:
    """The sentence for a number of `forbids`."""
    verb, what = int(VERB[code]), int(WHAT[code])
    message, rules = SENTENCES.get(number, OTHER_QUESTIONS[int(state.asked[seat])])
    if number not in SENTENCES:
        rules = OWN_MOMENT.get(verb, ()) + rules
    elif number == actions.NOT_IN_HAND:
        rules = NOT_HELD[verb]
    elif number == actions.TOO_EARLY and GROUP[what] == MASTER:
        rules = ("PR-165",)
    elif number == actions.TOO_LATE and GROUP[what] == MASTER:
        rules = ("PR-R88", "PR-168")
    elif number == actions.FREE_PRICE_USED and state.asked[seat] == actions.ASK_AFTER:
        rules += ("PR-R93", "PR-080")
    elif number == actions.ALL_OF_THEM and state.asked[seat] == actions.ASK_SHUFFLE:
        rules = ("PR-R46", "PR-091")
    elif number == actions.EMPTY_DECK and state.asked[seat] == actions.ASK_SHUFFLE:
        rules = ("PR-R45",)
    args = _args(state, seat, verb, what)
    if number in (actions.NOT_PAYABLE, actions.PRICE_NOT_PAYABLE, actions.NOT_COVERED):
        target = what if verb == DISCOVER else SPAN + what if verb == FUND else int(state.target)
        missing = Missing(state, seat, target, whole=verb != COMPLETE)
        rules += missing.rules()
        args |= missing.args()
    return Reason(f"progress-{message}", rules, args)


def _args(state: ProgressState, seat: Seat, verb: int, what: int) -> dict[str, object]:
    """What the sentences speak of."""
    args: dict[str, object] = {
        "actions": int(state.value(seat, ACTIONS_SKILL)),
        "room": int(state.value(seat, DEVELOPMENT_SKILL)),
        "developing": int(state.plots[seat]),
    }
    if verb in (RETURN, DISCOVER, RESEARCH, EXCHANGE, GIVE, DROP):
        args["card"] = TECH_NAMES[what]
    elif verb == FUND:
        args["price"] = what + 1
        if state.feat_count:
            args["feat"] = FEAT_NAMES[current(state)]
    elif verb == TAKE:
        args["person"] = PERSON_NAMES[what]
    elif verb in (USE, SPEND):
        args["kind"] = KIND_NAMES[what]
    elif verb in (FROM_DECK, FROM_PILE):
        args["age"] = what
    elif verb == STOP:
        args["count"] = int(state.room)
    return args


class Missing:
    """What a price asks for beyond what a player has, or beyond the pool alone."""

    def __init__(self, state: ProgressState, seat: Seat, target: int, whole: bool) -> None:
        self.open: list[tuple[int, int]] = []  # kind and amount of lines that must be paid
        self.before: list[str] = []  # the predecessors that would pay them
        for kind, amount, before in _lines(state, target):
            if before == NONE or not state.area[seat * SPAN + before]:
                self.open.append((kind, amount))
                if before != NONE:
                    self.before.append(TECH_NAMES[before])
        have = [int(state.pool[kind]) for kind in range(GENERAL + 1)]
        if whole:
            for kind in range(GENERAL + 1):
                have[kind] += int(state.tokens[seat * (GENERAL + 1) + kind] + lasting(state, seat, kind))
            have[GENERAL] += int(worth_without(state, seat, target))
        due = [sum(amount for kind, amount in self.open if kind == each) for each in range(TYPES)]
        lacks = [max(0, due[kind] - have[kind]) for kind in range(TYPES)]
        self.kinds = "".join(LETTERS[kind] for kind in range(TYPES) if lacks[kind])
        self.short = sum(lacks) - have[GENERAL]
        self.wrong_type = sum(have) >= sum(due)  # there would be enough, if only it were of the right type
        self.same_type = len(self.open) == 2 and self.open[0][0] == self.open[1][0]

    def rules(self) -> tuple[str, ...]:
        """The rulings that add to the paragraph."""
        added: tuple[str, ...] = ("PR-R28",) if self.wrong_type else ()
        if self.same_type:
            added += ("PR-R30",)
        return (*added, "PR-062") if self.before else added

    def args(self) -> dict[str, object]:
        """`short` of `kinds`, and up to two predecessors that would help."""
        names = [*self.before, "none", "none"]
        return {"short": self.short, "kinds": self.kinds, "first": names[0], "other": names[1]}


def _lines(state: ProgressState, target: int) -> list[tuple[int, int, int]]:
    """Kind, amount and predecessor of each line of a technology, or of one price of the current achievement."""
    if target < SPAN:
        rows = range(target * LINES, (target + 1) * LINES)
        found = [(int(LINE_TYPE[row]), int(LINE_AMOUNT[row]), int(LINE_BEFORE[row])) for row in rows]
        return [line for line in found if line[1]]
    feat, price = int(current(state)), target - SPAN
    assert price < PRICE_COUNT[feat]
    row = feat * PRICES + price
    return [(int(PRICE_TYPE[row]), int(PRICE_AMOUNT[row]), int(PRICE_BEFORE[row]))]
