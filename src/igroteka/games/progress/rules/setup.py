"""Setup."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.engine import Options, named_first
from igroteka.core.rng import Rng
from igroteka.games.progress.box import ACTIONS_SKILL, AGES, PLAYERS, SKILLS
from igroteka.games.progress.rules import feats
from igroteka.games.progress.state import FULL, NORMAL, ProgressState, Terms
from igroteka.games.progress.tables import AGE, BOX, COLOUR_NAMES, DECK, LAST, ORDER_NUMBER, TECHS, copies


def new_state(seats: i64, options: Options, rng: Rng) -> ProgressState:
    """An empty table with these options."""
    colours = named_first(options.text("colours"), COLOUR_NAMES)  # PR-014, PR-R02
    return ProgressState(seats, Terms(options.numbers, colours, seats), rng)


def set_up(state: ProgressState) -> None:
    """Order, decks, hands; then the first turn can begin.

    PR-011, PR-012, PR-013, PR-014, PR-015, PR-016, PR-017, PR-018, PR-019, PR-020, PR-021, PR-022, PR-139, PR-R07.
    """
    if state.terms.personalities:
        _deal_philosophers(state)
    else:
        _choose_first(state)
    for age in range(1, AGES + 1):
        if age <= state.terms.last_age:
            _make_deck(state, age)
    if state.terms.variant != NORMAL:
        for seat in range(state.seats):  # PR-151, PR-152
            state.skill[seat * SKILLS + ACTIONS_SKILL] = min(1, LAST[ACTIONS_SKILL])
    if state.terms.achievements:
        feats.bring(state, 1)
    for place in range(state.seats):
        _deal_hand(state, state.order[place], BOX.dealt[int(state.seats)][place])


def _choose_first(state: ProgressState) -> None:
    """PR-021, PR-R01: chance or the host says who begins; the others follow clockwise."""
    first = max(0, state.terms.first_player - 1)
    if state.seats > 1 and state.terms.first_player == 0:
        first = state.rng.below(state.seats)
    for place in range(state.seats):
        state.order[place] = (first + place) % state.seats


def _deal_philosophers(state: ProgressState) -> None:
    """PR-158, PR-159, PR-160, PR-R81: everybody gets one; their numbers are the turn order."""
    people = array(list(range(PLAYERS)))
    state.rng.shuffle(people)
    for seat in range(state.seats):
        state.patron[people[seat]] = seat
        state.face[seat] = people[seat]
    seats = [int(seat) for seat in range(state.seats)]
    seats.sort(key=lambda seat: int(ORDER_NUMBER[state.face[seat]]))
    if state.terms.philosopher_order != FULL:
        seats = [(seats[0] + place) % len(seats) for place in range(len(seats))]
    for place, seat in enumerate(seats):
        state.order[place] = seat


def _make_deck(state: ProgressState, age: i64) -> None:
    """PR-011, PR-013, PR-140, PR-R08: the cards of an age for this number of players, shuffled."""
    cards = array(pack(int(age), int(state.seats)))
    state.rng.shuffle(cards)
    size = len(cards)
    for number in range(size):
        state.deck[age * DECK + size - 1 - number] = cards[number]
    state.deck_size[age] = size


def pack(age: int, players: int) -> list[int]:
    """The cards of an age that take part, copies beside each other."""
    return [tech for tech in range(TECHS) if AGE[tech] == age for _ in range(copies(tech, players))]


def _deal_hand(state: ProgressState, seat: i64, count: int) -> None:
    """PR-022, PR-R03, PR-R71: a starting hand from the age I deck, whatever the hand limit is."""
    for _ in range(count):
        state.gain(seat, state.take_from_deck(1))
