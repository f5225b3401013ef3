"""What bots may know about playing well. A victory point is worth a hundred."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import Hints
from igroteka.games.progress.box import (
    GENERAL,
    HAND_SKILL,
    KINDS,
    LINES,
    NONE,
    POWERS,
    PRICES,
    SKILLS,
    TYPES,
)
from igroteka.games.progress.rules.paying import DIGIT, actions_left, due_of
from igroteka.games.progress.rules.scoring import decide, total
from igroteka.games.progress.state import (
    DRAWN,
    DRAWS,
    GOING_ON,
    PLOTS,
    QUICK_DRAWS,
    QUICK_DROPS,
    SHUFFLES,
    ProgressState,
)
from igroteka.games.progress.tables import (
    BRINGS,
    CARDS,
    FIRST,
    LASTING,
    LINE_BEFORE,
    PER_FIVE,
    POINTS,
    RAISES,
    SPAN,
    STEPS,
    SYMBOL,
    TECHS,
    WORTH,
)
from igroteka.games.progress.tables import LAST as TRACK_END

WIN: Final = 100_000
POINT: Final = 100
SKILL_WORTH: Final[vec[i64]] = array([130, 45, 35, 15, 40, 40, 45])  # by skill: a step, for an age to come
TOKEN_WORTH: Final = 60  # a knowledge token, for an age to come
GENERAL_WORTH: Final = 75
QUARTERS: Final = 4  # of an age; so many are still to come:
LAST_ALONE: Final = 1  # in the last age of a solo game, where every turn costs points
LAST_TOGETHER: Final = 2  # in the last age of others
STEP: Final = 30  # a step on a power track, besides the points it brings now
LEADS: Final = 12  # a technology that makes a line of another free
SYMBOL_WORTH: Final = 20
ACTION: Final = 30  # an action that is left
DISCARD: Final = 48  # a unit of knowledge on a card in hand
DUE: Final = 60  # a unit that is still to be produced
SPARE: Final = 2  # a unit in the pool beyond the price
COLOURED: Final = 5  # a token or lasting knowledge that can be spent in this turn
SURPLUS: Final = 15  # a card beyond the hand limit: one may choose
CUBE: Final = 80  # a cube on the current achievement
OFTEN: Final = 5  # in tenths: how much of its gain a card in hand is worth

LEADING: Final[vec[i64]] = array(  # by technology: how many lines it makes free
    [sum(1 for line in range(TECHS * LINES) if LINE_BEFORE[line] == tech) for tech in range(TECHS)]
)


class ProgressHints(Hints[ProgressState]):
    """Points count most, then what brings points later: skills, tokens, cards that can be paid for."""

    def value(self, state: ProgressState, seat: i64) -> i64:
        if state.ending != GOING_ON:
            return _final(state, seat)
        rival: i64 = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, total(state, other))
        return _prospect(state, seat) - POINT * rival // 2


def _final(state: ProgressState, seat: i64) -> i64:
    """A finished game: the winner, and by how much."""
    points = POINT * total(state, seat)
    if state.seats == 1:
        return points if decide(state)[0] else -WIN
    return points + (WIN if int(seat) in decide(state)[0] else -WIN)


def _to_come(state: ProgressState) -> i64:
    """How much of the game is still to come, in quarters of an age."""
    return QUARTERS * (state.terms.last_age - state.age) + (LAST_ALONE if state.seats == 1 else LAST_TOGETHER)


def _prospect(state: ProgressState, seat: i64) -> i64:
    """What a player has, and may get from it."""
    ages = _to_come(state)
    value = POINT * total(state, seat) + _means(state, seat, ages)
    for number in range(state.plots[seat]):
        place = seat * PLOTS + number
        value += _gain(state, seat, state.plot[place], ages) * (9 - state.cubes[place]) // 10
    if state.feat_count > 0:
        for price in range(PRICES):
            if state.paid[price] == seat:
                value += CUBE
    if state.on_turn() != seat:
        return value + _hand(state, seat, ages, 0, 0)
    left: i64 = 0
    if state.stage < DRAWN and state.stage != DRAWS:
        left = actions_left(state, seat)
    coming: i64 = 0
    if state.stage == DRAWS or state.stage == QUICK_DRAWS or state.stage == SHUFFLES:
        coming = state.room - state.count - state.owed
    elif state.stage == QUICK_DROPS:
        coming = state.count - state.owed
    value += ACTION * left + _paying(state, seat, ages)
    return value + _hand(state, seat, ages, left, coming)


def _means(state: ProgressState, seat: i64, ages: i64) -> i64:
    """Skills, tokens, lasting knowledge, steps on power tracks, predecessors."""
    later: i64 = 0  # what is worth more the longer the game goes on
    for skill in range(SKILLS):
        later += SKILL_WORTH[skill] * state.level(seat, skill)
    now: i64 = 0
    face = state.face[seat]
    for kind in range(KINDS):
        worth: i64 = GENERAL_WORTH if kind == GENERAL else TOKEN_WORTH
        count = state.tokens[seat * KINDS + kind] + state.grey[seat * KINDS + kind]
        now += COLOURED * state.tokens[seat * KINDS + kind]
        if face != NONE:
            count += LASTING[face * KINDS + kind]
            if state.on_turn() == seat:
                now += COLOURED * (LASTING[face * KINDS + kind] - state.lent[kind])
        later += worth * count
    for track in range(POWERS):
        now += STEP * state.power[seat * POWERS + track]
    for number in range(state.actives[seat]):
        tech = state.active[seat * SPAN + number]
        now += LEADS * LEADING[tech]
        if SYMBOL[tech] > state.age:
            now += SYMBOL_WORTH
    return now + later * ages // QUARTERS


def _gain(state: ProgressState, seat: i64, tech: i64, ages: i64) -> i64:
    """What a technology would bring if it became active."""
    later: i64 = 0
    skill, kind = RAISES[tech], BRINGS[tech]
    if skill != NONE and state.level(seat, skill) < TRACK_END[skill]:
        later = SKILL_WORTH[skill]
    if kind != NONE:
        later = GENERAL_WORTH if kind == GENERAL else TOKEN_WORTH
    value = POINT * POINTS[tech] + LEADS * LEADING[tech] + later * ages // QUARTERS
    if PER_FIVE[tech] != NONE:
        value += POINT
    if SYMBOL[tech] > state.age:
        value += SYMBOL_WORTH
    step: i64 = POINT if state.seats == 1 else 2 * STEP
    for track in range(POWERS):
        value += step * STEPS[tech * POWERS + track]
    return value


def _in_hand(state: ProgressState, seat: i64, tech: i64, ages: i64) -> i64:
    """What a card in hand is worth: to be paid for, or to pay with."""
    least = DISCARD * WORTH[tech]
    if state.area[seat * SPAN + tech]:
        return least
    due = due_of(state, seat, tech)
    cost: i64 = 0
    for kind in range(TYPES):
        cost += max(0, due % DIGIT - state.tokens[seat * KINDS + kind] - state.grey[seat * KINDS + kind])
        due //= DIGIT
    own = state.tokens[seat * KINDS + GENERAL] + state.grey[seat * KINDS + GENERAL]
    net = _gain(state, seat, tech, ages) - DISCARD * max(0, cost - own)
    return max(least, net * OFTEN // 10)


def _hand(state: ProgressState, seat: i64, ages: i64, left: i64, coming: i64) -> i64:
    """The best cards in hand and those about to come, as many as can be kept or used."""
    worths = zeros(CARDS)
    count: i64 = 0
    value: i64 = 0
    tech = FIRST[max(1, state.age - 1)]
    end = FIRST[state.age + 1]
    while tech < end:
        copies = state.hand[seat * SPAN + tech]
        if copies > 0:
            worths[count] = _in_hand(state, seat, tech, ages)
            value += worths[count]
            count += 1
            while copies > 1:
                worths[count] = DISCARD * WORTH[tech]
                value += worths[count]
                count += 1
                copies -= 1
        tech += 1
    if state.wanted != NONE and count > 0:
        value += _in_hand(state, seat, state.wanted, ages) - worths[_lowest(worths, count)]
    room = state.value(seat, HAND_SKILL) + 2 * left - count  # below zero: so many must go
    fresh = max(0, min(coming, room))
    value += fresh * DISCARD * (state.age + 1) + (coming - fresh) * SURPLUS
    while room < 0:
        place = _lowest(worths, count)
        value -= worths[place] - SURPLUS
        count -= 1
        worths[place] = worths[count]
        room += 1
    return value


def _lowest(worths: vec[i64], count: i64) -> i64:
    """Where the smallest of the first numbers is."""
    best: i64 = 0
    place: i64 = 1
    while place < count:
        if worths[place] < worths[best]:
            best = place
        place += 1
    return best


def _paying(state: ProgressState, seat: i64, ages: i64) -> i64:
    """A payment that goes on: what it is for, and what is still missing; knowledge that is left."""
    value: i64 = 0
    due: i64 = 0
    if state.target != NONE:
        due = due_of(state, seat, state.target)
        if state.target < SPAN:
            value += _gain(state, seat, state.target, ages)
        else:
            value += CUBE
    missing: i64 = 0
    spare = state.pool[GENERAL]
    for kind in range(TYPES):
        amount = due % DIGIT
        due //= DIGIT
        missing += max(0, amount - state.pool[kind])
        value += SPARE * max(0, state.pool[kind] - amount)
    value += SPARE * max(0, spare - missing)
    return value - DUE * max(0, missing - spare)
