"""Golems without a player.

Chapters “Bots” and “Bots: rulings” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.row_events import (
    DieRolled,
)
from igroteka.games.golems.rules.conditions import answers, thing_ahead
from igroteka.games.golems.rules.strike import are_mates, struck_cell
from igroteka.games.golems.state import IN_ACTION, GolemsState
from igroteka.games.golems.tables import (
    ANY,
    ASKS,
    BARREL,
    BLOCKED,
    BY_MEMO,
    DIE_EVEN,
    DIE_LOW,
    EDGE,
    EYE,
    FIRST_STEP,
    HITS,
    IF_NO,
    IF_YES,
    LADDER,
    LETTERS,
    MEMO,
    NEAR_BARREL,
    NO_COMMAND,
    REACHES,
    SEES,
    WALL,
)


def roll_dice(state: GolemsState, log: Log) -> bool:
    """GB-017, GB-061, GB-062, GB-068, GB-R109, GB-R112: a die for each Bot; all decide on the same picture.

    Whether there are Bots.
    """
    run = state.run
    found = False
    for golem in range(state.golems):
        run.dice[golem] = NO_COMMAND
        if state.owner[golem] != NOBODY or state.out[golem] != IN_ACTION:
            continue
        if state.terms.bot_row_limit and run.row >= state.rows[golem]:  # GB-R111
            continue
        found = True
        die = state.rng.below(6)
        seen = sees(state, golem, EYE[state.bot[golem]])
        path: list[bool] = []
        run.dice[golem] = command_of(state, golem, die, seen, path)
        if log.on:
            command = LETTERS[run.dice[golem]]
            sees_one = seen != NOBODY
            log.add(DieRolled(state.who(golem), int(die) + 1, command, sees_one, tuple(path), looked_at(state, golem)))
    return found


def sees(state: GolemsState, golem: i64, eye: i64) -> i64:
    """GB-063, GB-064, GB-R106: the nearest other golem straight ahead that nothing hides, or NOBODY.

    Only walls hide, and the edge. Allied Bots do not look for each other (GB-R110), but they are in the way.
    """
    cell = state.cell[golem]
    for _ in range(eye):
        cell = state.field.next[4 * cell + state.facing[golem]]
        if hides(state, cell):
            return NOBODY
        if ends_sight(state, cell):
            other = state.on[cell]
            return NOBODY if other == NOBODY or are_mates(state, golem, other) else other
    return NOBODY


def looked_at(state: GolemsState, golem: i64) -> tuple[int, ...]:
    """GB-063: the cells that a Bot looks at."""
    cells: list[int] = []
    cell = state.cell[golem]
    for _ in range(EYE[state.bot[golem]]):
        cell = state.field.next[4 * cell + state.facing[golem]]
        if hides(state, cell):
            break
        cells.append(int(cell))
        if ends_sight(state, cell):
            break
    return tuple(cells)


def hides(state: GolemsState, cell: i64) -> bool:
    """GB-064: the edge and walls hide what is there."""
    return cell == OFF or state.field.solid[cell] == WALL


def ends_sight(state: GolemsState, cell: i64) -> bool:
    """GB-063, GB-R106: whether nothing behind this cell is seen: a golem stands there, or a ladder that blocks."""
    return state.on[cell] != NOBODY or (state.field.solid[cell] == LADDER and state.terms.bot_ladder_blocks)


def command_of(state: GolemsState, golem: i64, die: i64, seen: i64, path: list[bool]) -> i64:
    """GB-059, GB-065: what a Bot does; the die is counted from 0 here. The answers are added to the path."""
    way = FIRST_STEP[state.bot[golem]]
    while way >= 0:
        yes = _answer(state, golem, ASKS[way], die, seen)
        path.append(yes)
        way = IF_YES[way] if yes else IF_NO[way]
    return MEMO[die] if way == BY_MEMO else -1 - way


def _answer(state: GolemsState, golem: i64, question: i64, die: i64, seen: i64) -> bool:
    if question == SEES:
        return seen != NOBODY
    if question == HITS:
        return seen != NOBODY and would_hit(state, golem, seen)
    if question == REACHES:
        return _would_hit_any(state, golem)
    if question == NEAR_BARREL:
        return thing_ahead(state, golem) == BARREL
    if question == BLOCKED:
        ahead = thing_ahead(state, golem)
        return ahead == EDGE or answers(ahead, ANY)
    if question == DIE_EVEN:
        return die % 2 == 1
    if question == DIE_LOW:
        return die < 2
    return die >= 4  # DIE_HIGH


def would_hit(state: GolemsState, golem: i64, other: i64) -> bool:
    """GB-R113: whether a strike now would really hit the golem that is seen."""
    cell = struck_cell(state, golem)
    return cell != OFF and state.on[cell] == other


def _would_hit_any(state: GolemsState, golem: i64) -> bool:
    cell = struck_cell(state, golem)
    return cell != OFF and state.on[cell] != NOBODY and not are_mates(state, golem, state.on[cell])
