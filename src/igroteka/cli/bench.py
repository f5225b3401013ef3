"""Decisions and games a second, in both builds and, if asked, of other libraries in the same run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from igroteka.bench.race import FOUR, Candidate, ours, peers, race
from igroteka.cli.common import SET_HELP, options_of, whole_number
from igroteka.core import registry
from igroteka.core.rng import PlayoutRng

HELP = "measure speed"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game (default: all)")
    parser.add_argument("--peers", action="store_true", help="measure other libraries in the same run")
    parser.add_argument("--peers-python", default=sys.executable, metavar="PYTHON", help="a Python that has the peers")
    parser.add_argument("--rounds", type=whole_number(1, 1000), default=5, metavar="N")
    parser.add_argument("--milliseconds", type=whole_number(1, 3_600_000), default=500, metavar="N", help="of a visit")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=SET_HELP)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(asked: argparse.Namespace) -> int:
    """Measure and print."""
    games = [registry.get(asked.game).name] if asked.game else [game.name for game in registry.all_games()]
    options, told = options_of(asked.set), []
    for game in games:
        found = registry.get(game)
        found.new(found.meta.seats.start, PlayoutRng(1), options)  # what does not go together is told before the race
        candidates = ours(game, options) + (peers(game == FOUR, asked.peers_python) if asked.peers else [])
        measure(game, candidates, asked.rounds, asked.milliseconds / 1000)
        told.append(figures(game, candidates) | {"options": options})
        if not asked.json:
            show(" ".join([game, *asked.set]), candidates)
    if asked.json:
        print(json.dumps(told))
    return 0


def measure(game: str, candidates: Sequence[Candidate], rounds: int, seconds: float) -> None:
    """The race, with a bar on a terminal."""
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(game, total=len(candidates) * rounds)
        race(candidates, rounds, seconds, lambda: progress.advance(bar))


def reference(candidates: Sequence[Candidate]) -> Candidate | None:
    """What the others are compared with: the first peer that ran, or else our interpreted build."""
    ran = {candidate.name: candidate for candidate in candidates if candidate.rounds}
    for name in ("openspiel", "catanatron", "interpreted inside"):
        if name in ran:
            return ran[name]
    return None


def figures(game: str, candidates: Sequence[Candidate]) -> dict[str, object]:
    """All figures of one race."""
    rows = []
    for candidate in candidates:
        row: dict[str, object] = {"name": candidate.name, "game": candidate.game, "version": candidate.version}
        if candidate.rounds:
            row |= {"games_per_second": candidate.games, "decisions_per_second": candidate.decisions}
            row["ratios"] = {
                other.name: dict(zip(("median", "low", "high"), candidate.ratio(other), strict=True))
                for other in candidates
                if other.rounds and other is not candidate
            }
        else:
            row["problem"] = candidate.problem
        rows.append(row)
    return {"game": game, "candidates": rows}


def show(game: str, candidates: Sequence[Candidate]) -> None:
    """The figures as a table for people."""
    base = reference(candidates)
    grid = Grid(title=game)
    headings = ("candidate", "version", "games/s", "decisions/s", f"× {base.name if base else '-'}", "lowest, highest")
    for heading in headings:
        grid.add_column(heading, justify="left" if heading in headings[:2] else "right", no_wrap=True)
    problems = []
    for candidate in candidates:
        if base is None or not candidate.rounds:
            problems.append(candidate.problem)
            continue
        middle, low, high = candidate.ratio(base)
        spread = "" if candidate is base else f"{low:.3g}, {high:.3g}"
        figures = (f"{candidate.games:,.0f}", f"{candidate.decisions:,.0f}", f"{middle:.3g}", spread)
        grid.add_row(candidate.name, candidate.version, *figures)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 110
    console.print(grid)
    for problem in dict.fromkeys(problems):
        console.print(problem, markup=False)
    console.print("CPU time of one process each, visited in turns; ratios are medians of rounds (lowest to highest).")
