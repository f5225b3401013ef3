"""What can be reached (RM-028, RM-R05).

Cards are never taken away, so what can be reached only grows: a card that is laid adds to what was found before.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.compat import vec
from igroteka.core.grid import OFF
from igroteka.games.robomaso.box import COMPUTER, DOOR, HOLE
from igroteka.games.robomaso.rules.targets import is_guarded
from igroteka.games.robomaso.state import EMPTY, LINK, VOID, RobomasoState
from igroteka.games.robomaso.tables import BIT, CELLS, INNER, INNER_NUMBER, INSIDE, NEXT


def survey(state: RobomasoState) -> None:
    """Find out which cells can be reached, which empty ones are touched, and what cards laid there must leave open."""
    stack = zeros(CELLS)
    count: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        state.touch[cell] = 0
        state.connected[cell] = 0
        if INNER_NUMBER[cell] == OFF or state.is_teleport(cell):  # all teleports are joined with those of the corners
            state.connected[cell] = 1
            stack[count] = cell
            count += 1
        cell += 1
    _spread(state, stack, count)
    _find_needs(state)


def extend(state: RobomasoState, cell: i64) -> None:
    """The same after a card has been laid on this cell."""
    state.touch[cell] = 0
    if state.is_teleport(cell) or _is_entered(state, cell):
        state.connected[cell] = 1
        stack = zeros(CELLS)
        stack[0] = cell
        _spread(state, stack, 1)
    _find_needs(state)


def _is_entered(state: RobomasoState, cell: i64) -> bool:
    """Whether one can drive onto a cell from beside it."""
    side: i64 = 0
    while side < 4:
        beside = NEXT[4 * cell + side]
        if state.connected[beside] and can_be_left(state, beside) and state.beyond(beside, (side + 2) % 4) == LINK:
            return True
        side += 1
    return False


def can_be_left(state: RobomasoState, cell: i64) -> bool:
    """RM-R05: a hole and a computer can be entered but not left."""
    what = state.symbol[cell]
    return what != HOLE and what != COMPUTER


def _spread(state: RobomasoState, stack: vec[i64], count: i64) -> None:
    """Follow every link from the cells on the stack; an open side touches an empty cell, of a door only its exit."""
    while count > 0:
        count -= 1
        cell = stack[count]
        if can_be_left(state, cell):
            side: i64 = 0
            while side < 4:
                found = state.beyond(cell, side)
                ahead = NEXT[4 * cell + side]
                if found == LINK:
                    if not state.connected[ahead]:
                        state.connected[ahead] = 1
                        stack[count] = ahead
                        count += 1
                elif found == VOID and (state.symbol[cell] != DOOR or state.turned[cell] == side):
                    state.touch[ahead] = 1
                side += 1


def leads_to_gallery(state: RobomasoState, robot: i64) -> bool:
    """RM-R75: whether a robot can drive back to the gallery; a teleport leads there, if one drives onto it (RM-R71)."""
    start = state.at[robot]
    if INNER_NUMBER[start] == OFF:
        return True
    seen = zeros(CELLS)
    stack = zeros(CELLS)
    seen[start] = 1
    stack[0] = start
    count: i64 = 1
    while count > 0:
        count -= 1
        cell = stack[count]
        side: i64 = 0 if cell == start or can_be_left(state, cell) else 4
        while side < 4:
            ahead = NEXT[4 * cell + side]
            if state.beyond(cell, side) == LINK and not is_guarded(state, robot, ahead):
                if INNER_NUMBER[ahead] == OFF or state.is_teleport(ahead):
                    return True
                if not seen[ahead]:
                    seen[ahead] = 1
                    stack[count] = ahead
                    count += 1
            side += 1
    return False


# what a card must leave open


def _find_needs(state: RobomasoState) -> None:
    """For every empty cell that can be reached: sets of sides; a card laid there must have an opening in each of them.

    Such a set are the sides towards one group of empty cells that nothing else would touch any more. Up to four of
    them are packed into one number, four bits each.
    """
    marks = zeros(CELLS)  # by empty cell: the number of the search that came to it last
    stack = zeros(CELLS)
    number: i64 = 0
    while number < INSIDE:
        cell = INNER[number]
        state.needs[cell] = 0
        if state.touch[cell]:
            state.needs[cell] = _needs_at(state, cell, marks, 4 * number, stack)
        number += 1


def _needs_at(state: RobomasoState, cell: i64, marks: vec[i64], mark: i64, stack: vec[i64]) -> i64:
    """The packed sets of one empty cell; the next four marks are free."""
    needs: i64 = 0
    side: i64 = 0
    while side < 4:
        ahead = NEXT[4 * cell + side]
        if state.card[ahead] == EMPTY and marks[ahead] <= mark and not state.touch[ahead]:
            if not _is_touched(state, ahead, cell, marks, mark + 1 + side, stack):
                needs = needs * 16 + _part(state, cell, marks, mark + 1 + side)
        side += 1
    return needs


def _is_touched(state: RobomasoState, start: i64, without: i64, marks: vec[i64], mark: i64, stack: vec[i64]) -> bool:
    """Whether a group of empty cells is touched, as if `without` were not empty; if not, the whole group is marked."""
    marks[start] = mark
    stack[0] = start
    count: i64 = 1
    while count > 0:
        count -= 1
        cell = stack[count]
        if state.touch[cell]:
            return True
        side: i64 = 0
        while side < 4:
            ahead = NEXT[4 * cell + side]
            if ahead != without and state.card[ahead] == EMPTY and marks[ahead] != mark:
                marks[ahead] = mark
                stack[count] = ahead
                count += 1
            side += 1
    return False


def _part(state: RobomasoState, cell: i64, marks: vec[i64], mark: i64) -> i64:
    """The sides of a cell towards the group with this mark."""
    sides: i64 = 0
    side: i64 = 0
    while side < 4:
        ahead = NEXT[4 * cell + side]
        if state.card[ahead] == EMPTY and marks[ahead] == mark:
            sides += BIT[side]
        side += 1
    return sides


def sealed_cells(state: RobomasoState) -> list[int]:
    """RM-032: the empty cells of groups that nothing touches, from the north-west on."""
    marks = zeros(CELLS)
    stack = zeros(CELLS)
    found: list[int] = []
    number: i64 = 0
    while number < INSIDE:
        cell = INNER[number]
        if state.card[cell] == EMPTY and not _is_touched(state, cell, OFF, marks, number + 1, stack):
            found.append(int(cell))
        number += 1
    return found
