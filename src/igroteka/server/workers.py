"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any

from igroteka import compiled
from igroteka.bots.base import Bot, make_bot
from igroteka.core import registry
from igroteka.core.wire import Seat, View
from igroteka.server import payload

KEPT = 256  # bots a process remembers; one that is forgotten thinks anew
ANSWER_TIMEOUT = 30.0  # seconds a bot may think before a random answer is given for it

log = logging.getLogger("igroteka.room")
_bots: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()  # of this process


def choose(game: str, table: str, seat: Seat, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The answer of a bot; it runs in a worker and sees nothing but this view."""
    key = (table, seat, level)
    if key not in _bots:
        _bots[key] = make_bot(level, registry.get(game), seed)
        if len(_bots) > KEPT:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key].choose(view, legal)


def _begin() -> None:
    """A worker ends with the server, not by the keys the user presses; it loads the games before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    registry.all_games()


def _end_with_server() -> None:
    """A server that was killed cannot end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _runs_compiled() -> bool:
    return compiled.running


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def _processes_of(pool: ProcessPoolExecutor | None) -> list[BaseProcess]:
    return list(pool._processes.values()) if pool is not None else []


def _end(pool: ProcessPoolExecutor | None) -> None:
    for process in _processes_of(pool):
        process.kill()
    if pool is not None:
        pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A fixed number of processes; a table always goes to the same one, where its bots remember their plans."""

    def __init__(self, count: int) -> None:
        self.build: payload.BuildName = "compiled" if compiled.running else "interpreted"
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, count)
        self._turns = [asyncio.Lock() for _ in self._pools]  # one thinks, and its patience runs; the others wait

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = self._pools[number] = _new_pool()
        return pool

    @property
    def processes(self) -> list[BaseProcess]:
        """Those that have been started and not replaced."""
        return [process for pool in self._pools for process in _processes_of(pool)]

    async def warm(self) -> None:
        """Start all processes before they are needed."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool(n), _runs_compiled) for n in range(len(self._pools))))

    async def restart(self) -> bool:
        """Replace the processes by new ones, which find a build made since; False if there is none, and all stays."""
        loop = asyncio.get_running_loop()
        for number, turn in enumerate(self._turns):
            spare: ProcessPoolExecutor | None = _new_pool()
            try:
                if not await loop.run_in_executor(spare, _runs_compiled):
                    return False
                async with turn:  # a thought in progress comes to its end
                    spare, self._pools[number] = self._pools[number], spare
            finally:
                _end(spare)
        return True

    async def choose(
        self, game: str, table: str, seat: Seat, level: str, seed: int, view: View, legal: list[int]
    ) -> int:
        """The answer of a bot. A process that dies is replaced; a bot that cannot answer gives its first legal one."""
        number = zlib.crc32(table.encode()) % len(self._pools)
        loop = asyncio.get_running_loop()
        async with self._turns[number]:
            left = ["random", level, level]  # twice: a process may die through no fault of this bot
            while left:
                level_now = left.pop()
                arguments: tuple[Any, ...] = (game, table, seat, level_now, seed, view, legal)
                try:
                    asked = loop.run_in_executor(self._pool(number), choose, *arguments)
                    code = await asyncio.wait_for(asked, ANSWER_TIMEOUT)
                    if code in legal:
                        return code
                except (BrokenProcessPool, TimeoutError) as error:
                    self._drop(number)
                    left = left[:1] if isinstance(error, TimeoutError) else left
                except Exception:  # a bot of a plug-in may do anything; the game goes on
                    log.exception("the bot %s of %s cannot answer", level_now, game)
        return legal[0]

    def _drop(self, number: int) -> None:
        pool, self._pools[number] = self._pools[number], None
        _end(pool)

    def close(self) -> None:
        """End all processes."""
        for number in range(len(self._pools)):
            self._drop(number)
