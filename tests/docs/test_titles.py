"""Every paragraph of the rules has a short title in four languages: the first line of its chip."""

from __future__ import annotations

import re

import pytest

from igroteka import games, pages
from igroteka.core.messages import LANGUAGES

GAMES = ("algoracing", "golems", "progress", "robomaso")
CASES = [(game, language) for game in GAMES for language in LANGUAGES]
OTHERS = [case for case in CASES if case[1] != pages.FIRST]
LONGEST = 60  # characters of a title


def titles(game: str, language: str) -> dict[str, str]:
    return {each.id: each.title for each in pages.paragraphs(game, language).values()}


def said(game: str, language: str) -> tuple[pages.Chapter, ...]:
    """A page as it is written in its language, without what English lends it."""
    folder = next(folder for folder in pages.FOLDERS if (folder / f"{game}.md").is_file())
    name = f"{game}.md" if language == pages.FIRST else f"{game}.{language}.md"
    return pages.parse((folder / name).read_text("utf-8"), language)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_page_has_the_same_ids_and_headings_in_every_language(game: str, language: str) -> None:
    here, english = said(game, language), said(game, pages.FIRST)
    ids = [[each.id for each in chapter.paragraphs] for chapter in here]
    assert ids == [[each.id for each in chapter.paragraphs] for chapter in english]
    assert [chapter.level for chapter in here] == [chapter.level for chapter in english]
    known = [ident for row in ids for ident in row]
    assert len(set(known)) == len(known)
    assert all(ident.startswith(f"{games.get(game).meta.prefix}-") for ident in known)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_title_is_short_and_its_own(game: str, language: str) -> None:
    for chapter in said(game, language):
        assert chapter.title
        in_chapter: set[str] = set()
        for ident, title in ((each.id, each.title) for each in chapter.paragraphs):
            assert 0 < len(title) <= LONGEST, (ident, title, len(title))
            assert not title.endswith((".", "?", ":", ";", ",")), (ident, title)
            assert title.casefold() not in in_chapter, (ident, title)
            in_chapter.add(title.casefold())


@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_a_title_is_in_its_language(game: str, language: str) -> None:
    english, found = titles(game, pages.FIRST), titles(game, language)
    assert sum(title == english[ident] for ident, title in found.items()) <= len(found) // 50

    for ident, title in found.items():
        letters = [c for c in title if c.isalpha()]
        cyrillic = sum("а" <= c.lower() <= "я" or c in "ёЁ" for c in letters)
        assert cyrillic * 2 > len(letters) if language == "ru" else cyrillic == 0, (ident, title)
        assert not re.search(r"\b(the|and|with|from|only|of the)\b", title, re.IGNORECASE), (ident, title)
    if language == "cs":
        letters = [c for title in found.values() for c in title.lower() if c.isalpha()]
        assert sum(c in "áčďéěíňóřšťúůýž" for c in letters) * 20 > len(letters)


PLAYERS_WORDS = r"source document|rules engine|\bCSV\b|\.csv\b|\.txt\b|\bTODO\b"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_for_players(game: str) -> None:
    for chapter in pages.page(game):
        for item in chapter.items:
            text = item if isinstance(item, str) else item.text
            assert re.findall(PLAYERS_WORDS, text, re.IGNORECASE) == [], (chapter.title, text[:80])
