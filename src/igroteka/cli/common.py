"""What several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from igroteka import compiled
from igroteka.core.errors import BadFile, BadInput
from igroteka.core.record import why

SET_HELP = "an option of the game; VALUE @FILE stands for what is in a file"
LONGEST = 2**20  # bytes of a file that is the value of an option


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
    """`--set name=value`, as often as one likes; `name=@file` takes the value from a file."""
    found: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("core-bad-argument", what="--set", expected="option=value", value=setting)
        found[name] = text_of(value[1:]) if value.startswith("@") else value
    return found


def text_of(path: str) -> str:
    """What stands in a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LONGEST + 1)
        text = data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadFile("core-cannot-read", file=path, why=why(error)) from error
    if len(data) > LONGEST:
        raise BadFile("core-file-too-long", file=path, limit=LONGEST // 2**20)
    return text
