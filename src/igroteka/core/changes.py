"""Differences of views: what a client must change in the one it has to get the next one."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Final

FIELDS: Final = "__dataclass_fields__"  # what all dataclasses have

Path = list[str | int]  # names of fields and places in rows, from the outside in
Difference = tuple[Path, object]  # where a view changed, and what is there now
Compared = dict[tuple[int, int], tuple[list[Difference], object, object]]  # by ids, with the two that have these ids


def differences(before: object, after: object, compared: Compared | None = None) -> list[Difference]:
    """What must be changed in a view to make it another one of the same class.

    Views of several seats share what they all see; with `compared` that is looked at only for the first of them.
    """
    known: Compared = {} if compared is None else compared
    kind = type(after)
    if kind is not type(before):
        return [([], after)]
    if hasattr(kind, FIELDS):
        pair = id(before), id(after)
        if pair not in known:
            old, new = vars(before), vars(after)
            found: list[Difference] = []
            for name, value in new.items():
                _add_differences(name, old[name], value, known, found)
            known[pair] = found, before, after
        return known[pair][0]
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        changes: list[Difference] = []
        for place in range(len(after)):
            _add_differences(place, before[place], after[place], known, changes)
        return changes
    return [([], after)] if before != after else []


def _add_differences(where: str | int, old: object, new: object, known: Compared, found: list[Difference]) -> None:
    """Find what is different in what lies at a place."""
    if old is new:
        return
    kind = type(new)
    if kind is int or kind is str:
        if old != new:
            found.append(([where], new))
    elif _is_made_of_parts(new) or old != new:
        for path, value in differences(old, new, known):
            found.append(([where, *path], value))


def _is_made_of_parts(value: object) -> bool:
    """Whether it is cheaper to look into a value at once than to compare it as a whole first."""
    return hasattr(value, FIELDS) or (isinstance(value, tuple) and len(value) > 0 and hasattr(value[0], FIELDS))


def folded(view: Any, changes: Iterable[Difference]) -> Any:
    """A view as a client has it (dictionaries and lists) with changes laid over it; what does not change is shared."""
    for path, value in changes:
        view = _laid(view, path, value)
    return view


def _laid(old: Any, path: Path, value: object) -> Any:
    if not path:
        return value
    first, *rest = path
    changed = copy(old)
    changed[first] = _laid(old[first], rest, value)
    return changed
