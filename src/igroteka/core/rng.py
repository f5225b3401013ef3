"""Chance: the only source of it in rules and search, and always passed in.

All arithmetic stays below 2**53, so that interpreted and compiled code give the same numbers.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.arrays import array, listed
from igroteka.core.compat import vec

TWO_32: Final = 0x100000000  # 2**32
MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of chance. Rules use `below` and `shuffle`; `draws` counts the numbers drawn."""

    def __init__(self) -> None:
        self.draws: i64 = 0

    @abstractmethod
    def bits32(self) -> i64:
        """The next number from 0 to 2**32 - 1."""

    @abstractmethod
    def clone(self) -> Rng:
        """An independent source that will give the same numbers."""

    @abstractmethod
    def key(self) -> str:
        """All of its state as text; `rng_from` makes the source again."""

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all equally likely."""
        if limit < 1 or limit > TWO_32:
            raise ValueError(f"chance chooses among 1 to {TWO_32} possibilities, not {limit}")
        self.draws += 1
        last = TWO_32 - TWO_32 % limit
        drawn = self.bits32()
        while drawn >= last:
            drawn = self.bits32()
        return drawn % limit

    def shuffle(self, items: vec[i64]) -> None:
        """Bring the numbers into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def shuffled(self, items: list[int]) -> list[int]:
        """The same numbers in a random order."""
        numbers = array(items)
        self.shuffle(numbers)
        return listed(numbers)


class PlayoutRng(Rng):
    """Small and fast (the generator known as sfc32): for imagined games, never for a real table."""

    def __init__(self, seed: int, warm: bool = True) -> None:
        super().__init__()
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.count: i64 = 1
        if warm:  # else its numbers are put in from outside
            for _ in range(12):
                self.bits32()

    def bits32(self) -> i64:
        drawn = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + drawn) & MASK
        return drawn

    def clone(self) -> PlayoutRng:
        other = PlayoutRng(0, False)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.count = self.count
        other.draws = self.draws
        return other

    def key(self) -> str:
        return f"playout {self.draws} {self.a} {self.b} {self.c} {self.count}"


class TableRng(Rng):
    """SHA-256 of the seed and a counter: what has been drawn tells nothing about what will be."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.drawn: i64 = 0  # words given so far
        self.block = b""

    def bits32(self) -> i64:
        place = int(self.drawn % 8)
        if place == 0 or not self.block:
            self.block = hashlib.sha256(f"{self.seed}/{int(self.drawn // 8)}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def clone(self) -> TableRng:
        other = TableRng(self.seed)
        other.drawn = self.drawn
        other.block = self.block
        other.draws = self.draws
        return other

    def key(self) -> str:
        return f"table {self.draws} {self.drawn} {self.seed}"


class ScriptedRng(Rng):
    """Gives the numbers of a script, for tests and examples; it complains when they do not fit."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script

    def below(self, limit: i64) -> i64:
        if self.draws >= len(self.script):
            raise ValueError(f"the script of chance is used up: a number below {limit} was asked for")
        drawn = self.script[self.draws]
        if drawn >= limit or drawn < 0:
            raise ValueError(f"the script of chance says {drawn} where a number below {limit} is needed")
        self.draws += 1
        return drawn

    def bits32(self) -> i64:
        return self.below(TWO_32)

    def clone(self) -> ScriptedRng:
        other = ScriptedRng(self.script)
        other.draws = self.draws
        return other

    def key(self) -> str:
        return f"script {self.draws} {' '.join([str(n) for n in self.script])}"


def rng_from(key: str) -> Rng:
    """The source that gave this `key()`; a ValueError for any other text."""
    kind, draws, rest = key.split(" ", 2)
    if kind not in ("table", "playout", "script") or not draws.isdecimal():
        raise ValueError("this is not the key of a source of chance")
    if kind == "table":
        drawn, seed = rest.split(" ", 1)
        table = TableRng(seed)
        table.drawn = int(drawn)
        if table.drawn % 8:  # in the middle of a block
            table.drawn -= table.drawn % 8
            while table.drawn < int(drawn):
                table.bits32()
        table.draws = int(draws)
        return table
    numbers = [int(n) for n in rest.split()]
    if kind == "script":
        script = ScriptedRng(numbers)
        script.draws = int(draws)
        return script
    playout = PlayoutRng(0, False)
    playout.a, playout.b, playout.c, playout.count = numbers
    playout.draws = int(draws)
    return playout
