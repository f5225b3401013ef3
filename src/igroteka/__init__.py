"""Igroteka: a room of board games. Everything a program may rely on is exported here.

>>> from igroteka import games, new_table
>>> games.names()  # doctest: +SKIP
('fourinarow',)
"""

from igroteka import compiled as _compiled

_compiled.install()

from igroteka import games as games  # noqa: E402
from igroteka.core.errors import IgrotekaError as IgrotekaError  # noqa: E402
from igroteka.core.errors import Refused as Refused  # noqa: E402
from igroteka.core.table import Table as Table  # noqa: E402
from igroteka.core.table import new_table as new_table  # noqa: E402
from igroteka.core.wire import SPECTATOR as SPECTATOR  # noqa: E402

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "IgrotekaError", "Refused", "Table", "games", "new_table"]
