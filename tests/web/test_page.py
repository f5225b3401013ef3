"""The page fits the server: its types are those of the classes, its words are complete, nothing points elsewhere."""

from __future__ import annotations

import json
import re
import runpy
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from igroteka.core.messages import LANGUAGES
from igroteka.server import types

WEB = Path(__file__).resolve().parents[2] / "web"
LOCALES = sorted(path.parent for path in (WEB / "src").rglob("en.ftl"))


@pytest.mark.parametrize("name", types.files())
def test_generated_types_are_up_to_date(name: str) -> None:
    found = (WEB / "src/gen" / name).read_text("utf-8")
    assert found == types.files()[name], "run python -m igroteka.server.types"


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_the_words_of_the_page_are_the_same_in_four_languages(folder: Path) -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = (folder / f"{language}.ftl").read_text("utf-8")
        found: dict[str, set[str]] = {}
        for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
            if named := re.match(r"([a-z][\w-]*) =", part):
                found[named[1]] = set(re.findall(r"\$(\w+)", part))
        return found

    english = messages("en")
    assert len(english) > 5
    for language in LANGUAGES:
        assert messages(language) == english


def test_the_lock_of_the_page_holds_no_address() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert len(json.loads(text)["packages"]) > 50
    assert "://" not in text, "run node tools/locklint.mjs --fix in web"


def test_play_fetches_nothing_that_only_tests_of_the_page_need(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    fetched: list[bool] = []  # with what tests need, or without
    install = runpy.run_path(str(WEB.parent / "tools" / "page.py"))["install"]

    def run(command: Sequence[str], folder: Path, node: Path) -> bool:
        assert "ci" in command
        fetched.append("--omit=dev" not in command)
        shutil.rmtree(web / "node_modules", ignore_errors=True)
        (web / "node_modules" / ("vitest" if fetched[-1] else "vite")).mkdir(parents=True)
        return True

    for lock, tests in (("1", False), ("1", False), ("1", True), ("1", True), ("1", False), ("2", False)):
        (web / "package-lock.json").write_text(lock)
        assert install(tmp_path, tmp_path, run, tests)
    assert fetched == [False, True, True]  # whoever has what tests need keeps it
