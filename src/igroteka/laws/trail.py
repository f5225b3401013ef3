"""The paper trail: every paragraph of the rules is shown by an example or a test, and nothing cites a missing one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path

from igroteka import examples, pages


def cited(texts: Iterable[str], prefix: str) -> set[str]:
    """The ids of the paragraphs these texts cite."""
    return {rule for text in texts for rule in pages.cited(text, prefix)}


def files(folders: Iterable[Path], endings: tuple[str, ...]) -> list[str]:
    """The texts of all files below these folders."""
    return [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings and path.is_file()
    ]


def shown_in(folders: Iterable[Path]) -> list[str]:
    """What examples and tests say they show: `rules:` of an example, `@pytest.mark.rule(…)` of a test."""
    places = list(folders)
    found = [
        " ".join(example.rules)
        for folder in places
        for path in sorted(folder.rglob(f"*{examples.SUFFIX}"))
        for example in examples.load(path)
    ]
    return found + [mark for text in files(places, (".py",)) for mark in re.findall(r"mark\.rule\(([^)]*)\)", text)]


def problems(
    rules: Collection[str], prefix: str, shown: Iterable[str], mentioned: Iterable[str], still_open: Iterable[str]
) -> list[str]:
    """What is wrong with the trail, a sentence each; `still_open` lists the ids that nothing shows yet."""
    shown_ids, open_ids = cited(shown, prefix), set(still_open)
    found = [f"{rule} is shown by no example or test and not listed as open" for rule in rules
             if rule not in shown_ids | open_ids]  # fmt: skip
    found += [
        f"{rule} is listed as open, but it is shown: take it off the list" for rule in sorted(open_ids & shown_ids)
    ]
    found += [f"{rule} is listed as open, but no page defines it" for rule in sorted(open_ids - set(rules))]
    found += [f"{rule} is cited, but no page defines it"
              for rule in sorted((cited(mentioned, prefix) | shown_ids) - set(rules))]  # fmt: skip
    return found
