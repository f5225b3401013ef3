"""Chapter 2.12 and 2.18 of the rules: the row algorithm, as stages that can stop wherever somebody is asked.

`advance` goes from stage to stage until a question is asked or the game is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
    PASS_END,
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
    Run,
)
from igroteka.games.golems.tables import NO_COMMAND

NO_STEP: Final = -1
STEPS: Final = {  # by stage: the step of the pass it is part of
    OPEN_ROW: 0,
    TAKE_CHOICES: 0,
    BOTS: 0,
    BOTS_DONE: 0,
    BEGIN_PASS: 1,
    STEP_1: 1,
    STEP_2: 2,
    STEP_3: 3,
    STEP_4: 4,
    STEP_5: 5,
    STEP_6: 6,
    LOOPS_END: 6,
    LOOPS_BOOK: 6,
    END_PASS: 6,
}
LED_TO: Final = {STEP_2: 1, STEP_4: 3, STEP_5: 4, STEP_6: 6, LOOPS_BOOK: 6}  # by stage after a movement or teleports


def advance(state: GolemsState, log: Log) -> None:
    """Go on until somebody is asked or the game has ended.

    What a stage does happens at once. A stage that goes on to something else begins another moment itself.
    """
    while state.mover == NOBODY and not _is_over(state):
        if log.on:
            log.begin()
        following = _carry_out(state, log)
        if log.on:
            log.end()
        state.run.stage = following


def _is_over(state: GolemsState) -> bool:
    """Whether nothing more will happen; the end of a match is not that of a tournament."""
    cup = state.cup
    return state.ending != GOING_ON and (cup is None or cup.over == 1)


def _carry_out(state: GolemsState, log: Log) -> i64:
    """Carry out one stage; which one follows."""
    if state.ending != GOING_ON:
        return after_match(state, log)
    stage = state.run.stage
    if stage == SWIM:
        return _swim(state, log)
    if stage == SLIDE:
        return _slide(state, log)
    if stage == TELEPORT:
        return TELEPORT if ask_for_teleport(state) else state.run.then
    if stage == STEP_1:
        return step_1(state, log)
    if stage == STEP_2:
        return step_2(state, log)
    if stage == STEP_3:
        return step_3(state, log)
    if stage == STEP_4:
        return step_4(state, log)
    if stage == STEP_5:
        return step_5(state, log)
    if stage == STEP_6:
        return step_6(state, log)
    if stage == LOOPS_END:
        return end_loops(state, log)
    if stage == LOOPS_BOOK:
        return book_loops(state, log)
    if stage == END_PASS:
        return end_pass(state, log)
    if stage == BEGIN_PASS:
        return begin_pass(state, log)
    if stage == OPEN_ROW:
        return open_row(state, log)
    if stage == TAKE_CHOICES:
        return take_choices(state, log)
    if stage == BOTS:
        return act_bots(state, log)
    if stage == BOTS_DONE:
        return strike_bots(state, log)
    return end_row(state, log)


def _swim(state: GolemsState, log: Log) -> i64:
    """When everybody is ashore after the first cells come the slides; after them the movement is over."""
    run = state.run
    if go_ashore(state, log):
        return SWIM
    if not run.slid and state.field.icy:
        for golem in range(state.golems):
            if run.slides[golem]:
                return SLIDE
    if log.on:
        log.begin()
    for golem in range(state.golems):
        if run.moving[golem] != NO_COMMAND:
            run.moving[golem] = NO_COMMAND
            end_command(state, golem, log)
    run.slid = 0
    return run.back


def _slide(state: GolemsState, log: Log) -> i64:
    """Those who slide may fall into the water, too."""
    slide(state, log)
    state.run.slid = 1
    return SWIM


def begin_pass(state: GolemsState, log: Log) -> i64:
    """GB-163: one more pass of the row."""
    run = state.run
    run.passes += 1
    if log.on:
        log.add(PassBegan(int(run.row) + 1, int(run.passes)))
    return STEP_1


def end_pass(state: GolemsState, log: Log) -> i64:
    """GB-163, GB-R02: further passes follow until all queues are empty."""
    run = state.run
    if state.terms.lethal_check == PASS_END:
        eliminate(state, log)
    for golem in range(state.golems):
        if run.at[golem] < run.length[golem] and state.out[golem] == IN_ACTION:
            return BEGIN_PASS
    return PHASE_3


def step_of(run: Run) -> int:
    """The step of the pass that is being carried out; 0 while the row is opened and Bots act."""
    if run.stage in (SWIM, SLIDE):
        return LED_TO.get(int(run.back), 0)
    if run.stage == TELEPORT:
        return LED_TO.get(int(run.then), 0)
    return STEPS.get(int(run.stage), NO_STEP)
