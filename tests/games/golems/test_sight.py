"""What the rules can see ahead, from a view alone."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.games.golems import GAME
from igroteka.games.golems.sight import Ahead, Sight, Way
from igroteka.games.golems.tables import cell_name


def looked(of: str, **given: str) -> Sight:
    position = {name.replace("_", " "): value for name, value in given.items()}
    state = GAME.notation.read(position, 2, GAME.meta.complete({}), PlayoutRng(1))
    seen = GAME.look(GAME.view_of(state, 0), of)
    assert isinstance(seen, Sight)
    return seen


def ahead(golem: int, **given: str) -> Ahead:
    return looked("ahead", **given).ahead[golem]


def way(of: str, **given: str) -> Way:
    found = looked(of, **given).way
    assert found is not None
    return found


def names(cells: tuple[int, ...]) -> list[str]:
    return [cell_name(cell) for cell in cells]


def told(found: Way) -> list[str]:
    return [f"{cell_name(pose.cell)} {'NESW'[pose.facing]}" for pose in found.poses]


@pytest.mark.rule("GB-176", "GB-177")
def test_a_strike_covers_the_cells_up_to_what_it_meets() -> None:
    seen = ahead(0, field="5x1", red="a1 E", blue="c1 W", cards="red=longbow blue=sword")

    assert (names(seen.cells), seen.met, seen.through) == (["b1", "c1"], 2, -1)


@pytest.mark.rule("GB-090", "GB-095")
def test_a_wall_ends_a_strike_and_a_ladder_passes_it_on() -> None:
    wall = ahead(0, map=".#...\n.....", red="a1 E", blue="e2 W", cards="red=longbow blue=sword")
    ladder = ahead(0, map=".A...\n...a.", red="a1 E", blue="e1 W", cards="red=longbow blue=sword")

    assert (names(wall.cells), wall.met, wall.through) == (["b1"], 1, -1)
    assert (names(ladder.cells), ladder.met, cell_name(ladder.through)) == (["b1"], -1, "d2")


@pytest.mark.rule("GB-063", "GB-064")
def test_a_bot_looks_as_far_as_its_card_says_and_nothing_hides() -> None:
    given = {"red": "a1 E", "blue": "a3 W", "green": "a2 E", "bots": "green=hunter"}

    assert names(ahead(2, field="5x3", **given).seen) == ["b2", "c2", "d2"]
    assert names(ahead(2, map=".....\n..#..\n.....", **given).seen) == ["b2"]
    assert ahead(0, field="5x3", **given).seen == ()


def test_a_program_leads_where_its_commands_lead_and_not_one_further() -> None:
    laid = way("way", field="5x5", red="b3 N", blue="e5 W", red_program="F R F")
    more = way("way lay:F", field="5x5", red="b3 N", blue="e5 W", red_program="F R F")

    assert told(laid) == ["b3 N", "b2 N", "b2 E", "c2 E"]
    assert told(more) == [*told(laid), "d2 E"]
    assert not more.open


@pytest.mark.rule("GB-074")
def test_barrels_are_pushed_on_the_way() -> None:
    pushed = way("way", map=".....\n.o...\n.....", red="a2 E", blue="e3 W", red_program="F F")

    assert told(pushed) == ["a2 E", "b2 E", "c2 E"]
    assert [(cell_name(start), cell_name(end)) for start, end in pushed.barrels] == [("b2", "c2"), ("c2", "d2")]


def test_what_others_can_change_is_open() -> None:
    blocked = way("way", field="5x1", red="a1 E", blue="b1 W", red_program="F")
    condition = way("way", field="5x2", red="a1 E", blue="e2 W", red_program="IF(L/F)", luck="red=IF")

    assert (told(blocked), blocked.open) == (["a1 E"], True)
    assert (told(condition), condition.open) == (["a1 E", "b1 E"], True)


def test_an_answer_that_is_not_allowed_leads_nowhere() -> None:
    assert told(way("way call lay:F", field="5x5", red="b3 N", blue="e5 W", red_program="F")) == ["b3 N", "b2 N"]


@pytest.mark.parametrize("of", ["stars", " ", "ahead lay:F", "way lay:Z", "way finish finish", "way cell:f1"])
def test_nothing_else_can_be_seen_ahead(of: str) -> None:
    with pytest.raises(BadInput):
        looked(of, field="4x4", red="a1 E", blue="d4 W")


def test_who_lays_no_program_can_ask_for_no_way() -> None:
    table = GAME.new(2, PlayoutRng(1), {"cards": "sword,axe", "subprograms": "off"})
    watched = GAME.view_of(table, -1)

    assert GAME.look(watched) is None
    assert isinstance(GAME.look(watched, "ahead"), Sight)
    with pytest.raises(BadInput):
        GAME.look(watched, "way")
