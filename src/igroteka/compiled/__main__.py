"""Making the compiled build: `python -m igroteka.compiled build`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from igroteka.compiled import GROUP, SEAL, build_folder, cache_folder, hot_files, packages

KEEP = 4  # builds left in the cache


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


def build() -> Path:
    """Compile all hot modules as one group and put the result into the cache."""
    target = build_folder()
    if (target / SEAL).is_file():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="igroteka-build-", dir=target.parent) as temporary:
        stage = Path(temporary)
        hot = []
        for name, folder in packages().items():
            shutil.copytree(folder, stage / name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
            hot += [str(path.relative_to(folder.parent)) for path in hot_files(name, folder)]
        (stage / "setup.py").write_text(
            "from mypyc.build import mypycify\nfrom setuptools import setup\n"
            f"setup(name='hot', ext_modules=mypycify({hot!r}, opt_level='3', debug_level='0', group_name={GROUP!r}))\n"
        )
        env = os.environ | {"IGROTEKA_COMPILED": "0", "PYTHONPATH": "", "MYPYPATH": str(stage)}
        made = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=stage, env=env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if made.returncode != 0:
            raise RuntimeError("the hot modules do not compile:\n" + (made.stdout + made.stderr)[-4000:])
        ready = stage / "ready"
        for binary in [*stage.glob("*__mypyc*"), *(p for n in packages() for p in (stage / n).rglob("*"))]:
            if binary.name.endswith(tuple(EXTENSION_SUFFIXES)):
                place = ready / binary.relative_to(stage)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(binary, place)
        (ready / SEAL).write_text("")
        try:
            ready.rename(target)
        except OSError:  # somebody else was faster, with the same result
            if not (target / SEAL).is_file():
                raise
    _prune()
    return target


def _prune() -> None:
    """Forget the oldest builds."""
    builds = sorted(cache_folder().glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[KEEP:]:
        shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """The command behind `python -m igroteka.compiled`."""
    if arguments == ["status"]:
        ready = (build_folder() / SEAL).is_file()
        print("compiled" if ready else f"interpreted ({missing() or 'not built yet'})")
        return 0
    if arguments[:1] != ["build"] or arguments[1:] not in ([], ["--if-needed"]):
        print("expected: python -m igroteka.compiled build | status", file=sys.stderr)
        return 2
    if (build_folder() / SEAL).is_file():
        return 0
    if lacking := missing():
        print(f"The rules run interpreted: {lacking}.", file=sys.stderr)
        return 0 if arguments[1:] else 1
    print("Compiling the rules (once, about half a minute) …", file=sys.stderr)
    try:
        build()
    except (RuntimeError, OSError) as error:
        print(f"The rules run interpreted: {error}", file=sys.stderr)
        return 1
    return 0


raise SystemExit(main(sys.argv[1:]))
