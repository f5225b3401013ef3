"""Every paragraph of the page is cited where the code carries it out."""

from __future__ import annotations

from igroteka import games, pages

GAME = games.get("algoracing")
NO_CODE = {
    "AR-R26": "bases are squares like others: nothing in the code tells them apart, and that is the rule",
}


def cited() -> set[str]:
    """The ids that stand in the code and the data of the game."""
    paths = [path for path in GAME.folder.rglob("*") if path.suffix in (".py", ".csv", ".txt")]
    return {rule for path in paths for rule in pages.cited(path.read_text("utf-8"), GAME.meta.prefix)}


def test_every_paragraph_is_cited_where_it_is_carried_out() -> None:
    rules = set(pages.paragraphs(GAME.name))

    assert set(NO_CODE) <= rules
    assert rules - cited() == set(NO_CODE)
    assert cited() <= rules


def test_every_option_stands_in_the_table_of_the_page() -> None:
    [chapter] = [chapter for chapter in pages.page(GAME.name) if chapter.title == "Options in one table"]
    lines = "\n".join(map(str, chapter.items)).splitlines()
    first = [line.split("|")[1] for line in lines if line.startswith("| `")]
    named = [name.strip(" `") for cell in first for name in cell.split(",")]

    assert sorted(named) == sorted(option.name for option in GAME.meta.options)
