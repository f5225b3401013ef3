"""The card files of Robomaso: what they hold, and what is said about a mistake in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.errors import BadFile
from igroteka.core.messages import LANGUAGES, tr
from igroteka.games.robomaso.box import CAPACITY, FILES, KIND_NAMES, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.tables import BOX, CARD_NAMES, COLOUR_NAMES, ROBOT_NAMES

GAME = games.get("robomaso")
DATA = GAME.folder / "data"


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the data with some text of one file replaced."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def complaint(folder: Path, language: str = "en") -> str:
    """What the checker says."""
    assert GAME.check_data is not None
    with pytest.raises(BadFile) as caught:
        GAME.check_data(folder)
    return caught.value.say(language)


@pytest.mark.rule("RM-014", "RM-063")
def test_the_deck_has_the_check_sums_of_the_rules_page() -> None:
    by_symbol = dict.fromkeys(SYMBOL_NAMES, 0)
    by_shape = dict.fromkeys(SHAPE_NAMES, 0)
    for name, count in zip(CARD_NAMES, BOX.counts, strict=True):
        shape, _, symbol = name.partition("-")
        by_shape[shape] += count
        by_symbol[symbol.removesuffix("2")] += count

    assert list(by_symbol.values()) == [8, 8, 6, 2, 4, 3, 3, 3, 3, 3, 4, 4, 2, 4, 3]
    assert by_shape == {"end": 7, "straight": 21, "bend": 10, "tee": 12, "cross": 10}
    assert sum(BOX.counts) == 60
    assert BOX.supply[CAPACITY] == 2


@pytest.mark.rule("RM-008", "RM-013", "RM-015")
def test_every_player_has_two_robots_with_names_and_there_is_a_supply() -> None:
    assert len(set(COLOUR_NAMES)) == 4
    assert len(set(ROBOT_NAMES)) == 8
    assert dict(zip(KIND_NAMES, BOX.supply, strict=True))["speed"] == 14


def test_the_files_as_they_are_pass_the_check() -> None:
    assert GAME.check_data is not None
    message, args = GAME.check_data(DATA)
    assert "60 corridor cards" in tr("en", message, args)


MISTAKES = [
    ("deck.csv", "cross,plain,1,2", "cross,plain,1,2,7", "column 5", "more columns than in the head"),
    ("deck.csv", "straight,speed,1,2", "straigth,speed,1,2", "row 2, column shape", "straigth"),
    ("deck.csv", "straight,speed,1,2", "straight,sped,1,2", "row 2, column symbol", "sped"),
    ("deck.csv", "straight,speed,1,2", "straight,speed,3,2", "row 2, column shown", "3"),
    ("deck.csv", "straight,speed,1,2", "straight,speed,1,0", "row 2, column count", "0"),
    ("deck.csv", "straight,speed,1,2", "straight,speed,1,97", "row 2, column count", "97"),
    ("deck.csv", "straight,speed,1,2", "straight,speed,1,many", "row 2, column count", "many"),
    ("deck.csv", "straight,speed,1,2", "straight,speed,1,90", "too many", "96"),
    ("deck.csv", "straight,door,1", "bend,door,1", "column shape", "bend"),
    ("deck.csv", "end,teleport,1", "cross,teleport,1", "column shape", "cross"),
    ("deck.csv", "straight,mud,1", "straight,mud,2", "column shown", "twice"),
    ("deck.csv", "bend,speed,1", "straight,speed,1", "column symbol", "speed"),
    ("supply.csv", "speed", "sped", "row 2, column card", "sped"),
    ("supply.csv", "speed", "manipulation", "row 3, column card", "manipulation"),
    ("robots.csv", "red", "mauve", "row 2, column colour", "mauve"),
    ("robots.csv", "red", "blue", "row 3, column colour", "twice"),
    ("robots.csv", "bolt", "nut", "row 2, column second", "nut"),
    ("robots.csv", "bolt", "Bolt!", "row 2, column first", "Bolt!"),
]


@pytest.mark.parametrize(("file", "old", "new", "place", "what"), MISTAKES, ids=lambda value: str(value)[:30])
def test_a_mistake_is_told_with_its_row_and_column(
    file: str, old: str, new: str, place: str, what: str, tmp_path: Path
) -> None:
    said = complaint(changed(tmp_path / "cards", file, old, new))

    assert said.startswith(file)
    assert place in said
    assert what in said
    assert "\n" not in said
    for language in LANGUAGES:
        assert "-cards-" not in complaint(tmp_path / "cards", language)


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_missing_or_empty_is_told(file: str, tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "cards")
    head = (tmp_path / "cards" / file).read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "cards" / file).write_text(head + "\n", encoding="utf-8")
    assert complaint(tmp_path / "cards").startswith(file)
    (tmp_path / "cards" / file).unlink()
    assert complaint(tmp_path / "cards").startswith(file)


def test_a_game_is_played_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    folder = changed(tmp_path, "deck.csv", "cross,plain,1,2", "cross,plain,1,12")
    code = "from igroteka import games; print(games.get('robomaso').box().deck)"
    env = os.environ | {"IGROTEKA_ROBOMASO_CARDS": str(folder)}
    made = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == "70"


def test_players_are_told_in_the_colours_of_ones_own_file(tmp_path: Path) -> None:
    folder = changed(tmp_path, "robots.csv", "red", "white")
    code = "from igroteka import games; print(*games.get('robomaso').box().colours)"
    env = os.environ | {"IGROTEKA_ROBOMASO_CARDS": str(folder)}
    made = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert made.stdout.split() == ["white", "blue", "green", "yellow"]
