"""Laws about the source of a game: what it may import, and the traps of the compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from igroteka.laws.case import Case

FORBIDDEN = ("random", "secrets", "time", "datetime", "socket", "threading", "asyncio", "subprocess", "uuid")


def _sources(case: Case) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(case.game.folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def layers(case: Case) -> None:
    """A game knows `igroteka.core` and itself: no other part, no other game, no clock and no other chance."""
    own = case.game.rules.__class__.__module__.rpartition(".")[0]
    for path, tree in _sources(case):
        for name in _imports(tree):
            top = name.partition(".")[0]
            inside = name == own or name.startswith((f"{own}.", "."))
            if not inside and top == "igroteka" and not name.startswith("igroteka.core"):
                raise case.broken("layers", f"{path.name} imports {name}; a game may import igroteka.core and itself")
            if top in FORBIDDEN:
                raise case.broken(
                    "layers", f"{path.name} imports {name}; chance comes from state.rng, rules have no clock"
                )


def shifts(case: Case) -> None:
    """`constant << variable` is compiled as a 32-bit shift: a table of bits is used instead."""
    for path, tree in _sources(case):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                constant = isinstance(node.left, ast.Constant) or ast.unparse(node.left).isupper()
                if constant and not isinstance(node.right, ast.Constant):
                    raise case.broken("shifts", f"{path.name}, line {node.lineno}: {ast.unparse(node)}")
