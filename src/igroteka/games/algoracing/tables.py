"""The box as tables: cards, colours, blocks, boards, layouts, and a field with all that can be worked out beforehand.

Squares are numbered row by row from the south-west corner (AR-R01).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, filled, zeros
from igroteka.core.compat import vec
from igroteka.core.data import rows_of, texts
from igroteka.core.fields import Shared
from igroteka.core.grid import EAST, FACINGS, NORTH, OFF, Grid

# cards (AR-030, AR-031, AR-032, AR-033, AR-034, AR-035, AR-036, AR-037, AR-038, AR-039, AR-040, AR-041, AR-088, AR-092)

STEP: Final = 0
ALL_THE_WAY: Final = 1
JUMP: Final = 2
TURN_LEFT: Final = 3
TURN_RIGHT: Final = 4
U_TURN: Final = 5
TELEPORT: Final = 6
CYCLE_X2: Final = 7
CYCLE_X3: Final = 8
CARDS: Final = 9
COMMANDS: Final = 7  # the cards below this number are commands, the others cycles
BOX: Final = 52  # cards in the box

HAND: Final = 5  # cards a hand is refilled to (AR-021, AR-027)
PLAYS: Final = 3  # cards a turn takes at most (AR-024, AR-103)
LIMIT: Final = 5  # places of the algorithm (AR-105)
CAPACITY: Final = 3  # samples aboard (AR-049)

# corners, colours, samples

CORNERS: Final = 4
CORNER_NAMES: Final = ["sw", "nw", "ne", "se"]
TYPES: Final = 4
TYPE_NAMES: Final = ["yellow", "blue", "red", "green"]
MOST_TOKENS: Final = 5  # samples of a type in the box (AR-072)
BIT: Final[vec[i64]] = array([1, 2, 4, 8])  # of a rover

# why a one-cell move cannot be made
FREE: Final = 0
RIM: Final = 1
WALL: Final = 2
EDGE: Final = 3
STOREYS: Final = 4
ROVER: Final = 5
NOTHING: Final = 6
OCCUPIED: Final = 7
AT_HOME: Final = 8
NO_LANDING: Final = 9
SKIPS: Final = [
    "free",
    "rim",
    "wall",
    "edge",
    "storeys",
    "rover",
    "nothing",
    "occupied",
    "home",
    "landing",
]

# why an elevator is out of order (AR-R68)
WORKS: Final = 0
AT_RIM: Final = 1
AT_WALL: Final = 2
AT_HIGHER: Final = 3
AT_SAME: Final = 4


TEXTS: Final = texts(
    "igroteka.games.algoracing",
    ["bases.csv", "blocks.txt", "boards.txt", "cards.csv", "fixtures.txt", "layouts.csv"],
    "",  # nobody has files of one's own
)

LETTERS: Final[list[str]] = [row.name("letter") for row in rows_of("cards.csv", TEXTS)]
CARD_NAMES: Final[list[str]] = [row.name("id") for row in rows_of("cards.csv", TEXTS)]
COUNT: Final[vec[i64]] = array([row.number_in("count", 1, BOX) for row in rows_of("cards.csv", TEXTS)])  # by card
COLOUR_NAMES: Final[list[str]] = [row.name("colour") for row in rows_of("bases.csv", TEXTS)]
LABS: Final[list[list[int]]] = [
    [COLOUR_NAMES.index(lab) for lab in row.name("labs").split()] for row in rows_of("bases.csv", TEXTS)
]  # by token: the colours that have a lab on its three-colour side (AR-077)
assert LETTERS == ["S", "A", "J", "L", "R", "U", "T", "X2", "X3"], "data/cards.csv is in another order"


class Plan:
    """A field as it is laid out: levels, walls, elevators, marks; nothing worked out yet."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.levels: list[int] = [0] * (width * height)  # by square
        self.blocks: list[int] = [-1] * (width * height)  # by square: which block lies there, -1 for none
        self.walls: list[list[int]] = []  # pairs of squares, the lower number first
        self.elevators: list[list[int]] = []  # upper platform and facing
        self.foot_walls: list[list[int]] = []  # half covered by a block; they stop the elevators that face them
        self.marks: list[int] = []

    def at(self, column: int, row: int) -> int:
        """The square in this column and row, both from 0."""
        return row * self.width + column


def read_map(rows: list[str]) -> Plan:
    """The plan a picture shows; see data/boards.txt for its signs. A ValueError says what is wrong."""
    lines = [row[row.index("|") :] for row in rows if "|" in row]
    between = [row[row.index("+") :] for row in rows if "+" in row]
    height = len(lines)
    width = len(between[0].rstrip()) // 4 if between else 0
    if not lines or not width or len(between) != height + 1:
        raise ValueError("a picture of a field has rows of cells with a row of + above and below each")
    plan = Plan(width, height)
    for number in range(height):
        row = height - 1 - number
        cells = lines[number].rstrip()
        if len(cells) != 4 * width + 1 or cells[0] != "|":
            raise ValueError(f"row {row + 1} of the picture has not {width} cells")
        for column in range(width):
            _read_cell(plan, cells[1 + 4 * column : 5 + 4 * column], column, row)
        if row > 0:
            below = between[number + 1].ljust(4 * width + 1)
            for column in range(width):
                if below[1 + 4 * column : 4 + 4 * column] == "===":
                    plan.walls.append([plan.at(column, row - 1), plan.at(column, row)])
    plan.marks.sort()
    plan.walls.sort()
    plan.elevators.sort()
    return plan


def _read_cell(plan: Plan, cell: str, column: int, row: int) -> None:
    square = plan.at(column, row)
    if cell[0] not in "B.12" or cell[1] not in " *" or cell[2] not in " ^>v<x" or cell[3] not in " #|":
        raise ValueError(f"{cell!r} is no cell of a picture")
    plan.levels[square] = "B.12".index(cell[0]) - 1 if cell[0] in "12" else 0
    if cell[1] == "*":
        plan.marks.append(square)
    if cell[2] in "^>v<":
        plan.elevators.append([square, "^>v<".index(cell[2])])
    if cell[3] == "#" and column + 1 < plan.width:
        plan.walls.append([square, square + 1])


def _maps(name: str) -> dict[str, list[str]]:
    """The named sections of a file with pictures."""
    found: dict[str, list[str]] = {}
    title = ""
    for line in TEXTS[name].splitlines():
        if line.startswith("["):
            title = line.strip("[]")
            found[title] = []
        elif title and line.strip():
            found[title].append(line)
    return found


class Block:
    """A hill block as it lies unturned."""

    def __init__(self, name: str, width: int, depth: int, storeys: int) -> None:
        self.name = name
        self.width = width
        self.depth = depth
        self.storeys = storeys
        self.marks: list[list[int]] = []  # column and row, from 0
        self.elevators: list[list[int]] = []  # column, row, facing


def _block(name: str, rows: list[str]) -> Block:
    plan = read_map(rows)
    block = Block(name, plan.width, plan.height, plan.levels[0])
    block.marks = [[mark % plan.width, mark // plan.width] for mark in plan.marks]
    block.elevators = [[e[0] % plan.width, e[0] // plan.width, e[1]] for e in plan.elevators]
    return block


class Placement:
    """A block on the board: where its south-west square lies, and how it is turned."""

    def __init__(self, block: str, anchor: str, turn: int) -> None:
        self.block = block
        self.anchor = anchor
        self.turn = turn


class Layout:
    """A board with blocks on it."""

    def __init__(self, name: str, board: Plan, blocks: dict[str, Block], placements: list[Placement]) -> None:
        self.name = name
        self.board = board
        self.blocks = blocks  # the blocks it may use
        self.placements = placements
        self.elevators: list[list[str]] | None = None  # block, square, facing: instead of those on the blocks


BLOCKS: Final[dict[str, Block]] = {name: _block(name, rows) for name, rows in _maps("blocks.txt").items()}
BOARDS: Final[dict[str, Plan]] = {name: read_map(rows) for name, rows in _maps("boards.txt").items()}
SETS: Final[dict[str, list[str]]] = {"Y6": ["B1", "B2"], "R9": ["L1", "L2", "H1"]}  # the blocks of each side


def _placements(text: str) -> list[Placement]:
    found = []
    for part in text.split():
        block, _, rest = part.partition("@")
        anchor, _, turn = rest.partition("/")
        found.append(Placement(block, anchor, int(turn or "0")))
    return found


LAYOUTS: Final[dict[str, Layout]] = {
    row.name("id"): Layout(row.name("name"), BOARDS[row.name("board")], BLOCKS, _placements(row.name("blocks")))
    for row in rows_of("layouts.csv", TEXTS)
}


def corners_of(width: int, height: int) -> list[int]:
    """The corner squares, in the order of CORNER_NAMES."""
    return [0, (height - 1) * width, height * width - 1, width - 1]


class Field(Shared):
    """A field with everything rules ask of it as tables. It never changes, so clones share it."""

    def __init__(self, plan: Plan, strict_block_edges: bool) -> None:
        grid = Grid(plan.width, plan.height)
        self.plan = plan
        self.strict_block_edges = strict_block_edges  # AR-R10: every border of a block stops Step and All the way
        self.grid = grid
        self.size: i64 = plan.width * plan.height
        self.ahead: vec[i64] = grid.next  # by square and facing
        self.level: vec[i64] = array(plan.levels)
        self.walled: vec[i64] = zeros(4 * self.size)  # by square and facing
        self.step: vec[i64] = zeros(4 * self.size)  # by square and facing: FREE, or what stops a Step
        self.jump: vec[i64] = zeros(4 * self.size)  # the same for a Jump
        self.lift: vec[i64] = filled(self.size, OFF)  # by square: the other platform of its working elevator
        self.corner_of: vec[i64] = filled(self.size, -1)  # by square
        self.corners: vec[i64] = array(corners_of(plan.width, plan.height))
        self.states: list[int] = []  # of the elevators: WORKS, or why not
        self.ways: vec[i64] = zeros(0)  # from square to square, for bots: see hints.py
        for corner in range(CORNERS):
            self.corner_of[self.corners[corner]] = corner
        for wall in plan.walls:
            for facing in range(4):
                if grid.ahead(wall[0], facing) == wall[1]:
                    self.walled[4 * wall[0] + facing] = 1
                    self.walled[4 * wall[1] + (facing + 2) % 4] = 1
        for square in range(int(self.size)):
            for facing in range(4):
                self.step[4 * square + facing] = self._meets(square, facing, False)
                self.jump[4 * square + facing] = self._meets(square, facing, True)
        self._build_elevators()

    def _meets(self, square: int, facing: int, jump: bool) -> int:
        """AR-031, AR-R02, AR-R03, AR-R10, AR-R11: what lies in the way of a one-cell move, rovers left aside.

        AR-069, AR-071, AR-D18: a Jump leads to and from the high block, but not between it and the board.
        """
        there = int(self.ahead[4 * square + facing])
        if there == OFF:
            return RIM
        rise = abs(int(self.level[there] - self.level[square]))
        if jump:
            return STOREYS if rise > 1 else FREE
        if self.walled[4 * square + facing]:
            return WALL
        if rise > 0 or (self.strict_block_edges and self.plan.blocks[square] != self.plan.blocks[there]):
            return EDGE
        return FREE

    def _build_elevators(self) -> None:
        """AR-080, AR-081, AR-D23, AR-R67, AR-R68, AR-R73: both platforms of every working elevator.

        If there are two on a square: up before down, then N, E, S, W.
        """
        best = [9] * int(self.size)
        for elevator in self.plan.elevators:
            upper, facing = elevator[0], elevator[1]
            lower = int(self.ahead[4 * upper + facing])
            state = self._state_of(upper, lower, facing)
            self.states.append(state)
            if state == WORKS:
                for platform, other, rank in ((lower, upper, (facing + 2) % 4), (upper, lower, 4 + facing)):
                    if rank < best[platform]:
                        best[platform] = rank
                        self.lift[platform] = other

    def _state_of(self, upper: int, lower: int, facing: int) -> int:
        """AR-087, AR-R68: whether an elevator works, or why not."""
        if lower == OFF:
            return AT_RIM
        if self.level[lower] > self.level[upper]:
            return AT_HIGHER
        if self.level[lower] == self.level[upper]:
            return AT_SAME
        if self.walled[4 * upper + facing] or sorted([upper, lower]) in self.plan.foot_walls:
            return AT_WALL
        return WORKS

    def name(self, square: int) -> str:
        """AR-R01: b3 for the square in the second column and the third row."""
        return self.grid.name(square)


def fixtures() -> dict[str, Plan]:
    """The fields of the worked examples."""
    found: dict[str, Plan] = {}
    for name, rows in _maps("fixtures.txt").items():
        plan = read_map([row for row in rows if row.startswith(" ")])
        for row in rows:
            word, _, rest = row.partition(":")
            if word == "blocks":
                put_blocks(plan, rest)
            elif word == "elevators":
                put_elevators(plan, rest)
        found[name] = plan
    return found


def put_blocks(plan: Plan, text: str) -> None:
    """Which squares are one block: `c4-e6` is a block from c4 to e6."""
    grid = Grid(plan.width, plan.height)
    plan.blocks = [-1] * len(plan.levels)
    for number, part in enumerate(text.split()):
        first, _, last = part.partition("-")
        low, high = grid.square(first), grid.square(last)
        for row in range(low // plan.width, high // plan.width + 1):
            for column in range(low % plan.width, high % plan.width + 1):
                plan.blocks[plan.at(column, row)] = number


def put_elevators(plan: Plan, text: str) -> None:
    """The elevators: `d4>S` has its upper platform on d4 and its lower one south of it."""
    grid = Grid(plan.width, plan.height)
    plan.elevators = []
    for part in text.split():
        upper, _, facing = part.partition(">")
        if len(facing) != 1 or facing not in FACINGS:
            raise ValueError(f"{part!r} is no elevator; one is written d4>S")
        plan.elevators.append([grid.square(upper), FACINGS.index(facing)])
    plan.elevators.sort()


def put_walls(plan: Plan, text: str) -> None:
    """More stone walls: `c3-c4` stands between c3 and c4."""
    plan.walls = _with_walls(plan, plan.walls, text)


def put_foot_walls(plan: Plan, text: str) -> None:
    """The walls at the foot of a block that stop its elevators, written like other walls."""
    plan.foot_walls = _with_walls(plan, [], text)


def _with_walls(plan: Plan, walls: list[list[int]], text: str) -> list[list[int]]:
    """Walls, and those that are written here."""
    grid, found = Grid(plan.width, plan.height), [*walls]
    for part in text.split():
        one, _, two = part.partition("-")
        low, high = sorted([grid.square(one), grid.square(two)])
        if high not in (grid.ahead(low, NORTH), grid.ahead(low, EAST)):
            raise ValueError(f"{part!r} is no wall: a wall stands between two neighbouring squares, such as c3-c4")
        if [low, high] not in found:
            found.append([low, high])
    return sorted(found)


def put_levels(plan: Plan, text: str) -> None:
    """Other levels: `g8=1`."""
    for part in text.split():
        square, _, level = part.partition("=")
        if level not in ("0", "1", "2"):
            raise ValueError(f"{part!r} is no level; one is written g8=1")
        plan.levels[Grid(plan.width, plan.height).square(square)] = int(level)
