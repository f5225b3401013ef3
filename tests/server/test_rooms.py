"""Tables over HTTP: making them, joining, inviting, lists, rules and words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import games
from igroteka.core import record
from igroteka.core.messages import LANGUAGES
from igroteka.core.table import Table
from igroteka.server import payload
from igroteka.server.handlers import ROUTES
from tests.server.client import BOB, ME, OPEN, PERSON, RANDOM, Lost, Trouble, hall, seated
from tests.server.tables import (
    NOWHERE,
    WIN,
    finished,
    play,
    problem_of,
)

# making


async def test_a_table_begins_when_all_its_chairs_are_taken(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])

        assert made.table.stage == "playing"
        assert [chair.name for chair in made.table.chairs] == ["Ann", "Bob"]
        assert [key.seat for key in made.keys] == [0, 1]
        assert made.invitations == []
        assert made.table.asked == [0]
        assert not made.table.public


@pytest.mark.parametrize(
    ("chair", "kind", "taken", "stage", "keys", "invitations", "public"),
    [
        (BOB, "person", True, "playing", [0, 1], [], False),
        (PERSON, "person", False, "waiting", [0], [1], False),
        (OPEN, "open", False, "waiting", [0], [], True),
        (RANDOM, "bot", True, "playing", [0], [], False),
    ],
)
async def test_each_kind_of_chair_has_its_own_way_to_be_filled(
    file: Path,
    chair: payload.ChairWanted,
    kind: str,
    taken: bool,
    stage: str,
    keys: list[int],
    invitations: list[int],
    public: bool,
) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, chair])

        second = made.table.chairs[1]
        assert (second.kind, second.taken, made.table.stage) == (kind, taken, stage)
        assert [key.seat for key in made.keys] == keys
        assert [key.seat for key in made.invitations] == invitations
        assert made.table.public is public
        assert second.bot == ("random" if kind == "bot" else "")
        assert len(made.watch) == 22


async def test_names_at_a_table_are_made_different(file: Path) -> None:
    long = payload.ChairWanted("me", "N" * 40)
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, ME, long, long])
        names = [chair.name for chair in made.table.chairs]
        assert names == ["Ann", "Ann 2", "N" * 40, "N" * 35 + " 2"]

        made = await here.visitor.make(chairs=[ME, OPEN])
        joined = await here.visitor.join(made.table.id, " Ann ")
        assert [chair.name for chair in joined.table.chairs] == ["Ann", "Ann 2"]


async def test_a_table_tells_its_options_where_they_are_unusual(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, BOB], {"mode": "full", "max_rounds": 0, "tie_break": "types"})
        assert made.table.options == {"mode": "full", "tie_break": "types"}


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"game": "chess", "chairs": [{"kind": "me"}]}, 404, "core-unknown-game"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}]}, 400, "core-bad-seats"),
        ({"game": "fourinarow", "chairs": []}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 17}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "king"}] * 2}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "me", "crown": 1}] * 2}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "me", "name": "\n"}] * 2}, 400, "room-bad-name"),
        ({"game": "fourinarow", "chairs": [{"kind": "me", "name": "  "}] * 2}, 400, "room-bad-name"),
        ({"game": "fourinarow", "chairs": [{"kind": "me", "name": "N" * 41}] * 2}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "bot", "bot": "genius"}] * 2}, 400, "core-unknown-bot"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 2, "options": {"x": 1}}, 400, "core-unknown-option"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 2, "options": {"first": 1}}, 400, "core-bad-choice"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 2, "options": {"first": 10**40}}, 400, "core-bad-choice"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 2, "options": {"first": [1]}}, 400, "room-bad-request"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}] * 2, "seed": "\x00"}, 400, "core-bad-seed"),
        ({"game": "algoracing", "chairs": [{"kind": "me"}] * 2, "options": {"layout": "nowhere"}}, 400, "algoracing"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}, {"kind": "open"}], "seed": "1"}, 400, "room-chosen-seed"),
        ({"game": "fourinarow", "chairs": [{"kind": "me"}, {"kind": "person"}], "seed": "1"}, 400, "room-chosen-seed"),
        ([], 400, "room-bad-request"),
        (b"", 400, "room-bad-request"),
        (b"{", 400, "room-bad-request"),
        (b"\xff\xfe", 400, "room-bad-request"),
        (b'{"game":' + b"[" * 5000, 400, "room-bad-request"),
        (b'{"x":' + b"[" * 20000 + b"]" * 20000 + b"}", 400, "room-bad-request"),
        (b'{"game": "\\ud800", "chairs": [{"kind": "me"}]}', None, None),
    ],
)
async def test_a_wrong_wish_gets_one_sentence_and_no_table(
    file: Path, wanted: object, status: int | None, message: str | None
) -> None:
    async with hall(file) as here:
        found = await problem_of(here.visitor, "POST", "/api/tables", wanted)

        if status is not None and message is not None:
            assert found[0] == status
            assert found[1].startswith(message)
        assert found[0] in (400, 404)
        assert await here.room.store.count() == {}


async def test_a_chosen_seed_gives_the_same_game(file: Path) -> None:
    async with hall(file) as here:
        made = [await here.visitor.make("algoracing", [ME, BOB], seed="7") for _ in range(2)]
        views = []
        for one in made:
            async with here.player(one.table.id, one.keys[0].key) as player:
                await player.until_begun()
                views.append(player.has.view)
        assert views[0] == views[1]


# joining


async def test_an_invitation_is_traded_for_a_key_once(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        link = made.invitations[0].key

        joined = await here.visitor.join(made.table.id, "Bob", link)

        assert joined.key.seat == 1
        assert joined.key.key != link
        assert joined.table.stage == "playing"
        path = f"/api/tables/{made.table.id}"
        assert await problem_of(here.visitor, "POST", f"{path}/join", payload.Join("Eve", link)) == (
            404,
            "room-bad-invitation",
        )
        assert await problem_of(here.visitor, "GET", path, key=link) == (404, "room-no-table")
        assert (await here.visitor.info(made.table.id, joined.key.key)).stage == "playing"


async def test_an_invitation_that_was_not_used_opens_no_chair_by_itself(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        guest = here.player(made.table.id, made.invitations[0].key)
        with pytest.raises(Lost):
            await guest.__aenter__()
        assert guest.has.closing == payload.Closing(payload.Reason("room-no-table", {}, []), False)


async def test_of_two_who_use_one_invitation_at_once_one_gets_the_chair(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        link = made.invitations[0].key
        tries = [here.visitor.join(made.table.id, name, link) for name in ("Bob", "Eve", "Kim", "Lou")]

        outcomes = await asyncio.gather(*tries, return_exceptions=True)

        joined = [outcome for outcome in outcomes if isinstance(outcome, payload.Joined)]
        assert len(joined) == 1
        assert [o.status for o in outcomes if isinstance(o, Trouble)] == [404] * 3
        info = await here.visitor.info(made.table.id, joined[0].key.key)
        assert info.chairs[1].name == joined[0].table.chairs[1].name


async def test_open_chairs_are_taken_one_after_the_other_by_those_who_come_at_once(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", [ME, OPEN, OPEN])
        outcomes = await asyncio.gather(
            *(here.visitor.join(made.table.id, f"N{n}") for n in range(4)), return_exceptions=True
        )

        joined = [outcome for outcome in outcomes if isinstance(outcome, payload.Joined)]
        assert sorted(one.key.seat for one in joined) == [1, 2]
        refused = [outcome for outcome in outcomes if isinstance(outcome, Trouble)]
        assert [(one.status, one.problem.message) for one in refused] == [(409, "room-no-chair")] * 2
        assert (await here.visitor.info(made.table.id)).stage == "playing"


async def test_the_lobby_shows_public_tables_until_they_are_over(file: Path) -> None:
    async with hall(file) as here:
        private = await here.visitor.make(chairs=[ME, PERSON])
        public = await here.visitor.make(chairs=[ME, OPEN])
        lobby = await here.visitor.get(list[payload.TableInfo], "/api/tables")
        assert [table.id for table in lobby] == [public.table.id]

        joined = await here.visitor.join(public.table.id, "Bob")
        lobby = await here.visitor.get(list[payload.TableInfo], "/api/tables")
        assert [(table.id, table.stage) for table in lobby] == [(public.table.id, "playing")]

        players = [here.player(public.table.id, key) for key in (public.keys[0].key, joined.key.key)]
        async with players[0], players[1]:
            lobby = await here.visitor.get(list[payload.TableInfo], "/api/tables")
            assert [chair.here for chair in lobby[0].chairs] == [True, True]
            await play(players)
        assert await here.visitor.get(list[payload.TableInfo], "/api/tables") == []
        assert (await here.visitor.info(private.table.id, private.keys[0].key)).stage == "waiting"


async def test_my_tables_are_those_my_keys_open_the_latest_first(file: Path) -> None:
    async with hall(file) as here:
        first = await here.visitor.make(chairs=[ME, BOB])
        second = await here.visitor.make(chairs=[ME, PERSON])
        keys = [(made.table.id, key.key) for made in (first, second) for key in made.keys]
        wrong = [(first.table.id, second.keys[0].key), (NOWHERE, first.keys[0].key)]
        unused = [(second.table.id, second.invitations[0].key)]
        watch = [(second.table.id, second.watch)]

        mine = await here.visitor.post(
            list[payload.MyTable], "/api/mine", payload.Mine(keys + wrong + unused + watch + keys)
        )

        assert [(one.table.id, one.seats) for one in mine] == [(second.table.id, [0, -1]), (first.table.id, [0, 1])]


async def test_an_empty_chair_can_be_given_to_a_bot_by_those_who_sit(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        path = f"/api/tables/{made.table.id}/fill"
        wish = payload.Fill(1, "random")
        assert await problem_of(here.visitor, "POST", path, wish) == (404, "room-no-table")
        assert await problem_of(here.visitor, "POST", path, wish, made.watch) == (409, "core-spectator")
        assert await problem_of(here.visitor, "POST", path, wish, made.invitations[0].key) == (409, "core-spectator")
        key = made.keys[0].key
        assert await problem_of(here.visitor, "POST", path, payload.Fill(1, "genius"), key) == (400, "core-unknown-bot")
        for seat in (0, 5):
            taken = payload.Fill(seat, "random")
            assert await problem_of(here.visitor, "POST", path, taken, key) == (409, "room-chair-not-free")

        info = await here.visitor.post(payload.TableInfo, path, wish, key)

        assert (info.stage, info.chairs[1].kind, info.chairs[1].bot) == ("playing", "bot", "random")
        used = payload.Join("Eve", made.invitations[0].key)
        assert await problem_of(here.visitor, "POST", path.replace("fill", "join"), used) == (
            404,
            "room-bad-invitation",
        )


async def test_a_new_invitation_replaces_the_old_one(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, PERSON])
        path, key = f"/api/tables/{made.table.id}", made.keys[0].key
        assert await problem_of(here.visitor, "POST", f"{path}/invite", payload.Invite(1)) == (404, "room-no-table")
        assert await problem_of(here.visitor, "POST", f"{path}/invite", payload.Invite(0), key) == (
            409,
            "room-chair-not-free",
        )

        fresh = await here.visitor.post(payload.ChairKey, f"{path}/invite", payload.Invite(1), key)

        old = payload.Join("Bob", made.invitations[0].key)
        assert await problem_of(here.visitor, "POST", f"{path}/join", old) == (404, "room-bad-invitation")
        assert (await here.visitor.join(made.table.id, "Bob", fresh.key)).key.seat == 1


@pytest.mark.parametrize("name", ["", " ", "\n", "a\x00b", "\u202e", "N" * 41])
async def test_a_name_that_cannot_be_shown_is_refused(file: Path, name: str) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, OPEN])
        for table in (made.table.id, NOWHERE):
            status, message = await problem_of(
                here.visitor, "POST", f"/api/tables/{table}/join", {"name": name, "invitation": ""}
            )
            assert (status, message) in ((400, "room-bad-name"), (400, "room-bad-request"))
        assert not (await here.visitor.info(made.table.id)).chairs[1].taken


# secrets of private tables


@pytest.mark.parametrize("key", ["", "x" * 22, "nonsense", "ключ", "watch-of-another", "chair-of-another"])
async def test_a_private_table_looks_like_none_without_its_key(file: Path, key: str) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])
        other = await here.visitor.make(chairs=[ME, BOB])
        key = {"watch-of-another": other.watch, "chair-of-another": other.keys[0].key}.get(key, key)
        sent: dict[str, Any] = {"headers": {"authorization": f"Bearer {key}".encode()}} if key else {}
        wishes: list[tuple[str, str, object]] = [
            ("GET", "", None),
            ("GET", "/record", None),
            ("GET", "/frames", None),
            ("GET", "/frames?seat=0", None),
            ("GET", "/sight?seat=0&frame=0", None),
            ("POST", "/fill", payload.Fill(1, "random")),
            ("POST", "/fill", payload.Fill(1, "genius")),
            ("POST", "/invite", payload.Invite(1)),
            ("POST", "/join", payload.Join("Eve")),
            ("POST", "/join", payload.Join("Eve", "x" * 22)),
        ]
        for method, path, body in wishes:
            replies = []
            for table in (made.table.id, NOWHERE):
                reply = await here.visitor.ask(method, f"/api/tables/{table}{path}", body, **sent)
                replies.append((reply.status_code, reply.content, sorted(set(reply.headers) - {"date"})))
            assert replies[0] == replies[1], path
            assert replies[0][0] == 404


async def test_a_private_table_cannot_be_watched_without_its_key(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])
        closings = []
        for table, key in ((made.table.id, ""), (made.table.id, "x" * 22), (NOWHERE, ""), (NOWHERE, "x" * 22)):
            player = here.player(table, key)
            with pytest.raises(Lost):
                await player.__aenter__()
            closings.append(player.heard)
        assert closings == [closings[0]] * 4
        assert '"room-no-table"' in closings[0][0]

        async with here.player(made.table.id, made.watch) as watcher:
            assert watcher.has.seat == -1


# rematch


async def test_a_rematch_is_made_once_and_the_keys_open_it(file: Path) -> None:
    async with hall(file) as here:
        made = await here.visitor.make(chairs=[ME, BOB])
        players = seated(here.address, made)
        async with players[0], players[1]:
            early = await players[0].rematch()
            assert isinstance(early, payload.Refused)
            assert early.reason.message == "core-game-goes-on"
            await play(players)

            outcomes = await asyncio.gather(*(player.rematch() for player in players * 3))

            assert all(isinstance(outcome, payload.Done) for outcome in outcomes)
            for player in players:
                await player.until_rematch()
            assert players[0].info.next == players[1].info.next
            assert await here.room.store.count() == {"over": 1, "playing": 1}
        for key in made.keys:
            async with here.player(players[0].info.next, key.key) as again:
                assert again.has.seat == key.seat
                await again.until_begun()
                assert again.now.number == 0
        async with here.player(players[0].info.next, made.watch) as watcher:
            assert watcher.has.seat == -1


async def test_in_a_rematch_bots_are_bots_again_and_leavers_sit_again(file: Path) -> None:
    three = [ME, RANDOM, BOB]
    async with hall(file) as here:
        made = await here.visitor.make("algoracing", three, {"max_rounds": 1, "first_player": "seat3"})
        ann, bob = seated(here.address, made)
        async with ann, bob:
            assert isinstance(await bob.leave("bot"), payload.Done)
            while not ann.now.over:
                await ann.until(lambda: ann.now.over or 0 in ann.now.asked)
                if ann.legal:
                    before = ann.now.question
                    await ann.answer("run" if "run" in ann.legal else ann.legal[0])
                    await ann.until_after(before)
            assert isinstance(await ann.rematch(), payload.Done)
            await ann.until_rematch()
        info = await here.visitor.info(ann.info.next, made.keys[0].key)
        assert [(chair.kind, chair.bot, chair.away) for chair in info.chairs] == [
            ("person", "", False),
            ("bot", "random", False),
            ("person", "", False),
        ]
        assert [chair.name for chair in info.chairs] == [chair.name for chair in ann.info.chairs]


# rules, words, the interface itself


async def test_a_paragraph_of_the_rules_can_be_asked_for(file: Path) -> None:
    async with hall(file) as here:
        found = await here.visitor.get(payload.Paragraph, "/api/rules/algoracing/ar-043")
        assert found.rule == "AR-043"
        assert found.text
        assert "EX-02" in found.examples
        chapters = await here.visitor.get(list[payload.Chapter], "/api/rules/algoracing?language=nl")
        assert found.rule in [item.rule for chapter in chapters for item in chapter.items]
        assert (await here.visitor.ask("GET", "/api/rules/algoracing?language=xx")).status_code == 400
        for path in ("/api/rules/algoracing/AR-999", "/api/rules/chess/AR-001", "/api/rules/chess"):
            assert (await problem_of(here.visitor, "GET", path))[0] == 404
        for path in ("/api/rules/..%2f..%2fREADME", "/api/rules/%2e%2e", "/api/rules/algoracing%00/x"):
            assert (await here.visitor.ask("GET", path)).status_code == 404


async def test_an_example_of_the_rules_can_be_watched(file: Path) -> None:
    async with hall(file) as here:
        film = await here.visitor.get(payload.Film, "/api/examples/algoracing/EX-02")
        assert [event.kind for act in film.acts for moment in act.moments for event in moment.events]
        assert "AR-043" in film.rules
        for path in ("/api/examples/algoracing/EX-999", "/api/examples/chess/EX-02", "/api/guides/chess"):
            assert (await problem_of(here.visitor, "GET", path))[0] == 404
        assert (await here.visitor.ask("GET", "/api/guides/algoracing?language=cs")).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_room_and_games_come_in_each_language(file: Path, language: str) -> None:
    async with hall(file) as here:
        reply = await here.visitor.ask("GET", f"/api/words/{language}")
        for message in ("room-no-table =", "core-spectator =", "algoracing-", "fourinarow-"):
            assert message in reply.text
        problem = await here.visitor.ask("GET", "/api/words/de", headers={"Accept-Language": f"{language}-XX, en"})
        said = msgspec.json.decode(problem.content, type=payload.Problem)
        assert problem.status_code == 404
        assert "de" in said.text


async def test_games_are_described_with_all_that_a_form_needs(file: Path) -> None:
    async with hall(file) as here:
        found = await here.visitor.get(list[payload.GameInfo], "/api/games")
        assert [game.name for game in found] == list(games.names())
        algoracing = next(game for game in found if game.name == "algoracing")
        assert algoracing.seats == [2, 3, 4]
        assert algoracing.bots == ["random", "greedy"]
        assert {option.name for option in algoracing.options} >= {"mode", "layout", "on_leave"}
        assert {preset.name for preset in algoracing.presets} == {"basic", "full"}
        assert algoracing.scenes


async def test_the_interface_is_described_completely(file: Path) -> None:
    async with hall(file) as here:
        document: dict[str, Any] = await here.visitor.get(dict[str, Any], "/api/openapi.json")

        assert document["openapi"].startswith("3.1")
        described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
        assert described == {(route.method, route.path) for route in ROUTES}
        ids = [one["operationId"] for methods in document["paths"].values() for one in methods.values()]
        assert len(ids) == len(set(ids))

        def refs(part: object) -> list[str]:
            if isinstance(part, dict):
                own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
                return own + [ref for value in part.values() for ref in refs(value)]
            return [ref for value in part for ref in refs(value)] if isinstance(part, list) else []

        found = refs(document)
        assert found
        for ref in found:
            assert ref.startswith("#/components/schemas/")
            assert ref.rpartition("/")[2] in document["components"]["schemas"], ref
        for path, methods in document["paths"].items():
            for operation in methods.values():
                named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
                assert named == set(re.findall(r"{(\w+)}", path))
                assert operation["summary"]

        page = await here.visitor.ask("GET", "/api")
        assert page.status_code == 200
        for route in ROUTES:
            assert route.path in page.text
        assert "<script" not in page.text


async def test_unknown_addresses_get_one_sentence(file: Path) -> None:
    async with hall(file) as here:
        for method, path in (("GET", "/api/nothing"), ("POST", "/api/tables/x/y/z"), ("DELETE", "/api/tables")):
            assert await problem_of(here.visitor, method, path) == (404, "room-no-page")


async def test_health_and_numbers_are_told(file: Path) -> None:
    async with hall(file) as here:
        made = await finished(here)
        async with here.player(made.table.id, made.watch):
            text = (await here.visitor.ask("GET", "/metrics")).text
        assert (await here.visitor.ask("GET", "/health")).text == "ok\n"
        assert f"igroteka_answers_total {len(WIN)}" in text
        assert "igroteka_sockets 1" in text
        assert 'igroteka_tables{stage="over"} 1' in text


async def test_a_finished_game_downloaded_is_the_game_that_was_played(file: Path) -> None:
    async with hall(file) as here:
        made = await finished(here)
        reply = await here.visitor.ask("GET", f"/api/tables/{made.table.id}/record", key=made.keys[1].key)
        table = Table.replay(record.loads(reply.text))
        assert table.winners == [0]
        assert table.names == ("Ann", "Bob")
