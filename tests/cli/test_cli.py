"""The command line, as a user meets it: what is printed, where, and with which exit code."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir

import pytest

from igroteka import __version__, new_table
from igroteka.cli.main import main
from igroteka.cli.play import lines_of
from igroteka.core import record as records
from igroteka.core.table import Table
from tests.processes import children_of

PATIENCE = 600  # seconds for anything that must end; a busy machine is no failure


@dataclass
class Made:
    """What a command did."""

    returncode: int
    stdout: str
    stderr: str


def igroteka(*words: str, given: str = "") -> Made:
    """Run a command in this process, which is quick."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(given))
        patch.setenv("IGROTEKA_LANG", "en")
        patch.setenv("COLUMNS", "120")
        try:
            code = main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
    return Made(code, out.getvalue(), err.getvalue())


def in_a_process(*words: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command as the shell does."""
    return subprocess.run(
        [sys.executable, "-m", "igroteka", *words],
        input=given,
        env=os.environ | {"IGROTEKA_LANG": "en", "COLUMNS": "120"} | env,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    table = new_table("fourinarow", seed=5, names=["Anna", "Boris"])
    for seat, column in [(0, "d"), (1, "e"), (0, "d")]:
        table.answer(seat, f"drop:{column}")
    table.save(tmp_path / "game.igroteka.json")
    return tmp_path / "game.igroteka.json"


def test_the_version_says_which_build_runs() -> None:
    made = in_a_process("--version")
    assert re.fullmatch(rf"igroteka {__version__} \((compiled|interpreted)\)\n", made.stdout)
    assert "interpreted" in in_a_process("--version", IGROTEKA_COMPILED="0").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["frob"], "invalid choice: 'frob'"),
        (["simulate"], "the following arguments are required: GAME"),
        (["simulate", "chess"], "There is no game called chess; there are: algoracing, fourinarow"),
        (["simulate", "fourinarow", "--seats", "random"], "fourinarow is for 2 players, not for 1"),
        (["simulate", "fourinarow", "--seats", "random,genius"], "has no bot called genius"),
        (["simulate", "fourinarow", "--games", "0"], "expected a whole number from 1 to 10000000, not '0'"),
        (["simulate", "fourinarow", "--games", "many"], "expected a whole number"),
        (["simulate", "fourinarow", "--seed", ""], "A seed is"),
        (["simulate", "fourinarow", "--set", "first"], "--set is option=value, not first"),
        (["simulate", "fourinarow", "--set", "first=x"], "The option first is one of"),
        (["simulate", "fourinarow", "--set", "x=1"], "has no option x"),
        (
            ["simulate", "algoracing", "--set", "layout=@/nowhere"],
            "/nowhere cannot be read: No such file or directory.",
        ),
        (
            ["play", "algoracing", "--set", "layout=Y6-7"],
            "There is no layout “Y6-7”; there are: random, standard, Y6-1",
        ),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["examples", "nowhere.example"], "GAME|FILE is a file or one of algoracing, fourinarow"),
        (["rules", "chess"], "There is no page of rules for chess; there are: algoracing"),
        (["rules", "fourinarow", "FR-099"], "fourinarow has no paragraph FR-099"),
        (["bench", "chess"], "There is no game called chess"),
        (["play", "chess"], "There is no game called chess"),
        (["play", "fourinarow", "--seats", "me,genius"], "has no bot called genius"),
        (["play", "fourinarow", "--seats", "me"], "is for 2 players"),
        (["serve", "--port", "99999"], "expected a whole number from 0 to 65535, not '99999'"),
        (["serve", "--database", "room.db"], "A database is sqlite:///FILE, not room.db."),
        (["serve", "--database", "sqlite:////dev/null/x"], "/dev/null/x cannot be used as a database: "),
        (
            ["serve", "--host", "192.0.2.1", "--port", "0", "--database", f"sqlite:///{gettempdir()}/igroteka-test.db"],
            "The room cannot be opened on 192.0.2.1, port 0: Cannot assign requested address.",
        ),
        (["rules", "fourinarow", "--lang", "de"], "invalid choice: 'de'"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(words: list[str], sentence: str) -> None:
    made = igroteka(*words)
    assert made.returncode == 2
    assert sentence in made.stderr
    assert made.stderr.count("\n") == 1
    assert made.stdout == ""


def test_simulate_prints_json_that_can_be_repeated() -> None:
    words = ("simulate", "fourinarow", "--seats", "greedy,random", "--games", "30", "--seed", "x", "--json")
    one, two = (json.loads(igroteka(*words).stdout) for _ in range(2))
    for told in (one, two):
        told.pop("seconds")
    assert one == two
    assert one["games"] == 30
    assert sum(one["wins"]) + one["unfinished"] + one["shared"][0] == 30
    assert one != json.loads(igroteka(*words[:7], "y", "--json").stdout)


def test_simulate_prints_a_table_for_people() -> None:
    made = igroteka("simulate", "fourinarow", "--games", "5", "--set", "first=seat2")
    assert made.returncode == 0
    assert "won alone" in made.stdout
    assert made.stderr == ""


def test_replay_tells_the_story_and_draws_the_board(saved: Path) -> None:
    made = igroteka("replay", str(saved))
    assert made.stdout.splitlines() == [
        "Anna drops a disc to d1.  [FR-005]",
        "Boris drops a disc to e1.  [FR-005]",
        "Anna drops a disc to d2.  [FR-005]",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . X . . .",
        ". . . X O . .",
        "a b c d e f g",
    ]


def test_replay_goes_to_any_moment_in_any_language(saved: Path) -> None:
    made = igroteka("replay", str(saved), "--to", "1", "--lang", "ru", "--seat", "2")
    assert made.stdout.splitlines()[0] == "Anna опускает фишку на d1.  [FR-005]"
    assert "O" not in made.stdout
    assert "there is no entry 9" in igroteka("replay", str(saved), "--to", "9").stderr
    assert "Seats are numbered from 1 to 2; 9 is" in igroteka("replay", str(saved), "--seat", "9").stderr


def test_replay_draws_a_picture(saved: Path, tmp_path: Path) -> None:
    assert igroteka("replay", str(saved), "--svg", str(tmp_path / "x.svg")).returncode == 0
    picture = (tmp_path / "x.svg").read_text("utf-8")
    assert picture.startswith("<svg xmlns=")
    assert ". . . X O . ." in picture
    assert "cannot be written" in igroteka("replay", str(saved), "--svg", str(tmp_path / "no" / "x.svg")).stderr


def test_examples_hold_and_a_wrong_one_is_shown(tmp_path: Path) -> None:
    assert igroteka("examples").stdout.endswith(" examples hold.\n")
    assert igroteka("examples", "fourinarow").returncode == 0
    path = tmp_path / "x.example"
    path.write_text("example X-1: Wrong\nrules: FR-004\nthen:\n  asked: O\n")
    made = igroteka("examples", str(path), "--game", "fourinarow")
    assert made.returncode == 1
    assert "X-1 Wrong (FR-004)" in made.stdout
    assert "    - O\n      + X" in made.stdout
    assert "1 example does not hold." in made.stdout
    assert igroteka("examples", str(path)).returncode == 2
    path.write_text("example X-1\n")
    assert igroteka("examples", str(path), "--game", "fourinarow").returncode == 2


def test_rules_print_a_page_or_a_paragraph_with_its_examples() -> None:
    assert "**GB-001" in igroteka("rules", "golems").stdout
    made = igroteka("rules", "fourinarow", "fr-006")
    assert made.stdout.startswith("**FR-006** A full column takes no more discs.")
    assert "FR-E04 A full column takes no more discs" in made.stdout
    assert re.search(r"^- \S*rules/turn\.py: \d+", made.stdout, re.MULTILINE)
    made = igroteka("rules", "algoracing", "AR-R99", "--lang", "cs")
    assert made.stdout.startswith("**AR-R99 ")
    assert "Ukazují to tyto příklady:" in made.stdout
    assert "| shape | symbol | shown | count |" in igroteka("rules", "robomaso", "--data").stdout


def test_the_terminal_looks_ahead(tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "games" / "robomaso" / "replays" / "document-2.json"
    table = Table.replay(records.read(record), to=150)
    lines = lines_of(table.game.look(table.view(0)))
    assert any(line.startswith("reach: cell=") and "fate=" in line for line in lines)
    made = igroteka("play", "fourinarow", "--seats", "me,me", given="!\n!1\nq\n")
    assert "There is nothing to be seen ahead here." in made.stdout
    assert "Nothing can be seen ahead of “drop:a”." in made.stdout


def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made = igroteka("play", "fourinarow", "--seats", "me,me", "--save", str(path),
                    given="4\nu\n4\n5\n4\n5\n4\n5\ndrop:d\n")  # fmt: skip
    assert made.returncode == 0
    assert "1 (you) takes an answer back." in made.stdout
    assert "1 (you) has four in a row.  [FR-007]" in made.stdout
    assert "The game is over. 1 (you) wins." in made.stdout
    assert json.loads(path.read_text())["over"] is True


def test_a_person_is_told_why_not_and_may_leave() -> None:
    made = igroteka(
        "play", "fourinarow", "--seats", "me,me", "--lang", "nl", given="1\n1\n1\n1\n1\n1\n?drop:a\n?1\nx\nq\n"
    )
    assert "Kolom a is vol. (FR-006)" in made.stdout
    assert "Dat mag." in made.stdout
    assert "Antwoord x is er niet." in made.stdout
    assert "Je bent van tafel gegaan." in made.stdout


def test_the_end_of_input_is_no_accident() -> None:
    assert igroteka("play", "fourinarow", given="").returncode == 0
    assert in_a_process("play", "algoracing", given="").returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_without_a_word_the_room_is_opened_and_a_second_time_it_is_shown(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        [sys.executable, "-m", "igroteka"],
        env=os.environ | {"IGROTEKA_LANG": "en"} | home,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.fullmatch(r"The room is open at (http://127\.0\.0\.1:\d+) \(Ctrl\+C closes it\)\.\n", said)
        assert found is not None
        with urllib.request.urlopen(f"{found[1]}/health") as reply:
            assert reply.read() == b"ok\n"
        assert (tmp_path / "igroteka" / "room.sqlite").exists()
        again = in_a_process(**home)
        assert again.stdout == f"The room is open already, at {found[1]}.\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_operator_learns_which_game_cannot_be_played(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/room.sqlite"],
        env=os.environ | {"IGROTEKA_LANG": "en", "IGROTEKA_ROBOMASO_CARDS": str(tmp_path / "no")},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        assert process.stderr.readline() == "igroteka: robomaso: deck.csv: this file is missing.\n"
    finally:
        process.kill()
        process.communicate()


def test_bench_measures_both_builds() -> None:
    made = igroteka("bench", "fourinarow", "--rounds", "1", "--milliseconds", "20", "--json")
    [told] = json.loads(made.stdout)
    names = [row["name"] for row in told["candidates"]]
    assert names == ["compiled inside", "compiled driven", "interpreted inside", "interpreted driven"]
    assert all("decisions_per_second" in row or "problem" in row for row in told["candidates"])
    assert told["candidates"][2]["decisions_per_second"] > 0


def test_bench_names_peers_that_are_missing(tmp_path: Path) -> None:
    made = in_a_process("bench", "fourinarow", "--peers", "--rounds", "1", "--milliseconds", "20", PATH=str(tmp_path))
    assert made.returncode == 0
    assert "boardgame.io needs node and npm" in made.stdout


def shell(command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which $IG is the command."""
    known = os.environ | {"IG": f"{sys.executable} -m igroteka", "IGROTEKA_LANG": "en"} | env
    return subprocess.run(
        ["sh", "-c", command], env=known, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("$IG rules golems >&-", 0),
        ("$IG rules golems | head -1", 0),
        ("$IG rules golems >/dev/full", 2),
        ("$IG play fourinarow <&-", 0),
        ("$IG simulate fourinarow --games 3 2>&-", 0),
        ("PYTHONIOENCODING=ascii $IG examples fourinarow --lang ru", 0),
        ("PYTHONIOENCODING=cp1252 $IG play fourinarow --lang ru </dev/null", 0),
        ("$IG simulate fourinarow --seed $(printf '\\377')", 2),
        ("$IG replay /dev/zero", 2),
        ("$IG replay /", 2),
        ("$IG examples $(printf 'x%.0s' $(seq 300))", 2),
        ("$IG rules \"$(printf 'a\\nb\\033[2J')\"", 2),
        ("$IG bench fourinarow --peers --peers-python /nowhere --rounds 1 --milliseconds 5", 0),
        ("$IG bench fourinarow --peers --peers-python /bin/echo --rounds 1 --milliseconds 5", 0),
    ],
)
def test_a_hostile_shell_gets_no_traceback(command: str, code: int, tmp_path: Path) -> None:
    made = shell(command, PATH="/usr/bin:/bin")
    assert "Traceback" not in made.stdout + made.stderr
    assert made.returncode == code
    assert code == 0 or made.stderr.count("\n") == 1
    assert "\x1b[2J" not in made.stderr


def test_a_line_of_many_digits_is_no_answer() -> None:
    made = igroteka("play", "fourinarow", given=f"{'9' * 5000}\n?{'9' * 5000}\nq\n")
    assert made.returncode == 0
    assert made.stdout.count("There is no answer") == 2


def test_a_file_that_cannot_be_saved_is_told_before_the_game(tmp_path: Path) -> None:
    made = igroteka("play", "fourinarow", "--save", str(tmp_path / "no" / "game"), given="1\n")
    assert (made.returncode, made.stdout) == (2, "")
    assert "cannot be written" in made.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("children", [0, 1, 3], ids=["as it begins", "as workers begin", "as workers play"])
def test_an_interrupt_ends_quietly(children: int) -> None:
    command = [sys.executable, "-m", "igroteka", "simulate", "fourinarow", "--games", "200000", "--workers", "2"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore interrupts
    )
    out, err = "", ""
    presses = 1 if children == 3 else 6  # Python may lose an interrupt in the middle of an import
    try:
        while len(children_of(process.pid)) < children and process.poll() is None:
            time.sleep(0.01)
        while presses > 0 and process.poll() is None:
            presses -= 1
            os.killpg(process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                out, err = process.communicate(timeout=PATIENCE if presses == 0 else 30)
        assert process.poll() is not None
    finally:
        process.kill()
    if children:
        assert process.returncode == 130
        assert "Traceback" not in out + err
