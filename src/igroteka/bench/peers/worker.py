"""The process of a Python peer: `python worker.py NAME`, then the lines described in the package.

Stands alone, so that any Python with the peer installed can run it. NAME is a module of this folder,
or module-variant.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

Play = Callable[[int, Callable[[], int]], int]  # games to play, source of chance -> decisions made

MODULES: Final = ("openspiel", "pettingzoo", "catanatron")
FOLDER: Final = Path(__file__).resolve().parent
WARM_UP: Final = 0.3  # seconds
BATCH: Final = 0.005  # seconds between two looks at the clock, which is slow
ORDER: Final = re.compile(r"run\s+(\d+(?:\.\d+)?)\s+(\d+)", re.ASCII)
LONGEST: Final = 3600  # seconds
DRAWN: Final = 2**16  # random numbers, used again and again
USAGE: Final = f"run SECONDS SEED (0 < SECONDS <= {LONGEST}, 0 <= SEED < 2**32) or quit"


def load(name: str) -> tuple[str, Play]:
    """The version of a peer and its way of playing games."""
    module, _, variant = name.partition("-")
    if module not in MODULES:
        raise ValueError(f"expected the name of a peer, of {', '.join(MODULES)}")
    # Our catanatron.py must not hide the package catanatron.
    sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != FOLDER]
    peer = runpy.run_path(str(FOLDER / f"{module}.py"))
    loaded: tuple[str, Play] = peer["load"](variant)
    return loaded


def run(play: Play, seconds: float, seed: int) -> dict[str, Any]:
    """Play whole games for about `seconds` of CPU time.

    Chance is drawn beforehand, so that choosing an answer costs little beside making it.
    """
    source = Random(seed)
    chance = cycle([source.getrandbits(30) for _ in range(DRAWN)]).__next__
    games = decisions = 0
    batch = 1
    start = now = time.process_time()
    while now - start < seconds:
        decisions += play(batch, chance)
        games += batch
        before, now = now, time.process_time()
        if now - before < BATCH:
            batch *= 2
    return {"games": games, "decisions": decisions, "cpu": now - start}


def answer(play: Play, line: str) -> dict[str, Any]:
    """The answer to one line of input."""
    order = ORDER.fullmatch(line)
    if order is None or not 0 < float(order[1]) <= LONGEST or not int(order[2]) < 2**32:
        return {"error": f"expected {USAGE}, got {line[:60]!r}"}
    try:
        return run(play, float(order[1]), int(order[2]))
    except Exception as error:  # whatever a peer raises
        return {"error": f"the game failed with {type(error).__name__}: {error}"}


def serve(name: str, load: Callable[[str], tuple[str, Play]] = load) -> int:
    """Answer the lines of standard input until it ends; the result is the exit code."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # libraries greet on standard output

    def say(message: dict[str, Any]) -> None:
        print(json.dumps(message), file=out, flush=True)

    try:
        version, play = load(name)
        run(play, WARM_UP, seed=0)
    except Exception as error:  # whatever a peer raises
        say({"error": f"{name} cannot start: {type(error).__name__}: {error}"})
        return 1
    say({"ready": True, "name": name, "version": version})
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", "replace").strip()
        if line == "quit":
            break
        say(answer(play, line))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(serve(sys.argv[1] if len(sys.argv) == 2 else ""))
    except (BrokenPipeError, KeyboardInterrupt):  # whoever asked has gone
        os._exit(1)
