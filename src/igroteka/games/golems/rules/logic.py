"""Logic tokens on Programs and in the field.

Chapters “Logic tokens” and “Logic tokens: rulings” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Codes, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.actions import (
    AT_CELL,
    CELL_TAKEN,
    FIRST_CODE,
    KEEP,
    LOGIC,
    NO_CELL,
    NO_NEXT_ROW,
    NO_ROW,
    NOT_AN_IF,
    ON_ROW,
    ONE_TOKEN,
    ONLY_NOT,
    VERB,
    WHAT,
    WHERE,
)
from igroteka.games.golems.events import (
    TokenKept,
    TokenLaid,
    TokenPlaced,
    TokenReturned,
)
from igroteka.games.golems.row_events import (
    TokenLost,
    TokenPicked,
)
from igroteka.games.golems.state import IN_ACTION, REMOVED, SIDE_NAMES, WHOLE, GolemsState
from igroteka.games.golems.tables import (
    IF,
    NO_BARREL,
    NO_TOKEN,
    NOT,
    ROWS,
    SIGN_NAMES,
)

# laying tokens after programming (GB-104)


def ask_for_token(state: GolemsState) -> bool:
    """GB-R81: the next holder in seat order, the first seat moving on every round, is asked; False if none is left."""
    while state.turn < state.seats:
        seat = (state.turn + state.round - 1) % state.seats
        golem = state.golem_of(seat)
        if golem != NOBODY and state.held[golem] != NO_TOKEN and state.out[golem] == IN_ACTION:
            state.ask(seat, LOGIC)
            return True
        state.turn += 1
    return False


def golem_of_colour(state: GolemsState, colour: i64) -> i64:
    """The golem of a colour, or NOBODY."""
    for golem in range(state.golems):
        if state.colour[golem] == colour:
            return golem
    return NOBODY


def forbids_token(state: GolemsState, seat: i64, code: i64) -> i64:
    """GB-103, GB-105, GB-R82, GB-R83, GB-R84: a row, a card of one's own IF for NOT, a free cell, or keep it."""
    verb = VERB[code]
    if verb == KEEP:
        return FINE
    if verb == AT_CELL:
        return _forbids_cell(state, WHAT[code])
    own = state.golem_of(seat)
    golem = golem_of_colour(state, WHAT[code]) if verb == ON_ROW else own
    row = WHERE[code]
    if golem == NOBODY or state.out[golem] != IN_ACTION or row >= state.laid[golem]:
        return NO_ROW
    if state.token[golem] != NO_TOKEN:
        return ONE_TOKEN
    sign = state.held[own]
    if verb != ON_ROW:
        if sign != NOT:
            return ONLY_NOT
        return FINE if state.kind[golem * ROWS + row] == IF else NOT_AN_IF
    if sign != NOT and row + 1 >= state.laid[golem]:
        return NO_NEXT_ROW
    return FINE


def _forbids_cell(state: GolemsState, cell: i64) -> i64:
    """GB-R84: a field cell without golem, obstacle or other logic token."""
    if cell >= state.field.size or not state.field.here[cell]:
        return NO_CELL
    if (
        state.on[cell] != NOBODY
        or state.field.solid[cell] != 0
        or state.barrel[cell] != NO_BARREL
        or state.logic[cell] != NO_TOKEN
    ):
        return CELL_TAKEN
    return FINE


def legal_tokens(state: GolemsState, seat: i64, out: Codes) -> None:
    """All places for a token, in rising order."""
    out.add(FIRST_CODE[KEEP])
    for code in range(FIRST_CODE[ON_ROW], FIRST_CODE[AT_CELL]):
        if forbids_token(state, seat, code) == FINE:
            out.add(code)
    for number in range(state.field.count):
        cell = state.field.cells[number]
        if _forbids_cell(state, cell) == FINE:
            out.add(FIRST_CODE[AT_CELL] + cell)


def lay_token(state: GolemsState, seat: i64, code: i64, log: Log) -> None:
    """Carry out what a holder decided."""
    golem, verb = state.golem_of(seat), VERB[code]
    sign = state.held[golem]
    state.turn += 1
    if verb == KEEP:
        if log.on:
            log.add(TokenKept(int(seat)))
        return
    state.held[golem] = NO_TOKEN
    if verb == AT_CELL:
        state.logic[WHAT[code]] = sign
        if log.on:
            log.add(TokenPlaced(int(seat), SIGN_NAMES[sign], int(WHAT[code])))
        return
    other = golem_of_colour(state, WHAT[code]) if verb == ON_ROW else golem
    card = WHOLE if verb == ON_ROW else WHAT[code]
    _put(state, other, sign, WHERE[code], card)
    if log.on:
        log.add(TokenLaid(int(seat), SIGN_NAMES[sign], state.who(other), int(WHERE[code]) + 1, SIDE_NAMES[card]))


def _put(state: GolemsState, golem: i64, sign: i64, row: i64, card: i64) -> None:
    state.token[golem] = sign
    state.token_row[golem] = row
    state.token_on[golem] = card
    state.acted[golem] = 0


# tokens in the field


def pick_up(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-112, GB-119, GB-123, GB-R86: a golem that gets onto a token takes it, however it got there; a Bot does not.

    It lies on the next row. A second token is discarded (GB-106, GB-R85); one without enough rows left goes to the
    supply at once (GB-124, GB-R87). What belongs to the expansion is not for Bots (GB-058).
    """
    cell = state.cell[golem]
    if cell == OFF or state.logic[cell] == NO_TOKEN or state.owner[golem] == NOBODY:  # GB-R116
        return
    sign = state.logic[cell]
    state.logic[cell] = NO_TOKEN
    row = state.run.row + 1
    if state.token[golem] != NO_TOKEN:
        state.gone[sign] += 1
        if log.on:
            where = int(cell)
            rules = ("GB-106", "GB-R80", "GB-R85")
            log.add(TokenLost(state.who(golem), SIGN_NAMES[sign], where, "second", rules=rules))
        return
    if row + (1 if sign == NOT else 2) > state.laid[golem]:
        state.supply[sign] += 1
        if log.on:
            where = int(cell)
            log.add(TokenLost(state.who(golem), SIGN_NAMES[sign], where, "late", rules=("GB-124", "GB-R87")))
        return
    _put(state, golem, sign, row, WHOLE)
    if log.on:
        log.add(TokenPicked(state.who(golem), SIGN_NAMES[sign], int(cell), int(row) + 1))


# after a round


def return_tokens(state: GolemsState, log: Log) -> None:
    """GB-107, GB-193, GB-R79: tokens on Programs and tokens not used leave the players; those in the field stay."""
    for golem in range(state.golems):
        clear_token(state, golem)
        if state.held[golem] != NO_TOKEN:
            sign = state.held[golem]
            state.held[golem] = NO_TOKEN
            if state.terms.unused_logic == REMOVED:
                state.gone[sign] += 1
            else:
                state.supply[sign] += 1
            if log.on:
                log.add(TokenReturned(state.who(golem), SIGN_NAMES[sign], state.terms.unused_logic == REMOVED))


def use_token(state: GolemsState, golem: i64) -> None:
    """GB-111, GB-118: the token has acted and goes to the supply; the Program takes no other (GB-R85)."""
    if not state.acted[golem]:
        state.acted[golem] = 1
        state.supply[state.token[golem]] += 1


def clear_token(state: GolemsState, golem: i64) -> None:
    """GB-R93, GB-193: what lies on a Program goes to the supply."""
    if state.token[golem] != NO_TOKEN:
        use_token(state, golem)
        state.token[golem] = NO_TOKEN
        state.token_row[golem] = 0
        state.token_on[golem] = WHOLE
        state.acted[golem] = 0
