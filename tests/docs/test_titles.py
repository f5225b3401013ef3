"""Every paragraph of the rules has a short title in four languages, told on its chips."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from igroteka import games, pages
from igroteka.core.messages import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules" / "titles"
GAMES = [name for name in ("algoracing", "golems", "progress", "robomaso") if (FOLDER / f"{name}.en.tsv").is_file()]
CASES = [(game, language) for game in GAMES for language in LANGUAGES]
LONGEST = 60  # characters of a title
HEADING = "#"  # in the place of an id


@cache
def rows(game: str, language: str) -> list[list[str]]:
    """The lines of a file: id and title, or for a heading its English words and the translation."""
    text = (FOLDER / f"{game}.{language}.tsv").read_text("utf-8")
    return [line.split("\t") for line in text.splitlines()]


def titles(game: str, language: str) -> list[tuple[str, str]]:
    return [(row[0], row[1]) for row in rows(game, language) if row[0] != HEADING]


def plain(heading: str) -> str:
    """A heading without its number and what stands in brackets behind it."""
    return re.sub(r"^[\d.]+\s+|\s*\([^()]*\)$", "", heading).strip()


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_line_is_an_id_with_its_title_or_a_heading_with_its_translation(game: str, language: str) -> None:
    prefix = games.get(game).meta.prefix
    for row in rows(game, language):
        assert all(cell and cell == cell.strip() for cell in row), row
        assert len(row) == (3 if row[0] == HEADING else 2), row
        assert row[0] == HEADING or re.fullmatch(rf"{prefix}-[A-Z]?\d+", row[0]), row


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_paragraph_has_its_title_in_the_order_of_the_page(game: str, language: str) -> None:
    page, prefix = pages.page(game), games.get(game).meta.prefix
    found = [ident for ident, _ in titles(game, language)]
    more = [ident for ident in found if ident not in pages.ids(page, prefix)]

    assert [ident for ident in found if ident not in more] == pages.ids(page, prefix)
    assert all(f"**{ident}" in page for ident in more)  # paragraphs of other kinds, such as those of the data
    assert len(set(found)) == len(found)
    assert found == [ident for ident, _ in titles(game, "en")]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_headings_stand_at_the_same_places_in_all_languages(game: str, language: str) -> None:
    here, english = rows(game, language), rows(game, "en")

    assert [row[:2] if row[0] == HEADING else row[:1] for row in here] == [
        row[:2] if row[0] == HEADING else row[:1] for row in english
    ]
    assert all(row[1] == row[2] for row in english if row[0] == HEADING)


@pytest.mark.parametrize("game", GAMES)
def test_headings_are_those_of_the_page(game: str) -> None:
    page = pages.page(game)
    if "\n## Rules\n" not in page:
        pytest.skip("this page is not in the order of the others yet")
    known = {plain(heading) for heading in re.findall(r"^#{2,4} (.+)$", page, re.MULTILINE)}
    found = [plain(row[1]) for row in rows(game, "en") if row[0] == HEADING]

    assert [heading for heading in found if heading not in known] == []
    assert known - set(found) == set()


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_title_is_short_and_its_own(game: str, language: str) -> None:
    chapter: set[str] = set()
    for row in rows(game, language):
        if row[0] == HEADING:
            chapter = set()
            continue
        ident, title = row
        assert len(title) <= LONGEST, (ident, title, len(title))
        assert not title.endswith((".", "?", ":", ";", ",")), (ident, title)
        assert title.casefold() not in chapter, (ident, title)
        chapter.add(title.casefold())


@pytest.mark.parametrize(("game", "language"), [case for case in CASES if case[1] != "en"])
def test_a_title_is_in_its_language(game: str, language: str) -> None:
    english, found = dict(titles(game, "en")), titles(game, language)
    assert sum(title == english[ident] for ident, title in found) <= len(found) // 50

    for ident, title in found:
        letters = [c for c in title if c.isalpha()]
        cyrillic = sum("а" <= c.lower() <= "я" or c in "ёЁ" for c in letters)
        assert cyrillic * 2 > len(letters) if language == "ru" else cyrillic == 0, (ident, title)
        assert not re.search(r"\b(the|and|with|from|only|of the)\b", title, re.IGNORECASE), (ident, title)
    if language == "cs":
        letters = [c for _, title in found for c in title.lower() if c.isalpha()]
        assert sum(c in "áčďéěíňóřšťúůýž" for c in letters) * 20 > len(letters)
