"""The small card game with defects planted into it, each as small as such things are in real life."""

from __future__ import annotations

import random
from dataclasses import replace

from igroteka.core.arrays import filled
from igroteka.core.engine import NOBODY, Log, Options
from igroteka.core.rng import Rng
from igroteka.core.wire import Reason, Seat
from tests.laws import cards
from tests.laws.cards import GAME, CardsState, CardsView, Dealt, Drew, Flow, Scored


def _leaky_view(state: CardsState, seat: Seat) -> CardsView:
    """The number of cards in the deck, which is open, tells the top card, which is not."""
    top = int(state.deck[0]) if len(state.deck) else 0
    return replace(cards.view_of(state, seat), deck=len(state.deck) * 10 + top)


class _SharingState(CardsState):
    def clone(self) -> CardsState:
        other = super().clone()
        other.hands = self.hands
        return other


class _ForgettingState(CardsState):
    def clone(self) -> CardsState:
        other = super().clone()
        other.commits = 0
        return other


class _SharingFlow(Flow):
    def new(self, seats: int, options: Options, rng: Rng) -> CardsState:
        return _as(_SharingState, super().new(seats, options, rng))


class _ForgettingFlow(Flow):
    def new(self, seats: int, options: Options, rng: Rng) -> CardsState:
        return _as(_ForgettingState, super().new(seats, options, rng))


def _as(kind: type[CardsState], plain: CardsState) -> CardsState:
    state = kind(int(plain.seats), plain.rng)
    state.from_bytes(plain.to_bytes())
    return state


class _GlobalChanceFlow(Flow):
    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        if len(state.deck) > 1 and random.random() < 0.5:
            state.deck[0], state.deck[1] = state.deck[1], state.deck[0]
        super().draw(state, seat, log)


class _UnsortedFlow(Flow):
    def reveal(self, state: CardsState, log: Log) -> None:
        super().reveal(state, log)
        names = {f"seat {seat}" for seat in range(int(state.seats))} | {"nobody"}
        if log.on:
            for name in names:
                if name != "nobody":
                    log.add(Scored(int(name[5:])))


class _TalkingFlow(Flow):
    """The card that was drawn is told to everybody."""

    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        top = int(state.deck[0])
        super().draw(state, seat, log)
        if log.on:
            log.add(Scored(top % int(state.seats)))


class _SilentFlow(Flow):
    """A card is drawn, but nothing says that the seat has seen it."""

    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        super().draw(state, seat, log)
        log.events = [event for event in log.events if not isinstance(event, Dealt | Drew)]


class _LosingFlow(Flow):
    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        super().draw(state, seat, log)
        if len(state.deck):
            state.deck = state.deck[1:]


class _WillfulFlow(Flow):
    """`legal` and `why_not` come from two predicates."""

    def codes_of(self, state: CardsState, seat: int) -> list[int]:
        return super().codes_of(state, seat)[:1]


class _StuckFlow(Flow):
    def next_round(self, state: CardsState) -> None:
        super().next_round(state)
        if state.mover == NOBODY:
            state.give(0, [])
            state.ask_all(0, True)


def _leaky_reason(state: CardsState, seat: Seat, code: int, number: int) -> Reason:
    top = int(state.deck[0]) if len(state.deck) else 0
    return Reason("cards-not-in-hand", ("CD-002",), {"rank": top})


def _bare_reason(state: CardsState, seat: Seat, code: int, number: int) -> Reason:
    return Reason("cards-other-question", ())


def _forgetful_imagine(view: CardsView, rng: Rng) -> CardsState:
    state = cards.imagine(view, rng)
    state.picks = filled(int(state.seats), NOBODY)
    return state


LEAK_IN_VIEW = replace(GAME, view_of=_leaky_view)
LEAK_IN_EVENTS = replace(GAME, rules=_TalkingFlow())
LEAK_IN_REASONS = replace(GAME, reason=_leaky_reason)
SHARED_LIST = replace(GAME, rules=_SharingFlow())
FORGOTTEN_FIELD = replace(GAME, rules=_ForgettingFlow())
GLOBAL_CHANCE = replace(GAME, rules=_GlobalChanceFlow())
UNSORTED_SET = replace(GAME, rules=_UnsortedFlow())
UNTOLD_SECRET = replace(GAME, rules=_SilentFlow())
LOST_CARD = replace(GAME, rules=_LosingFlow())
TWO_PREDICATES = replace(GAME, rules=_WillfulFlow())
STUCK = replace(GAME, rules=_StuckFlow())
NO_PARAGRAPH = replace(GAME, reason=_bare_reason)
FALSE_IMAGINATION = replace(GAME, imagine=_forgetful_imagine)
MISSING_MESSAGE = replace(GAME, reasons=(*GAME.reasons, "cards-nobody-wrote-this"))
