"""What can be worked out from a view alone, by the rules: what lies ahead of the golems, and where a Program leads."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.arrays import filled, listed
from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.core.errors import BadInput
from igroteka.core.grid import OFF
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import Reason
from igroteka.games.golems import vocabulary
from igroteka.games.golems.actions import (
    ANSWERS,
    BONUS,
    CALL_SUB,
    FIRST_CODE,
    HALF_ROW,
    LAY,
    PROGRAM,
    QUESTIONS,
    READY,
    VERB,
    WHAT,
    WHERE,
)
from igroteka.games.golems.knowledge import imagine
from igroteka.games.golems.reasons import reason
from igroteka.games.golems.row_events import Blocked, Looked, Pushed, Struck
from igroteka.games.golems.rules.bots import looked_at
from igroteka.games.golems.rules.end import acts_in, judge_row
from igroteka.games.golems.rules.program import (
    begin_bonus,
    clear_program,
    forbids_any_lay,
    forbids_program,
    gap,
    lay,
    skip,
)
from igroteka.games.golems.rules.row import carry_out
from igroteka.games.golems.rules.strike import strike
from igroteka.games.golems.state import BEGIN_PASS, BOTS, END_ROW, OPEN_ROW, GolemsState
from igroteka.games.golems.tables import CALL, COMMANDS, GOLEMS, HOLDS_NOTHING, NEEDS, PLAIN, PLAYER
from igroteka.games.golems.view import GolemsView

# the code of each answer that lays something into a Program
LAID = {word: code for code, word in enumerate(ANSWERS) if VERB[code] in (LAY, BONUS, CALL_SUB)}
GAP = "gap"  # in a draft: here a command is missing


@dataclass(frozen=True)
class Ahead:
    """Straight ahead of a golem: the cells its strike covers, and those a Bot looks at."""

    cells: tuple[int, ...]
    met: int  # the cell where the strike meets something; -1 if it meets nothing
    through: int  # the other end of a ladder that the strike goes into; -1 for none
    seen: tuple[int, ...]


@dataclass(frozen=True)
class Pose:
    """Where a golem stands and looks."""

    cell: int
    facing: int


@dataclass(frozen=True)
class Way:
    """Where the seat's golem stands now and after each command of its Program, if nobody else does anything."""

    poses: tuple[Pose, ...]
    barrels: tuple[tuple[int, int], ...]  # those it pushes: from where, to where
    open: bool  # others can make a difference: a condition is checked, somebody is in the way, or is asked


@dataclass(frozen=True)
class Spot:
    """A place of a Program, and the answers that may be given for it instead of what lies there.

    A Bonus card goes under the command of its row; CALL, and a command laid on CALL, take the place of the row.
    """

    row: int
    part: vocabulary.RowPart
    empty: bool
    can: tuple[str, ...]


@dataclass(frozen=True)
class Draft:
    """A Program that its player would like to lay, perhaps with gaps: what may still be done with it."""

    why: Reason | None  # why it cannot be laid so; then nothing else is told
    left: tuple[int, ...]  # by command: cards in hand
    spots: tuple[Spot, ...]  # from the first row on, with the one behind the last row if there is room
    ready: Reason | None  # why it cannot be given up as finished


@dataclass(frozen=True)
class Sight:
    """What was asked for."""

    ahead: tuple[Ahead, ...] = ()  # by golem
    way: Way | None = None
    draft: Draft | None = None


def sight_of(view: GolemsView, of: str) -> Sight | None:
    """`ahead`: what lies ahead of everybody; `way lay:F`: where the Program leads, with answers to be given next;
    `draft if lay:F gap lay:L`: what may be done with such a Program instead of the one that is laid.

    None where nothing is asked for, and for a seat that lays no Program (any more).
    """
    if not of:
        return None
    asked, *words = of.split() or [""]
    if asked == "ahead" and not words:
        state = imagine(view, PlayoutRng(0))
        return Sight(ahead=tuple(_ahead(state, golem) for golem in range(int(state.golems))))
    if asked not in ("way", "draft") or any(word not in LAID and (asked, word) != ("draft", GAP) for word in words):
        raise BadInput("core-unknown-sight", of=of)
    if view.prompt != QUESTIONS[PROGRAM]:
        return None
    state = imagine(view, PlayoutRng(0))
    if asked == "way":
        return Sight(way=_way(state, view.seat, [LAID[word] for word in words]))
    return Sight(draft=_draft(state, view.seat, words))


def _ahead(state: GolemsState, golem: int) -> Ahead:
    if state.cell[golem] == OFF:
        return Ahead((), OFF, OFF, ())
    log = Log()
    strike(state, golem, filled(GOLEMS, OFF), log)
    struck = next(event for event in log.events if isinstance(event, Struck))
    is_met = struck.met not in ("none", "ladder") and struck.through == OFF
    seen = () if state.bot[golem] == PLAYER else looked_at(state, golem)
    return Ahead(struck.path, struck.cell if is_met else OFF, struck.through, seen)


def _way(state: GolemsState, seat: int, codes: list[int]) -> Way:
    """Carry out the Program of a seat as far as it is laid, with these answers; the others stay where they are."""
    golem = int(state.golem_of(seat))
    for code in codes:
        if forbids_program(state, seat, code) != FINE:
            break
        _lay(state, golem, code)
    for cell, content in enumerate(listed(state.barrel)):
        if content > HOLDS_NOTHING:
            state.barrel[cell] = HOLDS_NOTHING
    for other in range(int(state.golems)):
        state.laid[other] = state.laid[other] if other == golem else 0
    rows, log, run = int(state.laid[golem]) - (gap(state, golem) > 0), Log(), state.run
    pose = Pose(int(state.cell[golem]), int(state.facing[golem]))
    poses = [pose]
    state.stop_asking()
    for row in range(rows):
        run.row, run.stage = row, OPEN_ROW
        while run.stage != END_ROW and state.mover == NOBODY and acts_in(state, golem, row):
            run.stage = BEGIN_PASS if run.stage == BOTS else carry_out(state, run.stage, log)
            if acts_in(state, golem, row) and (state.cell[golem] != pose.cell or state.facing[golem] != pose.facing):
                pose = Pose(int(state.cell[golem]), int(state.facing[golem]))
                poses.append(pose)
        if state.mover != NOBODY or judge_row(state, log):
            break
    pushed = tuple((event.end, event.barrel) for event in log.events if isinstance(event, Pushed))
    is_open = state.mover != NOBODY or any(
        isinstance(event, Looked) or (isinstance(event, Blocked) and event.other != NOBODY) for event in log.events
    )
    return Way(tuple(poses), pushed, is_open)


def _lay(state: GolemsState, golem: int, code: int) -> None:
    if VERB[code] == LAY:
        lay(state, golem, WHAT[code])
    else:
        begin_bonus(state, golem, WHAT[code], WHERE[code])


def _draft(state: GolemsState, seat: int, words: list[str]) -> Draft:
    """Lay a Program with its gaps, and try at each of its places what else may lie there."""
    golem = int(state.golem_of(seat))
    clear_program(state, golem)
    whole = state.clone()
    why = _lay_all(whole, seat, words)
    if why is not None:
        return Draft(why, (), (), None)
    words = words + [GAP] * int(gap(whole, golem))
    spots, row, kind, missing = [], -1, int(PLAIN), 0
    for place, word in enumerate(words):
        code = LAID.get(word)
        part: vocabulary.RowPart = "second" if missing == 1 and NEEDS[kind] == 2 else "first"
        if missing > 0:
            missing -= 1
        else:
            assert code is not None  # `_lay_all` has refused a gap where nothing is missing
            row, kind = row + 1, int(PLAIN if VERB[code] == LAY else WHAT[code])
            if kind != PLAIN:
                part, missing = "head", int(NEEDS[kind])
        spots.append(Spot(row, part, word == GAP, _can(state, seat, part, words[place:])))
        _lay_all(state, seat, [word])
    if forbids_any_lay(state, golem) == FINE:
        spots.append(Spot(row + 1, "first", True, _can(state, seat, "first", [])))
    number = HALF_ROW if GAP in words else int(forbids_program(state, seat, FIRST_CODE[READY]))
    left = tuple(int(state.hand[golem * COMMANDS + command]) for command in range(COMMANDS))
    return Draft(None, left, tuple(spots), _why(state, seat, int(FIRST_CODE[READY]), number))


def _why(state: GolemsState, seat: int, code: int, number: int) -> Reason | None:
    return None if number == FINE else reason(state, seat, code, number)


def _lay_all(state: GolemsState, seat: int, words: list[str]) -> Reason | None:
    """Lay answers and gaps behind what lies there already; what speaks against it."""
    golem = int(state.golem_of(seat))
    for word in words:
        if word == GAP:
            if gap(state, golem) == 0:
                raise BadInput("core-unknown-sight", of=word)
            skip(state, golem)
            continue
        number = int(forbids_program(state, seat, LAID[word]))
        if number != FINE:
            return reason(state, seat, LAID[word], number)
        _lay(state, golem, LAID[word])
    return None


def _can(state: GolemsState, seat: int, part: str, words: list[str]) -> tuple[str, ...]:
    """What may lie at a place, with all before it laid; `words` are what lies there now, and all behind it."""
    there, rest = words[:1], words[1:]
    found = []
    for word, code in LAID.items():
        if forbids_program(state, seat, code) != FINE:
            continue
        now = [word]
        if VERB[code] == LAY:
            if part == "head" and there != ["call"]:
                continue
        elif part == "head":
            if there[0].partition(":")[0] != word.partition(":")[0]:
                continue
        elif there and WHAT[code] != CALL:
            now = [word, *there, *[GAP] * int(NEEDS[WHAT[code]] - 1)]
        if (not rest and len(now) == 1) or _lay_all(state.clone(), seat, now + rest) is None:
            found.append(word)
    return tuple(found)
