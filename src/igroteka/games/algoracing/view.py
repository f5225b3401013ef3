"""What one seat may know. Hidden are the other hands, the deck, and the types of samples not yet delivered (AR-R45).

What the player on turn prepares stays secret, too, until it is run: a card shown and taken back would be known.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from igroteka.core.arrays import array, listed
from igroteka.core.rng import Rng
from igroteka.core.views import Public, public, questions, take_public
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.games.algoracing.actions import BASE, CARD, LIFT, QUESTIONS, VERB
from igroteka.games.algoracing.rules.algorithm import edit
from igroteka.games.algoracing.rules.field import lay_out
from igroteka.games.algoracing.rules.setup import find_labs, in_deck
from igroteka.games.algoracing.rules.turn import ask_for_turn
from igroteka.games.algoracing.state import ABOARD, BOXED, DELIVERED, ROVERS, AlgoracingState, Row, Terms
from igroteka.games.algoracing.tables import CARDS, COUNT, CYCLE_X2, CYCLE_X3, LAYOUTS, TYPES, Field, Plan


@dataclass(frozen=True)
class FieldView:
    """The field: everybody sees it. Squares are numbers, row by row from the south-west corner."""

    width: Public[int]
    levels: Public[tuple[int, ...]]  # by square
    blocks: Public[tuple[int, ...]]  # by square: the number of the block, -1 for none
    walls: tuple[tuple[int, int], ...]  # between two squares
    elevators: tuple[tuple[int, int, int], ...]  # upper platform, facing, 0 or why it is out of order
    marks: tuple[int, ...]


@dataclass(frozen=True)
class RoverView:
    """A rover: also one of a colour nobody plays, if it stands on the board."""

    colour: int
    square: Public[int]  # -1: not on the board
    facing: Public[int]
    aboard: Public[int]  # samples carried, face down
    home: Public[int]  # the square of its base, -1 until all have chosen
    waiting: Public[bool]  # for a busy elevator
    bars: tuple[int, ...]  # rovers with which nothing is owed until one of the two has moved


@dataclass(frozen=True)
class PlayerView:
    """What everybody knows of a player."""

    cards: int  # in hand
    delivered: tuple[int, ...]  # by type
    points: Public[int]
    away: Public[bool]  # has left the game


@dataclass(frozen=True)
class RowView:
    """An algorithm. A cycle card is (place, how many places, how often), counted from 0."""

    cards: tuple[int, ...]  # the visible commands
    cycles: tuple[tuple[int, int, int], ...]
    covered: tuple[tuple[int, int], ...]  # place and card, in the order they were covered


@dataclass(frozen=True)
class AlgoracingView(View):
    """The table as one seat sees it."""

    silent: ClassVar[frozenset[str]] = View.silent | {"draft", "edits", "marked"}  # what the seat itself prepares

    terms: tuple[tuple[str, int], ...]  # what was agreed before the game
    colours: tuple[int, ...]  # by seat, then those nobody plays
    field: FieldView
    tokens: tuple[int, ...]  # by corner: the colour of the base token, -1 for none yet
    labs: tuple[tuple[Seat, ...], ...]  # by corner: who delivers there
    samples: Public[tuple[int, ...]]  # by square: how many lie there, face down
    rovers: tuple[RoverView, ...]
    players: tuple[PlayerView, ...]  # by seat
    row: RowView  # on the table
    deck: int  # cards left
    pile: tuple[int, ...]  # the discard pile, the last one on top
    choosing: Public[bool]  # bases are being chosen; the game has not begun
    first: Public[Seat]
    at: Public[int]  # whose turn it is, counted from the first
    round: Public[int]
    ending: Public[int]  # 0 while the game goes on, else why it ended
    hand: tuple[int, ...]  # the seat's own, by card: how many; none for a spectator
    draft: RowView | None  # the algorithm this seat prepares
    edits: tuple[int, ...]  # what it has done so far in this turn
    marked: tuple[int, ...]  # the cards it is about to exchange, by card: how many


def view_of(state: AlgoracingState, seat: Seat) -> AlgoracingView:
    """All that `seat` may know."""
    own = seat in state.thinking()
    rovers = range(ROVERS if state.terms.neutral_rovers else int(state.seats))
    return AlgoracingView(
        **questions(state, seat, QUESTIONS),
        **public(AlgoracingView, state),
        terms=tuple(state.terms.values.items()),
        colours=tuple(state.terms.colours),
        field=_field_view(state.field),
        tokens=tuple(listed(state.token)),
        labs=tuple(_seats(int(bits)) for bits in listed(state.labs)),
        rovers=tuple(_rover_view(state, rover) for rover in rovers),
        players=tuple(_player_view(state, player) for player in range(int(state.seats))),
        row=row_view(state.row),
        deck=int(state.deck_size),
        pile=tuple(listed(state.pile)[: int(state.pile_size)]),
        hand=() if seat == SPECTATOR else tuple(listed(state.hand)[seat * CARDS : (seat + 1) * CARDS]),
        draft=row_view(state.draft) if own else None,
        edits=tuple(listed(state.edits)[: int(state.edited)]) if own else (),
        marked=tuple(listed(state.marked)) if own else (),
    )


def _seats(bits: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(ROVERS) if bits & 2**seat)


def _field_view(field: Field) -> FieldView:
    plan = field.plan
    return FieldView(
        **public(FieldView, plan),
        walls=tuple((wall[0], wall[1]) for wall in plan.walls),
        elevators=tuple((e[0], e[1], state) for e, state in zip(plan.elevators, field.states, strict=True)),
        marks=tuple(plan.marks),
    )


def layout_view(name: str) -> FieldView:
    """A printed layout, as everybody sees it."""
    plan = lay_out(LAYOUTS[name], False, True)
    assert isinstance(plan, Plan)
    return _field_view(Field(plan, False))


def _rover_view(state: AlgoracingState, rover: int) -> RoverView:
    bars = _seats(int(state.bars[rover]))
    return RoverView(colour=state.colour(rover), bars=bars, **public(RoverView, state, rover))


def _player_view(state: AlgoracingState, seat: Seat) -> PlayerView:
    prepared = int(state.laid) if state.asked[seat] >= 0 else 0  # laid in secret: the others see them still in hand
    delivered = tuple(listed(state.delivered)[seat * TYPES : (seat + 1) * TYPES])
    return PlayerView(cards=int(state.held[seat]) + prepared, delivered=delivered, **public(PlayerView, state, seat))


def row_view(row: Row) -> RowView:
    return RowView(
        cards=tuple(listed(row.cards)[: int(row.length)]),
        cycles=tuple(
            (place, int(row.spans[place]), int(row.times[place]))
            for place in range(int(row.length))
            if row.spans[place] > 0
        ),
        covered=tuple(zip(listed(row.under_at), listed(row.under)))[: int(row.covered)],
    )


def imagine(view: AlgoracingView, rng: Rng) -> AlgoracingState:
    """A state this view allows: unknown cards and types are dealt at random, all ways equally likely."""
    terms = Terms(dict(view.terms), list(view.colours))
    state = AlgoracingState(len(view.players), terms, _field(view.field, terms.strict_block_edges), rng)
    state.token = array(list(view.tokens))
    take_public(view, state)
    for number, rover in enumerate(view.rovers):
        take_public(rover, state, number)
        state.bars[number] = sum(2**other for other in rover.bars)
    for seat, player in enumerate(view.players):
        take_public(player, state, seat)
    put_row(state.row, view.row)
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
        for code in view.edits:
            edit(state, seat, code)
        state.asked[seat] = QUESTIONS.index(view.prompt)
        state.marked = array(list(view.marked))


@lru_cache(maxsize=64)
def _field(seen: FieldView, strict: bool) -> Field:
    plan = Plan(seen.width, len(seen.levels) // seen.width)
    take_public(seen, plan)
    plan.walls = [list(wall) for wall in seen.walls]
    plan.elevators = [[elevator[0], elevator[1]] for elevator in seen.elevators]
    plan.marks = list(seen.marks)
    return Field(plan, strict)


def put_row(row: Row, seen: RowView) -> None:
    row.length = len(seen.cards)
    for place, card in enumerate(seen.cards):
        row.cards[place] = card
    for place, span, times in seen.cycles:
        row.lay_cycle(place, span, times)
    row.covered = len(seen.covered)
    for number, (place, card) in enumerate(seen.covered):
        row.under[number], row.under_at[number] = card, place


def _imagine_samples(state: AlgoracingState, view: AlgoracingView, rng: Rng) -> None:
    """Delivered types are known; the others may lie anywhere among the tokens that are face down."""
    types: list[int] = []
    places: list[int] = []
    hidden = [int(state.terms.tokens)] * TYPES
    for seat, player in enumerate(view.players):
        for kind, count in enumerate(player.delivered):
            types += [kind] * count
            places += [DELIVERED + seat] * count
            hidden[kind] -= count
    for square, count in enumerate(view.samples):
        places += [square] * count
    for seat in range(len(view.players)):
        places += [ABOARD + seat] * view.rovers[seat].aboard
    unknown = array([kind for kind in range(TYPES) for _ in range(hidden[kind])])
    rng.shuffle(unknown)
    places += [BOXED] * (len(state.types) - len(places))
    state.types = array(types + listed(unknown))
    state.places = array(places)


def _imagine_cards(state: AlgoracingState, view: AlgoracingView, rng: Rng) -> None:
    """The seat knows its hand; the row and the discard pile are open; the rest is in other hands or in the deck."""
    own = list(view.hand)
    for code in view.edits:
        if VERB[code] != LIFT:
            own[CARD[code]] += 1
    left = [int(COUNT[card]) if in_deck(state, card) else 0 for card in range(CARDS)]
    known = [*view.pile, *view.row.cards, *(card for _, card in view.row.covered)]
    known += [CYCLE_X2 if times == 2 else CYCLE_X3 for _, _, times in view.row.cycles]
    for card in known:
        left[card] -= 1
    for card, count in enumerate(own):
        left[card] -= count
    unknown = array([card for card in range(CARDS) for _ in range(left[card])])
    rng.shuffle(unknown)
    cards = listed(unknown)
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            for card, count in enumerate(own):
                state.hand[seat * CARDS + card] = count
        else:
            for _ in range(player.cards):
                state.hand[seat * CARDS + cards.pop()] += 1
    state.deck_size = view.deck
    for number in range(view.deck):
        state.deck[number] = cards.pop()
    state.pile_size = len(view.pile)
    for number, card in enumerate(view.pile):
        state.pile[number] = card
