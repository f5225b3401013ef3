"""Laws about the source of a game: what it may import, and the traps of the compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from igroteka.laws.case import Case

ALLOWED = frozenset(
    [
        "__future__",
        "abc",
        "collections",
        "csv",
        "dataclasses",
        "enum",
        "functools",
        "html",
        "importlib",
        "itertools",
        "json",
        "math",
        "mypy_extensions",
        "operator",
        "pathlib",
        "re",
        "string",
        "struct",
        "textwrap",
        "types",
        "typing",
    ]
)  # what rules may need besides the core: no clock, no network, no files being written, no other chance


@cache
def _sources(folder: Path) -> list[tuple[Path, ast.Module]]:
    paths = sorted(folder.rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"), str(path))) for path in paths]


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def layers(case: Case) -> None:
    """A game knows `igroteka.core` and itself: no other part, no other game, no clock and no other chance."""
    own = case.game.rules.__class__.__module__.rpartition(".")[0]
    for path, tree in _sources(case.game.folder):
        for name in _imports(tree):
            if name == own or name.startswith((f"{own}.", ".", "igroteka.core")):
                continue
            if name.partition(".")[0] not in ALLOWED:
                what = "a game may import igroteka.core, itself, and plain parts of the standard library"
                raise case.broken("layers", f"{path.name} imports {name}; {what}")


def shifts(case: Case) -> None:
    """`constant << variable` is compiled as a 32-bit shift: a table of bits is used instead."""
    for path, tree in _sources(case.game.folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                constant = isinstance(node.left, ast.Constant) or ast.unparse(node.left).isupper()
                if constant and not isinstance(node.right, ast.Constant):
                    raise case.broken("shifts", f"{path.name}, line {node.lineno}: {ast.unparse(node)}")
