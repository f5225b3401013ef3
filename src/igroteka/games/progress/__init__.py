"""Progress: a civilisation of technology cards. `GAME` is the only public name."""

from pathlib import Path

from igroteka.core.engine import NOBODY
from igroteka.core.game import Game, events_in
from igroteka.games.progress import events
from igroteka.games.progress.box import AGES
from igroteka.games.progress.checking import check_data
from igroteka.games.progress.components import components
from igroteka.games.progress.flow import RULES
from igroteka.games.progress.goal import goal_of
from igroteka.games.progress.hints import ProgressHints
from igroteka.games.progress.knowledge import all_cards, imagine, view_of
from igroteka.games.progress.meta import META
from igroteka.games.progress.names import messages
from igroteka.games.progress.notation import ProgressNotation
from igroteka.games.progress.pieces import PIECES
from igroteka.games.progress.reasons import REASONS, reason
from igroteka.games.progress.sight import sight_of
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import AGE, GROUP, PERSONS
from igroteka.games.progress.tree import tree
from igroteka.games.progress.view import ProgressView

__all__ = ["GAME"]


def census(state: ProgressState) -> dict[str, int]:
    """Every card is in a hand, an area, a deck, a pile, the time deck, just being paid for, or out of the game."""
    ages = [int(AGE[card]) for card in all_cards(state)]
    found = {f"cards of age {age}": ages.count(age) + int(state.gone[age]) for age in range(1, AGES + 1)}
    return found | {"philosophers": sum(1 for p in range(PERSONS) if GROUP[p] == 0 and state.patron[p] != NOBODY)}


GAME: Game[ProgressState, ProgressView] = Game(
    meta=META,
    rules=RULES,
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=ProgressNotation(),
    events=events_in(events),
    reasons=REASONS,
    folder=Path(__file__).parent,
    hints=ProgressHints(),
    census=census,
    pieces=PIECES,
    goal=goal_of,
    box=components,
    sight=sight_of,
    tree=tree,
    check_data=check_data,
    messages=messages,
)
