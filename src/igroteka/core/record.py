"""A game as one portable file: rules version, options, seed, and the list of answers."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard, cast

from igroteka.core.errors import BadFile, BadInput

if TYPE_CHECKING:
    from igroteka.core.wire import Seat

FORMAT = 2
FORMATS = "1, 2"  # that we can read; the first knew no rows of answers
UNDO, LEAVE, BACK, ANSWERS = "undo", "leave", "back", "answers"  # the names in entries that are no plain answers
LONGEST = 64 * 2**20  # bytes of a file we are willing to read


@dataclass(frozen=True)
class Answers:
    """A seat gave answers, all at once, after it had taken back so many of its last ones."""

    seat: Seat
    words: tuple[str, ...]
    back: int = 0


@dataclass(frozen=True)
class TakeBack:
    """A seat took back what it had answered last."""

    seat: Seat


@dataclass(frozen=True)
class Leave:
    """A seat left for good."""

    seat: Seat


Entry = Answers | TakeBack | Leave  # one entry of the log
Written = str | list[str] | dict[str, object]  # an entry in a file, without its seat


def written(entry: Entry) -> Written:
    """An entry as it stands in a file: a word, a row of them, or what was done instead."""
    match entry:
        case TakeBack():
            return {UNDO: True}
        case Leave():
            return {LEAVE: True}
        case Answers(words=(word,), back=0):
            return word
        case Answers(back=0):
            return list(entry.words)
        case Answers():
            return {BACK: entry.back, ANSWERS: list(entry.words)}


def entry_of(seat: Seat, value: object) -> Entry:
    """The entry that stands so in a file; a ValueError says that it is none."""
    if isinstance(value, str):
        return Answers(seat, (value,))
    if isinstance(value, list) and _are_words(value):
        return Answers(seat, tuple(value))
    if value == {UNDO: True}:
        return TakeBack(seat)
    if value == {LEAVE: True}:
        return Leave(seat)
    if isinstance(value, dict) and value.keys() == {BACK, ANSWERS}:
        back, words = value[BACK], value[ANSWERS]
        if type(back) is int and back > 0 and isinstance(words, list) and _are_words(words):
            return Answers(seat, tuple(words), back)
    raise ValueError("this is no entry")


def _are_words(words: list[object]) -> TypeGuard[list[str]]:
    return all(isinstance(word, str) for word in words)


@dataclass(frozen=True)
class Record:
    """All that is needed to play a game again."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, object]
    seed_hash: str
    seed: str | None  # None while play goes on, in a file that others may have
    names: tuple[str, ...]
    entries: tuple[Entry, ...] = field(default=())
    over: bool = False

    def dumps(self) -> str:
        """The text of the file: JSON, an answer a line."""
        head = {
            "igroteka": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "seed_hash": self.seed_hash,
            "seed": self.seed,
            "names": list(self.names),
            "over": self.over,
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        answers = ["    " + json.dumps([e.seat, written(e)], ensure_ascii=False) for e in self.entries]
        return "\n".join(["{", *lines, '  "answers": [', ",\n".join(answers), "  ]", "}", ""])


def hash_of(seed: str) -> str:
    """What may be told of a seed while play goes on: enough to prove afterwards that it was not changed."""
    return hashlib.sha256(f"igroteka/{seed}".encode()).hexdigest()


def loads(text: str, source: str = "-") -> Record:
    """The record this text holds; BadFile says what is wrong with it."""

    def wrong(what: str) -> BadFile:
        return BadFile("core-bad-record", file=source, what=what)

    try:
        data = json.loads(text, object_pairs_hook=_unique)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadFile("core-not-a-record", file=source) from error
    if not isinstance(data, dict) or "igroteka" not in data:
        raise BadFile("core-not-a-record", file=source)
    if type(data["igroteka"]) is not int or str(data["igroteka"]) not in FORMATS.split(", "):
        raise BadFile("core-record-format", file=source, found=data["igroteka"], known=FORMATS)

    def get(key: str, kind: type | tuple[type, ...]) -> object:
        value = data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise wrong(key)
        return value

    names = cast("list[object]", get("names", list))
    if not all(isinstance(name, str) for name in names):
        raise wrong("names")
    options = cast("dict[str, object]", get("options", dict))
    seed = cast("str | None", get("seed", (str, type(None))))
    seed_hash = cast(str, get("seed_hash", str))
    if seed is not None and hash_of(seed) != seed_hash:
        raise wrong("seed_hash")
    entries = []
    for number, row in enumerate(cast("list[object]", get("answers", list)), 1):
        if not isinstance(row, list) or len(row) != 2 or type(row[0]) is not int:
            raise wrong(f"answers, {number}")
        try:
            entries.append(entry_of(row[0], row[1]))
        except ValueError as error:
            raise wrong(f"answers, {number}") from error
    return Record(
        game=cast(str, get("game", str)),
        rules_version=cast(int, get("rules_version", int)),
        seats=cast(int, get("seats", int)),
        options=options,
        seed_hash=seed_hash,
        seed=seed,
        names=tuple(str(name) for name in names),
        entries=tuple(entries),
        over=cast(bool, get("over", bool)),
    )


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _path(path: object) -> Path:
    if not isinstance(path, str | os.PathLike) or not str(path):
        raise BadInput("core-bad-path", value=path)
    return Path(path)


def read(path: str | Path) -> Record:
    """The record in a file."""
    try:
        with _path(path).open("rb") as file:
            data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile("core-cannot-read", file=path, why=why(error)) from error
    if len(data) > LONGEST:
        raise BadFile("core-file-too-long", file=path, limit=LONGEST // 2**20)
    try:
        text = data.decode("utf-8")
    except ValueError as error:
        raise BadFile("core-not-a-record", file=path) from error
    return loads(text, str(path))


def write(record: Record, path: str | Path) -> None:
    """Put the record into a file; a file that was there before stays whole until the new one is."""
    target = _path(path)
    try:
        handle, name = tempfile.mkstemp(prefix=".igroteka-", dir=target.parent)
        part = Path(name)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(record.dumps())
                file.flush()
                os.fsync(file.fileno())
            part.chmod(0o644)
            part.replace(target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise BadFile("core-cannot-write", file=path, why=why(error)) from error


def why(error: Exception) -> str:
    """What the system says of a file, without the path."""
    return (isinstance(error, OSError) and error.strerror) or type(error).__name__


def plain(options: Mapping[str, object]) -> dict[str, object]:
    """Options as they are saved: sorted by name."""
    return {name: options[name] for name in sorted(options)}
