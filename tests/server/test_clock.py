"""Time limits: whoever does not answer in time gets the harmless answer of the rules, and nothing else changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from igroteka.server import payload
from igroteka.server.room import Room
from tests.server.client import PATIENCE, Player, hall, seated

SECONDS = 60  # nobody waits for them: the clock of the loop is put forward
DUEL: dict[str, payload.Value] = {"scenario": "first-duel", "subprograms": "off", "program_timer": SECONDS}


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Put the clock of the running loop forward."""
    loop = asyncio.get_running_loop()
    now = loop.time
    monkeypatch.setattr(loop, "time", lambda: now() + seconds)


def opened(player: Player) -> list[str]:
    """The commands of the rows that were opened so far."""
    rows = [told for told in player.has.events if told.kind == "golems.row_opened"]
    return [msgspec.json.decode(told.fields)["command"] for told in rows]


def is_round_over(player: Player) -> bool:
    return any(told.kind == "golems.round_ended" for told in player.has.events)


@pytest.mark.rule("GB-R11")
async def test_a_program_that_is_not_finished_in_time_is_filled(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("golems", options=DUEL, seed="1")
        ann, bob = seated(here.address, made)
        async with ann, bob:
            await ann.until_asked()
            assert 0 < ann.now.left <= SECONDS
            assert isinstance(await ann.answer("lay:F"), payload.Done)
            assert bob.now.asked == [0, 1]

            let_pass(monkeypatch, SECONDS)
            await bob.until(lambda: is_round_over(bob))

            assert sorted(opened(bob)) == sorted(["F", "D", "D", "S", "D", "D", "S", "L"])
            assert bob.now.asked == [0, 1]
            assert bob.now.left > SECONDS + 5  # the row of events must be shown first


async def test_without_a_limit_nobody_is_hurried(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("golems", options={**DUEL, "program_timer": 0}, seed="1")
        ann, bob = seated(here.address, made)
        async with ann, bob:
            await ann.until_asked()
            assert ann.now.left == 0
            let_pass(monkeypatch, SECONDS)
            await bob.say("no hurry")  # stored behind whatever the clock would have brought
            assert bob.now.asked == [0, 1]
            assert not is_round_over(bob)


@pytest.mark.rule("RM-R81")
async def test_a_robot_does_not_wait_for_its_player_for_ever(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("robomaso", options={"answer_timer": SECONDS, "first_player": "seat1"}, seed="1")
        ann, bob = seated(here.address, made)
        async with ann, bob:
            await ann.until_asked()
            assert 0 < ann.now.left <= SECONDS
            assert ann.now.asked == [0]

            let_pass(monkeypatch, SECONDS)
            await bob.until_asked()

            assert any(told.kind == "robomaso.discs_given" for told in bob.has.events)


async def test_everybody_sees_the_clock_stop_for_a_bot_and_run_again_for_its_player(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*about: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes this bot")

    async with hall(file) as here:
        monkeypatch.setattr(here.room.workers, "choose", think)
        options: dict[str, payload.Value] = {"answer_timer": SECONDS, "first_player": "seat1"}
        made = await here.visitor.make("robomaso", options=options, seed="1")
        ann, bob = seated(here.address, made)
        async with ann, bob:
            await ann.until_asked()
            assert bob.now.left > 0

            await ann.leave("bot")
            await bob.until(lambda: bob.now.left == 0)
            await ann.come_back()

            await bob.until(lambda: bob.now.left > 0)
            await ann.until(lambda: ann.now.left > 0)


async def test_a_clock_that_fails_is_told_to_the_operator(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_down(room: Room, *arguments: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(Room, "_play", break_down)
    async with hall(file) as here:
        made = await here.visitor.make("golems", options=DUEL, seed="1")
        async with seated(here.address, made)[0] as ann:
            await ann.until_asked()
            let_pass(monkeypatch, SECONDS)
            async with asyncio.timeout(PATIENCE):
                while not (failed := [line for line in caplog.messages if "failed" in line]):
                    await asyncio.sleep(0.01)
    assert failed == ["a task of the room failed"]
