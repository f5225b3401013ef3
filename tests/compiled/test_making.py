"""How a build is made: once, out of the way of everything else, and without leaving anything behind."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from igroteka import compiled
from igroteka.compiled import build as making
from igroteka.compiled.__main__ import PRIORITY

PATIENCE = 60.0  # seconds for anything that must happen; a busy machine is no failure
BEHIND = [sys.executable, "-m", "igroteka.compiled", "build", "--background"]
needs_compiler = pytest.mark.skipif(bool(making.missing()), reason=making.missing())


class FakeCompiler:
    """Stands in for mypyc and the C compiler: makes a binary at once, or when it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.go = threading.Event()
        self.calls = 0

    def __call__(self, stage: Path, staged: dict[str, Path]) -> None:
        self.calls += 1
        self.begun.release()
        assert self.go.wait(PATIENCE)
        (stage / f"{compiled.GROUP}__mypyc{EXTENSION_SUFFIXES[0]}").write_bytes(b"binary")


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeCompiler:
    """A compiler that works into an empty cache."""
    fake = FakeCompiler()
    monkeypatch.setenv("IGROTEKA_CACHE", str(tmp_path))
    monkeypatch.setattr(making, "_compile", fake)
    return fake


def test_two_that_want_the_same_build_at_the_same_time_compile_it_once(compiler: FakeCompiler, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        both = [pool.submit(making.build) for _ in range(2)]
        assert compiler.begun.acquire(timeout=PATIENCE)
        assert not compiler.begun.acquire(timeout=0.5)  # the second one waits
        compiler.go.set()

        assert {each.result(PATIENCE) for each in both} == {compiled.build_folder()}

    assert compiler.calls == 1
    assert compiled.is_built()
    assert list(tmp_path.iterdir()) == [compiled.build_folder()]


def test_a_build_that_fails_does_not_keep_the_next_one_waiting(
    compiler: FakeCompiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(stage: Path, staged: dict[str, Path]) -> None:
        raise RuntimeError("no")

    with monkeypatch.context() as failing:
        failing.setattr(making, "_compile", fail)
        with pytest.raises(RuntimeError, match="no"):
            making.build()
    assert not compiled.is_built()

    compiler.go.set()
    making.build()
    assert compiled.is_built()


@needs_compiler
@pytest.mark.skipif(sys.platform == "win32", reason="processes have no groups there")
def test_a_build_behind_ends_with_its_input_and_takes_its_compilers_along(tmp_path: Path) -> None:
    env = os.environ | {"IGROTEKA_CACHE": str(tmp_path), "IGROTEKA_COMPILED": "0"}
    process = subprocess.Popen(BEHIND, env=env, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        _wait_for(lambda: list(tmp_path.glob(f"{making.STAGE}*/setup.py")))
        lower = min(19, os.getpriority(os.PRIO_PROCESS, 0) + PRIORITY)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == lower
        assert os.getpgid(process.pid) == process.pid

        assert process.stdin is not None
        process.stdin.close()

        assert process.wait(PATIENCE) != 0
        _wait_for(lambda: not _lives(process.pid))
    finally:
        process.kill()
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]


def _wait_for(what: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
