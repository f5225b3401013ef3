"""All possible answers, and what may forbid them.

A Program is laid card by card, from the first row to the last; the commands of a Bonus row follow its card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, firsts
from igroteka.core.compat import vec
from igroteka.games.golems.state import FIRST, ON_YES, PICK_NAMES, SIDE_NAMES
from igroteka.games.golems.tables import (
    ANY,
    ATTACK,
    CALL,
    CARD_NAMES,
    CELLS,
    COLOUR_NAMES,
    COMMANDS,
    FOR,
    GOLEMS,
    IF,
    LETTERS,
    ROWS,
    SENSOR_NAMES,
    WHILE,
    cell_name,
)

# questions
CARD: Final = 0  # choose a Golem card and its side
COLOUR: Final = 1
SUB: Final = 2  # lay a subprogram, or none
PROGRAM: Final = 3  # lay the Program of the round
LOGIC: Final = 4  # lay a logic token, or keep it
CHOICE: Final = 5  # OR and XOR: which command is carried out
EXIT: Final = 6  # where to go ashore
SEND: Final = 7  # where to send the golem that opened a black hole
QUESTIONS: Final = [
    "golems-choose-card",
    "golems-choose-colour",
    "golems-lay-sub",
    "golems-lay-program",
    "golems-lay-token",
    "golems-choose-command",
    "golems-choose-exit",
    "golems-choose-teleport",
]

# verbs
TAKE_CARD: Final = 0
TAKE_COLOUR: Final = 1
NO_SUB: Final = 2
LAY_SUB: Final = 3
LAY: Final = 4  # a command: a row of its own, or the next one of the Bonus row that was begun
BONUS: Final = 5  # begin a Bonus row
CALL_SUB: Final = 6
READY: Final = 7
FINISH: Final = 8  # fill what is empty and be ready
KEEP: Final = 9  # the logic token
ON_ROW: Final = 10  # lay it on a row of a Program
ON_CARD: Final = 11  # lay it on a card of one's own IF
AT_CELL: Final = 12  # lay a token on a cell, go ashore there, send a golem there
DECLINE: Final = 13
PICK: Final = 14  # first, second or both

# why an answer is not allowed; `reasons.py` has the sentences
OTHER_QUESTION: Final = 1
CARD_TAKEN: Final = 2
COLOUR_TAKEN: Final = 3
TWO_COMBAT: Final = 4
NO_SUCH_CARDS: Final = 5
NONE_LEFT: Final = 6
ROWS_FULL: Final = 7
NOT_DRAWN: Final = 8
ONE_BONUS: Final = 9
NO_SUBPROGRAM: Final = 10
INSIDE_BONUS: Final = 11
EMPTY_ROWS: Final = 12
HALF_ROW: Final = 13
NO_ATTACK: Final = 14
ONLY_HARMLESS: Final = 15
NO_SENSOR: Final = 16
ONE_TOKEN: Final = 17
NO_ROW: Final = 18
NO_NEXT_ROW: Final = 19
ONLY_NOT: Final = 20
NOT_AN_IF: Final = 21
NO_CELL: Final = 22
CELL_TAKEN: Final = 23
NO_EXIT: Final = 24
NO_LANDING: Final = 25
NOT_BOTH: Final = 26

_table: list[tuple[str, int, int, int]] = []  # word, verb, what, where

for _number, _name in enumerate(CARD_NAMES):
    _table.append((f"card:{_name}", TAKE_CARD, _number, 0))
for _number, _name in enumerate(COLOUR_NAMES):
    _table.append((f"colour:{_name}", TAKE_COLOUR, _number, 0))
_table.append(("sub:none", NO_SUB, 0, 0))
for _one in range(COMMANDS):
    for _two in range(COMMANDS):
        _table.append((f"sub:{LETTERS[_one]}{LETTERS[_two]}", LAY_SUB, _one, _two))
for _one in range(COMMANDS):
    _table.append((f"lay:{LETTERS[_one]}", LAY, _one, 0))
_table.append(("for", BONUS, FOR, 0))
_table.append(("if", BONUS, IF, ANY))
for _number in range(1, ATTACK + 1):
    _table.append((f"if:{SENSOR_NAMES[_number]}", BONUS, IF, _number))
_table.append(("while", BONUS, WHILE, ANY))
for _number in range(1, ATTACK):
    _table.append((f"while:{SENSOR_NAMES[_number]}", BONUS, WHILE, _number))
_table.append(("call", CALL_SUB, CALL, 0))
_table.append(("ready", READY, 0, 0))
_table.append(("finish", FINISH, 0, 0))
_table.append(("keep", KEEP, 0, 0))
for _golem in range(GOLEMS):
    for _row in range(ROWS):
        _table.append((f"token:{COLOUR_NAMES[_golem]}:{_row + 1}", ON_ROW, _golem, _row))
for _number, _name in enumerate(SIDE_NAMES[ON_YES:], ON_YES):
    for _row in range(ROWS):
        _table.append((f"token:{_name}:{_row + 1}", ON_CARD, _number, _row))
for _cell in range(CELLS):
    _table.append((f"cell:{cell_name(_cell)}", AT_CELL, _cell, 0))
_table.append(("decline", DECLINE, 0, 0))
for _number, _name in enumerate(PICK_NAMES[FIRST:], FIRST):
    _table.append((_name, PICK, _number, 0))

ANSWERS: Final = [row[0] for row in _table]
VERB: Final[vec[i64]] = array([row[1] for row in _table])  # by code
WHAT: Final[vec[i64]] = array([row[2] for row in _table])  # by code: card, colour, command, Bonus, golem, cell, pick
WHERE: Final[vec[i64]] = array([row[3] for row in _table])  # by code: second command, sensor, row
_verbs = [row[1] for row in _table]
FIRST_CODE: Final[vec[i64]] = firsts(_verbs)  # by verb
