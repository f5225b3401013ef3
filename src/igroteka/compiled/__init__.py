"""The compiled build: hot modules made fast by mypyc, kept apart from the sources.

A build lies in the user's cache, in a folder named after a hash of every source it was made from. It is used only
while the sources still have that hash: an edited file is never shadowed by a stale compiled one.

    python -m igroteka.compiled build        make the build for the present sources
    python -m igroteka.compiled status       say which build runs

IGROTEKA_COMPILED=0 runs interpreted all the same; IGROTEKA_COMPILED=1 refuses to run without a build.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

GROUP = "igroteka_hot"  # the name of the shared library all hot modules live in
OUR_HOT = ("core/arrays.py", "core/engine.py", "core/grid.py", "core/rng.py", "bots/playout.py")
GAME_HOT = ("tables.py", "state.py", "actions.py", "flow.py", "hints.py", "rules/*.py")  # the anatomy of a game
SEAL = "complete"  # the file that says a build was finished

running = False  # whether this process runs the compiled build


def packages() -> dict[str, Path]:
    """Where our package and those of the plug-in games lie; nothing is imported to find out."""
    found = {"igroteka": Path(__file__).parent.parent}
    for point in sorted(entry_points(group="igroteka.games"), key=lambda point: point.module):
        name = point.module.partition(".")[0]
        spec = None if name in found else find_spec(name)
        if spec is not None and spec.origin is not None:
            found[name] = Path(spec.origin).parent
    return found


def hot_files(name: str, folder: Path) -> list[Path]:
    """The hot sources of a package."""
    ours = [*OUR_HOT, *(f"games/*/{pattern}" for pattern in GAME_HOT)]
    patterns = ours if name == "igroteka" else GAME_HOT
    found = {path for pattern in patterns for path in folder.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def hot_modules() -> dict[str, Path]:
    """The hot modules by name."""
    modules = {}
    for name, folder in packages().items():
        for path in hot_files(name, folder):
            dotted = ".".join(path.relative_to(folder).with_suffix("").parts)
            modules[f"{name}.{dotted}"] = path
    return modules


def key() -> str:
    """The hash of all that goes into a build: hot sources, this package, and the interpreter."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {platform.machine()} {sys.platform}".encode())
    besides = [Path(__file__), Path(__file__).with_name("__main__.py"), packages()["igroteka"] / "core" / "compat.py"]
    for name, path in [*sorted(hot_modules().items()), *((path.name, path) for path in besides)]:
        data = path.read_bytes()
        digest.update(f"{name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:24]


def cache_folder() -> Path:
    """Where builds are kept: IGROTEKA_CACHE, or the usual place of the system."""
    if own := os.environ.get("IGROTEKA_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "igroteka"


def build_folder() -> Path:
    """The folder of the build for the present sources, whether it exists or not."""
    return cache_folder() / f"compiled-{key()}"


class Finder(MetaPathFinder):
    """Loads hot modules from a build."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self.places = {
            name: path
            for name in [*modules, f"{GROUP}__mypyc"]
            for suffix in EXTENSION_SUFFIXES
            if (path := folder / (name.replace(".", "/") + suffix)).is_file()
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, if there is one of this name."""
        place = self.places.get(fullname)
        return None if place is None else spec_from_file_location(fullname, place)


def install() -> None:
    """Use the build for the present sources, if there is one; called once, before any hot module is imported."""
    global running
    wanted = os.environ.get("IGROTEKA_COMPILED", "")
    if wanted == "0" or running:
        return
    folder = build_folder()
    if (folder / SEAL).is_file() and find_spec("librt") is not None:
        sys.meta_path.insert(0, Finder(folder, list(hot_modules())))
        running = True
    elif wanted == "1":
        raise ImportError("IGROTEKA_COMPILED=1, but there is no build: run `python -m igroteka.compiled build`")
