"""Laws about knowledge: what a seat may not know does not reach it in any way."""

from __future__ import annotations

from itertools import zip_longest

from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Whisper
from igroteka.laws.case import Case, walk


def imagination(case: Case) -> None:
    """An imagined state looks to its seat exactly like the real one, and allows the same answers."""
    game, rng = case.game, case.rng("imagination")
    for number, (table, _, _) in enumerate(walk(case, "imagination")):
        for seat in range(SPECTATOR, case.seats):
            view = game.view_of(table.state, seat)
            imagined = game.imagine(view, PlayoutRng(int(rng.below(2**31))))
            if game.view_of(imagined, seat) != view:
                raise case.broken(
                    "imagination", f"before answer {number} seat {seat} sees its imagined state differently"
                )
            if game.census(imagined) != game.census(table.state):
                raise case.broken(
                    "imagination", f"before answer {number} seat {seat} imagines things that are not there"
                )
            if [a.code for a in game.legal(imagined, seat)] != [a.code for a in table.legal(seat)]:
                raise case.broken("imagination", f"before answer {number} seat {seat} imagines other legal answers")


def twins(case: Case) -> None:
    """Two tables that differ only in what is hidden from a seat look the same to it, before and after an answer.

    Where an answer makes the two look different, something hidden became known by it: then undo must stop there.
    """
    if case.reshuffle is None:
        return
    game, rng = case.game, case.rng("twins")
    for number, (table, seat, action) in enumerate(walk(case, "twins")):
        if rng.below(3):
            continue
        for knower in range(SPECTATOR, case.seats):
            one = Table.at(game, table.state.clone(), case.options)
            two = Table.at(game, case.reshuffle(table.state.clone(), knower, rng), case.options)
            where = f"before answer {number} ({action} of seat {seat})"
            _look_the_same(case, one, two, knower, where)
            if two.why_not(seat, action) is not None:
                continue  # the other table does not have this answer: its seat knows more than the knower
            one.answer(seat, action)
            two.answer(seat, action)
            if not _something_came_out(case, one, two, knower, where):
                _look_the_same(case, one, two, knower, f"after answer {number} ({action} of seat {seat})")
            elif one.why_not_undo(seat) is None:
                raise case.broken("twins", f"{where} something hidden came out, but undo is still allowed")


def _something_came_out(case: Case, one: Table, two: Table, seat: int, where: str) -> bool:
    """Whether an answer told a seat something hidden; it must be an event that says so."""
    stories = zip_longest(*([event for _, event in table.events(seat)] for table in (one, two)))
    for a, b in stories:
        if a != b:
            if not any(event is not None and (event.reveals or isinstance(event, Whisper)) for event in (a, b)):
                raise case.broken(
                    "twins", f"{where} the events of seat {seat} depend on what it may not know: {a}, {b}"
                )
            return True
    if one.view(seat) != two.view(seat):
        raise case.broken("twins", f"{where} something hidden came out to seat {seat} without an event")
    return False


def _look_the_same(case: Case, one: Table, two: Table, seat: int, where: str) -> None:
    """Views, events, prompts, legal answers and reasons."""

    def leak(what: str) -> None:
        raise case.broken("twins", f"{where} {what} of seat {seat} depend on what it may not know")

    if one.view(seat) != two.view(seat):
        leak("the view")
    if one.events(seat) != two.events(seat):
        leak("the events")
    if one.prompt(seat) != two.prompt(seat) or one.asked != two.asked:
        leak("the questions")
    if one.why_not_undo(seat) != two.why_not_undo(seat):
        leak("the words about undo")
    for action in case.game.rules.actions:
        if one.why_not(seat, action) != two.why_not(seat, action):
            leak(f"the reasons against {action}")
