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
from igroteka.server.store import Change
from tests.server.client import BOB, ME, OPEN, PERSON, Hall, Lost, Player, Server, Visitor, encode, hall, seated


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
        await player.leave_line()


async def exchange(here: Hall, table: str, *texts: str, count: int = 10) -> list[str]:
    """Say something over a bare socket; so many messages of what comes back, or all until the end."""
    async with connect(f"{here.address.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as line:
        for text in texts:
            await line.send(text)
        found: list[str] = []
        async for heard in line:
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
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
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
            await first.break_line()
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
            await first.break_line()
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
            assert set(await watcher.look("")) == {"reach", "lines"}
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

        assert isinstance(await players[0].answer(lays[0]), payload.Done)
        assert isinstance(await players[0].undo(), payload.Done)
        assert refusal(await players[0].answer("base:sw:N")) != ""
        assert isinstance(await players[0].answer(lays[1]), payload.Done)
        await players[1].why("run")  # a round trip: whatever was sent has come

        assert kinds(players[0], heard[0]).count("update") == 3
        assert kinds(players[1], heard[1]) == ["because"]
        assert kinds(watcher, heard[2]) == []

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


# people


async def test_chat_is_told_to_all_and_spectators_listen(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        player, watcher = here.player(made.table.id, made.keys[0].key), here.player(made.table.id)
        async with player, watcher:
            await player.say("  Hello,\n  world  ")
            await watcher.until(lambda: watcher.has.lines)
            line = watcher.has.lines[0]
            assert (line.seat, line.name, line.text) == (0, "Ann", "Hello, world")
            assert refusal(await player.request(payload.Say("1", " \n "))) == "room-bad-line"
            assert refusal(await player.request(payload.Say("2", "\x00"))) == "room-bad-line"
            assert refusal(await watcher.say("Me too")) == "core-spectator"


async def test_a_spectator_can_do_nothing(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])
        async with here.player(made.table.id, made.watch) as watcher:
            assert watcher.has.seat == -1
            assert watcher.legal == []
            for outcome in (
                await watcher.answer("drop:a"),
                await watcher.undo(),
                await watcher.say("Hello"),
                await watcher.leave("out"),
                await watcher.come_back(),
                await watcher.rematch(),
                await watcher.request(payload.Why("w", "drop:a")),
                await watcher.request(payload.WhyUndo("v")),
            ):
                assert refusal(outcome) == "core-spectator"
            stored = await here.room.store.load(made.table.id)
            assert stored is not None
            assert len(stored.rows) == 2


async def test_people_learn_who_is_here(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        twin = here.player(made.table.id, made.keys[1].key)
        async with first:
            async with second:
                await first.until(lambda: first.info.chairs[1].here)
                async with twin:
                    pass
                await second.say("still here")
                await first.until(lambda: first.has.lines)
                assert first.info.chairs[1].here
            await first.until(lambda: not first.info.chairs[1].here)


async def test_one_client_can_play_several_chairs_and_tables(file: Path) -> None:
    async with hall(file) as here:
        made = [await here.visitor.make() for _ in range(2)]
        players = [player for one in made for player in seated(here.address, one)]
        async with players[0], players[1], players[2], players[3]:
            for first, second in (players[:2], players[2:]):
                await first.answer("drop:a", id="same")
                await second.until_asked()
                await second.answer("drop:a", id="same")
            await everybody_has(players, 2)


# leaving and coming back


async def test_a_bot_plays_for_a_leaver_until_the_player_returns(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert isinstance(await second.leave("bot"), payload.Done)
            await first.until(lambda: first.info.chairs[1].away)
            assert first.info.chairs[1].bot == "greedy"
            await first.answer("drop:a")
            await everybody_has([first, second], 2)
            assert first.has.events[1].seats == {"player": [1]}
            assert refusal(await second.undo()) == "room-bot-plays"

            assert isinstance(await second.come_back(), payload.Done)
            await first.until(lambda: not first.info.chairs[1].away)
            assert first.info.chairs[1].bot == ""
            await first.answer("drop:b")
            await second.until_asked()
            assert isinstance(await second.answer("drop:c"), payload.Done)


async def test_a_chair_can_wait_for_its_player(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        first, second = seated(here.address, made)
        async with first, second:
            assert isinstance(await second.leave("wait"), payload.Done)
            await first.until(lambda: first.info.chairs[1].away)
            assert (first.info.chairs[1].bot, first.info.chairs[1].taken) == ("", True)
            await first.answer("drop:a")
            await first.until_asked_are([1])
            assert isinstance(await second.come_back(), payload.Done)
            assert isinstance(await second.answer("drop:b", question=1), payload.Done)


async def test_a_game_goes_on_without_a_leaver_where_its_rules_say_so(file: Path) -> None:
    async with hall(file) as here:
        kim = payload.ChairWanted("me", "Kim")
        options: dict[str, payload.Value] = {"on_leave": "remove", "first_player": "seat1"}
        made = await here.visitor.make("algoracing", [ME, BOB, kim], options)
        players = seated(here.address, made)
        async with players[0], players[1], players[2]:
            while players[0].now.prompt or players[1].now.prompt or players[2].now.prompt:
                player = players[players[0].now.asked[0]]
                await player.until_asked()
                if not player.legal[0].startswith("base"):
                    break
                known = players[0].now.question
                await player.answer(player.legal[0])
                for one in players:
                    await one.until_after(known)
            assert players[0].now.asked == [0]

            assert isinstance(await players[0].leave("out"), payload.Done)

            await players[1].until_asked()
            assert players[1].now.asked == [1]
            assert refusal(await players[0].leave("out")) == "core-has-left"

        made = await here.visitor.make("algoracing", [ME, BOB])
        async with here.player(made.table.id, made.keys[0].key) as player:
            assert refusal(await player.leave("out")) == "core-cannot-leave"


async def test_who_leaves_before_the_beginning_gives_the_chair_back(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, OPEN, PERSON])
        bob = await here.visitor.join(made.table.id, "Bob")
        first, second = here.player(made.table.id, made.keys[0].key), here.player(made.table.id, bob.key.key)
        async with first:
            await second.__aenter__()
            assert isinstance(await second.leave("wait"), payload.Done)

            with pytest.raises(Lost):  # the key opens nothing any more, and neither does the line
                await second.until(lambda: False)
            await first.until(lambda: not first.info.chairs[1].taken)
            assert first.info.chairs[1].name == ""
            kim = await here.visitor.join(made.table.id, "Kim")
            assert kim.key.seat == 1
            await here.visitor.join(made.table.id, "Lou", made.invitations[0].key)
            await first.until(lambda: first.info.stage == "playing")
            assert first.has.names == ["Ann", "Kim", "Lou"]


async def test_coming_back_without_having_left_changes_nothing(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make()
        async with here.player(made.table.id, made.keys[0].key) as player:
            assert isinstance(await player.come_back(), payload.Done)
            stored = await here.room.store.load(made.table.id)
            assert stored is not None
            assert len(stored.rows) == 2


async def test_a_leavers_open_chair_can_be_taken_over_and_the_old_key_opens_nothing(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        bob = await here.visitor.join(made.table.id, "Bob")
        first, second = here.player(made.table.id, made.keys[0].key), here.player(made.table.id, bob.key.key)
        async with first:
            await second.__aenter__()
            await second.leave("wait")
            eve = await here.visitor.join(made.table.id, "Eve")
            assert eve.key.seat == 1

            with pytest.raises(Lost):
                await second.until(lambda: False)
            assert second.has.closing == payload.Closing(payload.Reason("room-chair-taken", {}, []), False)
            again = here.player(made.table.id, bob.key.key)
            with pytest.raises(Lost):
                await again.__aenter__()
            await first.answer("drop:a")
            async with here.player(made.table.id, eve.key.key) as third:
                await third.until_asked()
                assert isinstance(await third.answer("drop:b"), payload.Done)
            await first.until(lambda: first.info.chairs[1].name == "Eve")


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
        '{"type": "answer", "id": "1", "question": "0", "word": "drop:a"}',
        '{"type": "answer", "id": "1", "question": 0, "word": "drop:a", "seat": 1}',
        '{"type": "answer", "id": "", "question": 0, "word": "drop:a"}',
        '{"type": "answer", "id": "1", "question": 0, "word": ""}',
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
            line = first._line
            assert line is not None
            await first.send("x" * 1001)
            with pytest.raises(Lost):
                await first.until(lambda: False)
            assert line.close_code == 1009
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

        async def counted(*changes: Change) -> None:
            appended.append(sum(len(change.rows) for change in changes))
            await append(*changes)

        ann, bob = (here.player(made.table.id, key.key) for key in made.keys)
        async with ann, bob:
            await ann.until_asked()
            five = [f"lay:{command}" for command in "FLRDF"]
            assert isinstance(await ann.change(five, 0), payload.Done)
            assert program(ann) == [0, 2, 3, 6, 0]
            monkeypatch.setattr(here.room.store, "append", counted)
            heard, asked, others = len(ann.heard), ann.now.question, len(bob.heard)

            moved = [*five[1:], five[0]]
            assert isinstance(await ann.change(moved, 5, asked, "move"), payload.Done)
            assert isinstance(await ann.change(moved, 5, asked, "move"), payload.Done)  # the same request again

            assert appended == [1]
            assert kinds(ann, heard) == ["update", "done", "done"]
            assert program(ann) == [2, 3, 6, 0, 0]
            assert len(bob.heard) == others
            assert isinstance(await ann.undo(), payload.Done)
            assert program(ann) == [0, 2, 3, 6, 0]

            heard = len(ann.heard)
            assert refusal(await ann.change(["lay:F", "lay:F", "lay:F", "lay:F"], 5)) == "golems-none-left"
            assert kinds(ann, heard) == ["refused"]
            assert program(ann) == [0, 2, 3, 6, 0]


def program(player: Player) -> list[int]:
    """The commands of the program that this player lays."""
    return [row["first"] for row in player.has.view["golems"][0]["program"]]
