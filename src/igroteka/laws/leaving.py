"""Law about players who leave for good."""

from __future__ import annotations

from igroteka.core.wire import Seat
from igroteka.laws.case import Case, choose
from igroteka.laws.information import imagination_at
from igroteka.laws.play import bytes_come_back, legality_at, notation_at, replays


def leaving(case: Case) -> None:
    """Where a game lets players leave, the others play on to a good end: nothing is lost, and who left is not asked.

    What others were preparing stays prepared and can still be taken back. A game that lets nobody leave keeps it.
    """
    table, rng, gone = case.table(), case.rng("leaving"), set[Seat]()
    things = case.game.census(table.state)
    for number in range(case.most):
        if table.over:
            break
        seat = int(rng.below(case.seats))
        if rng.below(10) == 0 and table.why_not_leave(seat) is None:
            others = {s: table.why_not_undo(s) for s in range(case.seats) if s != seat}
            waited_for = seat in table.asked
            table.leave(seat)
            gone.add(seat)
            where = f"after {number} answers, when seat {seat} has left,"
            if not waited_for and not table.over and any(table.why_not_undo(s) != was for s, was in others.items()):
                raise case.broken("leaving", f"{where} others can take back other answers than before")
            if case.game.census(table.state) != things:
                raise case.broken("leaving", f"{where} there are {case.game.census(table.state)}, not {things}")
            imagination_at(case, table, where, rng)
            notation_at(case, table, where)
            bytes_come_back(case, table, rng)
            legality_at(case, table, where, True, rng)
            if table.why_not_leave(seat) is None:
                raise case.broken("leaving", f"{where} it could leave once more")
            continue
        if gone & set(table.asked):
            raise case.broken("leaving", f"after {number} answers somebody is asked who has left: {table.asked}")
        table.answer(*choose(case, table, rng))
    if gone & set(table.winners):
        raise case.broken("leaving", f"{gone} have left, but the winners are {table.winners}")
    replays(case, table)
