"""Solo game: the time deck of a solo game."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka.games.progress.actions import (
    EXCHANGED,
    LEFT_THE_GAME,
    NOT_IN_HAND,
    NOT_IN_TIME,
    NOT_SOLO,
    NOTHING_TO_GIVE,
)
from igroteka.games.progress.box import NONE
from igroteka.games.progress.events import Exchanged, Revealed
from igroteka.games.progress.rules.ages import end
from igroteka.games.progress.rules.drawing import mix
from igroteka.games.progress.state import DEFEAT, EXCHANGING, ProgressState
from igroteka.games.progress.tables import AGE, DECK, SPAN, SYMBOL, TECH_NAMES

NEW_DECK: tuple[str, ...] = ("PR-142",)


def reveal(state: ProgressState, log: Log) -> None:
    """A card without a symbol joins the time deck; without one the game is lost.

    PR-141, PR-142, PR-143, PR-144, PR-145, PR-R72, PR-R73.
    """
    age = state.age
    if not _has_plain_card(state, age):
        end(state, DEFEAT, log)
        return
    state.checkpoint()
    while True:
        if state.deck_size[age] == 0:
            mix(state, age, NEW_DECK, log)
        tech = state.take_from_deck(age)
        kept = SYMBOL[tech] == 0
        if kept:
            state.time[state.time_size] = tech
            state.time_size += 1
        else:
            state.put_on_pile(tech)
        if log.on:
            rules = ("PR-141", "PR-144") if kept else ("PR-141", "PR-143")
            log.add(Revealed(TECH_NAMES[tech], kept, rules=rules))
        if kept:
            return


def _has_plain_card(state: ProgressState, age: i64) -> bool:
    for number in range(state.deck_size[age]):
        if SYMBOL[state.deck[age * DECK + number]] == 0:
            return True
    for number in range(state.pile_size[age]):
        if SYMBOL[state.pile[age * DECK + number]] == 0:
            return True
    return False


def is_in_time(state: ProgressState, tech: i64) -> bool:
    """Whether a card lies in the time deck."""
    for number in range(state.time_size):
        if state.time[number] == tech:
            return True
    return False


def forbids_exchange(state: ProgressState, seat: i64, tech: i64) -> i64:
    """PR-146, PR-R74: once a turn, a card of an available age, for a card of the hand."""
    if state.seats > 1:
        return NOT_SOLO
    if state.exchanged:
        return EXCHANGED
    if not is_in_time(state, tech):
        return NOT_IN_TIME
    if not state.is_available(AGE[tech]):
        return LEFT_THE_GAME
    return FINE if state.held[seat] > 0 else NOTHING_TO_GIVE


def can_exchange(state: ProgressState, seat: i64) -> bool:
    """Whether some card of the time deck can be had."""
    if state.seats > 1 or state.exchanged or state.held[seat] == 0:
        return False
    for number in range(state.time_size):
        if state.is_available(AGE[state.time[number]]):
            return True
    return False


def want(state: ProgressState, tech: i64) -> None:
    """A card of the time deck is chosen; which card is given for it?"""
    state.wanted = tech
    state.resume = state.stage
    state.stage = EXCHANGING


def forbids_give(state: ProgressState, seat: i64, tech: i64) -> i64:
    """PR-146: a card of the hand."""
    return FINE if state.hand[seat * SPAN + tech] else NOT_IN_HAND


def exchange(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    """PR-146, PR-R74: one card for another; the time deck stays as large as it was."""
    number: i64 = 0
    while state.time[number] != state.wanted:
        number += 1
    while number < state.time_size - 1:
        state.time[number] = state.time[number + 1]
        number += 1
    state.time[number] = tech
    got = state.wanted
    state.lose(seat, tech)
    state.gain(seat, got)
    state.shown[seat * SPAN + got] += 1
    state.wanted = NONE
    state.exchanged = 1
    state.next_stage()
    if log.on:
        log.add(Exchanged(int(seat), TECH_NAMES[tech], TECH_NAMES[got]))
