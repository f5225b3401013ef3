"""Who is asked, in what order things happen."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, SILENT, Codes, Log, Options, Rules
from igroteka.core.rng import Rng
from igroteka.games.golems.actions import (
    ANSWERS,
    AT_CELL,
    CALL_SUB,
    CARD,
    CHOICE,
    COLOUR,
    DECLINE,
    EXIT,
    FINISH,
    FIRST_CODE,
    KEEP,
    LAY,
    LAY_SUB,
    LOGIC,
    NO_SUB,
    NOT_BOTH,
    OTHER_QUESTION,
    PICK,
    PROGRAM,
    QUESTIONS,
    READY,
    SEND,
    SUB,
    TAKE_CARD,
    TAKE_COLOUR,
    VERB,
    WHAT,
    WHERE,
)
from igroteka.games.golems.rules.barrels import decline, forbids_teleport, legal_teleports, teleport
from igroteka.games.golems.rules.end import begin_round, score
from igroteka.games.golems.rules.logic import ask_for_token, forbids_token, lay_token, legal_tokens
from igroteka.games.golems.rules.program import begin_bonus, fill, forbids_program, lay, legal_program, ready
from igroteka.games.golems.rules.row import advance
from igroteka.games.golems.rules.setup import (
    ask_for_setup,
    fill_barrels,
    forbids_card,
    forbids_colour,
    forbids_sub,
    lay_sub,
    lay_things,
    place_golems,
    shuffle_luck,
    take_card,
    take_colour,
)
from igroteka.games.golems.rules.terms import chosen_scenario, terms_of
from igroteka.games.golems.rules.tournament import draw_lots, next_match, winners_of
from igroteka.games.golems.rules.water import come_out, forbids_exit, legal_exits
from igroteka.games.golems.scenario import PUZZLE
from igroteka.games.golems.state import BOTH, OPEN_ROW, GolemsState
from igroteka.games.golems.tables import NO_COMMAND, XOR, Field


class Flow(Rules[GolemsState]):
    """GB-141: cards, colours and subprograms are chosen; then come rounds of programming and execution."""

    def __init__(self) -> None:
        super().__init__(ANSWERS, QUESTIONS)

    def new(self, seats: i64, options: Options, rng: Rng) -> GolemsState:
        """GB-128, GB-129, GB-130, GB-131, GB-132, GB-133, GB-134, GB-135, GB-136, GB-137, GB-138, GB-139, GB-140: the
        field, its things and the golems; then the youngest player, seat 0, chooses a card.
        """
        scenario = chosen_scenario(seats, options)
        terms = terms_of(seats, options, scenario)
        state = GolemsState(seats, terms, Field(scenario.plan), rng)
        state.practice = terms.mode == PUZZLE
        if state.cup is None:
            fill_barrels(state)
            lay_things(state)
            place_golems(state)
            shuffle_luck(state)
        else:
            draw_lots(state, state.cup)
        _choose_next(state, SILENT)
        return state

    def forbids(self, state: GolemsState, seat: i64, code: i64) -> i64:
        question, verb = state.asked[seat], VERB[code]
        if question == PROGRAM:
            if LAY <= verb <= FINISH:
                return forbids_program(state, seat, code)
        elif question == EXIT:
            if verb == AT_CELL:
                return forbids_exit(state, state.golem_of(seat), WHAT[code])
        elif question == SEND:
            if verb == AT_CELL:
                return forbids_teleport(state, WHAT[code])
            if verb == DECLINE:
                return FINE
        elif question == LOGIC:
            if KEEP <= verb <= AT_CELL:
                return forbids_token(state, seat, code)
        elif question == CHOICE:
            if verb == PICK:
                return _forbids_pick(state, seat, WHAT[code])
        elif question == CARD:
            if verb == TAKE_CARD:
                return forbids_card(state, WHAT[code])
        elif question == COLOUR:
            if verb == TAKE_COLOUR:
                return forbids_colour(state, WHAT[code])
        elif question == SUB:
            if verb == NO_SUB:
                return FINE
            if verb == LAY_SUB:
                return forbids_sub(WHAT[code], WHERE[code])
        return OTHER_QUESTION

    def legal_codes(self, state: GolemsState, seat: i64, out: Codes) -> None:
        out.clear()
        question = state.asked[seat]
        if question == PROGRAM:
            legal_program(state, seat, out)
        elif question == EXIT:
            legal_exits(state, seat, out)
        elif question == SEND:
            legal_teleports(state, out)
        elif question == LOGIC:
            legal_tokens(state, seat, out)
        elif question == CHOICE:
            for code in range(FIRST_CODE[PICK], self.size):
                if _forbids_pick(state, seat, WHAT[code]) == FINE:
                    out.add(code)
        elif question == CARD:
            for code in range(FIRST_CODE[TAKE_COLOUR]):
                if forbids_card(state, code) == FINE:
                    out.add(code)
        elif question == COLOUR:
            for code in range(FIRST_CODE[TAKE_COLOUR], FIRST_CODE[NO_SUB]):
                if forbids_colour(state, WHAT[code]) == FINE:
                    out.add(code)
        else:
            out.add(FIRST_CODE[NO_SUB])
            for code in range(FIRST_CODE[LAY_SUB], FIRST_CODE[LAY]):
                if forbids_sub(WHAT[code], WHERE[code]) == FINE:
                    out.add(code)

    def apply_code(self, state: GolemsState, seat: i64, code: i64, log: Log) -> None:
        question, verb = state.asked[seat], VERB[code]
        if question == PROGRAM:
            self._program(state, seat, code, log)
        elif question == EXIT:
            state.stop_asking()
            come_out(state, state.golem_of(seat), WHAT[code], log)
            advance(state, log)
        elif question == SEND:
            state.stop_asking()
            if verb == DECLINE:
                decline(state, log)
            else:
                teleport(state, WHAT[code], log)
            advance(state, log)
        elif question == LOGIC:
            state.stop_asking()
            lay_token(state, seat, code, log)
            _begin_execution(state, log)
        elif question == CHOICE:
            state.run.picks[state.golem_of(seat)] = WHAT[code]
            state.answered(seat)
            if state.mover == NOBODY:
                state.stop_asking()
                advance(state, log)
        elif question == CARD:
            take_card(state, seat, WHAT[code], log)
            _choose_next(state, log)
        elif question == COLOUR:
            take_colour(state, seat, WHAT[code], log)
            _choose_next(state, log)
        elif verb == NO_SUB:
            lay_sub(state, seat, NO_COMMAND, NO_COMMAND, log)
            _choose_next(state, log)
        else:
            lay_sub(state, seat, WHAT[code], WHERE[code], log)
            _choose_next(state, log)

    def _program(self, state: GolemsState, seat: i64, code: i64, log: Log) -> None:
        golem, verb = state.golem_of(seat), VERB[code]
        if verb == LAY:
            lay(state, golem, WHAT[code])
        elif verb <= CALL_SUB:
            begin_bonus(state, golem, WHAT[code], WHERE[code])
        else:
            if verb != READY:
                fill(state, golem)
            if ready(state, seat, log):
                state.stop_asking()
                state.turn = 0
                _begin_execution(state, log)

    def timeout(self, state: GolemsState, seat: i64) -> i64:
        """GB-R11, GB-R53, GB-R90: what is given for a player whose time is up; it does no harm."""
        question = state.asked[seat]
        if question == PROGRAM:
            return FIRST_CODE[FINISH]
        if question == EXIT:
            return FIRST_CODE[AT_CELL] + state.cell[state.golem_of(seat)]
        if question == SEND:
            return FIRST_CODE[DECLINE]
        if question == LOGIC:
            return FIRST_CODE[KEEP]
        if question == CHOICE:
            return FIRST_CODE[PICK]
        if question == SUB:
            return FIRST_CODE[NO_SUB]
        self.legal_codes(state, seat, self.codes)
        return self.codes.items[0]

    def score(self, state: GolemsState, seat: i64) -> i64:
        return score(state, seat)

    def winners(self, state: GolemsState) -> list[int]:
        return winners_of(state)


def _choose_next(state: GolemsState, log: Log) -> None:
    """GB-128, GB-129, GB-046: what is chosen before the game; then the first round, or the first match, begins."""
    ask_for_setup(state)
    if state.mover == NOBODY:
        if state.cup is None:
            begin_round(state, log)
        else:
            next_match(state, log)


def _forbids_pick(state: GolemsState, seat: i64, pick: i64) -> i64:
    """GB-122, GB-126: the first, the second or, with OR only, both."""
    return NOT_BOTH if pick == BOTH and state.token[state.golem_of(seat)] == XOR else FINE


def _begin_execution(state: GolemsState, log: Log) -> None:
    """GB-104, GB-155, GB-156: first logic tokens are laid, then the first row is opened."""
    if not ask_for_token(state):
        state.turn = 0
        state.run.stage = OPEN_ROW
        advance(state, log)
