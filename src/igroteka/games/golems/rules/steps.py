"""The Bots, then steps 1 to 5 of a pass.

Chapters “Phase 2: the order inside a row” and “Condition, strike, defence, damage” of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec
from igroteka.core.engine import Log
from igroteka.core.grid import OFF
from igroteka.games.golems.row_events import (
    Defended,
    Looked,
    LoopEnded,
    Stood,
)
from igroteka.games.golems.rules.barrels import open_barrels
from igroteka.games.golems.rules.bots import roll_dice
from igroteka.games.golems.rules.conditions import answers, body_of, cell_ahead, ends_loop, sensor_of, thing_ahead
from igroteka.games.golems.rules.loops import cut_off
from igroteka.games.golems.rules.movement import begin_move
from igroteka.games.golems.rules.plots import end_command
from igroteka.games.golems.rules.snow import works
from igroteka.games.golems.rules.strike import book, hits_on, strike
from igroteka.games.golems.state import (
    GOING,
    IF_ITEM,
    IMMEDIATE,
    ITEMS,
    JOINED,
    UNTIL_CLEAR,
    WHILE_ITEM,
    GolemsState,
)
from igroteka.games.golems.tables import (
    ATTACK,
    BARREL,
    DEFENCE,
    GOLEM,
    GOLEMS,
    LETTERS,
    NO_COMMAND,
    OBSTACLE_NAMES,
    SENSOR_NAMES,
    STAND,
    STRIKE,
)

ON_ATTACK: Final = -2  # in `run.chosen`: the condition Attack? waits for the strikes (GB-R09)

# Bots


def act_bots(state: GolemsState, log: Log) -> bool:
    """GB-070, GB-166, GB-R108: before the players the Bots decide, move together and take up their defence.

    False if no Bot acts in this row.
    """
    run = state.run
    if state.golems == state.seats or not roll_dice(state, log):
        return False
    if log.on:
        log.begin()
    for golem in range(state.golems):
        command = run.dice[golem]
        if command == NO_COMMAND:
            continue
        if command < STAND:
            run.moving[golem] = command
        elif command == DEFENCE:
            _defend(state, golem, 1 if works(state, golem, DEFENCE, log) else 0, log)
        elif command == STAND:
            _stand(state, golem, log)
    begin_move(state, log)
    return True


def strike_bots(state: GolemsState, log: Log) -> None:
    """GB-R107: with `bot_strike_timing` immediate the Bots strike before the players move."""
    run = state.run
    if state.terms.bot_strike_timing != IMMEDIATE:
        return
    broken: vec[i64] = filled(GOLEMS, OFF)
    for golem in range(state.golems):
        if run.dice[golem] == STRIKE and works(state, golem, STRIKE, log):
            strike(state, golem, broken, log)
    open_barrels(state, broken, log)


# the six steps of a pass


def head(state: GolemsState, golem: i64) -> i64:
    """The next item of a golem's queue, or NO_COMMAND."""
    run = state.run
    if run.at[golem] >= run.length[golem]:
        return NO_COMMAND
    return run.queue[golem * ITEMS + run.at[golem]]


def _stand(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-031: nothing happens; in snow it breaks a pair (GB-R104)."""
    works(state, golem, STAND, log)
    if log.on:
        log.add(Stood(state.who(golem)))
    end_command(state, golem, log)


def step_1(state: GolemsState, log: Log) -> bool:
    """GB-157: movement commands, one of each golem; whether there are any."""
    run = state.run
    movers = 0
    for golem in range(state.golems):
        item = head(state, golem)
        if 0 <= item < STAND:
            run.at[golem] += 1
            run.moving[golem] = item
            movers += 1
        elif item == STAND:
            run.at[golem] += 1
            _stand(state, golem, log)
    if movers > 0:
        begin_move(state, log)
    return movers > 0


def step_2(state: GolemsState, log: Log) -> None:
    """GB-158, GB-174, GB-R03: conditions and WHILE look at the cell ahead, after everybody's first movement."""
    run = state.run
    for golem in range(state.golems):
        item = head(state, golem)
        if item >= WHILE_ITEM:
            run.slot[golem] = item - WHILE_ITEM
            _check_while(state, golem, log)
        elif item >= IF_ITEM:
            run.slot[golem] = item - IF_ITEM
            run.at[golem] += 1
            if sensor_of(state, golem) == ATTACK:
                run.chosen[golem] = ON_ATTACK
            else:
                _decide(state, golem, answers(thing_ahead(state, golem), sensor_of(state, golem)), log)


def _decide(state: GolemsState, golem: i64, holds: bool, log: Log) -> None:
    """GB-039: the command of Yes or that of No."""
    run = state.run
    place = golem * JOINED + run.slot[golem]
    run.chosen[golem] = run.yes[place] if holds else run.no[place]
    _tell_look(state, golem, holds, run.chosen[golem], log)


def _check_while(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-042, GB-R62, GB-R63: a WHILE whose condition holds is done; else it goes on in step 6."""
    run = state.run
    holds = ends_loop(state, golem)
    body = body_of(state, golem)
    if body == STRIKE and state.terms.while_strike == UNTIL_CLEAR:  # GB-R67: one strike while something is ahead
        _tell_look(state, golem, holds, body if holds else NO_COMMAND, log)
        if not holds:
            run.at[golem] += 1
        elif thing_ahead(state, golem) in (BARREL, GOLEM):
            run.at[golem] += 1
            run.chosen[golem] = STRIKE
        else:
            cut_off(state, golem, "obstacle", log)
        return
    _tell_look(state, golem, holds, NO_COMMAND if holds else body, log)
    if holds:
        run.at[golem] += 1
        if log.on:
            log.add(LoopEnded(state.who(golem), 0, rules=("GB-042", "GB-R62")))
    else:
        run.looping[golem] = GOING


def _tell_look(state: GolemsState, golem: i64, holds: bool, command: i64, log: Log) -> None:
    if log.on:
        sensor = sensor_of(state, golem)
        looks = OFF if sensor == ATTACK else int(cell_ahead(state, golem))
        ahead = OBSTACLE_NAMES[thing_ahead(state, golem)]
        letter = LETTERS[command] if command >= 0 else None
        log.add(Looked(state.who(golem), holds, looks, ahead, SENSOR_NAMES[sensor], letter))


def step_3(state: GolemsState, log: Log) -> bool:
    """GB-159, GB-175, GB-R20: after step 1 the movement commands that a condition has chosen; whether there are any."""
    run = state.run
    movers = 0
    for golem in range(state.golems):
        chosen = run.chosen[golem]
        if 0 <= chosen < STAND:
            run.moving[golem] = chosen
            run.chosen[golem] = NO_COMMAND
            movers += 1
        elif chosen == STAND:
            run.chosen[golem] = NO_COMMAND
            _stand(state, golem, log)
    if movers > 0:
        begin_move(state, log)
    return movers > 0


def step_4(state: GolemsState, log: Log) -> None:
    """GB-160, GB-R31: all strikes find their targets on one picture; then barrels are opened, then come teleports.

    A golem strikes once at most: the second Strike of a loop comes in the next pass (GB-164).
    """
    run = state.run
    broken: vec[i64] = filled(GOLEMS, OFF)
    strikes = 0
    for golem in range(state.golems):
        if run.chosen[golem] == STRIKE:
            run.chosen[golem] = NO_COMMAND
        elif head(state, golem) == STRIKE:
            run.at[golem] += 1
        elif run.dice[golem] != STRIKE or run.passes > 1 or state.terms.bot_strike_timing == IMMEDIATE:
            continue
        if works(state, golem, STRIKE, log):
            strike(state, golem, broken, log)
            strikes += 1
        end_command(state, golem, log)
    if strikes > 0:
        open_barrels(state, broken, log)


def step_5(state: GolemsState, log: Log) -> None:
    """GB-161, GB-181, GB-R08: Defence fills the pool of blocks; then the damage of the strikes is booked.

    All Defence at the head of a queue counts at once, that of FOR twice (GB-037).
    """
    run = state.run
    for golem in range(state.golems):
        if run.chosen[golem] == ON_ATTACK:
            if log.on:
                log.begin()
            _decide(state, golem, hits_on(state, golem) > 0, log)
            if log.on:
                log.begin()
            if run.chosen[golem] == STAND:
                _stand(state, golem, log)
        blocks, given = 0, 0
        if run.chosen[golem] == DEFENCE:
            given += 1
            blocks += 1 if works(state, golem, DEFENCE, log) else 0
        run.chosen[golem] = NO_COMMAND
        while head(state, golem) == DEFENCE:
            run.at[golem] += 1
            given += 1
            blocks += 1 if works(state, golem, DEFENCE, log) else 0
        if run.looping[golem] == GOING and body_of(state, golem) == STAND:  # GB-R68
            _stand(state, golem, log)
        if run.looping[golem] == GOING and body_of(state, golem) == DEFENCE:
            given += 1
            blocks += 1 if works(state, golem, DEFENCE, log) else 0
        if given > 0:
            _defend(state, golem, blocks, log)
    if log.on:
        log.begin()
    book(state, log)


def _defend(state: GolemsState, golem: i64, blocks: i64, log: Log) -> None:
    state.run.blocks[golem] += blocks
    if blocks > 0 and log.on:
        log.add(Defended(state.who(golem), int(state.run.blocks[golem])))
    end_command(state, golem, log)
