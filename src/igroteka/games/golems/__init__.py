"""Battle of Golems: secret programs executed at the same time. `GAME` is the only public name."""

from pathlib import Path

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.game import Game, events_in
from igroteka.games.golems import events, row_events
from igroteka.games.golems.components import components
from igroteka.games.golems.flow import Flow
from igroteka.games.golems.goal import goal_of
from igroteka.games.golems.hints import GolemsHints
from igroteka.games.golems.knowledge import imagine, view_of
from igroteka.games.golems.meta import META
from igroteka.games.golems.notation import GolemsNotation
from igroteka.games.golems.pieces import PIECES
from igroteka.games.golems.reasons import REASONS, reason
from igroteka.games.golems.sight import sight_of
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import AND, CONTENT_NAMES, CONTENTS, HOLDS_NOTHING, ROUNDS, SIGN_NAMES, SIGNS
from igroteka.games.golems.view import GolemsView

__all__ = ["GAME"]


def census(state: GolemsState) -> dict[str, int]:
    """Barrels are on the field, broken or in the box; logic tokens somewhere; objects on the field or with somebody."""
    if state.cup is not None:  # everything is set out anew for every match
        return {"players": int(state.seats)}
    found: dict[str, int] = {"golems": int(state.golems)}
    lying = [content for content in listed(state.barrel) if content]
    for content in range(HOLDS_NOTHING, CONTENTS):
        total = lying.count(content) + int(state.opened[content]) + int(state.boxed[content])
        found[f"barrels {CONTENT_NAMES[content]}"] = total
    for sign in range(AND, SIGNS):
        on_rows = [g for g in range(int(state.golems)) if state.token[g] == sign and not state.acted[g]]
        total = listed(state.logic).count(sign) + listed(state.held).count(sign) + len(on_rows)
        found[f"tokens {SIGN_NAMES[sign]}"] = total + int(state.supply[sign]) + int(state.gone[sign])
    found["objects"] = sum(listed(state.heap)) + sum(listed(state.carried)) + sum(listed(state.taken))
    for golem in range(int(state.golems)):
        if state.owner[golem] != NOBODY:
            deck = listed(state.deck)[ROUNDS * golem : ROUNDS * (golem + 1)]
            found |= {f"luck {golem} {name}": deck.count(sign) for sign, name in enumerate(SIGN_NAMES)}
    return found


GAME: Game[GolemsState, GolemsView] = Game(
    meta=META,
    rules=Flow(),
    view_of=view_of,
    imagine=imagine,
    reason=reason,
    notation=GolemsNotation(),
    events=events_in(events, row_events),
    reasons=REASONS,
    folder=Path(__file__).parent,
    hints=GolemsHints(),
    pieces=PIECES,
    goal=goal_of,
    box=components,
    sight=sight_of,
    census=census,
)
