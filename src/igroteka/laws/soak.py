"""Many random games of one kind, with every law looked at now and then, and how the games ended.

python -m igroteka.laws.soak GAME [--games N] [--seats 2,3] [--preset NAME,NAME | --scenes | --flags A,B] [--every N]
    [--reshuffle MODULE:NAME] [--invariant MODULE:NAME]

The bulk is played on the bare rules, as fast as they go. About every so many answers the position is laid on a table
and the laws of legality, census, clones, notation, saving, imagination, twins and undo are looked at; every game must
end with winners that have most points. With `--scenes` every scene of the game is a kind, with the players it is for;
with `--flags` every combination of these options that are on or off.
`tests/laws/subjects.py` has the reshuffles; an invariant is a function of a state, asked after every answer.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from igroteka.bots.arena import cores
from igroteka.core import registry
from igroteka.core.engine import NOBODY, SILENT, State
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Text
from igroteka.core.rng import TableRng
from igroteka.core.table import Table, fingerprint
from igroteka.laws.case import Case, goes_together
from igroteka.laws.information import imagination_at, twins_at
from igroteka.laws.play import bytes_come_back, ends_well, legality_at, notation_at

BATCH = 50  # games a process takes at once


Invariant = Callable[[Any], None]  # raises AssertionError for a state that cannot be


def play_one(case: Case, every: int, invariant: Invariant | None = None) -> tuple[int, int, str]:
    """One random game: its answers, the positions that were looked at, and how it ended."""
    game, rules, rng = case.game, case.game.rules, case.rng("soak")
    state = game.new(case.seats, TableRng(str(case.seed)), case.options)
    things, answers, looked = game.census(state), 0, 0
    while state.mover != NOBODY:
        if answers >= case.most:
            raise case.broken("progress", f"the game is not over after {case.most} answers")
        seat = int(state.mover)
        codes = rules.codes_of(state, seat)
        if not codes:
            raise case.broken("progress", f"after {answers} answers seat {seat} is asked but has no answer")
        code = codes[int(rng.below(len(codes)))]
        if rng.below(every) == 0:
            look(case, state, code, things, f"after {answers} answers")
            looked += 1
        rules.apply_code(state, seat, code, SILENT)
        answers += 1
        if invariant is not None:
            invariant(state)
    table = Table.at(game, state, case.options)
    ends_well(case, table)
    if game.census(state) != things:
        raise case.broken("census", f"at the end there are {game.census(state)}, at the start {things}")
    return answers, looked, game.notation.write(state).get("ended", "over")


def look(case: Case, state: State, code: int, things: dict[str, int], where: str) -> None:
    """All laws that can be looked at in one position."""
    game, rng, seat = case.game, case.rng(f"soak, {where}"), int(state.mover)
    action, before = game.rules.actions[code], fingerprint(state)
    table = Table.at(game, state.clone(), case.options)
    if table.fingerprint() != before:
        raise case.broken("clones", f"{where} a clone differs from its original")
    if game.census(state) != things:
        raise case.broken("census", f"{where} there are {game.census(state)}, at the start {things}")
    legality_at(case, table, where, True, rng)
    notation_at(case, table, where)
    bytes_come_back(case, table, rng)
    imagination_at(case, table, where, rng)
    if case.reshuffle is not None:
        twins_at(case, table, (seat, action), where, rng)
    table.answer(seat, action)
    if table.why_not_undo(seat) is None:
        table.undo(seat)
        if table.fingerprint() != before:
            raise case.broken("undo", f"{where} taking back {action} does not give the same state")
    if fingerprint(state) != before:
        raise case.broken("clones", f"{where} playing on with a clone changed its original")


def play_batch(cases: Sequence[Case], every: int, invariant: Invariant | None) -> list[tuple[int, int, str]]:
    """Some games, one after the other."""
    return [play_one(case, every, invariant) for case in cases]


def soak(
    cases: Sequence[Case], every: int, workers: int, invariant: Invariant | None = None
) -> tuple[int, int, Counter[str]]:
    """All games: how many answers, how many positions were looked at, how the games ended."""
    answers, looked, endings = 0, 0, Counter[str]()
    batches = [cases[first : first + BATCH] for first in range(0, len(cases), BATCH)]
    with (
        ProcessPoolExecutor(workers, get_context("spawn")) as pool,
        Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress,
    ):
        bar = progress.add_task("soak", total=len(cases))
        playing = [pool.submit(play_batch, batch, every, invariant) for batch in batches]
        try:
            for done in as_completed(playing):
                for game_answers, game_looked, ending in done.result():
                    answers += game_answers
                    looked += game_looked
                    endings[ending] += 1
                    progress.advance(bar)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return answers, looked, endings


def _named(place: str) -> Any:
    """What MODULE:NAME stands for; None for nothing."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name) if module else None


def _combined(flags: list[str]) -> dict[str, Mapping[str, object]]:
    """Every combination of options that are on or off, by a name."""
    sets = [flags_on for count in range(len(flags) + 1) for flags_on in combinations(flags, count)]
    return {" + ".join(flags_on) or "none": dict.fromkeys(flags_on, True) for flags_on in sets}


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and show how the games ended."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.laws.soak", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=_positive, default=1000, help="of every kind")
    parser.add_argument("--seats", default="", help="numbers of players (default: all)")
    parser.add_argument("--preset", default="", help="kinds of the game (default: all)")
    parser.add_argument("--scenes", action="store_true", help="every scene instead of every preset")
    parser.add_argument("--flags", default="", metavar="A,B", help="every combination of these instead of every preset")
    parser.add_argument("--every", type=_positive, default=2000, help="about so many answers from look to look")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=_positive, default=cores())
    parser.add_argument("--reshuffle", default="", metavar="MODULE:NAME", help="of hidden things, for the law of twins")
    parser.add_argument("--invariant", default="", metavar="MODULE:NAME", help="asked after every answer")
    asked = parser.parse_args(arguments)
    try:
        meta = registry.get(asked.game).meta
        reshuffle, invariant = _named(asked.reshuffle), _named(asked.invariant)
    except (IgrotekaError, ImportError, AttributeError) as error:
        parser.error(str(error))
    presets: dict[str, Mapping[str, object]] = dict(meta.presets) or {"usual": {}}
    if asked.scenes:
        texts = [option for option in meta.options if isinstance(option, Text)]
        presets = {s.value: {text.name: s.value} for text in texts if text.scenes for s in text.scenes()}
    if asked.flags:
        presets = _combined(asked.flags.split(","))
    chosen = asked.preset.split(",") if asked.preset else list(presets)
    counts = asked.seats.split(",") if asked.seats else [str(number) for number in meta.seats]
    if set(chosen) - set(presets) or set(counts) - {str(number) for number in meta.seats}:
        parser.error(f"kinds are {', '.join(presets)}; players are {', '.join(str(number) for number in meta.seats)}")
    grid = Grid(title=f"{meta.name}: {asked.games} random games of each kind keep the laws")
    for heading in ("kind", "players", "answers", "looked at", "seconds", "ended"):
        grid.add_column(heading, justify="left" if heading in ("kind", "ended") else "right")
    try:
        for preset in chosen:
            meta.complete(presets[preset])
    except IgrotekaError as error:
        parser.error(str(error))
    for preset in chosen:
        for seats in [int(count) for count in counts]:
            if not goes_together(asked.game, seats, {**meta.automatic, **presets[preset]}):
                continue
            options, started = {**meta.automatic, **presets[preset]}, time.perf_counter()
            seeds = range(asked.seed, asked.seed + asked.games)
            cases = [Case(asked.game, seats, options, seed, reshuffle, 200_000) for seed in seeds]
            answers, looked, endings = soak(cases, asked.every, asked.workers, invariant)
            shares = ", ".join(f"{name} {count / asked.games:.2%}" for name, count in sorted(endings.items()))
            seconds = time.perf_counter() - started
            grid.add_row(preset, str(seats), f"{answers:,}", f"{looked:,}", f"{seconds:.0f}", shares)
    Console(highlight=False).print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
