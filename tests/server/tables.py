"""What tests of the room do with tables: play them, and look at what came back."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from igroteka.server import payload
from tests.server.client import BOB, ME, Hall, Player, Visitor, seated

WIN = ("drop:a", "drop:b", "drop:a", "drop:b", "drop:a", "drop:b", "drop:a")  # seat 0 wins
NOWHERE = "abcdefghijkm"


async def problem_of(visitor: Visitor, method: str, path: str, body: object = None, key: str = "") -> tuple[int, str]:
    """Status and message of a request that must fail; its sentence must be one."""
    reply = await visitor.ask(method, path, body, key)
    found = msgspec.json.decode(reply.content, type=payload.Problem)
    assert found.text
    assert found.text != found.message, "a message without words"
    assert "\n" not in found.text
    assert "Traceback" not in found.text
    return reply.status_code, found.message


async def play(players: list[Player], words: tuple[str, ...] = WIN) -> None:
    """Give answers for whoever is asked, and wait until all have heard of each."""
    for word in words:
        seat = players[0].now.asked[0]
        known = players[0].now.question
        assert isinstance(await players[seat].answer(word), payload.Done)
        for player in players:
            await player.until_after(known)


async def play_randomly(players: list[Player], seed: int, answers: int) -> None:
    """Random answers for whoever is asked, until the game is over or so many were given."""
    rng = random.Random(seed)
    for _ in range(answers):
        if players[0].now.over:
            return
        player = players[players[0].now.asked[0]]
        await player.until_asked()
        before = player.now.question
        assert isinstance(await player.answer(rng.choice(player.legal)), payload.Done)
        await player.until_after(before)
        for other in players:
            await other.until_asked_are(player.now.asked)


async def finished(here: Hall, **more: Any) -> payload.Made:
    """A table at which a game is over."""
    made = await here.visitor.make(**more)
    first, second = seated(here.address, made)
    async with first, second:
        await play([first, second])
    return made


def kinds(player: Player, since: int = 0) -> list[str]:
    """What kinds of messages came."""
    return [text.partition('"type":"')[2].partition('"')[0] for text in player.heard[since:]]


def refusal(outcome: object) -> str:
    """Why a request was refused."""
    assert isinstance(outcome, payload.Refused), outcome
    return outcome.reason.message


async def everybody_has(players: list[Player], count: int) -> None:
    for player in players:
        await player.until_told(count)


async def racing(here: Hall) -> tuple[payload.Made, list[Player]]:
    """Two players who have chosen their bases: seat 0 is asked to lay cards in secret."""
    made = await here.visitor.make("algoracing", [ME, BOB], {"first_player": "seat1"}, seed="1")
    players = seated(here.address, made)
    for player in players:
        await player.__aenter__()
    while any(prompt.endswith("base") for prompt in (player.now.prompt for player in players)):
        player = players[players[0].now.asked[0]]
        before = [one.now.question for one in players]
        assert isinstance(await player.answer(player.legal[0]), payload.Done)
        for one, known in zip(players, before):
            await one.until_after(known)
    return made, players


async def close_all(players: list[Player]) -> None:
    for player in players:
        await player.disconnect()
