"""The room as a server: tables over HTTP and WebSockets, kept in a log that loses nothing."""

from pathlib import Path

from igroteka.core.messages import add_folder

add_folder(Path(__file__).parent / "locale")
