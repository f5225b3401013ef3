"""What ./play does before the program runs: the room opens as early as it can, everything else begins compiled."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds for anything that must happen


class Started(Exception):
    """The program has been reached."""


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module behind the two commands, which writes elsewhere and starts nothing."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = spec_from_file_location("bootstrap", ROOT / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "TOOLS", tmp_path)
    monkeypatch.setattr(module, "LOG", tmp_path / "setup.log")
    return module


@pytest.mark.skipif(os.name == "nt", reason="the program is a child there")
@pytest.mark.parametrize(
    ("words", "asked", "compiles"),
    [
        ("", "", False),
        ("serve --port 0", "", False),
        ("serve", "1", True),
        ("simulate fourinarow", "", True),
        ("simulate fourinarow", "0", False),
        ("--version", "", True),
    ],
)
def test_only_the_room_opens_before_the_rules_are_compiled(
    bootstrap: Any, monkeypatch: pytest.MonkeyPatch, words: str, asked: str, compiles: bool
) -> None:
    done: list[str] = []

    def start(*_: object) -> None:
        done.append("start")
        raise Started

    monkeypatch.setenv("IGROTEKA_COMPILED", asked)
    monkeypatch.setattr(bootstrap, "ensure", lambda lock: None)
    monkeypatch.setattr(bootstrap, "ensure_page", lambda: done.append("page"))
    monkeypatch.setattr(bootstrap, "can_compile", lambda: True)
    monkeypatch.setattr(bootstrap, "call", lambda *_, **more: done.append("compile"))
    monkeypatch.setattr(os, "execve", start)

    with pytest.raises(Started):
        bootstrap.play(words.split())

    opens_room = not words or words.startswith("serve")
    assert done == ["page"] * opens_room + ["compile"] * compiles + ["start"]


def test_environment_and_page_are_made_at_the_same_time(bootstrap: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=PATIENCE)
    monkeypatch.setattr(bootstrap, "ensure", lambda lock: both.wait())
    monkeypatch.setattr(bootstrap, "ensure_page", lambda: both.wait())
    bootstrap.ensure_room()


@pytest.mark.skipif(os.name == "nt", reason="processes have no groups there")
@pytest.mark.parametrize("problem", [KeyboardInterrupt, RuntimeError])
def test_what_fails_here_ends_what_runs_beside_it(
    bootstrap: Any, monkeypatch: pytest.MonkeyPatch, problem: type[BaseException]
) -> None:
    codes: list[int] = []
    program = f"print('running', flush=True); import time; time.sleep({PATIENCE})"

    def fail(lock: str) -> None:
        end = time.monotonic() + PATIENCE
        while not bootstrap.LOG.exists() or "running" not in bootstrap.LOG.read_text():
            assert time.monotonic() < end
            time.sleep(0.01)
        raise problem

    monkeypatch.setattr(bootstrap, "ensure", fail)
    monkeypatch.setattr(
        bootstrap, "ensure_page", lambda: codes.append(bootstrap.call(sys.executable, "-c", program, log=True))
    )
    with pytest.raises(problem):
        bootstrap.ensure_room()
    assert codes == [-signal.SIGTERM]


def test_uv_is_fetched_once_though_two_need_it(bootstrap: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[object] = []
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    monkeypatch.setattr(bootstrap, "works", lambda tool: bool(fetched))
    monkeypatch.setattr(bootstrap, "call", lambda *command, **more: fetched.append(command))
    with ThreadPoolExecutor(2) as pool:
        assert len(set(pool.map(lambda _: bootstrap.find_uv(), range(2)))) == 1
    assert len(fetched) == 1
