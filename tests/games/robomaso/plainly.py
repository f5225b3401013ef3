"""Building as the rules page words it, found out the slow way: every card is laid on a copy of the board."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.core.grid import back
from igroteka.games.robomaso.box import COMPUTER, CORNER, DOOR, HOLE, NONE, TELEPORT
from igroteka.games.robomaso.state import EMPTY, STRICT, RobomasoState
from igroteka.games.robomaso.tables import CELLS, INNER, NEXT, OPEN, ROTATIONS, SYMBOL

Place = tuple[int, int]  # cell and quarter turns
GALLERY = [cell for cell in range(CELLS) if cell not in listed(INNER)]


def is_open(state: RobomasoState, cell: int, side: int) -> bool:
    return bool(int(state.open[cell]) >> side & 1)


def is_exit(state: RobomasoState, cell: int, side: int) -> bool:
    """RM-R54: the side where the door of a card hangs."""
    return state.symbol[cell] == DOOR and state.turned[cell] == side


def drives_from(state: RobomasoState, cell: int) -> list[int]:
    """RM-R05: the cells one can drive to from here."""
    found: list[int] = []
    for side in range(4) if state.symbol[cell] not in (HOLE, COMPUTER) else ():
        ahead = int(NEXT[4 * cell + side])
        if is_open(state, cell, side) and ahead >= 0 and state.card[ahead] != EMPTY:
            if is_open(state, ahead, int(back(side))) and not is_exit(state, ahead, int(back(side))):
                found.append(ahead)
    return found


def ways_from(state: RobomasoState, cell: int) -> list[int]:
    """RM-R05: the cells one can drive to or be carried to from here."""
    carries = state.symbol[cell] in (TELEPORT, CORNER)
    others = [c for c in range(CELLS) if state.symbol[c] in (TELEPORT, CORNER)] if carries else []
    return drives_from(state, cell) + others


def reachable(state: RobomasoState) -> set[int]:
    """RM-R05: from all cells of the gallery."""
    found, queue = set(GALLERY), list(GALLERY)
    for cell in queue:
        for ahead in ways_from(state, cell):
            if ahead not in found:
                found.add(ahead)
                queue.append(ahead)
    return found


def sealed(state: RobomasoState) -> set[int]:
    """RM-R05 (b): the empty cells of groups that no open side touches through which a robot could drive."""
    empty = {cell for cell in listed(INNER) if state.card[cell] == EMPTY}
    touched = set()
    for cell in reachable(state):
        if state.symbol[cell] not in (HOLE, COMPUTER):
            for side in range(4):
                if is_open(state, cell, side) and (state.symbol[cell] != DOOR or is_exit(state, cell, side)):
                    touched.add(int(NEXT[4 * cell + side]))
    queue = [cell for cell in empty if cell in touched]
    fine = set(queue)
    for cell in queue:
        for side in range(4):
            ahead = int(NEXT[4 * cell + side])
            if ahead in empty and ahead not in fine:
                fine.add(ahead)
                queue.append(ahead)
    return empty - fine


def places(state: RobomasoState, card: int) -> set[Place]:
    """RM-027, RM-028, RM-029, RM-R03, RM-R04, RM-R05, RM-R06: where a card may be laid."""
    good: set[Place] = set()
    closing: set[Place] = set()
    for cell in listed(INNER):
        for turns in range(int(ROTATIONS[card])):
            if state.card[cell] == EMPTY and fits(state, card, cell, turns):
                copy = state.clone()
                copy.lay(cell, card, turns)
                if drives_onto(copy, cell):
                    (closing if sealed(copy) else good).add((cell, turns))
    return good or closing


def drives_onto(state: RobomasoState, cell: int) -> bool:
    """RM-R05 (a): one can drive onto the new card; being carried there is not enough."""
    beside = [int(NEXT[4 * cell + side]) for side in range(4)]
    lifted = state.clone()
    if state.symbol[cell] == TELEPORT:
        lifted.symbol[cell] = NONE  # nobody is carried there
    return any(other in reachable(lifted) and cell in drives_from(state, other) for other in beside if other >= 0)


def fits(state: RobomasoState, card: int, cell: int, turns: int) -> bool:
    """RM-027, RM-R03: at least one link; with strict edges all edges between inner cards agree."""
    linked = False
    for side in range(4):
        beside = int(NEXT[4 * cell + side])
        mine = bool(int(OPEN[4 * card + turns]) >> side & 1)
        if state.card[beside] != EMPTY:
            theirs = is_open(state, beside, int(back(side)))
            linked = linked or (mine and theirs)
            if state.terms.edge_match == STRICT and beside not in GALLERY and mine != theirs:
                return False
    return linked and SYMBOL[card] != NONE
