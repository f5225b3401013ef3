"""What every test of the server needs."""

from __future__ import annotations

import asyncio
import inspect
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from igroteka.server import sqlite
from igroteka.server.sqlite import prepare
from igroteka.server.workers import Workers

LONGEST = 900.0  # seconds after which a test hangs; a busy machine is no failure


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Tests may be coroutines, each with a loop of its own; tests of the page keep one in the main thread."""
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}

    def play() -> None:
        if inspect.iscoroutinefunction(pyfuncitem.obj):
            asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), LONGEST))
        else:
            pyfuncitem.obj(**arguments)

    with ThreadPoolExecutor(1) as beside:
        beside.submit(play).result()
    return True


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing has happened."""
    path = tmp_path_factory.mktemp("blank") / "room.sqlite"
    prepare(path)
    return path


@pytest.fixture
def file(blank: Path, tmp_path: Path) -> Path:
    """A database for one test."""
    return Path(shutil.copy(blank, tmp_path))


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside this process nothing is killed: bots start when they are needed, and nobody waits for the disk."""

    async def warm(workers: Workers) -> None:
        return

    monkeypatch.setattr(Workers, "warm", warm)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "synchronous=off"))
