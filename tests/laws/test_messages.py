"""The words of core and room: every message that the code names exists in four languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from igroteka.bots.base import LEVELS
from igroteka.core.messages import LANGUAGES, add_folder, errors_of, has, tr, variables

SOURCE = Path(__file__).resolve().parents[2] / "src" / "igroteka"
NAMES = re.compile(r'"((?:core|room)-[a-z0-9-]+)"')
NAMED = sorted({name for path in SOURCE.rglob("*.py") for name in NAMES.findall(path.read_text("utf-8"))})
WRITTEN = sorted(
    name
    for part in ("core", "server")
    for name in re.findall(r"^([a-z0-9-]+) =", (SOURCE / part / "locale/en.ftl").read_text("utf-8"), re.MULTILINE)
)
add_folder(SOURCE / "server/locale")


@pytest.mark.parametrize("message", sorted({*NAMED, *WRITTEN}))
def test_a_message_exists_in_four_languages(message: str) -> None:
    for language in LANGUAGES:
        assert has(language, message), f"{language}.ftl has no {message}"
        assert variables(language, message) == variables("en", message)
        assert errors_of(language, message, dict.fromkeys(variables("en", message), 2)) == ""


FILES = [*SOURCE.rglob("*.ftl"), *(SOURCE.parents[1] / "web" / "src").rglob("*.ftl")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE.parents[1]).as_posix())
def test_a_file_of_words_holds_nothing_but_messages(file: Path) -> None:
    junk = [entry.content for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ast.Junk)]
    assert junk == []


def test_no_message_is_written_for_nobody() -> None:
    built = {"core-took-back", "core-took-back-sealed"} | {f"core-who-{name}" for name in ("me", *LEVELS)}
    assert set(WRITTEN) - set(NAMED) - built == set()


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "1 example holds."),
        ("en", 2, "2 examples hold."),
        ("ru", 1, "1 пример верен."),
        ("ru", 3, "3 примера верны."),
        ("ru", 5, "5 примеров верны."),
        ("cs", 1, "1 příklad platí."),
        ("cs", 4, "4 příklady platí."),
        ("cs", 5, "5 příkladů platí."),
        ("nl", 1, "1 voorbeeld klopt."),
        ("nl", 7, "7 voorbeelden kloppen."),
    ],
)
def test_counted_things_have_the_forms_of_the_language(language: str, count: int, sentence: str) -> None:
    assert tr(language, "core-examples-passed", {"count": count}) == sentence


def test_what_nobody_has_written_is_told_by_its_id() -> None:
    assert tr("ru", "core-there-is-no-such-thing") == "core-there-is-no-such-thing"
