"""A table of Algoracing as the server will use it: taking back, practising, leaving, options, secrets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from igroteka import compiled, games
from igroteka.bots.arena import Task, play_many
from igroteka.core import record as records
from igroteka.core.errors import BadSetup, Refused
from igroteka.core.messages import tr
from igroteka.core.record import Answers
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR, Event, TookBack, TookBackSealed
from igroteka.games.algoracing.events import Impulse, Skipped, SpareBased

GAME = games.get("algoracing")
FULL: dict[str, object] = {"mode": "full", "first_player": "seat1"}


def begun(seats: int, options: Mapping[str, object]) -> Table:
    """A table at which everybody has a base and seat 0 is on turn."""
    table = new_table("algoracing", seats, 7, {"first_player": "seat1", **options})
    while table.prompt(table.asked[0]) == "algoracing-choose-base":
        table.answer(table.asked[0], table.legal(table.asked[0])[0])
    return table


def lay_first(table: Table) -> None:
    """Lay the first card that can be laid."""
    seat = table.asked[0]
    table.answer(seat, next(action for action in table.legal(seat) if action.word.startswith("lay")))


@pytest.mark.rule("AR-R46")
def test_a_turn_is_taken_back_card_by_card_until_it_is_run() -> None:
    table = begun(2, FULL)
    before = [table.fingerprint()]
    for _ in range(3):
        lay_first(table)
        before.append(table.fingerprint())

    for fingerprint in reversed(before[:-1]):
        table.undo(0)
        assert table.fingerprint() == fingerprint

    lay_first(table)
    table.answer(0, "run")
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("AR-R46")
def test_in_practice_even_a_run_is_taken_back_and_the_answers_of_others_with_it() -> None:
    table = begun(2, {"practice_undo": True})
    start = table.fingerprint()
    lay_first(table)
    ready = table.fingerprint()
    table.answer(0, "run")
    table.answer(1, "pass")
    table.answer(1, "draw")

    table.undo(0)
    assert table.fingerprint() == ready
    assert isinstance(table.events(1)[-1][1], TookBack)  # everybody saw the run, so everybody hears of its takeback
    table.undo(0)
    assert table.fingerprint() == start
    assert isinstance(table.events(0)[-1][1], TookBackSealed)
    assert Table.of_record(GAME, records.loads(table.record().dumps())).fingerprint() == start


@pytest.mark.rule("AR-R46")
def test_in_practice_answers_of_others_come_back_with_what_was_changed() -> None:
    table = begun(2, {"practice_undo": True, "first_player": "seat1"})
    table.answer(table.asked[0], "pass")
    while 0 in table.asked:
        table.answer(0, table.legal(0)[-1])
    table.answer(1, next(action for action in table.legal(1) if action.word.startswith("lay")))
    before = table.fingerprint()

    table.change(1, (), back=2)
    assert table.fingerprint() != before
    table.undo(1)

    assert table.fingerprint() == before
    assert Table.replay(table.record()).fingerprint() == before


@pytest.mark.rule("AR-R45", "AR-022")
def test_what_is_prepared_is_told_to_nobody_else() -> None:
    table = begun(3, FULL)
    others = {seat: (table.view(seat), len(table.events(seat))) for seat in (SPECTATOR, 1, 2)}

    lay_first(table)
    lay_first(table)
    table.undo(0)

    for seat, (view, told) in others.items():
        assert table.view(seat) == view
        assert len(table.events(seat)) == told
    public = [entry for entry in table.record(public=True).entries if isinstance(entry, Answers)]
    assert public
    assert not any(word.startswith("lay") for entry in public for word in entry.words)


@pytest.mark.rule("AR-R62", "AR-R98")
def test_who_leaves_in_the_middle_of_a_turn_leaves_the_row_as_it_was() -> None:
    table = begun(3, {"on_leave": "remove", **FULL})
    lay_first(table)
    table.answer(0, "run")
    row = GAME.notation.write(table.state)["row"]
    cards = GAME.census(table.state)
    lay_first(table)

    table.leave(1)

    told = GAME.notation.write(table.state)
    assert told["row"] == row
    assert told["yellow"] == "gone"
    assert told["yellow hand"] == "-"
    assert table.asked == (2,)
    assert GAME.census(table.state) == cards
    table.answer(2, "pass")
    table.answer(2, "draw")
    assert table.asked == (0,)
    again = Table.of_record(GAME, records.loads(table.record().dumps()))
    assert again.fingerprint() == table.fingerprint()


@pytest.mark.rule("AR-R46", "AR-R98")
def test_when_somebody_else_leaves_what_is_prepared_can_still_be_taken_back() -> None:
    table = begun(3, {"on_leave": "remove", **FULL})
    lay_first(table)
    table.leave(2)
    assert GAME.notation.facts(table.state)["length"] == "1"
    table.undo(0)
    assert GAME.notation.facts(table.state)["length"] == "0"
    table.answer(0, "pass")
    with pytest.raises(Refused, match="You have left this game already"):
        table.leave(2)


@pytest.mark.rule("AR-005", "AR-R98")
def test_who_is_left_alone_wins_and_no_card_is_lost() -> None:
    table = begun(2, {"on_leave": "remove"})
    cards = GAME.census(table.state)
    lay_first(table)
    table.leave(1)
    assert table.over
    assert table.winners == [0]
    assert GAME.census(table.state) == cards
    assert table.view(0).players[0].cards == 5  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="The game is over"):
        table.leave(0)


@pytest.mark.rule("AR-R91", "AR-R98")
def test_a_target_reached_by_somebody_who_left_does_not_end_the_round() -> None:
    options = GAME.meta.complete({"finish_round": True, "on_leave": "remove"})
    given = {"red": "b1 W [YB]", "red delivered": "R G", "field": "F0"}
    table = Table.at(GAME, GAME.notation.read(given, 3, options, PlayoutRng(0)), options.values)
    given = GAME.notation.write(table.state) | {"red hand": "S L L R U", "deck": "", "discard": ""}
    state = GAME.notation.read({k: v for k, v in given.items() if v}, 3, options, PlayoutRng(0))
    table = Table.at(GAME, state, options.values)
    table.answer(0, "lay:S:1")
    table.answer(0, "run")
    assert GAME.scores(table.state)[0] == 8
    table.leave(0)
    for seat in (1, 2):
        table.answer(seat, "pass")
        table.answer(seat, "draw")
    assert not table.over


@pytest.mark.rule("AR-R98")
def test_somebody_may_leave_before_bases_are_chosen() -> None:
    table = new_table("algoracing", 3, 7, {"first_player": "seat1", "on_leave": "remove"})
    table.leave(2)
    assert table.asked == (1,)
    table.answer(1, table.legal(1)[0])
    table.answer(0, table.legal(0)[0])
    assert table.asked == (0,)
    assert GAME.notation.write(table.state)["green"] == "gone"
    assert "green=" in GAME.notation.write(table.state)["bases"]  # its token lies in a corner like a spare one
    told = [event.colour for _, event in table.events(SPECTATOR) if isinstance(event, SpareBased)]
    assert sorted(told) == ["blue", "green"]


@pytest.mark.rule("AR-R98")
def test_by_default_a_bot_takes_the_seat_and_nobody_is_removed() -> None:
    table = begun(2, {})
    with pytest.raises(Refused, match=r"a computer player can take the seat. \(AR-R98\)"):
        table.leave(0)


@pytest.mark.rule("AR-R99")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"target": 12}, "The option target can be set only with mode=custom."),
        ({"mode": "full", "cycles": "off"}, "The option cycles can be set only with mode=custom."),
        ({"first_player": "seat3"}, "Seat 3 cannot begin: there are 2 players."),
        (
            {"colours": "red,red"},
            "Colours are different words of red, yellow, green, blue, with commas between them, not “red,red”.",
        ),
        (
            {"mode": "custom", "tokens": 5, "layout": "random"},
            "Fields of 6×6 have at most 16 sample marks; 20 samples need more.",
        ),
    ],
)
def test_options_that_do_not_go_together_get_one_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(2, PlayoutRng(0), options)
    assert str(error.value) == sentence


@pytest.mark.rule("AR-R95")
def test_games_without_people_have_a_round_limit() -> None:
    assert GAME.meta.automatic == {"max_rounds": 100}
    assert GAME.meta.complete({}).number("max_rounds") == 0


@pytest.mark.rule("AR-R52", "AR-R68")
@pytest.mark.parametrize(("version", "working"), [(1, "c4>S h4>S d5>W f5>E"), (2, "c4>S d5>W f5>E")])
def test_a_table_of_an_older_version_plays_by_its_rules(version: int, working: str) -> None:
    options = GAME.meta.played(version, {"mode": "full", "layout": "R9-2"}, "-")
    state = GAME.new(2, PlayoutRng(0), options)

    assert state.terms.strict_cycle_shift == (version == 2)
    assert GAME.notation.facts(state)["working"] == working


@pytest.mark.rule("AR-007")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_greedy_beats_random(mode: str) -> None:
    options = {"mode": mode, "max_rounds": 100}
    games = 10 if compiled.running else 2  # ten take a minute without the compiler
    results = play_many(Task("algoracing", ("greedy", "random"), options, "t", 0, games))
    assert sum(result.winners == (0,) for result in results) >= games - games // 10


def test_a_layout_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    from igroteka.cli.common import options_of

    path = tmp_path / "field.json"
    path.write_text('{"board": "Y6", "blocks": [{"block": "B1", "anchor": "b4"}, {"block": "B2", "anchor": "c2"}]}')
    state = GAME.new(2, PlayoutRng(0), options_of([f"layout=@{path}"]))
    assert GAME.notation.write(state)["blocks"] == "b4-c5 c2-e3"


@pytest.mark.rule("AR-093", "AR-R77", "AR-R100")
@pytest.mark.parametrize("language", ["en", "ru", "cs", "nl"])
def test_an_impulse_that_meets_nothing_is_told_as_a_sentence(language: str) -> None:
    def told(event: Event) -> str:
        message = event.kind.replace(".", "-")
        return tr(language, message, GAME.notation.args(event) | {"player": "Eva"})

    at_once, far = told(Impulse(0, (), width=9)), told(Impulse(0, (1, 2), width=9))
    nothing, occupied = told(Skipped(0, "T", "nothing")), told(Skipped(0, "T", "occupied"))

    assert "b1, c1" in far
    assert far != at_once
    assert not at_once.endswith((": -.", ": ."))
    assert nothing.partition(":")[0] != occupied.partition(":")[0]
    assert all("Eva" in each and each.endswith(".") for each in (at_once, far, nothing, occupied))
