"""Every kind of thing a player meets is named and explained."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from igroteka import games
from igroteka.core.messages import LANGUAGES, has, tr
from igroteka.games.algoracing.pieces import PIECES
from igroteka.games.algoracing.tables import BLOCKS, LETTERS, TYPE_NAMES
from igroteka.games.algoracing.view import AlgoracingView, ElevatorView, FieldView, RoverView

NAMED = {(piece.kind, piece.name) for piece in PIECES}


def test_the_game_tells_its_pieces() -> None:
    assert games.get("algoracing").pieces == PIECES
    assert max(Counter((piece.kind, piece.name) for piece in PIECES).values()) == 1


@pytest.mark.rule("AR-005", "AR-010", "AR-030", "AR-088", "AR-092")
def test_every_card_sample_and_block_of_the_box_is_explained() -> None:
    wanted = {("card", letter) for letter in LETTERS} | {("sample", name) for name in ("hidden", *TYPE_NAMES)}
    wanted |= {("field", f"level-{block.storeys}") for block in BLOCKS.values()}
    assert wanted - NAMED == set()


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (FieldView, {"walls": ("field", "wall"), "marks": ("field", "mark"), "elevators": ("elevator", "upper")}),
        (ElevatorView, {"upper": ("elevator", "upper"), "lower": ("elevator", "lower")}),
        (RoverView, {"waiting": ("rover", "waiting"), "bars": ("rover", "bars"), "home": ("base", "base")}),
        (
            AlgoracingView,
            {
                "row": ("table", "row"),
                "deck_size": ("table", "deck"),
                "pile": ("table", "pile"),
                "rovers": ("rover", "rover"),
                "bases": ("base", "base"),
                "labs": ("base", "lab"),
                "samples": ("sample", "hidden"),
            },
        ),
    ],
)
def test_what_a_view_shows_is_explained(view: type, shown: dict[str, tuple[str, str]]) -> None:
    assert set(shown) <= {field.name for field in fields(view)}
    assert set(shown.values()) <= NAMED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_and_an_explanation(language: str) -> None:
    for piece in PIECES:
        assert has(language, piece.title), piece.title
        assert has(language, piece.help), piece.help
        assert len(tr(language, piece.help)) <= 260, piece.help


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_the_same_everywhere(language: str) -> None:
    for piece in PIECES:
        if piece.kind == "card":
            assert tr(language, piece.title) == tr(language, "algoracing-card", {"card": piece.name})
