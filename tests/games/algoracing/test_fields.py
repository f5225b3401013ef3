"""Boards, blocks, layouts, the validator, and fields of one's own."""

from __future__ import annotations

import json

import pytest

from igroteka import games
from igroteka.core.errors import BadSetup
from igroteka.core.grid import Grid
from igroteka.core.rng import PlayoutRng
from igroteka.games.algoracing import picture
from igroteka.games.algoracing.rules.field import build, check, is_easy, lay_out, random_field, reachable
from igroteka.games.algoracing.rules.terms import terms_of
from igroteka.games.algoracing.tables import (
    AT_WALL,
    BLOCKS,
    BOARDS,
    CARD_NAMES,
    COUNT,
    LABS,
    LAYOUTS,
    SETS,
    Field,
    Layout,
    Placement,
    Plan,
)

GAME = games.get("algoracing")
TOKENS = {6: 12, 9: 20}
TERMS = {6: terms_of(GAME.meta.complete({})), 9: terms_of(GAME.meta.complete({"mode": "full"}))}
EASY = {  # by layout: marks that can be reached from any base without a Jump
    "Y6-1": 9, "Y6-2": 9, "Y6-3": 11, "Y6-4": 8, "Y6-5": 9,
    "R9-1": 24, "R9-2": 24, "R9-3": 25, "R9-4": 25, "R9-5": 23,
}  # fmt: skip


def field_of(name: str) -> Field:
    """A printed layout as a field."""
    size = LAYOUTS[name].board.width
    field = build(LAYOUTS[name], TERMS[size])
    assert isinstance(field, Field)
    return field


@pytest.mark.rule("AR-005", "AR-020")
def test_the_deck_has_as_many_cards_as_the_box() -> None:
    count = dict(zip(CARD_NAMES, map(int, COUNT), strict=True))

    assert sum(count.values()) == 52
    assert sum(count[name] for name in ("teleport", "cycle_x2", "cycle_x3")) == 12
    assert count["turn_left"] == count["turn_right"]


@pytest.mark.rule("AR-077", "AR-R96")
def test_every_colour_has_two_labs_and_no_two_have_the_same() -> None:
    tokens = [{token for token in range(4) if colour in LABS[token]} for colour in range(4)]

    assert all(len(labs) == 2 and colour not in labs for colour, labs in enumerate(tokens))
    assert all(tokens[one] != tokens[two] for one in range(4) for two in range(one))


@pytest.mark.parametrize("name", BOARDS)
def test_a_printed_side_looks_the_same_from_every_corner(name: str) -> None:
    plan = BOARDS[name]

    def turned(square: int) -> int:
        return plan.at(square // plan.width, plan.width - 1 - square % plan.width)

    assert sorted(map(turned, plan.marks)) == plan.marks
    assert sorted(sorted(map(turned, wall)) for wall in plan.walls) == plan.walls


@pytest.mark.rule("AR-068", "AR-R07")
def test_the_blocks_are_those_of_the_box() -> None:
    heights = {name: [BLOCKS[block].storeys for block in blocks] for name, blocks in SETS.items()}

    assert {name: sorted(found) for name, found in heights.items()} == {"Y6": [1, 1], "R9": [1, 1, 2]}
    assert not any(BLOCKS[block].elevators for block in SETS["Y6"])
    assert all(BLOCKS[block].elevators for block in SETS["R9"])


@pytest.mark.rule("AR-006", "AR-R09")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_ten_layouts_pass_the_validator(name: str) -> None:
    field = field_of(name)

    assert check(field, TOKENS[field.plan.width]) is None
    assert is_easy(field)
    counts = {sum(reachable(field, int(corner), False)[m] for m in field.plan.marks) for corner in field.corners}
    assert counts == {EASY[name]}


@pytest.mark.rule("AR-087", "AR-R04", "AR-R68")
def test_a_half_covered_wall_stops_an_elevator_in_one_layout() -> None:
    found = {name: field_of(name) for name in LAYOUTS}

    assert [name for name, field in found.items() if field.plan.foot_walls] == ["R9-2"]
    assert [field.states.count(AT_WALL) for field in found.values() if field.plan.foot_walls] == [1]


@pytest.mark.rule("AR-006", "AR-009", "AR-067", "AR-070", "AR-R08", "AR-R09")
@pytest.mark.parametrize("size", [6, 9])
def test_random_fields_are_good_ones_and_differ(size: int) -> None:
    seen = set()
    for seed in range(12):
        field = random_field(TERMS[size], PlayoutRng(seed))
        assert check(field, TOKENS[size]) is None
        assert is_easy(field)
        seen.add(picture.field(field.plan, field.states))
    assert len(seen) == 12


def layout(board: object, *blocks: tuple[str, str, int], **more: object) -> str:
    """A layout of one's own, as it stands in a file."""
    places = [{"block": block, "anchor": anchor, "turn": turn} for block, anchor, turn in blocks]
    return json.dumps({"board": board, "blocks": places, **more})


def refusal(text: str, **options: object) -> str:
    """The sentence with which a layout is refused."""
    with pytest.raises(BadSetup) as error:
        GAME.new(2, PlayoutRng(0), {"layout": text, **options})
    return str(error.value)


STARTS = (
    "There is no layout “Y6-9”; there are: random, standard, Y6-1, ",
    "Block B1 does not belong to a field of 9×9; that takes L1, L2, H1, or blocks of your own.",
    "A layout of your own is a JSON object",
)
MINE = ("L1", "c4", 0), ("L2", "b7", 0), ("H1", "f5", 0)
RIDGE = {"width": 9, "depth": 1, "storeys": 2, "marks": [[2, 1], [5, 1], [8, 1]], "elevators": []}
FULL: dict[str, object] = {"mode": "full"}


@pytest.mark.rule("AR-070", "AR-D10", "AR-R05", "AR-R06", "AR-R08", "AR-R73", "AR-R74")
@pytest.mark.parametrize(
    ("text", "options", "sentence"),
    [
        # EX-121
        (layout("Y6", ("B1", "a5", 0), ("B2", "c2", 0)), {}, "Block B1 covers the corner a6, where a base must lie."),
        (layout("Y6", ("B1", "c3", 0), ("B2", "b2", 0)), {}, "Blocks B1 and B2 overlap on c3, d3."),
        (layout("Y6", ("B1", "f3", 0), ("B2", "b2", 0)), {}, "Block B1 on f3 hangs over the edge of the board."),
        (
            layout("R9", ("H1", "b2", 0), ("L1", "f5", 0), ("L2", "b8", 0)),
            FULL,
            "No low block shares an edge of a square with the high block.",
        ),
        (
            layout("R9", ("H1", "c7", 270), ("L1", "g2", 90), ("L2", "e5", 0)),
            FULL,
            "The elevator on i2 has a platform on the corner i1.",
        ),
        (
            layout("R9", ("H1", "c7", 90), ("L1", "b4", 180), ("L2", "f4", 270)),
            FULL,
            "f8 is a platform of two elevators.",
        ),
        # counts
        (
            layout("Y6", ("B1", "b4", 0)),
            {},
            "A field of 6×6 needs 2 low and 0 high blocks; this one has 1 low and 0 high.",
        ),
        (layout("R9", *MINE[:2]), FULL, "A field of 9×9 needs 2 low and 1 high blocks; this one has 2 low and 0 high."),
        (layout("Y6", ("B1", "b4", 0), ("B1", "d2", 0)), {}, "Block B1 is placed twice; there is only one."),
        (
            layout({"size": 6, "marks": ["b2", "c2"], "walls": []}, ("B1", "b4", 0), ("B2", "c2", 0)),
            {},
            "The field has 6 sample marks for 12 samples.",
        ),
        (
            layout("Y6", ("B1", "b4", 0), ("B2", "c2", 0)),
            {"mode": "custom", "tokens": 5},
            "The field has 14 sample marks for 20 samples.",
        ),
        # ways
        (
            layout("R9", ("ridge", "a5", 0), ("L1", "d2", 0), ("L2", "e7", 0), own_blocks={"ridge": RIDGE}),
            FULL,
            "The sample mark b6 cannot be reached from the corner a1.",
        ),
        (
            layout("R9", ("ridge", "a5", 0), ("L1", "d1", 0), ("L2", "e7", 0), own_blocks={"ridge": RIDGE}),
            FULL,
            "No low block shares an edge of a square with the high block.",
        ),
        (layout("R9", ("B1", "b4", 0), *MINE[1:]), FULL, None),
        (
            layout({"size": 6, "marks": [], "walls": ["b2-c2", "c2-b2"]}, ("B1", "b4", 0), ("B2", "c2", 0)),
            {},
            "The wall b2-c2 stands in the list twice.",
        ),
        ('{"board": "Y6", "board": "Y6", "blocks": []}', {}, None),
        ("{" + " " * 30_000 + "}", {}, "A layout has at most 20,000 characters."),
        # elevators
        (
            layout("R9", *MINE, elevators=[{"block": "L1", "upper": "d4", "to": to} for to in "SN"]),
            FULL,
            "d4 is a platform of two elevators.",
        ),
        (
            layout("R9", *MINE, elevators=[{"block": "L9", "upper": "d4", "to": "S"}]),
            FULL,
            "The elevator on d4 belongs to block L9, which is not on the board; there are: L1, L2, H1.",
        ),
        (
            layout("R9", *MINE, elevators=[{"block": "L1", "upper": "a5", "to": "S"}]),
            FULL,
            "The elevator on a5 does not stand on block L1.",
        ),
        # the file itself
        ("{", {}, "A layout of your own is a JSON object with “board” and “blocks”; this text is none."),
        ("Y6-9", {}, None),
        (layout("Z3"), {}, "“board” is Y6, R9 or an object with “size” 6 or 9, “marks” and “walls”."),
        (layout("Y6", ("B7", "b4", 0), ("B2", "c2", 0)), {}, "There is no block B7; there are: B1, B2, L1, L2, H1."),
        (layout("Y6", ("B1", "z9", 0), ("B2", "c2", 0)), {}, "“z9” is no square of a board of 6×6."),
        (
            layout("Y6", ("B1", "b4", 45)),
            {},
            '{"block": "B1", "anchor": "b4", "turn": 45} is no placed block; one has “block”, “anchor” and “turn” '
            "(0, 90, 180 or 270).",
        ),
        ("R9-1", {}, "This game is played on 6×6 squares, but the layout has 9×9."),
    ],
)
def test_a_bad_layout_gets_one_exact_sentence(text: str, options: dict[str, object], sentence: str | None) -> None:
    told = refusal(text, **options)
    assert told == sentence or (sentence is None and any(told.startswith(start) for start in STARTS))


@pytest.mark.rule("AR-009", "AR-R04", "AR-R05", "AR-R06")
def test_all_ways_to_lay_the_large_blocks_are_counted() -> None:
    """3040 positions and turns satisfy V1, 1520 look different, 2400 pass; all have 13 marks or more."""
    grid, fields = Grid(6, 6), []
    anchors = [(grid.name(square), turn) for square in range(36) for turn in (0, 90, 180, 270)]
    for one in anchors:
        for two in anchors:
            placements = [Placement("B1", *one), Placement("B2", *two)]
            plan = lay_out(Layout("", BOARDS["Y6"], BLOCKS, placements), False, False, True)
            if isinstance(plan, Plan):
                fields.append(Field(plan, False))

    assert len(fields) == 3040
    assert len({(tuple(f.plan.blocks), tuple(f.plan.marks)) for f in fields}) == 1520
    assert sum(check(field, 12) is None and is_easy(field) for field in fields) == 2400
    assert min(len(field.plan.marks) for field in fields) == 13
