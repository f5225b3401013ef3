"""Every paragraph of the rules is cited where the code carries it out, and the code cites no other."""

from __future__ import annotations

import pytest

from igroteka import games, pages

NO_CODE = {
    "AR-R26": "bases are squares like others: nothing in the code tells them apart, and that is the rule",
    "GB-007": "what families of cards there are",
    "GB-016": "a booklet in the box",
    "GB-071": "who moves the figures of Bots; here nobody has to",
    "GB-087": "what is printed behind a wall; tokens are not turned over",
    "GB-102": "what is printed behind water",
    "GB-153": "an advice: three ways to do nothing",
    "GB-173": "a picture of the rulebook",
    "GB-206": "an advice on fields for children",
    "GB-210": "how children sit together",
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


def cited(name: str) -> set[str]:
    """The ids that stand in the code and the data of a game."""
    game = games.get(name)
    paths = [path for path in game.folder.rglob("*") if path.suffix in (".py", ".csv", ".txt")]
    return {rule for path in paths for rule in pages.cited(path.read_text("utf-8"), game.meta.prefix)}


@pytest.mark.parametrize("name", ["algoracing", "golems", "progress", "robomaso"])
def test_every_paragraph_is_cited_where_it_is_carried_out(name: str) -> None:
    rules = list(pages.paragraphs(name))
    excused = [rule for rule in NO_CODE if rule.startswith(f"{games.get(name).meta.prefix}-")]

    assert len(rules) > 200
    assert [rule for rule in rules if rule not in cited(name)] == excused
    assert cited(name) <= set(rules)


def test_every_option_of_algoracing_stands_in_the_table_of_its_page() -> None:
    game = games.get("algoracing")
    [chapter] = [chapter for chapter in pages.page(game.name) if chapter.title == "Options in one table"]
    lines = "\n".join(map(str, chapter.items)).splitlines()
    first = [line.split("|")[1] for line in lines if line.startswith("| `")]
    named = [name.strip(" `") for cell in first for name in cell.split(",")]

    assert sorted(named) == sorted(option.name for option in game.meta.options)
