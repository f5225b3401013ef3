"""Values of a position, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.arrays import zeros
from igroteka.core.notation import Value, choice, counted, flag, marked, number, of_each, paired, row


class Piece:
    """A part with a field."""

    def __init__(self) -> None:
        self.row = 0


class Some:
    """Something with fields."""

    def __init__(self) -> None:
        self.round = 0
        self.begun = 0
        self.over = False
        self.stage = -1
        self.moved = zeros(3)
        self.run = Piece()
        self.ending = -1
        self.hand = zeros(6)
        self.pile = zeros(4)
        self.pile_size = 0
        self.rows = zeros(6)
        self.rows_size = zeros(2)
        self.score = zeros(3)
        self.keys = zeros(4)


def names(_: object) -> list[str]:
    return ["A", "B", "C"]


VALUES = [
    number("round", usual="7"),
    flag("started", "begun"),
    flag("over"),
    choice("stage", ["laying", "driving"]),
    marked("moved", names),
    number("row", "run.row"),
]


def put_score(state: Some, at: int, text: str) -> None:
    state.score[at] = len(text)


def named(_: object) -> list[tuple[int, str]]:
    return list(enumerate("ABC"))


ROWS: dict[str, Value[Any]] = {
    "no": choice("ended", ["goal"], "ending", none="no"),
    "goal": choice("ended", ["goal"], "ending", none="no"),
    "C B B": row("pile", "ABC", "pile", "pile_size"),
    "B C C": row("pile", "ABC", "pile", "pile_size", order=-1),
    "C A": row("second", "ABC", "rows", "rows_size", at=1, room=3),
    "A A C": counted("hand", "ABC", start=3),
    "A=1 C=-2": paired("score", named, "score"),
    "B=two": paired("score", named, "score", ["none", "one", "two"]),
    "1=5,6": paired("keys", None, "keys", per=2),
    "A=! C=!!": of_each("score", named, put_score, lambda state, at: "!" * state.score[at]),
}


def read(**given: str) -> Some:
    state = Some()
    for value in VALUES:
        value.put(state, given)
    return state


def told(state: Some) -> dict[str, str]:
    return {value.name: value.write(state) for value in VALUES}


def test_what_is_told_can_be_read() -> None:
    given = {"round": "12", "started": "yes", "over": "yes", "stage": "driving", "moved": "A C", "row": "3"}
    assert told(read(**given)) == given


@pytest.mark.parametrize("text", ROWS)
def test_a_row_that_is_told_can_be_read(text: str) -> None:
    state = Some()
    ROWS[text].read(state, text)
    assert ROWS[text].write(state) == text


def test_what_lies_in_a_row_is_where_it_belongs() -> None:
    state = Some()
    for text in ("B C C", "C A", "A A C", "1=5,6"):
        ROWS[text].read(state, text)
    assert [list(state.pile[:3]), state.pile_size] == [[2, 2, 1], 3]
    assert [list(state.rows[3:]), list(state.rows_size)] == [[2, 0, 0], [0, 2]]
    assert [list(state.hand[3:]), list(state.keys)] == [[2, 0, 1], [0, 0, 5, 6]]


@pytest.mark.parametrize(
    ("value", "text", "says"),
    [
        ("C B B", "A A A A A", "too many items"),
        ("no", "gaol", "none of no, goal"),
        ("A=1 C=-2", "D=1", "none of A, B, C"),
        ("A=1 C=-2", "A=x", "has whole numbers"),
        ("1=5,6", "1=5", "has 2 values each"),
    ],
)
def test_a_row_that_cannot_be_read_gets_a_sentence(value: str, text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ROWS[value].read(Some(), text)


def test_what_is_not_named_is_as_usual() -> None:
    assert told(read()) == {"round": "7", "started": "no", "over": "no", "stage": "-", "moved": "-", "row": "0"}
    assert read(over="no").over is False


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("round", "-1", "“round” is a whole number"),
        ("started", "maybe", "none of no, yes"),
        ("stage", "flying", "none of laying, driving"),
        ("moved", "A D", "none of A, B, C"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence(name: str, text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(**{name: text})


def test_what_is_usual_may_depend_on_what_was_read_before() -> None:
    def put(state: Some, text: str) -> None:
        state.round = int(text)

    value: Value[Any] = Value("twice", put, lambda state: str(state.round), usual=lambda state: str(2 * state.round))
    state = read(round="4")
    value.put(state, {})
    assert state.round == 8
