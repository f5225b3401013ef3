"""Laws about playing: the same seed gives the same game, nothing is lost, nothing gets stuck."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

from igroteka.core import record as records
from igroteka.core.engine import SILENT, State
from igroteka.core.errors import Refused
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, fingerprint
from igroteka.core.wire import SPECTATOR
from igroteka.laws.case import Case, choose, trace, walk


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


def elsewhere(case: Case, env: dict[str, str], last: int | None = None) -> list[str]:
    """The traces of seeds `case.seed` to `last` as another process sees them."""
    seeds = [str(case.seed), str(case.seed if last is None else last)]
    command = [sys.executable, "-m", "igroteka.laws", case.source, str(case.seats), json.dumps(dict(case.options))]
    path = os.pathsep.join(p for p in sys.path if p)
    made = subprocess.run(
        [*command, *seeds],
        env=os.environ | {"PYTHONPATH": path} | env,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise case.broken("determinism", f"another process cannot play it: {made.stderr[-800:]}")
    return made.stdout.splitlines()


def clones(case: Case) -> None:
    """A clone has the same fingerprint; what happens to it does not touch its original, nor the other way."""
    rules, rng = case.game.rules, case.rng("clones")
    for number, (table, seat, action) in enumerate(walk(case, "clones")):
        before = table.fingerprint()
        copy, still = table.state.clone(), table.state.clone()
        if fingerprint(copy) != before:
            raise case.broken("clones", f"a clone before answer {number} differs from its original")
        rules.apply_code(copy, seat, action.code, SILENT)
        if number % 7 == 0:
            _finish(case, copy, rng, 200)
        if table.fingerprint() != before or fingerprint(still) != before:
            raise case.broken("clones", f"playing on with a clone before answer {number} ({action}) changed others")


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
    rules, rng = case.game.rules, case.rng("legality all")
    for number, (table, _, _) in enumerate(walk(case, "legality")):
        before = table.fingerprint()
        thorough = number < 20 or rng.below(10) == 0
        for seat in range(SPECTATOR, case.seats):
            legal = [action.code for action in table.legal(seat)]
            if legal != sorted(set(legal)) or legal != [action.code for action in table.legal(seat)]:
                raise case.broken("legality", f"the legal answers before answer {number} are not in one fixed order")
            if (seat in table.asked) != bool(legal):
                raise case.broken("legality", f"seat {seat} is asked without an answer, or has one unasked ({number})")
            for code in legal if thorough else legal[:3]:
                rules.apply_code(table.state.clone(), seat, code, SILENT)
            for action in rules.actions if thorough else []:
                reason = table.why_not(seat, action)
                if (reason is None) != (action.code in legal):
                    raise case.broken("legality", f"legal and why_not disagree about {action} of {seat} ({number})")
                if reason is not None and not reason.rules:
                    raise case.broken("legality", f"{action} of seat {seat} is forbidden without a paragraph")
        for seat in range(case.seats) if thorough else []:
            legal = [action.code for action in table.legal(seat)]
            other = rules.actions[int(rng.below(rules.size))]
            if other.code not in legal and not _is_refused(table, seat, other.code):
                raise case.broken("legality", f"the table takes {other} of seat {seat}, which is not legal ({number})")
        if table.fingerprint() != before:
            raise case.broken("legality", f"asking about answers or refusing them changed the table ({number})")


def _is_refused(table: Table, seat: int, code: int) -> bool:
    try:
        table.answer(seat, code)
    except Refused:
        return True
    return False


def progress(case: Case) -> None:
    """Somebody can answer until the end, and the end comes."""
    table = None
    for at, _, _ in walk(case, "progress"):
        table = at
    if table is None or not table.over:
        raise case.broken("progress", f"the game is not over after {case.most} answers")
    winners = table.winners
    if not winners or any(seat not in range(case.seats) for seat in winners) or len(table.scores) != case.seats:
        raise case.broken("progress", f"the game is over, but its winners are {winners} and its scores {table.scores}")


def census(case: Case) -> None:
    """Nothing is made or lost."""
    first: dict[str, int] | None = None
    for number, (table, _, action) in enumerate(walk(case, "census")):
        now = case.game.census(table.state)
        first = now if first is None else first
        if now != first:
            raise case.broken("census", f"before answer {number} ({action}) there are {now}, at the start {first}")


def notation(case: Case) -> None:
    """A position written down and read again is written down the same, and asks the same."""
    game = case.game
    options = game.meta.complete(case.options)
    for number, (table, _, _) in enumerate(walk(case, "notation")):
        told = game.notation.tell(table.state)
        again = game.notation.read(told, case.seats, options, PlayoutRng(0))
        if game.notation.tell(again) != told:
            raise case.broken("notation", f"before answer {number} {told} is read as {game.notation.tell(again)}")
        for seat in range(case.seats):
            if game.legal(again, seat) != table.legal(seat):
                raise case.broken("notation", f"before answer {number} the position, read again, asks something else")


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
        if number % 25 == 0 or table.over:
            copy = case.game.new(case.seats, PlayoutRng(0), case.options)
            copy.from_bytes(table.state.to_bytes())
            if copy.to_bytes() != table.state.to_bytes():
                raise case.broken("saving", f"a state does not come back from its bytes after answer {number}")
        if number % 200 == 3 or table.over:
            _replays(case, table)


def _replays(case: Case, table: Table) -> None:
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
            if table.why_not_undo(other) is None and rng.below(8) == 0:
                table.undo(other)
