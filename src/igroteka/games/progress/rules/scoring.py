"""Scoring: points, and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.progress.box import (
    CULTURE,
    ENGINEERING,
    GENERAL,
    KIND_NAMES,
    KINDS,
    NONE,
    POWERS,
    SCIENCE,
    SKILLS,
)
from igroteka.games.progress.state import DEFEAT, SHOW, ProgressState
from igroteka.games.progress.tables import (
    FEAT_POINTS,
    FEATS,
    PASSED,
    PER_FIVE,
    PERSON_POINTS,
    PERSONS,
    PLACES,
    POINTS,
    SOLO,
    SPAN,
    TITLE_FROM,
    TITLES,
    TYPE,
)

CARDS_PER_POINT: Final = 5  # PR-195
TIME_ROW: Final = 7  # cards of the time deck that cost the same
TIE_BREAKS = (GENERAL, CULTURE, SCIENCE, ENGINEERING)  # PR-136


def rank(state: ProgressState, seat: i64, track: i64) -> tuple[i64, i64]:
    """PR-132: how many players are ahead on a track, and how many are on the same space, with this one."""
    mine = state.power[seat * POWERS + track]
    ahead: i64 = 0
    sharing: i64 = 0
    for other in range(state.seats):
        position = state.power[other * POWERS + track]
        if position > mine:
            ahead += 1
        elif position == mine:
            sharing += 1
    return ahead, sharing


def power_points(state: ProgressState, seat: i64, track: i64) -> i64:
    """Players on one space share the places they occupy.

    PR-128, PR-129, PR-130, PR-131, PR-132, PR-147, PR-R65, PR-R66, PR-R67.
    """
    mine = state.power[seat * POWERS + track]
    if state.seats == 1:
        return SOLO[track][mine]
    if state.terms.power_needs_step and mine == 0:
        return 0
    place, sharing = rank(state, seat, track)
    total: i64 = 0
    for number in range(place, place + sharing):
        total += PLACES[track][number]
    return total // sharing


def skill_points(state: ProgressState, seat: i64, skill: i64) -> i64:
    """PR-133, PR-148, PR-R68, PR-R83: the symbols left of the cube; a personality adds none."""
    return PASSED[skill][state.skill[seat * SKILLS + skill]]


def card_points(state: ProgressState, seat: i64) -> i64:
    """PR-107, PR-134: what active technologies show."""
    total: i64 = 0
    for number in range(state.actives[seat]):
        total += POINTS[state.active[seat * SPAN + number]]
    return total


def symbol_points(state: ProgressState, seat: i64) -> i64:
    """PR-195, PR-R103: one point for every five active cards of a type, for each card that says so."""
    total: i64 = 0
    for number in range(state.actives[seat]):
        kind = PER_FIVE[state.active[seat * SPAN + number]]
        if kind != NONE:
            total += points_per_five(state, seat, kind)
    return total


def points_per_five(state: ProgressState, seat: i64, kind: i64) -> i64:
    """PR-195: one point for every five active cards of a type."""
    count: i64 = 0
    for number in range(state.actives[seat]):
        if TYPE[state.active[seat * SPAN + number]] == kind:
            count += 1
    return count // CARDS_PER_POINT


def feat_points(state: ProgressState, seat: i64) -> i64:
    """PR-183: the achievements a player owns."""
    total: i64 = 0
    for feat in range(FEATS):
        if state.owner[feat] == seat:
            total += FEAT_POINTS[feat]
    return total


def person_points(state: ProgressState, seat: i64) -> i64:
    """PR-172, PR-R91: all personalities a player has had."""
    total: i64 = 0
    for person in range(PERSONS):
        if state.patron[person] == seat:
            total += PERSON_POINTS[person]
    return total


def time_cost(number: i64) -> i64:
    """PR-149, PR-R76: the first seven cards of the time deck cost one point each, the next seven two, and so on."""
    return number // TIME_ROW + 1


def penalty(state: ProgressState) -> i64:
    """PR-149: what the time deck costs."""
    total: i64 = 0
    for number in range(state.time_size):
        total += time_cost(number)
    return total


def total(state: ProgressState, seat: i64) -> i64:
    """PR-127, PR-R64: all points of a player; hand and pool bring none."""
    points = card_points(state, seat) + symbol_points(state, seat)
    points += feat_points(state, seat) + person_points(state, seat)
    for track in range(POWERS):
        points += power_points(state, seat, track)
    for skill in range(SKILLS):
        points += skill_points(state, seat, skill)
    return points - penalty(state)


def is_counted(state: ProgressState) -> bool:
    """PR-R78: whether there are points at all; after a defeat only if that was agreed."""
    return state.ending != DEFEAT or state.terms.solo_defeat_score == SHOW


def title(state: ProgressState) -> str:
    """PR-150, PR-R77: what a solo player may be called."""
    if state.ending == DEFEAT:
        return "defeat"
    points = total(state, 0)
    return TITLES[sum(1 for least in TITLE_FROM if points >= least)]


def owned(state: ProgressState, seat: i64, kind: i64) -> i64:
    """PR-R69: tokens of a kind, on either side."""
    return state.tokens[seat * KINDS + kind] + state.grey[seat * KINDS + kind]


def decide(state: ProgressState) -> tuple[list[int], str | None]:
    """PR-010, PR-135, PR-136, PR-137, PR-R70: who has won, and the kind of tokens that broke a tie last."""
    if state.ending == DEFEAT:
        return [], None
    best, broken = leaders(state), NONE
    for kind, tied in ties(state):
        best = _richest(state, tied, kind)
        broken = kind if len(best) < len(tied) else broken
    return best, KIND_NAMES[broken] if broken != NONE else None


def leaders(state: ProgressState) -> list[int]:
    """PR-135: those with the most points."""
    points = [int(total(state, seat)) for seat in range(state.seats)]
    return [seat for seat in range(len(points)) if points[seat] == max(points)]


def ties(state: ProgressState) -> list[tuple[int, list[int]]]:
    """PR-136, PR-R70: the kinds of tokens that are compared, in order, each with those who are tied until then."""
    found: list[tuple[int, list[int]]] = []
    best = leaders(state)
    for kind in TIE_BREAKS:
        if len(best) == 1:
            break
        found.append((kind, best))
        best = _richest(state, best, kind)
    return found


def _richest(state: ProgressState, seats: list[int], kind: int) -> list[int]:
    """Of these players those with the most tokens of a kind."""
    most = max([int(owned(state, seat, kind)) for seat in seats])
    return [seat for seat in seats if owned(state, seat, kind) == most]
