"""Options are checked for kind and range, from words as well."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadFile, BadSetup
from igroteka.core.game import Choice, Flag, Meta, Number, Text


def refuse_short(text: str) -> None:
    if len(text) < 3:
        raise BadSetup("core-bad-text", option="layout")


META = Meta(
    name="x",
    prefix="XX",
    rules_version=2,
    seats=range(1, 3),
    turn_rules=(),
    end_rules=(),
    options=(
        Flag("fast"),
        Choice("mode", ("basic", "full")),
        Number("rounds", 10, 1, 99),
        Text("layout", "", refuse_short),
    ),
    retired={"music": "off"},
    former={1: {"mode": "full"}},
)


def test_what_is_not_given_is_as_by_default() -> None:
    options = META.complete({})
    assert options.values == {"fast": False, "mode": "basic", "rounds": 10, "layout": ""}
    assert (options.flag("fast"), options.text("mode"), options.number("rounds")) == (False, "basic", 10)


def test_options_are_numbers_too() -> None:
    assert META.complete({"fast": True, "mode": "full"}).numbers == {"fast": 1, "mode": 1, "rounds": 10}


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [("fast", "on", True), ("fast", "No", False), ("fast", True, True), ("rounds", "12", 12), ("mode", "full", "full")],
)
def test_words_are_understood(name: str, value: object, known: object) -> None:
    assert META.complete({name: value}).values[name] == known


def test_a_file_that_names_a_retired_option_with_its_only_value_is_understood() -> None:
    assert META.complete({"music": "off", "rounds": 5}).values == META.complete({"rounds": 5}).values


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("fast", "perhaps", "The option fast is on or off, not perhaps."),
        ("fast", 1, "The option fast is on or off, not 1."),
        ("mode", "odd", "The option mode is one of basic, full, not odd."),
        ("mode", ["basic"], "The option mode is one of basic, full, not ['basic']."),
        ("rounds", 100, "The option rounds is a whole number from 1 to 99, not 100."),
        ("rounds", "9" * 30, "The option rounds is a whole number from 1 to 99"),
        ("rounds", True, "The option rounds is a whole number from 1 to 99, not True."),
        ("rounds", "²", "The option rounds is a whole number from 1 to 99, not ²."),
        ("rounds", 1.5, "The option rounds is a whole number from 1 to 99, not 1.5."),
        ("layout", 5, "The option layout is a text."),
        ("layout", "ab", "The option layout is a text."),
        ("speed", 5, "x has no option speed; it has: fast, mode, rounds, layout."),
        ("music", "on", "x has no option music; it has: fast, mode, rounds, layout."),
    ],
)
def test_what_does_not_fit_gets_one_sentence(name: str, value: object, sentence: str) -> None:
    with pytest.raises(BadSetup) as raised:
        META.complete({name: value})
    assert sentence in str(raised.value)


def test_an_older_version_of_the_rules_is_a_set_of_options() -> None:
    assert META.played(2, {"fast": True}, "-") == {"fast": True}
    assert META.played(1, {"fast": True}, "-") == {"fast": True, "mode": "full"}
    assert META.played(1, {"mode": "basic"}, "-") == {"mode": "basic"}


def test_a_version_no_options_stand_for_is_refused() -> None:
    with pytest.raises(BadFile, match="was played by rules version 3"):
        META.played(3, {}, "game.json")
