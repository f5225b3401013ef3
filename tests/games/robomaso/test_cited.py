"""Every paragraph of the page can be found in the code that carries it out."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka import games

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "robomaso.md"


def test_every_paragraph_is_cited_where_it_is_carried_out() -> None:
    paragraphs = re.findall(r"^- \*\*(RM-R?\d+)\b", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    code = [path.read_text(encoding="utf-8") for path in games.get("robomaso").folder.rglob("*.py")]
    cited = {rule for text in code for rule in re.findall(r"\bRM-R?\d+\b", text)}

    assert len(paragraphs) > 200
    assert [rule for rule in paragraphs if rule not in cited] == []
