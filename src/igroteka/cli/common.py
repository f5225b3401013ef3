"""What several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from igroteka import compiled
from igroteka.core.errors import BadInput


def build_name() -> str:
    """Which build runs."""
    return "compiled" if compiled.running else "interpreted"


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""

    def parse(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, not {text!r}")
        return int(text)

    return parse


def options_of(settings: Sequence[str]) -> dict[str, object]:
    """`--set name=value`, as often as one likes."""
    found: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("core-bad-argument", what="--set", expected="option=value", value=setting)
        found[name] = value
    return found
