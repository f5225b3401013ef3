"""Benefits: what a technology brings when it becomes active."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.progress.box import KIND_NAMES, KINDS, NONE, POWER_NAMES, POWERS, SKILL_NAMES, SKILLS
from igroteka.games.progress.events import Activated, PowerRaised, SkillRaised, TokenGot
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import (
    BRINGS,
    LAST,
    LAST_STEP,
    RAISES,
    SPAN,
    STEPS,
    SYMBOL,
    TECH_NAMES,
    Gift,
)

DISCOVERED = ("PR-059", "PR-068")
DEVELOPED = ("PR-052", "PR-097")
SKILL_RULES = ("PR-098", "PR-100", "PR-099", "PR-102", "PR-103", "PR-104", "PR-101")  # by skill


def activate(state: ProgressState, seat: i64, tech: i64, developed: bool, log: Log) -> None:
    """PR-052, PR-068, PR-097, PR-108, PR-R52: a technology becomes active; its owner at once receives its benefits."""
    state.active[seat * SPAN + state.actives[seat]] = tech
    state.actives[seat] += 1
    state.area[seat * SPAN + tech] = 1
    state.symbols[SYMBOL[tech]] += 1
    if log.on:
        how = "developed" if developed else "discovered"
        log.add(Activated(int(seat), TECH_NAMES[tech], how, rules=DEVELOPED if developed else DISCOVERED))
    if RAISES[tech] != NONE:
        raise_skill(state, seat, RAISES[tech], 1, log)
    if BRINGS[tech] != NONE:
        give_token(state, seat, BRINGS[tech], log)
    for track in range(POWERS):
        if STEPS[tech * POWERS + track]:
            raise_power(state, seat, track, STEPS[tech * POWERS + track], log)


def receive(state: ProgressState, seat: i64, gift: Gift, log: Log) -> None:
    """What an achievement or a heritage brings; cubes are the business of personalities."""
    for skill in range(SKILLS):
        if gift.skills[skill]:
            raise_skill(state, seat, skill, gift.skills[skill], log)
    for kind in range(KINDS):
        for _ in range(gift.tokens[kind]):
            give_token(state, seat, kind, log)
    for track in range(POWERS):
        if gift.steps[track]:
            raise_power(state, seat, track, gift.steps[track], log)


def raise_skill(state: ProgressState, seat: i64, skill: i64, steps: i64, log: Log) -> None:
    """The cube goes to the right; at the end of the track nothing happens.

    PR-098, PR-099, PR-100, PR-101, PR-102, PR-103, PR-104, PR-R17, PR-R49.
    """
    before = state.skill[seat * SKILLS + skill]
    after = min(before + steps, LAST[skill])
    state.skill[seat * SKILLS + skill] = after
    if log.on:
        rules = (SKILL_RULES[skill],) if after > before else (SKILL_RULES[skill], "PR-R49")
        log.add(SkillRaised(int(seat), SKILL_NAMES[skill], int(after), int(after - before), rules=rules))


def give_token(state: ProgressState, seat: i64, kind: i64, log: Log) -> None:
    """PR-105, PR-R37: a token comes coloured side up."""
    state.tokens[seat * KINDS + kind] += 1
    if log.on:
        log.add(TokenGot(int(seat), KIND_NAMES[kind]))


def raise_power(state: ProgressState, seat: i64, track: i64, steps: i64, log: Log) -> None:
    """PR-106, PR-R50: a cube advances; on the last space it stays."""
    before = state.power[seat * POWERS + track]
    after = min(before + steps, LAST_STEP)
    state.power[seat * POWERS + track] = after
    if log.on:
        rules = ("PR-106",) if after == before + steps else ("PR-106", "PR-R50")
        log.add(PowerRaised(int(seat), POWER_NAMES[track], int(after), int(after - before), rules=rules))
