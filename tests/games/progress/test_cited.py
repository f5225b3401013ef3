"""Every paragraph that the code carries out is cited where it does."""

from __future__ import annotations

import re

from igroteka import games, pages

GAME = games.get("progress")
WITHOUT_CODE = {
    "PR-001": "the box: the cards are in the data files, and the tests count them",
    "PR-006": "the box: tokens are numbers here",
    "PR-007": "the box: age tokens are worked out from the symbols that are missing",
    "PR-008": "tokens and cubes are numbers, which never run out",
    "PR-023": "how a table is laid out",
    "PR-024": "the tree can be looked at on the page at any time",
    "PR-046": "a story without effect",
    "PR-050": "advice for a table of people; PR-R09 says what is played",
    "PR-070": "how a table is laid out",
    "PR-156": "advice",
}


def test_every_paragraph_is_cited_in_the_code_or_has_a_reason_not_to_be() -> None:
    files = [*GAME.folder.glob("**/*.py"), *GAME.folder.glob("data/*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    cited = set(re.findall(r"\bPR-R?\d+\b", text))
    page = pages.ids(pages.page("progress"), "PR")

    assert [rule for rule in page if rule not in cited and rule not in WITHOUT_CODE] == []
    assert sorted(cited & WITHOUT_CODE.keys()) == []
    assert sorted((cited | WITHOUT_CODE.keys()) - set(page)) == []
