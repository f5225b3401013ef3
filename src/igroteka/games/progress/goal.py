"""What a seat plays for, and how far it is."""

from __future__ import annotations

from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.progress.box import AGES, SYMBOL_NAMES
from igroteka.games.progress.tables import TITLE_FROM
from igroteka.games.progress.view import ProgressView


def goal_of(view: ProgressView) -> Reason:
    """PR-010, PR-135: the most victory points at the end; alone a title, and no defeat by the time deck."""
    return _alone(view) if len(view.players) == 1 else _among_others(view)


def _among_others(view: ProgressView) -> Reason:
    totals = [player.sheet.total for player in view.players]
    rules = ("PR-010", "PR-135", "PR-194" if view.last_age == AGES else "PR-122")
    if view.seat == SPECTATOR:
        return Reason("progress-goal-watching", rules, {"age": view.last_age, "best": max(totals)})
    points = totals.pop(view.seat)
    return Reason("progress-goal", rules, {"age": view.last_age, "points": points, "best": max(totals)})


def _alone(view: ProgressView) -> Reason:
    """PR-145, PR-150: the game must be brought to its end; the points decide the title."""
    points, title = view.players[0].sheet.total, view.title or ""
    if view.ending is not None:
        return Reason("progress-goal-solo-over", ("PR-145", "PR-150"), {"points": points, "title": title})
    symbol = view.last_age + 1
    args: dict[str, object] = {
        "left": view.symbols_left[symbol],
        "symbol": SYMBOL_NAMES[symbol],
        "points": points,
        "title": title,
        "next": min((least for least in TITLE_FROM if least > points), default=0),  # 0: there is no better title
    }
    rules = ("PR-145", "PR-150", "PR-194" if view.last_age == AGES else "PR-121")
    return Reason("progress-goal-solo-watching" if view.seat == SPECTATOR else "progress-goal-solo", rules, args)
