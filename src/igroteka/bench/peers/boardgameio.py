"""Finds node and installs boardgame.io, the peer that is not a Python package."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
PATIENCE: Final = 600  # seconds for npm


def missing() -> str | None:
    """Which of node and npm is not on this machine, in one sentence; None if both are."""
    absent = [tool for tool in ("node", "npm") if shutil.which(tool) is None]
    return f"boardgame.io needs node and npm, and {' and '.join(absent)} cannot be found." if absent else None


def command(name: str, cache: Path) -> list[str]:
    """How to start the worker; installs the package into `cache` if it is not there yet."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise RuntimeError(missing())
    home = cache / "boardgameio"
    install(npm, home)
    return [node, str(FOLDER / "boardgameio.mjs"), name, str(home)]


def install(npm: str, home: Path) -> None:
    """Let npm install what package.json names into `home`, once."""
    wanted = (FOLDER / "package.json").read_text(encoding="utf-8")
    done = home / "installed.json"  # written last, so that an interrupted installation is repeated
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return
    home.mkdir(parents=True, exist_ok=True)
    (home / "package.json").write_text(wanted, encoding="utf-8")
    order = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"]
    try:
        subprocess.run(order, cwd=home, check=True, capture_output=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.decode("utf-8", "replace").splitlines()
        reason = next((line for line in lines if line.startswith("npm error")), f"exit {error.returncode}")
        raise RuntimeError(f"npm could not install boardgame.io: {reason}") from error
    except subprocess.TimeoutExpired as error:
        raise RuntimeError(f"npm did not install boardgame.io within {PATIENCE} seconds.") from error
    done.write_text(wanted, encoding="utf-8")
