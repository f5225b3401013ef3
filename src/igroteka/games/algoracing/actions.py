"""All possible answers, and what may forbid them.

A turn is a row of small answers; places of the algorithm are counted from 1 in words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, firsts
from igroteka.core.compat import vec
from igroteka.core.grid import FACINGS
from igroteka.games.algoracing.tables import (
    CARDS,
    COMMANDS,
    CORNER_NAMES,
    CYCLE_X2,
    LETTERS,
    LIMIT,
)

# questions
BASE: Final = 0  # choose a corner and a direction
TURN: Final = 1  # change the algorithm and run it, or pass
EXCHANGE: Final = 2  # after a pass: which cards are replaced
QUESTIONS: Final = ["algoracing-choose-base", "algoracing-turn", "algoracing-exchange"]

# verbs
INSERT: Final = 0  # lay a command so that it becomes the card at a place
COVER: Final = 1  # lay a command over the card at a place
CYCLE: Final = 2  # lay a cycle card over one place, or over two neighbouring ones
LIFT: Final = 3  # take away the cycle card that begins at a place
RUN: Final = 4
PASS: Final = 5
REPLACE: Final = 6  # mark a card for exchange
DRAW: Final = 7  # exchange what is marked
CHOOSE: Final = 8  # a corner and a direction

# why an answer is not allowed; `reasons.py` has the sentences
NOT_IN_HAND: Final = 1
THREE_CARDS: Final = 2
ROW_FULL: Final = 3
NO_PLACE: Final = 4
ONLY_BEHIND: Final = 5
NO_COVERING: Final = 6
NO_COMMAND: Final = 7
UNDER_CYCLE: Final = 8
NO_CYCLE: Final = 9
NO_ROW: Final = 10
BEGUN: Final = 11
NONE_LEFT: Final = 12
CORNER_TAKEN: Final = 13
CORNER_DEALT: Final = 14
INTO_WALL: Final = 15
OTHER_QUESTION: Final = 16

_table: list[tuple[str, int, int, int, int]] = []  # word, verb, card, place, span

for _card in range(COMMANDS):
    for _place in range(LIMIT):
        _table.append((f"lay:{LETTERS[_card]}:{_place + 1}", INSERT, _card, _place, 1))
for _card in range(COMMANDS):
    for _place in range(LIMIT):
        _table.append((f"cover:{LETTERS[_card]}:{_place + 1}", COVER, _card, _place, 1))
for _card in range(CYCLE_X2, CARDS):
    for _place in range(LIMIT):
        _table.append((f"cycle:{LETTERS[_card]}:{_place + 1}", CYCLE, _card, _place, 1))
    for _place in range(LIMIT - 1):
        _table.append((f"cycle:{LETTERS[_card]}:{_place + 1}-{_place + 2}", CYCLE, _card, _place, 2))
for _place in range(LIMIT):
    _table.append((f"lift:{_place + 1}", LIFT, 0, _place, 1))
_table.append(("run", RUN, 0, 0, 1))
_table.append(("pass", PASS, 0, 0, 1))
for _card in range(CARDS):
    _table.append((f"replace:{LETTERS[_card]}", REPLACE, _card, 0, 1))
_table.append(("draw", DRAW, 0, 0, 1))
for _corner in range(4):
    for _facing in range(4):
        _table.append((f"base:{CORNER_NAMES[_corner]}:{FACINGS[_facing]}", CHOOSE, 0, 0, 1))

_verbs = [row[1] for row in _table]

ANSWERS: Final = [row[0] for row in _table]
VERB: Final[vec[i64]] = array(_verbs)  # by code
FIRST_CODE: Final[vec[i64]] = firsts(_verbs)  # by verb
CARD: Final[vec[i64]] = array([row[2] for row in _table])  # by code
PLACE: Final[vec[i64]] = array([row[3] for row in _table])  # by code: in the algorithm, from 0
SPAN: Final[vec[i64]] = array([row[4] for row in _table])  # by code: how many places a cycle card lies over
CORNER: Final[vec[i64]] = array([max(code - FIRST_CODE[CHOOSE], 0) // 4 for code in range(len(_table))])  # by code
TOWARDS: Final[vec[i64]] = array([max(code - FIRST_CODE[CHOOSE], 0) % 4 for code in range(len(_table))])  # by code
CYCLE_CODES: Final = 2 * LIMIT - 1  # codes of one cycle card: upright, then sideways
