"""Luck cards, and laying a Program.

Chapters “Luck cards”, “Bonus commands”, “Rounds and phase 1: programming”, “Order, passes and scheduling” and “Bonus
commands: rulings” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Codes, Log
from igroteka.games.golems.actions import (
    BONUS,
    CALL_SUB,
    EMPTY_ROWS,
    FINISH,
    FIRST_CODE,
    HALF_ROW,
    INSIDE_BONUS,
    LAY,
    NO_ATTACK,
    NO_SENSOR,
    NO_SUBPROGRAM,
    NONE_LEFT,
    NOT_DRAWN,
    ONE_BONUS,
    ONLY_HARMLESS,
    PROGRAM,
    READY,
    ROWS_FULL,
    VERB,
    WHAT,
    WHERE,
)
from igroteka.games.golems.events import (
    Locked,
    LuckDrawn,
    LuckSeen,
    Readied,
    TokenGot,
    TokenLacking,
)
from igroteka.games.golems.scenario import BY_LUCK
from igroteka.games.golems.state import COPIED, OUT, PHYSICAL, GolemsState
from igroteka.games.golems.tables import (
    AND,
    ATTACK,
    CALL,
    COMMANDS,
    COUNT,
    DEFENCE,
    EMPTY,
    FILL,
    KIDS_COUNT,
    NEEDS,
    NO_COMMAND,
    NO_TOKEN,
    NOTHING,
    PLAIN,
    ROUNDS,
    ROWS,
    SEE_BARREL,
    SEE_WALL,
    SEE_WATER,
    SIGN_NAMES,
    STAND,
    UNDRAWN,
)

# the beginning of a round


def begin_program(state: GolemsState, golem: i64) -> None:
    """Nothing is laid yet. Who is out, and a Bot, gets no rows; the others draw a Luck card (GB-142, GB-R125).

    A scenario may give everybody the same Bonus instead.
    """
    clear_program(state, golem)
    set_lengths(state, golem)
    state.worn[golem] = state.damage[golem]
    state.luck[golem] = EMPTY
    if state.owner[golem] == NOBODY or state.out[golem] == OUT:
        state.least[golem] = 0
        state.most[golem] = 0
    elif state.scene.bonus != BY_LUCK:
        state.luck[golem] = state.scene.bonus
    elif state.terms.luck and state.round <= ROUNDS:
        state.luck[golem] = UNDRAWN


def draw_luck(state: GolemsState, log: Log) -> None:
    """GB-019, GB-142, GB-143, GB-144, GB-R78: Luck cards are drawn, and the tokens taken that they show."""
    terms = state.terms
    if log.on:
        log.begin()
    for golem in range(state.golems):
        if state.luck[golem] != UNDRAWN:
            continue
        at = golem * ROUNDS + state.round - 1
        sign = state.deck[at]
        state.luck[golem] = sign if sign < AND or terms.logic else EMPTY  # GB-024
        if terms.luck_open:
            state.shown[at] = 1
        if log.on:
            seat = state.who(golem)
            log.add(LuckDrawn(seat, SIGN_NAMES[sign]) if terms.luck_open else LuckSeen(seat, SIGN_NAMES[sign]))
        if sign >= AND and terms.logic:
            _take_token(state, golem, sign, log)
    if log.on:
        log.end()


def _take_token(state: GolemsState, golem: i64, sign: i64, log: Log) -> None:
    state.shown[golem * ROUNDS + state.round - 1] = 1  # a token that is taken is seen by all (GB-R14)
    if state.supply[sign] == 0:
        if log.on:
            log.add(TokenLacking(state.who(golem), SIGN_NAMES[sign]))
        return
    state.supply[sign] -= 1
    state.held[golem] = sign
    if log.on:
        log.add(TokenGot(state.who(golem), SIGN_NAMES[sign]))


def clear_program(state: GolemsState, golem: i64) -> None:
    """GB-146, GB-192, GB-R57: all cards come back, also those not used, except those of the subprogram."""
    for row in range(ROWS):
        clear_place(state, golem * ROWS + row)
    state.laid[golem] = 0
    state.snow[golem] = 0  # a pair does not span rounds (GB-R102)
    full_hand(state, golem)


def clear_place(state: GolemsState, at: i64) -> None:
    """Nothing lies in this row."""
    state.kind[at] = NOTHING
    state.first[at] = NO_COMMAND
    state.second[at] = NO_COMMAND
    state.sensor[at] = 0
    state.open[at] = 0
    state.used[at] = 0


def full_hand(state: GolemsState, golem: i64) -> None:
    """GB-139, GB-R57, GB-R128: the commands a player has before anything is laid."""
    is_player = state.owner[golem] != NOBODY
    for command in range(COMMANDS):
        count = KIDS_COUNT[command] if state.terms.kids else COUNT[command]
        state.hand[golem * COMMANDS + command] = count if is_player else 0
    if is_player and state.terms.subprogram_cards != COPIED and state.sub[2 * golem] != NO_COMMAND:
        state.hand[golem * COMMANDS + state.sub[2 * golem]] -= 1
        state.hand[golem * COMMANDS + state.sub[2 * golem + 1]] -= 1


def set_lengths(state: GolemsState, golem: i64) -> None:
    """GB-003, GB-148, GB-R34, GB-R35: rows of the card and tokens won; an extra row may be used, a lost one is lost."""
    rows = state.rows[golem] + min(0, state.modifier[golem])
    state.least[golem] = min(ROWS, max(1, rows))
    state.most[golem] = min(ROWS, max(1, state.rows[golem] + state.modifier[golem]))
    state.modifier[golem] = 0


# laying


def gap(state: GolemsState, golem: i64) -> i64:
    """How many commands the row that was begun last still needs."""
    if state.laid[golem] == 0:
        return 0
    at = golem * ROWS + state.laid[golem] - 1
    needs = NEEDS[state.kind[at]]
    if needs > 0 and state.first[at] == NO_COMMAND:
        return needs
    return 1 if needs == 2 and state.second[at] == NO_COMMAND else 0


def has_bonus(state: GolemsState, golem: i64) -> bool:
    """Whether a Bonus card lies in the Program."""
    for row in range(state.laid[golem]):
        if state.kind[golem * ROWS + row] != PLAIN:
            return True
    return False


def forbids_any_lay(state: GolemsState, golem: i64) -> i64:
    """GB-150: there is an empty place, in the last row or in another one."""
    return ROWS_FULL if state.laid[golem] >= state.most[golem] and gap(state, golem) == 0 else FINE


def forbids_lay(state: GolemsState, golem: i64, command: i64) -> i64:
    """GB-150, GB-154: a command that is in hand, into the next empty place."""
    reason = forbids_any_lay(state, golem)
    return reason if reason != FINE else _forbids_command(state, golem, command, must_be_harmless(state, golem))


def _forbids_command(state: GolemsState, golem: i64, command: i64, harmless: bool) -> i64:
    if harmless and command != DEFENCE and command != STAND:
        return ONLY_HARMLESS
    return NONE_LEFT if state.hand[golem * COMMANDS + command] == 0 else FINE


def must_be_harmless(state: GolemsState, golem: i64) -> bool:
    """GB-R09: whether the next command belongs to a row that asks for an attack."""
    return gap(state, golem) > 0 and state.sensor[golem * ROWS + state.laid[golem] - 1] == ATTACK


def forbids_any_bonus(state: GolemsState, golem: i64) -> i64:
    """GB-R55, GB-R56, GB-R71: one Bonus a round, and none in another."""
    if gap(state, golem) > 0:
        return INSIDE_BONUS
    if has_bonus(state, golem):
        return ONE_BONUS
    return ROWS_FULL if state.laid[golem] >= state.most[golem] else FINE


def forbids_bonus(state: GolemsState, golem: i64, bonus: i64, sensor: i64) -> i64:
    """GB-143, GB-049, GB-R61: what the Luck card shows, or CALL."""
    reason = forbids_any_bonus(state, golem)
    return reason if reason != FINE else _forbids_this_bonus(state, golem, bonus, sensor)


def _forbids_this_bonus(state: GolemsState, golem: i64, bonus: i64, sensor: i64) -> i64:
    if bonus == CALL:
        return NO_SUBPROGRAM if state.sub[2 * golem] == NO_COMMAND else FINE
    if state.luck[golem] != bonus:
        return NOT_DRAWN
    if sensor == ATTACK:
        harmless = state.hand[golem * COMMANDS + DEFENCE] + state.hand[golem * COMMANDS + STAND]
        return NO_ATTACK if not state.terms.attack_condition else ONLY_HARMLESS if harmless < 2 else FINE  # GB-R09
    return FINE if has_sensor(state, golem, sensor) else NO_SENSOR


def has_sensor(state: GolemsState, golem: i64, sensor: i64) -> bool:
    """GB-012, GB-R61: with `sensor_supply` physical a token that lies as damage is no sensor; water, then wall."""
    if state.terms.sensor_supply != PHYSICAL:
        return True
    if sensor == SEE_WATER:
        return state.worn[golem] < 1
    if sensor == SEE_WALL:
        return state.worn[golem] < 2
    return sensor != SEE_BARREL or state.worn[golem] < 3


def forbids_ready(state: GolemsState, golem: i64) -> i64:
    """GB-148, GB-154, GB-R59: all rows are filled, also both sides of a condition."""
    if gap(state, golem) > 0:
        return HALF_ROW
    return EMPTY_ROWS if state.laid[golem] < state.least[golem] else FINE


def forbids_program(state: GolemsState, seat: i64, code: i64) -> i64:
    """What speaks against one answer while a Program is laid."""
    golem, verb = state.golem_of(seat), VERB[code]
    if verb == LAY:
        return forbids_lay(state, golem, WHAT[code])
    if verb <= CALL_SUB:
        return forbids_bonus(state, golem, WHAT[code], WHERE[code])
    return forbids_ready(state, golem) if verb == READY else FINE


def legal_program(state: GolemsState, seat: i64, out: Codes) -> None:
    """All answers of somebody who lays a Program, in rising order."""
    golem = state.golem_of(seat)
    if forbids_any_lay(state, golem) == FINE:
        harmless = must_be_harmless(state, golem)
        for command in range(COMMANDS):
            if _forbids_command(state, golem, command, harmless) == FINE:
                out.add(FIRST_CODE[LAY] + command)
    if forbids_any_bonus(state, golem) == FINE:
        if state.luck[golem] != EMPTY and state.luck[golem] < AND:
            for code in range(FIRST_CODE[BONUS], FIRST_CODE[CALL_SUB]):
                if _forbids_this_bonus(state, golem, WHAT[code], WHERE[code]) == FINE:
                    out.add(code)
        if _forbids_this_bonus(state, golem, CALL, 0) == FINE:
            out.add(FIRST_CODE[CALL_SUB])
    if forbids_ready(state, golem) == FINE:
        out.add(FIRST_CODE[READY])
    out.add(FIRST_CODE[FINISH])


def lay(state: GolemsState, golem: i64, command: i64) -> None:
    """A command goes into the next empty place."""
    state.hand[golem * COMMANDS + command] -= 1
    if gap(state, golem) == 0:
        at = golem * ROWS + state.laid[golem]
        state.laid[golem] += 1
        state.kind[at] = PLAIN
        state.first[at] = command
        return
    at = golem * ROWS + state.laid[golem] - 1
    if state.first[at] == NO_COMMAND:
        state.first[at] = command
    else:
        state.second[at] = command


def skip(state: GolemsState, golem: i64) -> None:
    """In a draft the next place of the last row stays empty for now: something lies there that is no card."""
    state.hand[golem * COMMANDS + STAND] += 1
    lay(state, golem, STAND)


def begin_bonus(state: GolemsState, golem: i64, bonus: i64, sensor: i64) -> None:
    """A Bonus card begins a row."""
    at = golem * ROWS + state.laid[golem]
    state.laid[golem] += 1
    state.kind[at] = bonus
    state.sensor[at] = sensor


def fill(state: GolemsState, golem: i64) -> None:
    """GB-R11: empty places get the first card available, in the order of FILL: Defence, Stand, turns, …"""
    while gap(state, golem) > 0 or state.laid[golem] < state.least[golem]:
        number: i64 = 0
        while forbids_lay(state, golem, FILL[number]) != FINE:
            number += 1
        lay(state, golem, FILL[number])


def ask_for_programs(state: GolemsState) -> None:
    """GB-147: all players in action lay their Programs at the same time, face down; children in turns one team."""
    seats = [int(state.owner[g]) for g in range(state.golems) if state.owner[g] != NOBODY and state.least[g] > 0]
    if not seats:
        state.stop_asking()
    elif state.terms.in_turns:
        state.ask(seats[0], PROGRAM)
    else:
        state.ask_sealed(seats, PROGRAM)


def ready(state: GolemsState, seat: i64, log: Log) -> bool:
    """A player has finished; True if all have, and nothing can be changed any more (GB-R10)."""
    state.answered(seat)
    are_all = state.mover == NOBODY
    if are_all:
        state.commit()
    if log.on:
        log.begin()
        log.add(Readied(int(seat)))
        if are_all:
            log.add(Locked(tuple(int(state.laid[golem]) for golem in range(state.golems))))
        log.end()
    return are_all


def token_of(state: GolemsState, golem: i64, row: i64) -> i64:
    """The logic token that acts on this row, or none."""
    if state.token[golem] == NO_TOKEN or state.acted[golem] or state.token_row[golem] != row:
        return NO_TOKEN
    return state.token[golem]
