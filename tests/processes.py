"""The processes of this machine, for tests that begin and end some."""

from __future__ import annotations

import contextlib
from pathlib import Path


def processes() -> dict[int, tuple[int, str]]:
    """Parent and state of all processes."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent = path.read_text().rpartition(")")[2].split()[:2]
            found[int(path.parent.name)] = (int(parent), state)
    return found


def children_of(pid: int) -> list[int]:
    """The processes that one has begun."""
    return [child for child, (parent, _) in processes().items() if parent == pid]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has buried does not."""
    return processes().get(pid, (0, "Z"))[1] != "Z"
