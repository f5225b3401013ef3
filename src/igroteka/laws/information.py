"""Laws about knowledge: what a seat may not know does not reach it in any way."""

from __future__ import annotations

from itertools import zip_longest

from igroteka.core.engine import Action
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.table import Table, fingerprint
from igroteka.core.wire import SPECTATOR, Seat, Whisper
from igroteka.laws.case import Case, positions, walk
from igroteka.laws.plain import plain


def imagination(case: Case) -> None:
    """An imagined state looks to its seat exactly like the real one, and allows the same answers."""
    rng = case.rng("imagination")
    for number, table in enumerate(positions(case, "imagination")):
        if number > 100 and rng.below(1 + number // 50):  # in a long game positions are much alike
            continue
        imagination_at(case, table, f"after {number} answers", rng)


def imagination_at(case: Case, table: Table, where: str, rng: Rng) -> None:
    """The law at one position."""
    game = case.game
    for seat in range(SPECTATOR, case.seats):
        view = game.view_of(table.state, seat)
        imagined = game.imagine(view, PlayoutRng(int(rng.below(2**31))))
        if game.view_of(imagined, seat) != view:
            raise case.broken("imagination", f"{where} seat {seat} sees its imagined state differently")
        if game.census(imagined) != game.census(table.state):
            raise case.broken("imagination", f"{where} seat {seat} imagines things that are not there")
        if [a.code for a in game.legal(imagined, seat)] != [a.code for a in table.legal(seat)]:
            raise case.broken("imagination", f"{where} seat {seat} imagines other legal answers")


MANY = 400  # answers; of more than so many some are looked at in one position, others in the next


def twins(case: Case) -> None:
    """Two tables that differ only in what is hidden from a seat look the same to it, before and after an answer.

    Where an answer makes the two look different, something hidden became known by it: then undo must stop there.
    """
    game, rng = case.game, case.rng("twins")
    if case.reshuffle is None:
        if game.meta.hidden:
            raise case.broken("twins", "the game hides something, but no reshuffle of it was given to the law")
        return
    different, hidden = 0, False
    for number, (table, seat, action) in enumerate(walk(case, "twins")):
        _whispers_reach_a_seat(case, table)
        if number > 40 and rng.below(4 + number // 20):  # in a long game positions are much alike
            continue
        different += twins_at(case, table, (seat, action), f"before answer {number} ({action} of seat {seat})", rng)
        hidden = hidden or _is_hidden(case, table)
    if hidden and not different:
        raise case.broken("twins", "the reshuffle never changed anything")


def _is_hidden(case: Case, table: Table) -> bool:
    """Whether a spectator cannot know the whole position: what it imagines is another one."""
    game = case.game
    imagined = game.imagine(game.view_of(table.state, SPECTATOR), PlayoutRng(1))
    return game.notation.write(imagined) != game.notation.write(table.state)


def twins_at(case: Case, table: Table, answer: tuple[Seat, Action], where: str, rng: Rng) -> int:
    """The law at one position, before and after an answer; how many of the twins were different at all."""
    different = 0
    seat, action = answer
    for knower in range(SPECTATOR, case.seats):
        one, two = _pair(case, table, knower, rng)
        different += one.state.ints().items != two.state.ints().items
        _look_the_same(case, one, two, knower, where)
        _imagine_the_same(case, one, two, knower, where)
        two.state.rng = table.state.rng.clone()
        if two.why_not(seat, action) is None:  # else its seat knows more than the knower
            _answer_both(case, one, two, knower, answer, where)
        if table.state.sealed and seat != knower:
            _answer_differently(case, table, knower, seat, where)
    return different


def _pair(case: Case, table: Table, knower: Seat, rng: Rng) -> tuple[Table, Table]:
    """A table and its twin, whose hidden things and chance to come are others."""
    assert case.reshuffle is not None
    other = case.reshuffle(table.state.clone(), knower, rng)
    other.rng = PlayoutRng(int(rng.below(2**31)))
    return Table.at(case.game, table.state.clone(), case.options), Table.at(case.game, other, case.options)


def _whispers_reach_a_seat(case: Case, table: Table) -> None:
    for event in table.log:
        if isinstance(event, Whisper) and event.to not in range(case.seats):
            raise case.broken("twins", f"{event.kind} is whispered to {event.to}, which is no seat")


def _answer_both(case: Case, one: Table, two: Table, knower: Seat, answer: tuple[Seat, Action], where: str) -> None:
    """The same answer at both tables: what it tells the knower is the same, or says that it reveals something."""
    for table in (one, two):
        table.listen([knower])
        table.answer(*answer)
    if not _something_came_out(case, one, two, knower, where):
        _look_the_same(case, one, two, knower, f"after the answer, {where}")
    elif one.why_not_undo(answer[0]) is None and not one.state.practice:
        raise case.broken("twins", f"{where} something hidden came out, but undo is still allowed")


def _answer_differently(case: Case, table: Table, knower: Seat, seat: Seat, where: str) -> None:
    """Two different sealed answers look the same to others, as long as both leave the same seats thinking."""
    answers = table.legal(seat)
    tables = [table.copy(), table.copy()]
    for copy, answer in zip(tables, (answers[0], answers[-1]), strict=True):
        copy.answer(seat, answer)
    phases = {int(copy.state.phase) for copy in (table, *tables)}
    if len(phases) == 1 and tables[0].asked == tables[1].asked:
        _look_the_same(case, tables[0], tables[1], knower, f"after two different sealed answers of {seat}, {where}")


def _something_came_out(case: Case, one: Table, two: Table, seat: Seat, where: str) -> bool:
    """Whether an answer told a seat something hidden; it must be an event that says so, at that moment or before."""
    for a, b in zip_longest(*(table.all_news()[seat] for table in (one, two))):
        events = zip_longest(*(() if moment is None else moment.events for moment in (a, b)))
        for event, other in events:
            if _open(case, event) != _open(case, other):
                if not any(each is not None and each.reveals for each in (event, other)):
                    what = f"the events of seat {seat} depend on what it may not know: {event}, {other}"
                    raise case.broken("twins", f"{where} {what}")
                return True
        if a is None or b is None or _open(case, a.view) != _open(case, b.view):
            raise case.broken("twins", f"{where} something hidden came out to seat {seat} without an event")
    return False


def _imagine_the_same(case: Case, one: Table, two: Table, seat: Seat, where: str) -> None:
    """What a seat imagines comes from its view alone."""
    imagined = [case.game.imagine(table.view(seat), PlayoutRng(1)) for table in (one, two)]
    if fingerprint(imagined[0]) != fingerprint(imagined[1]):
        raise case.broken("twins", f"{where} seat {seat} imagines with the help of what it may not know")


def _look_the_same(case: Case, one: Table, two: Table, seat: Seat, where: str) -> None:
    """Views, events, prompts, legal answers and reasons."""

    def leak(what: str) -> None:
        raise case.broken("twins", f"{where} {what} of seat {seat} depend on what it may not know")

    if _open(case, one.view(seat)) != _open(case, two.view(seat)):
        leak("the view")
    if _story(case, one, seat) != _story(case, two, seat):
        leak("the events")
    if one.prompt(seat) != two.prompt(seat) or one.asked != two.asked:
        leak("the questions")
    if one.why_not_undo(seat) != two.why_not_undo(seat):
        leak("the reasons about undo")
    if one.turn_so_far(seat) != two.turn_so_far(seat):
        leak("the length of the turn")
    actions = case.game.rules.actions
    every = 1 + len(actions) // MANY if seat in one.asked else len(actions)  # who is not asked has one reason for all
    for action in actions[one.count % every :: every]:
        if _open(case, one.why_not(seat, action)) != _open(case, two.why_not(seat, action)):
            leak(f"the reasons against {action}")


def _story(case: Case, table: Table, seat: Seat) -> list[tuple[int, object]]:
    return [(number, _open(case, event)) for number, event in table.events(seat)]


def _open(case: Case, value: object) -> object:
    try:
        return plain(value)
    except TypeError as error:
        raise case.broken("twins", f"{type(value).__name__} holds something that may not travel: {error}") from error
