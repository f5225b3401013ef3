"""Robomaso: robots without brakes in a maze that grows. `GAME` is the only public name."""

from pathlib import Path

from igroteka.core.arrays import listed
from igroteka.core.game import Game, events_in
from igroteka.games.robomaso import events
from igroteka.games.robomaso.box import CAPACITY, CORRIDORS, KIND_NAMES, KINDS, NONE
from igroteka.games.robomaso.checking import check_data
from igroteka.games.robomaso.components import components
from igroteka.games.robomaso.flow import RULES
from igroteka.games.robomaso.goal import goal_of
from igroteka.games.robomaso.hints import RobomasoHints
from igroteka.games.robomaso.knowledge import imagine, view_of
from igroteka.games.robomaso.meta import META
from igroteka.games.robomaso.notation import RobomasoNotation
from igroteka.games.robomaso.pieces import PIECES
from igroteka.games.robomaso.reasons import REASONS, reason
from igroteka.games.robomaso.sight import sight_of
from igroteka.games.robomaso.state import COUNTED, DEALING, RobomasoState
from igroteka.games.robomaso.tables import CELLS, DISCS
from igroteka.games.robomaso.view import RobomasoView

__all__ = ["GAME"]


def census(state: RobomasoState) -> dict[str, int]:
    """Corridor cards lie on the board, open or face down, in the deck, aside, or in a hand; discs stay in the game."""
    cards = [*listed(state.card), *listed(state.under), int(state.drawn)]
    cards += listed(state.deck[: int(state.deck_size)]) + listed(state.aside[: int(state.aside_size)])
    robots = range(2 * int(state.seats))
    seats = range(int(state.seats))
    undealt = DISCS * (len(seats) - int(state.turn_place)) if state.stage == DEALING else 0
    found = {
        "corridor cards": sum(1 for card in cards if NONE < card < CORRIDORS),
        "discs": sum(int(state.owned(seat)) for seat in seats) + undealt,
    }
    for kind in range(KINDS):
        if state.terms.token_supply == COUNTED or kind == CAPACITY:
            held = sum(int(state.cards[robot * KINDS + kind]) for robot in robots)
            found[KIND_NAMES[kind]] = held + int(state.supply[kind]) + _sown(state, kind)
    return found


def _sown(state: RobomasoState, kind: int) -> int:
    """Flytraps on the board."""
    sown = sum(1 for cell in range(CELLS) if state.plant[cell] != NONE)
    return sown if KIND_NAMES[kind] == "flytrap" else 0


GAME: Game[RobomasoState, RobomasoView] = Game(
    meta=META,
    rules=RULES,
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=RobomasoNotation(),
    events=events_in(events),
    reasons=REASONS,
    folder=Path(__file__).parent,
    hints=RobomasoHints(),
    census=census,
    goal=goal_of,
    pieces=PIECES,
    box=components,
    sight=sight_of,
    check_data=check_data,
)
