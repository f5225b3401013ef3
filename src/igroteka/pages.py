"""The rules of a game for people: How to play, and the numbered paragraphs, each in several languages.

English paragraphs lie in NAME.md, those of another language in NAME.LANGUAGE.md with the same ids in the same order;
what a language lacks is given in English. They are in docs/rules of the project, in the installed package, or in a
plug-in as rules.md. How to play lies in the game's own package.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from igroteka.core import registry
from igroteka.core.errors import BadInput

HERE = Path(__file__).parent
FOLDERS = (HERE / "pages", HERE.parents[1] / "docs" / "rules")  # installed; in the project
FIRST = "en"  # the language in which the rules are written first
NUMBER = r"[DR]?\d+"
ID = rf"[A-Z]+-{NUMBER}"  # of a paragraph: AR-043 a rule, AR-R12 a ruling, AR-D05 where editions differ
_PARAGRAPH = re.compile(rf"- \*\*({ID})(?: ([^*]+?)\.?)?\*\*(?: (.*))?$")
# in How to play: caption, what is shown, and which
PICTURE = re.compile(r"^!\[([^\]]*)\]\((board|pieces):([\w-]+)\)$", re.MULTILINE)
_HEADING = re.compile(r"(#{1,4}) (.*)$")


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph."""

    id: str
    title: str  # what it says, in a few words
    text: str  # as Markdown
    language: str  # of the text


@dataclass(frozen=True)
class Chapter:
    """A heading with what stands below it, up to the next one: paragraphs, and Markdown in between."""

    title: str
    level: int  # 1 is the page itself, 2 a part, 3 a chapter
    items: tuple[Paragraph | str, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The numbered paragraphs alone."""
        return tuple(item for item in self.items if isinstance(item, Paragraph))


def names() -> list[str]:
    """The games that have a page of rules."""
    return sorted(_places())


def page(name: str, language: str = FIRST) -> tuple[Chapter, ...]:
    """The numbered rules of a game; what this language lacks is in English."""
    places = _places()
    if name not in places:
        raise BadInput("core-no-rules-page", game=name, known=", ".join(sorted(places)))
    path = places[name]
    return _page(path, path.with_suffix(f".{language}.md"), language)


def paragraphs(name: str, language: str = FIRST) -> dict[str, Paragraph]:
    """All numbered paragraphs of a game by id, in their order."""
    return {each.id: each for chapter in page(name, language) for each in chapter.paragraphs}


def paragraph(name: str, rule: str, language: str = FIRST) -> Paragraph:
    """One numbered paragraph; BadInput says that there is none."""
    found = paragraphs(name, language).get(rule.upper())
    if found is None:
        raise BadInput("core-unknown-rule", game=name, rule=rule)
    return found


def cited(text: str, prefix: str) -> set[str]:
    """The ids of the paragraphs of a game that a text cites."""
    return set(re.findall(rf"\b{prefix}-{NUMBER}\b", text))


def carried_out(name: str, rule: str) -> list[str]:
    """The places in a game's code that cite a paragraph: each file with its lines."""
    folder = registry.get(name).folder
    found = []
    for path in sorted(folder.rglob("*.py")):
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        cites = [str(number) for number, line in lines if re.search(rf"\b{re.escape(rule.upper())}\b", line)]
        if cites:
            found.append(f"{path.relative_to(folder.parent).as_posix()}: {', '.join(cites)}")
    return found


def guide(name: str, language: str = FIRST) -> str:
    """How to play, as Markdown with live boards; "" if the game has none."""
    folder = registry.get(name).folder / "guide"
    for path in (folder / f"{language}.md", folder / f"{FIRST}.md"):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


@cache
def parse(text: str, language: str = FIRST) -> tuple[Chapter, ...]:
    """The chapters of a page."""
    found: list[Chapter] = []
    title, level, items, plain = "", 1, list[Paragraph | str](), list[str]()

    def close_plain() -> None:
        block = "\n".join(plain).strip("\n")
        if block:
            items.append(block)
        plain.clear()

    def close() -> None:
        close_plain()
        if title or items:
            found.append(Chapter(title, level, tuple(items)))

    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        head = None if fenced else _PARAGRAPH.match(line)
        if heading is not None:
            close()
            title, level, items = heading[2].strip(), len(heading[1]), []
        elif head is not None:
            close_plain()
            items.append(Paragraph(head[1], head[2] or "", head[3] or "", language))
        elif line.startswith("  ") and not plain and items and isinstance(last := items[-1], Paragraph):
            items[-1] = replace(last, text=f"{last.text}\n{line[2:]}".strip())
        else:
            plain.append(line)
    close()
    return tuple(found)


@cache
def _page(first: Path, own: Path, language: str) -> tuple[Chapter, ...]:
    chapters = parse(first.read_text(encoding="utf-8"))
    if language == FIRST or not own.is_file():
        return chapters
    said = parse(own.read_text(encoding="utf-8"), language)
    known = {each.id: each for chapter in said for each in chapter.paragraphs}
    titles = [chapter.title for chapter in said] if len(said) == len(chapters) else [each.title for each in chapters]
    return tuple(
        replace(chapter, title=title, items=tuple(_in_language(item, known) for item in chapter.items))
        for chapter, title in zip(chapters, titles)
    )


def _in_language(item: Paragraph | str, known: dict[str, Paragraph]) -> Paragraph | str:
    """A paragraph as a language says it; its text stays English where there is only a title yet."""
    if isinstance(item, str) or item.id not in known:
        return item
    own = known[item.id]
    return own if own.text else replace(item, title=own.title or item.title)


def _places() -> dict[str, Path]:
    """Where the English page of each game lies."""
    found = {path.stem: path for folder in FOLDERS for path in folder.glob("*.md") if "." not in path.stem}
    for game in registry.all_games():
        own = game.folder / "rules.md"
        if own.is_file():
            found[game.name] = own
    return found
