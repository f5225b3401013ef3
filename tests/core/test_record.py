"""A game as one portable file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka import SPECTATOR, IgrotekaError, Table, new_table
from igroteka.core import record as records
from igroteka.core.errors import BadFile
from tests.laws import cards


def played(over: bool) -> Table:
    table = new_table("fourinarow", seed="a seed", names=["Anna", "Борис"], options={"first": "seat2"})
    for seat, column in [(1, "d"), (0, "e"), (1, "d"), (0, "e"), (1, "d"), (0, "e")]:
        table.answer(seat, f"drop:{column}")
    table.answer(1, "drop:a")
    table.undo(1)
    if over:
        table.answer(1, "drop:d")
    return table


@pytest.mark.parametrize("over", [True, False])
def test_a_saved_game_comes_back(tmp_path: Path, over: bool) -> None:
    table = played(over)
    table.save(tmp_path / "game.json")

    again = Table.load(tmp_path / "game.json")

    assert again.fingerprint() == table.fingerprint()
    assert again.record() == table.record()
    assert again.names == ("Anna", "Борис")
    assert again.options == {"first": "seat2"}
    assert again.events(SPECTATOR) == table.events(SPECTATOR)
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def test_the_file_is_one_that_people_can_read() -> None:
    text = played(True).record().dumps()
    data = json.loads(text)
    assert data["igroteka"] == 2
    assert data["game"] == "fourinarow"
    assert data["answers"][:2] == [[1, "drop:d"], [0, "drop:e"]]
    assert [1, {"undo": True}] in data["answers"]
    assert "Борис" in text


def test_a_public_file_keeps_the_seed_until_the_end(tmp_path: Path) -> None:
    running = played(False)
    running.save(tmp_path / "game.json", public=True)
    text = (tmp_path / "game.json").read_text("utf-8")
    assert "a seed" not in text
    assert records.loads(text).seed_hash == records.hash_of("a seed")
    with pytest.raises(BadFile, match="it holds no seed"):
        Table.load(tmp_path / "game.json")
    with pytest.raises(BadFile, match="seed"):
        Table.load(tmp_path / "game.json", seed="another seed")
    assert Table.load(tmp_path / "game.json", seed="a seed").fingerprint() == running.fingerprint()

    assert played(True).record(public=True).seed == "a seed"


def test_a_public_file_keeps_sealed_answers_until_the_end() -> None:
    table = Table(cards.GAME, 2, 1)
    table.answer(0, table.legal(0)[0])
    table.answer(1, table.legal(1)[0])
    table.undo(1)
    assert table.record(public=True).entries == ()
    assert len(table.record().entries) == 3


def test_a_table_set_up_from_a_position_is_not_saved(tmp_path: Path) -> None:
    table = new_table("fourinarow", seed=1)
    with pytest.raises(BadFile, match="set up from a position"):
        Table.at(table.game, table.state).save(tmp_path / "x")


GOOD = json.loads(played(True).record().dumps())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"igroteka": 99}, "has format 99; this version reads format 1, 2"),
        ({"game": "chess"}, "There is no game called chess"),
        ({"game": 7}, "a mistake in “game”"),
        ({"rules_version": 99}, "was played by rules version 99; this version plays 1"),
        ({"rules_version": True}, "a mistake in “rules_version”"),
        ({"seats": 9}, "is for 2 players"),
        ({"options": {"first": "x"}}, "The option first is one of"),
        ({"options": []}, "a mistake in “options”"),
        ({"names": ["a", 5]}, "a mistake in “names”"),
        ({"names": ["a"]}, "Give 2 names"),
        ({"seed": "other"}, "a mistake in “seed_hash”"),
        ({"over": False}, "a mistake in “over”"),
        ({"over": "no"}, "a mistake in “over”"),
        ({"answers": [[1, "drop:q"]]}, "answer 1: drop:q is no answer"),
        ({"answers": [[0, "drop:d"]]}, "answer 1: It is not your turn"),
        ({"answers": [[1, "drop:d"], [0, {"undo": True}]]}, "answer 2: "),
        ({"answers": [[1]]}, "a mistake in “answers, 1”"),
        ({"answers": [[True, "drop:d"]]}, "a mistake in “answers, 1”"),
        ({"answers": [[1, 5]]}, "a mistake in “answers, 1”"),
        ({"answers": [[7, "drop:d"]]}, "answer 1: Seats are numbered"),
        ({"answers": [[1, None]]}, "a mistake in “answers, 1”"),
        ({"answers": {}}, "a mistake in “answers”"),
    ],
)
def test_a_bad_file_gets_one_sentence(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GOOD | change), encoding="utf-8")
    with pytest.raises(IgrotekaError) as raised:
        Table.load(path)
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", "nonsense", "5", "[" * 100_000])
def test_what_is_no_saved_game_is_told_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(BadFile, match="is not a saved game of Igroteka"):
        Table.load(path)


def test_a_file_that_cannot_be_read_or_written_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        Table.load(tmp_path / "missing")
    with pytest.raises(BadFile, match="cannot be written"):
        played(True).save(tmp_path / "no" / "such" / "folder")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="is not a saved game"):
        Table.load(tmp_path / "binary")
