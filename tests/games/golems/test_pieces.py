"""Every kind of thing of the box is explained, in four languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import pytest

from igroteka import games
from igroteka.core.messages import LANGUAGES, tr
from igroteka.core.wire import Names
from igroteka.games.golems import tables, vocabulary
from igroteka.games.golems.components import components
from igroteka.games.golems.view import FieldView

GAME = games.get("golems")
BOX = components()


def names(annotated: object) -> set[str]:
    """The names of a kind of the vocabulary."""
    _, said = get_args(annotated)
    assert isinstance(said, Names)
    return set(said.names[: len(said.names) - said.below])


def test_a_piece_stands_there_once() -> None:
    pieces = [(piece.kind, piece.name) for piece in GAME.pieces]
    assert len(set(pieces)) == len(pieces)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("command", names(vocabulary.Command)),
        ("bonus", names(vocabulary.RowKind) - {"plain"}),
        ("sensor", names(vocabulary.Sensor)),
        ("luck", {*tables.LUCK, *range(tables.SIGNS)}),
        ("logic", BOX.logic),
        ("card", [card.id for card in BOX.cards]),
        ("value", tables.CARD_VALUES),
        ("bot", [bot for bot, _ in BOX.eyes]),
        ("obstacle", names(vocabulary.Obstacle) - {"none"}),
        ("content", names(vocabulary.Content) - {"none"}),
        ("terrain", {"ice", "snow"} & set(FieldView.__dataclass_fields__)),
        ("object", names(vocabulary.Thing) - {"none"}),
        ("landmark", names(vocabulary.Landmark)),
        ("mark", {"damage", "sub", "die", "eye"}),
    ],
)
def test_everything_of_the_box_is_explained(kind: str, wanted: Iterable[object]) -> None:
    found = {piece.name for piece in GAME.pieces if piece.kind == kind}
    assert found == {tables.SIGN_NAMES[name] if isinstance(name, int) else name for name in wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_has_a_name_and_a_sentence(language: str) -> None:
    for piece in GAME.pieces:
        title, text = tr(language, piece.title), tr(language, piece.help)
        assert 0 < len(title) <= 40, piece
        assert piece.title != title
        assert text.endswith((".", "?", "…")), piece
        assert len(text) <= 160, piece
        assert language == "en" or text != tr("en", piece.help)


def test_a_piece_is_called_as_elsewhere() -> None:
    """One word for one thing: the names in logs and answers are those of the pieces."""
    said = {"command": "command", "card": "card", "bot": "bot", "logic": "token", "obstacle": "obstacle"}
    for piece in GAME.pieces:
        if piece.kind in said:
            for language in LANGUAGES:
                known = tr(language, f"golems-{said[piece.kind]}", {said[piece.kind]: piece.name})
                assert tr(language, piece.title).lower() == known.lower()
