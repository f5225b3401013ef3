"""Chapter 2.12 and 2.18 of the rules: the row algorithm, as stages that can stop wherever somebody is asked.

`advance` goes from stage to stage until a question is asked or the game is over.
"""

from __future__ import annotations

from igroteka.core.engine import NOBODY, Log
from igroteka.games.golems.events import PassBegan
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
    BOTS_DONE,
    END_PASS,
    GOING_ON,
    IN_ACTION,
    LOOPS_BOOK,
    LOOPS_END,
    OPEN_ROW,
    PHASE_3,
    SLIDE,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    STEP_5,
    STEP_6,
    SWIM,
    TAKE_CHOICES,
    TELEPORT,
    GolemsState,
)
from igroteka.games.golems.tables import NO_COMMAND


def advance(state: GolemsState, log: Log) -> None:
    """Go on until somebody is asked or the game has ended."""
    run = state.run
    while state.mover == NOBODY:
        if state.ending != GOING_ON:
            if state.cup is None or state.cup.over:
                return
            after_match(state, log)
            continue
        stage = run.stage
        if stage == SWIM:
            if not go_ashore(state, log):
                _after_swim(state, log)
        elif stage == SLIDE:
            slide(state, log)
            run.slid = 1
            run.stage = SWIM
        elif stage == TELEPORT:
            if not ask_for_teleport(state):
                run.stage = run.then
        elif stage == STEP_1:
            step_1(state, log)
        elif stage == STEP_2:
            step_2(state, log)
        elif stage == STEP_3:
            step_3(state, log)
        elif stage == STEP_4:
            step_4(state, log)
        elif stage == STEP_5:
            step_5(state, log)
        elif stage == STEP_6:
            step_6(state, log)
        elif stage == LOOPS_END:
            end_loops(state, log)
        elif stage == LOOPS_BOOK:
            book_loops(state, log)
        elif stage == END_PASS:
            end_pass(state, log)
        elif stage == BEGIN_PASS:
            run.passes += 1
            if log.on:
                log.add(PassBegan(int(run.row) + 1, int(run.passes)))
            run.stage = STEP_1
        elif stage == OPEN_ROW:
            open_row(state, log)
        elif stage == TAKE_CHOICES:
            take_choices(state, log)
        elif stage == BOTS:
            act_bots(state, log)
        elif stage == BOTS_DONE:
            strike_bots(state, log)
        else:
            end_row(state, log)


def _after_swim(state: GolemsState, log: Log) -> None:
    """The first cells are done, everybody is ashore: now the slides; after them the movement is over."""
    run = state.run
    if not run.slid and state.field.icy:
        for golem in range(state.golems):
            if run.slides[golem]:
                run.stage = SLIDE
                return
    for golem in range(state.golems):
        if run.moving[golem] != NO_COMMAND:
            run.moving[golem] = NO_COMMAND
            end_command(state, golem, log)
    run.slid = 0
    run.stage = run.back


def end_pass(state: GolemsState, log: Log) -> None:
    """GB-163, GB-R02: further passes follow until all queues are empty."""
    run = state.run
    run.stage = PHASE_3
    if state.terms.pass_end:
        eliminate(state, log)
    for golem in range(state.golems):
        if run.at[golem] < run.length[golem] and state.out[golem] == IN_ACTION:
            run.stage = BEGIN_PASS
