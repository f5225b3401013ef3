"""What players look for before they decide: where robots can get to, and who could shoot whom.

It is found out from a view alone, with the rules themselves; the page lays it over the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from igroteka.core.arrays import listed
from igroteka.core.engine import FINE, SILENT
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.games.robomaso.actions import WAY_NAMES, WAYS
from igroteka.games.robomaso.box import (
    CAPACITY,
    COMPUTER,
    CORNER,
    HOLE,
    KINDS,
    MANIPULATION,
    NONE,
    SPEED,
    TELEPORT,
)
from igroteka.games.robomaso.rules.entering import can_take
from igroteka.games.robomaso.rules.firing import can_hit, forbids_way, has_gun, trace
from igroteka.games.robomaso.rules.movement import (
    begin_move,
    drive,
    forbids_step,
    forbids_stop,
    forbids_turn,
    forbids_wait,
    skill,
    turn,
)
from igroteka.games.robomaso.rules.targets import Shot, is_safe
from igroteka.games.robomaso.state import BOARD, MANDATORY, RobomasoState
from igroteka.games.robomaso.view import RobomasoView, imagine

DEATHS = ("crash", "flytrap", "hole")


@dataclass(frozen=True)
class Spot:
    """A place that a robot can come to in its move."""

    cell: int
    heading: int
    fate: str  # drive: it must go on; end, wait, raid: its move ends; crash, flytrap, hole: it dies; hop: a teleport
    doom: str  # the death that comes next, however it drives; "" if it may live; shots and cards are not looked at
    path: tuple[int, ...]  # the cells on the way there
    hits: tuple[int, ...]  # foreign robots it could hit from there
    hit_by: tuple[int, ...]  # foreign robots that could hit it there


@dataclass(frozen=True)
class Line:
    """A way in which a robot could shoot now."""

    robot: int
    way: str  # as in answers: ray:N
    cells: tuple[int, ...]  # it passes or blows up
    hits: tuple[int, ...]  # robots, also own ones; of two on one cell the shooter names one


@dataclass(frozen=True)
class Sight:
    """What lies over the board on demand."""

    reach: tuple[tuple[Spot, ...], ...]  # by robot: nothing if it is not on the board
    lines: tuple[Line, ...]


def sight_of(view: RobomasoView, of: str = "") -> Sight:
    """Where every robot can get to in its move, or in the rest of it, and what it could hit from where it is."""
    if of:
        raise BadInput("core-unknown-sight", of=of)
    state = imagine(view, PlayoutRng(0))
    robots = range(2 * int(state.seats))
    return Sight(
        reach=tuple(_reach(state.clone(), robot) if state.status[robot] == BOARD else () for robot in robots),
        lines=tuple(line for robot in robots if state.status[robot] == BOARD for line in _lines(state, robot)),
    )


def _lines(state: RobomasoState, robot: int) -> list[Line]:
    found = []
    for way in range(WAYS) if has_gun(state, robot) else ():
        if forbids_way(state, robot, way) == FINE:
            shot = trace(state, robot, way, NONE)
            cells = tuple(listed(shot.path[: int(shot.length)]))
            hits = tuple(r for r in range(2 * int(state.seats)) if shot.hit[r] or _is_beside(state, r, shot))
            found.append(Line(robot, WAY_NAMES[way], cells, hits))
    return found


def _is_beside(state: RobomasoState, robot: int, shot: Shot) -> bool:
    """RM-R77: whether the shooter could name this robot instead of the one it shares its cell with."""
    return bool(shot.target != NONE and state.at[robot] == shot.target and not is_safe(state, robot))


# where a robot can get to

Place = tuple[int, int, int, int, int, int]  # cell, heading, barred side, movement left, free turns, whether it began


def _reach(state: RobomasoState, robot: int) -> tuple[Spot, ...]:
    """Every place, nearest first, found by driving in all ways that the rules allow."""
    if state.robot != robot:
        if robot // 2 != state.on_turn() or state.moved[robot]:
            state.tried[robot] = 0  # its next move is in another turn
        begin_move(state, robot, SILENT)
    start = _place(state, robot)
    paths: dict[Place, tuple[int, ...]] = {start: ()}
    found: dict[Place, Spot] = {}
    queue = [start]
    ways: dict[Place, list[Place]] = {}
    for place in queue:
        _put(state, robot, place)
        if place != start or forbids_stop(state, robot) == FINE or forbids_wait(state, robot) == FINE:
            found[place] = _spot(state, robot, paths[place])
        if place != start and found[place].fate in (*DEATHS, "raid"):
            continue
        ways[place] = _after(state, robot, place)
        for after in ways[place]:
            if after not in paths:
                moved = after[0] != place[0]
                paths[after] = (*paths[place], after[0]) if moved else paths[place]
                queue.append(after)
    changed = True
    while changed:  # deaths are handed back along the ways that lead to them
        dooms = {place: _doom(state, robot, found, place, ways.get(place, [])) for place in found if place != start}
        changed = any(found[place].doom != doom for place, doom in dooms.items())
        found |= {place: replace(found[place], doom=doom) for place, doom in dooms.items()}
    spots: dict[tuple[int, int], Spot] = {}
    for spot in found.values():
        _add(spots, spot)
    return tuple(spots.values())


def _doom(state: RobomasoState, robot: int, found: dict[Place, Spot], place: Place, ways: list[Place]) -> str:
    """How a robot dies that comes to a place, however it drives on."""
    fate = found[place].fate
    if fate in DEATHS:
        return fate
    cards = 2 if state.cards[robot * KINDS + CAPACITY] else 1
    brakes = state.what[place[0]] == MANIPULATION and can_take(state, robot, MANIPULATION)
    brakes = brakes and skill(state, robot) + cards >= 2  # with what lies there it may stop
    deaths = [] if fate != "drive" or brakes else [found[after].doom for after in ways]
    return deaths[0] if deaths and all(deaths) else ""


def _place(state: RobomasoState, robot: int) -> Place:
    heading, barred = int(state.heading[robot]), int(state.barred[robot])
    return int(state.at[robot]), heading, barred, int(state.points), int(state.spins), int(state.begun)


def _put(state: RobomasoState, robot: int, place: Place) -> None:
    state.at[robot], state.heading[robot], state.barred[robot], state.points, state.spins, state.begun = place


def _after(state: RobomasoState, robot: int, place: Place) -> list[Place]:
    """The places that follow from this one."""
    found = []
    for side in range(4):
        if forbids_step(state, robot, side) == FINE:
            drive(state, robot, side, SILENT)
            if _must_speed_up(state, robot):
                state.points += 1
            found.append(_place(state, robot))
            _put(state, robot, place)
    if forbids_turn(state, robot) == FINE:
        turn(state, robot, SILENT)
        found.append(_place(state, robot))
        _put(state, robot, place)
    return found


def _must_speed_up(state: RobomasoState, robot: int) -> bool:
    """RM-R29, RM-R39: whether a speed card is taken here unasked and lengthens the move."""
    terms = state.terms
    at_once = terms.pickup == MANDATORY and terms.speed_immediate and not state.bogged
    return bool(at_once and state.what[state.at[robot]] == SPEED and can_take(state, robot, SPEED))


def _spot(state: RobomasoState, robot: int, path: tuple[int, ...]) -> Spot:
    fate = _spot_fate(state, robot)
    mine, theirs = [], []
    if fate not in DEATHS and not state.is_truce():
        for other in range(2 * int(state.seats)):
            if other // 2 != robot // 2 and state.status[other] == BOARD:
                if can_hit(state, robot, other):
                    mine.append(other)
                if can_hit(state, other, robot):
                    theirs.append(other)
    return Spot(int(state.at[robot]), int(state.heading[robot]), fate, "", path, tuple(mine), tuple(theirs))


def _spot_fate(state: RobomasoState, robot: int) -> str:
    """What becomes of the robot there."""
    cell, seat = int(state.at[robot]), robot // 2
    what = int(state.what[cell])
    if state.other_on(cell, robot) != NONE:
        shared = cell == state.field[seat] and state.terms.share_own_field and not state.foreigner_on(cell, seat)
        if not shared:
            return "crash"
    if state.plant[cell] != NONE:
        return "flytrap"
    if what == HOLE:
        return "hole"
    if what == COMPUTER and state.computer[seat] != cell:
        return "raid"
    if what in (TELEPORT, CORNER) and state.begun:
        return "hop"
    if forbids_stop(state, robot) == FINE:
        return "end"
    return "wait" if forbids_wait(state, robot) == FINE else "drive"


def _add(spots: dict[tuple[int, int], Spot], spot: Spot) -> None:
    """The best that can be said of a place: that the move can end there counts more than that one passes it."""
    key = spot.cell, spot.heading
    known = spots.get(key)
    if known is None:
        spots[key] = spot
    elif known.fate == "drive" and spot.fate != "drive":
        spots[key] = replace(spot, path=known.path)
