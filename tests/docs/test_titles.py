"""Every paragraph and every heading of the rules has a short title in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka import games, pages
from igroteka.core.messages import LANGUAGES

TITLES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "titles"
GAMES = [name for name in ("algoracing", "golems", "progress", "robomaso") if (TITLES / f"{name}.en.tsv").is_file()]
LONGEST = 60
COMMON = re.compile(r"\b(the|of|and|with|is|are|may|when|from)\b", re.IGNORECASE)  # English words of no other language

every = pytest.mark.parametrize("name", GAMES)
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def rows(name: str, language: str) -> list[list[str]]:
    """Ids with their titles; for headings a hash, the English words and the translation."""
    lines = (TITLES / f"{name}.{language}.tsv").read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines]


def titles(name: str, language: str) -> dict[str, str]:
    return {row[0]: row[1] for row in rows(name, language) if row[0] != "#"}


def plain(heading: str) -> str:
    """The words of a heading, without its number and the source in parentheses."""
    return re.sub(r"\s*\([^)]*\)$", "", re.sub(r"^[\d.]+\s+", "", heading)).strip()


def headings(name: str) -> Iterator[tuple[str, bool]]:
    """The headings of the page, each with whether paragraphs stand under it."""
    page, prefix = pages.page(name), games.get(name).meta.prefix
    parts = re.split(r"^#{2,4} (.*)$", page, flags=re.MULTILINE)[1:]
    for heading, text in zip(parts[::2], parts[1::2]):
        yield plain(heading), bool(pages.ids(text, prefix))


@every
@everywhere
def test_every_paragraph_has_a_title_in_the_order_of_the_page(name: str, language: str) -> None:
    found = [row[0] for row in rows(name, language) if row[0] != "#"]
    assert found == pages.ids(pages.page(name), games.get(name).meta.prefix)


@every
@everywhere
def test_every_heading_of_a_chapter_is_translated_where_it_stands(name: str, language: str) -> None:
    translated = [row[1] for row in rows(name, language) if row[0] == "#"]
    wanted = [heading for heading, chapter in headings(name) if chapter]
    known = list(dict.fromkeys(heading for heading, _ in headings(name) if heading in translated))
    assert [heading for heading in wanted if heading not in translated] == []
    assert translated == known
    order: list[str] = []
    for row in rows(name, language):
        order += row[1:2] if row[0] == "#" else [row[0]]
    page, ids = pages.page(name), games.get(name).meta.prefix
    lines = re.findall(rf"^#{{2,4}} (.*)$|\*\*({ids}-R?\d+)\b", page, re.MULTILINE)
    there = [plain(heading) if heading else rule for heading, rule in lines]
    assert order == [each for each in dict.fromkeys(there) if each in order]


@every
@everywhere
def test_a_title_is_short_and_says_one_thing(name: str, language: str) -> None:
    for row in rows(name, language):
        title = row[-1]
        assert title == title.strip() != "", row
        assert len(title) <= LONGEST or row[0] == "#", (len(title), row)
        assert not title.endswith((".", "?", "!")), row
        assert title[:1] == title[:1].upper(), row


@every
@everywhere
def test_no_two_titles_of_a_chapter_are_the_same(name: str, language: str) -> None:
    chapter: list[str] = []
    for row in rows(name, language):
        chapter = [] if row[0] == "#" else [*chapter, row[1]]
        assert len(chapter) == len(set(chapter)), row


@every
@everywhere
def test_titles_are_in_their_language(name: str, language: str) -> None:
    for row, english in zip(rows(name, language), rows(name, "en"), strict=True):
        assert len(row) == (3 if row[0] == "#" else 2), row
        assert row[:-1] == english[:-1]
        title = row[-1]
        letters = [letter for letter in title if letter.isalpha()]
        cyrillic = [letter for letter in letters if "\u0400" <= letter <= "\u04ff"]
        if language == "ru":
            assert len(cyrillic) >= 0.6 * len(letters), row
        else:
            assert not cyrillic, row
        if language == "en":
            assert row[0] != "#" or title == row[1]
        elif title == english[-1]:
            assert len(letters) < 12, row  # a name such as "Teleport"; a sentence is never the same
        elif language != "nl":
            assert not COMMON.search(title), row
