"""What bots may know about playing well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, SILENT, Hints
from igroteka.core.grid import OFF
from igroteka.core.rng import Rng
from igroteka.games.golems.actions import CHOICE, EXIT, PROGRAM, SEND
from igroteka.games.golems.rules.barrels import decline
from igroteka.games.golems.rules.end import winning_golems
from igroteka.games.golems.rules.program import begin_bonus, fill, forbids_bonus, forbids_lay, gap, lay
from igroteka.games.golems.rules.row import advance
from igroteka.games.golems.rules.strike import are_mates, struck_cell
from igroteka.games.golems.rules.water import come_out
from igroteka.games.golems.scenario import COLLECT, ELIMINATE, HILL, HOME, LAST, RACE, REACH
from igroteka.games.golems.state import FIRST, GOING_ON, IN_ACTION, OPEN_ROW, OUT, GolemsState
from igroteka.games.golems.tables import (
    AND,
    COMMANDS,
    EMPTY,
    FORWARD,
    FREE_LIMIT,
    NO_BARREL,
    NO_COMMAND,
    NO_OBJECT,
    STAND,
    STRIKE,
    WALL,
    WATER,
    distance,
)

GUESSES: Final = 4  # Programs of the rivals that a Program is tried against
WIN: Final = 1_000_000
HEALTH: Final = 3_000  # of an undamaged golem
CAN_STRIKE: Final = 150
CAN_BE_STRUCK: Final = 100
STEP: Final = 20  # nearer to where one wants to be
ROW: Final = 120  # a row more in the next Program
POINT: Final = 1_500  # on a hill
THING: Final = 2_500  # an object brought home or collected
CARRIED: Final = 900
FAR: Final = 60


class GolemsHints(Hints[GolemsState]):
    """A Program is worth what it leads to against some guesses of the rivals' Programs."""

    def value(self, state: GolemsState, seat: i64) -> i64:
        if not _is_programming(state):
            return worth(state, seat)
        total: i64 = 0
        rng = state.rng.clone()
        for _ in range(GUESSES):
            after = state.clone()
            for golem in range(after.golems):
                owner = after.owner[golem]
                if owner == NOBODY or after.asked[owner] != PROGRAM:
                    continue
                if owner != seat:
                    guess_program(after, golem, rng)
                else:
                    fill(after, golem)
            run_round(after)
            total += worth(after, seat)
        return total


def _is_programming(state: GolemsState) -> bool:
    return state.mover != NOBODY and state.asked[state.mover] == PROGRAM


def guess_program(state: GolemsState, golem: i64, rng: Rng) -> None:
    """Some Program that a rival could lay: cards of the hand at random, and sometimes the Bonus."""
    luck = state.luck[golem]
    while gap(state, golem) > 0 or state.laid[golem] < state.least[golem]:
        if EMPTY < luck < AND and rng.below(4) == 0 and forbids_bonus(state, golem, luck, 0) == FINE:
            begin_bonus(state, golem, luck, 0)
            continue
        cards: i64 = 0
        for command in range(COMMANDS):
            if forbids_lay(state, golem, command) == FINE:
                cards += state.hand[golem * COMMANDS + command]
        if cards == 0:
            fill(state, golem)
            return
        drawn = rng.below(cards)
        for command in range(COMMANDS):
            if forbids_lay(state, golem, command) != FINE:
                continue
            drawn -= state.hand[golem * COMMANDS + command]
            if drawn < 0:
                lay(state, golem, command)
                break


def run_round(state: GolemsState) -> None:
    """Carry out the Programs of this round as they lie there; what is asked meanwhile is answered in the usual way."""
    state.stop_asking()
    state.run.stage = OPEN_ROW
    advance(state, SILENT)
    while state.mover != NOBODY and state.asked[state.mover] >= CHOICE:
        seat = state.mover
        question = state.asked[seat]
        golem = state.golem_of(seat)
        if question == CHOICE:
            state.run.picks[golem] = FIRST
            state.answered(seat)
            if state.mover != NOBODY:
                continue
            state.stop_asking()
        else:
            state.stop_asking()
            if question == EXIT:
                come_out(state, golem, state.cell[golem], SILENT)
            elif question == SEND:
                decline(state, SILENT)
        advance(state, SILENT)


def worth(state: GolemsState, seat: i64) -> i64:
    """How good a position looks between two rounds."""
    if state.ending != GOING_ON:
        return _end_worth(state, seat)
    own = state.golem_of(seat)
    if own == NOBODY:
        return 0
    if state.round == 0:
        return _taste(state, own)
    goal = state.scene.goal
    value = _health(state, own) + ROW * state.modifier[own]
    rivals: i64 = 0
    worst: i64 = 0
    for other in range(state.golems):
        if other == own or are_mates(state, own, other):
            continue
        rivals += 1
        worst += _health(state, other)
        if state.out[other] == IN_ACTION and state.out[own] == IN_ACTION and not state.terms.kids:
            if _hits(state, own, other):
                value += CAN_STRIKE
            if _hits(state, other, own):
                value -= CAN_BE_STRUCK
            if goal in (LAST, ELIMINATE):
                value -= STEP * distance(state.cell[own], state.cell[other]) // 2
    if rivals > 0:
        value -= worst // rivals
    return value + _progress(state, own)


def _taste(state: GolemsState, own: i64) -> i64:
    """Before the first round: power and rows are liked best, and a subprogram that steps and strikes."""
    value: i64 = 0
    if state.card[own] >= 0:
        value += 3 * state.power[own] + 2 * state.rows[own] + state.limit[own] + state.reach[own]
    one, two = state.sub[2 * own], state.sub[2 * own + 1]
    if one != NO_COMMAND:
        value += 1 if one != STAND and two != STAND else 0
        value += 2 if one == FORWARD else 0
        value += 2 if two in (STRIKE, FORWARD) else 0
    return value


def _end_worth(state: GolemsState, seat: i64) -> i64:
    own = state.golem_of(seat)
    if own == NOBODY:
        return 0
    won = winning_golems(state)
    winners: i64 = 0
    for golem in range(state.golems):
        winners += won[golem]
    if not won[own]:
        return -WIN
    return WIN if winners == 1 or state.scene.goal == ELIMINATE else -WIN // 4


def _health(state: GolemsState, golem: i64) -> i64:
    """What is left of a golem; a golem without a card cannot be damaged."""
    if state.limit[golem] == FREE_LIMIT:
        return 0
    if state.out[golem] == OUT:
        return -HEALTH
    left = state.limit[golem] - state.damage[golem]
    return HEALTH * left // state.limit[golem]


def _hits(state: GolemsState, golem: i64, other: i64) -> bool:
    cell = struck_cell(state, golem)
    return cell != OFF and state.on[cell] == other


def _progress(state: GolemsState, own: i64) -> i64:
    """How far a golem has come to the goal of the scenario, and how far its rivals have."""
    goal = state.scene.goal
    if goal in (LAST, ELIMINATE) or state.out[own] != IN_ACTION:
        return 0
    value = _own_progress(state, own, goal)
    for other in range(state.golems):
        if other != own and state.owner[other] != NOBODY and state.out[other] == IN_ACTION:
            value -= _own_progress(state, other, goal) // 2
    return value


def _own_progress(state: GolemsState, golem: i64, goal: i64) -> i64:
    cells = state.scene.cells
    if goal == REACH:
        return -STEP * steps_to(state, golem, cells[0])
    if goal == RACE:
        if not state.scene.shared:
            return -STEP * steps_to(state, golem, cells[golem])
        best: i64 = FAR
        for cell in cells:
            best = min(best, steps_to(state, golem, cell))
        return -STEP * best
    if goal == HILL:
        nearest: i64 = FAR
        for cell in cells:
            nearest = min(nearest, distance(state.cell[golem], cell))
        return POINT * state.points[golem] - STEP * nearest
    if goal == HOME and state.carried[golem] > 0:
        home = steps_to(state, golem, state.home[golem])
        return THING * state.taken[golem] + CARRIED - STEP * home
    if goal in (HOME, COLLECT):
        return THING * state.taken[golem] - STEP * _nearest_thing(state, golem)
    return 0


def _nearest_thing(state: GolemsState, golem: i64) -> i64:
    best: i64 = FAR
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if state.object[cell] != NO_OBJECT:
            best = min(best, steps_to(state, golem, cell))
    return best


def steps_to(state: GolemsState, golem: i64, goal: i64) -> i64:
    """Cells to be walked from a golem to a goal, round walls and water; other golems and barrels left aside."""
    field = state.field
    start = state.cell[golem]
    if start == goal:
        return 0
    seen: vec[i64] = filled(field.size, 0)
    ways: vec[i64] = filled(field.count + 1, NO_COMMAND)
    ways[0] = start
    seen[start] = 1
    first: i64 = 0
    last: i64 = 1
    while first < last:
        cell = ways[first]
        first += 1
        for facing in range(4):
            there = field.next[4 * cell + facing]
            if there == OFF or field.solid[there] == WALL or field.solid[there] == WATER:
                continue
            if field.partner[there] != OFF:
                there = field.partner[there]
            if seen[there]:
                continue
            seen[there] = seen[cell] + 1 + (1 if state.barrel[there] != NO_BARREL else 0)
            if there == goal:
                return seen[there] - 1
            ways[last] = there
            last += 1
    return FAR
