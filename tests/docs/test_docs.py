"""What the documents show is accepted by what they describe."""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from igroteka import examples, games, new_table
from igroteka.cli.main import parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OURS = ("./play", "igroteka", ".venv/bin/igroteka")


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(page: str, language: str = "") -> list[str]:
    """The blocks of code in a page that are marked so."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """All commands the pages show, without what is said about them."""
    lines = [line for page in PAGES for line in re.findall(r"^    (\S.*)$", page.read_text("utf-8"), re.MULTILINE)]
    return sorted({re.split(r"\s{2,}", line)[0] for line in lines})


@pytest.mark.parametrize("text", blocks("docs/layouts.md", "json"), ids=lambda text: json.loads(text)["name"])
def test_a_layout_of_the_page_can_be_played(text: str) -> None:
    mode = "full" if json.loads(text)["board"] != "Y6" else "basic"
    assert new_table("algoracing", 2, 1, {"layout": text, "mode": mode}).asked


def test_elevators_as_the_page_shows_them_can_be_played() -> None:
    [shown] = re.findall(r"^\| `elevators` \|.*`(\[.*\])`", text_of("docs/layouts.md"), re.MULTILINE)
    layout = json.loads(blocks("docs/layouts.md", "json")[1]) | {"elevators": json.loads(shown)}
    assert new_table("algoracing", 2, 1, {"layout": json.dumps(layout), "mode": "full"}).asked


SCENARIOS = blocks("docs/scenarios.md")


@pytest.mark.parametrize("text", SCENARIOS, ids=lambda text: text.partition("\n")[0])
def test_a_scenario_of_the_page_can_be_played(text: str) -> None:
    assert new_table("golems", 2, 1, {"scenario": text}).asked


def test_every_word_of_a_scenario_is_shown() -> None:
    named = re.findall(r"^\| `(\w+)` \|", text_of("docs/scenarios.md").partition("| who wins |")[0], re.MULTILINE)
    shown = re.findall(r"^(\w+):", "\n".join(SCENARIOS), re.MULTILINE)
    assert len(named) > 10
    assert set(named) - set(shown) == {"pair"}  # it is for games of two to four


def wins() -> list[str]:
    table = text_of("docs/scenarios.md").partition("| who wins |")[2]
    return re.findall(r"`([^`]+)`", "".join(re.findall(r"^\|([^|]*)\|", table, re.MULTILINE)))


@pytest.mark.parametrize("win", wins())
def test_every_way_to_win_that_the_page_shows_is_known(win: str) -> None:
    yard, plot = SCENARIOS
    text = re.sub(r"^win: .*$", f"win: {win}", yard if win == "bracket" else plot, flags=re.MULTILINE)
    if win == "bracket":
        text = text.replace("kind: battle", "kind: tournament")
    assert new_table("golems", 2, 1, {"scenario": text}).asked


@pytest.mark.parametrize("text", [block for block in blocks("docs/examples.md") if "\nexample " in block])
def test_an_example_of_the_page_holds(text: str) -> None:
    for example in examples.parse(text):
        assert examples.run(games.get("fourinarow"), example).failures == []


@pytest.mark.parametrize("name", ["progress", "robomaso"])
def test_the_card_files_of_the_page_are_those_of_the_game(name: str) -> None:
    chapter = text_of("docs/cards.md").partition(f"## {name.title()}\n")[2].partition("\n## ")[0]
    files = sorted(path.name for path in (games.get(name).folder / "data").glob("*.csv"))
    assert sorted(re.findall(r"^\| `(\w+\.csv)` \|", chapter, re.MULTILINE)) == files


@pytest.mark.parametrize("page", ["README.md", "docs/add-a-game.md"])
def test_the_python_of_the_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [program] = blocks(page, "python")
    exec(compile(program.replace("mygame", "fourinarow"), page, "exec"), {})


@pytest.mark.parametrize("line", [line for line in commands() if line.split()[0] in OURS])
def test_a_command_of_the_pages_is_understood(line: str) -> None:
    words = shlex.split(line)[1:]
    assert not words or parser().parse_args(words).command == words[0]


@pytest.mark.parametrize("line", [line for line in commands() if re.search(r"python (-m|tools/)", line)])
def test_a_program_of_the_pages_is_there(line: str) -> None:
    for module in re.findall(r"python -m (\S+)", line):
        assert importlib.util.find_spec(module) is not None
    for file in re.findall(r"python (tools/\S+)", line):
        assert (ROOT / file).is_file()


FILES = [Path(line) for line in subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()]
GAMES = ("algoracing", "golems", "progress", "robomaso")
MAPS = {
    "STYLE.md": text_of("STYLE.md").partition("## Where things live")[2].partition("Imports go one way")[0],
    "ARCHITECTURE.md": text_of("ARCHITECTURE.md").partition("## The map")[2].partition("\n## ")[0],
}


def modules(*parts: str) -> set[str]:
    """The modules of folders of the package, those that Python asks for by name left out."""
    folders = [Path("src/igroteka", part) for part in parts]
    return {path.name for path in FILES if path.parent in folders and path.suffix == ".py" and "__" not in path.name}


def named(page: str) -> set[str]:
    """What looks like a file in the map of a page."""
    return set(re.findall(r"[\w.-]+\.(?:py|md|toml|ts|svelte|css|ftl)\b", MAPS[page]))


@pytest.mark.parametrize("page", MAPS)
def test_a_map_names_every_module(page: str) -> None:
    wanted = modules("core", "bots", "server")
    if page == "STYLE.md":
        shared = Counter(path.name for path in FILES if path.parent in [Path("web/src/games", game) for game in GAMES])
        wanted |= modules(*(f"games/{game}" for game in GAMES)) | {name for name, count in shared.items() if count > 2}
    assert wanted - named(page) == set()


@pytest.mark.parametrize("page", MAPS)
def test_a_map_names_nothing_that_does_not_exist(page: str) -> None:
    assert named(page) - {path.name for path in FILES} == set()
