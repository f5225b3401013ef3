"""People at a table: who is there, who leaves, who comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.server import payload
from tests.server.client import BOB, ME, OPEN, PERSON, Lost, hall, seated
from tests.server.tables import (
    everybody_has,
    refusal,
)

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

            with pytest.raises(Lost):  # the key opens nothing any more, and neither does the connection
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
