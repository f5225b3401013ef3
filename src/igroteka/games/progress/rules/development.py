"""Development phase and Research: technologies in development."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, Log
from igroteka.games.progress.actions import NO_ACTION, NO_ROOM, NOT_DEVELOPING, NOT_IN_HAND, SECOND_COPY
from igroteka.games.progress.box import ACTIONS_SKILL, DEVELOPMENT_SKILL, NONE, RESEARCH_SKILL
from igroteka.games.progress.events import CubeRemoved, Researched, Returned
from igroteka.games.progress.rules.benefits import activate
from igroteka.games.progress.state import LITERAL, PLOTS, ProgressState
from igroteka.games.progress.tables import SPAN, TECH_NAMES


def remove_cubes(state: ProgressState, seat: i64, count: i64, rules: tuple[str, ...], log: Log) -> None:
    """PR-051, PR-052, PR-077, PR-R19, PR-R21: every technology in development loses cubes.

    Those without become active together.
    """
    if log.on:
        log.begin()
    number: i64 = 0
    while number < state.plots[seat]:
        place = seat * PLOTS + number
        state.cubes[place] = max(0, state.cubes[place] - count)
        if log.on:
            log.add(CubeRemoved(int(seat), TECH_NAMES[state.plot[place]], int(state.cubes[place]), rules=rules))
        number += 1
    if log.on:
        log.end()
    number = 0
    while number < state.plots[seat]:
        place = seat * PLOTS + number
        if state.cubes[place] > 0:
            number += 1
            continue
        tech = state.plot[place]
        take_away(state, seat, number)
        activate(state, seat, tech, True, log)


def take_away(state: ProgressState, seat: i64, number: i64) -> None:
    """A technology leaves the row of those in development; the others move up."""
    state.area[seat * SPAN + state.plot[seat * PLOTS + number]] = 0
    last = seat * PLOTS + state.plots[seat] - 1
    place = seat * PLOTS + number
    while place < last:
        state.plot[place] = state.plot[place + 1]
        state.cubes[place] = state.cubes[place + 1]
        place += 1
    state.plot[last] = 0
    state.cubes[last] = 0
    state.plots[seat] -= 1


def find(state: ProgressState, seat: i64, tech: i64) -> i64:
    """Where a technology lies among those in development, or NONE."""
    for number in range(state.plots[seat]):
        if state.plot[seat * PLOTS + number] == tech:
            return number
    return NONE


def forbids_return(state: ProgressState, seat: i64, tech: i64) -> i64:
    """PR-053: only what is in development can go back."""
    return FINE if state.is_developing(seat, tech) else NOT_DEVELOPING


def give_back(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    """PR-053, PR-R20: a technology in development goes back to hand; everybody knows it is there."""
    take_away(state, seat, find(state, seat, tech))
    state.gain(seat, tech)
    state.shown[seat * SPAN + tech] += 1
    if log.on:
        log.add(Returned(int(seat), TECH_NAMES[tech]))


def has_room(state: ProgressState, seat: i64) -> bool:
    """PR-074, PR-R16, PR-R24: whether one more technology may be in development."""
    skill = state.value(seat, DEVELOPMENT_SKILL)
    return state.plots[seat] < skill + (1 if state.terms.research_limit == LITERAL else 0)


def forbids_research(state: ProgressState, seat: i64, tech: i64) -> i64:
    """PR-033, PR-071, PR-074, PR-078, PR-R22: a card of the hand that does not lie there yet; an action and room."""
    if not state.hand[seat * SPAN + tech]:
        return NOT_IN_HAND
    if state.area[seat * SPAN + tech]:
        return SECOND_COPY
    if state.used >= state.value(seat, ACTIONS_SKILL):
        return NO_ACTION
    return FINE if has_room(state, seat) else NO_ROOM


def research(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    """PR-071, PR-072, PR-073, PR-075, PR-R18: a card is laid with as many cubes as the research skill says now."""
    cubes = state.value(seat, RESEARCH_SKILL)
    state.lose(seat, tech)
    place = seat * PLOTS + state.plots[seat]
    state.plot[place] = tech
    state.cubes[place] = cubes
    state.plots[seat] += 1
    state.area[seat * SPAN + tech] = 1
    state.used += 1
    if log.on:
        log.add(Researched(int(seat), TECH_NAMES[tech], int(cubes)))
