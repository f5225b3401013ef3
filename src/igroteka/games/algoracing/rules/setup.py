"""Setup: samples, bases, rovers and hands before the first turn."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.engine import FINE, Log
from igroteka.core.grid import OFF
from igroteka.games.algoracing.actions import BASE, CORNER_DEALT, CORNER_TAKEN, INTO_WALL
from igroteka.games.algoracing.events import Based, SpareBased
from igroteka.games.algoracing.rules.field import may_face
from igroteka.games.algoracing.rules.turn import begin_turn, draw, shuffle_deck
from igroteka.games.algoracing.state import CORNERS_BY_CHANCE, ROVERS, AlgoracingState
from igroteka.games.algoracing.tables import (
    BIT,
    CARDS,
    COLOUR_NAMES,
    CORNERS,
    COUNT,
    CYCLE_X2,
    CYCLE_X3,
    HAND,
    LABS,
    TELEPORT,
    TYPES,
)


def set_out_samples(state: AlgoracingState) -> None:
    """AR-010, AR-011, AR-012, AR-072, AR-D21, AR-R41: as many of each type, face down, one on each mark drawn."""
    tokens = len(state.types)
    for token in range(tokens):
        state.types[token] = token % TYPES
    state.rng.shuffle(state.types)
    marks = array(state.field.plan.marks)
    state.rng.shuffle(marks)
    for token in range(tokens):
        state.token_at[token] = marks[token]
        state.samples[marks[token]] += 1


def deal_corners(state: AlgoracingState) -> None:
    """AR-R38 with `corner_choice` random: chance puts every base token into a corner."""
    colours = array([0, 1, 2, 3])
    state.rng.shuffle(colours)
    for corner in range(CORNERS):
        state.bases[corner] = colours[corner]


def ask_for_base(state: AlgoracingState, log: Log) -> None:
    """AR-015, AR-R38: the player who will move last chooses first; when all have chosen, the game begins."""
    for later in range(1, state.seats + 1):
        state.turn = (state.first - later) % state.seats
        if state.square[state.turn] == OFF and not state.away[state.turn]:
            state.ask(state.turn, BASE)
            return
    state.choosing = 0
    place_spares(state, log)
    deal(state, log)
    while state.away[state.turn]:  # who has left before the first turn
        state.turn = (state.turn + 1) % state.seats
    begin_turn(state, log)


def forbids_base(state: AlgoracingState, seat: i64, corner: i64, facing: i64) -> i64:
    """AR-015, AR-018, AR-R38, AR-R40: a free corner, and not towards the rim or a stone wall."""
    if state.terms.corner_choice == CORNERS_BY_CHANCE:
        if state.bases[corner] != state.colour(seat):
            return CORNER_DEALT
    elif state.bases[corner] >= 0:
        return CORNER_TAKEN
    square = int(state.field.corners[corner])
    return FINE if may_face(state.field, square, int(facing)) else INTO_WALL


def choose_base(state: AlgoracingState, seat: i64, corner: i64, facing: i64, log: Log) -> None:
    """AR-013, AR-015, AR-017: the token goes to the corner, the rover stands on it."""
    square = state.field.corners[corner]
    state.bases[corner] = state.colour(seat)
    put_rover(state, seat, square, facing)
    if log.on:
        log.add(Based(int(seat), int(corner), int(facing)))
    ask_for_base(state, log)


def put_rover(state: AlgoracingState, rover: i64, square: i64, facing: i64) -> None:
    """A rover appears on a square."""
    state.square[rover] = square
    state.facing[rover] = facing
    state.on[square] = rover


def place_spares(state: AlgoracingState, log: Log) -> None:
    """AR-019, AR-D02, AR-R38, AR-R39: tokens of absent colours go to the free corners, so that all labs are in play."""
    spare = [colour for colour in range(CORNERS) if all(state.bases[corner] != colour for corner in range(CORNERS))]
    colours = array(spare)
    state.rng.shuffle(colours)
    at = 0
    for corner in range(CORNERS):
        dealt = state.bases[corner] < 0
        if dealt:
            state.bases[corner] = colours[at]
            at += 1
        if log.on and (dealt or state.colour_rover(state.bases[corner]) >= state.seats):
            log.add(SpareBased(COLOUR_NAMES[state.bases[corner]], int(corner)))
    find_labs(state)
    if state.terms.neutral_rovers:
        for rover in range(state.seats, ROVERS):
            square = int(state.home[rover])
            facing = next(f for f in range(4) if may_face(state.field, square, f))
            put_rover(state, rover, square, facing)


def find_labs(state: AlgoracingState) -> None:
    """AR-052, AR-077, AR-079, AR-D06, AR-R96, AR-R97: the base of every rover, and who delivers in which corner."""
    state.labs = zeros(CORNERS)
    for corner in range(CORNERS):
        colour = int(state.bases[corner])
        if colour < 0:
            continue
        state.home[state.colour_rover(colour)] = state.field.corners[corner]
        for seat in range(state.seats):
            if state.terms.labs == CORNERS or state.colour(seat) in LABS[colour]:
                state.labs[corner] |= BIT[seat]


def make_deck(state: AlgoracingState) -> None:
    """AR-020, AR-074: the cards of the game, without those that the mode leaves in the box."""
    for card in range(CARDS):
        for _ in range(COUNT[card] if in_deck(state, card) else 0):
            state.deck[state.deck_size] = card
            state.deck_size += 1


def deal(state: AlgoracingState, log: Log) -> None:
    """AR-021, AR-022, AR-023: the deck is shuffled, and everybody gets five cards."""
    shuffle_deck(state)
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        if not state.away[seat]:
            draw(state, seat, HAND, "AR-021", log)


def in_deck(state: AlgoracingState, card: i64) -> bool:
    """AR-020, AR-074: whether cards of this kind are in the deck."""
    if card == TELEPORT:
        return state.terms.teleport
    return state.terms.cycles or card not in (CYCLE_X2, CYCLE_X3)
