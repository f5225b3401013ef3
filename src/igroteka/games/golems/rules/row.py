"""Chapter 2.12 and 2.18 of the rules: the row algorithm, as stages that can stop wherever somebody is asked.

`advance` goes from stage to stage until a question is asked or the game is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import filled
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF, back
from igroteka.games.golems.actions import CHOICE
from igroteka.games.golems.events import (
    Defended,
    Looked,
    LoopBegan,
    LoopEnded,
    LoopEndless,
    OptionChosen,
    PassBegan,
    RowOpened,
    Stood,
    TokenWorked,
    Waited,
)
from igroteka.games.golems.rules.barrels import ask_for_teleport, open_barrels
from igroteka.games.golems.rules.bots import roll_dice
from igroteka.games.golems.rules.conditions import answers, thing_ahead, thing_at
from igroteka.games.golems.rules.end import eliminate, end_row
from igroteka.games.golems.rules.ice import slide
from igroteka.games.golems.rules.logic import use_token
from igroteka.games.golems.rules.movement import begin_move
from igroteka.games.golems.rules.plots import end_command
from igroteka.games.golems.rules.program import token_of
from igroteka.games.golems.rules.snow import works
from igroteka.games.golems.rules.strike import book, hits_on, hurt, strike
from igroteka.games.golems.rules.tournament import after_match
from igroteka.games.golems.rules.water import go_ashore
from igroteka.games.golems.state import (
    BEGIN_PASS,
    BOTH,
    BOTS,
    BOTS_DONE,
    END_PASS,
    FIRST,
    GOING_ON,
    IF_ITEM,
    IN_ACTION,
    ITEMS,
    JOINED,
    LOOPS_BOOK,
    LOOPS_END,
    ON_NO,
    ON_YES,
    OPEN_ROW,
    PHASE_3,
    REPEATS,
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
    WHILE_ITEM,
    WHOLE,
    GolemsState,
)
from igroteka.games.golems.tables import (
    AND,
    ATTACK,
    BACK,
    BARREL,
    CALL,
    DEFENCE,
    FOR,
    FORWARD,
    GOLEM,
    GOLEMS,
    IF,
    INVERSE,
    KIND_NAMES,
    LADDER,
    LETTERS,
    NO_COMMAND,
    NO_TOKEN,
    NOT,
    OBSTACLE_NAMES,
    OR,
    PLAIN,
    ROWS,
    SENSOR_NAMES,
    SIGN_NAMES,
    STAND,
    STRIKE,
    WHILE,
    XOR,
)

ENDLESS = 2  # in `run.looping`
ON_ATTACK = -2  # in `run.chosen`: the condition Attack? waits for the strikes (GB-R09)
PICKS = ["", "first", "second", "both"]


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


# opening a row


def open_row(state: GolemsState, log: Log) -> None:
    """GB-156: everybody opens the same row, and logic tokens on it act; then OR and XOR are chosen (GB-R90)."""
    run = state.run
    row = run.row
    choosers = 0
    for golem in range(state.golems):
        if state.owner[golem] == NOBODY or state.out[golem] != IN_ACTION:
            continue
        if row >= state.laid[golem] or state.used[golem * ROWS + row]:
            if log.on:
                log.add(Waited(state.who(golem), int(row) + 1))
            continue
        _open(state, golem, row, log)
        token = token_of(state, golem, row)
        has_next = row + 1 < state.laid[golem]
        if token != NO_TOKEN:
            _tell_token(state, golem, token, log)
        if token == AND:
            _enqueue(state, golem, row)
            if has_next:
                _open(state, golem, row + 1, log)
                _enqueue(state, golem, row + 1)
                state.used[golem * ROWS + row + 1] = 1  # GB-R88
            use_token(state, golem)
        elif (token in (OR, XOR)) and has_next:
            _open(state, golem, row + 1, log)
            choosers += 1
        else:
            _enqueue(state, golem, row)
            if token != NO_TOKEN:
                use_token(state, golem)
    run.stage = BOTS
    if choosers > 0:
        _ask_choosers(state)
        run.stage = TAKE_CHOICES


def _open(state: GolemsState, golem: i64, row: i64, log: Log) -> None:
    at = golem * ROWS + row
    state.open[at] = 1
    kind = state.kind[at]
    if 0 < kind < CALL:
        state.shown[golem * 10 + min(state.round, 10) - 1] = 1  # the Luck card must have shown it
    if log.on:
        first, second = state.first[at], state.second[at]
        one = LETTERS[first] if first != NO_COMMAND else ""
        two = LETTERS[second] if second != NO_COMMAND else ""
        if kind == CALL:
            one, two = LETTERS[state.sub[2 * golem]], LETTERS[state.sub[2 * golem + 1]]
        sensor = SENSOR_NAMES[state.seen[at]] if kind in (IF, WHILE) else ""
        log.add(RowOpened(state.who(golem), int(row) + 1, KIND_NAMES[kind], one, two, sensor))


def _tell_token(state: GolemsState, golem: i64, token: i64, log: Log) -> None:
    if log.on:
        rules = {AND: ("GB-110",), NOT: ("GB-115",), OR: ("GB-122",), XOR: ("GB-125", "GB-126")}[int(token)]
        log.add(TokenWorked(state.who(golem), SIGN_NAMES[token], int(state.run.row) + 1, rules=rules))


def _enqueue(state: GolemsState, golem: i64, row: i64) -> None:
    """GB-R02: a row becomes items: FOR two equal ones, CALL its two commands, a condition or a WHILE one.

    NOT inverts every plain command of the row, or the one card it lies on (GB-R91).
    """
    run = state.run
    at = golem * ROWS + row
    kind, first, second = state.kind[at], state.first[at], state.second[at]
    if kind == CALL:
        first, second = state.sub[2 * golem], state.sub[2 * golem + 1]
    if token_of(state, golem, row) == NOT:
        on = state.token_on[golem]
        if first != NO_COMMAND and (on in (WHOLE, ON_YES)):
            first = INVERSE[first]
        if second != NO_COMMAND and (on in (WHOLE, ON_NO)):
            second = INVERSE[second]
    slot: i64 = 0 if row == run.row else 1
    if kind in (IF, WHILE):
        place = golem * JOINED + slot
        run.sensor[place] = state.seen[at]
        if kind == IF:
            run.yes[place] = first
            run.no[place] = second
        else:
            run.body[place] = first
        _append(state, golem, (IF_ITEM if kind == IF else WHILE_ITEM) + slot)
    else:
        _append(state, golem, first)
        if kind != PLAIN:
            _append(state, golem, first if kind == FOR else second)


def _append(state: GolemsState, golem: i64, item: i64) -> None:
    run = state.run
    run.queue[golem * ITEMS + run.length[golem]] = item
    run.length[golem] += 1


def _ask_choosers(state: GolemsState) -> None:
    """GB-R90: all choosers decide secretly and at the same time, having seen the opened cards."""
    state.stop_asking()
    for golem in range(state.golems):
        if is_choosing(state, golem):
            state.ask_also(state.owner[golem], CHOICE)
    state.sealed = True


def is_choosing(state: GolemsState, golem: i64) -> bool:
    """Whether OR or XOR lies on the row that is open now."""
    row = state.run.row
    token = token_of(state, golem, row)
    return (
        (token in (OR, XOR))
        and state.out[golem] == IN_ACTION
        and row + 1 < state.laid[golem]
        and not state.used[golem * ROWS + row]
    )


def take_choices(state: GolemsState, log: Log) -> None:
    """GB-122, GB-125 to GB-127, GB-R89: what was chosen is carried out now; after XOR the other command is gone."""
    run = state.run
    row = run.row
    for golem in range(state.golems):
        if run.picks[golem] == 0:
            continue
        pick, token = run.picks[golem], state.token[golem]
        if pick in (FIRST, BOTH):
            _enqueue(state, golem, row)
        if pick != FIRST:
            _enqueue(state, golem, row + 1)
        if pick != FIRST or token == XOR:
            state.used[golem * ROWS + row + 1] = 1
        run.picks[golem] = 0
        use_token(state, golem)
        if log.on:
            rules = ("GB-122", "GB-R89") if token == OR else ("GB-125", "GB-126", "GB-127")
            log.add(OptionChosen(state.who(golem), SIGN_NAMES[token], PICKS[pick], rules=rules))
    run.stage = BOTS


# Bots


def act_bots(state: GolemsState, log: Log) -> None:
    """GB-070, GB-166, GB-R108: before the players the Bots decide, move together and take up their defence."""
    run = state.run
    run.stage = BEGIN_PASS
    if state.golems == state.seats or not roll_dice(state, log):
        return
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
    begin_move(state, BOTS_DONE, log)


def strike_bots(state: GolemsState, log: Log) -> None:
    """GB-R107: with `bot_strike_timing` immediate the Bots strike before the players move."""
    run = state.run
    run.then = BEGIN_PASS
    run.stage = TELEPORT
    if not state.terms.immediate:
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


def step_1(state: GolemsState, log: Log) -> None:
    """GB-157: movement commands, one of each golem."""
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
    run.stage = STEP_2
    if movers > 0:
        begin_move(state, STEP_2, log)


def step_2(state: GolemsState, log: Log) -> None:
    """GB-158, GB-174: conditions and WHILE look at the cell ahead, after everybody's first movement."""
    run = state.run
    run.stage = STEP_3
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


def sensor_of(state: GolemsState, golem: i64) -> i64:
    """What the condition or WHILE reacts to that a golem is at."""
    return state.run.sensor[golem * JOINED + state.run.slot[golem]]


def body_of(state: GolemsState, golem: i64) -> i64:
    """The command of the WHILE that a golem is at."""
    return state.run.body[golem * JOINED + state.run.slot[golem]]


def _decide(state: GolemsState, golem: i64, holds: bool, log: Log) -> None:
    """GB-039: the command of Yes or that of No."""
    run = state.run
    place = golem * JOINED + run.slot[golem]
    run.chosen[golem] = run.yes[place] if holds else run.no[place]
    _tell_look(state, golem, holds, run.chosen[golem], log)


def _check_while(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-042, GB-R62, GB-R63: a WHILE whose condition holds is done; else it goes on in step 6."""
    run = state.run
    thing = thing_ahead(state, golem)
    holds = answers(thing, sensor_of(state, golem))
    body = body_of(state, golem)
    if body == STRIKE and state.terms.until_clear:  # GB-R67: one strike while a barrel or golem is ahead
        _tell_look(state, golem, holds, body if holds else NO_COMMAND, log)
        if not holds:
            run.at[golem] += 1
        elif thing in (BARREL, GOLEM):
            run.at[golem] += 1
            run.chosen[golem] = STRIKE
        else:
            _cut_off(state, golem, "obstacle", log)
        return
    _tell_look(state, golem, holds, NO_COMMAND if holds else body, log)
    if holds:
        run.at[golem] += 1
        if log.on:
            log.add(LoopEnded(state.who(golem), 0, rules=("GB-042", "GB-R62")))
    else:
        run.looping[golem] = 1


def _tell_look(state: GolemsState, golem: i64, holds: bool, command: i64, log: Log) -> None:
    if log.on:
        ahead = OBSTACLE_NAMES[thing_ahead(state, golem)]
        letter = LETTERS[command] if command >= 0 else ""
        sensor = SENSOR_NAMES[sensor_of(state, golem)]
        log.add(Looked(state.who(golem), holds, ahead, sensor, letter))


def step_3(state: GolemsState, log: Log) -> None:
    """GB-159, GB-175: movement commands that a condition has chosen."""
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
    run.stage = STEP_4
    if movers > 0:
        begin_move(state, STEP_4, log)


def step_4(state: GolemsState, log: Log) -> None:
    """GB-160, GB-R31: all strikes find their targets on one picture; then barrels are opened, then come teleports."""
    run = state.run
    broken: vec[i64] = filled(GOLEMS, OFF)
    strikes = 0
    for golem in range(state.golems):
        if run.chosen[golem] == STRIKE:
            run.chosen[golem] = NO_COMMAND
        elif head(state, golem) == STRIKE:
            run.at[golem] += 1
        elif run.dice[golem] != STRIKE or run.passes > 1 or state.terms.immediate:
            continue
        if works(state, golem, STRIKE, log):
            strike(state, golem, broken, log)
            strikes += 1
        end_command(state, golem, log)
    run.stage = STEP_5
    if strikes > 0:
        open_barrels(state, broken, log)
        if run.holes > 0:
            run.then = STEP_5
            run.stage = TELEPORT


def step_5(state: GolemsState, log: Log) -> None:
    """GB-161, GB-181, GB-R08: Defence fills the pool of blocks; then the damage of the strikes is booked."""
    run = state.run
    for golem in range(state.golems):
        if run.chosen[golem] == ON_ATTACK:
            _decide(state, golem, hits_on(state, golem) > 0, log)
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
        if run.looping[golem] == 1 and body_of(state, golem) == STAND:  # GB-R68
            _stand(state, golem, log)
        if run.looping[golem] == 1 and body_of(state, golem) == DEFENCE:
            given += 1
            blocks += 1 if works(state, golem, DEFENCE, log) else 0
        if given > 0:
            _defend(state, golem, blocks, log)
    book(state, log)
    run.stage = STEP_6


def _defend(state: GolemsState, golem: i64, blocks: i64, log: Log) -> None:
    state.run.blocks[golem] += blocks
    if blocks > 0 and log.on:
        log.add(Defended(state.who(golem), int(state.run.blocks[golem])))
    end_command(state, golem, log)


# step 6: loops


def step_6(state: GolemsState, log: Log) -> None:
    """GB-162, GB-R64 to GB-R66: one repetition of every WHILE with a movement, side by side, until all have ended."""
    run = state.run
    active = 0
    for golem in range(state.golems):
        if run.looping[golem] != 1 or body_of(state, golem) >= STAND:
            continue
        if run.repeats == 0 and log.on:
            log.add(LoopBegan(state.who(golem), LETTERS[body_of(state, golem)]))
        if answers(thing_ahead(state, golem), sensor_of(state, golem)):
            _end_loop(state, golem, log)
        elif _is_stuck(state, golem):
            _cut_off(state, golem, "obstacle", log)
        else:
            active += 1
    if active == 0:
        run.stage = LOOPS_END
        if not _any_loop(state):
            _forget_repeats(state)
            run.stage = END_PASS
        return
    if run.repeats >= REPEATS or _has_been_here(state):
        for golem in range(state.golems):
            if run.looping[golem] == 1 and body_of(state, golem) < STAND:
                _cut_off(state, golem, "circle", log)
        run.stage = LOOPS_END
        return
    run.repeats += 1
    for golem in range(state.golems):
        if run.looping[golem] == 1 and body_of(state, golem) < STAND:
            run.moving[golem] = body_of(state, golem)
    begin_move(state, STEP_6, log)


def _any_loop(state: GolemsState) -> bool:
    for golem in range(state.golems):
        if state.run.looping[golem]:
            return True
    return False


def _is_stuck(state: GolemsState, golem: i64) -> bool:
    """GB-R64: Forward or Back would meet the edge, an obstacle or a golem; ladders are used normally."""
    body = body_of(state, golem)
    if body not in (FORWARD, BACK):
        return False
    heading = state.facing[golem] if body == FORWARD else back(state.facing[golem])
    thing = thing_at(state, state.field.next[4 * state.cell[golem] + heading])
    return thing not in (0, LADDER)


def _has_been_here(state: GolemsState) -> bool:
    """GB-R65: whether the whole situation equals an earlier one of this step; else it is remembered."""
    run = state.run
    golems: i64 = 0
    things: i64 = 0
    for golem in range(state.golems):
        golems = golems * 8192 + (state.cell[golem] + 1) * 32 + state.facing[golem] * 8 + state.snow[golem]
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if state.barrel[cell] or state.logic[cell]:
            things = (things * 31 + 2 * cell + (1 if state.logic[cell] else 0) + 1) % 1000000007
    for number in range(run.repeats):
        if run.keys[2 * number] == golems and run.keys[2 * number + 1] == things:
            return True
    run.keys[2 * run.repeats] = golems
    run.keys[2 * run.repeats + 1] = things
    return False


def _end_loop(state: GolemsState, golem: i64, log: Log) -> None:
    state.run.looping[golem] = 0
    state.run.at[golem] += 1
    if log.on:
        moving = body_of(state, golem) < STAND
        log.add(LoopEnded(state.who(golem), int(state.run.repeats) if moving else 0))


def _cut_off(state: GolemsState, golem: i64, why: str, log: Log) -> None:
    """GB-044: the loop is endless; the damage comes at the end of the step (GB-R69)."""
    state.run.looping[golem] = ENDLESS
    if log.on:
        rules = ("GB-044", "GB-162", "GB-R64") if why == "obstacle" else ("GB-044", "GB-162", "GB-R65")
        log.add(LoopEndless(state.who(golem), why, int(state.run.repeats), rules=rules))


def end_loops(state: GolemsState, log: Log) -> None:
    """GB-165, GB-R67, GB-R68: WHILE with Strike, Defence or Stand is checked once more, when all movements are over."""
    run = state.run
    broken: vec[i64] = filled(GOLEMS, OFF)
    holding: vec[i64] = filled(GOLEMS, 0)
    for golem in range(state.golems):
        if run.looping[golem] == 1 and answers(thing_ahead(state, golem), sensor_of(state, golem)):
            holding[golem] = 1
    for golem in range(state.golems):
        if run.looping[golem] != 1:
            continue
        if holding[golem]:
            if body_of(state, golem) == STRIKE and works(state, golem, STRIKE, log):
                strike(state, golem, broken, log)
            _end_loop(state, golem, log)
        else:
            _cut_off(state, golem, "open", log)
    open_barrels(state, broken, log)
    run.then = LOOPS_BOOK
    run.stage = TELEPORT


def book_loops(state: GolemsState, log: Log) -> None:
    """GB-R67, GB-R69: the strikes of loops have a booking of their own; then every endless loop costs a damage."""
    run = state.run
    book(state, log)
    for golem in range(state.golems):
        if run.looping[golem] == ENDLESS:
            run.looping[golem] = 0
            run.at[golem] += 1
            hurt(state, golem, "loop", ("GB-044", "GB-R69"), log)
    _forget_repeats(state)
    run.stage = END_PASS


def _forget_repeats(state: GolemsState) -> None:
    """Step 6 is over."""
    run = state.run
    while run.repeats > 0:
        run.repeats -= 1
        run.keys[2 * run.repeats] = 0
        run.keys[2 * run.repeats + 1] = 0


def end_pass(state: GolemsState, log: Log) -> None:
    """GB-163, GB-R02: further passes follow until all queues are empty."""
    run = state.run
    run.stage = PHASE_3
    if state.terms.pass_end:
        eliminate(state, log)
    for golem in range(state.golems):
        if run.at[golem] < run.length[golem] and state.out[golem] == IN_ACTION:
            run.stage = BEGIN_PASS
