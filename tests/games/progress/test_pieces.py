"""Everything a player meets explains itself in words."""

from __future__ import annotations

from typing import get_args

import pytest

from igroteka import games
from igroteka.core.game import Flag, Piece
from igroteka.core.messages import LANGUAGES, errors_of, has, tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import Names
from igroteka.games.progress import vocabulary
from igroteka.games.progress.box import AGES
from igroteka.games.progress.components import components
from igroteka.games.progress.pieces import PIECES

GAME = games.get("progress")


def pieces(kind: str) -> list[str]:
    return [piece.name for piece in PIECES if piece.kind == kind]


def words(of: object) -> list[str]:
    """The names of a kind on the wire."""
    [names] = [each for each in get_args(of) if isinstance(each, Names)]
    return list(names.names)


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        ("knowledge", vocabulary.Kind),
        ("token", vocabulary.Kind),
        ("skill", vocabulary.Skill),
        ("power", vocabulary.Power),
        ("phase", vocabulary.Phase),
        ("effect", vocabulary.EffectKind),
        ("group", vocabulary.Group),
        ("title", vocabulary.Title),
    ],
)
def test_every_word_of_the_wire_has_a_piece(kind: str, of: object) -> None:
    assert pieces(kind) == words(of)


def test_every_age_and_every_symbol_on_a_card_has_a_piece() -> None:
    box = components()
    assert pieces("age") == list(box.ages[1 : AGES + 1])
    assert set(pieces("symbol")) == {box.ages[card.symbol] for card in box.technologies if card.symbol}


def test_every_symbol_that_counts_cards_has_a_piece() -> None:
    assert set(pieces("per_five")) == {card.per_five for card in components().technologies if card.per_five}


def test_every_expansion_has_a_piece() -> None:
    flags = [option.name for option in GAME.meta.options if isinstance(option, Flag)]
    assert pieces("expansion") == [name for name in flags if name in GAME.meta.presets["everything"]]


def test_everything_that_can_be_done_in_a_turn_has_a_piece() -> None:
    options = GAME.meta.complete({"personalities": True, "achievements": True})
    given = {"age": "2", "red hand": "pottery wheel", "red tokens": "S E C G G", "time": "calendar"}
    told = set()
    for persons in ("plato", "plato:down thomas_aquinas"):
        position = given | {"red persons": persons, "achievements": "great_wall"}
        state = GAME.notation.read(position, 1, options, PlayoutRng(1))
        assert GAME.prompt(state, 0) == "progress-act"
        told |= {action.word.partition(":")[0] for action in GAME.legal(state, 0)}
    assert set(pieces("action")) == told


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.title)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_explains_itself_shortly(language: str, piece: Piece) -> None:
    for message in (piece.title, piece.help):
        assert has(language, message)
        assert errors_of(language, message, {}) == ""
    name, help = tr(language, piece.title), tr(language, piece.help)
    assert len(name) <= 40
    assert help.endswith(".")
    assert len(help) <= 170
    assert help.count(".") <= 3
    if language != "en":
        assert help != tr("en", piece.help)


def test_no_piece_is_told_twice() -> None:
    assert len({(piece.kind, piece.name) for piece in PIECES}) == len(PIECES) == len({p.title for p in PIECES})
