"""The compiled build: hot modules made fast by mypyc, kept apart from the sources.

A build lies in the user's cache, in a folder named after a hash of every source it was made from. It is used only
while the sources still have that hash: an edited file is never shadowed by a stale compiled one.

    python -m igroteka.compiled build            make the build for the present sources
    python -m igroteka.compiled build --background   with low priority, until it is done or standard input ends
    python -m igroteka.compiled status           say which build runs

IGROTEKA_COMPILED=0 runs interpreted all the same; IGROTEKA_COMPILED=1 refuses to run without a build.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.metadata import PackageNotFoundError, entry_points, version
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

GROUP = "igroteka_hot"  # the name of the shared library all hot modules live in
OUR_HOT = (
    "core/arrays.py",
    "core/changes.py",
    "core/engine.py",
    "core/fields.py",
    "core/grid.py",
    "core/rng.py",
    "core/views.py",
    "bots/playout.py",
)
GAME_HOT = (
    *("tables.py", "box.py", "scenario.py", "layouts.py", "state.py", "actions.py", "flow.py"),
    *("hints.py", "knowledge.py", "rules/*.py"),
)
SEEN = (
    *("core/compat.py", "core/data.py", "core/errors.py", "core/wire.py", "core/messages.py"),
    *("games/*/*events.py", "*events.py", "games/*/vocabulary.py", "vocabulary.py", "games/*/view.py", "view.py"),
)  # edge modules that hot ones may import
MANIFEST = "complete.json"  # the file that says a build was finished, and which files it has

running = False  # whether this process runs the compiled build


def packages() -> dict[str, Path]:
    """Where our package and those of the plug-in games lie; nothing is imported to find out."""
    found = {"igroteka": Path(__file__).parent.parent}
    for point in sorted(entry_points(group="igroteka.games"), key=lambda point: point.value):
        name = point.value.partition(":")[0].partition(".")[0].strip()
        spec = find_spec(name) if name.isidentifier() and name not in found else None
        if spec is not None and spec.submodule_search_locations and spec.origin is not None:
            found[name] = Path(spec.origin).parent
    return found


def hot_files(name: str, folder: Path) -> list[Path]:
    """The hot sources of a package."""
    ours = [*OUR_HOT, *(f"games/*/{pattern}" for pattern in GAME_HOT)]
    found = {path for pattern in (ours if name == "igroteka" else GAME_HOT) for path in folder.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def seen_files(folder: Path) -> list[Path]:
    """The sources of a package that hot ones may import without being hot."""
    return sorted({path for pattern in SEEN for path in folder.glob(pattern)})


def module_name(package: str, folder: Path, path: Path) -> str:
    """The name of the module in a file of a package."""
    return ".".join([package, *path.relative_to(folder).with_suffix("").parts])


def hot_modules() -> dict[str, Path]:
    """The hot modules by name."""
    return {
        module_name(name, folder, path): path for name, folder in packages().items() for path in hot_files(name, folder)
    }


def key(folders: dict[str, Path]) -> str:
    """The hash of all that goes into a build of these packages: their sources, this package, and the interpreter."""
    try:
        librt = version("librt")
    except PackageNotFoundError:
        librt = "-"
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {platform.machine()} {sys.platform} {librt}".encode())
    for name, folder in sorted(folders.items()):
        maker = sorted((folder / "compiled").glob("*.py")) if name == "igroteka" else []
        for path in [*hot_files(name, folder), *seen_files(folder), *maker]:
            data = path.read_bytes()
            digest.update(f"{module_name(name, folder, path)} {len(data)} ".encode() + data)
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
    return cache_folder() / f"compiled-{key(packages())}"


def is_whole(folder: Path) -> bool:
    """Whether a build was finished and has all its files in their full length."""
    try:
        sizes = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        return bool(sizes) and all((folder / name).stat().st_size == size for name, size in sizes.items())
    except (OSError, ValueError, AttributeError):
        return False


def is_built() -> bool:
    """Whether there is a build for the present sources."""
    try:
        return is_whole(build_folder())
    except (OSError, RuntimeError):  # no home, no rights: then there is no cache, and the sources run as they are
        return False


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
    if find_spec("librt") is not None and is_built():
        sys.meta_path.insert(0, Finder(build_folder(), list(hot_modules())))
        running = True
    elif wanted == "1":
        raise ImportError("IGROTEKA_COMPILED=1, but there is no build: run `python -m igroteka.compiled build`")
