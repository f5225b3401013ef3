"""A row is opened, logic tokens act, and the row becomes a queue of items.

Chapters “Logic tokens”, “Phase 2: the order inside a row” and “Logic tokens: rulings” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.games.golems.actions import CHOICE
from igroteka.games.golems.row_events import (
    OptionChosen,
    RowOpened,
    TokenWorked,
    Waited,
)
from igroteka.games.golems.rules.logic import use_token
from igroteka.games.golems.rules.program import token_of
from igroteka.games.golems.state import (
    BOTH,
    FIRST,
    IF_ITEM,
    IN_ACTION,
    ITEMS,
    JOINED,
    ON_NO,
    ON_YES,
    PASSED,
    PICK_NAMES,
    SECOND,
    WHILE_ITEM,
    WHOLE,
    GolemsState,
)
from igroteka.games.golems.tables import (
    AND,
    CALL,
    FOR,
    IF,
    INVERSE,
    KIND_NAMES,
    LETTERS,
    NO_COMMAND,
    NO_TOKEN,
    NOT,
    OR,
    REPEATED,
    ROUNDS,
    ROWS,
    SENSOR_NAMES,
    SIGN_NAMES,
    WHILE,
    XOR,
)


def open_row(state: GolemsState, log: Log) -> None:
    """GB-156: everybody opens the same row, and logic tokens on it act; then OR and XOR are chosen (GB-R90).

    AND joins the row with the next one, whatever Bonus they have (GB-108).
    """
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
        elif token in (OR, XOR) and has_next:
            _open(state, golem, row + 1, log)
            choosers += 1
        else:
            _enqueue(state, golem, row)
            if token != NO_TOKEN:
                use_token(state, golem)
    if choosers > 0:
        _ask_choosers(state)


def _open(state: GolemsState, golem: i64, row: i64, log: Log) -> None:
    at = golem * ROWS + row
    state.open[at] = 1
    kind = state.kind[at]
    if 0 < kind < CALL:
        state.shown[golem * ROUNDS + min(state.round, ROUNDS) - 1] = 1  # the Luck card must have shown it
    if log.on:
        first, second = state.first[at], state.second[at]
        one = LETTERS[first] if first != NO_COMMAND else None
        two = LETTERS[second] if second != NO_COMMAND else None
        if kind == CALL:
            one, two = LETTERS[state.sub[2 * golem]], LETTERS[state.sub[2 * golem + 1]]
        sensor = SENSOR_NAMES[state.sensor[at]] if kind in (IF, WHILE) else None
        log.add(RowOpened(state.who(golem), int(row) + 1, KIND_NAMES[kind], one, two, sensor))


def _tell_token(state: GolemsState, golem: i64, token: i64, log: Log) -> None:
    if log.on:
        rules = {AND: ("GB-110",), NOT: ("GB-115",), OR: ("GB-122",), XOR: ("GB-125", "GB-126")}[int(token)]
        log.add(TokenWorked(state.who(golem), SIGN_NAMES[token], int(state.run.row) + 1, rules=rules))


def _enqueue(state: GolemsState, golem: i64, row: i64) -> None:
    """GB-R02: a row becomes items: FOR equal ones (GB-035, GB-036), CALL its two as they were laid (GB-R58), a
    condition or a WHILE one. All of them will be carried out, whether it makes sense or not (GB-004).

    NOT inverts every plain command of the row, or the one card it lies on (GB-113, GB-R91); all that follows sees the
    inverted command (GB-R92).
    """
    run = state.run
    at = golem * ROWS + row
    kind, first, second = state.kind[at], state.first[at], state.second[at]
    if kind == CALL:
        first, second = state.sub[2 * golem], state.sub[2 * golem + 1]
    if token_of(state, golem, row) == NOT:
        on = state.token_on[golem]
        if first != NO_COMMAND and on in (WHOLE, ON_YES):
            first = INVERSE[first]
        if second != NO_COMMAND and on in (WHOLE, ON_NO):
            second = INVERSE[second]
    slot: i64 = 0 if row == run.row else 1
    if kind in (IF, WHILE):
        place = golem * JOINED + slot
        run.sensor[place] = state.sensor[at]
        if kind == IF:
            run.yes[place] = first
            run.no[place] = second
        else:
            run.body[place] = first
        _append(state, golem, (IF_ITEM if kind == IF else WHILE_ITEM) + slot)
    else:
        _append(state, golem, first)
        if kind == FOR:
            for _ in range(1, REPEATED):
                _append(state, golem, first)
        elif kind == CALL:
            _append(state, golem, second)


def _append(state: GolemsState, golem: i64, item: i64) -> None:
    run = state.run
    run.queue[golem * ITEMS + run.length[golem]] = item
    run.length[golem] += 1


def _ask_choosers(state: GolemsState) -> None:
    """GB-R90: all choosers decide secretly and at the same time, having seen the opened cards."""
    choosers = [int(state.owner[golem]) for golem in range(state.golems) if is_choosing(state, golem)]
    state.ask_sealed(choosers, CHOICE)


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


def is_joined(state: GolemsState, golem: i64) -> bool:
    """GB-R88, GB-R90: whether a logic token joins the row that is carried out with the next one."""
    row = state.run.row
    next_row = golem * ROWS + row + 1
    has_next = row + 1 < state.laid[golem] and state.open[next_row]
    return bool(has_next and (state.used[next_row] or is_choosing(state, golem)))


def take_choices(state: GolemsState, log: Log) -> None:
    """GB-120, GB-122, GB-125, GB-126, GB-127, GB-R89: what was chosen is carried out now; after XOR the other command
    is gone.
    """
    run = state.run
    row = run.row
    for golem in range(state.golems):
        if run.picks[golem] == 0:
            continue
        pick, token = run.picks[golem], state.token[golem]
        if pick == SECOND and token == OR and state.terms.or_unchosen != PASSED:
            _change_places(state, golem * ROWS + row)
            _enqueue(state, golem, row)
        else:
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
            log.add(OptionChosen(state.who(golem), SIGN_NAMES[token], PICK_NAMES[pick], rules=rules))


def _change_places(state: GolemsState, at: i64) -> None:
    """GB-R89: the next row is carried out now, and this one in its place."""
    _swap(state.kind, at)
    _swap(state.first, at)
    _swap(state.second, at)
    _swap(state.sensor, at)


def _swap(rows: vec[i64], at: i64) -> None:
    below = rows[at + 1]
    rows[at + 1] = rows[at]
    rows[at] = below
