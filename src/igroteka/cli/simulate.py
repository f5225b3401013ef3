"""Let bots play many games and tell how they went."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from igroteka.bots.arena import Result, Task, cores, play_many
from igroteka.bots.base import make_bot
from igroteka.cli.common import SET_HELP, build_name, options_of, whole_number
from igroteka.core import registry
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng

HELP = "let bots play many games"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", default="", metavar="BOT,BOT", help="a bot for each seat (default: random in all)")
    parser.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=SET_HELP)
    parser.add_argument("--workers", type=whole_number(1, 512), default=cores(), metavar="N", help="processes")
    parser.add_argument("--most", type=whole_number(1, 10_000_000), default=100_000, metavar="N", help="answers a game")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(asked: argparse.Namespace) -> int:
    """Play and print."""
    game = registry.get(asked.game)
    bots = tuple(asked.seats.split(",")) if asked.seats else ("random",) * game.meta.seats.start
    game.meta.check_seats(len(bots))
    for name in bots:
        make_bot(name, game, 0)
    if not 0 < len(asked.seed) <= 100 or not asked.seed.isprintable():
        raise BadInput("core-bad-seed")
    options = {**game.meta.automatic, **options_of(asked.set)}
    game.new(len(bots), PlayoutRng(1), options)  # what does not go together is told before the work begins
    whole = Task(game.name, bots, options, asked.seed, 0, asked.games, asked.most)
    started = time.perf_counter()
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(game.name, total=asked.games)
        workers = asked.workers if asked.games >= 200 else 1
        results = play_many(whole, workers, lambda done: progress.update(bar, completed=done))
    told = summary(whole, results)
    if asked.json:
        print(json.dumps(asdict(told) | {"build": build_name(), "seconds": round(time.perf_counter() - started, 3)}))
    else:
        show(told)
    return 0


@dataclass(frozen=True)
class Summary:
    """The figures of a series of games; lists are by seat."""

    game: str
    seats: list[str]
    options: dict[str, object]
    seed: str
    games: int
    unfinished: int
    wins: list[int]  # alone
    shared: list[int]
    mean_score: list[float]
    answers: dict[str, float]


def summary(whole: Task, results: Sequence[Result]) -> Summary:
    """The figures of these games."""
    seats = range(len(whole.bots))
    lengths = [result.answers for result in results]
    return Summary(
        game=whole.game,
        seats=list(whole.bots),
        options=dict(whole.options),
        seed=whole.seed,
        games=len(results),
        unfinished=sum(not result.over for result in results),
        wins=[sum(result.winners == (seat,) for result in results) for seat in seats],
        shared=[sum(seat in result.winners and len(result.winners) > 1 for result in results) for seat in seats],
        mean_score=[round(statistics.fmean(result.scores[seat] for result in results), 3) for seat in seats],
        answers={"mean": round(statistics.fmean(lengths), 1), "min": min(lengths), "max": max(lengths)},
    )


def show(told: Summary) -> None:
    """The figures as a table for people."""
    grid = Grid(title=f"{told.game}: {told.games} games, seed {told.seed}")
    for heading in ("seat", "bot", "won alone", "shared", "mean score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, (bot, *figures) in enumerate(zip(told.seats, told.wins, told.shared, told.mean_score, strict=True), 1):
        grid.add_row(str(seat), bot, *(f"{figure:g}" for figure in figures))
    console = Console(highlight=False)
    console.print(grid)
    lengths = told.answers
    console.print(
        f"Answers a game: {lengths['mean']:g} ({lengths['min']:g} to {lengths['max']:g}); "
        f"unfinished: {told.unfinished}; {build_name()} build."
    )
