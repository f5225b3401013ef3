"""One game to be tried: which, with how many seats, with which options, from which seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from igroteka.core import registry
from igroteka.core.engine import Action, State
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.messages import add_folder
from igroteka.core.rng import PlayoutRng, Rng, TableRng
from igroteka.core.table import Table, fingerprint
from igroteka.core.wire import SPECTATOR, Seat

Reshuffle = Callable[[Any, Seat, Rng], State]


class LawBroken(AssertionError):
    """A game does not keep a law; the sentence says which and where."""


@dataclass(frozen=True)
class Case:
    """A game as it is tried by the laws."""

    source: str  # a game's name, or module:attribute of a game that is not registered
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 0
    reshuffle: Reshuffle | None = None  # another state that a seat cannot tell from this one
    most: int = 20_000  # answers after which a game counts as endless

    @property
    def game(self) -> Game[Any, Any]:
        """The game itself."""
        return find(self.source)

    def table(self) -> Table:
        """A new table for this case."""
        return Table(self.game, self.seats, self.seed, self.options)

    def rng(self, purpose: str) -> PlayoutRng:
        """Chance for choosing answers: the same for the same case and purpose."""
        digest = hashlib.sha256(f"{self.source} {self.seats} {self.seed} {purpose}".encode()).digest()
        return PlayoutRng(int.from_bytes(digest[:12], "big"))

    def broken(self, law: str, what: str) -> LawBroken:
        """The error to raise."""
        return LawBroken(f"{self.source}, {self.seats} seats, {dict(self.options)}, seed {self.seed}: {law}: {what}")

    def __str__(self) -> str:
        told = [name if value is True else str(value) for name, value in self.options.items()]
        return f"{self.source}-{self.seats}-{'-'.join(told) or 'usual'}-{self.seed}"


def find(source: str) -> Game[Any, Any]:
    """The game a case is about."""
    if ":" not in source:
        return registry.get(source)
    module, _, attribute = source.partition(":")
    game = getattr(import_module(module), attribute)
    assert isinstance(game, Game)
    add_folder(game.folder / "locale")
    return game


def cases(
    source: str,
    seeds: range = range(1),
    reshuffle: Reshuffle | None = None,
    brief: Mapping[str, object] | None = None,
) -> list[Case]:
    """Every number of seats with every preset, from every seed; nobody plays, so with the options of such games."""
    meta = find(source).meta
    presets = [{**meta.automatic, **(brief or {}), **options} for options in meta.presets.values() or [{}]]
    return [
        Case(source, seats, options, seed, reshuffle)
        for seats in meta.seats
        for options in presets
        if goes_together(source, seats, options)
        for seed in seeds
    ]


def goes_together(source: str, seats: int, options: Mapping[str, object]) -> bool:
    """Whether so many can play with these options."""
    meta = find(source).meta
    try:
        if meta.check is not None:
            meta.check(seats, meta.complete(options))
    except BadSetup:
        return False
    return True


def choose(case: Case, table: Table, rng: Rng) -> tuple[Seat, Action]:
    """A random answer of a random seat among those asked."""
    asked = table.asked
    seat = asked[int(rng.below(len(asked)))]
    legal = table.legal(seat)
    if not legal:
        raise case.broken("progress", f"after {table.count} answers seat {seat} is asked but has no answer")
    return seat, legal[int(rng.below(len(legal)))]


def walk(case: Case, purpose: str) -> Iterator[tuple[Table, Seat, Action]]:
    """A random game, stopped before every answer."""
    table, rng = case.table(), case.rng(purpose)
    for _ in range(case.most):
        if table.over:
            return
        seat, action = choose(case, table, rng)
        yield table, seat, action
        table.answer(seat, action)


def positions(case: Case, purpose: str) -> Iterator[Table]:
    """A random game, stopped at every position, the last one included."""
    table = case.table()
    for table, _, _ in walk(case, purpose):
        yield table
    yield table


def run_down(case: Case) -> str:
    """A whole random game on the bare rules, every set of legal answers and the last state in one short text."""
    game, rng = case.game, case.rng("run down")
    state = game.new(case.seats, TableRng(str(case.seed)), case.options)
    codes = game.rules.codes_of(state, state.mover)
    seen, answers = hashlib.sha256(), 0
    while codes and answers < case.most:
        seen.update(repr(codes).encode())
        codes = game.rules.step(state, codes[int(rng.below(len(codes)))])
        answers += 1
    return f"{answers} {seen.hexdigest()[:16]} {fingerprint(state)}"


def trace(case: Case, answers: int = 400) -> list[str]:
    """A line an answer: fingerprint, what was told and shown to whom, what was legal. Equal traces are equal games."""
    lines = [fingerprint(case.table().state)]
    table, rng = case.table(), case.rng("trace")
    everybody = range(SPECTATOR, case.seats)
    while not table.over and len(lines) <= answers:
        told = len(table.log)
        seat, action = choose(case, table, rng)
        table.answer(seat, action)
        seen = [(repr(table.view(s)), table.prompt(s), [a.word for a in table.legal(s)]) for s in everybody]
        refused = table.why_not(seat, case.game.rules.actions[int(rng.below(case.game.rules.size))])
        digest = hashlib.sha256(repr((list(table.log[told:]), seen, refused)).encode()).hexdigest()[:12]
        lines.append(f"{seat} {action.word} {table.fingerprint()} {digest}")
    return lines
