"""Rule examples that run: read them, play them, and say exactly where one does not hold.

`docs/examples.md` explains the format. The generic part is here; a game's `notation.py` adds how its positions
and answers are written.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any, cast

from igroteka import pages
from igroteka.core.engine import State
from igroteka.core.errors import BadFile, IgrotekaError, Refused
from igroteka.core.game import Game
from igroteka.core.record import why
from igroteka.core.rng import PlayoutRng, Rng, ScriptedRng
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Event

SUFFIX = ".example"
PARAGRAPH = re.compile(rf"[A-Z]+-{pages.NUMBER}")
HEADS = ("rules", "options", "seats", "chance")  # once, before the steps
STEPS = ("given", "arrange", "when", "then", "refused", "events")  # and "sees NAME"


@dataclass(frozen=True)
class Step:
    """One line of an example with the block below it."""

    word: str
    text: str
    block: str
    line: int


@dataclass(frozen=True)
class Example:
    """A position, answers, and what must come out."""

    file: str
    line: int
    id: str
    title: str
    rules: tuple[str, ...]
    heads: dict[str, str]
    steps: tuple[Step, ...]


@dataclass
class Outcome:
    """How an example ended: with nothing to say, or with what was expected and what came out."""

    example: Example
    failures: list[str] = field(default_factory=list)


def wrong(file: str, line: int, what: str) -> BadFile:
    """The error for a file that cannot be read."""
    return BadFile("core-bad-example", file=file, line=line, what=what)


def load(path: str | Path) -> list[Example]:
    """The examples in a file, at least one."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise wrong(path.name, 1, "the file is not UTF-8 text") from error
    except (OSError, ValueError) as error:
        raise BadFile("core-cannot-read", file=path, why=why(error)) from error
    found = list(parse(text, path.name))
    if not found:
        raise wrong(path.name, 1, "there is no example in this file")
    return found


def parse(text: str, file: str = "-") -> Iterator[Example]:
    """The examples in a text."""
    start, ident, title = 0, "", ""
    steps: list[Step] = []
    known: set[str] = set()
    for step in _steps(text, file):
        if step.word.startswith("example ") or step.word == "example":
            if start:
                yield _example(file, start, ident, title, steps)
            start, ident, title, steps = step.line, step.word[8:].strip(), step.text, []
            if not ident or not title:
                raise wrong(file, step.line, "an example begins with “example ID: title”")
            if ident in known:
                raise wrong(file, step.line, f"there is an example {ident} already")
            known.add(ident)
        elif not start:
            raise wrong(file, step.line, "an example begins with “example ID: title”")
        else:
            steps.append(step)
    if start:
        yield _example(file, start, ident, title, steps)


def _steps(text: str, file: str) -> Iterator[Step]:
    """Lines that begin at the margin, each with the indented lines that follow it."""
    lines = text.replace("\t", "    ").splitlines()
    at = 0
    while at < len(lines):
        line, number = lines[at], at + 1
        at += 1
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            raise wrong(file, number, "an indented line belongs to a line at the margin, and there is none")
        word, colon, rest = line.partition(":")
        if not colon:
            raise wrong(file, number, f"a colon is missing after {word.split()[0]!r}")
        block = []
        while at < len(lines) and (lines[at].startswith(" ") or not lines[at].strip()):
            block.append(lines[at])
            at += 1
        yield Step(word.strip(), rest.strip(), dedent("\n".join(block)).strip("\n"), number)


def _example(file: str, line: int, ident: str, title: str, steps: list[Step]) -> Example:
    heads: dict[str, str] = {}
    acts: list[Step] = []
    for step in steps:
        if step.word in HEADS:
            if step.word in heads or acts:
                raise wrong(file, step.line, f"“{step.word}:” stands once, before the steps of an example")
            heads[step.word] = step.text
        elif step.word in STEPS or step.word.startswith("sees "):
            if step.word == "given" and acts:
                raise wrong(file, step.line, "“given:” is the first step of an example")
            acts.append(step)
        else:
            known = ", ".join((*HEADS, *STEPS, "sees NAME"))
            raise wrong(file, step.line, f"“{step.word}:” is unknown; there are: {known}")
    if not heads.get("rules"):
        raise wrong(file, line, f"{ident} has no “rules:” line; an example shows at least one paragraph")
    if not any(step.word not in ("given", "arrange", "when") for step in acts):
        raise wrong(file, line, f"{ident} expects nothing; add “then:”, “refused:”, “events:” or “sees NAME:”")
    return Example(file, line, ident, title, _ids(heads["rules"], file, line), heads, tuple(acts))


def _ids(text: str, file: str, line: int) -> tuple[str, ...]:
    """The paragraphs a line names, each by itself, so that a search finds it."""
    words = text.replace(",", " ").split()
    for word in words:
        if not PARAGRAPH.fullmatch(word):
            raise wrong(file, line, f"“rules:” names paragraphs such as FR-007 FR-R01, not {word!r}")
    return tuple(words)


def phrases(text: str) -> list[str]:
    """The phrases of a row: commas part them, but not those within brackets, as in (4,7)."""
    return re.split(r",(?![^(]*\))", text)


def values(step: Step, file: str) -> dict[str, tuple[str, int]]:
    """The named values of a block, each with its line; a value may go on over deeper lines."""
    found: dict[str, tuple[str, int]] = {}
    lines = step.block.splitlines()
    at = 0
    while at < len(lines):
        name, colon, rest = lines[at].partition(":")
        if not lines[at].strip():
            at += 1
            continue
        line = step.line + 1 + at
        if not colon or name.startswith(" "):
            raise wrong(file, line, f"here stands “name: value”, not {lines[at].strip()!r}")
        if name.strip() in found:
            raise wrong(file, line, f"{name.strip()!r} stands here twice")
        at += 1
        more = []
        while at < len(lines) and (lines[at].startswith(" ") or not lines[at].strip()):
            more.append(lines[at])
            at += 1
        value = "\n".join(part for part in (rest.strip(), dedent("\n".join(more)).strip("\n")) if part)
        found[name.strip()] = value, line
    if not found or step.text:
        raise wrong(file, step.line, f"“{step.word}:” has lines “name: value” below it, and here are none")
    return found


def run(game: Game[Any, Any], example: Example) -> Outcome:
    """Play an example."""
    outcome = Outcome(example)
    try:
        _Run(game, example, outcome).play()
    except IgrotekaError as error:
        outcome.failures.append(str(error))
    return outcome


class _Run:
    """An example being played."""

    def __init__(self, game: Game[Any, Any], example: Example, outcome: Outcome) -> None:
        self.game = game
        self.example = example
        self.outcome = outcome
        self.options = self._options()
        self.table = Table.at(game, self._start(), self.options)
        self.happened: list[Event] = []  # since the last `when`

    def _wrong(self, line: int, what: object) -> BadFile:
        return wrong(self.example.file, line, str(what))

    def _options(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for part in self.example.heads.get("options", "").split():
            name, equals, value = part.partition("=")
            if not (name and equals and value):
                raise self._wrong(self.example.line, f"an option is written name=value without spaces, not {part!r}")
            found[name] = value
        try:
            self.game.meta.complete(found)
        except IgrotekaError as error:
            raise self._wrong(self.example.line, error) from error
        return found

    def _chance(self) -> Rng:
        script = self.example.heads.get("chance")
        if script is None:
            return PlayoutRng(1)
        try:
            return ScriptedRng([int(n) for n in script.split()])
        except ValueError as error:
            raise self._wrong(self.example.line, "“chance:” is a row of whole numbers") from error

    def _start(self) -> State:
        game, first = self.game, self.example.steps[0]
        try:
            seats = self.example.heads.get("seats", str(game.meta.seats.start))
            count = game.meta.check_seats(int(seats) if seats.isdecimal() and len(seats) < 4 else seats)
            if first.word != "given":
                return cast(State, game.new(count, self._chance(), self.options))
            given = {name: value for name, (value, _) in values(first, self.example.file).items()}
            return cast(State, game.notation.read(given, count, game.meta.complete(self.options), self._chance()))
        except (IgrotekaError, ValueError) as error:
            raise self._placed(first, error) from error

    def _placed(self, step: Step, error: Exception) -> BadFile:
        """An error with the place where it happened, said once."""
        if isinstance(error, BadFile) and error.message == "core-bad-example":
            return error
        return self._wrong(step.line, error)

    def play(self) -> None:
        """Step by step; what does not hold is noted, and the example goes on."""
        known = _paragraphs(self.game.name, self.game.meta.prefix)
        if unknown := [rule for rule in self.example.rules if known is not None and rule not in known]:
            raise self._wrong(self.example.line, f"{self.game.name} has no paragraph {', '.join(unknown)}")
        for step in self.example.steps:
            try:
                if step.word == "when":
                    self._when(step)
                elif step.word == "arrange":
                    changes = {name: value for name, (value, _) in values(step, self.example.file).items()}
                    self.table = self._arranged(self.table, changes)
                elif step.word == "refused":
                    self._refused(step)
                elif step.word == "then":
                    self._compare(step, self._tell())
                elif step.word == "events":
                    self._events(step)
                elif step.word.startswith("sees "):
                    self._compare(step, self._seen(step.word[5:].strip()))
            except Refused as error:
                self._fail(step.line, f"refused: {error}")
                return
            except (IgrotekaError, ValueError) as error:
                raise self._placed(step, error) from error

    def _when(self, step: Step) -> None:
        self.happened = []
        for phrase in phrases(step.text):
            self.table = self._arranged(self.table, self.game.notation.arrange(self.table.state, phrase.strip()))
            before = len(self.table.log)
            self._do(self.table, phrase.strip())
            self.happened += self.table.log[before:]

    def _arranged(self, table: Table, changes: dict[str, str]) -> Table:
        """The table with some values of its position changed; nothing that happened before can be taken back."""
        if not changes:
            return table
        notation, options = self.game.notation, self.game.meta.complete(self.options)
        gone = {name for change in changes for name in notation.replaces.get(change, ())}
        told = {name: value for name, value in notation.write(table.state).items() if name not in gone}
        told = {name: value for name, value in (told | changes).items() if value}
        return Table.at(self.game, notation.read(told, table.seats, options, table.state.rng.clone()), self.options)

    def _do(self, table: Table, phrase: str) -> None:
        """What a phrase of an example says: an answer, a row of small ones, a takeback, or leaving for good."""
        word, _, rest = phrase.partition(" ")
        if not phrase:
            raise BadFile("core-no-answers")
        if word in ("undo", "leave"):
            seat = self.game.notation.seat(rest.strip(), table.state)
            table.undo(seat) if word == "undo" else table.leave(seat)
            return
        for seat, answer in self.game.notation.perform(table.state, phrase):
            table.answer(seat, answer)

    def _refused(self, step: Step) -> None:
        """A phrase is tried at a copy of the table, so that nothing changes."""
        phrase, _, by = step.text.partition(" by ")
        if len(phrases(phrase)) > 1:
            raise self._wrong(step.line, "“refused:” takes one answer; write a line for each")
        if not by and not phrase.startswith(("undo ", "leave ")):
            raise self._wrong(step.line, "name the paragraphs that refuse it: “refused: … by FR-006”")
        changes = self.game.notation.arrange(self.table.state, phrase.strip())
        try:
            self._do(self._arranged(self.table.copy(), changes), phrase.strip())
        except Refused as error:
            wanted = _ids(by, self.example.file, step.line)
            if missing := [rule for rule in wanted if rule not in error.reason.rules]:
                known = ", ".join(error.reason.rules) or "no paragraph"
                self._fail(step.line, f"refused by {known}, not by {', '.join(missing)}")
            return
        self._fail(step.line, "it was not refused")

    def _events(self, step: Step) -> None:
        expected = step.text.replace(",", " ").split()
        happened = [event.kind.partition(".")[2] for event in self.happened]
        if expected != happened:
            self._differ(step.line, "events", "\n".join(expected), "\n".join(happened))

    def _tell(self) -> dict[str, str]:
        table, names = self.table, self.game.notation.names(self.table.state)
        told = {
            "asked": " ".join(names[seat] for seat in table.asked) or "nobody",
            "legal": " ".join(action.word for seat in table.asked for action in table.legal(seat)),
            "scores": " ".join(str(score) for score in self.game.scores(table.state)),
            "winners": " ".join(names[seat] for seat in (table.winners if table.over else [])) or "nobody",
        }
        return told | self.game.notation.facts(table.state) | self.game.notation.write(table.state)

    def _seen(self, name: str) -> dict[str, str]:
        seat = SPECTATOR if name == "spectator" else self.game.notation.seat(name, self.table.state)
        return self.game.notation.write_view(self.table.view(seat))

    def _compare(self, step: Step, told: dict[str, str]) -> None:
        for name, (expected, line) in values(step, self.example.file).items():
            if name not in told:
                raise self._wrong(line, f"there is no value {name!r} here; there are: {', '.join(told)}")
            actual = "\n".join(row.rstrip() for row in dedent(told[name]).strip("\n").splitlines())
            wanted = "\n".join(row.rstrip() for row in expected.splitlines())
            if actual != wanted:
                self._differ(line, name, wanted, actual)

    def _differ(self, line: int, name: str, expected: str, actual: str) -> None:
        rows = difflib.ndiff(expected.splitlines(), actual.splitlines())
        shown = [row for row in rows if not row.startswith("?")]
        self._fail(line, f"{name}: - expected, + came out\n" + "\n".join(f"    {row}" for row in shown))

    def _fail(self, line: int, what: str) -> None:
        self.outcome.failures.append(f"{self.example.file}, line {line}: {what}")


@cache
def _paragraphs(name: str, prefix: str) -> frozenset[str] | None:
    """The ids of a game's rules; None if it has no page."""
    return frozenset(pages.ids(pages.page(name), prefix)) if name in pages.places() else None


def files_of(game: Game[Any, Any]) -> list[Path]:
    """The example files that come with a game."""
    return sorted((game.folder / "examples").glob(f"**/*{SUFFIX}"))
