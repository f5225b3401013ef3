"""Turn, hand and deck: the deck, running the algorithm, passing, and whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import FINE, Codes, Log
from igroteka.games.algoracing.actions import CARD, DRAW, EXCHANGE, FIRST_CODE, LIFT, NONE_LEFT, REPLACE, TURN, VERB
from igroteka.games.algoracing.events import Dealt, Drew, Passed, Reshuffled, RowDiscarded, TurnStarted
from igroteka.games.algoracing.rules.algorithm import carry_out, change
from igroteka.games.algoracing.rules.elevators import ride, ride_owed
from igroteka.games.algoracing.rules.end import check_round
from igroteka.games.algoracing.state import GOING_ON, AlgoracingState
from igroteka.games.algoracing.tables import CARDS, HAND, LETTERS, LIMIT

# the deck


def discard(state: AlgoracingState, card: i64) -> None:
    """AR-023: used cards go to the discard pile."""
    state.pile[state.pile_size] = card
    state.pile_size += 1


def draw(state: AlgoracingState, seat: i64, count: i64, rule: str, log: Log) -> None:
    """AR-027, AR-R44: so many cards from the deck; as few as there are if even the discard pile is used up."""
    got: list[str] = []
    drawn: i64 = 0
    if log.on:
        log.begin()
    while drawn < count:
        if state.deck_size == 0:
            if state.pile_size == 0:
                break
            reshuffle(state, log)
        state.deck_size -= 1
        card = state.deck[state.deck_size]
        state.deck[state.deck_size] = 0
        state.hand[seat * CARDS + card] += 1
        drawn += 1
        if log.on:
            got.append(LETTERS[card])
    state.held[seat] += drawn
    if log.on:
        if drawn > 0:
            log.add(Drew(int(seat), int(drawn), rules=(rule,)))
            log.add(Dealt(int(seat), tuple(sorted(got, key=LETTERS.index))))
        log.end()


def reshuffle(state: AlgoracingState, log: Log) -> None:
    """AR-066, AR-R44: the discard pile is shuffled and becomes the deck."""
    pile = state.deck
    state.deck = state.pile
    state.deck_size = state.pile_size
    state.pile = pile
    state.pile_size = 0
    shuffle_deck(state)
    if log.on:
        log.add(Reshuffled(int(state.deck_size)))


def shuffle_deck(state: AlgoracingState) -> None:
    """Bring the deck into a random order."""
    last = state.deck_size - 1
    while last > 0:
        chosen = state.rng.below(last + 1)
        kept = state.deck[last]
        state.deck[last] = state.deck[chosen]
        state.deck[chosen] = kept
        last -= 1


# running


def run(state: AlgoracingState, seat: i64, log: Log) -> None:
    """AR-025, AR-026, AR-027, AR-028, AR-103, AR-106, AR-R47: execution, elevator, discard, refill, next player."""
    if not state.terms.practice_undo:
        state.commit()  # AR-R46
    show_row(state, seat, log)
    state.stop_asking()
    carry_out(state, seat, log)
    if state.ending == GOING_ON:
        ride(state, seat, log)  # AR-D12, AR-R64
    if state.ending != GOING_ON:
        return
    if not state.terms.shared or state.row.length == LIMIT:  # AR-026, AR-106, AR-R57; else it stays (AR-115)
        discard_row(state, log)
    # AR-D04, AR-R61: up to five, whatever was laid
    draw(state, seat, HAND - state.held[seat], "AR-116" if state.terms.shared else "AR-027", log)
    next_turn(state, log)


def show_row(state: AlgoracingState, seat: i64, log: Log) -> None:
    """The algorithm prepared in secret now lies on the table; cycle cards taken away go to the discard pile."""
    if log.on:
        tell_edits(state, seat, log)
    row = state.row
    state.row = state.draft
    state.draft = row
    number = 0
    while number < state.row.lost:
        discard(state, state.row.gone[number])
        state.row.gone[number] = 0
        number += 1
    state.row.lost = 0
    forget_edits(state)


def tell_edits(state: AlgoracingState, seat: i64, log: Log) -> None:
    """Everybody sees one change of the row after the other; a cycle card is lost in the moment that breaks it."""
    for number in range(state.edited):
        if log.on:
            log.begin()
        change(state.row, state.edits[number], seat, state.terms, log)
        if VERB[state.edits[number]] != LIFT:
            state.laid -= 1
        if log.on:
            log.end()


def forget_edits(state: AlgoracingState) -> None:
    """Nothing has been done in this turn yet."""
    state.draft.clear()
    state.laid = 0
    while state.edited > 0:
        state.edited -= 1
        state.edits[state.edited] = 0


def take_back_edits(state: AlgoracingState, seat: i64) -> None:
    """The cards laid in this turn return to the hand, for somebody who leaves before running."""
    for number in range(state.edited):
        code = state.edits[number]
        if VERB[code] != LIFT:
            state.hand[seat * CARDS + CARD[code]] += 1
            state.held[seat] += 1
    forget_edits(state)


def discard_row(state: AlgoracingState, log: Log) -> None:
    """AR-026, AR-106: commands, covered cards and cycle cards all go to the discard pile."""
    row, before = state.row, state.pile_size
    number: i64 = 0
    while number < row.covered:
        discard(state, row.under[number])
        number += 1
    place: i64 = 0
    while place < row.length:
        discard(state, row.cards[place])
        if row.spans[place] > 0:
            discard(state, row.cycle_card(place))
        place += 1
    row.clear()
    if log.on:
        rules = ("AR-106", "AR-R57") if state.terms.shared else ("AR-026",)
        log.add(RowDiscarded(int(state.pile_size - before), rules=rules))


# passing


def forbids_replace(state: AlgoracingState, seat: i64, card: i64) -> i64:
    """AR-R43: only cards in hand can be exchanged, each once."""
    return FINE if state.marked[card] < state.hand[seat * CARDS + card] else NONE_LEFT


def legal_exchanges(state: AlgoracingState, seat: i64, out: Codes) -> None:
    """The cards that can still be marked, and to be done with it."""
    card: i64 = 0
    while card < CARDS:
        if state.marked[card] < state.hand[seat * CARDS + card]:
            out.add(FIRST_CODE[REPLACE] + card)
        card += 1
    out.add(FIRST_CODE[DRAW])


def begin_exchange(state: AlgoracingState, seat: i64) -> None:
    """AR-029, AR-114: a pass; now cards may be chosen for exchange."""
    clear_marks(state)
    state.ask_also(seat, EXCHANGE)


def clear_marks(state: AlgoracingState) -> None:
    """No card is to be exchanged."""
    for card in range(CARDS):
        state.marked[card] = 0


def exchange(state: AlgoracingState, seat: i64, log: Log) -> None:
    """AR-029, AR-R43: all chosen cards are discarded, then as many are drawn."""
    if not state.terms.practice_undo:
        state.commit()
    rule = "AR-114" if state.terms.shared else "AR-029"
    cards: list[str] = []
    count: i64 = 0
    for card in range(CARDS):
        for _ in range(state.marked[card]):
            discard(state, card)
            if log.on:
                cards.append(LETTERS[card])
        state.hand[seat * CARDS + card] -= state.marked[card]
        count += state.marked[card]
    state.held[seat] -= count
    clear_marks(state)
    if log.on:
        log.add(Passed(int(seat), tuple(cards), rules=(rule, "AR-R43")))
    draw(state, seat, count, rule, log)
    next_turn(state, log)


# whose turn it is


def next_turn(state: AlgoracingState, log: Log) -> None:
    """AR-028, AR-107, AR-D03, AR-D16, AR-R36, AR-R63: the next player in the order of turns who is still there."""
    while True:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.first:
            check_round(state, log)
            if state.ending != GOING_ON:
                return
            state.round += 1
        if not state.away[state.turn]:
            break
    begin_turn(state, log)


def begin_turn(state: AlgoracingState, log: Log) -> None:
    """AR-085, AR-R66: a turn begins with the ride that is owed; then the player is asked, in secret until the run."""
    seat = state.turn
    if log.on:
        log.add(TurnStarted(int(seat), int(state.round)))
    ride_owed(state, seat, log)
    if state.ending != GOING_ON:
        return
    forget_edits(state)
    ask_for_turn(state, seat)


def ask_for_turn(state: AlgoracingState, seat: i64) -> None:
    """AR-104, AR-R46: the player prepares in secret, beginning with the shared algorithm if there is one."""
    state.ask_sealed([int(seat)], TURN)
    if state.terms.shared:
        state.draft.become(state.row)
