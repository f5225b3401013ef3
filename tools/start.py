"""How long it takes from the command to the first page: `python tools/start.py [COMMAND]`, best and worst of ten."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

TIMES = 10


def once(command: list[str], folder: Path) -> float:
    """Seconds until the page and its first script have come."""
    begin = time.perf_counter()
    words = [*command, "serve", "--port", "0", "--database", f"sqlite:///{folder / 'room.sqlite'}"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(found[0]) as reply:
            page = reply.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        with urllib.request.urlopen(found[0] + script[1]) as reply:
            reply.read()
        return time.perf_counter() - begin
    finally:
        process.kill()
        process.wait()


def main(command: list[str]) -> None:
    """Measure with a new database and with an old one."""
    with tempfile.TemporaryDirectory() as folder:
        first = once(command, Path(folder))
        later = sorted(once(command, Path(folder)) for _ in range(TIMES))
    print(f"new database {first:.2f} s; later {later[0]:.2f} to {later[-1]:.2f} s, middle {later[TIMES // 2]:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable, "-m", "igroteka"])
