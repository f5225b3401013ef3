"""Values laid open, so that nothing hides from a comparison."""

from __future__ import annotations

from dataclasses import fields, is_dataclass


def laid_open(value: object) -> object:
    """A field of a state as nested tuples: plain data, or an interpreted object with its own fields."""
    own = getattr(value, "__dict__", None)
    if isinstance(own, dict) and not is_dataclass(value):
        return (type(value).__name__, *((name, laid_open(item)) for name, item in own.items()))
    if isinstance(value, list | tuple):
        return (type(value).__name__, *(laid_open(item) for item in value))
    return plain(value)


def plain(value: object) -> object:
    """All of a value as nested tuples, also the parts that `==` would pass over; only plain data has such a form."""
    if value is None or isinstance(value, bool | int | str | float | bytes):
        return (type(value).__name__, value)
    if isinstance(value, tuple | list):
        return (type(value).__name__, *(plain(item) for item in value))
    if isinstance(value, dict):
        return ("dict", *((plain(name), plain(item)) for name, item in value.items()))
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *((f.name, plain(getattr(value, f.name))) for f in fields(value)))
    if type(value).__name__ == "vec[i64]":
        return ("vec", *value)  # type: ignore[misc]
    raise TypeError(f"{type(value).__name__} is not plain data")
