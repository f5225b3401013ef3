"""What the rules can see ahead, from a view alone."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.games.golems import GAME
from igroteka.games.golems.sight import Ahead, Draft, Sight, Way
from igroteka.games.golems.tables import cell_name


def looked(of: str, lethal_check: str = "row_end", **given: str) -> Sight:
    position = {name.replace("_", " "): value for name, value in given.items()}
    options = GAME.meta.complete({"lethal_check": lethal_check})
    state = GAME.notation.read(position, 2, options, PlayoutRng(1))
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


@pytest.mark.rule("GB-185", "GB-R04")
@pytest.mark.parametrize("lethal_check", ["row_end", "pass_end"])
def test_who_is_removed_goes_no_further(lethal_check: str) -> None:
    laid = {"luck": "red=WHILE", "red_program": "WHILE[wall](R) F F", "damage": "red=2", "worn": "red=2"}
    found = way("way", lethal_check=lethal_check, field="5x5", red="a3 E", blue="e5 W", **laid)

    assert told(found) == ["a3 E", "a3 S", "a3 W", "a3 N", "a3 E"]


@pytest.mark.rule("GB-R05")
def test_nobody_goes_on_when_the_game_is_decided() -> None:
    found = way("way", field="5x1", red="a1 E", blue="b1 W", red_program="X F", damage="blue=2", worn="blue=2")

    assert (told(found), found.open) == (["a1 E"], False)


def test_an_answer_that_is_not_allowed_leads_nowhere() -> None:
    assert told(way("way call lay:F", field="5x5", red="b3 N", blue="e5 W", red_program="F")) == ["b3 N", "b2 N"]


@pytest.mark.parametrize("of", ["stars", " ", "ahead lay:F", "way lay:Z", "way finish finish", "way cell:f1"])
def test_nothing_else_can_be_seen_ahead(of: str) -> None:
    with pytest.raises(BadInput):
        looked(of, field="4x4", red="a1 E", blue="d4 W")


def test_who_lays_no_program_sees_none_ahead() -> None:
    table = GAME.new(2, PlayoutRng(1), {"cards": "sword,axe", "subprograms": "off"})
    watched = GAME.view_of(table, -1)

    assert GAME.look(watched) is None
    assert isinstance(GAME.look(watched, "ahead"), Sight)
    assert GAME.look(watched, "way") is None
    assert GAME.look(watched, "draft lay:F") is None


def draft(of: str, options: dict[str, object] | None = None, **given: str) -> Draft:
    given = {"field": "5x5", "red": "b3 N", "blue": "e5 W"} | given
    position = {name.replace("_", " "): value for name, value in given.items()}
    state = GAME.notation.read(position, 2, GAME.meta.complete(options or {}), PlayoutRng(1))
    seen = GAME.look(GAME.view_of(state, 0), f"draft {of}")
    assert isinstance(seen, Sight)
    assert seen.draft is not None
    return seen.draft


def can(found: Draft, row: int, part: str) -> str:
    """What may be laid at a place, in short."""
    spot = next(spot for spot in found.spots if (spot.row, spot.part) == (row - 1, part))
    return " ".join(spot.can).replace("lay:", "")


@pytest.mark.rule("GB-150", "GB-154")
def test_a_draft_says_what_may_lie_at_each_of_its_places_and_what_is_missing() -> None:
    found = draft("lay:X lay:F", red_program="R")

    assert [(spot.row, spot.part, spot.empty) for spot in found.spots] == [
        (0, "first", False),
        (1, "first", False),
        (2, "first", True),
    ]
    assert (can(found, 1, "first"), can(found, 3, "first")) == ("F B L R S X D", "F B L R S X D")
    assert found.ready is not None
    assert found.ready.message == "golems-empty-rows"
    assert found.left == (2, 3, 2, 2, 1, 1, 2)


@pytest.mark.rule("GB-027", "GB-154")
def test_a_card_that_is_laid_elsewhere_is_offered_no_more_except_where_it_lies() -> None:
    found = draft("lay:S lay:F")

    assert (can(found, 1, "first"), can(found, 2, "first")) == ("F B L R S X D", "F B L R X D")
    why = draft("lay:S lay:S").why
    assert why is not None
    assert (why.message, why.args["command"]) == ("golems-none-left", "S")


@pytest.mark.rule("GB-R55", "GB-143", "GB-R59")
def test_a_draft_has_one_bonus_and_may_have_gaps() -> None:
    found = draft("if lay:L gap lay:X", luck="red=IF")

    assert [(spot.row, spot.part, spot.empty) for spot in found.spots][:4] == [
        (0, "head", False),
        (0, "first", False),
        (0, "second", True),
        (1, "first", False),
    ]
    assert can(found, 1, "head") == "if if:barrel if:wall if:water"
    assert can(found, 1, "second") == can(found, 2, "first") == "F B L R S X D"
    assert found.ready is not None
    assert found.ready.message == "golems-half-row"
    assert can(draft("lay:F", luck="red=WHILE"), 1, "first").endswith("D while while:barrel while:wall while:water")
    assert draft("for lay:F", luck="red=IF").why is not None


@pytest.mark.rule("GB-048", "GB-049")
def test_a_subprogram_takes_the_place_of_a_row_and_gives_way_to_a_command() -> None:
    found = draft("lay:F call", subs="red=LR")

    assert "call" in can(draft("lay:F", subs="red=LR"), 1, "first")
    assert can(found, 2, "head") == "F B L R S X D call"
    assert "call" not in can(found, 1, "first")


@pytest.mark.rule("GB-R09")
def test_a_row_that_asks_for_an_attack_takes_harmless_commands_only() -> None:
    options: dict[str, object] = {"attack_condition": True}
    found = draft("if:attack gap gap lay:F", options, luck="red=IF")

    assert (can(found, 1, "first"), can(found, 1, "second")) == ("S D", "S D")
    assert "if:attack" not in can(draft("if lay:F lay:D", options, luck="red=IF"), 1, "head")
    assert "if:attack" in can(draft("if lay:S lay:D", options, luck="red=IF"), 1, "head")
    assert "if:attack" not in can(draft("if lay:S lay:D", luck="red=IF"), 1, "head")


@pytest.mark.rule("GB-R61")
def test_a_sensor_that_lies_as_damage_is_not_offered() -> None:
    given = {"luck": "red=IF", "damage": "red=2", "worn": "red=2"}
    found = draft("if lay:S lay:D", {"sensor_supply": "physical"}, **given)

    assert can(found, 1, "head") == "if if:barrel"


@pytest.mark.rule("GB-148")
def test_a_draft_that_is_full_has_no_place_behind_it() -> None:
    full = "lay:F lay:F lay:B lay:B"
    found = draft(full)

    assert len(found.spots) == 4
    assert found.ready is None
    why = draft(f"{full} lay:X").why
    assert why is not None
    assert why.message == "golems-rows-full"


@pytest.mark.parametrize("of", ["gap", "lay:F gap", "lay:Z", "ready", "for:wall", "if lay:F gap gap"])
def test_what_is_no_program_at_all_is_no_draft(of: str) -> None:
    with pytest.raises(BadInput):
        draft(of, luck="red=IF")


def test_what_is_offered_at_a_place_can_be_laid_there() -> None:
    """Whatever a draft offers at the place of a command makes a draft that can be laid, and nothing else does."""
    words = ["lay:F", "if:wall", "lay:D", "gap", "lay:S", "lay:F"]
    found = draft(" ".join(words), luck="red=IF", cards="red=sword blue=sword")

    for spot, place in zip(found.spots, range(len(words)), strict=False):
        for letter in "FBLRSXD" if spot.part != "head" else "":
            wanted = [*words[:place], f"lay:{letter}", *words[place + 1 :]]
            assert (draft(" ".join(wanted), luck="red=IF").why is None) == (f"lay:{letter}" in spot.can)
