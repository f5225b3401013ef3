"""Two running games that differ only in hidden things look the same to a seat and to a spectator, to the last byte."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table
from igroteka.games.algoracing import GAME
from igroteka.server import payload
from tests.laws.subjects import RESHUFFLES
from tests.server.client import BOB, ME, Hall, Player, hall

SPECTATOR = -1
Told = list[tuple[str, ...]]


async def race(here: Hall, mode: str, answers: int, seed: int) -> tuple[payload.Made, Table]:
    """A game in which so many random answers were given, at the beginning of somebody's turn."""
    made = await here.visitor.make("algoracing", [ME, BOB], {"mode": mode}, seed=str(seed))
    table = here.room.live[made.table.id].table
    assert table is not None
    rng = random.Random(seed)
    while table.count < answers or table.why_not(table.asked[0], "pass") is not None:
        seat = table.asked[0]
        table.answer(seat, rng.choice(table.legal(seat)))
    return made, table


async def told_to(here: Hall, made: payload.Made, table: Table, knower: int, other: int, answers: list[str]) -> Told:
    """All that a seat or a spectator receives while another seat gives these secret answers."""
    keys = {key.seat: key.key for key in made.keys} | {SPECTATOR: made.watch}
    async with (
        here.player(made.table.id, keys[knower], drawing="en") as watcher,
        here.player(made.table.id, keys[other]) as player,
    ):
        await watcher.until(lambda: watcher.info.chairs[other].here)
        for word in answers:
            before = len(table.log)
            outcome = await (player.undo() if word == "undo" else player.answer(word, table.question(other)))
            assert isinstance(outcome, payload.Done)
            assert not any(event.reveals for event in table.log[before:])
        texts = [("socket", text) for text in watcher.heard]
        texts += await asked_by(watcher, knower)
        for path in (f"/frames?seat={knower}&count=100", f"/frames?seat={knower}&count=100&drawing=ru", "/record", ""):
            reply = await here.visitor.ask("GET", f"/api/tables/{made.table.id}{path}", key=keys[knower])
            assert reply.status_code == 200
            texts.append((path, reply.text))
    return [tuple(cleaned(text, made) for text in pair) for pair in texts]


async def asked_by(player: Player, seat: int) -> list[tuple[str, str]]:
    """What a seat is told when it asks why not, for every answer there is."""
    found = []
    for action in GAME.rules.actions if seat != SPECTATOR else []:
        found.append((action.word, str(await player.why(action.word))))
    if seat != SPECTATOR:
        found.append(("undo", str(await player.why_undo())))
    return found


def cleaned(text: str, made: payload.Made) -> str:
    """Without ids, times and the hash of the secret seed."""
    text = text.replace(made.table.id, "TABLE")
    return re.sub(r'"(made|changed)":[0-9.e+]+|"seed_hash": "[0-9a-f]+"', "", text)


async def compare(file: Path, mode: str, who: str, seed: int) -> tuple[Told, Told]:
    """What the other seat, or a spectator, is told of somebody's secret turn at a table and at its twin."""
    async with hall(file) as here:
        made, table = await race(here, mode, 20, seed)
        other = table.asked[0]
        knower = SPECTATOR if who == "spectator" else 1 - other
        for number in range(1000):  # until there is something that can be laid at both
            twin: Any = RESHUFFLES["algoracing"](table.state.clone(), knower, PlayoutRng(number))
            legal = [{action.word for action in table.game.legal(state, other)} for state in (table.state, twin)]
            lays = sorted(word for word in legal[0] & legal[1] if word.startswith("lay:"))
            if lays and legal[0] != legal[1]:
                break
        answers = [lays[0], "undo", lays[-1]]
        first = await told_to(here, made, table, knower, other, answers)

        made, table = await race(here, mode, 20, seed)
        table.state = twin
        return first, await told_to(here, made, table, knower, other, answers)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("who", ["seat", "spectator"])
async def test_games_that_differ_in_hidden_things_send_the_same_bytes(
    file: Path, mode: str, who: str, seed: int
) -> None:
    first, second = await compare(file, mode, who, seed)

    assert len(first) > 6
    for one, two in zip(first, second):
        assert one == two
    assert len(first) == len(second)


def leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    view_of = GAME.view_of

    def leaking(state: Any, seat: int) -> Any:
        found = view_of(state, seat)
        return replace(found, terms=(*found.terms, *(("card", int(card)) for card in state.hand)))

    monkeypatch.setitem(vars(GAME), "view_of", leaking)


def leak_in_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Table.why_not

    def leaking(table: Table, seat: int, answer: Any) -> Any:
        state: Any = table.state
        found = why_not(table, seat, answer)
        return found and replace(found, args=dict(found.args) | {"deck": str(list(state.deck))})

    monkeypatch.setattr(Table, "why_not", leaking)


def leak_in_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, seat: int) -> str:
        state: Any = table.state
        return f"types {list(state.types)}"

    monkeypatch.setattr(Table, "prompt", leaking)


@pytest.mark.parametrize("leak", [leak_in_view, leak_in_reason, leak_in_prompt])
async def test_a_leak_would_be_noticed(
    file: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    first, second = await compare(file, "basic", "seat", 1)
    assert first != second
