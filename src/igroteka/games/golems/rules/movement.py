"""One simultaneous movement of any number of golems.

Chapters “Movement”, “Movement conflicts”, “Barrels”, “Ladders” and “The row algorithm” of the rules.

`begin_move` does the first cell of everybody; `move_on` in `row.py` does the rest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.core.grid import OFF, back, left, right
from igroteka.games.golems.row_events import (
    Blocked,
    Climbed,
    Moved,
    Pushed,
    Swam,
    Turned,
)
from igroteka.games.golems.rules.logic import pick_up
from igroteka.games.golems.rules.snow import works
from igroteka.games.golems.rules.strike import hurt
from igroteka.games.golems.state import BY_SLIDE, NO_SWAP, ON_ENTERING, GolemsState
from igroteka.games.golems.tables import (
    AT_BARREL,
    AT_EDGE,
    AT_GOLEM,
    AT_LADDER,
    AT_WALL,
    BACK,
    FORWARD,
    GOLEMS,
    HINDRANCE_NAMES,
    ICE,
    LEFT,
    LETTERS,
    NO_BARREL,
    NO_COMMAND,
    NO_OBJECT,
    NO_TOKEN,
    SAME_CELL,
    SWAP,
    WALL,
    WATER,
)

# what becomes of a golem that wants to move
STAYS: Final = 0  # it does not want to, or cannot
GOES: Final = 1  # to the next cell
PUSHES: Final = 2  # a barrel before it
CLIMBS: Final = 3  # to the other end of a ladder
SWIMS: Final = 4  # it keeps its cell for now
RETURNS: Final = 5  # up a ladder and back to the cell it came from (GB-R41)


class Moves:
    """What everybody wants and gets in one movement; thrown away after it."""

    def __init__(self) -> None:
        self.way: vec[i64] = zeros(GOLEMS)  # STAYS … RETURNS
        self.goal: vec[i64] = filled(GOLEMS, OFF)  # the cell it will be on
        self.barrel: vec[i64] = filled(GOLEMS, OFF)  # where the barrel it pushes goes
        self.heading: vec[i64] = zeros(GOLEMS)  # the direction of its movement
        self.why: vec[i64] = filled(GOLEMS, FINE)  # FINE: nothing went wrong
        self.other: vec[i64] = filled(GOLEMS, NOBODY)  # who was in the way

    def fail(self, golem: i64, why: i64, other: i64) -> None:
        """This golem does not move after all."""
        self.way[golem] = STAYS
        self.why[golem] = why
        self.other[golem] = other

    def leaves(self, golem: i64) -> bool:
        """Whether it really leaves its cell (GB-R16); a swimmer does not (GB-R51)."""
        return self.way[golem] == GOES or self.way[golem] == PUSHES or self.way[golem] == CLIMBS


def begin_move(state: GolemsState, log: Log) -> None:
    """GB-167, GB-168, GB-169, GB-170, GB-171, GB-172: turns and the first cell of all commands in `run.moving`, all
    at once.
    """
    run = state.run
    run.slid = 0
    moves = Moves()
    walkers = 0
    for golem in range(state.golems):
        command = run.moving[golem]
        if command == NO_COMMAND or not works(state, golem, command, log):
            continue
        if command in (FORWARD, BACK):
            walkers += 1
            moves.heading[golem] = state.facing[golem] if command == FORWARD else back(state.facing[golem])
            want(state, moves, golem)
        else:
            state.facing[golem] = left(state.facing[golem]) if command == LEFT else right(state.facing[golem])
            if log.on:
                log.add(Turned(state.who(golem), int(state.facing[golem]), LETTERS[command]))
    if walkers > 1:
        settle_conflicts(state, moves)
    elif walkers == 1:
        _alone(state, moves)
    if walkers > 0:
        carry_out(state, moves, log)


def want(state: GolemsState, moves: Moves, golem: i64) -> None:
    """GB-168: what the next cell in its direction means for a golem, others' moves left aside.

    Back pushes a barrel like Forward (GB-R29), and pushing opens none (GB-R40).
    """
    field, heading = state.field, moves.heading[golem]
    cell = field.next[4 * state.cell[golem] + heading]
    if cell == OFF:
        moves.fail(golem, AT_EDGE, NOBODY)  # GB-172
        return
    solid = field.solid[cell]
    moves.goal[golem] = cell
    if solid == 0:
        if state.barrel[cell] == NO_BARREL:
            moves.way[golem] = GOES
            return
        behind = field.next[4 * cell + heading]
        if is_empty(state, behind):  # GB-074
            moves.way[golem] = PUSHES
            moves.barrel[golem] = behind
        else:
            moves.fail(golem, AT_BARREL, NOBODY)  # GB-075
    elif solid == WALL:
        moves.fail(golem, AT_WALL, NOBODY)  # GB-088
    elif solid == WATER:
        moves.way[golem] = SWIMS  # GB-096
    else:
        want_ladder(state, moves, golem, cell)


def want_ladder(state: GolemsState, moves: Moves, golem: i64, cell: i64) -> None:
    """GB-092, GB-093, GB-R42: to the partner token, if neither token holds another golem at the start of the step."""
    partner = state.field.partner[cell]
    if partner == state.cell[golem]:
        moves.way[golem] = RETURNS  # GB-R41
    elif state.on[cell] != NOBODY:
        moves.fail(golem, AT_LADDER, state.on[cell])
    elif state.on[partner] != NOBODY:
        moves.fail(golem, AT_LADDER, state.on[partner])
    else:
        moves.way[golem] = CLIMBS
        moves.goal[golem] = partner


def is_empty(state: GolemsState, cell: i64) -> bool:
    """GB-R23, GB-R24: a field cell without golem, obstacle, logic token or object; ice and snow are empty cells.

    So a barrel is not pushed against another (GB-R28) or onto a ladder (GB-R46), and lies still on ice (GB-R30).
    """
    return (
        cell != OFF
        and state.on[cell] == NOBODY
        and state.barrel[cell] == NO_BARREL
        and state.field.solid[cell] == 0
        and state.logic[cell] == NO_TOKEN
        and state.object[cell] == NO_OBJECT
    )


def _alone(state: GolemsState, moves: Moves) -> None:
    """Only one golem walks: whoever stands in its way stays there (GB-R19)."""
    for golem in range(state.golems):
        if moves.way[golem] == GOES and state.on[moves.goal[golem]] != NOBODY:
            moves.fail(golem, AT_GOLEM, state.on[moves.goal[golem]])


def settle_conflicts(state: GolemsState, moves: Moves) -> None:
    """GB-169, GB-171, GB-R15, GB-R16, GB-R17, GB-R18, GB-R25, GB-R26, GB-R27: until nothing changes, who cannot move
    fails.

    A cell that two claim, golems or pushed barrels, is had by none of them; an occupied cell only if its golem leaves.
    """
    changed = True
    while changed:
        changed = fail_claims(state, moves)
        for golem in range(state.golems):
            if moves.way[golem] != GOES:
                continue
            other = state.on[moves.goal[golem]]
            if other == NOBODY:
                continue
            if not moves.leaves(other):
                moves.fail(golem, AT_GOLEM, other)
                changed = True
            elif state.terms.swap == NO_SWAP and moves.way[other] == GOES and moves.goal[other] == state.cell[golem]:
                moves.fail(golem, SWAP, other)
                moves.fail(other, SWAP, golem)
                changed = True


def fail_claims(state: GolemsState, moves: Moves) -> bool:
    """All claimants of a cell that is claimed twice fail, judged on one picture; whether there were any."""
    rivals: vec[i64] = filled(GOLEMS, NOBODY)
    found = False
    for one in range(state.golems):
        if not moves.leaves(one):
            continue
        for two in range(one + 1, state.golems):
            if moves.leaves(two) and _clash(moves, one, two):
                found = True
                if rivals[one] == NOBODY:
                    rivals[one] = two
                if rivals[two] == NOBODY:
                    rivals[two] = one
    if found:
        for golem in range(state.golems):
            if rivals[golem] != NOBODY:
                moves.fail(golem, SAME_CELL, rivals[golem])
    return found


def _clash(moves: Moves, one: i64, two: i64) -> bool:
    """Whether a cell is claimed by both, each for itself or for the barrel it pushes."""
    if moves.goal[one] == moves.goal[two]:
        return True
    if moves.way[one] == PUSHES and (
        moves.barrel[one] == moves.goal[two] or (moves.way[two] == PUSHES and moves.barrel[one] == moves.barrel[two])
    ):
        return True
    return moves.way[two] == PUSHES and moves.barrel[two] == moves.goal[one]


def carry_out(state: GolemsState, moves: Moves, log: Log) -> None:
    """Everybody moves; tokens on entered cells are taken; who went into the water is damaged and will go ashore."""
    run = state.run
    before: vec[i64] = state.cell[:]
    for golem in range(state.golems):
        if moves.leaves(golem):
            state.on[before[golem]] = NOBODY
    for golem in range(state.golems):
        if moves.way[golem] == PUSHES:
            state.barrel[moves.barrel[golem]] = state.barrel[moves.goal[golem]]
            state.barrel[moves.goal[golem]] = NO_BARREL
    for golem in range(state.golems):
        if moves.leaves(golem):
            state.cell[golem] = moves.goal[golem]
            state.on[moves.goal[golem]] = golem
            if moves.way[golem] != CLIMBS and slides(state, before[golem], moves.goal[golem]):
                run.slides[golem] = moves.heading[golem] + 1
                if state.terms.slide_exit != BY_SLIDE:
                    run.began[golem] = before[golem]
    if log.on:
        _tell(state, moves, before, log)
        log.begin()
    for golem in range(state.golems):
        if moves.leaves(golem):
            pick_up(state, golem, log)
    if log.on:
        log.begin()
    for golem in range(state.golems):
        if moves.way[golem] == SWIMS:
            enter_water(state, golem, moves.goal[golem], log)


def slides(state: GolemsState, start: i64, end: i64) -> bool:
    """GB-197, GB-R94, GB-R95: Forward and Back slide on if the golem stood on ice; no other command is doubled."""
    return state.field.terrain[end if state.terms.ice_trigger == ON_ENTERING else start] == ICE


def enter_water(state: GolemsState, golem: i64, cell: i64, log: Log) -> None:
    """GB-096, GB-207: one damage, also for children; the golem keeps its cell until it goes ashore (GB-R51)."""
    state.run.swims[golem] = cell
    if log.on:
        log.add(Swam(state.who(golem), int(cell)))
    hurt(state, golem, "water", ("GB-096", "GB-R07"), log)


def _tell(state: GolemsState, moves: Moves, before: vec[i64], log: Log) -> None:
    for golem in range(state.golems):
        who, start, way = state.who(golem), int(before[golem]), moves.way[golem]
        end, heading = int(state.cell[golem]), int(moves.heading[golem])
        command = LETTERS[state.run.moving[golem]]
        if way == GOES:
            followed = _left_by_another(moves, before, golem)
            log.add(Moved(who, start, end, command, rules=("GB-167", "GB-169") if followed else ("GB-167",)))
        elif way == PUSHES:
            log.add(Pushed(who, start, end, int(moves.barrel[golem]), command))
        elif way == CLIMBS:
            log.add(Climbed(who, start, end, heading))
        elif way == RETURNS:
            log.add(Climbed(who, start, end, heading, rules=("GB-092", "GB-R41")))
        elif moves.why[golem] != FINE:
            tell_blocked(state, moves, golem, log)


def _left_by_another(moves: Moves, before: vec[i64], golem: i64) -> bool:
    """Whether somebody else has just left the cell a golem went to."""
    for other in range(GOLEMS):
        if other != golem and moves.leaves(other) and before[other] == moves.goal[golem]:
            return True
    return False


def tell_blocked(state: GolemsState, moves: Moves, golem: i64, log: Log) -> None:
    """Why a golem could not move, with the paragraph that says so."""
    rules = {
        AT_EDGE: ("GB-172",),
        AT_WALL: ("GB-088", "GB-172"),
        AT_BARREL: ("GB-075",),
        AT_LADDER: ("GB-093", "GB-R42"),
        SAME_CELL: ("GB-171",),
        AT_GOLEM: ("GB-172", "GB-R16", "GB-R19"),
        SWAP: ("GB-R15",),
    }[int(moves.why[golem])]
    other = NOBODY if moves.other[golem] == NOBODY else state.who(moves.other[golem])
    aim = moves.goal[golem] if moves.goal[golem] != OFF else state.cell[golem]
    command, heading = LETTERS[state.run.moving[golem]], int(moves.heading[golem])
    log.add(
        Blocked(state.who(golem), int(aim), HINDRANCE_NAMES[moves.why[golem]], other, command, heading, rules=rules)
    )
