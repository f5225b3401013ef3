"""The row algorithm, as stages that can stop wherever somebody is asked.

Chapters “Phase 2: the order inside a row” and “The row algorithm” of the rules.

`advance` goes from stage to stage until a question is asked or the game is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.games.golems.row_events import (
    PassBegan,
)
from igroteka.games.golems.rules.barrels import ask_for_teleport
from igroteka.games.golems.rules.end import eliminate, end_row
from igroteka.games.golems.rules.ice import slide
from igroteka.games.golems.rules.loops import book_loops, end_loops, step_6
from igroteka.games.golems.rules.opening import open_row, take_choices
from igroteka.games.golems.rules.plots import end_command
from igroteka.games.golems.rules.steps import act_bots, step_1, step_2, step_3, step_4, step_5, strike_bots
from igroteka.games.golems.rules.tournament import after_match
from igroteka.games.golems.rules.water import go_ashore
from igroteka.games.golems.state import (
    BEGIN_PASS,
    BOTS,
    BOTS_MOVE,
    BOTS_STRIKE,
    BOTS_TELEPORT,
    END_PASS,
    END_ROW,
    GOING_ON,
    IN_ACTION,
    LOOPS_BOOK,
    LOOPS_END,
    LOOPS_TELEPORT,
    MOVE_1,
    MOVE_3,
    MOVE_6,
    OPEN_ROW,
    PASS_END,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    STEP_5,
    STEP_6,
    TAKE_CHOICES,
    TELEPORT_4,
    GolemsState,
    Run,
)
from igroteka.games.golems.tables import NO_COMMAND

NO_STEP: Final = -1
STEPS: Final = [NO_STEP, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 6, 6, 6, 6, NO_STEP]  # of a pass, by stage


def advance(state: GolemsState, log: Log) -> None:
    """Go on until somebody is asked or the game has ended.

    What a stage does happens at once. A stage that goes on to something else begins another moment itself.
    """
    run = state.run
    while state.mover == NOBODY and (state.ending == GOING_ON or not is_over(state)):
        if log.on:
            log.begin()
        following = carry_out(state, run.stage, log)
        if log.on:
            log.end()  # whoever looks sees what was being done
        run.stage = following


def is_over(state: GolemsState) -> bool:
    """Whether nothing more will happen; the end of a match is not that of a tournament."""
    cup = state.cup
    return state.ending != GOING_ON and (cup is None or cup.over == 1)


def carry_out(state: GolemsState, stage: i64, log: Log) -> i64:
    """Carry out one stage. The next of the list follows, unless the stage stays or jumps."""
    if state.ending != GOING_ON:
        return after_match(state, log)
    if stage < BEGIN_PASS:
        return _open(state, stage, log)
    if stage >= STEP_6:
        return _close(state, stage, log)
    if stage == BEGIN_PASS:
        begin_pass(state, log)
    elif stage == STEP_1:
        if not step_1(state, log):
            return STEP_2
    elif stage in (MOVE_1, MOVE_3):
        if not move_on(state, log):
            return stage
    elif stage == STEP_2:
        step_2(state, log)
    elif stage == STEP_3:
        if not step_3(state, log):
            return STEP_4
    elif stage == STEP_4:
        step_4(state, log)
    elif stage == TELEPORT_4:
        if ask_for_teleport(state):
            return stage
    elif stage == STEP_5:
        step_5(state, log)
    return stage + 1


def _open(state: GolemsState, stage: i64, log: Log) -> i64:
    """Carry out one stage before the passes of a row: it is opened, and the Bots act."""
    if stage == OPEN_ROW:
        open_row(state, log)
    elif stage == TAKE_CHOICES:
        take_choices(state, log)
    elif stage == BOTS:
        if not act_bots(state, log):
            return BEGIN_PASS
    elif stage == BOTS_MOVE:
        if not move_on(state, log):
            return stage
    elif stage == BOTS_STRIKE:
        strike_bots(state, log)
    elif stage == BOTS_TELEPORT and ask_for_teleport(state):
        return stage
    return stage + 1


def _close(state: GolemsState, stage: i64, log: Log) -> i64:
    """Carry out one stage from the last step of a pass on: loops, the end of the pass and that of the row."""
    if stage == STEP_6:
        return step_6(state, log)
    if stage == MOVE_6:
        return STEP_6 if move_on(state, log) else stage
    if stage == LOOPS_END:
        end_loops(state, log)
    elif stage == LOOPS_TELEPORT:
        if ask_for_teleport(state):
            return stage
    elif stage == LOOPS_BOOK:
        book_loops(state, log)
    elif stage == END_PASS:
        if end_pass(state, log):
            return BEGIN_PASS
    elif stage == END_ROW:
        return end_row(state, log)
    return stage + 1


def move_on(state: GolemsState, log: Log) -> bool:
    """A movement after its first cells: golems go ashore, slide, and those who slid go ashore; True when it is over."""
    run = state.run
    if go_ashore(state, log):
        return False
    if not run.slid and state.field.icy and _any_slides(state):
        if log.on:
            log.begin()
        slide(state, log)
        run.slid = 1
        return False
    if log.on:
        log.begin()
    for golem in range(state.golems):
        if run.moving[golem] != NO_COMMAND:
            run.moving[golem] = NO_COMMAND
            end_command(state, golem, log)
    run.slid = 0
    return True


def _any_slides(state: GolemsState) -> bool:
    for golem in range(state.golems):
        if state.run.slides[golem]:
            return True
    return False


def begin_pass(state: GolemsState, log: Log) -> None:
    """GB-163: one more pass of the row."""
    run = state.run
    run.passes += 1
    if log.on:
        log.add(PassBegan(int(run.row) + 1, int(run.passes)))


def end_pass(state: GolemsState, log: Log) -> bool:
    """GB-163, GB-R02, GB-R70: further passes follow until all queues are empty; whether another one does."""
    run = state.run
    if state.terms.lethal_check == PASS_END:
        eliminate(state, log)
    for golem in range(state.golems):
        if run.at[golem] < run.length[golem] and state.out[golem] == IN_ACTION:
            return True
    return False


def step_of(run: Run) -> int:
    """The step of the pass that is being carried out; 0 while the row is opened and Bots act, -1 while no row runs."""
    return STEPS[run.stage]
