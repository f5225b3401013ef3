"""Rule examples run; one that does not hold says where; one that cannot be read says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka import examples, games, pages
from igroteka.core.errors import BadFile
from tests.laws import cards

FILES = [(name, path) for name in games.names() for path in examples.files_of(games.get(name))]
ALL = [(name, example) for name, path in FILES for example in examples.load(path)]


@pytest.mark.parametrize(("name", "example"), ALL, ids=[f"{name}-{example.id}" for name, example in ALL])
def test_the_rulebook_runs(name: str, example: examples.Example) -> None:
    outcome = examples.run(games.get(name), example)
    assert not outcome.failures, "\n".join(outcome.failures)


def test_no_two_examples_of_a_game_have_the_same_id() -> None:
    ids = [(name, example.id) for name, example in ALL]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", ["algoracing", "golems", "progress", "robomaso"])
def test_an_example_lies_in_the_file_of_the_chapter_it_shows(name: str) -> None:
    chapters: dict[str, str] = {}
    file = ""
    for chapter in pages.page(name):
        if chapter.level <= 3:  # what is below has no file of its own
            file = re.sub(r"\W+", "-", chapter.title.partition(" (")[0].lower().replace("'", ""))
        chapters |= dict.fromkeys((each.id for each in chapter.paragraphs), file)
    for path in examples.files_of(games.get(name)):
        for example in examples.load(path) if path.stem != "guide" else ():
            assert path.stem.partition("-")[2] == chapters[example.rules[0]], example.id


@pytest.mark.parametrize("name", games.names())
def test_every_example_can_be_watched(name: str) -> None:
    game = games.get(name)
    for example in examples.of_game(name).values():
        film = examples.film(game, example)
        assert film.start.seat == film.seat
        assert any(step.word in ("when", "refused", "arrange") for step in example.steps) == bool(film.acts)


EMPTY = "    . . . . . . .\n"
WON_BEFORE = EMPTY * 4 + "    O O O . . . .\n    X X X X O . .\n"
FLOATING = EMPTY * 4 + "    . . X . . . .\n    O . . . . . .\n"
UNEVEN = EMPTY * 5 + "    X X . . . . .\n"


def one(text: str) -> examples.Outcome:
    [example] = examples.parse(text, "x.example")
    return examples.run(games.get("fourinarow"), example)


WON = """\
example T-1: Four level win
rules: FR-007
given:
  board:
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    O O O . . . .
    X X X . . . .
when: X d
"""


def test_what_came_out_is_shown_beside_what_was_expected() -> None:
    outcome = one(WON + "then:\n  winners: O\n  scores: 1 0\n")
    assert outcome.failures == ["x.example, line 13: winners: - expected, + came out\n    - O\n    + X"]


def test_a_board_is_compared_line_by_line() -> None:
    outcome = one("example T-2: A disc\nrules: FR-005\nwhen: X d\nthen:\n  board:\n" + "    . . . . . . .\n" * 6)
    [failure] = outcome.failures
    assert failure.count("      . . . . . . .") == 5
    assert "- . . . . . . .\n    + . . . X . . ." in failure


@pytest.mark.parametrize(
    ("steps", "failure"),
    [
        ("events: dropped", "events: - expected, + came out"),
        ("refused: O d by FR-006", "refused by FR-007, FR-008, not by FR-006"),
        ("when: O d\nthen:\n  asked: nobody", "refused: The game is over. (FR-007, FR-008)"),
    ],
)
def test_what_does_not_hold_is_said(steps: str, failure: str) -> None:
    [found] = one(WON + steps + "\n").failures
    assert failure in found


def test_an_answer_that_should_be_refused_but_is_not() -> None:
    [found] = one("example T-3: No\nrules: FR-005\nrefused: X d by FR-006\n").failures
    assert "it was not refused" in found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("when: X d\n", "line 1: an example begins with “example ID: title”"),
        ("example: title\n", "line 1: an example begins with"),
        ("example T: t\nthen:\n  asked: X\n", "T has no “rules:” line"),
        ("example T: t\nrules: FR-001\nwhen: X d\n", "T expects nothing"),
        ("example T: t\nrules: FR-001\nwhat: X d\n", "“what:” is unknown; there are: rules, options"),
        ("example T: t\nrules: FR-001\nwhen: X d\ngiven:\n", "“given:” is the first step"),
        ("example T: t\nrules: FR-001\nrules: FR-002\n", "“rules:” stands once"),
        ("example T: t\nrules FR-001\n", "a colon is missing after 'rules'"),
        ("  example T: t\n", "an indented line belongs to a line at the margin"),
        ("example T: t\nrules: hello\nthen:\n  asked: X\n", "“rules:” names paragraphs such as FR-007"),
        ("example T: t\nrules: FR-004 to FR-R01\nthen:\n  asked: X\n", "not 'to'"),
        ("example T: t\nrules: FR-001 to FR-004\nthen:\n  asked: X\n", "not 'to'"),
        ("example T: t\nrules: FR-001\nthen:\n  asked: X\n" * 2, "there is an example T already"),
    ],
)
def test_a_text_that_is_no_example_says_why(text: str, sentence: str) -> None:
    with pytest.raises(BadFile) as raised:
        list(examples.parse(text, "x.example"))
    assert sentence in str(raised.value)
    assert str(raised.value).startswith("x.example, line ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("given:\n  board: X\nthen:\n  asked: X\n", "A board is six rows of seven signs"),
        ("given:\n  pieces: X\nthen:\n  asked: X\n", "A position has no value called pieces; it has: board"),
        ("given:\n  board\nthen:\n  asked: X\n", "line 4: here stands “name: value”, not 'board'"),
        ("then:\n  colour: X\n", "there is no value 'colour' here; there are: asked"),
        ("when: Z d\nthen:\n  asked: X\n", "There is no seat called Z; there are: X, O"),
        ("when: X z\nthen:\n  asked: X\n", "line 3: drop:z is no answer of fourinarow"),
        ("options: first=me\nthen:\n  asked: X\n", "The option first is one of"),
        ("seats: many\nthen:\n  asked: X\n", "is for 2 players, not for many"),
        ("chance: a b\nthen:\n  asked: X\n", "“chance:” is a row of whole numbers"),
        ("sees Z:\n  asked: 0\n", "There is no seat called Z"),
        ("then:\n", "line 3: “then:” has lines “name: value” below it, and here are none"),
        ("then:\n  asked: X\n  asked: X\n", "line 5: 'asked' stands here twice"),
        ("when:\nthen:\n  asked: X\n", "line 3: An answer is missing here"),
        ("refused: X d, O e by FR-004\n", "line 3: “refused:” takes one answer"),
        ("options: first = seat2\nthen:\n  asked: X\n", "an option is written name=value without spaces, not 'first'"),
        (f"given:\n  board:\n{WON_BEFORE}then:\n  asked: X\n", "X has four in a row already"),
        (f"given:\n  board:\n{FLOATING}then:\n  asked: X\n", "Disc c2 stands on nothing"),
        (f"given:\n  board:\n{UNEVEN}then:\n  asked: X\n", "but there are 2 X and 0 O"),
    ],
)
def test_an_example_that_cannot_be_played_says_why(text: str, sentence: str) -> None:
    [found] = one(f"example T: t\nrules: FR-001\n{text}").failures
    assert sentence in found


def test_what_a_seat_sees_can_be_an_example() -> None:
    text = """\
example CD-1: Nobody sees the hand of another
rules: CD-001
given:
  hands: 0 1 2 / 3 3 4
  deck: 1 1
sees A:
  hand: 0 1 2
  sizes: 3 3
  deck: 2
sees spectator:
  hand:
  sizes: 3 3
"""
    [example] = examples.parse(text)
    assert examples.run(cards.GAME, example).failures == []


def test_secret_answers_and_scripted_chance_can_be_an_example() -> None:
    text = """\
example CD-2: The higher card scores
rules: CD-003
chance: 0
given:
  hands: 0 1 2 / 3 3 4
  deck: 1 1
when: A pick:2, B pick:4, A ready
then:
  points: 0 0
  asked: B
when: undo A
refused: undo C
when: A ready, B ready
then:
  points: 0 1
  hands: 0 1 / 3 3
  asked: B
events: revealed scored
"""
    [example] = examples.parse(text)
    assert "Seats are numbered" in examples.run(cards.GAME, example).failures[0]
    [example] = examples.parse(text.replace("refused: undo C\n", "refused: undo B\n"))
    assert "it was not refused" in examples.run(cards.GAME, example).failures[0]
    [example] = examples.parse(text.replace("refused: undo C\n", ""))
    assert examples.run(cards.GAME, example).failures == []


def test_a_missing_file_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        examples.load(tmp_path / "none.example")
    (tmp_path / "odd.example").write_bytes(b"\xff\xff")
    with pytest.raises(BadFile, match="not UTF-8"):
        examples.load(tmp_path / "odd.example")


def test_a_paragraph_that_does_not_exist_is_not_shown() -> None:
    [example] = examples.parse("example T: t\nrules: FR-099\nthen:\n  asked: X\n")
    assert "fourinarow has no paragraph FR-099" in examples.run(games.get("fourinarow"), example).failures[0]


def test_a_refused_row_of_answers_changes_nothing() -> None:
    text = "example T: t\nrules: FR-004\nrefused: undo X\nwhen: X d\nrefused: X e by FR-004\nthen:\n  asked: O\n"
    assert one(text).failures == []


def test_a_file_without_examples_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "x.example").write_text("# nothing\n")
    with pytest.raises(BadFile, match="there is no example in this file"):
        examples.load(tmp_path / "x.example")
