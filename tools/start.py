"""How long it takes from the command to the first page.

python tools/start.py [COMMAND]    best and worst of ten, with a new database and with an old one
python tools/start.py --empty      ./play in a fresh clone with an empty home: what a stranger waits for
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TIMES = 10
ROOT = Path(__file__).resolve().parents[1]
COLLECTED = re.compile(r"(XDG|UV|IGROTEKA)_|PIP_CACHE|npm_config_cache|VIRTUAL_ENV$|PYTHON(PATH|DONTWRITEBYTECODE)$")


@contextmanager
def room(command: list[str], database: Path, folder: Path, env: dict[str, str]) -> Iterator[str]:
    """A room that can be entered at this address, until it is closed."""
    words = [*command, "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(words, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def fetch(address: str) -> str:
    """What lies at an address."""
    with urllib.request.urlopen(address) as reply:
        return reply.read().decode()


def fetch_page(address: str) -> None:
    """Fetch the page and its first script."""
    script = re.search(r'src="(/assets/[^"]+\.js)"', fetch(address))
    assert script is not None
    fetch(address + script[1])


def once(command: list[str], folder: Path) -> float:
    """Seconds until the page and its first script have come."""
    begin = time.perf_counter()
    with room(command, folder / "room.sqlite", folder, dict(os.environ)) as address:
        fetch_page(address)
        return time.perf_counter() - begin


def empty() -> None:
    """Start from nothing but the sources; then wait until bots use the compiled rules, if they ever will."""
    with tempfile.TemporaryDirectory() as name:
        folder, home = Path(name, "igroteka"), Path(name, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)
        env = {name: value for name, value in os.environ.items() if not COLLECTED.match(name)} | {"HOME": str(home)}
        begin = time.perf_counter()
        with room(["./play"], home / "room.sqlite", folder, env) as address:
            fetch_page(address)
            print(f"page after {time.perf_counter() - begin:.1f} s; load {os.getloadavg()[0]:.1f}", flush=True)
            while (bots := json.loads(fetch(f"{address}/api/build"))["bots"]) == "compiling":
                time.sleep(0.5)
            print(f"bots {bots} after {time.perf_counter() - begin:.1f} s; load {os.getloadavg()[0]:.1f}")


def main(command: list[str]) -> None:
    """Measure."""
    if command == ["--empty"]:
        empty()
        return
    with tempfile.TemporaryDirectory() as folder:
        first = once(command, Path(folder))
        later = sorted(once(command, Path(folder)) for _ in range(TIMES))
    print(f"new database {first:.2f} s; later {later[0]:.2f} to {later[-1]:.2f} s, middle {later[TIMES // 2]:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable, "-m", "igroteka"])
