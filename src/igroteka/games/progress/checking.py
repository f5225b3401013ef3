"""Card files of one's own: whether they can be used."""

from __future__ import annotations

from pathlib import Path

from igroteka.core.data import texts_in
from igroteka.games.progress.box import FILES, read_box


def check_data(folder: Path) -> tuple[str, dict[str, object]]:
    """A message that says what is in the files of a folder; BadCards if they cannot be used."""
    box = read_box(texts_in(folder, FILES))
    return "progress-cards-fine", {
        "folder": str(folder),
        "technologies": len(box.technologies),
        "cards": sum(sum(card.copies) for card in box.technologies),
        "personalities": len(box.personalities),
        "achievements": len(box.achievements),
    }
