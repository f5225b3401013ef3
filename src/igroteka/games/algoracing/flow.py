"""Who is asked, in what order things happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, SILENT, Codes, Log, Options, Rules
from igroteka.core.rng import Rng
from igroteka.games.algoracing.actions import (
    ANSWERS,
    BASE,
    CARD,
    CHOOSE,
    CORNER,
    DRAW,
    EXCHANGE,
    FIRST_CODE,
    LIFT,
    OTHER_QUESTION,
    PASS,
    QUESTIONS,
    REPLACE,
    RUN,
    TOWARDS,
    TURN,
    VERB,
)
from igroteka.games.algoracing.layouts import Fault
from igroteka.games.algoracing.rules.algorithm import edit, forbids_edit, forbids_pass, forbids_run, legal_edits
from igroteka.games.algoracing.rules.end import winners
from igroteka.games.algoracing.rules.field import field_of
from igroteka.games.algoracing.rules.leaving import leave, may_leave
from igroteka.games.algoracing.rules.setup import (
    ask_for_base,
    choose_base,
    deal_corners,
    forbids_base,
    make_deck,
    set_out_samples,
)
from igroteka.games.algoracing.rules.terms import terms_of
from igroteka.games.algoracing.rules.turn import (
    begin_exchange,
    exchange,
    forbids_replace,
    legal_exchanges,
    run,
)
from igroteka.games.algoracing.state import CORNERS_BY_CHANCE, AlgoracingState
from igroteka.games.algoracing.tables import CORNERS


class Flow(Rules[AlgoracingState]):
    """AR-007, AR-014, AR-015, AR-028: bases are chosen, then the players take turns until the game ends."""

    def __init__(self) -> None:
        super().__init__(ANSWERS, QUESTIONS)

    def new(self, seats: i64, options: Options, rng: Rng) -> AlgoracingState:
        """AR-014, AR-075, AR-R36: field, samples and first player; then the last player chooses a corner."""
        terms = terms_of(options)
        field = field_of(terms, options.text("layout"), rng)
        if isinstance(field, Fault):
            raise ValueError(field.message)  # the game's meta has told it better before
        state = AlgoracingState(seats, terms, field, rng)
        state.first = terms.first_player - 1 if terms.first_player > 0 else rng.below(seats)
        set_out_samples(state)
        make_deck(state)
        if terms.corner_choice == CORNERS_BY_CHANCE:
            deal_corners(state)
        ask_for_base(state, SILENT)
        return state

    def forbids(self, state: AlgoracingState, seat: i64, code: i64) -> i64:
        question, verb = state.asked[seat], VERB[code]
        if question == TURN:
            if verb <= LIFT:
                return forbids_edit(state, seat, code)
            if verb == RUN:
                return forbids_run(state)
            if verb == PASS:
                return forbids_pass(state)
        elif question == EXCHANGE:
            if verb == REPLACE:
                return forbids_replace(state, seat, CARD[code])
            if verb == DRAW:
                return FINE
        elif question == BASE and verb == CHOOSE:
            return forbids_base(state, seat, CORNER[code], TOWARDS[code])
        return OTHER_QUESTION

    def legal_codes(self, state: AlgoracingState, seat: i64, out: Codes) -> None:
        out.clear()
        question = state.asked[seat]
        if question == TURN:
            legal_edits(state, seat, out)
        elif question == EXCHANGE:
            legal_exchanges(state, seat, out)
        else:
            for code in range(FIRST_CODE[CHOOSE], FIRST_CODE[CHOOSE] + 4 * CORNERS):
                if forbids_base(state, seat, CORNER[code], TOWARDS[code]) == FINE:
                    out.add(code)

    def apply_code(self, state: AlgoracingState, seat: i64, code: i64, log: Log) -> None:
        verb = VERB[code]
        if verb <= LIFT:
            edit(state, seat, code)
        elif verb == RUN:
            run(state, seat, log)
        elif verb == PASS:
            begin_exchange(state, seat)
        elif verb == REPLACE:
            state.marked[CARD[code]] += 1
        elif verb == DRAW:
            exchange(state, seat, log)
        else:
            choose_base(state, seat, CORNER[code], TOWARDS[code], log)

    def may_leave(self, state: AlgoracingState, seat: i64) -> bool:
        return may_leave(state, seat)

    def leave(self, state: AlgoracingState, seat: i64, log: Log) -> None:
        leave(state, seat, log)

    def score(self, state: AlgoracingState, seat: i64) -> i64:
        """AR-R90: points are public at any time."""
        return state.points[seat]

    def winners(self, state: AlgoracingState) -> list[int]:
        return winners(state)


RULES: Final = Flow()
