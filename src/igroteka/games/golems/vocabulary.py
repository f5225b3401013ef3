"""How things are called in views and events: what is of a kind by its name, places and directions by number."""

from __future__ import annotations

from typing import Annotated

from igroteka.core.grid import FACINGS
from igroteka.core.wire import Names, Spoken
from igroteka.games.golems.actions import QUESTIONS
from igroteka.games.golems.scenario import GOALS, MODE_NAMES
from igroteka.games.golems.state import (
    ENDINGS,
    FIRST,
    ITEM_NAMES,
    PART_NAMES,
    PICK_NAMES,
    SIDE_NAMES,
    STAGE_NAMES,
    STATUS_NAMES,
)
from igroteka.games.golems.tables import (
    BOT_NAMES,
    COLOUR_NAMES,
    CONTENT_NAMES,
    FACE_NAMES,
    FACES,
    HINDRANCE_NAMES,
    KIND_NAMES,
    LETTERS,
    OBJECT_NAMES,
    OBSTACLE_NAMES,
    SENSOR_NAMES,
    SIGN_NAMES,
    cell_name,
)

Item = Annotated[str, Names("Item", tuple(ITEM_NAMES))]  # of a row being carried out
Colour = Annotated[str, Names("Colour", tuple(COLOUR_NAMES))]
Card = Annotated[str, Names("Card", tuple(FACE_NAMES), below=len(FACE_NAMES) - FACES)]
Command = Annotated[str, Names("Command", tuple(LETTERS))]
RowKind = Annotated[str, Names("RowKind", tuple(KIND_NAMES))]
RowPart = Annotated[str, Names("RowPart", ("head", "first", "second"))]  # its Bonus card, or a command
Sensor = Annotated[str, Names("Sensor", tuple(SENSOR_NAMES))]
Sign = Annotated[str, Names("Sign", tuple(SIGN_NAMES))]  # of a Luck card or a logic token; a dash is none
Content = Annotated[str, Names("Content", tuple(CONTENT_NAMES))]  # of a barrel
Thing = Annotated[str, Names("Thing", tuple(OBJECT_NAMES))]  # an object of a plot
Obstacle = Annotated[str, Names("Obstacle", tuple(OBSTACLE_NAMES))]  # what is met ahead
Bot = Annotated[str, Names("Bot", tuple(BOT_NAMES))]  # a Bot Program card
Status = Annotated[str, Names("Status", tuple(STATUS_NAMES))]
Side = Annotated[str, Names("Side", tuple(SIDE_NAMES))]  # what a logic token lies on: a row, or a card of an IF
Pick = Annotated[str, Names("Pick", tuple(PICK_NAMES[FIRST:]))]  # at OR and XOR
Hindrance = Annotated[str, Names("Hindrance", tuple(HINDRANCE_NAMES[1:]))]
Loss = Annotated[str, Names("Loss", ("second", "late"))]  # of a logic token
Harm = Annotated[str, Names("Harm", ("dynamite", "water", "loop"))]
Endless = Annotated[str, Names("Endless", ("obstacle", "circle", "open"))]  # why a WHILE is
Question = Annotated[str, Names("Question", tuple(QUESTIONS))]
Stage = Annotated[str, Names("Stage", tuple(STAGE_NAMES))]
Mode = Annotated[str, Names("Mode", tuple(MODE_NAMES))]
Goal = Annotated[str, Names("Goal", tuple(GOALS))]
Landmark = Annotated[str, Names("Landmark", ("flag", "hill", "home", "place"))]  # how a cell of a goal looks
Part = Annotated[str, Names("Part", tuple(PART_NAMES))]  # of a match
Verdict = Annotated[str, Names("Verdict", ("match", "league", "dealt", "lots"))]  # how a match was decided
Ending = Annotated[str, Names("Ending", tuple(ENDINGS))]

Cell = Annotated[int, Spoken(cell_name)]
Facing = Annotated[int, Spoken(FACINGS.__getitem__)]
