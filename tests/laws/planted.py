"""The small card game with defects planted into it, each as small as such things are in real life."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, fields, replace
from typing import Any

from igroteka.core.arrays import filled
from igroteka.core.engine import NOBODY, NOT_WRITTEN, SILENT, Codes, Log, Options
from igroteka.core.fields import Ints, read_fields, write_fields
from igroteka.core.rng import Rng
from igroteka.core.wire import Reason, Seat
from tests.laws import cards
from tests.laws.cards import GAME, CardsState, CardsView, Flow, Scored


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
        if len(state.deck) > 1:
            other = random.randrange(len(state.deck))
            state.deck[0], state.deck[other] = state.deck[other], state.deck[0]
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
        super().draw(state, seat, SILENT)


class _EarlyFlow(Flow):
    """A point is told before it is counted."""

    def reveal(self, state: CardsState, log: Log) -> None:
        points = state.points[:]
        super().reveal(state, SILENT)
        if log.on and state.points != points:
            counted, state.points = state.points, points
            log.add(Scored([new > old for new, old in zip(counted, points)].index(True)))
            state.points = counted


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
            state.ask_sealed([*range(int(state.seats))], 0)


class _TellTaleFlow(Flow):
    """Everybody hears what was picked in secret."""

    def apply_code(self, state: CardsState, seat: int, code: int, log: Log) -> None:
        super().apply_code(state, seat, code, log)
        if log.on and code < cards.RANKS:
            log.add(Scored(code % int(state.seats)))


class _PointlessState(CardsState):
    """The points are neither written nor read."""

    def write(self, ints: Ints) -> None:
        write_fields(self, ints, [*NOT_WRITTEN, "points"])

    def read(self, ints: Ints) -> None:
        read_fields(self, ints, [*NOT_WRITTEN, "points"])


class _PointlessFlow(Flow):
    def new(self, seats: int, options: Options, rng: Rng) -> CardsState:
        plain = super().new(seats, options, rng)
        state = _PointlessState(seats, rng)
        state.copy_base(plain)
        state.hands, state.deck = plain.hands, plain.deck
        return state


class _LateFlow(Flow):
    """A quicker way to find the legal answers that forgets one, late in the game."""

    def legal_codes(self, state: CardsState, seat: int, out: Codes) -> None:
        super().legal_codes(state, seat, out)
        if sum(state.played) >= 9 and out.count > 1:
            out.count -= 1


class _LastLossFlow(Flow):
    def next_round(self, state: CardsState) -> None:
        super().next_round(state)
        if state.mover == NOBODY and len(state.deck):
            state.deck = state.deck[1:]


class _ListeningFlow(Flow):
    """A point is given only if somebody listens."""

    def reveal(self, state: CardsState, log: Log) -> None:
        super().reveal(state, log)
        if log.on:
            state.points[0] += 1


class _UnfairFlow(Flow):
    def winners(self, state: CardsState) -> list[int]:
        return [0]


class _HastyFlow(Flow):
    """Who is ready last gets a point."""

    def apply_code(self, state: CardsState, seat: int, code: int, log: Log) -> None:
        last = code == cards.RANKS and sum(question != NOBODY for question in state.asked) == 1
        super().apply_code(state, seat, code, log)
        if last:
            state.points[seat] += 1


class _RememberingFlow(Flow):
    def __init__(self) -> None:
        super().__init__()
        self.draws = 0

    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        self.draws += 1
        super().draw(state, seat, log)


_truth: dict[Seat, CardsState] = {}


def _spying_view(state: CardsState, seat: Seat) -> CardsView:
    _truth[seat] = state
    return cards.view_of(state, seat)


def _spying_imagine(view: CardsView, rng: Rng) -> CardsState:
    return _truth[view.seat].clone()


@dataclass(frozen=True)
class _SlyView(CardsView):
    top: int = field(default=0, compare=False)


def _sly_view(state: CardsState, seat: Seat) -> CardsView:
    return _SlyView(**_shown(state, seat), top=int(state.deck[0]) if len(state.deck) else 0)


def _shown(state: CardsState, seat: Seat) -> dict[str, Any]:
    view = cards.view_of(state, seat)
    return {f.name: getattr(view, f.name) for f in fields(view)}


@dataclass(frozen=True)
class _DisorderlyView(CardsView):
    names: tuple[str, ...] = ()


def _disorderly_view(state: CardsState, seat: Seat) -> CardsView:
    return _DisorderlyView(**_shown(state, seat), names=tuple({f"card {n}" for n in range(6)}))


def _foreseeing_reason(state: CardsState, seat: Seat, code: int, number: int) -> Reason:
    return Reason("cards-not-in-hand", ("CD-002",), {"rank": int(state.rng.clone().below(6))})


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
TOLD_TOO_EARLY = replace(GAME, rules=_EarlyFlow())
LOST_CARD = replace(GAME, rules=_LosingFlow())
TWO_PREDICATES = replace(GAME, rules=_WillfulFlow())
STUCK = replace(GAME, rules=_StuckFlow())
NO_PARAGRAPH = replace(GAME, reason=_bare_reason)
FALSE_IMAGINATION = replace(GAME, imagine=_forgetful_imagine)
MISSING_MESSAGE = replace(GAME, reasons=(*GAME.reasons, "cards-nobody-wrote-this"))
LEAK_OF_SEALED_ANSWER = replace(GAME, rules=_TellTaleFlow())
LEAK_PAST_EQUALITY = replace(GAME, view_of=_sly_view)
LEAK_OF_CHANCE = replace(GAME, reason=_foreseeing_reason)
TRUE_IMAGINATION = replace(GAME, view_of=_spying_view, imagine=_spying_imagine)
UNWRITTEN_FIELD = replace(GAME, rules=_PointlessFlow())
LATE_PREDICATE = replace(GAME, rules=_LateFlow())
LOST_AT_THE_END = replace(GAME, rules=_LastLossFlow())
ONLY_WHEN_HEARD = replace(GAME, rules=_ListeningFlow())
UNFAIR_WINNER = replace(GAME, rules=_UnfairFlow())
HASTE_PAYS = replace(GAME, rules=_HastyFlow())
MEMORY = replace(GAME, rules=_RememberingFlow())
UNSORTED_VIEW = replace(GAME, view_of=_disorderly_view)
NO_CENSUS = replace(GAME, census=lambda state: {})
