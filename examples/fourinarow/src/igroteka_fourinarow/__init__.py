"""Four in a row, the example of a complete small game. `GAME` is the only public name."""

from pathlib import Path

from igroteka.core.game import Game, events_in
from igroteka_fourinarow import events
from igroteka_fourinarow.flow import Flow
from igroteka_fourinarow.hints import FourHints
from igroteka_fourinarow.knowledge import imagine, view_of
from igroteka_fourinarow.meta import META
from igroteka_fourinarow.notation import FourNotation
from igroteka_fourinarow.reasons import REASONS, reason
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.view import FourView

__all__ = ["GAME"]


def census(state: FourState) -> dict[str, int]:
    """Every disc is in hand or on the board."""
    return {"discs": int(state.left) + sum(int(disc >= 0) for disc in state.cells())}


GAME: Game[FourState, FourView] = Game(
    meta=META,
    rules=Flow(),
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=FourNotation(),
    events=events_in(events),
    reasons=REASONS,
    folder=Path(__file__).parent,
    hints=FourHints(),
    census=census,
)
