"""The actions Draw, Quick draw, Shuffle and draw."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import zeros
from igroteka.core.engine import FINE, Log
from igroteka.games.progress.actions import (
    AGE_GONE,
    ALL_OF_THEM,
    AT_LEAST_ONE,
    EMPTY_DECK,
    EMPTY_PILE,
    NOT_BEGUN,
)
from igroteka.games.progress.box import DRAW_SKILL, QUICK_SKILL, SHUFFLE_SKILL
from igroteka.games.progress.events import CardDrawn, CardPicked, CardSeen, DrawBegan, Dropped, Shuffled, TopShown
from igroteka.games.progress.state import DRAWS, QUICK_DRAWS, SHUFFLES, ProgressState
from igroteka.games.progress.tables import DECK, DROPS, SPAN, TECH_NAMES

SHUFFLE_RULES: tuple[str, ...] = ("PR-091", "PR-R46")


def begin_draw(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-079, PR-R12: the Draw action."""
    _begin(state, seat, DRAWS, state.value(seat, DRAW_SKILL), "draw", ("PR-079", "PR-081"), log)


def begin_quick_draw(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-084, PR-090, PR-R41: the Quick draw action; how many cards must be discarded is settled now, too."""
    state.owed = DROPS[state.level(seat, QUICK_SKILL)]
    _begin(state, seat, QUICK_DRAWS, state.value(seat, QUICK_SKILL), "quick", ("PR-084", "PR-085"), log)


def begin_shuffle(state: ProgressState, seat: i64, log: Log) -> None:
    """PR-091, PR-094: the Shuffle and draw action."""
    _begin(state, seat, SHUFFLES, state.value(seat, SHUFFLE_SKILL), "shuffle", ("PR-091", "PR-092"), log)


def _begin(
    state: ProgressState, seat: i64, stage: i64, room: i64, action: str, rules: tuple[str, ...], log: Log
) -> None:
    state.used += 1
    state.stage = stage
    state.count = 0
    state.room = room
    if log.on:
        log.add(DrawBegan(int(seat), action, int(room), rules=rules))


def has_source(state: ProgressState) -> bool:
    """PR-R44: whether anything can be taken anywhere."""
    for age in range(max(1, state.age - 1), state.age + 1):
        if state.deck_size[age] + state.pile_size[age] > 0:
            return True
    return False


def forbids_age(state: ProgressState, age: i64) -> i64:
    """PR-042, PR-R55: whether cards of this age can be taken at all."""
    if age > state.age:
        return NOT_BEGUN
    return FINE if state.is_available(age) else AGE_GONE


def forbids_deck(state: ProgressState, age: i64) -> i64:
    """PR-082, PR-R43: a deck that is empty gives nothing."""
    number = forbids_age(state, age)
    if number != FINE:
        return number
    return FINE if state.deck_size[age] > 0 else EMPTY_DECK


def forbids_pile(state: ProgressState, age: i64) -> i64:
    """PR-082, PR-083: nor does a discard pile that is empty."""
    number = forbids_age(state, age)
    if number != FINE:
        return number
    return FINE if state.pile_size[age] > 0 else EMPTY_PILE


def forbids_shuffle(state: ProgressState, age: i64) -> i64:
    """PR-091, PR-R45: an available age with a card in its deck or pile."""
    number = forbids_age(state, age)
    if number != FINE:
        return number
    return FINE if state.deck_size[age] + state.pile_size[age] > 0 else EMPTY_DECK


def forbids_stop(state: ProgressState) -> i64:
    """PR-R40, PR-R46: at least one card, or as many as the action brings as long as there are any."""
    if state.count == 0:
        return AT_LEAST_ONE
    up_to = state.terms.shuffle_up_to if state.stage == SHUFFLES else state.terms.draw_up_to
    return FINE if up_to else ALL_OF_THEM


def draw_from_deck(state: ProgressState, seat: i64, age: i64, log: Log) -> None:
    """PR-081, PR-083, PR-R06, PR-R42: the top card of a deck; only its new owner sees it."""
    tech = state.take_from_deck(age)
    state.gain(seat, tech)
    state.count += 1
    state.checkpoint()
    if log.on:
        log.begin()
        log.add(CardDrawn(int(seat), int(age)))
        log.add(CardSeen(int(seat), TECH_NAMES[tech]))
        log.end()


def draw_from_pile(state: ProgressState, seat: i64, age: i64, log: Log) -> None:
    """PR-083, PR-R06, PR-R48: the top card of a discard pile; everybody sees it."""
    tech = state.take_from_pile(age)
    state.gain(seat, tech)
    state.shown[seat * SPAN + tech] += 1
    state.count += 1
    if log.on:
        log.begin()
        log.add(CardPicked(int(seat), TECH_NAMES[tech], int(age)))
    if not state.terms.browse_discards and state.pile_size[age] > 0:  # PR-R05: everybody sees the card under it now
        state.checkpoint()
        if log.on:
            log.add(TopShown(int(age), TECH_NAMES[state.pile[age * DECK + state.pile_size[age] - 1]]))
    if log.on:
        log.end()


def shuffle_and_draw(state: ProgressState, seat: i64, age: i64, log: Log) -> None:
    """PR-091, PR-093, PR-R46, PR-R47: the discard pile is shuffled into the deck, then its top card is taken."""
    if state.pile_size[age] > 0:
        mix(state, age, SHUFFLE_RULES, log)
    draw_from_deck(state, seat, age, log)


def mix(state: ProgressState, age: i64, rules: tuple[str, ...], log: Log) -> None:
    """Shuffle a discard pile into its deck, or make it the new deck."""
    deck, pile = state.deck_size[age], state.pile_size[age]
    cards = zeros(deck + pile)
    for number in range(deck):
        cards[number] = state.deck[age * DECK + deck - 1 - number]
    for number in range(pile):
        cards[deck + number] = state.pile[age * DECK + number]
        state.pile[age * DECK + number] = 0
    state.rng.shuffle(cards)
    for number in range(deck + pile):
        state.deck[age * DECK + deck + pile - 1 - number] = cards[number]
    state.deck_size[age] = deck + pile
    state.pile_size[age] = 0
    state.checkpoint()
    if log.on:
        log.add(Shuffled(int(age), int(pile), rules=rules))


def drop(state: ProgressState, seat: i64, tech: i64, quick: bool, log: Log) -> None:
    """PR-087, PR-088, PR-089, PR-095, PR-R13, PR-R38: a card is discarded to the pile of its age and brings nothing."""
    state.lose(seat, tech)
    state.put_on_pile(tech)
    if quick:
        state.count += 1
    if log.on:
        rules = ("PR-087", "PR-088", "PR-089") if quick else ("PR-095", "PR-R13")
        log.add(Dropped(int(seat), TECH_NAMES[tech], "quick" if quick else "limit", rules=rules))
