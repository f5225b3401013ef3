"""Algoracing: rovers driven by rows of command cards. `GAME` is the only public name."""

from pathlib import Path

from igroteka.core.arrays import listed
from igroteka.core.game import Game, events_in
from igroteka.games.algoracing import events
from igroteka.games.algoracing.components import components
from igroteka.games.algoracing.flow import RULES
from igroteka.games.algoracing.goal import goal_of
from igroteka.games.algoracing.hints import AlgoracingHints
from igroteka.games.algoracing.knowledge import imagine, view_of
from igroteka.games.algoracing.meta import META
from igroteka.games.algoracing.notation import AlgoracingNotation
from igroteka.games.algoracing.pieces import PIECES
from igroteka.games.algoracing.reasons import REASONS, reason
from igroteka.games.algoracing.sight import sight_of
from igroteka.games.algoracing.state import AlgoracingState
from igroteka.games.algoracing.tables import CARDS, LETTERS, TYPE_NAMES
from igroteka.games.algoracing.view import AlgoracingView

__all__ = ["GAME"]


def census(state: AlgoracingState) -> dict[str, int]:
    """Every card is in a hand, in the deck, on the pile or in the algorithm; every sample is somewhere (AR-005)."""
    row = state.draft if state.edited else state.row  # while a turn is prepared, its cards lie in the draft
    cards = [*row.all_cards(), *listed(state.deck[: state.deck_size]), *listed(state.pile[: state.pile_size])]
    for seat in range(int(state.seats)):
        for card in range(CARDS):
            cards += [card] * int(state.hand[seat * CARDS + card])
    found = {f"cards {letter}": cards.count(card) for card, letter in enumerate(LETTERS)}
    for kind, name in enumerate(TYPE_NAMES):
        found[f"samples {name}"] = listed(state.types).count(kind)
    found["samples counted"] = sum(listed(state.samples)) + sum(listed(state.aboard)) + sum(listed(state.delivered))
    return found


GAME: Game[AlgoracingState, AlgoracingView] = Game(
    meta=META,
    rules=RULES,
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=AlgoracingNotation(),
    events=events_in(events),
    reasons=REASONS,
    folder=Path(__file__).parent,
    hints=AlgoracingHints(),
    census=census,
    pieces=PIECES,
    goal=goal_of,
    box=components,
    sight=sight_of,
)
