"""What is promised to programs and strangers: the exported names, the documents, the locks."""

from __future__ import annotations

import copy
import doctest
import pickle
import re
import tomllib
from pathlib import Path

import pytest

import igroteka
from igroteka import BadSetup, IgrotekaError, PlayoutRng, Refused, Table, examples, games, new_table
from igroteka.core import record as records
from igroteka.core.wire import Reason

ROOT = Path(__file__).resolve().parents[2]


def test_the_documentation_of_the_package_is_true() -> None:
    assert doctest.testmod(igroteka).failed == 0


def test_everything_promised_is_exported() -> None:
    for name in igroteka.__all__:
        assert hasattr(igroteka, name)


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "decisions").glob("*.md")]
    broken = [
        f"{page.name}: {link}"
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not broken


def test_locks_hold_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text("utf-8")
        assert "://" not in text, lock.name
        assert "--hash=sha256:" in text, lock.name


def test_the_version_is_said_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == igroteka.__version__


def test_our_errors_come_back_whole_from_another_process() -> None:
    reason = Reason("core-not-asked", ("FR-004",), {"n": 1})
    for error in (Refused(reason), BadSetup("core-bad-seats", game="x", low=1, high=2, value=3)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)
        assert str(copy.deepcopy(error)) == str(error)


class Nasty:
    def __str__(self) -> str:
        raise RuntimeError


NASTY = {
    "huge": 10**5000,
    "long": "x" * 10_000,
    "control": "a\nb\x1b[2J",
    "half": "\ud800",
    "failing": Nasty(),
    "nan": float("nan"),
    "bytes": b"\xff",
}


@pytest.mark.parametrize("value", NASTY.values(), ids=NASTY.keys())
def test_whatever_is_given_an_error_is_one_printable_line(value: object) -> None:
    for wrong in (
        lambda: new_table(value),  # type: ignore[arg-type]
        lambda: new_table("fourinarow", seats=value),  # type: ignore[arg-type]
        lambda: new_table("fourinarow", options={"first": value}),
        lambda: new_table("fourinarow", options={value: 1}),  # type: ignore[dict-item]
        lambda: new_table("fourinarow", names=[value, "b"]),  # type: ignore[list-item]
        lambda: new_table("fourinarow").answer(value, "drop:a"),  # type: ignore[arg-type]
        lambda: new_table("fourinarow").answer(0, value),  # type: ignore[arg-type]
        lambda: games.get(value),  # type: ignore[arg-type]
    ):
        with pytest.raises(IgrotekaError) as raised:
            wrong()
        said = str(raised.value)
        assert said.isprintable()
        assert len(said) < 600
        assert "{" not in said


def test_wrong_kinds_of_things_get_one_of_our_errors(tmp_path: Path) -> None:
    game = games.get("fourinarow")
    for wrong in (
        lambda: games.get([]),  # type: ignore[arg-type]
        lambda: new_table({}),  # type: ignore[arg-type]
        lambda: Table("fourinarow", 2),  # type: ignore[arg-type]
        lambda: game.new(2, None),  # type: ignore[arg-type]
        lambda: game.new(2, PlayoutRng(1), []),  # type: ignore[arg-type]
        lambda: Table.at(game, None),  # type: ignore[arg-type]
        lambda: Table.replay(None),  # type: ignore[arg-type]
        lambda: Table.load(5),  # type: ignore[arg-type]
        lambda: Table.load(None),  # type: ignore[arg-type]
        lambda: Table.load("a\0b"),
        lambda: records.loads(5),  # type: ignore[arg-type]
        lambda: new_table("fourinarow").save(5),  # type: ignore[arg-type]
        lambda: new_table("fourinarow").save(""),
        lambda: new_table("fourinarow").save("/"),
        lambda: new_table("fourinarow").save(tmp_path),
        lambda: new_table("fourinarow").save(f"{tmp_path}/a\0b"),
        lambda: new_table("fourinarow", seed="\ud800"),
        lambda: Table.replay(new_table("fourinarow").record(), to="x"),  # type: ignore[arg-type]
        lambda: examples.load(tmp_path / "a\0b"),
    ):
        with pytest.raises(IgrotekaError):
            wrong()
    assert list(tmp_path.iterdir()) == []


def test_a_record_does_not_share_the_options_of_its_table() -> None:
    table = new_table("fourinarow")
    table.record().options["first"] = "evil"
    assert table.options == {"first": "seat1"}


def test_bytes_that_are_no_state_are_refused() -> None:
    state = games.get("fourinarow").new(2, PlayoutRng(1))
    data = state.to_bytes()
    for wrong in (b"", data[:3], data[:40], data[:-60], b"\x07" + data[1:], data.replace(b"playout", b"nothing")):
        with pytest.raises(ValueError, match="not a state of this game"):
            games.get("fourinarow").new(2, PlayoutRng(1)).from_bytes(wrong)
