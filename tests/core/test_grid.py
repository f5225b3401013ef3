"""Squares have names and neighbours; facings turn."""

from __future__ import annotations

import pytest

from igroteka.core.grid import EAST, NORTH, OFF, SOUTH, WEST, Grid, back, left, right


def test_squares_are_named_from_the_south_west_corner() -> None:
    grid = Grid(6, 4)
    assert [grid.name(n) for n in (0, 5, 6, 23)] == ["a1", "f1", "a2", "f4"]
    assert [grid.square(grid.name(n)) for n in range(24)] == list(range(24))


@pytest.mark.parametrize("name", ["", "a", "a0", "g1", "a5", "1a", "A1", "a-1", "a²", "aa1", " a1"])
def test_what_is_no_square_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="they go from a1 to f4"):
        Grid(6, 4).square(name)


def test_the_next_square_lies_ahead_or_there_is_none() -> None:
    grid = Grid(3, 2)
    middle = grid.square("b1")
    ahead = {f: int(grid.ahead(middle, f)) for f in (NORTH, EAST, SOUTH, WEST)}
    assert ahead == {NORTH: grid.square("b2"), EAST: grid.square("c1"), SOUTH: OFF, WEST: grid.square("a1")}
    assert int(grid.ahead(grid.square("c2"), EAST)) == OFF
    assert [int(grid.ahead(OFF, facing)) for facing in (NORTH, EAST, SOUTH, WEST)] == [OFF] * 4


def test_turns() -> None:
    assert [int(left(f)) for f in range(4)] == [WEST, NORTH, EAST, SOUTH]
    assert [int(right(f)) for f in range(4)] == [EAST, SOUTH, WEST, NORTH]
    assert [int(back(f)) for f in range(4)] == [SOUTH, WEST, NORTH, EAST]


def test_a_board_has_at_least_one_square() -> None:
    with pytest.raises(ValueError, match="not 0 by 5"):
        Grid(0, 5)
