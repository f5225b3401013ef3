"""Words for people, in four languages, behind `tr(language, id, …)`.

Rules and errors know ids and arguments only; the sentences are Fluent files in `locale/` folders.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "cs", "nl")

_folders: list[Path] = [Path(__file__).parent / "locale"]
_makers: list[Callable[[str], str]] = []  # of a language: further messages as Fluent text


def add_folder(folder: Path) -> None:
    """From now on messages are looked for in this folder, too: en.ftl, ru.ftl, cs.ftl, nl.ftl."""
    if folder not in _folders:
        _folders.append(folder)
        _forget()


def add_maker(maker: Callable[[str], str]) -> None:
    """From now on this makes messages of each language, too: names that stand in data files."""
    if maker not in _makers:
        _makers.append(maker)
        _forget()


def _forget() -> None:
    _bundle.cache_clear()
    _variables.cache_clear()
    _said.cache_clear()


def _texts(language: str) -> list[str]:
    """All Fluent texts of a language."""
    paths = [folder / f"{language}.ftl" for folder in _folders]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()] + [make(language) for make in _makers]


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def source(language: str) -> str:
    """All messages of a language as Fluent text."""
    return "\n".join(_texts(language))


def has(language: str, message: str) -> bool:
    """Whether this language has this message."""
    return bool(_bundle(language).has_message(message))


def tr(language: str, message: str, args: Mapping[str, object] | None = None) -> str:
    """The sentence; in English if the language lacks it, and the bare id if nobody has it."""
    given = tuple(args.items()) if args else ()
    if all(type(value) in (str, int) for _, value in given):
        return _said(language, message, given)
    return _say(language, message, given)


def _say(language: str, message: str, args: tuple[tuple[str, object], ...]) -> str:
    for known in (language, "en"):
        if known in LANGUAGES and has(known, message):
            pattern = _bundle(known).get_message(message).value
            if pattern is not None:
                text, _ = _bundle(known).format_pattern(pattern, dict(args))
                return str(text)
    return message


_said = lru_cache(4096)(_say)  # the same few sentences are said again and again


def spelled(language: str, game: str, args: Mapping[str, object]) -> dict[str, object]:
    """Arguments of an event's sentence with rows of things named: `cards` are said one by one by <game>-card."""
    said: dict[str, object] = {}
    for name, value in args.items():
        if isinstance(value, tuple):
            one = name.removesuffix("s")
            said[name] = ", ".join(tr(language, f"{game}-{one}", {one: item}) for item in value) or "–"
        else:
            said[name] = value
    return said


def errors_of(language: str, message: str, args: Mapping[str, object]) -> str:
    """What goes wrong when this is said in this language; "" if nothing does."""
    if not has(language, message):
        return "there is no such message"
    pattern = _bundle(language).get_message(message).value
    if pattern is None:
        return "the message is empty"
    _, errors = _bundle(language).format_pattern(pattern, dict(args))
    return "; ".join(str(error) for error in errors)


@cache
def _variables(language: str) -> dict[str, set[str]]:
    from fluent.syntax import ast as syntax
    from fluent.syntax import parse
    from fluent.syntax.visitor import Visitor

    class Names(Visitor):
        """Collects the arguments of one message."""

        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: syntax.VariableReference) -> None:
            self.found.add(node.id.name)

    used: dict[str, set[str]] = {}
    for text in _texts(language):
        for entry in parse(text).body:
            if isinstance(entry, syntax.Message):
                names = Names()
                names.visit(entry)
                used[entry.id.name] = names.found
    return used


def variables(language: str, message: str) -> set[str]:
    """The arguments a message uses in this language."""
    return _variables(language).get(message, set())


def of_kind(kind: str) -> str:
    """The message id of an event kind: algoracing.jumped is told by algoracing-jumped."""
    return kind.replace(".", "-").replace("_", "-")


def language_of_machine() -> str:
    """The language the user's system asks for, if we speak it; English otherwise."""
    for name in ("IGROTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
