"""Laws about playing: the same seed gives the same game, nothing is lost, nothing gets stuck."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import cast

from igroteka.core import record as records
from igroteka.core.engine import FINE, SILENT, State
from igroteka.core.errors import Refused
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.table import Table, fingerprint
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.laws.case import Case, choose, positions, trace, walk
from igroteka.laws.plain import laid_open, plain

QUICK = 300  # a table of answers short enough to be gone through at every position


def determinism(case: Case) -> None:
    """Same seed, same answers: same events and states, twice here and in processes that hash differently."""
    first, second = trace(case), trace(case)
    for number, (a, b) in enumerate(zip(first, second, strict=False)):
        if a != b:
            raise case.broken("determinism", f"the same answers gave another game at answer {number}: {a} / {b}")
    here = f"{case.seed} {len(first)} {hashlib.sha256(chr(10).join(first).encode()).hexdigest()}"
    for number in (1, 2):  # other ones in every case: sets of few words often come in the same order by chance
        hashing = str(2 * case.seed + number)
        there = elsewhere(case, {"PYTHONHASHSEED": hashing})
        if there != [here]:
            raise case.broken("determinism", f"another process (PYTHONHASHSEED={hashing}) plays another game")


def memory(case: Case) -> None:
    """The rules keep nothing from one game for the next; compiled ones cannot be looked into."""
    before = _held(case)
    trace(case)
    if _held(case) != before:
        raise case.broken("memory", "the rules remember something from one game to the next")


def _held(case: Case) -> dict[str, str]:
    """What an interpreted rules object holds, its buffer for answers left out."""
    return {name: repr(value) for name, value in getattr(case.game.rules, "__dict__", {}).items() if name != "codes"}


def elsewhere(case: Case, env: dict[str, str], last: int | None = None, bare: bool = False) -> list[str]:
    """The traces of seeds `case.seed` to `last` as another process sees them; bare: of the rules alone."""
    seeds = [str(case.seed), str(case.seed if last is None else last)]
    command = [sys.executable, "-m", "igroteka.laws", case.source, str(case.seats), json.dumps(dict(case.options))]
    path = os.pathsep.join(p for p in sys.path if p)
    made = subprocess.run(
        [*command, *seeds, *(["bare"] if bare else [])],
        env=os.environ | {"PYTHONPATH": path} | env,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise case.broken("determinism", f"another process cannot play it: {made.stderr[-800:]}")
    return made.stdout.splitlines()


def clones(case: Case) -> None:
    """A clone has the same fingerprint; what happens to it does not touch its original, nor the other way.

    Unheard, an answer does the same as told: bots and search play the game that people play.
    """
    rules, rng = case.game.rules, case.rng("clones")
    table, chooser = case.table(), case.rng("clones, answers")
    for number in range(case.most):
        if table.over:
            return
        seat, action = choose(case, table, chooser)
        before = table.fingerprint()
        copy, still = table.state.clone(), table.state.clone()
        if fingerprint(copy) != before:
            raise case.broken("clones", f"a clone before answer {number} differs from its original")
        for name in shared_lists(table.state, copy):
            raise case.broken("clones", f"a clone shares the list {name} with its original")
        rules.apply_code(copy, seat, action.code, SILENT)
        unheard = fingerprint(copy)
        if number % 7 == 0:
            _finish(case, copy, rng, 200)
        if table.fingerprint() != before or fingerprint(still) != before:
            raise case.broken("clones", f"playing on with a clone before answer {number} ({action}) changed others")
        table.answer(seat, action)
        if table.fingerprint() != unheard:
            raise case.broken("clones", f"answer {number} ({action}) does something else when nobody listens")


def fields_of(state: State) -> dict[str, object]:
    """The fields of an interpreted state; compiled ones cannot be listed."""
    return {name: value for name, value in getattr(state, "__dict__", {}).items() if name != "rng"}


def shared_lists(one: State, two: State) -> list[str]:
    """The names of lists that two states share, also inside objects that each of them has for itself."""
    found = []
    others = fields_of(two)
    for name, value in fields_of(one).items():
        other = others.get(name)
        if isinstance(value, list) and value is other:
            found.append(name)
        elif value is not other and hasattr(value, "__dict__"):
            found += [f"{name}.{part}" for part in shared_lists(cast(State, value), cast(State, other))]
    return found


def _finish(case: Case, state: State, rng: PlayoutRng, most: int) -> None:
    """Play random answers on a state that belongs to nobody."""
    rules = case.game.rules
    for _ in range(most):
        if state.mover < 0:
            return
        codes = rules.codes_of(state, state.mover)
        rules.apply_code(state, state.mover, codes[int(rng.below(len(codes)))], SILENT)


def legality(case: Case) -> None:
    """Every legal answer applies; every other one is refused with a reason and changes nothing."""
    rng = case.rng("legality all")
    for number, (table, _, _) in enumerate(walk(case, "legality")):
        legality_at(case, table, f"before answer {number}", number < 20 or rng.below(10) == 0, rng)


def legality_at(case: Case, table: Table, where: str, thorough: bool, rng: Rng) -> None:
    """The law at one position; thorough: with every answer there is."""
    rules, before = case.game.rules, table.fingerprint()
    for seat in range(SPECTATOR, case.seats):
        legal = [action.code for action in table.legal(seat)]
        if legal != sorted(set(legal)) or legal != [action.code for action in table.legal(seat)]:
            raise case.broken("legality", f"{where} the legal answers are not in one fixed order")
        if (seat in table.asked) != bool(legal):
            raise case.broken("legality", f"{where} seat {seat} is asked without an answer, or has one unasked")
        if legal and (thorough or rules.size <= QUICK):
            scanned = [code for code in range(rules.size) if rules.forbids(table.state, seat, code) == FINE]
            if scanned != legal:
                odd = rules.actions[min(set(scanned) ^ set(legal))]
                raise case.broken("legality", f"{where} legal and why_not disagree about {odd} of seat {seat}")
        for code in legal if thorough else legal[:3]:
            rules.apply_code(table.state.clone(), seat, code, SILENT)
        for action in rules.actions if thorough else []:
            reason = table.why_not(seat, action)
            if (reason is None) != (action.code in legal):
                raise case.broken("legality", f"{where} legal and why_not disagree about {action} of {seat}")
            if reason is not None and not reason.rules:
                raise case.broken("legality", f"{where} {action} of seat {seat} is forbidden without a paragraph")
    for seat in range(case.seats) if thorough else []:
        legal = [action.code for action in table.legal(seat)]
        other = rules.actions[int(rng.below(rules.size))]
        if other.code not in legal and not _is_refused(table, seat, other.code):
            raise case.broken("legality", f"{where} the table takes {other} of seat {seat}, which is not legal")
    if table.fingerprint() != before:
        raise case.broken("legality", f"{where} asking about answers or refusing them changed the table")


def _is_refused(table: Table, seat: int, code: int) -> bool:
    try:
        table.answer(seat, code)
    except Refused:
        return True
    return False


def progress(case: Case) -> None:
    """Somebody can answer until the end, the end comes, and who has won has most points."""
    *_, table = positions(case, "progress")
    if not table.over:
        raise case.broken("progress", f"the game is not over after {case.most} answers")
    ends_well(case, table)


def ends_well(case: Case, table: Table) -> None:
    """The law at the end of a game."""
    winners, scores = table.winners, table.scores
    if len(scores) != case.seats or winners != sorted(set(winners) & set(range(case.seats))):
        raise case.broken("progress", f"the game is over, but its winners are {winners} and its scores {scores}")
    if any(scores[seat] != max(scores) for seat in winners):
        raise case.broken("progress", f"{winners} win, but the scores are {scores}")
    if not winners and any(scores):
        raise case.broken("progress", f"nobody wins, but the scores are {scores}")


def census(case: Case) -> None:
    """Nothing is made or lost."""
    first = case.game.census(case.table().state)
    if not first:
        raise case.broken("census", "the census counts nothing")
    for number, table in enumerate(positions(case, "census")):
        now = case.game.census(table.state)
        if now != first:
            raise case.broken("census", f"after {number} answers there are {now}, at the start {first}")


def simultaneity(case: Case) -> None:
    """Sealed answers of two seats do not depend on each other: in either order they lead to the same state."""
    rules, rng = case.game.rules, case.rng("simultaneity")
    for number, (table, seat, action) in enumerate(walk(case, "simultaneity")):
        others = [other for other in table.asked if other != seat]
        if not table.state.sealed or not others:
            continue
        other = others[int(rng.below(len(others)))]
        codes = rules.codes_of(table.state, other)
        code = codes[int(rng.below(len(codes)))]
        one, two = table.state.clone(), table.state.clone()
        rules.apply_code(one, seat, action.code, SILENT)
        rules.apply_code(two, other, code, SILENT)
        if one.phase != table.state.phase or two.phase != table.state.phase:
            continue  # the first answer already ended the phase
        rules.apply_code(one, other, code, SILENT)
        rules.apply_code(two, seat, action.code, SILENT)
        if fingerprint(one) != fingerprint(two):
            raise case.broken("simultaneity", f"at answer {number} it matters whether {seat} or {other} answers first")


def notation(case: Case) -> None:
    """A position written down and read again is written down the same, and asks the same."""
    for number, table in enumerate(positions(case, "notation")):
        notation_at(case, table, f"after {number} answers")


def notation_at(case: Case, table: Table, where: str) -> None:
    """The law at one position."""
    game = case.game
    told = game.notation.write(table.state)
    again = game.notation.read(told, case.seats, game.meta.complete(case.options), PlayoutRng(0))
    if game.notation.write(again) != told:
        raise case.broken("notation", f"{where} {told} is read as {game.notation.write(again)}")
    for seat in range(case.seats):
        if game.legal(again, seat) != table.legal(seat):
            raise case.broken("notation", f"{where} the position, read again, asks something else")


def saving(case: Case) -> None:
    """A saved game, and a state as bytes, come back with the same fingerprint."""
    table, rng = case.table(), case.rng("saving")
    number = 0
    while not table.over and number < case.most:
        seat, action = choose(case, table, rng)
        table.answer(seat, action)
        if rng.below(4) == 0 and table.why_not_undo(seat) is None:
            table.undo(seat)
        number += 1
        if number % (25 if number <= 200 else 100) == 0 or table.over:  # in a long game positions are much alike
            bytes_come_back(case, table, rng)
        if number % 200 == 3 or table.over:
            replays(case, table)


def bytes_come_back(case: Case, table: Table, rng: PlayoutRng) -> None:
    """A state made from bytes is the same in every respect, and plays on in the same way."""
    game = case.game
    copy = game.new(case.seats, PlayoutRng(0), case.options)
    copy.from_bytes(table.state.to_bytes())
    if copy.to_bytes() != table.state.to_bytes():
        raise case.broken("saving", f"a state does not come back from its bytes after {table.count} entries")
    original, changed = fields_of(table.state), fields_of(copy)
    different = [name for name, value in original.items() if laid_open(value) != laid_open(changed[name])]
    one, two = Table.at(game, table.state.clone(), case.options), Table.at(game, copy, case.options)
    for _ in range(30):
        seen = [
            [(plain(t.view(s)), t.legal(s)) for s in range(SPECTATOR, case.seats)]
            + [game.notation.write(t.state), game.scores(t.state)]
            for t in (one, two)
        ]
        if different or seen[0] != seen[1]:
            what = ", ".join(different) or "what can be seen"
            raise case.broken("saving", f"a state that comes back from its bytes differs in {what}")
        if one.over:
            return
        seat, action = choose(case, one, rng)
        one.answer(seat, action)
        two.answer(seat, action)


def replays(case: Case, table: Table) -> None:
    record = table.record()
    text = record.dumps()
    if records.loads(text) != record:
        raise case.broken("saving", "a record does not come back from its text")
    again = Table.of_record(case.game, records.loads(text))
    if again.fingerprint() != table.fingerprint():
        raise case.broken("saving", f"the record of {table.count} entries replays to another state")
    for seat in range(SPECTATOR, case.seats):
        if again.events(seat) != table.events(seat) or again.view(seat) != table.view(seat):
            raise case.broken("saving", f"the record replays to the same state, but seat {seat} was told another story")


def undo(case: Case) -> None:
    """What can be taken back gives back the same state, and the log keeps both."""
    table, rng = case.table(), case.rng("undo")
    for number in range(case.most):
        if table.over:
            return
        before, entries = table.fingerprint(), table.count
        seat, action = choose(case, table, rng)
        table.answer(seat, action)
        if table.why_not_undo(seat) is None:
            after = table.fingerprint()
            table.undo(seat)
            if table.fingerprint() != before:
                raise case.broken("undo", f"taking back answer {number} ({action}) does not give the same state")
            if table.count != entries + 2:
                raise case.broken("undo", f"taking back answer {number} is not recorded")
            table.answer(seat, action)
            if table.fingerprint() != after:
                raise case.broken("undo", f"giving answer {number} ({action}) once more leads to another state")
        for other in range(case.seats):
            if rng.below(8) > 0:
                continue
            if (back := table.turn_so_far(other)) > 0:
                _goes_back(case, table, other, back)
            if table.why_not_undo(other) is None:
                table.undo(other)


def _goes_back(case: Case, table: Table, seat: Seat, back: int) -> None:
    """To take back a whole turn at once is to take its answers back one by one."""
    at_once, one_by_one = table.copy(), table.copy()
    at_once.change(seat, (), back)
    for _ in range(back):
        one_by_one.change(seat, (), 1)
    if at_once.fingerprint() != one_by_one.fingerprint():
        raise case.broken("undo", f"taking back {back} answers of seat {seat} at once leads to another state")
    if at_once.turn_so_far(seat) > 0:
        raise case.broken("undo", f"of the turn of seat {seat} more than {back} answers can be taken back")
