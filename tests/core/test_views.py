"""Public fields of a view, both ways."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

import pytest

from igroteka.core.arrays import array, filled, zeros
from igroteka.core.engine import State
from igroteka.core.rng import PlayoutRng
from igroteka.core.views import Public, Upto, fields_of, part, public, take_public
from igroteka.core.wire import Names, Spoken

Gem = Annotated[str, Names("Gem", ("ruby", "opal"))]


class GemsState(State):
    """A state with a field of each sort."""

    def __init__(self) -> None:
        super().__init__(2, PlayoutRng(1))
        self.round = 0
        self.open = False
        self.gem = -1
        self.points = zeros(3)
        self.gems = filled(2, -1)
        self.pile = zeros(4)
        self.pile_size = 0
        self.hidden = 7

    def clone(self) -> GemsState:
        other = GemsState()
        other.round, other.open, other.gem = self.round, self.open, self.gem
        other.points, other.gems, other.hidden = self.points[:], self.gems[:], self.hidden
        other.pile, other.pile_size = self.pile[:], self.pile_size
        return other


@dataclass(frozen=True)
class GemsView:
    round: Public[Annotated[int, Spoken(str)]]
    open: Public[bool]
    gem: Public[Gem | None]
    points: Public[tuple[int, ...]]
    gems: Public[tuple[Gem | None, ...]]
    pile: Public[Annotated[tuple[Gem, ...], Upto("pile_size")]]
    guess: int


@dataclass(frozen=True)
class OneView:
    points: Public[int]
    gems: Public[Gem | None]


def a_state() -> GemsState:
    state = GemsState()
    state.round, state.open, state.gem, state.hidden = 3, True, 1, 9
    state.points, state.gems = array([1, 2, 3]), array([0, -1])
    state.pile, state.pile_size = array([1, 0, 0, 0]), 2
    return state


def a_view() -> GemsView:
    return GemsView(guess=0, **public(GemsView, a_state()))


def test_public_fields_are_those_of_the_state_with_names_for_numbers() -> None:
    assert a_view() == GemsView(3, True, "opal", (1, 2, 3), ("ruby", None), ("opal", "ruby"), 0)


def test_public_fields_go_back_into_a_state_and_leave_the_rest_alone() -> None:
    state = GemsState()
    take_public(a_view(), state)
    assert public(GemsView, state) == public(GemsView, a_state())
    assert (state.open, state.hidden, state.pile_size) == (True, 7, 2)


def test_a_row_that_is_shorter_than_the_array_fills_its_beginning() -> None:
    state = a_state()
    take_public(replace(a_view(), points=(8,)), state)
    assert list(state.points) == [8, 2, 3]


def test_a_part_about_one_player_takes_its_elements() -> None:
    state = a_state()
    one = part(OneView, state, 1)
    assert one == OneView(2, None)
    take_public(replace(one, points=5, gems="ruby"), state, 1)
    assert (list(state.points), list(state.gems)) == ([1, 5, 3], [0, 0])


def test_a_part_about_one_player_takes_its_row_of_an_array_for_all() -> None:
    @dataclass(frozen=True)
    class RowView:
        points: Public[tuple[int, ...]]

    state = a_state()
    state.points = array([1, 2, 3, 4, 5, 6])
    one = part(RowView, state, 1, 3)
    assert one == RowView((3, 4))
    take_public(replace(one, points=(8,)), state, 1, 3)
    assert list(state.points) == [1, 2, 8, 4, 5, 6]


def test_a_field_that_is_not_declared_public_is_not_among_them() -> None:
    assert [field.name for field in fields_of(GemsView)] == ["round", "open", "gem", "points", "gems", "pile"]


def test_only_numbers_flags_and_names_are_public() -> None:
    @dataclass(frozen=True)
    class Wrong:
        name: Public[str]

    with pytest.raises(TypeError, match="a public field is made of numbers"):
        public(Wrong, a_state())


@dataclass(frozen=True)
class Faces:
    """Things of which some have numbers below zero."""

    gems: Public[tuple[Annotated[str, Names("Face", ("axe", "unknown", "none"), below=2)], ...]]


def test_the_last_names_can_have_numbers_below_zero() -> None:
    state, other = GemsState(), GemsState()
    state.gems = array([0, -2])
    shown = Faces(**public(Faces, state))
    assert shown.gems == ("axe", "unknown")
    take_public(shown, other)
    assert list(other.gems) == [0, -2]
