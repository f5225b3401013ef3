"""Files of one's own: whether they can be used."""

from __future__ import annotations

from pathlib import Path

from igroteka.core.data import texts_in
from igroteka.games.robomaso.box import FILES, read_box


def check_data(folder: Path) -> tuple[str, dict[str, object]]:
    """A message that says what is in the files of a folder; BadCards if they cannot be used."""
    box = read_box(texts_in(folder, FILES))
    return "robomaso-cards-fine", {
        "folder": str(folder),
        "cards": sum(box.counts),
        "kinds": sum(1 for count in box.counts if count),
        "supply": sum(box.supply),
    }
