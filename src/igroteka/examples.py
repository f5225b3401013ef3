"""Rule examples that run: read them, play them, and say exactly where one does not hold.

`docs/examples.md` explains the format. The generic part is here; a game's `notation.py` adds how its positions
and answers are written.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from textwrap import dedent
from typing import Any

from igroteka.core.engine import State
from igroteka.core.errors import BadFile, IgrotekaError, Refused
from igroteka.core.game import Game
from igroteka.core.rng import PlayoutRng, Rng, ScriptedRng
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Seat, View

SUFFIX = ".example"
HEADS = ("rules", "options", "seats", "chance")  # once, before the steps
STEPS = ("given", "when", "then", "refused", "events")  # and "sees NAME"


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


def load(path: Path) -> list[Example]:
    """The examples in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile("core-cannot-read", file=str(path), why=error.strerror or type(error).__name__) from error
    except ValueError as error:
        raise wrong(str(path), 1, "the file is not UTF-8 text") from error
    return list(parse(text, path.name))


def parse(text: str, file: str = "-") -> Iterator[Example]:
    """The examples in a text."""
    start, ident, title = 0, "", ""
    steps: list[Step] = []
    for step in _steps(text, file):
        if step.word.startswith("example ") or step.word == "example":
            if start:
                yield _example(file, start, ident, title, steps)
            start, ident, title, steps = step.line, step.word[8:].strip(), step.text, []
            if not ident or not title:
                raise wrong(file, step.line, "an example begins with “example ID: title”")
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
    rules = tuple(heads.get("rules", "").replace(",", " ").split())
    if not rules:
        raise wrong(file, line, f"{ident} has no “rules:” line; an example shows at least one paragraph")
    if not any(step.word not in ("given", "when") for step in acts):
        raise wrong(file, line, f"{ident} expects nothing; add “then:”, “refused:”, “events:” or “sees NAME:”")
    return Example(file, line, ident, title, rules, heads, tuple(acts))


def values(step: Step, file: str) -> dict[str, str]:
    """The named values of a block; a value may go on over deeper lines."""
    found: dict[str, str] = {}
    lines = step.block.splitlines()
    at = 0
    while at < len(lines):
        name, colon, rest = lines[at].partition(":")
        if not lines[at].strip():
            at += 1
            continue
        if not colon or name.startswith(" ") or name.strip() in found:
            what = f"{name.strip()!r} is not a new “name: value”"
            raise wrong(file, step.line + 1 + at, what)
        at += 1
        more = []
        while at < len(lines) and (lines[at].startswith(" ") or not lines[at].strip()):
            more.append(lines[at])
            at += 1
        found[name.strip()] = "\n".join(part for part in (rest.strip(), dedent("\n".join(more)).strip("\n")) if part)
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
        self.told = 0  # events before the last `when`

    def _options(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for part in self.example.heads.get("options", "").split():
            name, _, value = part.partition("=")
            found[name] = value
        self.game.meta.complete(found)
        return found

    def _chance(self) -> Rng:
        script = self.example.heads.get("chance")
        if script is None:
            return PlayoutRng(1)
        try:
            return ScriptedRng([int(n) for n in script.split()])
        except ValueError as error:
            raise wrong(self.example.file, self.example.line, "“chance:” is a row of whole numbers") from error

    def _start(self) -> State:
        game, example = self.game, self.example
        seats = example.heads.get("seats", str(game.meta.seats.start))
        count = game.meta.check_seats(int(seats) if seats.isdecimal() else seats)
        first = example.steps[0]
        try:
            if first.word != "given":
                state: State = game.new(count, self._chance(), self.options)
            else:
                given = values(first, example.file)
                state = game.notation.read(given, count, game.meta.complete(self.options), self._chance())
        except ValueError as error:
            raise wrong(example.file, first.line, str(error)) from error
        return state

    def play(self) -> None:
        """Step by step; what does not hold is noted, and the example goes on."""
        for step in self.example.steps:
            try:
                if step.word == "when":
                    self.told = len(self.table.log)
                    for seat, word in self._answers(step.text):
                        self._do(seat, word)
                elif step.word == "refused":
                    self._refused(step)
                elif step.word == "then":
                    self._compare(step, self._tell())
                elif step.word == "events":
                    self._events(step)
                elif step.word.startswith("sees "):
                    self._compare(step, self._seen(step.word[5:].strip()))
            except Refused as error:
                self._fail(step, f"refused: {error}")
                return
            except (IgrotekaError, ValueError) as error:
                raise wrong(self.example.file, step.line, str(error)) from error

    def _answers(self, text: str) -> list[tuple[Seat, str]]:
        if text.startswith("undo "):
            return [(self.game.notation.seat(name), "undo") for name in text[5:].replace(",", " ").split()]
        return self.game.notation.perform(self.table.state, text)

    def _do(self, seat: Seat, word: str) -> None:
        if word == "undo":
            self.table.undo(seat)
        else:
            self.table.answer(seat, word)

    def _refused(self, step: Step) -> None:
        text, _, rules = step.text.partition(" by ")
        before = self.table.fingerprint()
        answers = self._answers(text.strip())
        try:
            for seat, word in answers:
                self._do(seat, word)
        except Refused as error:
            missing = [rule for rule in rules.replace(",", " ").split() if rule not in error.reason.rules]
            if missing:
                self._fail(
                    step, f"refused by {', '.join(error.reason.rules) or 'no paragraph'}, not {', '.join(missing)}"
                )
            if len(answers) == 1 and self.table.fingerprint() != before:
                self._fail(step, "refused, but the table has changed")
            return
        self._fail(step, "it was not refused")

    def _events(self, step: Step) -> None:
        expected = step.text.replace(",", " ").split()
        happened = [event.kind.partition(".")[2] for event in self.table.log[self.told :]]
        if expected != happened:
            self._differ(step, "events", "\n".join(expected), "\n".join(happened))

    def _tell(self) -> dict[str, str]:
        table, names = self.table, self.game.notation.seats
        told = {
            "asked": " ".join(names[seat] for seat in table.asked) or "nobody",
            "legal": " ".join(action.word for seat in table.asked for action in table.legal(seat)),
            "scores": " ".join(str(score) for score in self.game.scores(table.state)),
        }
        if table.over:
            told["winners"] = " ".join(names[seat] for seat in table.winners)
        return told | self.game.notation.tell(table.state)

    def _seen(self, name: str) -> dict[str, str]:
        seat = SPECTATOR if name == "spectator" else self.game.notation.seat(name)
        view: View = self.table.view(seat)
        return {f.name: _plain(getattr(view, f.name)) for f in fields(view)}

    def _compare(self, step: Step, told: dict[str, str]) -> None:
        for name, expected in values(step, self.example.file).items():
            if name not in told:
                raise wrong(
                    self.example.file, step.line, f"there is no value {name!r} here; there are: {', '.join(told)}"
                )
            actual = "\n".join(line.rstrip() for line in told[name].strip("\n").splitlines())
            expected = "\n".join(line.rstrip() for line in expected.splitlines())
            if actual != expected:
                self._differ(step, name, expected, actual)

    def _differ(self, step: Step, name: str, expected: str, actual: str) -> None:
        rows = difflib.ndiff(expected.splitlines(), actual.splitlines())
        shown = [row for row in rows if not row.startswith("?")]
        self._fail(step, f"{name}: - expected, + came out\n" + "\n".join(f"    {row}" for row in shown))

    def _fail(self, step: Step, what: str) -> None:
        self.outcome.failures.append(f"{self.example.file}, line {step.line}: {what}")


def _plain(value: object) -> str:
    """A field of a view as text: rows of values with spaces between them."""
    if isinstance(value, tuple | list):
        return " ".join(_plain(item) for item in value)
    return str(value)


def files_of(game: Game[Any, Any]) -> list[Path]:
    """The example files that come with a game."""
    return sorted((game.folder / "examples").glob(f"**/*{SUFFIX}"))
