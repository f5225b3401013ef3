"""The second cell of those who slide, and whom they shove.

Chapters “Winter and summer sides” and “Winter” of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.row_events import (
    Climbed,
    Shoved,
    Slid,
    Stopped,
)
from igroteka.games.golems.rules.logic import pick_up
from igroteka.games.golems.rules.movement import (
    CLIMBS,
    GOES,
    SWIMS,
    Moves,
    enter_water,
    is_empty,
    want_ladder,
)
from igroteka.games.golems.state import NO_SWAP, GolemsState
from igroteka.games.golems.tables import (
    AT_BARREL,
    AT_EDGE,
    AT_GOLEM,
    AT_WALL,
    BARREL,
    GOLEM,
    GOLEMS,
    HINDRANCE_NAMES,
    LADDER,
    NO_BARREL,
    OBSTACLE_NAMES,
    SAME_CELL,
    SWAP,
    WALL,
    WATER,
)

SHOVES: Final = 6  # it stops, and what stands in its way is moved one cell on (GB-199)
BARREL_PREY: Final = -2


class Slides(Moves):
    """A movement in which things are shoved."""

    def __init__(self) -> None:
        super().__init__()
        self.prey: vec[i64] = filled(GOLEMS, NOBODY)  # whom it shoves; BARREL_PREY for a barrel
        self.prey_way: vec[i64] = zeros(GOLEMS)  # GOES, CLIMBS or SWIMS
        self.prey_goal: vec[i64] = filled(GOLEMS, OFF)

    def give_up(self, golem: i64, why: i64, other: i64) -> None:
        """It stays on the first cell, and nobody is shoved (GB-R97)."""
        self.fail(golem, why, other)
        self.prey[golem] = NOBODY


def slide(state: GolemsState, log: Log) -> None:
    """GB-197, GB-198, GB-R96: the second cell, among the sliding golems only, by the same conflict rules."""
    run = state.run
    moves = Slides()
    for golem in range(state.golems):
        if run.slides[golem]:
            moves.heading[golem] = run.slides[golem] - 1
            _want(state, moves, golem)
    changed = True
    while changed:
        changed = _fail_claims(state, moves)
        for golem in range(state.golems):
            if moves.way[golem] == GOES and state.on[moves.goal[golem]] != NOBODY:
                changed = _meet(state, moves, golem) or changed
    _carry_out(state, moves, log)
    for golem in range(state.golems):
        run.slides[golem] = 0
        if moves.way[golem] != SWIMS:  # who is shoved into water did not go there by a command of its own (GB-R54)
            run.began[golem] = OFF


def _want(state: GolemsState, moves: Slides, golem: i64) -> None:
    """GB-R97, GB-R98, GB-R99: what the second cell means for a slider."""
    field = state.field
    cell = field.next[4 * state.cell[golem] + moves.heading[golem]]
    if cell == OFF:
        moves.give_up(golem, AT_EDGE, NOBODY)
        return
    moves.goal[golem] = cell
    solid, other = field.solid[cell], state.on[cell]
    if solid == WALL:
        moves.give_up(golem, AT_WALL, NOBODY)
    elif solid == WATER:
        moves.way[golem] = SWIMS
    elif other != NOBODY:
        if state.run.slides[other]:
            moves.way[golem] = GOES  # it may follow one that slides away
        else:
            _shove(state, moves, golem, other)
    elif solid == LADDER:
        want_ladder(state, moves, golem, cell)
    elif state.barrel[cell] != NO_BARREL:
        behind = field.next[4 * cell + moves.heading[golem]]
        if is_empty(state, behind):
            moves.way[golem] = SHOVES
            moves.prey[golem] = BARREL_PREY
            moves.prey_way[golem] = GOES
            moves.prey_goal[golem] = behind
        else:
            moves.give_up(golem, AT_BARREL, NOBODY)
    else:
        moves.way[golem] = GOES


def _shove(state: GolemsState, moves: Slides, golem: i64, other: i64) -> None:
    """GB-199, GB-R99, GB-R100: any golem in the way goes one cell on, into water or up a ladder if need be."""
    field = state.field
    behind = field.next[4 * state.cell[other] + moves.heading[golem]]
    moves.way[golem] = SHOVES
    moves.prey[golem] = other
    moves.prey_way[golem] = GOES
    moves.prey_goal[golem] = behind
    if behind == OFF or state.on[behind] != NOBODY or state.barrel[behind] != NO_BARREL or field.solid[behind] == WALL:
        moves.give_up(golem, AT_GOLEM, other)
    elif field.solid[behind] == WATER:
        moves.prey_way[golem] = SWIMS
    elif field.solid[behind] == LADDER:
        partner = field.partner[behind]
        if partner == state.cell[other]:
            moves.prey_goal[golem] = partner  # up and back again: it stays where it is (GB-R41)
        elif state.on[partner] != NOBODY:
            moves.give_up(golem, AT_GOLEM, other)
        else:
            moves.prey_goal[golem] = partner
        moves.prey_way[golem] = CLIMBS


def _meet(state: GolemsState, moves: Slides, golem: i64) -> bool:
    """A slider wants the cell of another slider: it follows if that one leaves, else it shoves it."""
    other = state.on[moves.goal[golem]]
    if moves.leaves(other):
        if state.terms.swap != NO_SWAP or moves.way[other] != GOES or moves.goal[other] != state.cell[golem]:
            return False
        moves.give_up(golem, SWAP, other)
        moves.give_up(other, SWAP, golem)
        return True
    if moves.way[other] == SWIMS:
        moves.give_up(golem, AT_GOLEM, other)
    else:
        _shove(state, moves, golem, other)
    return True


def _fail_claims(state: GolemsState, moves: Slides) -> bool:
    """GB-171, GB-R99: what two claim, for themselves or for what they shove, nobody gets; two shoves of one cancel."""
    rivals: vec[i64] = filled(GOLEMS, NOBODY)
    found = False
    for one in range(state.golems):
        for two in range(one + 1, state.golems):
            if _clash(moves, one, two):
                found = True
                if rivals[one] == NOBODY:
                    rivals[one] = two
                if rivals[two] == NOBODY:
                    rivals[two] = one
    if found:
        for golem in range(state.golems):
            if rivals[golem] != NOBODY:
                moves.give_up(golem, SAME_CELL, rivals[golem])
    return found


def _clash(moves: Slides, one: i64, two: i64) -> bool:
    a, b = _claim(moves, one), _claim(moves, two)
    if a != OFF and a == b:
        return True
    if moves.way[one] != SHOVES or moves.way[two] != SHOVES:
        return False
    return moves.goal[one] == moves.goal[two]  # both shove what stands there


def _claim(moves: Slides, golem: i64) -> i64:
    """The cell a slider claims, for itself or for what it shoves."""
    if moves.way[golem] == GOES or moves.way[golem] == CLIMBS:
        return moves.goal[golem]
    if moves.way[golem] == SHOVES and moves.prey_way[golem] != SWIMS:
        return moves.prey_goal[golem]
    return OFF


def _carry_out(state: GolemsState, moves: Slides, log: Log) -> None:
    before: vec[i64] = state.cell[:]
    for golem in range(state.golems):
        if moves.leaves(golem):
            state.on[before[golem]] = NOBODY
        other = moves.prey[golem]
        if other == BARREL_PREY:
            state.barrel[moves.prey_goal[golem]] = state.barrel[moves.goal[golem]]
            state.barrel[moves.goal[golem]] = NO_BARREL
        elif other != NOBODY and moves.prey_way[golem] != SWIMS:
            state.on[before[other]] = NOBODY
    for golem in range(state.golems):
        if moves.leaves(golem):
            state.cell[golem] = moves.goal[golem]
            state.on[moves.goal[golem]] = golem
        other = moves.prey[golem]
        if other >= 0:
            state.snow[other] = 0  # being moved breaks a pair (GB-R104)
            if moves.prey_way[golem] == SWIMS:
                state.run.swims[other] = moves.prey_goal[golem]
            else:
                state.cell[other] = moves.prey_goal[golem]
                state.on[moves.prey_goal[golem]] = other
    if log.on:
        _tell(state, moves, before, log)
        log.begin()
    for golem in range(state.golems):
        if moves.leaves(golem):
            pick_up(state, golem, log)
        elif moves.way[golem] == SWIMS:
            enter_water(state, golem, moves.goal[golem], log)
        other = moves.prey[golem]
        if other >= 0 and moves.prey_way[golem] == SWIMS:
            enter_water(state, other, moves.prey_goal[golem], log)
        elif other >= 0:
            pick_up(state, other, log)


def _tell(state: GolemsState, moves: Slides, before: vec[i64], log: Log) -> None:
    for golem in range(state.golems):
        who, way, prey = state.who(golem), moves.way[golem], moves.prey[golem]
        start, aim, heading = int(before[golem]), moves.goal[golem], int(moves.heading[golem])
        if way == GOES:
            log.add(Slid(who, start, int(aim)))
        elif way == CLIMBS:
            log.add(Climbed(who, start, int(aim), heading, rules=("GB-092", "GB-R97")))
        elif way == SHOVES:
            whom = NOBODY if prey == BARREL_PREY else state.who(prey)
            what = OBSTACLE_NAMES[BARREL if prey == BARREL_PREY else GOLEM]
            log.add(Shoved(who, what, whom, int(aim), int(moves.prey_goal[golem])))
        elif moves.why[golem] != FINE:
            other = NOBODY if moves.other[golem] == NOBODY else state.who(moves.other[golem])
            log.add(Stopped(who, start, HINDRANCE_NAMES[moves.why[golem]], other, heading))
