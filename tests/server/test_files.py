"""Game files and replays over HTTP."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import Table, games, new_table
from igroteka.core import record as records
from igroteka.core.changes import folded
from igroteka.server import payload
from igroteka.server.replays import Replay
from tests.laws import cards
from tests.server.client import BOB, ME, OPEN, PERSON, Hall, hall, seated
from tests.server.tables import (
    WIN,
    finished,
    play_randomly,
    problem_of,
)

# game files


async def test_a_game_that_is_over_is_a_file_that_plays_again(file: Path) -> None:
    async with hall(file) as here:
        made = await finished(here)
        reply = await here.visitor.ask("GET", f"/api/tables/{made.table.id}/record", key=made.watch)

        assert reply.headers["content-disposition"] == f'attachment; filename="{made.table.id}.igroteka.json"'
        text = reply.text
        uploaded = await here.visitor.post(payload.Made, "/api/uploads", payload.Upload(text))
        assert uploaded.table.stage == "over"
        assert uploaded.table.winners == [0]
        assert [key.seat for key in uploaded.keys] == [0, 1]
        again = await here.visitor.ask("GET", f"/api/tables/{uploaded.table.id}/record", key=uploaded.watch)
        assert again.text == text


async def test_a_running_game_gives_no_seed_and_no_secret_answers(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, BOB])
        players = seated(here.address, made)
        async with players[0], players[1]:
            await play_randomly(players, 1, 12)
            secret = here.room.live[made.table.id].table
            assert secret is not None
            reply = await here.visitor.ask("GET", f"/api/tables/{made.table.id}/record", key=made.keys[0].key)

        assert secret.seed not in reply.text
        assert reply.text == secret.record(public=True).dumps()
        status, message = await problem_of(here.visitor, "POST", "/api/uploads", payload.Upload(reply.text))
        assert (status, message) == (400, "core-record-without-seed")


async def test_an_uploaded_running_game_can_be_played_on(file: Path) -> None:
    table = new_table("algoracing", 3, 5)
    rng = random.Random(2)
    for _ in range(150):  # more than a snapshot
        seat = table.asked[0]
        table.answer(seat, rng.choice(table.legal(seat)))
    async with hall(file) as here:
        made = await here.visitor.post(payload.Made, "/api/uploads", payload.Upload(table.record().dumps()))
        assert (made.table.stage, made.table.asked, made.table.public) == ("playing", list(table.asked), False)
        async with here.player(made.table.id, made.keys[table.asked[0]].key) as player:
            await player.until_begun()
            assert player.legal == [action.word for action in table.legal(table.asked[0])]
            assert len(player.has.events) == table.event_count(table.asked[0])
            assert isinstance(await player.answer(player.legal[0]), payload.Done)


async def test_a_table_that_has_not_begun_has_no_file_and_no_moments(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        for path in ("record", "frames"):
            found = await problem_of(here.visitor, "GET", f"/api/tables/{made.table.id}/{path}", key=made.watch)
            assert found == (409, "room-not-begun")


GOOD = new_table("fourinarow", 2, 1, names=("A", "B"))


def spoilt() -> list[tuple[str, str]]:
    """Files that are wrong in one way each, with the message for it."""
    text = GOOD.record().dumps()
    data = msgspec.json.decode(text)

    def but(**more: object) -> str:
        return msgspec.json.encode(data | more).decode()

    return [
        ("", "core-not-a-record"),
        ("{", "core-not-a-record"),
        ("[]", "core-not-a-record"),
        ("null", "core-not-a-record"),
        ('{"igroteka": 1}', "core-bad-record"),
        ("[" * 100_000, "core-not-a-record"),
        (but(igroteka=3), "core-record-format"),
        (but(game="chess"), "core-unknown-game"),
        (but(rules_version=99), "core-record-rules"),
        (but(seats=9), "core-bad-seats-only"),
        (but(seats=True), "core-bad-record"),
        (but(names=["A"]), "core-bad-names"),
        (but(names=["A", ""]), "core-bad-names"),
        (but(names=["A", 1]), "core-bad-record"),
        (but(options={"x": 1}), "core-unknown-option"),
        (but(seed="2"), "core-bad-record"),
        (but(seed=None), "core-record-without-seed"),
        (but(over=True), "core-bad-record"),
        (but(answers=[[0, "fly"]]), "core-record-answer"),
        (but(answers=[[1, "drop:a"]]), "core-record-answer"),
        (but(answers=[[-1, "drop:a"]]), "core-record-answer"),
        (but(answers=[[7, "drop:a"]]), "core-record-answer"),
        (but(answers=[[7, {"leave": True}]]), "core-record-answer"),
        (but(answers=[[0, {"undo": True}]]), "core-record-answer"),
        (but(answers=[[0, 3]]), "core-bad-record"),
        (but(answers=[[0, "drop:a"]] * 5001), "room-long-record"),
    ]


@pytest.mark.parametrize(("text", "message"), spoilt())
async def test_a_broken_file_gets_one_sentence(file: Path, text: str, message: str) -> None:
    async with hall(file) as here:
        status, found = await problem_of(here.visitor, "POST", "/api/uploads", payload.Upload(text))
        assert found == message
        assert status == (404 if message == "core-unknown-game" else 400)
        assert await here.room.store.count() == {}


# moments


async def test_moments_tell_together_what_the_socket_told(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, BOB, OPEN], {"max_rounds": 2})
        joined = await here.visitor.join(made.table.id, "Kim")
        keys = [key.key for key in made.keys] + [joined.key.key]
        players = [here.player(made.table.id, key) for key in keys]
        watcher = here.player(made.table.id)
        async with players[0], players[1], players[2], watcher:
            await play_randomly(players, 3, 15)
            for seat in (0, 1, 2, -1):
                player = players[seat] if seat >= 0 else watcher
                found = await here.visitor.frames(made.table.id, seat, keys[seat] if seat >= 0 else "")
                told = events_of(found)
                await player.until_told(len(told))
                assert told == player.has.events
                assert [frame.number for frame in found.frames] == list(range(found.total))
                assert all(f.moments[0].events or f.seat == seat for f in found.frames[1:])  # what I prepared

            await play_randomly(players, 4, 10_000)
            assert players[0].now.over
            for player in [*players, watcher]:
                await player.until_over()
            for seat in (0, 1, 2, -1):
                player = players[seat] if seat >= 0 else watcher
                found = await here.visitor.frames(made.table.id, seat)  # anybody's eyes, without a key
                assert events_of(found) == player.has.events
                assert views_of(found)[-1] == player.has.view
            live = here.room.live[made.table.id].table
            assert live is not None
            moments = [frame.seat for frame in found.frames]
            assert moments[0] == -1
            assert set(moments[1:]) == {0, 1, 2}


async def test_a_moment_shows_what_was_prepared_before_it_is_told(file: Path) -> None:
    async with hall(file) as here:
        options: dict[str, payload.Value] = {"scenario": "first-duel", "subprograms": "off", "rounds": 1}
        made = await here.visitor.make("golems", [ME, BOB], options, seed="1")
        ann, bob = (here.player(made.table.id, key.key) for key in made.keys)
        async with ann, bob:
            await ann.until_asked()
            for word in ("lay:F", "lay:F", "lay:L", "lay:D"):
                assert isinstance(await ann.answer(word), payload.Done)
            rows = [len(program) for program in await programs(here, made, 0)]
            assert rows == [0]  # nothing was told yet
            assert isinstance(await ann.answer("ready"), payload.Done)
            assert [len(program) for program in await programs(here, made, 0)] == [0, 4, 4]
            assert [row["kind"] for row in (await programs(here, made, 0))[1]] == ["plain"] * 4
            assert [row["kind"] for row in (await programs(here, made, 1))[-1]] == [None] * 4
            assert len(await programs(here, made, 1)) == 2


async def test_a_moment_shows_who_is_ready_though_nothing_was_told() -> None:
    table = Table(cards.GAME, 3, seed=1)
    for seat in (2, 0):
        table.answer(seat, table.legal(seat)[0])
        table.answer(seat, "ready")

    total, first, frames = Replay(cards.GAME, table.record()).frames(1, 0, 100, "")

    view, asked = {"asked": first.asked}, []
    for frame in frames:
        view = folded(view, [change for moment in frame.moments for change in moment.changes])
        asked.append(view["asked"])
    assert asked == [(0, 1, 2), (0, 1), (1,)]
    assert total == 3


async def programs(here: Hall, made: payload.Made, seat: int) -> list[list[dict[str, object]]]:
    """The Program of seat 0 in every moment that a seat may see."""
    found = await here.visitor.frames(made.table.id, seat, made.keys[seat].key)
    return [view["golems"][0]["program"] for view in views_of(found)]


def events_of(found: payload.Frames) -> list[payload.NumberedEvent]:
    """All events of a replay."""
    return [event for frame in found.frames for moment in frame.moments for event in moment.events]


def views_of(found: payload.Frames) -> list[Any]:
    """The view after each frame."""
    view = msgspec.json.decode(found.view)
    views = []
    for frame in found.frames:
        view = folded(view, [change for moment in frame.moments for change in moment.changes])
        views.append(view)
    return views


async def test_while_a_game_goes_on_only_own_eyes_are_lent(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, OPEN])
        joined = await here.visitor.join(made.table.id, "Bob")
        path = f"/api/tables/{made.table.id}/frames"
        for key, seat in ((made.keys[0].key, 1), (joined.key.key, 0), ("", 0), (made.watch, 1)):
            assert await problem_of(here.visitor, "GET", f"{path}?seat={seat}", key=key) == (409, "room-not-your-eyes")
        for key, seat in ((made.keys[0].key, 0), (joined.key.key, 1), ("", -1), (joined.key.key, -1)):
            found = await here.visitor.frames(made.table.id, seat, key)
            assert views_of(found)[0]["seat"] == seat


async def test_moments_are_given_in_parts_and_with_drawings(file: Path) -> None:
    async with hall(file) as here:
        made = await finished(here)
        path = f"/api/tables/{made.table.id}/frames?seat=-1"
        whole = await here.visitor.get(payload.Frames, path, made.watch)
        part = await here.visitor.get(payload.Frames, f"{path}&first=2&count=3", made.watch)
        beyond = await here.visitor.get(payload.Frames, f"{path}&first=1000", made.watch)
        drawn = await here.visitor.get(payload.Frames, f"{path}&drawing=cs&count=1", made.watch)

        assert whole.total == len(WIN) + 1
        assert part.frames == whole.frames[2:5]
        assert msgspec.json.decode(part.view) == views_of(whole)[1]
        assert (beyond.total, beyond.frames) == (whole.total, [])
        assert whole.frames[0].drawing == ""
        assert drawn.frames[0].drawing


@pytest.mark.parametrize(
    "query",
    ["seat=x", "seat=2", "seat=-2", "seat=99", "first=-1", "first=1e3", "count=101", "count=٣", "drawing=de", "seat="],
)
async def test_wrong_wishes_for_moments_get_one_sentence(file: Path, query: str) -> None:
    async with hall(file) as here:
        made = await finished(here)
        status, _ = await problem_of(here.visitor, "GET", f"/api/tables/{made.table.id}/frames?{query}", key=made.watch)
        assert status == 400


# what the rules could see ahead


async def test_a_replay_sees_ahead_what_was_seen_at_the_table(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("progress", [ME, BOB], {"variant": "faster"}, seed="1")
        keys, table = [key.key for key in made.keys], made.table.id
        ann, bob = (here.player(table, key) for key in keys)
        async with ann, bob:
            live = await ann.look("tree:1")
            assert await here.visitor.sight(table, 0, "tree:1", keys[0]) == live
            await play_randomly([ann, bob], 2, 12)
            last = (await here.visitor.frames(table, 0, keys[0])).total - 1
            now = {of: await ann.look(of) for of in ("", "tree:0", "way:0:printing_press")}
        for of, seen in now.items():
            assert await here.visitor.sight(table, 0, of, keys[0], f"&frame={last}") == seen
        assert await here.visitor.sight(table, 0, "tree:1", keys[0], "&frame=0") == live  # and it is still the past
        assert await here.visitor.sight(table, -1, "", made.watch, f"&frame={last}") is None


async def test_in_the_middle_of_an_answer_nothing_is_seen_ahead(file: Path) -> None:
    async with hall(file) as here:
        options: dict[str, payload.Value] = {"scenario": "first-duel", "subprograms": "off", "rounds": 1}
        made = await here.visitor.make("golems", [ME, BOB], options, seed="1")
        keys, table = [key.key for key in made.keys], made.table.id
        ann, bob = (here.player(table, key) for key in keys)
        async with ann, bob:
            for player in (ann, bob):
                await player.until_asked()
                for word in ("lay:F", "lay:F", "lay:L", "lay:D", "ready"):
                    assert isinstance(await player.answer(word), payload.Done)
        found = await here.visitor.frames(table, 0, keys[0])
        run = next(frame for frame in found.frames if len(frame.moments) > 3)
        seen = []
        for moment in range(len(run.moments)):
            more = f"&frame={run.number}&moment={moment}"
            seen.append(await here.visitor.sight(table, 0, "ahead", keys[0], more))
        assert seen[:-1] == [None] * (len(run.moments) - 1)
        assert seen[-1] is not None
        assert seen[-1] == await here.visitor.sight(table, 0, "ahead", keys[0], f"&frame={run.number}")


async def test_while_a_game_goes_on_only_own_eyes_see_ahead(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("robomaso", [ME, OPEN])
        joined = await here.visitor.join(made.table.id, "Bob")
        path = f"/api/tables/{made.table.id}/sight"
        for key, seat in ((made.keys[0].key, 1), (joined.key.key, 0), ("", 0), (made.watch, 1)):
            assert await problem_of(here.visitor, "GET", f"{path}?seat={seat}", key=key) == (409, "room-not-your-eyes")
        for key, seat in ((made.keys[0].key, 0), (joined.key.key, 1), ("", -1), (joined.key.key, -1)):
            seen = await here.visitor.sight(made.table.id, seat, "", key)
            assert {"reach", "lines", "outcomes"} < set(seen)


async def test_after_a_game_anybody_sees_ahead_with_any_eyes(file: Path) -> None:
    async with hall(file) as here:
        made = await finished(here)
        for seat in (-1, 0, 1):
            assert await here.visitor.sight(made.table.id, seat, "", made.watch, f"&frame={len(WIN)}") is None


@pytest.mark.parametrize(
    "query",
    [
        *("seat=2", "seat=x", f"frame={len(WIN) + 1}", "frame=-1", "frame=x"),
        *("frame=1&moment=9", "frame=1&moment=-2", "moment=0", "of=the+future", f"of={'x' * 1001}"),
    ],
)
async def test_wrong_wishes_to_see_ahead_get_one_sentence(file: Path, query: str) -> None:
    async with hall(file) as here:
        made = await finished(here)
        status, _ = await problem_of(here.visitor, "GET", f"/api/tables/{made.table.id}/sight?{query}", key=made.watch)
        assert status == 400


def test_a_file_of_an_older_version_of_the_rules_is_shown_as_it_was_played() -> None:
    game = games.get("robomaso")
    record = records.read(Path(__file__).parents[1] / "games" / "robomaso" / "replays" / "document-2.json")

    assert record.rules_version < game.meta.rules_version
    assert Replay(game, record).table.over
