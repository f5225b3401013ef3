"""Card files of one's own: what is wrong with them, in one sentence."""

from __future__ import annotations

from pathlib import Path

from igroteka.core.data import texts_in
from igroteka.core.errors import BadFile
from igroteka.core.words import tr
from igroteka.games.progress.rules.box import FILES, BadCards, read_box


class BadCardFile(BadFile):
    """A card file cannot be used: the file, the row and the column, and what is wrong there."""

    def __init__(self, bad: BadCards) -> None:
        message = "progress-cards-bad" if bad.row else "progress-cards-bad-file"
        place: dict[str, object] = {"file": bad.file, "row": bad.row, "column": bad.column}
        super().__init__(message, **place, problem=bad.problem, found=bad.found, known=bad.known)

    def say(self, language: str) -> str:
        """The sentence in one of the four languages."""
        problem = tr(language, f"progress-cards-{self.numbers['problem']}", self.numbers)
        return tr(language, self.message, self.numbers | {"problem": problem})


def check_data(folder: Path) -> tuple[str, dict[str, object]]:
    """A message that says what is in the files of a folder; BadCardFile if they cannot be used."""
    try:
        box = read_box(texts_in(folder, FILES))
    except BadCards as error:
        raise BadCardFile(error) from error
    return "progress-cards-fine", {
        "folder": str(folder),
        "technologies": len(box.technologies),
        "cards": sum(sum(card.copies) for card in box.technologies),
        "personalities": len(box.personalities),
        "achievements": len(box.achievements),
    }
