"""The table: the only door. Wrong input gets one sentence, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import SPECTATOR, IgrotekaError, Refused, Table, games, new_table
from igroteka.core import registry
from igroteka.core.errors import BadAnswer, BadSetup, UnknownGame
from igroteka.core.wire import TookBack, TookBackSealed
from tests.laws import cards


def cards_table(seats: int = 2, seed: int = 1) -> Table:
    return Table(cards.GAME, seats, seed)


def first(table: Table, seat: int) -> str:
    return table.legal(seat)[0].word


def reveal(table: Table) -> None:
    """Let all pick their first card and be ready."""
    for seat in range(table.seats):
        table.answer(seat, first(table, seat))
        table.answer(seat, "ready")


def test_a_game_from_the_first_question_to_the_winner() -> None:
    table = new_table("fourinarow", seed=7, names=["Anna", "Boris"])
    for _ in range(3):
        table.answer(0, "drop:d")
        table.answer(1, "drop:e")
    table.answer(0, "drop:d")

    assert table.over
    assert table.winners == [0]
    assert table.scores == [1, 0]
    assert table.asked == ()
    assert table.legal(0) == []
    assert [event.kind for _, event in table.events(1)][-2:] == ["fourinarow.dropped", "fourinarow.won"]


def test_an_answer_can_be_an_action_a_word_or_a_code() -> None:
    tables = [new_table("fourinarow", seed=1) for _ in range(3)]
    tables[0].answer(0, tables[0].legal(0)[3])
    tables[1].answer(0, "drop:d")
    tables[2].answer(0, 3)
    assert len({table.fingerprint() for table in tables}) == 1


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "There is no game called chess; there are: algoracing, fourinarow"),
        ({"game": 5}, UnknownGame, "There is no game called 5"),
        ({"seats": 3}, BadSetup, "fourinarow is for 2 players, not for 3"),
        ({"seats": "2"}, BadSetup, "not for 2"),
        ({"seats": True}, BadSetup, "not for True"),
        ({"options": {"colour": "red"}}, BadSetup, "fourinarow has no option colour; it has: first"),
        ({"options": {"first": "seat9"}}, BadSetup, "The option first is one of seat1, seat2, not seat9"),
        ({"options": ["first"]}, BadSetup, "Options are names with values, not a list"),
        ({"seed": ""}, BadSetup, "A seed is a whole number or a text of 1 to 128 printable characters"),
        ({"seed": 1.5}, BadSetup, "A seed is a whole number"),
        ({"seed": "x" * 129}, BadSetup, "A seed is a whole number"),
        ({"names": ["Anna"]}, BadSetup, "Give 2 names"),
        ({"names": ["Anna", ""]}, BadSetup, "Give 2 names"),
        ({"names": ["Anna", "B\n"]}, BadSetup, "Give 2 names"),
        ({"names": "AB"}, BadSetup, "Give 2 names"),
        ({"names": ["Anna", "B" * 41]}, BadSetup, "of 1 to 40 printable characters"),
    ],
)
def test_a_bad_setup_gets_one_sentence(arguments: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as raised:
        new_table(**({"game": "fourinarow"} | arguments))
    assert sentence in str(raised.value)


@pytest.mark.parametrize(
    ("seat", "answer", "error", "sentence"),
    [
        (0, "drop:z", BadAnswer, "drop:z is no answer of fourinarow"),
        (0, 99, BadAnswer, "99 is no answer"),
        (0, -1, BadAnswer, "-1 is no answer"),
        (0, None, BadAnswer, "None is no answer"),
        (0, True, BadAnswer, "True is no answer"),
        (0, cards.GAME.rules.actions[0], BadAnswer, "pick:0 is no answer"),
        (5, "drop:a", BadAnswer, "Seats are numbered from 0 to 1, and -1 is a spectator; 5 is none of them"),
        ("0", "drop:a", BadAnswer, "Seats are numbered"),
        (True, "drop:a", BadAnswer, "Seats are numbered"),
        (1, "drop:a", Refused, "It is not your turn to answer. (FR-004)"),
        (SPECTATOR, "drop:a", Refused, "A spectator only watches."),
    ],
)
def test_a_bad_answer_gets_one_sentence_and_changes_nothing(
    seat: Any, answer: Any, error: type[Exception], sentence: str
) -> None:
    table = new_table("fourinarow", seed=1)
    before, told = table.fingerprint(), table.events(0)
    with pytest.raises(error) as raised:
        table.answer(seat, answer)
    assert sentence in str(raised.value)
    assert (table.fingerprint(), table.events(0), table.count) == (before, told, 0)


def test_a_refusal_names_its_paragraph_in_four_languages() -> None:
    table = new_table("fourinarow", seed=1)
    for seat in (0, 1) * 3:
        table.answer(seat, "drop:a")
    reason = table.why_not(0, "drop:a")
    assert reason is not None
    assert (reason.rules, reason.args) == (("FR-006",), {"column": "a"})
    with pytest.raises(Refused) as raised:
        table.answer(0, "drop:a")
    said = [raised.value.say(language) for language in ("en", "ru", "cs", "nl")]
    assert said == [
        "Column a is full. (FR-006)",
        "Столбец a полон. (FR-006)",
        "Sloupec a je plný. (FR-006)",
        "Kolom a is vol. (FR-006)",
    ]


def test_a_rule_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cards_table()
    before = table.fingerprint()

    def broken(rules: object, state: cards.CardsState, *_: object) -> None:
        state.points[0] = 5
        raise ZeroDivisionError

    monkeypatch.setattr(cards.Flow, "apply_code", broken)
    with pytest.raises(ZeroDivisionError):
        table.answer(0, first(table, 0))
    assert (table.fingerprint(), table.count, list(table.log)) == (before, 0, [])


def test_sealed_answers_come_in_any_order_and_stay_secret() -> None:
    one, two = cards_table(), cards_table()
    picks = [first(one, 0), first(one, 1)]
    for seat in (0, 1):
        one.answer(seat, picks[seat])
        one.answer(seat, "ready")
    for seat in (1, 0):
        two.answer(seat, picks[seat])
    assert two.asked == (0, 1)
    assert two.events(0) == []
    for seat in (1, 0):
        two.answer(seat, "ready")
    assert one.fingerprint() == two.fingerprint()


def test_a_sealed_answer_is_taken_back_past_the_answers_of_others() -> None:
    table = cards_table(3)
    table.answer(0, first(table, 0))
    before_ready = table.fingerprint()
    table.answer(0, "ready")
    table.answer(1, first(table, 1))
    table.undo(0)

    assert table.prompt(0) == "cards-ready"
    assert table.prompt(1) == "cards-ready"
    assert table.asked == (0, 1, 2)
    table.undo(1)
    assert table.fingerprint() == before_ready
    assert [type(event) for _, event in table.events(0)] == [TookBackSealed]
    assert [type(event) for _, event in table.events(1)] == [TookBackSealed]
    assert table.events(2) == table.events(SPECTATOR) == []


def test_undo_stops_where_secret_answers_were_turned_up() -> None:
    table = cards_table()
    reveal(table)
    for seat in (0, 1):
        with pytest.raises(Refused, match="hidden has become known"):
            table.undo(seat)


def test_undo_stops_where_a_hidden_card_was_seen() -> None:
    for seed in range(20):
        table = cards_table(seed=seed)
        reveal(table)
        if table.prompt(table.asked[0]) == "cards-draw":
            break
    seat = table.asked[0]
    table.answer(seat, "draw")
    reason = table.why_not_undo(seat)
    assert reason is not None
    assert reason.message == "core-undo-revealed"


def test_undo_stops_where_another_has_answered() -> None:
    table = new_table("fourinarow", seed=1)
    table.answer(0, "drop:a")
    table.answer(1, "drop:a")
    with pytest.raises(Refused, match="Somebody else has answered since"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.asked == (0,)
    assert [type(event) for _, event in table.events(SPECTATOR)][-2:] == [TookBack, TookBack]
    assert table.count == 4
    with pytest.raises(Refused, match="no answer that can be taken back"):
        table.undo(0)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(Refused, match="no answer that can be taken back"):
        new_table("fourinarow").undo(0)


def test_events_are_numbered_and_told_from_a_number_on() -> None:
    table = new_table("fourinarow", seed=1)
    for seat in (0, 1, 0):
        table.answer(seat, "drop:b")
    assert [number for number, _ in table.events(0, 1)] == [1, 2]
    assert table.events(0, 3) == []
    for wrong in (-1, "1", None):
        with pytest.raises(BadAnswer, match="number of an event"):
            table.events(0, wrong)  # type: ignore[arg-type]


def test_whispers_reach_one_seat_only() -> None:
    for seed in range(20):
        table = cards_table(3, seed)
        reveal(table)
        if table.prompt(table.asked[0]) == "cards-draw":
            break
    seat = table.asked[0]
    table.answer(seat, "draw")
    heard = {s: [event.kind for _, event in table.events(s)] for s in (SPECTATOR, 0, 1, 2)}
    assert [s for s in heard if "cards.dealt" in heard[s]] == [seat]
    assert all("cards.drew" in kinds for kinds in heard.values())


def test_scores_and_winners_wait_for_the_end() -> None:
    table = new_table("fourinarow")
    with pytest.raises(Refused, match="not over yet"):
        _ = table.scores
    with pytest.raises(Refused, match="not over yet"):
        _ = table.winners


def test_a_seed_nobody_gave_is_secret_and_long() -> None:
    one, two = new_table("fourinarow"), new_table("fourinarow")
    assert len(one.seed) == 32
    assert one.seed != two.seed


def test_every_error_is_one_of_ours() -> None:
    assert issubclass(Refused, IgrotekaError)
    assert issubclass(BadAnswer, IgrotekaError)


def test_a_broken_plug_in_does_not_take_the_others_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    places = registry._places() | {"nowhere": "no.such.module", "nogame": "json", "misnamed": "tests.laws.cards"}
    monkeypatch.setattr(registry, "_places", lambda: places)
    for name in ("nowhere", "nogame", "misnamed"):
        with pytest.raises(UnknownGame, match=f"The game {name} is installed but broken"):
            games.get(name)
    found = [game.name for game in registry.all_games()]
    assert found == ["algoracing", "fourinarow", "golems", "progress", "robomaso"]


def test_the_games_are_listed_by_name() -> None:
    assert "fourinarow" in games.names()
    assert games.get("fourinarow").name == "fourinarow"
