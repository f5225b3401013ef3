"""New ages, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.progress.box import ARMY, NONE, POPULATION, PRESTIGE, SKILLS
from igroteka.games.progress.events import AgeBegan, CardsLost, GameOver, Scored
from igroteka.games.progress.rules import feats, persons
from igroteka.games.progress.rules.development import take_away
from igroteka.games.progress.rules.scoring import (
    card_points,
    decide,
    feat_points,
    is_counted,
    penalty,
    person_points,
    power_points,
    skill_points,
    symbol_points,
    title,
    total,
)
from igroteka.games.progress.state import BY_SYMBOLS, DEFEAT, ENDINGS, EXHAUSTED, OVER, PLOTS, ProgressState
from igroteka.games.progress.tables import AGE, DECK, FIRST, SPAN, TECH_NAMES

SYMBOL_RULES = ((), (), ("PR-113", "PR-114"), ("PR-115", "PR-116"), ("PR-189", "PR-190"))  # by age
EXHAUSTED_RULES = ("PR-125", "PR-R61")
LOST_RULES = ((), (), (), ("PR-117", "PR-118", "PR-R55"), ("PR-191", "PR-192"))  # by age
TIME_RULES = ((), (), (), ("PR-119", "PR-R74"), ("PR-193", "PR-R74"))  # by age
END_RULES = (
    ("PR-121", "PR-122", "PR-135"),
    ("PR-125", "PR-126", "PR-135"),
    ("PR-145",),
)  # by ending, without the fourth age


def symbols_left(state: ProgressState, symbol: i64) -> i64:
    """PR-110, PR-120: how many active technologies with a symbol are missing for a new age, or for the end."""
    return max(0, state.terms.needed[symbol] - state.symbols[symbol])


def advance_age(state: ProgressState, log: Log) -> bool:
    """If it is time, the next age begins, or the game ends. Whether it did.

    PR-110, PR-120, PR-125, PR-R57, PR-R58, PR-R59, PR-R60, PR-R61, PR-R62.
    """
    if symbols_left(state, state.age + 1) == 0:
        _go_on(state, BY_SYMBOLS, log)
        return True
    if state.deck_size[state.age] + state.pile_size[state.age] == 0:
        _go_on(state, EXHAUSTED, log)
        return True
    return False


def _go_on(state: ProgressState, why: i64, log: Log) -> None:
    """PR-114, PR-116, PR-122, PR-124, PR-188, PR-R61, PR-R105: the next age begins, or the game is over."""
    if state.age >= state.terms.last_age:
        end(state, why, log)
        return
    state.age += 1
    if state.age >= 3:
        _forget_decks(state)
    persons.offer_successors(state)
    if log.on:
        rules = SYMBOL_RULES[state.age] if why == BY_SYMBOLS else EXHAUSTED_RULES
        log.add(AgeBegan(int(state.age), ENDINGS[why], rules=rules))
    if state.age >= 3:
        for seat in range(state.seats):
            _forget_hand(state, seat, log)
            _forget_plots(state, seat, log)
        if not state.terms.time_deck_stays:
            _forget_time(state, log)
    feats.begin_age(state, log)
    persons.end_age(state, log)


def _forget_hand(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-117, PR-191, PR-R54, PR-R55: cards of the age before the last leave the game."""
    lost: list[str] = []
    for tech in range(FIRST[state.age - 2], FIRST[state.age - 1]):
        while state.hand[seat * SPAN + tech]:
            state.lose(seat, tech)
            state.gone[AGE[tech]] += 1
            lost.append(TECH_NAMES[tech])
    if log.on and lost:
        log.add(CardsLost(int(seat), tuple(lost), "hand", rules=LOST_RULES[state.age]))


def _forget_plots(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-118, PR-192: so do those in development."""
    lost: list[str] = []
    number: i64 = 0
    while number < state.plots[seat]:
        tech = state.plot[seat * PLOTS + number]
        if AGE[tech] > state.age - 2:
            number += 1
            continue
        take_away(state, seat, number)
        state.gone[AGE[tech]] += 1
        lost.append(TECH_NAMES[tech])
    if log.on and lost:
        log.add(CardsLost(int(seat), tuple(lost), "development", rules=LOST_RULES[state.age]))


def _forget_time(state: ProgressState, log: Log) -> None:
    """PR-119, PR-193, PR-R74: and those in the time deck of a solo game."""
    lost: list[str] = []
    kept: i64 = 0
    for number in range(state.time_size):
        tech = state.time[number]
        state.time[number] = 0
        if AGE[tech] < state.age - 1:
            state.gone[AGE[tech]] += 1
            lost.append(TECH_NAMES[tech])
        else:
            state.time[kept] = tech
            kept += 1
    state.time_size = kept
    if log.on and lost:
        log.add(CardsLost(int(state.on_turn()), tuple(lost), "time", rules=TIME_RULES[state.age]))


def _forget_decks(state: ProgressState) -> None:
    """PR-119, PR-193, PR-R55: and the deck and the discard pile."""
    age = state.age - 2
    state.gone[age] += state.deck_size[age] + state.pile_size[age]
    for number in range(DECK):
        state.deck[age * DECK + number] = 0
        state.pile[age * DECK + number] = 0
    state.deck_size[age] = 0
    state.pile_size[age] = 0


def end(state: ProgressState, why: i64, log: Log) -> None:
    """PR-122, PR-123, PR-183, PR-R63, PR-R100: technologies in development are removed, then the players score."""
    state.target = NONE
    state.offer_count = 0
    for seat in range(state.seats):
        while state.plots[seat] > 0:
            state.gone[AGE[state.plot[seat * PLOTS + state.plots[seat] - 1]]] += 1
            take_away(state, seat, state.plots[seat] - 1)
    feats.honour(state, log)
    state.ending = why
    state.stage = OVER
    state.stop_asking()
    if log.on:
        log.begin()
        if is_counted(state):
            for seat in range(state.seats):
                log.add(_sheet(state, seat))
        winners, tie = decide(state)
        rules = END_RULES[why]
        if state.terms.industrial_revolution and why != DEFEAT:
            rules = ("PR-194", "PR-122", "PR-135") if why == BY_SYMBOLS else ("PR-125", "PR-R61", "PR-135")
        log.add(GameOver(tuple(winners), ENDINGS[why], title(state) if state.seats == 1 else None, tie, rules=rules))
        log.end()


def _sheet(state: ProgressState, seat: i64) -> Scored:
    return Scored(
        int(seat),
        prestige=int(power_points(state, seat, PRESTIGE)),
        population=int(power_points(state, seat, POPULATION)),
        army=int(power_points(state, seat, ARMY)),
        skills=tuple(int(skill_points(state, seat, skill)) for skill in range(SKILLS)),
        cards=int(card_points(state, seat)),
        symbols=int(symbol_points(state, seat)),
        achievements=int(feat_points(state, seat)),
        personalities=int(person_points(state, seat)),
        time=-int(penalty(state)),
        total=int(total(state, seat)),
    )
