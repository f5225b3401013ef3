"""What players look for before they decide: where robots can get to, and who could shoot whom.

It is found out from a view alone, with the rules themselves; the page lays it over the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from igroteka.core.arrays import listed
from igroteka.core.engine import FINE, SILENT
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.core.views import replaced_fields
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.games.robomaso.actions import (
    ASK_AIM,
    ASK_DEPLOY,
    ASK_DRIVE,
    ASK_FIGHT,
    ASK_HOME,
    ASK_PLACE,
    ASK_SECRET,
    CELL,
    ENTER,
    HOP,
    OWN,
    POSTPONE,
    PUT,
    QUESTIONS,
    STEP,
    STOP,
    TO_SIDE,
    TURN,
    VERB,
    WAIT,
    WAY_NAMES,
    WAYS,
)
from igroteka.games.robomaso.box import MANIPULATION, NONE, SPEED
from igroteka.games.robomaso.flow import RULES
from igroteka.games.robomaso.knowledge import imagine
from igroteka.games.robomaso.rules.deaths import speeds_up
from igroteka.games.robomaso.rules.deployment import entrance
from igroteka.games.robomaso.rules.encounters import forbids_hold, opponent, shooter, why_so
from igroteka.games.robomaso.rules.entering import can_hop, can_take, cards_at_once, fate_on, is_raid, must_take
from igroteka.games.robomaso.rules.firing import can_hit, forbids_way, has_gun, trace
from igroteka.games.robomaso.rules.movement import (
    TURNS,
    begin_move,
    drive,
    forbids_step,
    forbids_stop,
    forbids_turn,
    forbids_wait,
    skill,
    turn,
)
from igroteka.games.robomaso.rules.setup import start_of
from igroteka.games.robomaso.rules.targets import Shot, is_safe
from igroteka.games.robomaso.state import BOARD, DRIVING, RobomasoState
from igroteka.games.robomaso.view import RobomasoView
from igroteka.games.robomaso.vocabulary import Fate, Forced, Way, Why

DEATHS = ("crash", "flytrap", "hole")  # among the fates, as the rules number them
MAY_SHOOT = [QUESTIONS[question] for question in (ASK_DRIVE, ASK_AIM, ASK_FIGHT, ASK_SECRET)]
WAYS_OUT = (STEP, HOP, TURN, WAIT, STOP, POSTPONE)  # what can be answered instead of dying


@dataclass(frozen=True)
class Spot:
    """A place that a robot can come to in its move."""

    cell: int
    heading: int
    fate: Fate  # drive: it must go on; end, wait, raid: its move ends; crash, flytrap, hole: it dies; hop: a teleport
    deadly: bool
    doom: Fate | None  # the death that comes next, however it drives; shots and cards are not looked at
    path: tuple[int, ...]  # the cells on the way there
    hits: tuple[int, ...]  # foreign robots it could hit from there
    hit_by: tuple[int, ...]  # foreign robots that could hit it there


Pose = tuple[int, int, int, int, int, int]  # cell, heading, barred side, movement left, free turns, whether it began
Steps = dict[int, Spot]  # by side: where this very step leads; other ways to the same place may leave other movement


@dataclass(frozen=True)
class Line:
    """A way in which a robot could shoot now."""

    robot: int
    way: Way
    cells: tuple[int, ...]  # it passes or blows up
    hits: tuple[int, ...]  # robots, also own ones; in an encounter the foe alone if it is one of two on a cell
    either: bool  # of these the shooter names one: only a blast hits all of two on one cell
    own: tuple[int, ...]  # those on the shooter's side, itself included
    rash: bool  # it hits some of them, although the shooter need not shoot, or can shoot otherwise
    plants: tuple[int, ...]  # cells of flytraps that it hits


@dataclass(frozen=True)
class Outcome:
    """Where an answer that can be given now leads a robot, and what becomes of it there."""

    word: str
    cell: int
    fate: Fate | None  # as of a spot; where it must die next, that death; None if nothing is known
    deadly: bool
    rash: bool  # deadly, although another answer is not, or can clear the way


@dataclass(frozen=True)
class Sight:
    """What lies over the board on demand, and what the answers lead to."""

    reach: tuple[tuple[Spot, ...], ...]  # by robot: nothing if it is not on the board
    lines: tuple[Line, ...]
    outcomes: tuple[Outcome, ...]  # of those answers by which a robot comes to another cell
    why: Why | None  # an encounter is decided as it is; None: there is none
    forced: Forced | None  # what cannot be helped while a robot drives
    shooter: int  # the robot with which the seat that is asked shoots; -1: none


def sight_of(view: RobomasoView, of: str = "") -> Sight:
    """Where every robot can get to in its move, or in the rest of it, and what it could hit from where it is."""
    if of:
        raise BadInput("core-unknown-sight", of=of)
    state, reach, lines, steps = _board(replaced_fields(view, seat=SPECTATOR, prompt="", choice=None))
    why = why_so(state) if state.foe != NONE else None
    armed = int(shooter(state, view.seat)) if view.prompt in MAY_SHOOT else NONE
    return Sight(reach, lines, _outcomes(state.clone(), view.seat, lines, steps), why, _forced(state), armed)


@lru_cache(maxsize=64)  # all who sit at a table see the same
def _board(view: RobomasoView) -> tuple[RobomasoState, tuple[tuple[Spot, ...], ...], tuple[Line, ...], Steps]:
    """A state that everybody can imagine, where its robots can get to and could shoot, and the steps of the mover."""
    state = imagine(view, PlayoutRng(0))
    robots = range(2 * int(state.seats))
    found = [_reach(state.clone(), robot) if state.status[robot] == BOARD else ((), {}) for robot in robots]
    lines = tuple(line for robot in robots if state.status[robot] == BOARD for line in _lines(state.clone(), robot))
    steps = found[state.robot][1] if state.robot != NONE else {}
    return state, tuple(reach for reach, _ in found), lines, steps


# what answers lead to


def _outcomes(state: RobomasoState, seat: Seat, lines: tuple[Line, ...], steps: Steps) -> tuple[Outcome, ...]:
    if seat == SPECTATOR or state.asked[seat] not in (ASK_PLACE, ASK_DRIVE, ASK_DEPLOY, ASK_HOME):
        return ()
    codes = RULES.codes_of(state, seat)
    found = {code: _lead(state, seat, code, steps) for code in codes}
    deadly = [code for code in codes if found[code][1] in DEATHS]
    others = any(VERB[code] in WAYS_OUT and code not in deadly for code in codes)

    def is_cleared(cell: int, fate: str) -> bool:
        """Whether what kills the robot there can be shot, by a shot that spares the robot itself."""
        mine = [line for line in lines if line.robot == state.robot and state.robot not in line.own]
        shots = [line for line in mine if cell in line.cells]
        return fate != "hole" and any(RULES.actions[code].word == f"fire:{s.way}" for code in codes for s in shots)

    return tuple(
        Outcome(
            RULES.actions[c].word, cell, fate or None, c in deadly, c in deadly and (others or is_cleared(cell, fate))
        )
        for c, (cell, fate) in found.items()
        if cell != NONE
    )


def _lead(state: RobomasoState, seat: Seat, code: int, steps: Steps) -> tuple[int, str]:
    """The cell to which an answer leads a robot, and what becomes of it there; "" if nothing is known."""
    verb = VERB[code]
    if verb == STEP:
        spot = steps[TO_SIDE[code]]
        return spot.cell, spot.doom or spot.fate
    if verb == HOP:
        cell = int(CELL[code])
        return cell, _death(state, int(state.robot), cell)
    if verb == PUT:
        return int(start_of(state, seat)), ""
    if verb == ENTER:
        cell = int(entrance(state, seat))
        return cell, _death(state, 2 * seat + int(OWN[code]), cell)
    return NONE, ""


def _lines(state: RobomasoState, robot: int) -> list[Line]:
    meets = state.foe != NONE and robot in (state.robot, state.foe)
    foe = int(opponent(state, robot)) if meets else NONE  # RM-R61: it is named by the encounter
    found = []
    others = not meets or forbids_hold(state) == FINE  # whether it can do something else than shoot
    for way in range(WAYS) if has_gun(state, robot) else ():
        if forbids_way(state, robot, way) == FINE:
            shot = trace(state, robot, way, NONE)
            cells = tuple(listed(shot.path[: int(shot.length)]))
            hits = tuple(r for r in range(2 * int(state.seats)) if shot.hit[r] or _is_beside(state, r, shot))
            if shot.target != NONE and foe in hits:
                hits = (foe,)
            own = tuple(hit for hit in hits if hit // 2 == robot // 2)
            others = others or (foe in hits and not own)
            plants = tuple(listed(shot.plants[: int(shot.plant_count)]))
            either = shot.target != NONE and len(hits) > 1
            found.append(Line(robot, WAY_NAMES[way], cells, hits, either, own, bool(own), plants))
    return found if others else [replace(line, rash=False) for line in found]


def _is_beside(state: RobomasoState, robot: int, shot: Shot) -> bool:
    """RM-R77: whether the shooter could name this robot instead of the one it shares its cell with."""
    return bool(shot.target != NONE and state.at[robot] == shot.target and not is_safe(state, robot))


def _forced(state: RobomasoState) -> str | None:
    """What cannot be helped by the player who drives the moving robot."""
    if state.stage != DRIVING or state.looter != NONE:
        return None
    robot = state.robot
    if state.points == 0:
        return "carried" if can_hop(state, robot) else "spent"
    may_stop = forbids_stop(state, robot) == FINE
    if any(forbids_step(state, robot, side) == FINE for side in range(4)):
        return "free" if may_stop else "brakes"
    if forbids_wait(state, robot) == FINE:
        return "may-wait" if may_stop else "wait"
    return "free" if may_stop else "wall"


# where a robot can get to


def _reach(state: RobomasoState, robot: int) -> tuple[tuple[Spot, ...], Steps]:
    """Every place, nearest first, found by driving in all ways that the rules allow; and the steps it can take now."""
    if state.robot != robot:
        if robot // 2 != state.on_turn() or state.moved[robot]:
            state.tried[robot], state.spins[robot] = 0, 0  # its next move is in another turn
        begin_move(state, robot, SILENT)
    start = _pose(state, robot)
    paths: dict[Pose, tuple[int, ...]] = {start: ()}
    found: dict[Pose, Spot] = {}
    queue = [start]
    ways: dict[Pose, list[Pose]] = {}
    for pose in queue:
        _put(state, robot, pose)
        if pose != start or forbids_stop(state, robot) == FINE or forbids_wait(state, robot) == FINE:
            found[pose] = _spot(state, robot, paths[pose])
        if pose != start and found[pose].fate in (*DEATHS, "raid"):
            continue
        ways[pose] = _after(state, robot, pose)
        for after in ways[pose]:
            if after not in paths:
                moved = after[0] != pose[0]
                paths[after] = (*paths[pose], after[0]) if moved else paths[pose]
                queue.append(after)
    changed = True
    while changed:  # deaths are handed back along the ways that lead to them
        dooms = {pose: _doom(state, robot, found, pose, ways.get(pose, [])) for pose in found if pose != start}
        changed = any(found[pose].doom != doom for pose, doom in dooms.items())
        found |= {pose: replace(found[pose], doom=doom) for pose, doom in dooms.items()}
    spots: dict[tuple[int, int], Spot] = {}
    for spot in found.values():
        _add(spots, spot)
    return tuple(spots.values()), {pose[1]: found[pose] for pose in ways[start] if pose[0] != start[0]}


def _doom(state: RobomasoState, robot: int, found: dict[Pose, Spot], pose: Pose, ways: list[Pose]) -> str | None:
    """How a robot dies that comes to a place, however it drives on."""
    fate = found[pose].fate
    if fate in DEATHS:
        return fate
    cards = cards_at_once(state, robot, MANIPULATION)
    brakes = state.symbol[pose[0]] == MANIPULATION and can_take(state, robot, MANIPULATION)
    brakes = brakes and skill(state, robot) + cards >= TURNS  # with what lies there it may stop
    deaths = [] if fate != "drive" or brakes else [found[after].doom for after in ways]
    return deaths[0] if deaths and all(deaths) else None


def _pose(state: RobomasoState, robot: int) -> Pose:
    heading, barred = int(state.heading[robot]), int(state.barred[robot])
    return int(state.at[robot]), heading, barred, int(state.points), int(state.spins[robot]), int(state.begun)


def _put(state: RobomasoState, robot: int, pose: Pose) -> None:
    state.at[robot], state.heading[robot], state.barred[robot], state.points, state.spins[robot], state.begun = pose


def _after(state: RobomasoState, robot: int, pose: Pose) -> list[Pose]:
    """The poses that follow from this one."""
    found = []
    for side in range(4):
        if forbids_step(state, robot, side) == FINE:
            drive(state, robot, side, SILENT)
            if _must_speed_up(state, robot):
                state.points += 1
            found.append(_pose(state, robot))
            _put(state, robot, pose)
    if forbids_turn(state, robot) == FINE:
        turn(state, robot, SILENT)
        found.append(_pose(state, robot))
        _put(state, robot, pose)
    return found


def _must_speed_up(state: RobomasoState, robot: int) -> bool:
    """RM-R29, RM-R39: whether a speed card is taken here unasked and lengthens the move."""
    return bool(state.symbol[state.at[robot]] == SPEED and must_take(state, robot, SPEED) and speeds_up(state))


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
    cell, heading = int(state.at[robot]), int(state.heading[robot])
    return Spot(cell, heading, fate, fate in DEATHS, None, path, tuple(mine), tuple(theirs))


def _death(state: RobomasoState, robot: int, cell: int) -> str:
    """How a robot dies that comes to a cell; "" if it lives."""
    return ("", *DEATHS)[fate_on(state, robot, cell)]


def _spot_fate(state: RobomasoState, robot: int) -> str:
    """What becomes of the robot where it is."""
    cell = int(state.at[robot])
    if death := _death(state, robot, cell):
        return death
    if is_raid(state, robot):
        return "raid"
    if state.is_teleport(cell) and state.begun:
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
