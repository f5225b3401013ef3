"""The box as tables: commands, Golem cards, Luck cards, tokens, field parts, and a field with all rules ask of it.

Cells are numbered row by row from the top left, SPAN to a row: a1 is cell 0, a2 is cell SPAN.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, filled, zeros
from igroteka.core.compat import vec
from igroteka.core.data import CsvRow, rows_of, texts
from igroteka.core.fields import Shared
from igroteka.core.grid import EAST, NORTH, OFF, SOUTH, WEST, square_name

GOLEMS: Final = 4  # figures in the box (GB-009)
ROUNDS: Final = 10  # GB-006
SPAN: Final = 16  # cells in a row of the numbering; a field is at most so wide and so high
CELLS: Final = 256
COLOUR_NAMES: Final = ["red", "blue", "green", "yellow"]

# commands (GB-025, GB-026, GB-027, GB-028, GB-029, GB-030, GB-031, GB-032, GB-033)

FORWARD: Final = 0
BACK: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
STAND: Final = 4
STRIKE: Final = 5
DEFENCE: Final = 6
COMMANDS: Final = 7
NO_COMMAND: Final = -1
LETTERS: Final = "FBLRSXD"
INVERSE: Final[vec[i64]] = array([BACK, FORWARD, RIGHT, LEFT, STAND, DEFENCE, STRIKE])  # GB-116, GB-117
FILL: Final[vec[i64]] = array([DEFENCE, STAND, LEFT, RIGHT, BACK, FORWARD, STRIKE])  # GB-R11: harmless ones first

# what a row of a Program is (GB-034, GB-150, GB-151)

PLAIN: Final = 0
FOR: Final = 1
IF: Final = 2
WHILE: Final = 3
CALL: Final = 4
NOTHING: Final = -1  # this row does not exist
REPEATED: Final = 2  # how often FOR carries out its command (GB-035)
KIND_NAMES: Final = ["plain", "for", "if", "while", "call"]
NEEDS: Final[vec[i64]] = array([1, 1, 2, 1, 0])  # by kind: the commands lying in such a row
ROWS: Final = 7  # the longest Program: five rows and both +1 tokens

# what a condition reacts to (GB-038, GB-040, GB-R09, GB-R60)

ANY: Final = 0
SEE_BARREL: Final = 1
SEE_WALL: Final = 2
SEE_WATER: Final = 3
ATTACK: Final = 4
SENSOR_NAMES: Final = ["any", "barrel", "wall", "water", "attack"]

# Luck cards (GB-021, GB-022, GB-023); the first three have the numbers of their Bonus rows, then the logic signs

UNDRAWN: Final = -1  # a Luck card that is about to be drawn
EMPTY: Final = 0
AND: Final = 4
OR: Final = 5
NOT: Final = 6
XOR: Final = 7
SIGNS: Final = 8
SIGN_NAMES: Final = ["-", "FOR", "IF", "WHILE", "AND", "OR", "NOT", "XOR"]
EACH_TOKEN: Final = 2  # logic tokens of each kind (GB-R78)
NO_TOKEN: Final = 0

# what stands on a cell for good, and what a barrel holds (GB-072, GB-073)

WALL: Final = 1
WATER: Final = 2
LADDER: Final = 3
BARREL: Final = 4
GOLEM: Final = 5
EDGE: Final = 6
OBSTACLE_NAMES: Final = ["none", "wall", "water", "ladder", "barrel", "golem", "edge"]

# why a golem does not move

AT_EDGE: Final = 1
AT_WALL: Final = 2
AT_BARREL: Final = 3
AT_LADDER: Final = 4
SAME_CELL: Final = 5
AT_GOLEM: Final = 6
SWAP: Final = 7
HINDRANCE_NAMES: Final = ["", "edge", "wall", "barrel", "ladder", "cell", "golem", "swap"]

NO_BARREL: Final = 0
HOLDS_NOTHING: Final = 1
DYNAMITE: Final = 2
REPAIR: Final = 3
PLUS: Final = 4
MINUS: Final = 5
HOLE: Final = 6
CONTENTS: Final = 7
CONTENT_NAMES: Final = ["none", "empty", "dynamite", "repair", "plus", "minus", "hole"]
HARM: Final = 1  # the damage of what is no strike (GB-R07)
MENDED: Final = 1  # the damage that a repair takes away (GB-081)
ROWS_WON: Final[vec[i64]] = array([0, 0, 0, 0, 1, -1, 0])  # by content: rows for the next Program (GB-083, GB-084)

# what a cell is of: a summer cell restricts nothing (GB-195, GB-196)

SUMMER: Final = 0
ICE: Final = 1
SNOW: Final = 2
TERRAIN_SIGNS: Final = ".is"

NO_OBJECT: Final = 0
CRYSTAL: Final = 1
GEAR: Final = 2
TREASURE: Final = 3
OBJECT_NAMES: Final = ["none", "crystal", "gear", "treasure"]

# Bot programs (GB-015, GB-059); none has a loop or a condition of the players' cards (GB-057)

PLAYER: Final = -1  # no Bot at all
BOT_NAMES: Final = ["dice", "hunter", "guard", "fox", "breaker", "duelist", "patrol", "dummy", "clockwork"]
EYE: Final[vec[i64]] = array([0, 3, 3, 2, 2, 3, 2, 0, 0])  # by program: how far it sees (GB-063)
MEMO: Final[vec[i64]] = array([FORWARD, BACK, LEFT, RIGHT, STRIKE, DEFENCE])  # by die, from 0 (GB-066)


def _text(name: str) -> str:
    return texts("igroteka.games.golems", [name], "")[name]


def _rows(name: str) -> list[CsvRow]:
    return rows_of(name, {name: _text(name)})


def scenario_text(name: str) -> str:
    """The file of one of our scenarios."""
    return _text(f"scenarios/{name}.txt")


SCENARIO_NAMES: Final = _text("scenarios/index.txt").split()


CARD_VALUES: Final = ["power", "limit", "rows", "range"]


class Face:
    """A face of a Golem card (GB-050, GB-051, GB-052, GB-053, GB-054)."""

    def __init__(self, name: str, sheet: int, power: int, limit: int, rows: int, reach: int) -> None:
        self.name = name
        self.sheet = sheet  # the number of the card; each has two faces
        self.power = power
        self.limit = limit
        self.rows = rows
        self.reach = reach


CARDS: Final = [
    Face(r.name("id"), int(r.text("card")[0]), *[r.number_in(value, 1, 9) for value in CARD_VALUES])
    for r in _rows("cards.csv")
]
CARD_NAMES: Final = [card.name for card in CARDS]
FACES: Final = 12
SHEETS: Final = 6  # cards, each with two faces (GB-010)
SWORD: Final = 0
NO_CARD: Final = -1  # children without Golem cards (GB-205)
OWN_VALUES: Final = -2  # values of a scenario instead of a card (GB-056)
UNCHOSEN: Final = -3
FACE_NAMES: Final = [*CARD_NAMES, "unchosen", "own", "none"]  # by number; those below zero are counted from the end

# Bot Program cards: questions and where Yes and No lead; numbers below zero are ways out, to a command or to the memo

SEES: Final = 0
HITS: Final = 1  # the golem that is seen
REACHES: Final = 2  # any golem at all
NEAR_BARREL: Final = 3
BLOCKED: Final = 4
DIE_EVEN: Final = 5
DIE_LOW: Final = 6  # 1 or 2
DIE_HIGH: Final = 7  # 5 or 6
BOT_QUESTIONS: Final = ["sees", "hits", "reaches", "barrel", "blocked", "even", "low", "high"]
BY_MEMO: Final = -1 - COMMANDS


def _bot_cards() -> list[list[tuple[str, str, str]]]:
    """By program: each question with its ways; a way is a question, a command, or "memo"."""
    cards: list[list[tuple[str, str, str]]] = [[] for _ in BOT_NAMES]
    for row in _rows("bots.csv"):
        cards[row.one_of("program", BOT_NAMES)].append((row.text("question"), row.text("yes"), row.text("no")))
    return cards


BOT_CARDS: Final = _bot_cards()


def _way(program: int, name: str) -> int:
    """The number of a question of this program, or of a way out."""
    if name == "memo":
        return BY_MEMO
    if name in LETTERS:
        return -1 - LETTERS.index(name)
    return sum(len(card) for card in BOT_CARDS[:program]) + [step[0] for step in BOT_CARDS[program]].index(name)


_steps = [(program, step) for program, card in enumerate(BOT_CARDS) for step in card]
FIRST_STEP: Final[vec[i64]] = array(
    [_way(n, card[0][0] or card[0][1]) for n, card in enumerate(BOT_CARDS)]
)  # by program
ASKS: Final[vec[i64]] = array([BOT_QUESTIONS.index(step[0]) if step[0] else NOTHING for _, step in _steps])
IF_YES: Final[vec[i64]] = array([_way(program, step[1]) for program, step in _steps])
IF_NO: Final[vec[i64]] = array([_way(program, step[2]) for program, step in _steps])

_counts = {row.name("id"): int(row.text("count")) for row in _rows("commands.csv")}
COUNT: Final[vec[i64]] = array([_counts[letter] for letter in LETTERS])  # by command: cards a player has (GB-011)
KIDS_COUNT: Final[vec[i64]] = array([_counts[letter] if letter in "FBLR" else 0 for letter in LETTERS])  # GB-204
# GB-014: the ten Luck cards of a player
LUCK: Final = [r.one_of("sign", SIGN_NAMES) for r in _rows("luck.csv") for _ in range(int(r.text("count")))]
KIDS_ROWS: Final = 3  # GB-208
FREE_LIMIT: Final = 99  # the damage limit of a golem without a card

BOXED: Final = [0] * CONTENTS  # by content: barrels of this kind in the box (GB-013)
_tokens = _rows("obstacles.csv")
MOST_OTHERS: Final = sum([int(row.text("count")) for row in _tokens if row.text("front") == "wall"])
MOST_WATER: Final = sum([int(row.text("count")) for row in _tokens if row.text("back") == "water"])
for _row in _tokens:
    if _row.text("front") == "barrel":
        BOXED[_row.one_of("back", CONTENT_NAMES)] = int(_row.text("count"))
MOST_BARRELS: Final = sum(BOXED)


def _parts() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    name = ""
    for line in _text("parts.txt").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
            found[name] = []
        elif name and line.strip():
            found[name].append(line.strip())
    return found


PARTS: Final = _parts()  # by name: the winter side, row by row

assert [len(CARDS), len(LUCK), len(SIGN_NAMES)] == [FACES, ROUNDS, SIGNS]


def distance(one: i64, two: i64) -> i64:
    """How many steps two cells are apart, obstacles and gaps left aside."""
    rows = one // SPAN - two // SPAN
    columns = one % SPAN - two % SPAN
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def cell_name(cell: int) -> str:
    """b3 for the cell in the second column and the third row from above."""
    return square_name(cell, SPAN)


def lying(things: vec[i64]) -> list[tuple[int, int]]:
    """The cells on which something lies, row by row, with what it is; `things` are by cell."""
    return [(int(cell), int(things[cell])) for cell in range(len(things)) if things[cell]]


class Plan:
    """What a field is made of, as it is read from a scenario."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: list[int] = []  # the cells there are, row by row
        self.terrain = [SUMMER] * (SPAN * height)  # by cell
        self.solid = [0] * (SPAN * height)  # by cell: 0, WALL, WATER or LADDER
        self.ladders: list[list[int]] = []  # up and down of each pair, in the order of their letters
        self.parts: list[list[int]] = []  # name as a number of its letter, 1 for winter, top left cell


class Field(Shared):
    """A field with everything rules ask of it as tables. It never changes, so clones share it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.size: i64 = SPAN * plan.height
        self.count: i64 = len(plan.cells)
        self.cells: vec[i64] = array(plan.cells)
        self.here: vec[i64] = zeros(self.size)  # by cell: 1 if it is one of the field
        # by cell and facing; gaps between parts are edge (GB-R22), so parts laid apart are floors (GB-R45)
        self.next: vec[i64] = filled(4 * self.size, OFF)
        self.terrain: vec[i64] = array(plan.terrain)
        self.solid: vec[i64] = array(plan.solid)
        self.partner: vec[i64] = filled(self.size, OFF)  # by cell: the other token of its ladder (GB-091)
        self.stream: vec[i64] = filled(self.size, NOTHING)  # by cell: the number of its stream (GB-098)
        self.shore: vec[i64] = zeros(self.size)  # by cell: bits of the streams next to it
        self.icy = ICE in plan.terrain
        for cell in plan.cells:
            self.here[cell] = 1
        for cell in plan.cells:
            for facing, step in ((NORTH, -SPAN), (EAST, 1), (SOUTH, SPAN), (WEST, -1)):
                there = cell + step
                wraps = step in (1, -1) and there // SPAN != cell // SPAN
                if 0 <= there < self.size and not wraps and self.here[there]:
                    self.next[4 * cell + facing] = there
        for pair in plan.ladders:
            self.partner[pair[0]] = pair[1]
            self.partner[pair[1]] = pair[0]
        self._find_streams()

    def _find_streams(self) -> None:
        """GB-098: water tokens on neighbouring cells are one stream; its shore are the cells next to it."""
        streams = 0
        for first in self.plan.cells:
            if self.plan.solid[first] != WATER or self.stream[first] != NOTHING:
                continue
            self.stream[first] = streams
            wet = [first]
            while wet:
                cell = wet.pop()
                for facing in range(4):
                    there = int(self.next[4 * cell + facing])
                    if there == OFF:
                        continue
                    if self.plan.solid[there] != WATER:
                        self.shore[there] |= 2**streams
                    elif self.stream[there] == NOTHING:
                        self.stream[there] = streams
                        wet.append(there)
            streams += 1
