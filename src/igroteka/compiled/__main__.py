"""The command behind `python -m igroteka.compiled`."""

from __future__ import annotations

import os
import signal
import sys
import threading

from igroteka.compiled import is_built
from igroteka.compiled.build import build, missing

PRIORITY = 10  # of a build behind something else: a tenth of what a game gets, yet not nothing on a busy machine
WAYS = ("", "--if-needed", "--background")  # to build


def main(arguments: list[str]) -> int:
    """Make the build, or say which one runs."""
    if arguments == ["status"]:
        print("compiled" if is_built() else f"interpreted ({missing() or 'not built yet'})")
        return 0
    command, way = [*arguments, "", ""][:2]
    if command != "build" or way not in WAYS or len(arguments) > 2:
        print("expected: python -m igroteka.compiled build | status", file=sys.stderr)
        return 2
    if is_built():
        return 0
    if lacking := missing():
        print(f"The rules run interpreted: {lacking}.", file=sys.stderr)
        return 0 if way == "--if-needed" else 1
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was begun is removed
    if way == "--background":
        run_in_background()
    else:
        print("Compiling the rules (once, about two minutes) …", file=sys.stderr)
    try:
        build()
    except (RuntimeError, OSError) as error:
        print(f"The rules run interpreted: {error}", file=sys.stderr)
        return 1
    return 0


def run_in_background() -> None:
    """Let everything else go first, and end with whoever holds the other end of standard input."""
    if sys.platform != "win32":
        os.nice(PRIORITY)
        os.setpgrp()  # what ends this process ends its compilers, and nobody else
    threading.Thread(target=_end_with_input, daemon=True).start()


def _end_with_input() -> None:
    while os.read(0, 1024):
        pass
    if sys.platform == "win32":
        os._exit(1)
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
