"""Every paragraph of the page can be found in the code that carries it out."""

from __future__ import annotations

import re

from igroteka import games, pages

GAME = games.get("golems")
WITHOUT_CODE = {
    "GB-007": "what families of cards there are",
    "GB-016": "a booklet in the box",
    "GB-071": "who moves the figures of Bots; here nobody has to",
    "GB-087": "what is printed behind a wall; tokens are not turned over",
    "GB-102": "what is printed behind water",
    "GB-153": "an advice: three ways to do nothing",
    "GB-173": "a picture of the rulebook",
    "GB-206": "an advice on fields for children",
    "GB-210": "how children sit together",
}


def test_every_paragraph_is_cited_where_it_is_carried_out() -> None:
    paragraphs = list(pages.paragraphs("golems"))
    code = "\n".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
    cited = set(re.findall(r"\bGB-R?\d+\b", code))

    assert len(paragraphs) > 300
    assert [rule for rule in paragraphs if rule not in cited] == [*WITHOUT_CODE]
    assert cited <= set(paragraphs)
