"""Many games between bots: one after the other or in several processes, always with the same result."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import Any

from igroteka.bots.base import bot_seed, make_bot
from igroteka.core import registry
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.game import Game
from igroteka.core.rng import TableRng

BATCH = 25  # games a process takes at once
LONGEST = 100_000  # answers after which a game is left unfinished


@dataclass(frozen=True)
class Result:
    """One game between bots."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # nobody if all lost, or if the game was left unfinished
    answers: int
    over: bool = True


@dataclass(frozen=True)
class Task:
    """Games to be played: number `first` up to `last` of a series."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seed: str
    first: int
    last: int
    most: int = LONGEST


def play_game(game: Game[Any, Any], bots: Sequence[str], options: Mapping[str, object], seed: str, most: int) -> Result:
    """One game. Each bot sees its seat's view and nothing else."""
    rules = game.rules
    state = game.new(len(bots), TableRng(seed), options)
    players = [make_bot(name, game, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    answers = 0
    while state.mover != NOBODY and answers < most:
        seat = int(state.mover)
        code = players[seat].choose(game.view_of(state, seat), rules.codes_of(state, seat))
        rules.apply_code(state, seat, code, SILENT)
        answers += 1
    over = bool(state.mover == NOBODY)
    return Result(tuple(game.scores(state)), tuple(rules.winners(state)) if over else (), answers, over)


def play(task: Task) -> list[Result]:
    """All games of a task. Game number n is the same whoever plays it."""
    game = registry.get(task.game)
    return [
        play_game(game, task.bots, task.options, f"{task.seed}/{number}", task.most)
        for number in range(task.first, task.last)
    ]


def tasks(whole: Task) -> Iterator[Task]:
    """A series cut into batches."""
    for first in range(whole.first, whole.last, BATCH):
        last = min(first + BATCH, whole.last)
        yield Task(whole.game, whole.bots, whole.options, whole.seed, first, last, whole.most)


def play_many(whole: Task, workers: int = 1, report: Callable[[int], None] = lambda done: None) -> list[Result]:
    """A series of games; `report` hears after each batch how many are done."""
    batches = list(tasks(whole))
    results: list[Result] = []
    if workers <= 1 or len(batches) == 1:
        for batch in batches:
            results += play(batch)
            report(len(results))
        return results
    context = multiprocessing.get_context("spawn")
    workers = min(workers, len(batches))
    playing: deque[Future[list[Result]]] = deque()
    with ProcessPoolExecutor(workers, context) as pool:
        try:
            with _interrupts_held_back():
                for _ in range(workers):
                    pool.submit(int)  # begins a worker
            for batch in batches:
                playing.append(pool.submit(play, batch))
                if len(playing) > 2 * workers:
                    results += playing.popleft().result()
                    report(len(results))
            while playing:
                results += playing.popleft().result()
                report(len(results))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes begun now never hear of an interrupt; this one hears of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else it starts in between and lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processes are of use on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
