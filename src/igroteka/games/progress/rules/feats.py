"""Achievements."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.games.progress.actions import (
    FREE_PRICE_USED,
    NO_ACHIEVEMENTS,
    NO_CURRENT,
    NO_SUCH_PRICE,
    PRICE_COVERED,
    PRICE_NOT_PAYABLE,
)
from igroteka.games.progress.box import ACTIONS_SKILL, PLAYERS, PRICES
from igroteka.games.progress.events import (
    FeatCompleted,
    FeatGone,
    FeatHonoured,
    FeatsChanged,
    FeatShown,
    FeatWon,
    Funding,
    PriceCovered,
)
from igroteka.games.progress.rules.benefits import receive
from igroteka.games.progress.rules.paying import begin_paying, is_payable
from igroteka.games.progress.state import DRAWN, ProgressState
from igroteka.games.progress.tables import FEAT_AGE, FEAT_GIFT, FEAT_NAMES, FEATS, PRICE_COUNT, SPAN

FREE = ("PR-176", "PR-R94")
FOR_AN_ACTION = ("PR-178",)


def current(state: ProgressState) -> i64:
    """The current achievement; there must be one."""
    return state.feats[state.feat_count - 1]


def forbids_fund(state: ProgressState, seat: i64, price: i64) -> i64:
    """PR-176, PR-178, PR-179, PR-R93, PR-R98: one price a turn for nothing, others for an action each.

    After a Draw there are no actions any more (PR-080).
    """
    if not state.terms.achievements:
        return NO_ACHIEVEMENTS
    if state.feat_count == 0:
        return NO_CURRENT
    if price >= PRICE_COUNT[current(state)]:
        return NO_SUCH_PRICE
    if state.paid[price] != NOBODY:
        return PRICE_COVERED
    if state.funded and (state.stage == DRAWN or state.used >= state.value(seat, ACTIONS_SKILL)):
        return FREE_PRICE_USED
    return FINE if is_payable(state, seat, SPAN + price) else PRICE_NOT_PAYABLE


def can_fund(state: ProgressState, seat: i64) -> bool:
    """Whether some price can be paid now."""
    for price in range(PRICES):
        if forbids_fund(state, seat, price) == FINE:
            return True
    return False


def fund(state: ProgressState, seat: i64, price: i64, log: Log) -> None:
    """PR-176, PR-178, PR-R94: the first price of a turn is free of actions."""
    free = state.funded == 0
    if free:
        state.funded = 1
    else:
        state.used += 1
    begin_paying(state, SPAN + price)
    if log.on:
        feat = FEAT_NAMES[current(state)]
        log.add(Funding(int(seat), feat, int(price) + 1, free, rules=FREE if free else FOR_AN_ACTION))


def cover(state: ProgressState, seat: i64, price: i64, log: Log) -> None:
    """PR-177, PR-180: a cube is put on the price; when all are covered the achievement is completed."""
    feat = current(state)
    state.paid[price] = seat
    if log.on:
        log.add(PriceCovered(int(seat), FEAT_NAMES[feat], int(price) + 1))
    for number in range(PRICE_COUNT[feat]):
        if state.paid[number] == NOBODY:
            return
    _complete(state, feat, log)


def _complete(state: ProgressState, feat: i64, log: Log) -> None:
    """PR-180, PR-181, PR-182, PR-R79, PR-R96, PR-R97: benefits for all who paid, the card for who paid most."""
    if log.on:
        log.add(FeatCompleted(FEAT_NAMES[feat]))
    counts = zeros(PLAYERS)
    for price in range(PRICE_COUNT[feat]):
        counts[state.paid[price]] += 1
    best: i64 = NOBODY
    most: i64 = 0
    for number in range(state.seats):
        seat = state.order[(state.at + number) % state.seats]
        if counts[seat] > 0:
            receive(state, seat, FEAT_GIFT[feat], log)
        if counts[seat] > most:
            best = seat
            most = counts[seat]
        elif counts[seat] == most:
            best = NOBODY
    if best != NOBODY:
        state.owner[feat] = best  # in no area of technologies (PR-R102)
    for price in range(PRICES):
        state.paid[price] = NOBODY
    state.feat_count -= 1
    state.feats[state.feat_count] = 0
    log.begin()  # the card under it lies open as soon as it is taken away
    if log.on:
        log.add(FeatWon(int(best), FEAT_NAMES[feat]) if best != NOBODY else FeatGone(FEAT_NAMES[feat]))
    show(state, log)
    log.end()


def show(state: ProgressState, log: Log) -> None:
    """PR-174, PR-R98: the top card of the deck is the current achievement."""
    if log.on and state.feat_count > 0:
        log.add(FeatShown(FEAT_NAMES[current(state)], int(state.feat_count) - 1))


def bring(state: ProgressState, age: i64) -> i64:
    """Put the achievements of an age, shuffled, where there are none. How many."""
    count: i64 = 0
    for feat in range(FEATS):
        if FEAT_AGE[feat] == age:
            count += 1
    cards = zeros(count)
    count = 0
    for feat in range(FEATS):
        if FEAT_AGE[feat] == age:
            cards[count] = feat
            count += 1
    state.rng.shuffle(cards)
    for number in range(count):
        state.feats[count - 1 - number] = cards[number]
    state.feat_count = count
    return count


def begin_age(state: ProgressState, log: Log) -> None:
    """PR-184, PR-185, PR-186: all but the current one leave the game; those of the new age come under it."""
    if not state.terms.achievements:
        return
    before = state.feat_count
    top = current(state) if before > 0 else NOBODY
    for number in range(before):
        state.feats[number] = 0
    state.feat_count = 0
    added = bring(state, state.age)
    if top != NOBODY:
        state.feats[state.feat_count] = top
        state.feat_count += 1
    if added:
        state.checkpoint()
    log.begin()
    if log.on:
        rules = ("PR-184",) if state.age == 2 else ("PR-185",) if state.age == 3 else ("PR-186",)
        log.add(FeatsChanged(int(max(0, before - 1)), int(added), rules=rules))
    if top == NOBODY:
        show(state, log)
    log.end()


def honour(state: ProgressState, log: Log) -> None:
    """PR-183, PR-R101: at the end owners receive the benefits of their achievements once more."""
    for feat in range(FEATS):
        if state.owner[feat] != NOBODY:
            if log.on:
                log.add(FeatHonoured(int(state.owner[feat]), FEAT_NAMES[feat]))
            receive(state, state.owner[feat], FEAT_GIFT[feat], log)
