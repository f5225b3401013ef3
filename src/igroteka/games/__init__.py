"""The games: `games.names()` lists them, `games.get(name)` gives one."""

from igroteka.core.registry import get as get
from igroteka.core.registry import names as names

__all__ = ["get", "names"]
