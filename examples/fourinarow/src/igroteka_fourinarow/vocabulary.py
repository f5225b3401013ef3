"""How things are called on the wire: columns and rows travel by number, and sentences say their names."""

from typing import Annotated

from igroteka.core.wire import Spoken
from igroteka_fourinarow.tables import NAMES

Column = Annotated[int, Spoken(NAMES.__getitem__)]
Row = Annotated[int, Spoken(lambda row: str(row + 1))]
