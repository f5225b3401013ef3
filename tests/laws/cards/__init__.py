"""A small game with hidden hands, a hidden deck, secret simultaneous answers and chance: it tries the frame.

CD-001 Two or three players get three cards each from a shuffled deck of twenty: five ranks, four of each.
CD-002 All secretly pick a card of their hand and say that they are ready.
CD-003 Then the picked cards are turned up and leave the game; the highest rank that nobody else picked scores a point.
CD-004 Who scored may draw a card from the deck.
CD-005 The game ends when somebody has no cards left; who has most points wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final

from igroteka.core.arrays import array, filled, listed, zeros
from igroteka.core.engine import FINE, NOBODY, Hints, Log, Options, Rules, State
from igroteka.core.game import Game, Meta
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import Rng
from igroteka.core.views import Public, Views, take_public
from igroteka.core.wire import Event, Reason, Seat, View, Whisper

RANKS: Final = 5
COPIES: Final = 4
HAND: Final = 3
PICK, READY, DRAW = range(3)
QUESTIONS: Final = ["cards-pick", "cards-ready", "cards-draw"]
ANSWERS: Final = [*(f"pick:{rank}" for rank in range(RANKS)), "ready", "draw", "pass"]
OTHER_QUESTION, NOT_IN_HAND = 1, 2


class CardsState(State):
    """Hands by seat and rank, the deck from top to bottom, secret picks, points."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.hands = zeros(seats * RANKS)  # by seat and rank; hidden from the others
        self.deck = zeros(0)  # hidden from everybody
        self.picks = filled(seats, NOBODY)  # by seat; hidden until all are ready
        self.points = zeros(seats)
        self.played = zeros(RANKS)

    def clone(self) -> CardsState:
        other = type(self)(int(self.seats), self.rng)
        other.copy_base(self)
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.picks = self.picks[:]
        other.points = self.points[:]
        other.played = self.played[:]
        return other

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, sorted."""
        return [rank for rank in range(RANKS) for _ in range(self.hands[seat * RANKS + rank])]

    def give(self, seat: int, cards: list[int]) -> None:
        """Let a seat hold exactly these cards."""
        for rank in range(RANKS):
            self.hands[seat * RANKS + rank] = cards.count(rank)


@dataclass(frozen=True)
class Revealed(Event):
    """The picked cards were turned up."""

    kind: ClassVar[str] = "cards.revealed"
    reveals: ClassVar[bool] = True
    picks: tuple[int, ...]
    rules: tuple[str, ...] = field(default=("CD-003",), kw_only=True)


@dataclass(frozen=True)
class Scored(Event):
    """A seat got a point."""

    kind: ClassVar[str] = "cards.scored"
    seat: Seat
    rules: tuple[str, ...] = field(default=("CD-003",), kw_only=True)


@dataclass(frozen=True)
class Drew(Event):
    """A seat took a card that the others did not see."""

    kind: ClassVar[str] = "cards.drew"
    seat: Seat
    rules: tuple[str, ...] = field(default=("CD-004",), kw_only=True)


@dataclass(frozen=True)
class Dealt(Whisper):
    """The card a seat took."""

    kind: ClassVar[str] = "cards.dealt"
    rank: int
    rules: tuple[str, ...] = field(default=("CD-004",), kw_only=True)


class Flow(Rules[CardsState]):
    """Pick, reveal, draw; round by round."""

    def __init__(self) -> None:
        super().__init__(list(ANSWERS), list(QUESTIONS))

    def new(self, seats: int, options: Options, rng: Rng) -> CardsState:
        state = CardsState(seats, rng)
        deck = array([card % RANKS for card in range(RANKS * COPIES)])
        rng.shuffle(deck)
        cards = listed(deck)
        for seat in range(seats):
            state.give(seat, cards[seat * HAND : (seat + 1) * HAND])
        state.deck = array(cards[seats * HAND :])
        state.ask_sealed([*range(int(state.seats))], PICK)
        return state

    def forbids(self, state: CardsState, seat: int, code: int) -> int:
        question = PICK if code < RANKS else READY if code == RANKS else DRAW
        if question != state.asked[seat]:
            return OTHER_QUESTION
        return NOT_IN_HAND if code < RANKS and state.hands[seat * RANKS + code] == 0 else FINE

    def apply_code(self, state: CardsState, seat: int, code: int, log: Log) -> None:
        if code < RANKS:
            state.picks[seat] = code
            state.ask_also(seat, READY)
        elif code == RANKS:
            state.answered(seat)
            if state.mover == NOBODY:
                self.reveal(state, log)
        else:
            if ANSWERS[code] == "draw":
                self.draw(state, seat, log)
            self.next_round(state)

    def reveal(self, state: CardsState, log: Log) -> None:
        """CD-003."""
        state.commit()
        state.stop_asking()
        picks = listed(state.picks)
        for seat, rank in enumerate(picks):
            state.hands[seat * RANKS + rank] -= 1
            state.played[rank] += 1
            state.picks[seat] = NOBODY
        if log.on:
            log.add(Revealed(tuple(picks)))
        alone = [rank for rank in picks if picks.count(rank) == 1]
        if not alone:
            self.next_round(state)
            return
        best = picks.index(max(alone))
        state.points[best] += 1
        if log.on:
            log.add(Scored(best))
        if len(state.deck):
            state.ask(best, DRAW)
        else:
            self.next_round(state)

    def draw(self, state: CardsState, seat: int, log: Log) -> None:
        """CD-004."""
        rank, rest = int(state.deck[0]), listed(state.deck)[1:]
        state.deck = array(rest)
        state.hands[seat * RANKS + rank] += 1
        if log.on:
            log.begin()
            log.add(Drew(int(seat)))
            log.add(Dealt(int(seat), rank))
            log.end()

    def next_round(self, state: CardsState) -> None:
        """CD-005."""
        state.stop_asking()
        if all(state.hand(seat) for seat in range(int(state.seats))):
            state.ask_sealed([*range(int(state.seats))], PICK)

    def score(self, state: CardsState, seat: int) -> int:
        return int(state.points[seat])


@dataclass(frozen=True)
class CardsView(View):
    """One's own hand and pick, what lies open, and how much is hidden."""

    silent: ClassVar[frozenset[str]] = View.silent | {"question", "sealed"}

    hand: tuple[int, ...]
    pick: int
    question: int
    sizes: tuple[int, ...]  # of the hands
    deck: int
    points: Public[tuple[int, ...]]
    played: Public[tuple[int, ...]]
    sealed: Public[bool]


def _everybody(state: CardsState) -> dict[str, Any]:
    sizes = tuple(len(state.hand(seat)) for seat in range(int(state.seats)))
    return {"hand": (), "pick": NOBODY, "question": NOBODY, "sizes": sizes, "deck": len(state.deck)}


def _own(state: CardsState, seat: Seat, seen: CardsView) -> dict[str, Any]:
    return {"hand": tuple(state.hand(seat)), "pick": int(state.picks[seat]), "question": int(state.asked[seat])}


view_of = Views(CardsView, QUESTIONS, _everybody, _own)


def imagine(view: CardsView, rng: Rng) -> CardsState:
    seats = len(view.sizes)
    state = CardsState(seats, rng)
    hidden = [r for r in range(RANKS) for _ in range(COPIES - view.played[r] - view.hand.count(r))]
    pool = array(hidden)
    rng.shuffle(pool)
    cards = listed(pool)
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            state.give(seat, list(view.hand))
        else:
            state.give(seat, cards[:size])
            cards = cards[size:]
    state.deck = array(cards)
    take_public(view, state)
    for seat in range(seats):
        mine = seat == view.seat
        if seat in view.asked:
            state.asked[seat] = view.question if mine else PICK if view.sealed else DRAW
        if mine:
            state.picks[seat] = view.pick
        elif view.sealed and seat not in view.asked:
            hand = state.hand(seat)
            state.picks[seat] = hand[int(rng.below(len(hand)))]
    state.find_mover()
    return state


def reshuffle(state: CardsState, seat: Seat, rng: Rng) -> CardsState:
    """Written from the state alone: deal all cards a seat does not see anew."""
    others = [s for s in range(int(state.seats)) if s != seat]
    sizes = [len(state.hand(s)) for s in others]
    pool = array([card for s in others for card in state.hand(s)] + listed(state.deck))
    rng.shuffle(pool)
    cards = listed(pool)
    for other, size in zip(others, sizes, strict=True):
        state.give(other, cards[:size])
        cards = cards[size:]
        if state.picks[other] != NOBODY:
            hand = state.hand(other)
            state.picks[other] = hand[int(rng.below(len(hand)))]
    state.deck = array(cards)
    return state


def reason(state: CardsState, seat: Seat, code: int, number: int) -> Reason:
    if number == NOT_IN_HAND:
        return Reason("cards-not-in-hand", ("CD-002",), {"rank": code})
    return Reason("cards-other-question", ("CD-002",))


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def row(items: list[int]) -> str:
    return " ".join(str(item) for item in items)


def of_array(name: str, field: str, usual: str) -> Value[CardsState]:
    """A value that is an array of the state."""
    return Value(
        name,
        lambda state, text: setattr(state, field, array(numbers(text))),
        lambda state: row(listed(getattr(state, field))),
        usual,
    )


def read_hands(state: CardsState, text: str) -> None:
    for seat, hand in enumerate(text.split("/")):
        state.give(seat, numbers(hand))


def write_hands(state: CardsState) -> str:
    return " / ".join(row(state.hand(seat)) for seat in range(int(state.seats)))


class CardsNotation(Notation[CardsState, CardsView]):
    """`hands: 0 0 1 / 2 3 4`, `deck: 1 2 3`, `points: 0 0`, `played: 4 0 0 0 0`."""

    seats = ("A", "B", "C")

    def values(self, state: CardsState) -> Iterable[Value[CardsState]]:
        seats = int(state.seats)
        yield Value("hands", read_hands, write_hands)
        yield of_array("deck", "deck", "")
        yield of_array("points", "points", "0 " * seats)
        yield of_array("played", "played", "0 " * RANKS)
        yield of_array("picks", "picks", "-1 " * seats)
        yield of_array("question", "asked", "0 " * seats)

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> CardsState:
        state = CardsState(seats, rng)
        self.fill(state, given, "cards-bad-position")
        state.sealed = DRAW not in listed(state.asked) and any(q != NOBODY for q in listed(state.asked))
        state.find_mover()
        return state

    def draw(self, view: CardsView, language: str = "en") -> str:
        return " ".join(str(card) for card in view.hand)

    def args(self, event: Event) -> dict[str, object]:
        if isinstance(event, Revealed):
            return {"picks": " ".join(str(pick) for pick in event.picks)}
        return super().args(event)


class CardsHints(Hints[CardsState]):
    """Points first, then cards in hand."""

    def value(self, state: CardsState, seat: int) -> int:
        return int(100 * state.points[seat]) + sum(state.hand(int(seat)))


def census(state: CardsState) -> dict[str, int]:
    hands = sum(len(state.hand(seat)) for seat in range(int(state.seats)))
    return {"cards": hands + len(state.deck) + sum(listed(state.played))}


META = Meta(
    name="cards", prefix="CD", rules_version=1, seats=range(2, 4), turn_rules=("CD-002",), end_rules=("CD-005",)
)
GAME: Game[CardsState, CardsView] = Game(
    meta=META,
    rules=Flow(),
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=CardsNotation(),
    events=(Dealt, Drew, Revealed, Scored),
    reasons=("cards-not-in-hand", "cards-other-question"),
    folder=Path(__file__).parent,
    hints=CardsHints(),
    census=census,
)
