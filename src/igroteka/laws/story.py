"""Law about what is told: the moments of a seat lead from each of its views to the next."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from igroteka.core.changes import differences, folded
from igroteka.core.engine import Listener, Log, State
from igroteka.core.moments import Moment
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Event, Seat, View, may_see
from igroteka.laws.case import Case, choose


def story(case: Case) -> None:
    """Differences laid over a view give the next one, for every seat and the spectator, over a whole game.

    Rules tell after doing: when the last event of an answer is told, only what says where the turn is may still change.
    An answer of which nothing is told (cards laid in secret, or openly without a word) may change what it likes.
    """
    table, rng, everybody = case.table(), case.rng("story"), range(SPECTATOR, case.seats)
    views = {seat: table.view(seat) for seat in everybody}
    for number in range(case.most):
        if table.over:
            return
        seat, action = choose(case, table, rng)
        if number > 400 and rng.below(1 + number // 100):  # in a long game answers are much alike
            table.listen(())
            table.answer(seat, action)
            views = {other: table.view(other) for other in everybody}
            continue
        where = f"answer {number} ({action} of seat {seat})"
        silent = _after_the_last_event(case, table, seat, action.code)
        table.listen(everybody)
        table.answer(seat, action)
        for other, moments in table.all_news().items():
            if silent[other] and moments[0].events:
                raise case.broken("story", f"{where} changes {silent[other]} of seat {other} without telling it")
            views[other] = _fold(case, table, views[other], moments, where)
        if rng.below(6) == 0 and table.why_not_undo(seat) is None:
            table.undo(seat)
            for other, moments in table.all_news().items():
                views[other] = _fold(case, table, views[other], moments, f"taking back {where}")


def _fold(case: Case, table: Table, view: View, moments: list[Moment], where: str) -> View:
    """The view after these moments, if their differences lead there."""
    has = _plain(view)
    for moment in moments:
        has = folded(has, [(path, _plain(value)) for path, value in differences(view, moment.view)])
        view = moment.view
        if has != _plain(view):
            raise case.broken("story", f"{where}: the differences told to seat {view.seat} do not lead to its view")
    if view != table.view(view.seat):
        raise case.broken("story", f"{where}: the last moment of seat {view.seat} does not end with its view")
    return view


class _Eyes(Listener):
    """Remembers how the table looked to everybody when the last event was told that they heard."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.state = state
        self.log = Log(listener=self)
        self.views = {seat: case.game.view_of(state, seat) for seat in range(SPECTATOR, case.seats)}
        self.seen = 0

    def on_moment(self) -> None:
        fresh = [event for event in self.log.events[self.seen :] if isinstance(event, Event)]
        self.seen = len(self.log.events)
        for seat in self.views:
            if any(may_see(event, seat) for event in fresh):
                self.views[seat] = self.case.game.view_of(self.state, seat)


def _after_the_last_event(case: Case, table: Table, seat: Seat, code: int) -> dict[Seat, list[str]]:
    """By seat: the fields of its view that change without a word after the last event of an answer."""
    eyes = _Eyes(case, table.state.clone())
    case.game.rules.apply_code(eyes.state, seat, code, eyes.log)
    eyes.log.end()
    found = {}
    for other, seen in eyes.views.items():
        changes = differences(seen, case.game.view_of(eyes.state, other))
        found[other] = sorted({str(path[0]) for path, _ in changes} - seen.silent)
    return found


def _plain(value: Any) -> Any:
    """A value as a client has it."""
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value
