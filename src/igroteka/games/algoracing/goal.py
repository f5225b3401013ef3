"""What a seat plays for, and how far it is."""

from __future__ import annotations

from typing import Final

from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.algoracing.view import AlgoracingView

LABS_BY_SIDES: Final = {3: ("three", ("AR-079",)), 4: ("four", ("AR-052", "AR-053"))}  # by what a base token shows
TARGET_RULES: Final = {6: "AR-064", 9: "AR-073"}  # by the size of the board
OVER: Final = {"exhausted": "AR-065", "rounds": "AR-R95", "alone": "AR-R98"}


def goal_of(view: AlgoracingView) -> Reason:
    """Samples in a lab give points, and who has enough of them wins; who only watches hears how far the others are."""
    terms = dict(view.terms)
    plays = view.seat != SPECTATOR and not view.players[view.seat].away
    here = [view.players[view.seat]] if plays else [player for player in view.players if not player.away]
    points = max(player.points for player in here)
    target = TARGET_RULES[terms["board"]]
    if view.ending is not None:
        rules: tuple[str, ...] = (OVER.get(view.ending, target),)
        return Reason("algoracing-goal-reached" if plays else "algoracing-goal-over", rules, {"points": points})
    labs, lab_rules = LABS_BY_SIDES[terms["labs"]]
    rules = (*lab_rules, target)
    if terms["finish_round"]:
        rules += ("AR-R91",)
    if terms["max_rounds"]:
        rules += ("AR-R95",)
    return Reason(
        "algoracing-goal-play" if plays else "algoracing-goal-watch",
        rules,
        {
            "labs": labs,
            "target": terms["target"],
            "finish": terms["finish_round"],
            "rounds": terms["max_rounds"],
            "points": points,
        },
        tuple(square for square, seats in zip(view.field.corners, view.labs) if plays and view.seat in seats),
    )
