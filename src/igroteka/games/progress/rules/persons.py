"""Personalities."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.games.progress.actions import (
    HAD_ONE,
    HERITAGE_OVER,
    NO_HERITAGE,
    NO_PERSONALITIES,
    NO_SCHOLAR,
    NOT_DEALT,
    NOT_OFFERED,
    TAKEN,
    TOO_EARLY,
    TOO_LATE,
)
from igroteka.games.progress.box import KINDS, NONE
from igroteka.games.progress.events import Declined, Inherited, PersonLeft, PersonTaken
from igroteka.games.progress.rules.benefits import receive
from igroteka.games.progress.rules.development import remove_cubes
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import GROUP, HERITAGE, MASTER, PERSON_NAMES, PERSONS, PHILOSOPHER, SCHOLAR

TAKE_RULES: tuple[tuple[str, ...], ...] = (("PR-158",), ("PR-161", "PR-162"), ("PR-165", "PR-166"))  # by group
HERITAGE_RULES: tuple[str, ...] = ("PR-169",)
LEAVE_RULES: tuple[tuple[str, ...], ...] = ((), ("PR-163",), ("PR-167",))  # by the group that is offered
OFFER_RULES: tuple[tuple[str, ...], ...] = ((), ("PR-164", "PR-R88"), ("PR-168", "PR-R88"))


def has_had(state: ProgressState, seat: i64, group: i64) -> bool:
    """PR-R87: whether a player has taken a personality of a group."""
    for person in range(PERSONS):
        if GROUP[person] == group and state.patron[person] == seat:
            return True
    return False


def is_left(state: ProgressState, group: i64) -> bool:
    """PR-R82: whether a personality of a group is still free."""
    for person in range(PERSONS):
        if GROUP[person] == group and state.patron[person] == NOBODY:
            return True
    return False


def group_of_age(state: ProgressState) -> i64:
    """PR-161, PR-165: scholars are taken in age II, masters in age III."""
    return min(MASTER, max(SCHOLAR, state.age - 1))


def forbids_take(state: ProgressState, seat: i64, person: i64) -> i64:
    """PR-161, PR-165, PR-R82, PR-R86, PR-R87: a scholar in age II, a master in age III, one of each."""
    if not state.terms.personalities:
        return NO_PERSONALITIES
    group = GROUP[person]
    if group == PHILOSOPHER:
        return NOT_DEALT
    if state.age > group + 1:
        return TOO_LATE
    if state.age < group + 1:
        return TOO_EARLY
    return _forbids_person(state, seat, person) if has_what_is_replaced(state, seat, group) else NO_SCHOLAR


def has_what_is_replaced(state: ProgressState, seat: i64, group: i64) -> bool:
    """PR-R86: a master replaces a scholar, face up or face down; everybody has a philosopher."""
    return group != MASTER or not state.terms.master_needs_scholar or has_had(state, seat, SCHOLAR)


def _forbids_person(state: ProgressState, seat: i64, person: i64) -> i64:
    if has_had(state, seat, GROUP[person]):
        return HAD_ONE
    return FINE if state.patron[person] == NOBODY else TAKEN


def offered_group(state: ProgressState) -> i64:
    """The group that is offered when this age begins."""
    return state.age - 2


def forbids_offer(state: ProgressState, seat: i64, person: i64) -> i64:
    """PR-164, PR-168: what can be taken when an age begins."""
    return _forbids_person(state, seat, person) if GROUP[person] == offered_group(state) else NOT_OFFERED


def forbids_heritage(state: ProgressState, seat: i64) -> i64:
    """PR-169, PR-170, PR-171, PR-R89: the heritage of a scholar in age II, of a master in age III."""
    if not state.terms.personalities:
        return NO_PERSONALITIES
    face = state.face[seat]
    if face == NONE or GROUP[face] == PHILOSOPHER:
        return NO_HERITAGE
    return FINE if state.age == GROUP[face] + 1 else HERITAGE_OVER


def can_move(state: ProgressState, seat: i64) -> bool:
    """PR-R90: whether a personality can be laid, or a heritage used."""
    if not state.terms.personalities:
        return False
    if forbids_heritage(state, seat) == FINE:
        return True
    group = state.age - 1
    if not SCHOLAR <= group <= MASTER or has_had(state, seat, group) or not is_left(state, group):
        return False
    return has_what_is_replaced(state, seat, group)


def take(state: ProgressState, seat: i64, person: i64, log: Log) -> None:
    """PR-161, PR-162, PR-165, PR-166, PR-R85: a personality is laid face up, the one before it turned face down."""
    rules = TAKE_RULES[GROUP[person]]
    if state.offer_count > 0:
        rules = OFFER_RULES[GROUP[person]]
        next_offer(state)
    log.begin()
    _turn_down(state, seat, TAKE_RULES[GROUP[person]][1:], log)
    state.patron[person] = seat
    state.face[seat] = person
    if log.on:
        log.add(PersonTaken(int(seat), PERSON_NAMES[person], rules=rules))
    log.end()


def _turn_down(state: ProgressState, seat: i64, rules: tuple[str, ...], log: Log) -> None:
    """A personality is turned face down; what it lent this turn stays in the pool."""
    face = state.face[seat]
    if face == NONE:
        return
    state.face[seat] = NONE
    if seat == state.on_turn():
        for kind in range(KINDS):
            state.lent[kind] = 0
    if log.on:
        log.add(PersonLeft(int(seat), PERSON_NAMES[face], rules=rules))


def inherit(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-169: the personality is turned face down for its heritage."""
    person = state.face[seat]
    log.begin()
    if log.on:
        log.add(Inherited(int(seat), PERSON_NAMES[person]))
    _turn_down(state, seat, HERITAGE_RULES, log)
    log.end()
    gift = HERITAGE[person]
    receive(state, seat, gift, log)
    if gift.cubes:
        remove_cubes(state, seat, gift.cubes, HERITAGE_RULES, log)


def offer_successors(state: ProgressState) -> None:
    """PR-164, PR-168, PR-R88: when an age begins, who has had nobody of its group is offered a successor."""
    group = offered_group(state)
    for seat in range(state.seats):
        state.declined[seat] = 0
    if not state.terms.personalities or group < SCHOLAR:
        return
    for number in range(state.seats):
        seat = state.order[(state.at + number) % state.seats]
        if not has_had(state, seat, group):
            state.offers[state.offer_count] = seat
            state.offer_count += 1


def end_age(state: ProgressState, log: Log) -> None:
    """PR-163, PR-167: when an age begins, who is past is turned face down."""
    group = offered_group(state)
    if not state.terms.personalities or group < SCHOLAR:
        return
    for number in range(state.seats):
        seat = state.order[(state.at + number) % state.seats]
        face = state.face[seat]
        if face != NONE and GROUP[face] < group:
            _turn_down(state, seat, LEAVE_RULES[group], log)


def next_offer(state: ProgressState) -> None:
    """The first offer is answered."""
    for number in range(1, state.offer_count):
        state.offers[number - 1] = state.offers[number]
    state.offer_count -= 1
    state.offers[state.offer_count] = 0


def decline(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-R88: a player takes no successor."""
    state.declined[seat] = 1
    next_offer(state)
    if log.on:
        log.add(Declined(int(seat)))
