"""For each game with hidden things: another state that a seat cannot tell from this one.

Each is written from the game's `state.py` alone, without a look at its `view.py`.
"""

from __future__ import annotations

from igroteka.core.arrays import array
from igroteka.core.rng import Rng
from igroteka.core.wire import Seat
from igroteka.games.algoracing.actions import CARD, LIFT, TURN, VERB
from igroteka.games.algoracing.state import DELIVERED, AlgoracingState
from igroteka.games.algoracing.tables import CARDS
from igroteka.laws.case import Reshuffle


def algoracing(state: AlgoracingState, knower: Seat, rng: Rng) -> AlgoracingState:
    """Hidden are other hands and the deck, what another player prepares, and the types of samples face down."""
    for seat in state.thinking():
        if seat != knower and state.asked[seat] >= TURN:
            for number in range(int(state.edited)):  # the others have not seen it: it might never have been laid
                code = int(state.edits[number])
                if VERB[code] != LIFT:
                    state.hand[seat * CARDS + CARD[code]] += 1
                    state.held[seat] += 1
            state.edited, state.laid = 0, 0
            state.draft.clear()
            if state.terms.shared:
                state.draft.become(state.row)
            state.asked[seat] = TURN
            for card in range(CARDS):
                state.marked[card] = 0
    hidden = [int(card) for card in state.deck[: state.deck_size]]
    others = [seat for seat in range(int(state.seats)) if seat != knower]
    for seat in others:
        for card in range(CARDS):
            hidden += [card] * int(state.hand[seat * CARDS + card])
            state.hand[seat * CARDS + card] = 0
    cards = array(hidden)
    rng.shuffle(cards)
    pile = [int(card) for card in cards]
    for seat in others:
        for _ in range(int(state.held[seat])):
            state.hand[seat * CARDS + pile.pop()] += 1
    for number, card in enumerate(pile):
        state.deck[number] = card
    down = [token for token in range(len(state.types)) if state.places[token] < DELIVERED]
    types = array([int(state.types[token]) for token in down])
    rng.shuffle(types)
    for number, token in enumerate(down):
        state.types[token] = types[number]
    return state


RESHUFFLES: dict[str, Reshuffle] = {"algoracing": algoracing}

# Options that make random games short enough for every run of the tests; `igroteka.laws.soak` plays whole ones.
BRIEF: dict[str, dict[str, object]] = {"algoracing": {"max_rounds": 12}}

# More kinds of a game that keep the laws, besides its presets.
MIXES: dict[str, list[dict[str, object]]] = {
    "algoracing": [
        {"on_leave": "remove", "max_rounds": 8, "layout": "random"},
        {
            "mode": "full",
            "on_leave": "remove",
            "max_rounds": 6,
            "neutral_rovers": True,
            "strict_block_edges": True,
            "finish_round": True,
            "corner_choice": "random",
        },
        {"practice_undo": True, "max_rounds": 5},
        {
            "mode": "custom",
            "board": "9x9",
            "cycles": "on",
            "teleport": "on",
            "target": 5,
            "tokens": 2,
            "max_rounds": 8,
            "impulse_over_gaps": True,
            "full_rover_ignores_samples": True,
            "deliver_on_arrival_only": True,
        },
        {
            "mode": "custom",
            "shared": "on",
            "cycles": "on",
            "labs": "three",
            "strict_cycle_shift": True,
            "tie_break": "types",
            "max_rounds": 8,
        },
    ],
}
