"""How to play says the same in four languages, and its boards show what they say."""

from __future__ import annotations

import re

import pytest

from igroteka import examples, games
from igroteka.core.messages import LANGUAGES

NAMES = ("algoracing", "golems", "progress", "robomaso")
BOTH = [(name, language) for name in NAMES for language in LANGUAGES]
PICTURE = re.compile(r"!\[([^\]]*)\]\((\w+):([^)]+)\)")  # a board with its caption, or all pieces of a kind
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]+)\)")
LEAST, MOST = 350, 550  # words
MORE = {"progress": 700}  # it has more kinds of things
PARTS = 6  # what it is; goal; turn; surprises; cards and symbols; ways to play


def text_of(name: str, language: str) -> str:
    return (games.get(name).folder / "guide" / f"{language}.md").read_text(encoding="utf-8")


def levels(text: str) -> list[int]:
    """The headings by their depth."""
    return [len(marks) for marks in re.findall(r"^(#+) \S", text, re.MULTILINE)]


def pictures(text: str, sort: str) -> list[str]:
    return [what for _, found, what in PICTURE.findall(text) if found == sort]


def words(text: str) -> list[str]:
    """What is read, captions with it; the pieces and their headings come from the game."""
    read = re.sub(r"^### .*\n+!\[\]\(pieces:.*$", "", text, flags=re.MULTILINE)
    read = PICTURE.sub(r"\1", read)
    return re.findall(r"\w[\w’'-]*", LINK.sub(lambda link: link[0].partition("]")[0], read))


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_a_guide_has_the_same_parts_in_every_language(name: str, language: str) -> None:
    text, english = text_of(name, language), text_of(name, "en")
    assert levels(text) == levels(english)
    assert levels(text)[0] == 1
    assert levels(text).count(2) == PARTS - 1
    assert [row[1:] for row in PICTURE.findall(text)] == [row[1:] for row in PICTURE.findall(english)]
    assert LINK.findall(text) == LINK.findall(english)
    for mark in (r"^- ", r"^\d+\. "):
        assert len(re.findall(mark, text, re.MULTILINE)) == len(re.findall(mark, english, re.MULTILINE))


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_a_guide_is_read_in_four_minutes(name: str, language: str) -> None:
    assert LEAST <= len(words(text_of(name, language))) <= MORE.get(name, MOST)


@pytest.mark.parametrize("name", NAMES)
def test_every_board_of_a_guide_is_an_example_that_holds(name: str) -> None:
    game = games.get(name)
    known = {each.id: each for path in examples.files_of(game) for each in examples.load(path)}
    boards = pictures(text_of(name, "en"), "board")
    assert 6 <= len(boards) <= 9
    assert len(set(boards)) == len(boards)
    for board in boards:
        example = known[board]
        assert [step.word for step in example.steps[:2]] == ["given", "when"], board
        assert examples.run(game, example).failures == []


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_every_board_has_a_line_and_a_caption(name: str, language: str) -> None:
    for line in text_of(name, language).splitlines():
        for caption, sort, _ in PICTURE.findall(line):
            assert PICTURE.fullmatch(line)
            assert (caption == "") == (sort == "pieces"), line
            assert caption == "" or caption.endswith((".", "!")), line


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_piece_is_shown(name: str) -> None:
    kinds = dict.fromkeys(piece.kind for piece in games.get(name).pieces)
    assert sorted(pictures(text_of(name, "en"), "pieces")) == sorted(kinds)


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_a_guide_speaks_to_players(name: str, language: str) -> None:
    text = text_of(name, language)
    prefix = games.get(name).meta.prefix
    shown = PICTURE.sub(r"\1", text)
    assert re.findall(rf"\b(?:{prefix}|TB)-\w*\d", shown) == []
    assert re.findall(r"\w\.(?:md|csv|txt|py|example)\b|`", shown) == []


@pytest.mark.parametrize(("name", "language"), [both for both in BOTH if both[1] != "en"])
def test_no_english_is_left(name: str, language: str) -> None:
    told = [line for line in PICTURE.sub(r"\1", text_of(name, language)).splitlines() if line]
    english = text_of(name, "en")
    assert [line for line in told if line in english and len(line) > 40] == []
    assert re.findall(r"\b(?:the|and|with|your|you)\b", " ".join(told).lower()) == []
    if language == "ru":
        letters = [letter for letter in "".join(told) if letter.isalpha()]
        assert sum("а" <= letter.lower() <= "ё" for letter in letters) > 0.9 * len(letters)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_its_goal_and_what_its_pieces_are(name: str) -> None:
    """That every such message exists in four languages is a law (tests/laws, messages)."""
    game = games.get(name)
    assert game.goal is not None
    assert len(game.pieces) > 20
    assert all(piece.title and piece.help for piece in game.pieces)
