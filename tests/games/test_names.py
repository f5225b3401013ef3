"""Within a game a name means one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from igroteka import games


def constants(path: Path) -> set[str]:
    """The constants that a module defines."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            found |= {part.id for part in parts if isinstance(part, ast.Name) and part.id.isupper()}
    return found


@pytest.mark.parametrize("name", ["algoracing", "golems", "progress", "robomaso"])
def test_no_constant_of_a_game_is_defined_in_two_modules(name: str) -> None:
    folder, places = games.get(name).folder, defaultdict(list)
    for path in folder.rglob("*.py"):
        for constant in constants(path):
            places[constant].append(path.relative_to(folder).as_posix())
    assert {constant: where for constant, where in places.items() if len(where) > 1} == {}
