"""What a seat plays for and how far it is, in one sentence."""

from __future__ import annotations

from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.robomaso.state import DEALING, STAGES
from igroteka.games.robomaso.tables import DISCS, GOAL_NAMES
from igroteka.games.robomaso.view import RobomasoView

PARAGRAPHS = ("RM-001", "RM-002", "RM-003")  # by players, two and more


def goal_of(view: RobomasoView) -> Reason:
    """RM-R50: the discs that win, and those the seat owns; for a spectator those of whoever has the most."""
    terms = dict(view.terms)
    standard = GOAL_NAMES[terms["goal"]] == "standard"
    rules = [PARAGRAPHS[len(view.players) - 2] if standard else "RM-004", "RM-R50"]
    if terms["round_limit"]:
        rules.append("RM-R80")
    if view.stage == STAGES[DEALING]:
        discs = DISCS  # RM-011: they are the player's, although no robot has them yet
    elif view.seat == SPECTATOR:
        discs = max(player.discs for player in view.players)
    else:
        discs = view.players[view.seat].discs
    message = "robomaso-goal-all" if view.seat == SPECTATOR else "robomaso-goal-yours"
    return Reason(message, tuple(rules), {"goal": view.goal, "discs": discs, "rounds": terms["round_limit"]})
