"""What is promised to programs and strangers: the exported names, the documents, the locks."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import igroteka

ROOT = Path(__file__).resolve().parents[2]


def test_the_documentation_of_the_package_is_true() -> None:
    assert doctest.testmod(igroteka).failed == 0


def test_everything_promised_is_exported() -> None:
    for name in igroteka.__all__:
        assert hasattr(igroteka, name)


def test_the_python_in_the_readme_runs(tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    made = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


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
