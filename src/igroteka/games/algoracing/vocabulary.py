"""How things are called on the wire: what is of a kind by name, places and directions by number."""

from typing import Annotated

from igroteka.core.grid import FACINGS
from igroteka.core.wire import Names, Spoken
from igroteka.games.algoracing.state import ENDINGS
from igroteka.games.algoracing.tables import COLOUR_NAMES, CORNER_NAMES, LETTERS, SKIPS, TYPE_NAMES

Card = Annotated[str, Names("Card", tuple(LETTERS))]
Colour = Annotated[str, Names("Colour", tuple(COLOUR_NAMES))]
SampleType = Annotated[str, Names("SampleType", tuple(TYPE_NAMES))]
Skip = Annotated[str, Names("Skip", tuple(SKIPS[1:]))]  # why a command cannot be carried out
Ending = Annotated[str, Names("Ending", tuple(ENDINGS))]

Corner = Annotated[int, Spoken(CORNER_NAMES.__getitem__)]
Facing = Annotated[int, Spoken(FACINGS.__getitem__)]
Square = int  # row by row from the south-west corner; how it is called depends on the width of the board
