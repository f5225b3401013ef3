"""Igroteka: a room of board games. Everything a program may rely on is exported here.

A table checks, remembers and tells each seat what it may know:

>>> from igroteka import PlayoutRng, Refused, games, new_table
>>> table = new_table("fourinarow", seed=7, names=["Anna", "Boris"])
>>> table.asked, table.prompt(0)
((0,), 'fourinarow-drop')
>>> table.legal(0)
[drop:a, drop:b, drop:c, drop:d, drop:e, drop:f, drop:g]
>>> table.answer(0, "drop:d")
>>> table.why_not(0, "drop:d").rules
('FR-004',)
>>> try:
...     table.answer(0, "drop:d")
... except Refused as refused:
...     print(refused)
It is not your turn to answer. (FR-004)
>>> table.undo(0)
>>> [event.kind for _, event in table.events(1)]
['fourinarow.dropped', 'core.took_back']
>>> print(table.game.notation.draw(table.view(1)).splitlines()[-1])
a b c d e f g

The rules alone, for search and learning; nothing is checked, and chance is passed in:

>>> game = games.get("fourinarow")
>>> state = game.new(2, PlayoutRng(1))
>>> codes = game.rules.codes_of(state, state.mover)
>>> while codes:
...     codes = game.rules.step(state, codes[0])
>>> game.rules.winners(state)
[0]
"""

from igroteka import compiled as _compiled

_compiled.install()  # before anything hot is imported

from igroteka import games as games  # noqa: E402
from igroteka.core.errors import BadAnswer as BadAnswer  # noqa: E402
from igroteka.core.errors import BadFile as BadFile  # noqa: E402
from igroteka.core.errors import BadInput as BadInput  # noqa: E402
from igroteka.core.errors import BadSetup as BadSetup  # noqa: E402
from igroteka.core.errors import IgrotekaError as IgrotekaError  # noqa: E402
from igroteka.core.errors import Refused as Refused  # noqa: E402
from igroteka.core.errors import UnknownGame as UnknownGame  # noqa: E402
from igroteka.core.rng import PlayoutRng as PlayoutRng  # noqa: E402
from igroteka.core.table import Table as Table  # noqa: E402
from igroteka.core.table import new_table as new_table  # noqa: E402
from igroteka.core.wire import SPECTATOR as SPECTATOR  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "BadAnswer",
    "BadFile",
    "BadInput",
    "BadSetup",
    "IgrotekaError",
    "PlayoutRng",
    "Refused",
    "Table",
    "UnknownGame",
    "games",
    "new_table",
]
