"""Making the compiled build."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from igroteka.compiled import (
    GROUP,
    MANIFEST,
    build_folder,
    cache_folder,
    hot_files,
    is_built,
    key,
    module_name,
    packages,
    seen_files,
)

# Only the entry of a module is seen from outside: the C compiler may join functions of ours (a fifth faster). Warnings
# about C that nobody wrote would take two thirds of the time.
FLAGS = ["-fvisibility=hidden", "-Wno-all"]
KEEP = 4  # builds left in the cache
STAGE = "igroteka-build-"  # the beginning of the names of folders in which builds are made, and of their locks
LEFTOVER = 3600  # seconds after which these belong to nobody


def missing() -> str:
    """What a build would need and this machine lacks, in one sentence; "" if nothing."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed"
    for module in ("mypyc", "setuptools", "librt"):
        if find_spec(module) is None:
            return f"the package {module} is not installed (pip install 'igroteka[compile]')"
    return ""


def unhashed_imports(folders: dict[str, Path]) -> list[str]:
    """Imports by which a hot module depends on a source that is not part of the build's hash."""
    known = {
        module_name(name, folder, path)
        for name, folder in folders.items()
        for path in [*hot_files(name, folder), *seen_files(folder)]
    }
    found = []
    for name, folder in folders.items():
        for path in hot_files(name, folder):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in folders:
                    names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                    if not names & known:
                        found.append(f"{module_name(name, folder, path)} imports {node.module}, which is not hot")
    return found


def build() -> Path:
    """Compile all hot modules as one group and put the result into the cache."""
    target = build_folder()
    if is_built():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with _alone(target):
        if not is_built():  # by whoever was waited for
            _make(target)
    with suppress(OSError):  # somebody else tidies up, too
        _prune()
    return target


@contextmanager
def _alone(target: Path) -> Iterator[None]:
    """Never make the same build twice at the same time: whoever comes second waits. A process that dies lets go."""
    path = target.with_name(f"{STAGE}{target.name}.lock")
    with path.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            with suppress(OSError):  # a cache on a network drive may know no locks: twice the work, the same result
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
        path.unlink(missing_ok=True)  # whoever waits finds the build


def _make(target: Path) -> None:
    """Compile copies of the sources; the build appears in its place all at once."""
    # a compiler that is told to stop may still be writing when the folder is removed
    with tempfile.TemporaryDirectory(prefix=STAGE, dir=target.parent, ignore_cleanup_errors=True) as temporary:
        stage = Path(temporary)
        staged = {}
        for name, folder in packages().items():
            staged[name] = stage / name
            shutil.copytree(folder, staged[name], ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        if target.name != f"compiled-{key(staged)}":
            raise RuntimeError("a source was edited while it was copied; try again")
        if found := unhashed_imports(staged):
            raise RuntimeError("; ".join(found))
        _compile(stage, staged)
        ready = _collect(stage, staged)
        if target.exists():  # a build that was damaged
            shutil.move(target, stage / "damaged")
        try:
            ready.rename(target)
        except OSError:  # somebody else was faster, with the same result
            if not is_built():
                raise


def _compile(stage: Path, staged: dict[str, Path]) -> None:
    """Let mypyc and the C compiler work on the copies."""
    hot = [str(path.relative_to(stage)) for name, folder in staged.items() for path in hot_files(name, folder)]
    options = f"opt_level='3', debug_level='0', group_name={GROUP!r}"
    flags = [] if sys.platform == "win32" else FLAGS
    (stage / "setup.py").write_text(
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"modules = mypycify({hot!r}, {options})\n"
        f"for module in modules:\n    module.extra_compile_args += {flags!r}\n"
        "setup(name='hot', ext_modules=modules)\n"
    )
    made = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel=2"],
        cwd=stage,
        env=os.environ | {"IGROTEKA_COMPILED": "0", "PYTHONPATH": "", "MYPYPATH": str(stage)},
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise RuntimeError("the hot modules do not compile:\n" + (made.stdout + made.stderr)[-4000:])


def _collect(stage: Path, staged: dict[str, Path]) -> Path:
    """Put the binaries into one folder, with a seal that names them."""
    ready, sizes = stage / "ready", {}
    for binary in [*stage.glob("*__mypyc*"), *(path for folder in staged.values() for path in folder.rglob("*"))]:
        if binary.name.endswith(tuple(EXTENSION_SUFFIXES)):
            place = ready / binary.relative_to(stage)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(binary, place)
            sizes[place.relative_to(ready).as_posix()] = place.stat().st_size
    (ready / MANIFEST).write_text(json.dumps(sizes), encoding="utf-8")
    return ready


def _prune() -> None:
    """Forget the oldest builds, and what builds that were cut short left behind."""
    builds = sorted(cache_folder().glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    leftovers = [p for p in cache_folder().glob(f"{STAGE}*") if time.time() - p.stat().st_mtime > LEFTOVER]
    for old in [*builds[KEEP:], *leftovers]:
        if old.is_dir():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink(missing_ok=True)
