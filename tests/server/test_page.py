"""What the server says where the page is built, and where it is not; no other test of the server needs the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.server import app
from tests.server.client import hall


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the built page would lie."""
    folder = tmp_path / "static"
    monkeypatch.setattr(app, "STATIC", folder)
    return folder


def build(static: Path) -> None:
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the page</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-1a2b.js").write_text("let page")


async def test_without_a_page_its_files_are_not_found_and_the_room_is_open(file: Path, static: Path) -> None:
    async with hall(file) as here:
        for path, status in (
            ("/assets/index-1a2b.js", 404),
            ("/assets/", 404),
            ("/icon.svg", 404),
            ("/", 503),
            ("/table/x", 503),
            ("/api/games", 200),
        ):
            assert (await here.visitor.ask("GET", path)).status_code == status, path


async def test_a_page_that_is_built_while_the_server_runs_is_found(file: Path, static: Path) -> None:
    async with hall(file) as here:
        assert (await here.visitor.ask("GET", "/assets/index-1a2b.js")).status_code == 404
        build(static)
        for path, text, kept in (
            ("/assets/index-1a2b.js", "let page", "public, max-age=31536000, immutable"),
            ("/", "<title>the page</title>", "no-cache"),
            ("/table/x", "<title>the page</title>", "no-cache"),
        ):
            reply = await here.visitor.ask("GET", path)
            assert (reply.text, reply.headers["cache-control"]) == (text, kept), path
        assert (await here.visitor.ask("GET", "/icon.svg")).text == "<svg/>"
        for path in ("/assets/other.js", "/assets/%2e%2e/index.html", "/assets/"):
            assert (await here.visitor.ask("GET", path)).status_code == 404, path
