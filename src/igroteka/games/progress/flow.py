"""Who is asked, in what order things happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, SILENT, Codes, Log, Options, Rules
from igroteka.core.rng import Rng
from igroteka.games.progress.actions import (
    ANSWERS,
    ASK_ACT,
    ASK_AFTER,
    ASK_BACK,
    ASK_DRAW,
    ASK_DROP,
    ASK_GIVE,
    ASK_LIMIT,
    ASK_PAY,
    ASK_QUICK,
    ASK_SHUFFLE,
    ASK_START,
    ASK_SUCCESSOR,
    BEGIN,
    COMPLETE,
    DECLINE,
    DISCOVER,
    DRAW,
    DROP,
    EXCHANGE,
    FINISH,
    FIRST_CODE,
    FROM_DECK,
    FROM_PILE,
    FUND,
    GIVE,
    INHERIT,
    KEEP,
    NO_ACTION,
    NOT_IN_HAND,
    ONLY_IN_PAYMENT,
    OTHER_QUESTION,
    QUESTIONS,
    QUICK,
    RESEARCH,
    RETURN,
    SHUFFLE,
    SPEND,
    STOP,
    TAKE,
    USE,
    VERB,
    WHAT,
)
from igroteka.games.progress.box import ACTIONS_SKILL, NONE, PRICES
from igroteka.games.progress.rules import persons
from igroteka.games.progress.rules.development import forbids_research, forbids_return, give_back, has_room, research
from igroteka.games.progress.rules.drawing import (
    begin_draw,
    begin_quick_draw,
    begin_shuffle,
    draw_from_deck,
    draw_from_pile,
    drop,
    forbids_deck,
    forbids_pile,
    forbids_shuffle,
    forbids_stop,
    shuffle_and_draw,
)
from igroteka.games.progress.rules.feats import cover, forbids_fund, fund
from igroteka.games.progress.rules.paying import (
    complete,
    discover,
    forbids_discover,
    forbids_payment,
    is_payable,
    legal_payments,
    spend,
    spend_card,
    use,
)
from igroteka.games.progress.rules.scoring import decide, is_counted, total
from igroteka.games.progress.rules.setup import new_state, set_up
from igroteka.games.progress.rules.solo import exchange, forbids_exchange, forbids_give, want
from igroteka.games.progress.rules.turn import begin, go_on, may_fund_or_exchange
from igroteka.games.progress.state import PLOTS, QUICK_DROPS, SHUFFLES, ProgressState
from igroteka.games.progress.tables import FIRST, GROUP, PERSONS, SPAN


class Flow(Rules[ProgressState]):
    """PR-047, PR-048: the players take turns; every answer is followed by whatever it leads to."""

    def __init__(self) -> None:
        super().__init__(ANSWERS, QUESTIONS)

    def new(self, seats: i64, options: Options, rng: Rng) -> ProgressState:
        state = new_state(seats, options, rng)
        set_up(state)
        begin(state, SILENT)
        go_on(state, SILENT)
        return state

    def forbids(self, state: ProgressState, seat: i64, code: i64) -> i64:
        question, verb, what = state.asked[seat], VERB[code], WHAT[code]
        if question == ASK_ACT:
            return _forbids_act(state, seat, verb, what)
        if question == ASK_AFTER:
            return _forbids_move(state, seat, verb, what)
        if question == ASK_PAY:
            if USE <= verb <= COMPLETE:
                return forbids_payment(state, seat, verb, what)
        elif question in (ASK_DRAW, ASK_QUICK):
            if verb == FROM_DECK:
                return forbids_deck(state, what)
            if verb == FROM_PILE:
                return forbids_pile(state, what)
            if verb == STOP:
                return forbids_stop(state)
        elif question == ASK_SHUFFLE:
            if verb == FROM_DECK:
                return forbids_shuffle(state, what)
            if verb == STOP:
                return forbids_stop(state)
        elif question in (ASK_DROP, ASK_LIMIT):
            if verb == DROP:
                return FINE if state.hand[seat * SPAN + what] else NOT_IN_HAND
        elif question == ASK_BACK:
            if verb == RETURN:
                return forbids_return(state, seat, what)
            if verb == KEEP:
                return FINE
        elif question == ASK_GIVE:
            if verb == GIVE:
                return forbids_give(state, seat, what)
        elif question == ASK_SUCCESSOR:
            if verb == TAKE:
                return persons.forbids_offer(state, seat, what)
            if verb == DECLINE:
                return FINE
        elif verb == TAKE:  # before the development phase
            return persons.forbids_take(state, seat, what)
        elif verb == INHERIT:
            return persons.forbids_heritage(state, seat)
        elif verb == BEGIN:
            return FINE
        return ONLY_IN_PAYMENT if USE <= verb <= COMPLETE else OTHER_QUESTION

    def legal_codes(self, state: ProgressState, seat: i64, out: Codes) -> None:
        out.clear()
        question = state.asked[seat]
        if question == ASK_PAY:
            legal_payments(state, seat, out)
        elif question == ASK_ACT:
            _legal_acts(state, seat, out)
            _legal_moves(state, seat, out)
        elif question == ASK_AFTER:
            _legal_moves(state, seat, out)
        elif question in (ASK_DROP, ASK_LIMIT):
            _legal_cards(state, seat, FIRST_CODE[DROP], out)
        elif question == ASK_GIVE:
            _legal_cards(state, seat, FIRST_CODE[GIVE], out)
        elif question == ASK_BACK:
            _legal_returns(state, seat, out)
        else:
            self._legal_others(state, seat, question, out)

    def _legal_others(self, state: ProgressState, seat: i64, question: i64, out: Codes) -> None:
        """The answers to the questions with few of them, verb by verb."""
        first: i64 = 0
        last: i64 = self.size
        if question in (ASK_DRAW, ASK_QUICK, ASK_SHUFFLE):
            first = FIRST_CODE[FROM_DECK]
        elif question == ASK_SUCCESSOR:
            first, last = FIRST_CODE[TAKE], FIRST_CODE[INHERIT]
        else:
            last = FIRST_CODE[USE]
        code = first
        while code < last:
            if question == ASK_START and code == 1:
                code = FIRST_CODE[TAKE]
            if self.forbids(state, seat, code) == FINE:
                out.add(code)
            code += 1

    def apply_code(self, state: ProgressState, seat: i64, code: i64, log: Log) -> None:
        verb, what = VERB[code], WHAT[code]
        if verb == DROP:
            _drop(state, seat, what, log)
        elif verb == SPEND:
            spend(state, seat, what, log)
        elif verb == USE:
            use(state, seat, what, log)
        elif verb == COMPLETE:
            target = complete(state, seat, log)
            if target >= SPAN:
                cover(state, seat, target - SPAN, log)
        elif verb == FROM_DECK:
            if state.stage == SHUFFLES:
                shuffle_and_draw(state, seat, what, log)
            else:
                draw_from_deck(state, seat, what, log)
        elif verb == FROM_PILE:
            draw_from_pile(state, seat, what, log)
        elif verb in (STOP, FINISH, KEEP, BEGIN):  # PR-R40, PR-R46: no further card; no further action
            state.next_stage()
        elif verb == DISCOVER:
            discover(state, seat, what, log)
        elif verb == RESEARCH:
            research(state, seat, what, log)
        elif verb == DRAW:
            begin_draw(state, seat, log)
        elif verb == QUICK:
            begin_quick_draw(state, seat, log)
        elif verb == SHUFFLE:
            begin_shuffle(state, seat, log)
        elif verb == RETURN:
            give_back(state, seat, what, log)
        elif verb == FUND:
            fund(state, seat, what, log)
        elif verb == EXCHANGE:
            want(state, what)
        elif verb == GIVE:
            exchange(state, seat, what, log)
        elif verb == TAKE:
            persons.take(state, seat, what, log)
        elif verb == DECLINE:
            persons.decline(state, seat, log)
        else:
            persons.inherit(state, seat, log)
        go_on(state, log)

    def score(self, state: ProgressState, seat: i64) -> i64:
        """PR-127: the points as they would be counted now."""
        return total(state, seat) if is_counted(state) else 0

    def winners(self, state: ProgressState) -> list[int]:
        return decide(state)[0]


def _forbids_act(state: ProgressState, seat: i64, verb: i64, what: i64) -> i64:
    """PR-054, PR-055, PR-056, PR-057, PR-058: actions, and moves that need none."""
    if verb == DISCOVER:
        return forbids_discover(state, seat, what)
    if verb == RESEARCH:
        return forbids_research(state, seat, what)
    if verb in (DRAW, QUICK, SHUFFLE):
        return FINE if state.used < state.value(seat, ACTIONS_SKILL) else NO_ACTION
    return _forbids_move(state, seat, verb, what)


def _forbids_move(state: ProgressState, seat: i64, verb: i64, what: i64) -> i64:
    """PR-R10, PR-R74, PR-R90, PR-R93: moves that need no action, and the end of the turn."""
    if may_fund_or_exchange(state):
        if verb == FUND:
            return forbids_fund(state, seat, what)
        if verb == EXCHANGE:
            return forbids_exchange(state, seat, what)
    if verb == TAKE:
        return persons.forbids_take(state, seat, what)
    if verb == INHERIT:
        return persons.forbids_heritage(state, seat)
    if verb == FINISH:
        return FINE
    return ONLY_IN_PAYMENT if USE <= verb <= COMPLETE else OTHER_QUESTION


def _legal_acts(state: ProgressState, seat: i64, out: Codes) -> None:
    """The actions `_forbids_act` allows."""
    first, end = FIRST[max(1, state.age - 1)], FIRST[state.age + 1]
    if state.used < state.value(seat, ACTIONS_SKILL):
        tech = first
        while tech < end:
            place = seat * SPAN + tech
            if state.hand[place] and not state.area[place] and is_payable(state, seat, tech):
                out.add(FIRST_CODE[DISCOVER] + tech)
            tech += 1
        if has_room(state, seat):
            tech = first
            while tech < end:
                place = seat * SPAN + tech
                if state.hand[place] and not state.area[place]:
                    out.add(FIRST_CODE[RESEARCH] + tech)
                tech += 1
        out.add(FIRST_CODE[DRAW])
        out.add(FIRST_CODE[QUICK])
        out.add(FIRST_CODE[SHUFFLE])


def _legal_moves(state: ProgressState, seat: i64, out: Codes) -> None:
    """The answers `_forbids_move` allows."""
    may = may_fund_or_exchange(state)
    if may and state.terms.achievements:
        for price in range(PRICES):
            if forbids_fund(state, seat, price) == FINE:
                out.add(FIRST_CODE[FUND] + price)
    if may and state.seats == 1 and not state.exchanged:
        tech = FIRST[max(1, state.age - 1)]
        end = FIRST[state.age + 1]
        while tech < end:
            if forbids_exchange(state, seat, tech) == FINE:
                out.add(FIRST_CODE[EXCHANGE] + tech)
            tech += 1
    if state.terms.personalities:
        for person in range(PERSONS):
            if GROUP[person] == state.age - 1 and persons.forbids_take(state, seat, person) == FINE:
                out.add(FIRST_CODE[TAKE] + person)
        if persons.forbids_heritage(state, seat) == FINE:
            out.add(FIRST_CODE[INHERIT])
    out.add(FIRST_CODE[FINISH])


def _legal_cards(state: ProgressState, seat: i64, first: i64, out: Codes) -> None:
    """The cards of a hand; those of ages that are gone are in no hand."""
    tech = FIRST[max(1, state.age - 1)]
    end = FIRST[state.age + 1]
    while tech < end:
        if state.hand[seat * SPAN + tech]:
            out.add(first + tech)
        tech += 1


def _legal_returns(state: ProgressState, seat: i64, out: Codes) -> None:
    """PR-053: all stay in development, or one of them goes back; in the order of the data file, copies once."""
    out.add(FIRST_CODE[KEEP])
    last: i64 = NONE
    while last < SPAN:
        following: i64 = SPAN
        for place in range(seat * PLOTS, seat * PLOTS + state.plots[seat]):
            if last < state.plot[place] < following:
                following = state.plot[place]
        if following < SPAN:
            out.add(FIRST_CODE[RETURN] + following)
        last = following


def _drop(state: ProgressState, seat: i64, tech: i64, log: Log) -> None:
    if state.target != NONE:
        spend_card(state, seat, tech, log)
    else:
        drop(state, seat, tech, state.stage == QUICK_DROPS, log)


RULES: Final = Flow()
