"""The rules are compiled behind an open room, whose bots use them as soon as that is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from concurrent.futures.process import BrokenProcessPool

from igroteka import compiled
from igroteka.compiled.build import missing
from igroteka.server.workers import Workers

COMMAND = (sys.executable, "-m", "igroteka.compiled", "build", "--background")
GRACE = 2.0  # seconds for a compiler to remove its files when the room closes

log = logging.getLogger("igroteka.room")


def is_worth_while() -> bool:
    """Whether there is something to compile, a compiler, and nobody who asked for the interpreted build."""
    return not compiled.running and os.environ.get("IGROTEKA_COMPILED") != "0" and not missing()


async def compile_in_background(workers: Workers) -> None:
    """Start bots, compile the rules, then let bots use them; if that fails the log says why, and bots go on."""
    workers.build = "compiling"
    try:
        await workers.warm()
        problem = await _compile()
        if not problem and not await workers.restart():
            problem = "the sources have changed"
    except (OSError, BrokenProcessPool) as error:
        problem = str(error)
    workers.build = "interpreted" if problem else "compiled"
    if problem:
        log.warning("%s; bots go on interpreted (python -m igroteka.compiled build tells more)", problem)


async def _compile() -> str:
    """Run the compiler to its end; what is wrong in one line, "" if nothing."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=PIPE,  # held open by this process alone: the compiler ends with it, however that ends
        stdout=DEVNULL,
        stderr=PIPE,
        env=os.environ | {"IGROTEKA_COMPILED": "0"},
    )
    assert process.stdin is not None
    assert process.stderr is not None
    try:
        said = (await process.stderr.read()).decode(errors="replace").splitlines()
        code = await process.wait()
    finally:
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), GRACE)
    if code == 0:
        return ""
    return said[0].rstrip(":.") if said else f"the compiler ended with {code}"
