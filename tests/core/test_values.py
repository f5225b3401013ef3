"""Values of a position, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.arrays import zeros
from igroteka.core.notation import Value, choice, flag, marked, number


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


def read(**given: str) -> Some:
    state = Some()
    for value in VALUES:
        value.put(state, given)
    return state


def told(state: Some) -> dict[str, str]:
    return {value.name: value.tell(state) for value in VALUES}


def test_what_is_told_can_be_read() -> None:
    given = {"round": "12", "started": "yes", "over": "yes", "stage": "driving", "moved": "A C", "row": "3"}
    assert told(read(**given)) == given


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
