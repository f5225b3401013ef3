"""Parts of written values that games share; a ValueError says what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Iterable

DASH = "-"  # an empty list


def split_items(text: str) -> list[str]:
    """The words of a list; a dash is an empty one."""
    return [] if text == DASH else text.split()


def join_items(items: Iterable[str]) -> str:
    """Words with spaces between them, or a dash."""
    return " ".join(items) or DASH


def pairs(text: str, what: str) -> list[tuple[str, str]]:
    """`red=2 blue=1` as pairs."""
    found = []
    for part in split_items(text):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise ValueError(f"“{what}” has items name=value, not {part!r}")
        found.append((name, value))
    return found


def join_pairs(items: Iterable[tuple[str, object]]) -> str:
    """Pairs as text."""
    return join_items(f"{name}={value}" for name, value in items)


def refuse(wrong: object, why: str) -> None:
    """What is wrong cannot be read."""
    if wrong:
        raise ValueError(why)


def one_of(word: str, known: Iterable[str], what: str) -> int:
    """The number of a word in a list."""
    names = list(known)
    if word not in names:
        told = names if len(names) < 12 else [*names[:3], "…"]
        raise ValueError(f"“{what}”: {word!r} is none of {', '.join(told)}")
    return names.index(word)


def read_number(text: str, what: str) -> int:
    """A whole number of reasonable size, not below zero."""
    if text.startswith("-"):
        raise ValueError(f"“{what}” is a whole number, not {text!r}")
    return read_signed(text, what)


def read_signed(text: str, what: str) -> int:
    """A whole number of reasonable size, perhaps below zero."""
    if not re.fullmatch(r"-?[0-9]{1,6}", text):
        raise ValueError(f"“{what}” is a whole number, not {text!r}")
    return int(text)


def read_large(text: str, what: str) -> int:
    """A whole number that fits into an array."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise ValueError(f"“{what}” has whole numbers, not {text!r}")
    return int(text)
