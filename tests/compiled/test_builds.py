"""The interpreted and the compiled build play the same games, to the last event; no stale build is ever used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import compiled, games
from igroteka.compiled.build import unhashed_imports
from igroteka.laws import Case, cases
from igroteka.laws.play import elsewhere
from tests.laws.subjects import PROGRESS, is_like_others

needs_build = pytest.mark.skipif(not compiled.is_built(), reason="there is no compiled build")
CASES = [case for name in games.names() for case in cases(name) if not is_like_others(case)]
CASES += [Case("progress", seats, options) for seats, options in PROGRESS]
TOLD, BARE = 1, 100  # games that are traced with all that is told; games on the bare rules


@needs_build
@pytest.mark.parametrize(("bare", "last"), [(False, TOLD), (True, BARE)], ids=["told", "bare"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_builds_play_the_same_games(case: Case, bare: bool, last: int) -> None:
    last *= 20 if case.source == "fourinarow" else 1
    last //= 4 if case.source == "progress" and bare else 1  # its games are long
    interpreted = elsewhere(case, {"IGROTEKA_COMPILED": "0"}, last, bare)
    fast = elsewhere(case, {"IGROTEKA_COMPILED": "1"}, last, bare)

    assert interpreted == fast
    assert len(fast) == last + 1


MAKE_VIEWS = """
import pickle, random, sys
from igroteka import games, new_table
chance, asked = random.Random(1), []
for name in games.names():
    table = new_table(name, 2, 1)
    for seat in [seat for _ in range(6) for seat in (0, 1)]:
        if seat not in table.asked:
            continue
        asked.append((name, seat, table.view(seat), [action.code for action in table.legal(seat)]))
        table.answer(seat, chance.choice(table.legal(seat)).word)
pickle.dump(asked, open(sys.argv[1], "wb"))
"""
CHOOSE = """
import pickle, sys
from igroteka import compiled
from igroteka.server.workers import choose
asked = pickle.load(open(sys.argv[1], "rb"))
print([choose(name, name, seat, "greedy", 1, view, legal) for name, seat, view, legal in asked])
print(compiled.running)
"""


@needs_build
def test_bots_of_one_build_can_think_about_views_of_the_other(tmp_path: Path) -> None:
    source, file = Path(compiled.__file__).parents[2], str(tmp_path / "views")
    for maker in "01":
        _ask(MAKE_VIEWS, source, file, IGROTEKA_COMPILED=maker)
        slow, fast = (_ask(CHOOSE, source, file, IGROTEKA_COMPILED=build).splitlines() for build in "01")
        assert slow[0] == fast[0]
        assert (slow[1], fast[1]) == ("False", "True")


@needs_build
def test_this_run_uses_the_build_it_was_asked_for() -> None:
    asked = os.environ.get("IGROTEKA_COMPILED")
    if asked is not None:
        assert compiled.running == (asked == "1")


def _ask(program: str, folder: Path, *words: str, **env: str) -> str:
    made = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=os.environ | {"PYTHONPATH": str(folder), "IGROTEKA_COMPILED": ""} | env,
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.strip()


WHERE = "import igroteka; from igroteka.core import engine; print(igroteka.compiled.running, engine.__file__)"


@needs_build
def test_an_edited_file_is_never_shadowed_by_a_stale_build(tmp_path: Path) -> None:
    source = Path(compiled.__file__).parents[1]
    shutil.copytree(source, tmp_path / "igroteka", ignore=shutil.ignore_patterns("__pycache__"))
    assert _ask(WHERE, tmp_path).startswith("True")

    engine = tmp_path / "igroteka" / "core" / "engine.py"
    engine.write_text(engine.read_text() + "\nEDITED = True\n")

    assert _ask(WHERE, tmp_path) == f"False {engine}"
    assert _ask("from igroteka.core import engine; print(engine.EDITED)", tmp_path) == "True"


@needs_build
@pytest.mark.parametrize("damage", ["group missing", "group cut off", "seal empty", "seal missing"])
def test_a_damaged_build_is_not_used(tmp_path: Path, damage: str) -> None:
    folder = tmp_path / compiled.build_folder().name
    shutil.copytree(compiled.build_folder(), folder)
    source = Path(compiled.__file__).parents[2]
    assert _ask(WHERE, source, IGROTEKA_CACHE=str(tmp_path)).startswith("True")
    [group] = folder.glob(f"{compiled.GROUP}*")
    if damage == "group missing":
        group.unlink()
    elif damage == "group cut off":
        group.write_bytes(group.read_bytes()[:1000])
    elif damage == "seal empty":
        (folder / compiled.MANIFEST).write_text("{}")
    else:
        (folder / compiled.MANIFEST).unlink()
    assert _ask(WHERE, source, IGROTEKA_CACHE=str(tmp_path)).startswith("False")


def test_without_a_home_the_sources_run_as_they_are() -> None:
    source = Path(compiled.__file__).parents[2]
    program = "import pathlib\ndef no(*a): raise RuntimeError('no home')\npathlib.Path.home = no\n" + WHERE
    assert _ask(program, source, IGROTEKA_CACHE="", XDG_CACHE_HOME="").startswith("False")


def test_a_hot_module_may_not_depend_on_a_source_outside_the_hash(tmp_path: Path) -> None:
    assert unhashed_imports(compiled.packages()) == []
    shutil.copytree(compiled.packages()["igroteka_fourinarow"], tmp_path / "mine")
    flow = tmp_path / "mine" / "flow.py"
    flow.write_text(flow.read_text() + "\nfrom mine.meta import META\n")
    assert unhashed_imports({"mine": tmp_path / "mine"}) == ["mine.flow imports mine.meta, which is not hot"]


@needs_build
def test_the_interpreted_build_can_be_asked_for() -> None:
    source = Path(compiled.__file__).parents[2]
    assert _ask(WHERE, source, IGROTEKA_COMPILED="0").startswith("False")
    assert _ask(WHERE, source, IGROTEKA_COMPILED="1").startswith("True")


def test_a_missing_build_that_was_asked_for_is_an_error(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-c", "import igroteka"],
        env=os.environ | {"IGROTEKA_COMPILED": "1", "IGROTEKA_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode != 0
    assert "there is no build" in made.stderr


def test_hot_modules_are_found_by_the_anatomy_of_a_game() -> None:
    hot = compiled.hot_modules()
    assert "igroteka.core.engine" in hot
    assert "igroteka_fourinarow.rules.turn" in hot
    assert "igroteka_fourinarow.view" not in hot
    assert not any(path.name == "__init__.py" for path in hot.values())


def test_no_binaries_lie_among_the_sources() -> None:
    for folder in compiled.packages().values():
        assert not [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


def test_without_librt_the_interpreted_build_runs() -> None:
    block = (
        "import sys; sys.modules['librt'] = None; sys.modules['librt.vecs'] = None\n"
        "from igroteka import games, new_table\n"
        "t = new_table('fourinarow', seed=1); t.answer(0, 'drop:d'); print(t.asked)"
    )
    source = Path(compiled.__file__).parents[2]
    assert _ask(block, source, IGROTEKA_COMPILED="0") == "(1,)"
