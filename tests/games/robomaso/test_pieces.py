"""Everything a player meets is explained in words."""

from __future__ import annotations

from typing import get_args

import pytest

from igroteka.core.messages import LANGUAGES, has, tr, variables
from igroteka.core.wire import Names
from igroteka.games.robomaso.components import components
from igroteka.games.robomaso.pieces import PIECES
from igroteka.games.robomaso.vocabulary import Gun, Shape, Status, Symbol
from tests.games.robomaso.test_table import GAME


def names(kind: object) -> tuple[str, ...]:
    """All words of a vocabulary."""
    [found] = [each for each in get_args(kind) if isinstance(each, Names)]
    return found.names


def wanted() -> set[tuple[str, str]]:
    """What the wire can speak of."""
    box = components()
    kinds = {kind.id for kind in box.kinds}
    return (
        {(kind.family, kind.id) for kind in box.kinds}
        | {("weapon", gun) for gun in names(Gun)}
        | {("symbol", symbol) for symbol in names(Symbol) if symbol not in kinds}
        | {("shape", shape) for shape in names(Shape)}
        | {("status", status) for status in names(Status)}
    )


def test_everything_that_can_be_shown_has_a_piece() -> None:
    found = [(piece.kind, piece.name) for piece in PIECES]

    assert len(set(found)) == len(found)
    assert wanted() <= set(found)
    assert {kind for kind, _ in set(found) - wanted()} == {"token"}
    assert GAME.pieces is PIECES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_named_and_explained(language: str) -> None:
    for piece in PIECES:
        for message in (piece.title, piece.help):
            assert has(language, message), message
            assert not variables(language, message), message
        assert tr(language, piece.help).endswith((".", "!"))
    titles = [tr(language, piece.title) for piece in PIECES]
    assert len(set(titles)) == len(titles)
