"""Bots of a room: they answer whenever they are asked, whatever happens to their processes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from igroteka import games, new_table
from igroteka.core.wire import View
from igroteka.server import payload, workers
from igroteka.server.workers import Workers
from tests.server.client import ME, RANDOM, hall


async def test_bots_answer_whenever_they_are_asked(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, payload.ChairWanted("bot", bot="greedy")])
        async with here.player(made.table.id, made.keys[0].key) as player:
            rng = random.Random(1)
            while not player.now.over:
                await player.until(lambda: player.legal or player.now.over)
                if player.legal:
                    before = player.now.question
                    await player.answer(rng.choice(player.legal))
                    await player.until_after(before)
            assert player.now.winners


async def test_a_table_of_bots_plays_to_the_end_by_itself(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[RANDOM, RANDOM])
        async with here.player(made.table.id, made.watch) as watcher:
            await watcher.until(lambda: watcher.info.stage == "over")
        assert (await here.visitor.info(made.table.id, made.watch)).asked == []


async def test_a_bot_process_that_is_killed_is_replaced_and_the_game_goes_on(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, RANDOM])
        async with here.player(made.table.id, made.keys[0].key) as player:
            for number in range(3):
                await player.until_asked()
                before = player.now.question
                await player.answer(player.legal[0])
                await player.until_after(before + 1)
                [process] = here.room.workers.processes
                process.kill()
                if number:
                    process.join()


async def test_tables_that_wait_for_a_bot_process_that_dies_all_get_answers() -> None:
    game = games.get("fourinarow")
    table = new_four()
    view, legal = table.view(0), [action.code for action in table.legal(0)]
    pool = Workers(1)
    asking = [asyncio.create_task(pool.choose(game.name, f"t{n}", 0, "random", n, view, legal)) for n in range(20)]
    while not pool.processes:
        await asyncio.sleep(0.001)
    pool.processes[0].kill()
    found = await asyncio.gather(*asking)
    pool.close()
    assert all(code in legal for code in found)
    assert len(set(found)) > 1  # random answers, not the first legal one out of despair


def new_four() -> Any:
    return new_table("fourinarow", 2, 1)


async def test_a_bot_that_thinks_for_too_long_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Workers(1)
    table = new_four()
    view, legal = table.view(0), [action.code for action in table.legal(0)]
    await pool.choose("fourinarow", "t", 0, "random", 1, view, legal)  # starts the process, before the time is short
    pid = pool.processes[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(workers, "ANSWER_TIMEOUT", 0.1)
    code = await pool.choose("fourinarow", "t", 0, "random", 1, view, legal)
    assert code in legal
    pool.close()


async def test_a_bot_gets_its_view_and_nothing_else(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    async def choose(pool: Workers, *arguments: Any) -> int:
        given.append(arguments)
        legal: list[int] = arguments[-1]
        return legal[0]

    monkeypatch.setattr(Workers, "choose", choose)
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [RANDOM, RANDOM], {"max_rounds": 2})
        table = here.room.live[made.table.id]
        while table.stage != "over":
            await asyncio.sleep(0.01)
        assert table.table is not None
        secret = table.table.seed
    assert len(given) > 10
    for game, id, seat, level, seed, view, legal in given:
        assert (game, id, level) == ("algoracing", made.table.id, "random")
        assert isinstance(view, View)
        assert view.seat == seat
        assert all(isinstance(code, int) for code in legal)
        assert isinstance(seed, int)  # the bot's own chance; the seed of the table cannot be had from it
        assert secret not in repr((seed, view))


async def test_what_a_bot_has_thought_up_counts_although_others_have_laid_sealed_cards(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, thought = asyncio.Event(), asyncio.Semaphore(0)
    views: list[View] = []

    async def choose(pool: Workers, *arguments: Any) -> int:
        views.append(arguments[-2])
        thought.release()
        await gate.wait()
        legal: list[int] = arguments[-1]
        return legal[0]

    monkeypatch.setattr(Workers, "choose", choose)
    async with hall(file) as here:
        duel: dict[str, payload.Value] = {"scenario": "first-duel", "subprograms": "off"}
        made = await here.visitor.make("golems", [ME, RANDOM], duel, seed="1")
        async with here.player(made.table.id, made.keys[0].key) as player:
            await player.until_asked()
            await thought.acquire()
            assert isinstance(await player.answer("lay:F"), payload.Done)
            gate.set()
            await thought.acquire()
    assert views[0] != views[1]  # its first card lies there: it is not asked for it again
