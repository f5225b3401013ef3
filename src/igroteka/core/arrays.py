"""Making arrays. The only place that does, so that compiled and interpreted modules can share them."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from igroteka.core.compat import vec


def zeros(length: i64) -> vec[i64]:
    """An array of zeros."""
    return vec[i64]([0] * length)


def filled(length: i64, value: i64) -> vec[i64]:
    """An array with the same number everywhere."""
    return vec[i64]([value] * length)


def array(items: list[int]) -> vec[i64]:
    """An array with these numbers."""
    return vec[i64](items)


def lay(items: vec[i64], numbers: Iterable[int], start: int = 0) -> None:
    """Put numbers into an array, one after the other."""
    for place, number in enumerate(numbers, start):
        items[place] = number


def firsts(items: list[int]) -> vec[i64]:
    """By number, from 0 to the largest: where it stands first."""
    return array([items.index(number) for number in range(max(items) + 1)])


def expand_counts(counts: vec[i64]) -> list[int]:
    """Things by their numbers, each as often as it is there: of 0, 2, 1 these are 1, 1, 2."""
    found: list[int] = []
    for number in range(len(counts)):
        for _ in range(counts[number]):
            found.append(number)
    return found


def listed(items: vec[i64]) -> list[int]:
    """The numbers as a list, for people and for the wire."""
    return [int(items[i]) for i in range(len(items))]
