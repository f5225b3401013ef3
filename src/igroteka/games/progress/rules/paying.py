"""Knowledge and Discover: knowledge, and what it pays for.

A payment produces knowledge into the pool, first lasting knowledge, then tokens, then cards, and takes the price out
of the pool at its end. What is left in the pool lasts to the end of the turn (PR-066).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, Codes, Log
from igroteka.games.progress.actions import (
    COMPLETE,
    DROP,
    FIRST_CODE,
    GREY,
    IN_DEVELOPMENT,
    NEEDED,
    NO_ACTION,
    NO_TOKEN,
    NO_USE,
    NOT_COVERED,
    NOT_IN_HAND,
    NOT_PAYABLE,
    OUT_OF_ORDER,
    SECOND_COPY,
    SPEND,
    USE,
)
from igroteka.games.progress.box import ACTIONS_SKILL, GENERAL, KIND_NAMES, KINDS, LINES, NONE, PRICES, TYPES
from igroteka.games.progress.events import CardSpent, Discovering, KnowledgeUsed, Paid, TokenSpent
from igroteka.games.progress.rules.benefits import activate
from igroteka.games.progress.state import PAYING, ProgressState
from igroteka.games.progress.tables import (
    FIRST,
    LASTING,
    LINE_AMOUNT,
    LINE_BEFORE,
    LINE_TYPE,
    PRICE_AMOUNT,
    PRICE_BEFORE,
    PRICE_TYPE,
    SPAN,
    TECH_NAMES,
    WORTH,
)

TOKEN_STEP: Final = KINDS  # the step of a payment at which tokens begin; before it lasting knowledge
CARD_STEP: Final = 2 * KINDS  # the step of cards
DIGIT: Final = 1024  # three amounts are kept in one number: science, engineering, culture


def due_of(state: ProgressState, seat: i64, target: i64) -> i64:
    """The typed amounts of all lines without a predecessor in the area.

    PR-061, PR-062, PR-063, PR-064, PR-065, PR-076, PR-R25, PR-R26, PR-R27, PR-R30, PR-R92.
    """
    if target >= SPAN:
        price = state.feats[state.feat_count - 1] * PRICES + target - SPAN
        return unmet(state, seat, PRICE_TYPE[price], PRICE_AMOUNT[price], PRICE_BEFORE[price])
    line = target * LINES
    due = unmet(state, seat, LINE_TYPE[line], LINE_AMOUNT[line], LINE_BEFORE[line])
    line += 1
    return due + unmet(state, seat, LINE_TYPE[line], LINE_AMOUNT[line], LINE_BEFORE[line])


def unmet(state: ProgressState, seat: i64, kind: i64, amount: i64, before: i64) -> i64:
    """PR-062, PR-R26: what a line costs."""
    if before != NONE and state.area[seat * SPAN + before]:
        return 0
    if kind == 0:
        return amount
    return amount * DIGIT if kind == 1 else amount * DIGIT * DIGIT


def lasting(state: ProgressState, seat: i64, kind: i64) -> i64:
    """PR-R84: lasting knowledge of the personality that was not used in this turn."""
    face = state.face[seat]
    return LASTING[face * KINDS + kind] - state.lent[kind] if face != NONE else 0


def lacking(state: ProgressState, seat: i64, due: i64, step: i64, cards: i64) -> i64:
    """PR-036, PR-R28, PR-R29: how much is missing if all is spent that a payment at this step can still spend.

    `cards` is what the cards of the hand would bring. Nothing is missing if the number is not above zero.
    """
    missing: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        amount = due % DIGIT - can_have(state, seat, kind, step)
        if amount > 0:
            missing += amount
        due //= DIGIT
        kind += 1
    return missing - can_have(state, seat, GENERAL, step) - cards


def can_have(state: ProgressState, seat: i64, kind: i64, step: i64) -> i64:
    """Knowledge of a kind: in the pool, of tokens and of the personality, as far as they can still be spent."""
    found = state.pool[kind]
    if step <= TOKEN_STEP + kind:
        found += state.tokens[seat * KINDS + kind]
        if step <= kind and state.face[seat] != NONE:
            found += lasting(state, seat, kind)
    return found


def is_payable(state: ProgressState, seat: i64, target: i64) -> bool:
    """PR-041: whether all that a player has is enough."""
    due = due_of(state, seat, target)
    if due == 0:
        return True
    return lacking(state, seat, due, 0, worth_without(state, seat, target)) <= 0


def worth_without(state: ProgressState, seat: i64, target: i64) -> i64:
    """PR-041: what the cards of the hand would bring towards a price: a card does not pay for itself."""
    own = target < SPAN and state.hand[seat * SPAN + target] > 0
    return state.worth[seat] - (WORTH[target] if own else 0)


def is_covered(state: ProgressState, seat: i64) -> bool:
    """Whether the pool meets the price."""
    due = due_of(state, seat, state.target)
    return lacking(state, seat, due, CARD_STEP + 1, 0) <= 0


def actions_left(state: ProgressState, seat: i64) -> i64:
    """PR-054, PR-109, PR-R11: how many actions somebody can still take in this turn."""
    return max(0, state.value(seat, ACTIONS_SKILL) - state.used)


def forbids_discover(state: ProgressState, seat: i64, tech: i64) -> i64:
    """PR-059, PR-063, PR-078, PR-R23: a card of the hand that does not lie there yet, an action, and its price."""
    if not state.hand[seat * SPAN + tech]:
        return IN_DEVELOPMENT if state.is_developing(seat, tech) else NOT_IN_HAND
    if state.area[seat * SPAN + tech]:
        return SECOND_COPY
    if state.used >= state.value(seat, ACTIONS_SKILL):
        return NO_ACTION
    return FINE if is_payable(state, seat, tech) else NOT_PAYABLE


def discover(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    """PR-059, PR-056: a card is laid out of the hand; its price must be paid now."""
    state.lose(seat, tech)
    state.used += 1
    begin_paying(state, tech)
    if log.on:
        log.add(Discovering(int(seat), TECH_NAMES[tech]))


def begin_paying(state: ProgressState, target: i64) -> None:
    """From now on a payment goes on."""
    state.target = target
    state.step = 0
    state.resume = state.stage
    state.stage = PAYING


def forbids_payment(state: ProgressState, seat: i64, verb: i64, what: i64) -> i64:
    """PR-037, PR-039, PR-040, PR-041, PR-R31: all one has may be spent, in order, as long as the price can be met."""
    if verb == COMPLETE:
        return FINE if is_covered(state, seat) else NOT_COVERED
    step: i64 = CARD_STEP
    if verb == USE:
        step = what
        if lasting(state, seat, what) <= 0:
            return NO_USE
    elif verb == SPEND:
        step = TOKEN_STEP + what
        if state.tokens[seat * KINDS + what] <= 0:
            return GREY if state.grey[seat * KINDS + what] else NO_TOKEN
    elif not state.hand[seat * SPAN + what]:
        return NOT_IN_HAND
    if step < state.step:
        return OUT_OF_ORDER
    if step > state.step:
        due = due_of(state, seat, state.target)
        if lacking(state, seat, due, step, state.worth[seat]) > 0:
            return NEEDED
    return FINE


def legal_payments(state: ProgressState, seat: i64, out: Codes) -> None:
    """The answers `forbids_payment` allows."""
    due = due_of(state, seat, state.target)
    step = state.step
    while step < CARD_STEP:
        kind = step % KINDS
        have = lasting(state, seat, kind) if step < TOKEN_STEP else state.tokens[seat * KINDS + kind]
        if have > 0 and (step == state.step or lacking(state, seat, due, step, state.worth[seat]) <= 0):
            out.add(FIRST_CODE[USE if step < TOKEN_STEP else SPEND] + kind)
        step += 1
    if state.step == CARD_STEP or lacking(state, seat, due, CARD_STEP, state.worth[seat]) <= 0:
        tech: i64 = FIRST[max(1, state.age - 1)]
        end = FIRST[state.age + 1]
        while tech < end:
            if state.hand[seat * SPAN + tech]:
                out.add(FIRST_CODE[DROP] + tech)
            tech += 1
    if lacking(state, seat, due, CARD_STEP + 1, 0) <= 0:
        out.add(FIRST_CODE[COMPLETE])


def use(state: ProgressState, seat: i64, kind: i64, log: Log) -> None:
    """PR-R84: the personality gives knowledge."""
    state.lent[kind] += 1
    state.pool[kind] += 1
    state.step = kind
    state.count += 1
    if log.on:
        log.add(KnowledgeUsed(int(seat), KIND_NAMES[kind]))


def spend(state: ProgressState, seat: i64, kind: i64, log: Log) -> None:
    """PR-039: a token is turned grey side up."""
    state.tokens[seat * KINDS + kind] -= 1
    state.grey[seat * KINDS + kind] += 1
    state.pool[kind] += 1
    state.step = TOKEN_STEP + kind
    state.count += 1
    if log.on:
        log.add(TokenSpent(int(seat), KIND_NAMES[kind]))


def spend_card(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    """PR-038, PR-R33, PR-R38: a card is discarded for general knowledge."""
    state.lose(seat, tech)
    state.put_on_pile(tech)
    state.pool[GENERAL] += WORTH[tech]
    state.step = CARD_STEP
    state.count += 1
    if log.on:
        log.add(CardSpent(int(seat), TECH_NAMES[tech], int(WORTH[tech])))


def complete(state: ProgressState, seat: i64, log: Log) -> i64:
    """PR-063, PR-066, PR-R34, PR-R36, PR-R95: the price leaves the pool, typed knowledge first. What was paid for."""
    due = due_of(state, seat, state.target)
    kind: i64 = 0
    while kind < TYPES:
        amount = due % DIGIT
        typed = min(amount, state.pool[kind])
        state.pool[kind] -= typed
        state.pool[GENERAL] -= amount - typed
        due //= DIGIT
        kind += 1
    target = state.target
    state.target = NONE
    state.step = 0
    state.next_stage()
    if log.on:
        left = [int(state.pool[kind]) for kind in range(KINDS)]
        log.add(Paid(int(seat), left[0], left[1], left[2], left[3]))
    if target < SPAN:
        activate(state, seat, target, False, log)
    return target
