"""The pages of the rules: in docs/rules of the project, in the installed package, or in a plug-in."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.core import registry
from igroteka.core.errors import BadInput

NUMBER = r"[DR]?\d+"  # of a paragraph behind its game's letters: 043 a rule, R12 a ruling, D05 where editions differ
HERE = Path(__file__).parent
FOLDERS = (HERE / "pages", HERE.parents[1] / "docs" / "rules")  # installed; in the project


def places() -> dict[str, Path]:
    """Where the page of each game lies."""
    found = {path.stem: path for folder in FOLDERS for path in sorted(folder.glob("*.md"))}
    for game in registry.all_games():
        own = game.folder / "rules.md"
        if own.is_file():
            found[game.name] = own
    return dict(sorted(found.items()))


def page(name: str) -> str:
    """The rules of a game."""
    known = places()
    if name not in known:
        raise BadInput("core-no-rules-page", game=name, known=", ".join(known))
    return known[name].read_text(encoding="utf-8")


def ids(text: str, prefix: str) -> list[str]:
    """The ids of the paragraphs a page defines, in its order."""
    return list(dict.fromkeys(re.findall(rf"\*\*({prefix}-{NUMBER})\b", text)))


def cited(text: str, prefix: str) -> set[str]:
    """The ids of the paragraphs a text cites."""
    return set(re.findall(rf"\b{prefix}-{NUMBER}\b", text))


def paragraph(text: str, rule: str) -> str | None:
    """One numbered paragraph of a page with the lines that belong to it."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if re.match(rf"[-*|]? ?\*\*{re.escape(rule.upper())}\b", line):
            more = []
            for following in lines[at + 1 :]:
                if not following.startswith("  "):
                    break
                more.append(following)
            return "\n".join([line, *more])
    return None
