"""Data files of a game: those of its package, or files of one's own in a folder that the environment names.

A mistake in a file of one's own is told with its row and column.
"""

from __future__ import annotations

import csv
import os
import zlib
from importlib.resources import files
from pathlib import Path

from igroteka.core.errors import BadFile
from igroteka.core.messages import tr

NO_NUMBER = -1


def texts(package: str, names: list[str], own: str) -> dict[str, str]:
    """The texts of these files by name; `own` is the environment variable that names a folder of one's own."""
    folder = os.environ.get(own, "")
    if folder:
        return texts_in(Path(folder), names)
    data = files(package).joinpath("data")
    return {name: data.joinpath(name).read_text(encoding="utf-8") for name in names}


def texts_in(folder: Path, names: list[str]) -> dict[str, str]:
    """The texts of those files that a folder has; what is no UTF-8 becomes the sign U+FFFD."""
    found = [name for name in names if (folder / name).is_file()]
    return {name: (folder / name).read_text(encoding="utf-8-sig", errors="replace") for name in found}


def version(package: str, names: list[str], own: str, ours: int) -> int:
    """The version of the rules with these files: ours, or a number that only the same files have."""
    now = texts(package, names, own)
    if now == texts(package, names, ""):
        return ours
    return 1000 * (1 + zlib.crc32("\f".join(now.values()).encode())) + ours


class BadCards(BadFile):
    """A data file is not as it must be: the file, the row and the column, and the message that says what is wrong.

    Rows are counted as in an editor: the head is row 1; 0 stands for the whole file.
    """

    def __init__(self, file: str, row: int, column: str, problem: str, found: str, known: str = "") -> None:
        message = "core-cards-bad" if row else "core-cards-bad-file"
        super().__init__(message, file=file, row=row, column=column, problem=problem, found=found, known=known)

    def say(self, language: str) -> str:
        """The sentence in one of the four languages."""
        problem = tr(language, str(self.arguments["problem"]), self.arguments)
        return tr(language, self.message, self.arguments | {"problem": problem})


class CsvRow:
    """A row of a file that knows where it stands."""

    def __init__(self, file: str, number: int, values: dict[str, str]) -> None:
        self.file = file
        self.number = number
        self.values = values

    def bad(self, column: str, problem: str, known: str = "") -> BadCards:
        """A mistake in this row."""
        return BadCards(self.file, self.number, column, problem, self.values.get(column) or "", known)

    def text(self, column: str) -> str:
        """What stands in a column, perhaps nothing."""
        value = self.values.get(column)
        if value is None:
            raise self.bad(column, "core-cards-missing-column")
        return value.strip()

    def name(self, column: str) -> str:
        """A text that must be there."""
        text = self.text(column)
        if not text:
            raise self.bad(column, "core-cards-missing-name")
        return text

    def number_in(self, column: str, least: int, most: int) -> int:
        """A whole number within limits."""
        number = whole(self.text(column))
        if not least <= number <= most:
            raise self.bad(column, "core-cards-bad-number", f"{least}-{most}")
        return number

    def one_of(self, column: str, names: list[str]) -> int:
        """The number of a name."""
        text = self.text(column)
        if text not in names:
            raise self.bad(column, "core-cards-unknown-name", ", ".join(name for name in names if name))
        return names.index(text)

    def id(self, column: str, taken: list[str]) -> str:
        """An id: small letters, digits and underscores, a letter first, not among those that were taken before."""
        id = self.text(column)
        if not id.replace("_", "a").isalnum() or not id.isascii() or id != id.lower() or not id[0].isalpha():
            raise self.bad(column, "core-cards-bad-id")
        if id in taken:
            raise self.bad(column, "core-cards-twice")
        taken.append(id)
        return id


def whole(text: str) -> int:
    """A number of a few digits; NO_NUMBER if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else NO_NUMBER


def rows_of(file: str, texts: dict[str, str]) -> list[CsvRow]:
    """The rows of a file, at least one; `texts` are the files by name."""
    if file not in texts:
        raise BadCards(file, 0, "", "core-cards-missing-file", "")
    if "\ufffd" in texts[file]:
        raise BadCards(file, 0, "", "core-cards-not-utf-8", "")
    reader = csv.DictReader(texts[file].splitlines(keepends=True))
    rows = []
    try:
        for values in reader:
            if None in values:
                first = str(len(values))  # of the columns that have no head
                raise BadCards(file, reader.line_num, first, "core-cards-too-many-columns", "")
            plain = {str(name): value for name, value in values.items() if isinstance(value, str)}
            rows.append(CsvRow(file, reader.line_num, plain))
    except csv.Error as error:
        raise BadCards(file, reader.line_num, "", "core-cards-not-csv", str(error)) from error
    if not rows:
        raise BadCards(file, 0, "", "core-cards-empty-file", "")
    return rows
