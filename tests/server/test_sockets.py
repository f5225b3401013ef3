"""Tables over sockets: what a client is told, what it may do, and what a mistake costs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from igroteka.core import registry
from igroteka.server import payload, sockets
from igroteka.server.settings import Limits
from igroteka.server.store import Append
from tests.server.client import BOB, ME, OPEN, Hall, Lost, Player, Server, Visitor, encode, hall, seated
from tests.server.tables import (
    close_all,
    everybody_has,
    kinds,
    racing,
    refusal,
)


async def exchange(here: Hall, table: str, *texts: str, count: int = 10) -> list[str]:
    """Say something over a bare socket; so many messages of what comes back, or all until the end."""
    async with connect(f"{here.address.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as connection:
        for text in texts:
            await connection.send(text)
        found: list[str] = []
        async for heard in connection:
            found.append(str(heard))
            if len(found) == count:
                break
        return found


# the greeting


@pytest.mark.parametrize(
    ("first", "message"),
    [
        ('{"type": "undo", "id": "1"}', "room-no-hello"),
        ('{"type": "hello", "key": "short"}', "room-bad-message"),
        ('{"type": "hello", "since": -1}', "room-bad-message"),
        ('{"type": "hello", "crown": 1}', "room-bad-message"),
        ("nonsense", "room-bad-message"),
    ],
)
async def test_a_connection_begins_with_a_greeting(file: Path, first: str, message: str) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        texts = await exchange(here, made.table.id, first)
        assert len(texts) == 1
        assert f'"message":"{message}"' in texts[0]


async def test_who_does_not_greet_is_not_waited_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 0.05)
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        texts = await exchange(here, made.table.id)
        assert len(texts) == 1
        assert '"message":"room-no-hello"' in texts[0]


async def test_a_second_greeting_ends_the_connection(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        player = here.player(made.table.id, made.keys[0].key)
        async with player:
            await player.send('{"type": "hello"}')
            with pytest.raises(Lost):
                await player.until(lambda: False)
        assert player.has.closing == payload.Closing(payload.Reason("room-hello-again", {}, []), False)


async def test_a_client_is_welcomed_and_told_how_things_are(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        async with here.player(made.table.id, made.keys[0].key) as player:
            await player.until(lambda: player.info.chairs[0].here)
            assert kinds(player)[:2] == ["welcome", "update"]
            assert player.has.seat == 0
            assert player.has.names == ["Ann", "Bob"]
            assert player.now.prompt == "fourinarow-drop"
            assert player.legal == [f"drop:{column}" for column in "abcdefg"]
            assert (player.now.number, player.now.first, player.now.question) == (0, 0, 0)
            assert player.now.drawing == ""


async def test_a_waiting_table_tells_no_game_until_it_begins(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        async with here.player(made.table.id, made.keys[0].key) as player:
            assert player.has.update is None
            assert refusal(await player.request(payload.Give("1", 0, ["drop:a"]))) == "room-not-begun"
            assert refusal(await player.undo()) == "room-not-begun"
            assert refusal(await player.leave("out")) == "room-not-begun"
            assert (await player.why("drop:a")) == payload.Reason("room-not-begun", {}, [])

            await here.visitor.join(made.table.id, "Bob")

            await player.until_begun()
            assert player.info.stage == "playing"
            assert player.has.names == ["Ann", "Bob"]


@pytest.mark.parametrize("language", ["en", "ru", "cs", "nl"])
async def test_a_client_without_a_board_gets_a_drawing(file: Path, language: str) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        async with here.player(made.table.id, made.keys[0].key, drawing=language) as player:
            assert "a b c" in player.now.drawing


# playing


async def test_an_answer_is_acknowledged_and_told_to_all(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        joined = await here.visitor.join(made.table.id, "Bob")
        players = [here.player(made.table.id, key) for key in (made.keys[0].key, joined.key.key, "")]
        async with players[0], players[1], players[2]:
            assert isinstance(await players[0].answer("drop:d"), payload.Done)

            await everybody_has(players, 1)
            for player in players:
                assert player.has.events[0].kind == "fourinarow.dropped"
                assert player.now.asked == [1]
            assert players[1].legal
            assert players[0].legal == []
            stored = await here.room.store.load(made.table.id)
            assert stored is not None
            assert b'"entry":"drop:d"' in stored.rows[-1][1]


async def test_an_answer_is_stored_before_it_is_acknowledged_or_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            stored, storing, gate = here.room.store.append, asyncio.Event(), asyncio.Event()

            async def slowly(*changes: Any) -> None:
                storing.set()
                await gate.wait()
                await stored(*changes)

            monkeypatch.setattr(here.room.store, "append", slowly)
            await first.until_all_are_here()
            heard = len(first.heard)
            asking = asyncio.create_task(first.answer("drop:a"))
            await storing.wait()
            await second.catch_up()
            assert (len(first.heard), len(second.has.events), second.now.asked) == (heard, 0, [0])

            gate.set()
            assert isinstance(await asking, payload.Done)
            await everybody_has([first, second], 1)


async def test_a_wrong_answer_is_refused_and_changes_nothing(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert refusal(await first.answer("fly")) == "core-unknown-answer"
            assert refusal(await second.answer("drop:a")) == "core-not-asked"
            assert refusal(await first.answer("drop:a", question=7)) == "room-old-question"
            assert refusal(await first.change([], 0)) == "core-bad-change"
            heard = len(second.heard)
            assert isinstance(await first.answer("drop:a"), payload.Done)
            await everybody_has([first, second], 1)
            assert kinds(second, heard) == ["update"]
            assert here.room.answers == 1


async def test_an_answer_to_an_old_question_is_refused(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            old = first.now.question
            await first.answer("drop:a")
            await second.until_asked()
            await second.answer("drop:b")
            await first.until_asked()
            assert refusal(await first.answer("drop:c", question=old)) == "room-old-question"
            assert isinstance(await first.answer("drop:c"), payload.Done)


async def test_the_same_request_twice_counts_once(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert isinstance(await first.answer("drop:a", id="x"), payload.Done)
            assert isinstance(await first.answer("drop:a", question=0, id="x"), payload.Done)
            await second.until_asked()
            assert isinstance(await second.answer("drop:b", id="x"), payload.Done)  # ids are a seat's own
            await everybody_has([first, second], 2)
            await first.drop_connection()
            assert isinstance(await first.answer("drop:a", question=0, id="x"), payload.Done)
            assert len(first.has.events) == 2
            for _ in range(2):
                assert isinstance(await first.request(payload.Say("y", "Hello")), payload.Done)
            await first.until(lambda: first.has.lines)
            live = here.room.live[made.table.id]
            assert (len(live.chat), live.table and live.table.count) == (1, 2)


async def test_the_same_request_after_a_restart_counts_once(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        async with Visitor(server.address) as visitor:
            made = await visitor.make()
        first, second = seated(server.address, made)
        async with first, second:
            await first.answer("drop:a", id="x")
            await second.until_asked()
            await second.answer("drop:b", id="z")
            await first.undo(id="u")
            welcomes = first.welcomes

            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

            await first.until_welcomed(welcomes)
            assert isinstance(await first.answer("drop:a", question=0, id="x"), payload.Done)
            assert isinstance(await second.answer("drop:b", question=1, id="z"), payload.Done)
            await first.until_asked()
            assert isinstance(await first.answer("drop:c", id="new"), payload.Done)
            await everybody_has([first, second], 3)
            assert [event.kind for event in second.has.events] == ["fourinarow.dropped"] * 3


async def test_who_comes_back_is_told_exactly_what_was_missed(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])
        first, second = seated(here.address, made)
        watcher = here.player(made.table.id, made.watch)
        async with first, second:
            async with watcher:
                await first.answer("drop:a")
                await everybody_has([first, second, watcher], 1)
            await second.say("Where are you?")
            await second.answer("drop:b")
            await everybody_has([first, second], 2)
            await first.answer("drop:c")
            await everybody_has([first, second], 3)

            heard = len(watcher.heard)
            async with watcher:
                await everybody_has([watcher], 3)
                await watcher.until(lambda: watcher.has.lines)
            assert kinds(watcher, heard)[:3] == ["welcome", "update", "said"]
            update = watcher.now
            assert (update.first, update.number, sum(len(m.events) for m in update.moments)) == (1, 3, 2)
            assert watcher.has.events == first.has.events
            assert [line.text for line in watcher.has.lines] == ["Where are you?"]

            heard = len(first.heard)
            await first.drop_connection()
            await first.until(lambda: kinds(first, heard)[:2] == ["welcome", "update"])
            assert first.now.moments == []


async def test_who_claims_to_know_more_than_happened_is_told_how_things_are(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        await here.visitor.join(made.table.id, "Bob")
        hello = payload.Hello(since=5, said=5)
        texts = await exchange(here, made.table.id, encode(hello).decode(), count=2)
        update = msgspec.json.decode(texts[1], type=payload.Update)
        assert (update.first, update.number) == (0, 0)


# why not, undo


async def test_a_client_can_look_ahead(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("robomaso")
        first, _ = seated(here.address, made)
        watcher = here.player(made.table.id, made.watch)
        async with first, watcher:
            assert first.has.update is not None
            assert await first.look("") == msgspec.json.decode(first.has.update.sight)
            assert {"reach", "lines", "outcomes"} < set(await watcher.look(""))
            assert refusal(await first.request(payload.Look("1", "the future"))) == "core-unknown-sight"


async def test_a_client_can_ask_why_not(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert await first.why("drop:a") is None
            not_asked = await second.why("drop:a")
            assert not_asked is not None
            assert (not_asked.message, not_asked.rules) == ("core-not-asked", ["FR-004"])
            assert refusal(await first.request(payload.Why("1", "fly"))) == "core-unknown-answer"
            nothing = await first.why_undo()
            assert nothing is not None
            assert nothing.message == "core-undo-nothing"


async def test_an_answer_can_be_taken_back_until_another_answers(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert refusal(await first.undo()) == "core-undo-nothing"
            await first.answer("drop:a")
            await everybody_has([first, second], 1)
            assert first.now.undo
            assert not second.now.undo

            assert isinstance(await first.undo(id="u"), payload.Done)
            assert isinstance(await first.undo(id="u"), payload.Done)

            await everybody_has([first, second], 2)
            assert second.has.events[-1].kind == "core.took_back"
            assert first.legal
            await first.answer("drop:b")
            await second.until_asked()
            await second.answer("drop:b")
            await everybody_has([first, second], 4)
            assert refusal(await first.undo()) == "core-undo-another-answered"


# secrets of a turn


async def test_what_is_prepared_in_secret_sends_nothing_to_others(file: Path) -> None:
    async with hall(file) as here:
        made, players = await racing(here)
        watcher = here.player(made.table.id, made.watch)
        await watcher.__aenter__()
        lays = [word for word in players[0].legal if word.startswith("lay:")]
        for player in (*players, watcher):
            await player.until_all_are_here()
            await player.catch_up()
        heard = [len(player.heard) for player in (*players, watcher)]
        metrics = (await here.visitor.ask("GET", "/metrics")).text

        assert isinstance(await players[0].answer(lays[0]), payload.Done)
        assert isinstance(await players[0].undo(), payload.Done)
        assert refusal(await players[0].answer("base:sw:N")) != ""
        assert isinstance(await players[0].answer(lays[1]), payload.Done)
        await players[1].why("run")  # a round trip: whatever was sent has come

        assert kinds(players[0], heard[0]).count("update") == 3
        assert kinds(players[1], heard[1]) == ["because"]
        assert kinds(watcher, heard[2]) == []
        assert (await here.visitor.ask("GET", "/metrics")).text == metrics

        await players[0].answer("run")
        await players[1].until_asked()
        await watcher.until(lambda: len(watcher.heard) > heard[2])
        assert kinds(watcher, heard[2]) == ["update"]
        await close_all([*players, watcher])


async def test_a_turn_that_was_run_cannot_be_taken_back_and_the_reason_is_told(file: Path) -> None:
    async with hall(file) as here:
        _, players = await racing(here)
        await players[0].answer(next(word for word in players[0].legal if word.startswith("lay:")))
        await players[0].until(lambda: "run" in players[0].legal)
        await players[0].answer("run")
        assert refusal(await players[0].undo()) == "core-undo-revealed"
        because = await players[0].why_undo()
        assert because is not None
        assert because.message == "core-undo-revealed"
        await close_all(players)


# mistakes


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type": "dance", "id": "1"}',
        '{"type": "answer", "id": "1"}',
        '{"type": "answer", "id": "1", "question": "0", "words": ["drop:a"]}',
        '{"type": "answer", "id": "1", "question": 0, "words": ["drop:a"], "seat": 1}',
        '{"type": "answer", "id": "", "question": 0, "words": ["drop:a"]}',
        '{"type": "answer", "id": "1", "question": 0, "words": [""]}',
        '{"type": "say", "id": "1", "text": "' + "x" * 501 + '"}',
        '{"type": "undo", "id": "' + "x" * 41 + '"}',
        '{"type": "leave", "id": "1", "how": "quietly"}',
        '{"x": ' + "[" * 8000,
        '{"x": ' + "[" * 4000 + "]" * 4000 + ', "type": "undo", "id": "1"}',
        b"\xff\xfe",
        b"\x00",
    ],
)
async def test_a_message_that_makes_no_sense_ends_that_connection_only(file: Path, text: str | bytes) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with second:
            await first.__aenter__()
            await second.until(lambda: second.info.chairs[0].here)
            await first.send(text)
            with pytest.raises(Lost):
                await first.until(lambda: False)
            assert first.has.closing is not None
            assert first.has.closing.reason.message == "room-bad-message"
            why = first.has.closing.reason.args["why"]
            assert isinstance(why, str)
            assert 0 < len(why) <= 200
            assert not first.has.closing.again
            await second.until(lambda: not second.info.chairs[0].here)
            assert set(kinds(second)) <= {"welcome", "update", "people"}
            async with here.player(made.table.id, made.keys[0].key) as again:
                assert isinstance(await again.answer("drop:a"), payload.Done)
                await everybody_has([second], 1)


async def test_a_message_that_is_too_long_ends_the_connection(file: Path) -> None:
    async with hall(file, Limits(message=1000)) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        first.comes_back = False
        async with second:
            await first.__aenter__()
            connection = first._connection
            assert connection is not None
            await first.send("x" * 1001)
            with pytest.raises(Lost):
                await first.until(lambda: False)
            assert connection.close_code == 1009
            assert isinstance(await second.say("still here"), payload.Done)


async def test_something_broken_in_the_room_ends_one_connection_and_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            live = here.room.live[made.table.id]

            def broken() -> None:
                raise RuntimeError("planted")

            monkeypatch.setattr(live, "summary", broken)
            outcome = await first.answer("drop:a", id="x")  # comes back and asks again, at a table that is whole

            assert isinstance(outcome, payload.Done)
            assert here.room.live[made.table.id] is not live
            await everybody_has([first, second], 1)
            again = here.room.live[made.table.id].table
            assert again is not None
            assert again.count == 1


async def test_a_seat_that_cannot_be_told_does_not_keep_the_others_from_playing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.get("fourinarow")
    begun: list[bool] = []

    def broken(state: Any, seat: int) -> Any:
        if seat == -1 and begun:
            raise RuntimeError("planted")
        return view_of(state, seat)

    view_of = game.view_of
    monkeypatch.setitem(vars(game), "view_of", broken)
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        watcher = here.player(made.table.id, made.watch, comes_back=False)
        async with first, second:
            await watcher.__aenter__()
            begun.append(True)
            assert isinstance(await first.answer("drop:a"), payload.Done)
            await everybody_has([first, second], 1)
            with pytest.raises(Lost):
                await watcher.until(lambda: False)
            assert watcher.has.closing == payload.Closing(payload.Reason("room-broken", {}, []), True)
            again = here.player(made.table.id, made.watch, comes_back=False)
            with pytest.raises(Lost):
                await again.__aenter__()
            assert isinstance(await second.answer("drop:b"), payload.Done)
            await everybody_has([first, second], 2)
            assert (first.welcomes, second.welcomes) == (1, 1)


# several answers at once


async def test_the_first_of_five_cards_goes_to_the_end_by_one_request(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(file) as here:
        options: dict[str, payload.Value] = {
            "scenario": "first-duel",
            "cards": "twin-swords,sword",
            "subprograms": "off",
        }
        made = await here.visitor.make("golems", [ME, BOB], options, seed="1")
        appended: list[int] = []
        append = here.room.store.append

        async def counted(*changes: Append) -> None:
            appended.append(sum(len(change.rows) for change in changes))
            await append(*changes)

        ann, bob = (here.player(made.table.id, key.key) for key in made.keys)
        async with ann, bob:
            await ann.until_asked()
            five = [f"lay:{command}" for command in "FLRDF"]
            assert isinstance(await ann.change(five, 0), payload.Done)
            assert program(ann) == "FLRDF"
            monkeypatch.setattr(here.room.store, "append", counted)
            heard, asked, others = len(ann.heard), ann.now.question, len(bob.heard)

            moved = [*five[1:], five[0]]
            assert isinstance(await ann.change(moved, 5, asked, "move"), payload.Done)
            assert isinstance(await ann.change(moved, 5, asked, "move"), payload.Done)  # the same request again

            assert appended == [1]
            assert kinds(ann, heard) == ["update", "done", "done"]
            assert program(ann) == "LRDFF"
            assert len(bob.heard) == others
            assert isinstance(await ann.undo(), payload.Done)
            assert program(ann) == "FLRDF"

            heard = len(ann.heard)
            assert refusal(await ann.change(["lay:F", "lay:F", "lay:F", "lay:F"], 5)) == "golems-none-left"
            assert kinds(ann, heard) == ["refused"]
            assert program(ann) == "FLRDF"


def program(player: Player) -> str:
    """The commands of the program that this player lays."""
    return "".join(row["first"] for row in player.has.view["golems"][0]["program"])
