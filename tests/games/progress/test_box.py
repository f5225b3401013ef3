"""The card files: what they hold, and what is said about a mistake in them."""

from __future__ import annotations

import csv
import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.engine import Log
from igroteka.core.errors import BadFile
from igroteka.core.messages import LANGUAGES, tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table
from igroteka.games.progress.box import FILES
from igroteka.games.progress.components import components
from igroteka.games.progress.events import PowerRaised, SkillRaised, TokenGot
from igroteka.games.progress.rules.benefits import activate
from igroteka.games.progress.rules.setup import pack
from igroteka.games.progress.tables import BOX

GAME = games.get("progress")
DATA = GAME.folder / "data"


def changed(folder: Path, file: str, which: str, **values: str) -> Path:
    """A copy of the data with some values of one row changed; the row has this text in its first column."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    path = folder / file
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    row = next(row for row in rows if next(iter(row.values())) == which)
    row |= values
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    path.write_text(out.getvalue(), encoding="utf-8")
    return folder


def complaint(folder: Path, language: str = "en") -> str:
    """What the checker says."""
    assert GAME.check_data is not None
    with pytest.raises(BadFile) as caught:
        GAME.check_data(folder)
    return caught.value.say(language)


@pytest.mark.rule("PR-001", "PR-009", "PR-157", "PR-173", "PR-187")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    copies = [sum(sum(card.copies) for card in BOX.technologies if card.age == age) for age in (1, 2, 3, 4)]
    assert copies == [66, 60, 58, 55]
    assert [sum(card.group == group for card in BOX.personalities) for group in range(3)] == [5, 5, 5]
    assert [sum(card.age == age for card in BOX.achievements) for age in (1, 2, 3)] == [7, 5, 4]


@pytest.mark.rule("PR-011", "PR-012", "PR-R08")
def test_decks_have_the_cards_for_the_number_of_players() -> None:
    sizes = [[len(pack(age, players)) for players in range(1, 6)] for age in (1, 2, 3, 4)]
    assert sizes == [[22, 36, 46, 56, 66], [20, 31, 41, 50, 60], [20, 31, 40, 49, 58], [19, 29, 38, 47, 55]]


@pytest.mark.rule("PR-097")
def test_the_box_tells_of_every_technology_what_it_brings() -> None:
    for number, card in enumerate(components().technologies):
        state, log = GAME.rules.new(2, GAME.meta.complete({}), PlayoutRng(0)), Log()
        activate(state, 0, number, False, log)
        skills = [("skill", event.skill, event.steps) for event in log.events if isinstance(event, SkillRaised)]
        tokens = [("token", event.knowledge, 1) for event in log.events if isinstance(event, TokenGot)]
        powers = [("power", event.track, event.steps) for event in log.events if isinstance(event, PowerRaised)]
        assert [(each.what, each.which, each.amount) for each in card.benefits] == skills + tokens + powers


def test_every_card_says_whether_it_is_known_or_reconstructed() -> None:
    sources = [card.source for card in BOX.technologies]
    assert sum(source != "RECONSTRUCTED" for source in sources) == 25
    assert set(sources) <= {"RULEBOOK", "PUBLIC", "MIXED", "RECONSTRUCTED"}


def test_the_files_as_they_are_pass_the_check() -> None:
    assert GAME.check_data is not None
    message, args = GAME.check_data(DATA)
    assert "81 technologies" in tr("en", message, args)
    assert "239" in tr("en", message, args)


MISTAKES = [
    (
        "technologies.csv",
        "irrigation",
        {"price1_predecessor": "calender"},
        "row 16, column price1_predecessor",
        "calender",
    ),
    ("technologies.csv", "pottery", {"price1_predecessor": "wheel"}, "row 3, column price1_predecessor", "wheel"),
    ("technologies.csv", "writing", {"price1_predecessor": "paper"}, "row 8, column price1_predecessor", "paper"),
    ("technologies.csv", "wheel", {"copies_total": "7"}, "row 9, column copies_total", "7"),
    ("technologies.csv", "wheel", {"benefit": "speed"}, "row 9, column benefit", "speed"),
    ("technologies.csv", "wheel", {"benefit_kind": "magic"}, "row 9, column benefit_kind", "magic"),
    ("technologies.csv", "wheel", {"knowledge": "one"}, "row 9, column knowledge", "one"),
    ("technologies.csv", "wheel", {"new_age_symbol": "III"}, "row 9, column new_age_symbol", "III"),
    ("technologies.csv", "wheel", {"name_nl": ""}, "row 9, column name_nl", "missing"),
    ("technologies.csv", "wheel", {"id": "pottery"}, "row 9, column id", "pottery"),
    ("technologies.csv", "wheel", {"price1_type": ""}, "row 9, column price1_amount", "2"),
    ("personalities.csv", "plato", {"ongoing_benefit": "skill:luck:1"}, "row 5, column ongoing_benefit", "luck"),
    ("personalities.csv", "plato", {"order_number": "9"}, "row 5, column order_number", "9"),
    ("achievements.csv", "great_wall", {"price2_type": "magic"}, "row 4, column price2_type", "magic"),
    ("achievements.csv", "great_wall", {"benefits": "power:army"}, "row 4, column benefits", "power:army"),
    ("technologies.csv", "wheel", {"id": "3d_pots"}, "row 9, column id", "3d_pots"),
    ("technologies.csv", "wheel", {"vp": "9" * 5000}, "row 9, column vp", "999"),
    ("personalities.csv", "plato", {"ongoing_benefit": "skill:hand:²"}, "row 5, column ongoing_benefit", "²"),
    ("skill_tracks.csv", "actions", {"value": "0"}, "row 2, column value", "0"),
    ("skill_tracks.csv", "draw", {"position": "3"}, "column position", "3"),
    ("starting_hands.csv", "1", {"cards": "0"}, "row 2, column cards", "0"),
]


@pytest.mark.parametrize(("file", "which", "values", "place", "what"), MISTAKES, ids=lambda value: str(value)[:40])
def test_a_mistake_is_told_with_its_row_and_column(
    file: str, which: str, values: dict[str, str], place: str, what: str, tmp_path: Path
) -> None:
    said = complaint(changed(tmp_path / "cards", file, which, **values))

    assert said.startswith(file)
    assert place in said
    assert what in said
    assert "\n" not in said
    for language in LANGUAGES:
        assert "progress-cards" not in complaint(tmp_path / "cards", language)


def test_a_circle_in_the_tree_is_found(tmp_path: Path) -> None:
    said = complaint(changed(tmp_path, "technologies.csv", "mathematics", price1_predecessor="medicine"))
    assert "row 14, column price1_predecessor" in said


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_missing_or_empty_is_told(file: str, tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "cards")
    head = (tmp_path / "cards" / file).read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "cards" / file).write_text(head + "\n", encoding="utf-8")
    empty = complaint(tmp_path / "cards")
    (tmp_path / "cards" / file).unlink()
    missing = complaint(tmp_path / "cards")

    assert empty.startswith(file)
    assert missing.startswith(file)
    assert empty != missing


def test_rows_are_counted_as_in_an_editor(tmp_path: Path) -> None:
    folder = changed(tmp_path, "technologies.csv", "wheel", vp="many")
    path = folder / "technologies.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("\npottery", "\n\n\npottery"), encoding="utf-8")
    assert "row 11, column vp" in complaint(folder)


def test_a_file_in_another_encoding_or_no_table_at_all_is_told(tmp_path: Path) -> None:
    folder = changed(tmp_path, "technologies.csv", "wheel", vp="1")
    path = folder / "technologies.csv"
    good = path.read_text(encoding="utf-8")
    path.write_bytes(good.encode("utf-16"))
    assert "UTF-8" in complaint(folder)
    path.write_text(good + "x" * 200_000, encoding="utf-8")
    assert complaint(folder).startswith("technologies.csv")


def test_hands_must_not_be_larger_than_the_deck(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "starting_hands.csv"
    rows = path.read_text(encoding="utf-8").splitlines()
    large = [",".join([*row.split(",")[:2], "20", *row.split(",")[3:]]) for row in rows[1:]]
    path.write_text("\n".join([rows[0], *large]) + "\n", encoding="utf-8")
    assert complaint(tmp_path).startswith("starting_hands.csv")


def test_a_saved_game_asks_for_the_cards_it_was_played_with(tmp_path: Path) -> None:
    folder = changed(tmp_path / "cards", "technologies.csv", "pottery", vp="42")
    env = os.environ | {"IGROTEKA_PROGRESS_CARDS": str(folder), "IGROTEKA_COMPILED": "0"}
    saved = tmp_path / "game.json"
    play = [sys.executable, "-m", "igroteka", "play", "progress", "--seats", "random", "--save", str(saved)]
    subprocess.run(play, env=env, capture_output=True, check=True)
    with pytest.raises(BadFile):
        Table.load(saved)


def test_a_game_is_played_with_cards_of_ones_own(tmp_path: Path) -> None:
    folder = changed(tmp_path, "technologies.csv", "pottery", name_en="Pots {and} pans", vp="42")
    code = (
        "from igroteka import games; from igroteka.core.messages import tr; g = games.get('progress');"
        "print(tr('en', 'progress-card', {'card': 'pottery'}), g.box().technologies[1].points)"
    )
    env = os.environ | {"IGROTEKA_PROGRESS_CARDS": str(folder)}
    made = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == "Pots {and} pans 42"


def test_wrong_cards_of_ones_own_are_told_where_the_game_is_asked_for(tmp_path: Path) -> None:
    folder = changed(tmp_path, "technologies.csv", "wheel", copies_total="7")
    env = os.environ | {"IGROTEKA_PROGRESS_CARDS": str(folder)}
    command = [sys.executable, "-m", "igroteka", "examples", "progress"]
    made = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert made.returncode == 2
    assert "technologies.csv, row 9, column copies_total" in made.stderr
    assert "Traceback" not in made.stderr


def test_the_tree_is_drawn_with_every_technology() -> None:
    assert GAME.tree is not None
    for language in LANGUAGES:
        drawn = GAME.tree(language)
        assert drawn.startswith("<svg")
        assert drawn.count("<rect") == 1 + len(BOX.technologies)
        lines = sum(1 for card in BOX.technologies for line in card.lines if line.before)
        assert drawn.count('fill="none"') == lines
