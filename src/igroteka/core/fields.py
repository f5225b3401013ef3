"""The fields of a state by name, so that writing and reading a state names none of them.

What may be a field: a number, a flag, an array of numbers, a `Part`; what is `Shared` or missing is not written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

from mypy_extensions import i64, mypyc_attr

from igroteka.core.arrays import array, listed
from igroteka.core.compat import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """What never changes in the course of a game: all copies of a state share it, and it is not written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(ABC):
    """A piece of a state that has fields of its own."""

    @abstractmethod
    def clone(self) -> Part:
        """An independent copy."""


class Ints:
    """A state as a row of numbers, read back in the order in which they were written."""

    def __init__(self, items: list[int]) -> None:
        self.items = items
        self.at = 0  # the next number to be read

    def put(self, number: i64) -> None:
        """Write a number."""
        self.items.append(int(number))

    def put_all(self, numbers: vec[i64]) -> None:
        """Write an array with its length."""
        self.items.append(len(numbers))
        self.items.extend(listed(numbers))

    def take(self) -> i64:
        """Read a number."""
        number = self.items[self.at]
        self.at += 1
        return number

    def take_all(self) -> vec[i64]:
        """Read an array."""
        length = self.items[self.at]
        start = self.at + 1
        if not 0 <= length <= len(self.items) - start:
            raise ValueError("an array is cut off")
        self.at = start + length
        return array(self.items[start : self.at])


def names_of(owner: object) -> list[str]:
    """The names of all fields, in the same order in both builds."""
    names = {*getattr(type(owner), "__mypyc_attrs__", ()), *getattr(owner, "__dict__", ())}
    return sorted(names - {"__dict__"})


def write_fields(owner: object, ints: Ints, leave_out: list[str]) -> None:
    """Write all fields but some."""
    for name in names_of(owner):
        if name in leave_out:
            continue
        value = getattr(owner, name)
        if isinstance(value, int):  # flags are numbers, too
            ints.put(int(value))
        elif isinstance(value, Part):
            write_fields(value, ints, [])
        elif value is not None and not isinstance(value, Shared):
            ints.put_all(cast(vec[i64], value))


def read_fields(owner: object, ints: Ints, leave_out: list[str]) -> None:
    """Read the fields that `write_fields` wrote into an object of the same kind."""
    for name in names_of(owner):
        if name in leave_out:
            continue
        value = getattr(owner, name)
        if isinstance(value, bool):
            setattr(owner, name, ints.take() == 1)
        elif isinstance(value, int):
            setattr(owner, name, int(ints.take()))
        elif isinstance(value, Part):
            read_fields(value, ints, [])
        elif value is not None and not isinstance(value, Shared):
            setattr(owner, name, ints.take_all())
