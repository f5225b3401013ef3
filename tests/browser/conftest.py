"""A real Chromium, a real server, and guests who sit down at its tables."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.client import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("IGROTEKA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
PATIENCE = 120_000  # milliseconds; a busy machine is no failure
SLOWEST = 0.5  # the speed at which a test has time to see events pass
LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped, and it is said how to get one."""
    for item in items:
        if "browser" in item.path.parts and not CHROMIUM:
            item.add_marker(pytest.mark.skip(reason="no Chromium here (Debian: apt-get install chromium)"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium; root has no sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM or None,
        "args": [*QUIET, *(["--no-sandbox"] if root else [])],
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room that all tests of this process share."""
    with Server(tmp_path_factory.mktemp("room"), "--sockets", "1000", "--tables", "1000", "--rate", "1000") as running:
        yield running


Visit = Callable[..., Page]


class Guests:
    """Browsers with nothing in common; whatever any of their pages complains about fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en",
        size: dict[str, int] = LAPTOP,
        speed: float = 0,
        keep: dict[str, object] | None = None,
        dark: bool = False,
    ) -> Page:
        """A page in a browser of its own; `speed` 0 shows events at once."""
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size is PHONE,
            reduced_motion="reduce" if speed == 0 else "no-preference",
        )
        self.contexts.append(context)
        kept: dict[str, object] = {"speed": speed, "language": language} | (keep or {})
        context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem('igroteka.' + name) === null)"
            " localStorage.setItem('igroteka.' + name, JSON.stringify(value));"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if self._is_bad(said) else None)
        page.goto(self.address + path)
        return page

    def _is_bad(self, said: Any) -> bool:
        lost = "ERR_CONNECTION" in said.text or "WebSocket connection" in said.text  # some tests end the server
        refused = "Failed to load resource" in said.text  # a refusal is shown by the page itself
        return said.type == "error" and not lost and not refused

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Guests]:
    """Open pages as guests would."""
    guests = Guests(browser, server.address)
    yield guests
    guests.close()
    assert guests.complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The program that looks for barriers; run with page.evaluate it needs no leave of the content policy."""
    return Path("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
