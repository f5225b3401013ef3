"""The rules are compiled behind an open room: bots change to the build, and the compiler ends with the room."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka import compiled, new_table
from igroteka.compiled.build import STAGE, missing
from igroteka.server import compiling, payload
from igroteka.server.workers import Workers
from tests.server.client import ME, RANDOM, Player, Server, Visitor, hall

PATIENCE = 60.0  # seconds for anything that must happen
COMPILER = """
import pathlib, select, sys
from tests.server.test_compiling import put_build
go = pathlib.Path(sys.argv[1])
while not go.exists():
    if select.select([sys.stdin], [], [], 0.01)[0]:
        sys.exit(1)  # the room has closed
put_build()
"""
needs_compiler = pytest.mark.skipif(bool(missing()), reason=missing())


def put_build() -> None:
    """A build without a single module: whoever finds it says that it runs compiled, and plays as before."""
    folder = compiled.build_folder()
    folder.mkdir(parents=True)
    (folder / "nothing").write_text("x")
    (folder / compiled.MANIFEST).write_text(json.dumps({"nothing": 1}))


async def until(what: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


async def play_a_turn(player: Player) -> None:
    """Answer, and wait for the answer of the bot."""
    await player.until_asked()
    before = player.now.question
    await player.answer(player.legal[0])
    await player.until_after(before + 1)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No build is there, and any build may be used."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("IGROTEKA_CACHE", str(folder))
    monkeypatch.setenv("IGROTEKA_COMPILED", "")
    monkeypatch.setattr(compiled, "running", False)
    return folder


def compile_with(monkeypatch: pytest.MonkeyPatch, program: str, *words: object) -> None:
    """Let a program stand in for the compiler."""
    monkeypatch.setattr(compiling, "missing", lambda: "")
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", program, *map(str, words)))


async def test_bots_use_the_build_as_soon_as_it_is_ready(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(monkeypatch, COMPILER, tmp_path / "go")
    async with hall(file, compiles=True) as here:
        made = await here.visitor.make(chairs=[ME, RANDOM])
        async with here.player(made.table.id, made.keys[0].key) as player:
            await play_a_turn(player)
            assert await here.visitor.get(payload.Build, "/api/build") == payload.Build("compiling")
            assert "igroteka_bots_compiled 0\n" in (await here.visitor.ask("GET", "/metrics")).text

            (tmp_path / "go").touch()
            await until(lambda: here.room.workers.build != "compiling")

            assert await here.visitor.get(payload.Build, "/api/build") == payload.Build("compiled")
            assert "igroteka_bots_compiled 1\n" in (await here.visitor.ask("GET", "/metrics")).text
            await play_a_turn(player)


async def test_a_thought_in_progress_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("fourinarow", 2, 1)
    view, legal = table.view(0), [action.code for action in table.legal(0)]
    workers = Workers(1)
    arguments = ("fourinarow", "table", 0, "random", 1, view, legal)
    answer = await workers.choose(*arguments)
    old = workers.processes
    pid = old[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    put_build()
    given_up: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(Workers, "_drop", lambda self, number: given_up.append(number))
        thinking = asyncio.create_task(workers.choose(*arguments))
        restarting = asyncio.create_task(workers.restart())
        await asyncio.wait([thinking, restarting], timeout=2)
        assert not thinking.done()
        assert not restarting.done()

        os.kill(pid, signal.SIGCONT)

        assert await thinking in legal
        assert await restarting
    assert given_up == []
    assert workers.processes != old
    assert await workers.choose(*arguments) == answer  # a new process, where this bot begins anew
    workers.close()


async def test_without_a_build_that_fits_nobody_is_replaced() -> None:
    table = new_table("fourinarow", 2, 1)
    workers = Workers(1)
    await workers.choose("fourinarow", "table", 0, "random", 1, table.view(0), [0])
    before = workers.processes
    assert len(before) == 1
    assert not await workers.restart()
    assert workers.processes == before
    workers.close()


async def test_a_compiler_that_fails_is_one_line_in_the_log_and_bots_go_on(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compile_with(monkeypatch, "import sys; sys.exit('The rules run interpreted: no luck:\\nmany\\nlines')")
    async with hall(file, compiles=True) as here:
        await until(lambda: here.room.workers.build != "compiling")
        assert await here.visitor.get(payload.Build, "/api/build") == payload.Build("interpreted")
        made = await here.visitor.make(chairs=[RANDOM, RANDOM])
        async with here.player(made.table.id, made.watch) as watcher:
            await watcher.until(lambda: watcher.info.stage == "over")
    [line] = caplog.messages
    assert line.startswith("The rules run interpreted: no luck; ")
    assert "\n" not in line


async def test_a_compiler_that_cannot_be_started_is_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiling, "COMMAND", (str(tmp_path / "nowhere"),))
    workers = Workers(1)
    await compiling.compile_in_background(workers)
    assert workers.build == "interpreted"
    assert len(caplog.messages) == 1


def test_nothing_is_compiled_where_that_is_not_wanted_or_not_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: "")
    assert compiling.is_worth_while()
    with monkeypatch.context() as patch:
        patch.setenv("IGROTEKA_COMPILED", "0")
        assert not compiling.is_worth_while()
    with monkeypatch.context() as patch:
        patch.setattr(compiled, "running", True)
        assert not compiling.is_worth_while()
    monkeypatch.setattr(compiling, "missing", lambda: "there is no C compiler")
    assert not compiling.is_worth_while()


@needs_compiler
@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_the_compiler_ends_with_the_server(how: str, tmp_path: Path, cache: Path) -> None:
    with Server(tmp_path, IGROTEKA_COMPILED="") as server:
        await until(lambda: list(cache.glob(f"{STAGE}*/setup.py")))
        async with Visitor(server.address) as visitor:
            assert await visitor.get(payload.Build, "/api/build") == payload.Build("compiling")
        if how == "stopped":
            assert await asyncio.to_thread(server.stop) == 0
            assert server.said.read_text().count("\n") == 1  # its address, and no complaint
        else:
            await asyncio.to_thread(server.kill)
        await until(lambda: not [path for path in cache.iterdir() if path.is_dir()])
