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
    rules = set(pages.ids(pages.page(GAME.name), GAME.meta.prefix))

    assert set(NO_CODE) <= rules
    assert rules - cited() == set(NO_CODE)
    assert cited() <= rules


def test_every_option_stands_in_the_table_of_the_page() -> None:
    table = pages.page(GAME.name).partition("### Options in one table")[2].partition("###")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = [name.strip(" `") for cell in first for name in cell.split(",")]

    assert sorted(named) == sorted(option.name for option in GAME.meta.options)
