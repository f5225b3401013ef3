"""What every seat is shown of a state, and a state that a view allows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from igroteka.core.arrays import array, expand_counts, lay, listed
from igroteka.core.compat import vec
from igroteka.core.rng import Rng
from igroteka.core.views import Views, part, take_public
from igroteka.core.wire import Seat
from igroteka.games.algoracing.actions import ANSWERS, BASE, CARD, LIFT, QUESTIONS, VERB
from igroteka.games.algoracing.rules.algorithm import edit
from igroteka.games.algoracing.rules.field import lay_out
from igroteka.games.algoracing.rules.setup import find_labs, in_deck
from igroteka.games.algoracing.rules.turn import ask_for_turn
from igroteka.games.algoracing.state import ABOARD, BOXED, DELIVERED, ROVERS, AlgoracingState, Row, Terms
from igroteka.games.algoracing.tables import CARDS, COLOUR_NAMES, COUNT, LAYOUTS, LETTERS, TYPES, WORKS, Field, Plan
from igroteka.games.algoracing.view import AlgoracingView, ElevatorView, FieldView, PlayerView, RoverView, RowView
from igroteka.games.algoracing.vocabulary import Card


def _everybody(state: AlgoracingState) -> dict[str, Any]:
    rovers = range(ROVERS if state.terms.neutral_rovers else int(state.seats))
    return {
        "terms": tuple(state.terms.options.items()),
        "colours": tuple(COLOUR_NAMES[colour] for colour in state.terms.colours),
        "field": _field_view(state.field),
        "labs": tuple(_seats(int(bits)) for bits in listed(state.labs)),
        "places": int(state.terms.places),
        "rovers": tuple(rover_view(state, rover) for rover in rovers),
        "players": tuple(_player_view(state, player) for player in range(int(state.seats))),
        "row": row_view(state.row),
        "hand": (),
        "draft": None,
        "edits": (),
        "marked": (),
    }


def _own(state: AlgoracingState, seat: Seat, seen: AlgoracingView) -> dict[str, Any]:
    hand = {"hand": _letters(state.hand[seat * CARDS : (seat + 1) * CARDS])}
    if seat not in seen.asked:
        return hand
    return hand | {
        "draft": row_view(state.draft),
        "edits": tuple(ANSWERS[code] for code in listed(state.edits[: int(state.edited)])),
        "marked": _letters(state.marked),
    }


view_of = Views(AlgoracingView, QUESTIONS, _everybody, _own)


def _letters(counts: vec[i64]) -> tuple[Card, ...]:
    """Cards one by one, of which is known how many there are of each."""
    return tuple([LETTERS[card] for card in expand_counts(counts)])


def _counts(cards: tuple[Card, ...]) -> list[int]:
    return [cards.count(letter) for letter in LETTERS]


@lru_cache
def _seats(bits: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(ROVERS) if bits & 2**seat)


@lru_cache(maxsize=1_000)
def _field_view(field: Field) -> FieldView:
    plan, ahead = field.plan, field.grid.ahead
    return part(
        FieldView,
        plan,
        walls=tuple((wall[0], wall[1]) for wall in plan.walls),
        foot_walls=tuple((wall[0], wall[1]) for wall in plan.foot_walls),
        elevators=tuple(
            ElevatorView(upper, facing, int(ahead(upper, facing)), fault == WORKS)
            for (upper, facing), fault in zip(plan.elevators, field.states)
        ),
        marks=tuple(plan.marks),
        corners=tuple(listed(field.corners)),
    )


def layout_view(name: str) -> FieldView:
    """A printed layout, as everybody sees it."""
    plan = lay_out(LAYOUTS[name], False, True, True)
    assert isinstance(plan, Plan)
    return _field_view(Field(plan, False))


def rover_view(state: AlgoracingState, rover: int) -> RoverView:
    """A rover, as everybody sees it."""
    return part(RoverView, state, rover, bars=_seats(int(state.bars[rover])))


def _player_view(state: AlgoracingState, seat: Seat) -> PlayerView:
    prepared = int(state.laid) if state.asked[seat] >= 0 else 0  # laid in secret: the others see them still in hand
    return part(PlayerView, state, seat, ROVERS, cards=int(state.held[seat]) + prepared)


def row_view(row: Row) -> RowView:
    """An algorithm, as whoever may see it sees it."""
    places = range(int(row.length))
    cycles = tuple([LETTERS[row.cycle_card(place)] if row.spans[place] else None for place in places])
    return part(RowView, row, cycles=cycles)


def imagine(view: AlgoracingView, rng: Rng) -> AlgoracingState:
    """A state this view allows: unknown cards and types are dealt at random, all ways equally likely."""
    terms = Terms(dict(view.terms), [COLOUR_NAMES.index(colour) for colour in view.colours])
    state = AlgoracingState(len(view.players), terms, _field(view.field, terms.strict_block_edges), rng)
    take_public(view, state)
    for number, rover in enumerate(view.rovers):
        take_public(rover, state, number)
        state.bars[number] = sum(2**other for other in rover.bars)
    for seat, player in enumerate(view.players):
        take_public(player, state, seat, ROVERS)
    take_public(view.row, state.row)
    _imagine_samples(state, view, rng)
    _imagine_cards(state, view, rng)
    if not view.choosing:
        find_labs(state)
    state.count()
    for seat in view.asked:
        _ask(state, view, seat)
    return state


def _ask(state: AlgoracingState, view: AlgoracingView, seat: Seat) -> None:
    """Ask again what is asked, and prepare again what this seat has prepared; of others it knows nothing."""
    if view.choosing:
        state.ask(seat, BASE)
        return
    ask_for_turn(state, seat)
    if seat == view.seat:
        for word in view.edits:
            edit(state, seat, ANSWERS.index(word))
        state.asked[seat] = QUESTIONS.index(view.prompt)
        state.marked = array(_counts(view.marked))


@lru_cache(maxsize=1_000)
def _field(seen: FieldView, strict: bool) -> Field:
    plan = Plan(seen.width, len(seen.levels) // seen.width)
    take_public(seen, plan)
    plan.walls = [list(wall) for wall in seen.walls]
    plan.foot_walls = [list(wall) for wall in seen.foot_walls]
    plan.elevators = [[elevator.upper, elevator.facing] for elevator in seen.elevators]
    plan.marks = list(seen.marks)
    return Field(plan, strict)


def _imagine_samples(state: AlgoracingState, view: AlgoracingView, rng: Rng) -> None:
    """Delivered types are known; the others may lie anywhere among the tokens that are face down."""
    types: list[int] = []
    token_at: list[int] = []
    hidden = [int(state.terms.tokens)] * TYPES
    for seat, player in enumerate(view.players):
        for kind, count in enumerate(player.delivered):
            types += [kind] * count
            token_at += [DELIVERED + seat] * count
            hidden[kind] -= count
    for square, count in enumerate(view.samples):
        token_at += [square] * count
    for seat in range(len(view.players)):
        token_at += [ABOARD + seat] * view.rovers[seat].aboard
    unknown = rng.shuffled([kind for kind in range(TYPES) for _ in range(hidden[kind])])
    token_at += [BOXED] * (len(state.types) - len(token_at))
    state.types = array(types + unknown)
    state.token_at = array(token_at)


def _imagine_cards(state: AlgoracingState, view: AlgoracingView, rng: Rng) -> None:
    """The seat knows its hand; the row and the discard pile are open; the rest is in other hands or in the deck."""
    own = _counts(view.hand)
    for code in map(ANSWERS.index, view.edits):
        if VERB[code] != LIFT:
            own[CARD[code]] += 1
    open_cards = [*state.row.all_cards(), *listed(state.pile)[: len(view.pile)]]
    left = [(int(COUNT[card]) if in_deck(state, card) else 0) - open_cards.count(card) for card in range(CARDS)]
    cards = rng.shuffled([card for card in range(CARDS) for _ in range(left[card] - own[card])])
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            lay(state.hand, own, seat * CARDS)
        else:
            for _ in range(player.cards):
                state.hand[seat * CARDS + cards.pop()] += 1
    lay(state.deck, [cards.pop() for _ in range(view.deck_size)])
