"""How things are called in views, events and components: kinds of things by name, places and robots by number."""

from __future__ import annotations

from typing import Annotated

from igroteka.core.grid import FACINGS
from igroteka.core.wire import Names, Spoken
from igroteka.games.robomaso.actions import CHOICES, GUN_NAMES, QUESTIONS, WAY_NAMES
from igroteka.games.robomaso.box import COLOURS, FAMILIES, FIXED_NAMES, KIND_NAMES, SHAPE_NAMES, SYMBOL_NAMES
from igroteka.games.robomaso.state import ENDINGS, MACHINES, STAGES, STATUSES
from igroteka.games.robomaso.tables import CARD_NAMES, CORNER_NAMES, ROBOT_NAMES, x_of, y_of


def cell_in_words(cell: int) -> str:
    """4,7 as the sentences write it."""
    return f"{x_of(cell)},{y_of(cell)}"


def robot_in_words(robot: int) -> str:
    """The id of a robot, by which the messages know its name; none for none."""
    return ROBOT_NAMES[robot] if robot >= 0 else "none"


Card = Annotated[str, Names("Card", (*CARD_NAMES, *FIXED_NAMES))]
Shape = Annotated[str, Names("Shape", tuple(SHAPE_NAMES))]
Symbol = Annotated[str, Names("Symbol", (*SYMBOL_NAMES, *FIXED_NAMES))]
Kind = Annotated[str, Names("Kind", tuple(KIND_NAMES))]
Family = Annotated[str, Names("Family", tuple(dict.fromkeys(FAMILIES)))]
Gun = Annotated[str, Names("Gun", tuple(GUN_NAMES))]
Way = Annotated[str, Names("Way", tuple(WAY_NAMES))]  # of shooting
Choice = Annotated[str, Names("Choice", tuple(CHOICES))]
Question = Annotated[str, Names("Question", tuple(QUESTIONS))]
Stage = Annotated[str, Names("Stage", tuple(STAGES))]
Status = Annotated[str, Names("Status", tuple(STATUSES))]
Colour = Annotated[str, Names("Colour", tuple(COLOURS))]
Corner = Annotated[str, Names("Corner", tuple(CORNER_NAMES))]
Machine = Annotated[str, Names("Machine", tuple(MACHINES))]
Halt = Annotated[str, Names("Halt", ("stands", "stops"))]
Death = Annotated[str, Names("Death", ("crash", "hole", "suicide", "shot", "eaten"))]
Fate = Annotated[str, Names("Fate", ("drive", "end", "wait", "raid", "hop", "crash", "flytrap", "hole"))]
Forced = Annotated[
    str, Names("Forced", ("spent", "carried", "brakes", "wait", "may-wait", "wall", "free"))
]  # what a robot must do
Why = Annotated[str, Names("Why", ("equal", "only", "faster", "answer"))]  # an encounter is decided so
Ending = Annotated[str, Names("Ending", tuple(ENDINGS))]

Cell = Annotated[int, Spoken(cell_in_words)]
Robot = Annotated[int, Spoken(robot_in_words)]
Side = Annotated[int, Spoken(lambda side: FACINGS[side])]
