"""Chapters 2.6, 3.10 and 4.7 of the rules: golems without a player."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.events import DieRolled
from igroteka.games.golems.rules.conditions import answers, thing_ahead
from igroteka.games.golems.rules.strike import are_mates, struck_cell
from igroteka.games.golems.state import IN_ACTION, GolemsState
from igroteka.games.golems.tables import (
    ANY,
    BACK,
    BARREL,
    BREAKER,
    CLOCKWORK,
    DEFENCE,
    DICE,
    DUELIST,
    DUMMY,
    EDGE,
    EYE,
    FORWARD,
    FOX,
    GUARD,
    LADDER,
    LEFT,
    LETTERS,
    MEMO,
    NO_COMMAND,
    PATROL,
    RIGHT,
    STAND,
    STRIKE,
    WALL,
)


def roll_dice(state: GolemsState, log: Log) -> bool:
    """GB-061, GB-068, GB-R109, GB-R112: a die for each Bot; all decide on the same picture. Whether there are Bots."""
    run = state.run
    found = False
    for golem in range(state.golems):
        run.dice[golem] = NO_COMMAND
        if state.owner[golem] != NOBODY or state.out[golem] != IN_ACTION:
            continue
        if state.terms.row_limit and run.row >= state.rows[golem]:  # GB-R111
            continue
        found = True
        die = state.rng.below(6)
        seen = sees(state, golem, EYE[state.bot[golem]])
        run.dice[golem] = command_of(state, golem, die, seen)
        if log.on:
            log.add(DieRolled(state.who(golem), int(die) + 1, LETTERS[run.dice[golem]], seen != NOBODY))
    return found


def sees(state: GolemsState, golem: i64, eye: i64) -> i64:
    """GB-063, GB-064, GB-R106: the nearest other golem straight ahead that nothing hides, or NOBODY.

    Only walls hide, and the edge. Allied Bots do not look for each other (GB-R110), but they are in the way.
    """
    cell = state.cell[golem]
    for _ in range(eye):
        cell = state.field.next[4 * cell + state.facing[golem]]
        if cell == OFF or state.field.solid[cell] == WALL:
            return NOBODY
        other = state.on[cell]
        if other != NOBODY:
            return NOBODY if are_mates(state, golem, other) else other
        if state.field.solid[cell] == LADDER and state.terms.ladder_blocks:
            return NOBODY
    return NOBODY


def would_hit(state: GolemsState, golem: i64, other: i64) -> bool:
    """GB-R113: whether a strike now would really hit the golem that is seen."""
    cell = struck_cell(state, golem)
    return cell != OFF and state.on[cell] == other


def command_of(state: GolemsState, golem: i64, die: i64, seen: i64) -> i64:
    """Table 4.7: what a Bot does; the die is counted from 0 here."""
    program = state.bot[golem]
    if program == DICE:
        return MEMO[die]
    if program == DUMMY:
        return STAND
    if program == CLOCKWORK:
        return STRIKE if _would_hit_any(state, golem) else RIGHT
    if program == BREAKER and thing_ahead(state, golem) == BARREL:
        return STRIKE
    if seen == NOBODY:
        return _unseen(state, golem, program, die)
    if program == DUELIST and die >= 4:
        return DEFENCE
    hits = would_hit(state, golem, seen)
    if program == FOX:
        return STRIKE if hits and die % 2 == 1 else BACK
    if hits:
        return STRIKE
    return DEFENCE if program == GUARD else FORWARD


def _unseen(state: GolemsState, golem: i64, program: i64, die: i64) -> i64:
    """What a Bot does that sees nobody."""
    if program == GUARD:
        return LEFT if die < 2 else RIGHT if die < 4 else DEFENCE
    if program == PATROL:
        ahead = thing_ahead(state, golem)
        if ahead == EDGE or answers(ahead, ANY):
            return LEFT if die % 2 == 0 else RIGHT
        return FORWARD
    return MEMO[die]


def _would_hit_any(state: GolemsState, golem: i64) -> bool:
    cell = struck_cell(state, golem)
    return cell != OFF and state.on[cell] != NOBODY and not are_mates(state, golem, state.on[cell])
