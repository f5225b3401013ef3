"""All possible answers: a column each."""

from __future__ import annotations

from typing import Final

from igroteka_fourinarow.tables import NAMES

DROP: Final = 0  # the only question
QUESTIONS: Final = ["fourinarow-drop"]
ANSWERS: Final = [f"drop:{name}" for name in NAMES]  # the code of an answer is its column
